"""What Alembic runs: the migrations, inside the transaction that ``tura.store.revision`` opened."""

from alembic import context

from tura.store.schema import REVISION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=REVISION_TABLE)
context.run_migrations()
