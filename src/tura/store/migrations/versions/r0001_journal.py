"""The journal, the catalogue of events, and persons."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_REFUSE = "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
# INSERT OR REPLACE would delete without the trigger on DELETE.
_SQLITE_GUARDS = (
    f"CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal {_REFUSE}",
    f"CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal {_REFUSE}",
    """CREATE TRIGGER journal_no_replace BEFORE INSERT ON journal WHEN EXISTS
    (SELECT 1 FROM journal WHERE event_id = NEW.event_id AND seq = NEW.seq)
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
)
_POSTGRES_GUARDS = (
    """CREATE FUNCTION journal_append_only() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$""",
    """CREATE TRIGGER journal_no_change BEFORE UPDATE OR DELETE ON journal
    FOR EACH ROW EXECUTE FUNCTION journal_append_only()""",
    """CREATE TRIGGER journal_no_truncate BEFORE TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION journal_append_only()""",
)


def upgrade() -> None:
    """An empty database gets its tables and the journal its guards."""
    _event()
    _journal()
    _person()
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    for guard in _SQLITE_GUARDS if is_sqlite else _POSTGRES_GUARDS:
        op.execute(guard)


def _journal() -> None:
    op.create_table(
        "journal",
        sa.Column("event_id", sa.Text, sa.ForeignKey("event.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
    )


def _event() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("slug", sa.Text, nullable=False, unique=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )


def _person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("folded", sa.Text, nullable=False, server_default=""),
        sa.Column("fide_id", sa.Text, nullable=False, server_default=""),
        sa.Column("fshr_id", sa.Text, nullable=False, server_default=""),
        sa.Column("body", sa.Text, nullable=False, server_default=""),
        sa.Column("contacts", sa.Text, nullable=False, server_default=""),
        sa.Column("erased", sa.Text),
    )
    for column in ("folded", "fide_id", "fshr_id"):
        op.create_index(f"person_{column}", "person", [column])
