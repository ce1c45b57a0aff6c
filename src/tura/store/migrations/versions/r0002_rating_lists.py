"""Published rating lists, by date."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables for the lists, their players and their ratings."""
    op.create_table(
        "list_player",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("sounds", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    # PostgreSQL finds beginnings by this operator class whatever the database's collation is.
    patterns = {"sounds": "text_pattern_ops"}
    op.create_index("list_player_sounds", "list_player", ["sounds"], postgresql_ops=patterns)
    op.create_table(
        "rating_list",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("discipline", sa.Text, primary_key=True),
        sa.Column("listed", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, nullable=False),
    )
    op.create_table(
        "list_rating",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("discipline", sa.Text, primary_key=True),
        sa.Column("listed", sa.Text, primary_key=True),
        sa.Column("value", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
