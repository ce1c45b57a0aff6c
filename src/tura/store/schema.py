"""The tables: the journal is the truth, ``event`` and ``person`` stand beside it."""

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()

JOURNAL = Table(
    "journal",
    METADATA,
    Column("event_id", Text, ForeignKey("event.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

EVENT = Table(
    "event",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("slug", Text, nullable=False, unique=True),
    Column("title", Text, nullable=False),
    Column("created", Text, nullable=False),
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    # What people search by, folded: lower case, ё as е.
    Column("folded", Text, nullable=False, server_default=""),
    Column("fide_id", Text, nullable=False, server_default=""),
    Column("fshr_id", Text, nullable=False, server_default=""),
    Column("body", Text, nullable=False, server_default=""),
    Column("contacts", Text, nullable=False, server_default=""),
    Column("erased", Text),
    Index("person_folded", "folded"),
    Index("person_fide_id", "fide_id"),
    Index("person_fshr_id", "fshr_id"),
)

# Persons as the publishers of ratings know them; ``sounds`` is the name's skeleton, one for both alphabets.
LIST_PLAYER = Table(
    "list_player",
    METADATA,
    Column("source", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("sounds", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("list_player_sounds", "sounds", postgresql_ops={"sounds": "text_pattern_ops"}),
)

# A list is here when it has a row here: its ratings may still be coming in before that.
RATING_LIST = Table(
    "rating_list",
    METADATA,
    Column("source", Text, primary_key=True),
    Column("discipline", Text, primary_key=True),
    Column("listed", Text, primary_key=True),
    Column("players", Integer, nullable=False),
    # On SQLite the players stand in a file of their own beside the database; "" where they are in the tables.
    Column("file", Text, nullable=False, server_default=""),
)

LIST_RATING = Table(
    "list_rating",
    METADATA,
    Column("source", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("discipline", Text, primary_key=True),
    Column("listed", Text, primary_key=True),
    Column("value", Integer, nullable=False),
    sqlite_with_rowid=False,
)

ACCOUNT = Table(
    "account",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("role", Text, nullable=False),
    Column("sections", Text, nullable=False, server_default=""),
    # A scrypt hash with its salt; "" for accounts that sign in by link only.
    Column("password", Text, nullable=False, server_default=""),
)

# Of a token only its hash is kept: whoever reads the database cannot sign in with it.
SESSION = Table(
    "session",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("account_id", Text, ForeignKey("account.id"), nullable=False),
    Column("expires", Text, nullable=False),
)

INVITATION = Table(
    "invitation",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    Column("sections", Text, nullable=False, server_default=""),
    Column("expires", Text, nullable=False),
)

PHONE_SECRET = Table(
    "phone_secret",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
)

PHONE_SEAT = Table(
    "phone_seat",
    METADATA,
    Column("event_id", Text, primary_key=True),
    Column("field", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    # How often the board's codes were revoked.
    Column("generation", Integer, nullable=False),
)

PHONE_CLAIM = Table(
    "phone_claim",
    METADATA,
    Column("event_id", Text, primary_key=True),
    Column("field", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("side", Text, primary_key=True),
    # The hash of the phone's own secret.
    Column("device", Text, nullable=False),
    Column("outcome", Text, nullable=False),
)

FACT = Table(
    "fact",
    METADATA,
    # Of this laptop: who leads, whom it follows.
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# A table of its own, so that its presence tells our database from somebody else's.
REVISION_TABLE = "tura_revision"
