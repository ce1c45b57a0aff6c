"""Results claimed from players' phones."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def _seat() -> tuple[sa.Column[str] | sa.Column[int], ...]:
    return (
        sa.Column("event_id", sa.Text, primary_key=True),
        sa.Column("field", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
    )


def upgrade() -> None:
    """The secret that codes are made with, boards whose codes were revoked, and claims."""
    op.create_table(
        "phone_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table("phone_seat", *_seat(), sa.Column("generation", sa.Integer, nullable=False))
    op.create_table(
        "phone_claim",
        *_seat(),
        sa.Column("side", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
    )
