"""Accounts, their sessions, and invitation links."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Three tables; tokens are kept as hashes."""
    op.create_table(
        "account",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("sections", sa.Text, nullable=False, server_default=""),
        sa.Column("password", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "session",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
        sa.Column("expires", sa.Text, nullable=False),
    )
    op.create_table(
        "invitation",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("sections", sa.Text, nullable=False, server_default=""),
        sa.Column("expires", sa.Text, nullable=False),
    )
