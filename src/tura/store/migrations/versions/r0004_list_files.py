"""Where the players of a rating list are."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """The name of the list's own file."""
    op.add_column("rating_list", sa.Column("file", sa.Text, nullable=False, server_default=""))
