"""What goes wrong with a database is told by name, with what to do."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from noted import Noted, new_database
from tura.app.ports import StoreFault
from tura.store.database import parsed
from tura.store.opening import Opening, open_store_of
from tura.wording import sentence


def code_of(act: Callable[[], object]) -> str:
    """The code of the fault, which must have a sentence with a remedy in both languages."""
    with pytest.raises(StoreFault) as caught:
        act()
    reason = caught.value.reason
    for language in ("en", "ru"):
        assert ";" in sentence(reason, language)
    return reason.code


def fresh(path: Path) -> str:
    """A store's file with one event."""
    store = open_store_of(str(path), [Noted])
    store.catalogue.add("cup", "Cup")
    store.close()
    return str(path)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A text file is not touched."""
    file = tmp_path / "notes.txt"
    file.write_text("1. e4 e5\n" * 200)
    assert code_of(lambda: open_store_of(str(file), [Noted])) == "store-not-a-database"
    assert file.read_text() == "1. e4 e5\n" * 200


def test_another_programs_database(tmp_path: Path) -> None:
    """A database with tables but no revision of ours is left alone."""
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE songs (title TEXT)")
    assert code_of(lambda: open_store_of(str(tmp_path / "other.db"), [Noted])) == "store-foreign"


def test_a_database_from_a_newer_version(tmp_path: Path) -> None:
    """An unknown revision is refused before anything is written."""
    url = fresh(tmp_path / "tura.db")
    with sqlite3.connect(url) as file:
        file.execute("UPDATE tura_revision SET version_num = '9999'")
    assert code_of(lambda: open_store_of(url, [Noted])) == "store-newer"


def test_a_locked_database(tmp_path: Path) -> None:
    """A writer that waits in vain is told who is in the way, and can write afterwards."""
    url = fresh(tmp_path / "tura.db")
    store = open_store_of(url, [Noted], opening=Opening(busy_seconds=0.05))
    other = sqlite3.connect(url, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert code_of(lambda: store.catalogue.add("open", "Open")) == "store-locked"
    other.execute("ROLLBACK")
    other.close()
    store.catalogue.add("open", "Open")
    store.close()


READ_ONLY = """
import os, sys
from noted import Noted
from tura.app.ports import StoreFault
from tura.store.opening import open_store_of
open_store_of(":memory:", [Noted]).close()  # everything is imported before root's rights go
if os.geteuid() == 0: os.setegid(65534); os.seteuid(65534)
try:
    store = open_store_of(sys.argv[1], [Noted])
    print(len(store.catalogue.all()))
    store.catalogue.add("open", "Open")
except StoreFault as fault:
    print(fault.reason.code)
"""


@pytest.mark.skipif(os.name == "nt", reason="rights are of POSIX")
def test_a_read_only_database_can_be_read(tmp_path: Path) -> None:
    """Reading works, writing is refused by name; a file nobody may open is named too."""
    folder = tmp_path / "shelf"
    folder.mkdir()
    url = fresh(folder / "tura.db")
    for part in (tmp_path, *tmp_path.parents):
        if not part.stat().st_mode & stat.S_IXOTH:
            part.chmod(part.stat().st_mode | stat.S_IXOTH)
    # The folder may be written: beside a WAL database even readers keep a file.
    folder.chmod(0o777)
    Path(url).chmod(0o444)

    def said() -> list[str]:
        command = [sys.executable, "-c", READ_ONLY, url]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    assert said() == ["1", "store-read-only"]
    Path(url).chmod(0o000)
    assert said() == ["store-cannot-open"]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """A path through a file is no place for a database."""
    (tmp_path / "file").write_text("")
    assert code_of(lambda: open_store_of(str(tmp_path / "file" / "tura.db"), [Noted])) == "store-cannot-open"
    assert code_of(lambda: open_store_of(str(tmp_path), [Noted])) == "store-cannot-open"


@pytest.mark.parametrize("url", ["mysql://localhost/tura", "http://", "://"])
def test_a_url_that_is_no_database(url: str) -> None:
    """Only SQLite and PostgreSQL are databases of ours."""
    assert code_of(lambda: open_store_of(url, [Noted])) == "store-bad-url"


def test_a_password_is_never_told(postgres: str) -> None:
    """Faults name the database without its password."""
    url = postgres.replace("postgres:@", "postgres:hidden@").replace("/postgres?", "/nowhere?")
    with pytest.raises(StoreFault) as caught:
        open_store_of(url, [Noted])
    assert caught.value.reason.code == "store-no-database"
    assert "hidden" not in str(caught.value)


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    """A PostgreSQL that is not running is named."""
    url = f"postgresql:///tura?host={tmp_path}"
    assert code_of(lambda: open_store_of(url, [Noted])) == "store-unreachable"


def test_postgres_is_backed_up_by_its_own_program(postgres: str, tmp_path: Path) -> None:
    """The file backup is of SQLite alone and says so."""
    store = open_store_of(new_database(postgres), [Noted])
    assert code_of(lambda: store.transfer.backup(str(tmp_path / "b.db"))) == "store-backup-postgres"
    store.close()


def test_a_damaged_database(tmp_path: Path) -> None:
    """A file overwritten in the middle is named as damaged, or as no database."""
    url = fresh(tmp_path / "tura.db")
    data = bytearray(Path(url).read_bytes())
    data[200:] = b"\xff" * (len(data) - 200)
    Path(url).write_bytes(data)
    assert code_of(lambda: open_store_of(url, [Noted])) in {"store-damaged", "store-not-a-database"}


def test_a_path_is_a_sqlite_file(tmp_path: Path) -> None:
    """A plain path, Windows ones included, needs no URL; the memory serves trials."""
    assert parsed(r"C:\tura\tura.db").database == r"C:\tura\tura.db"
    store = open_store_of(":memory:", [Noted])
    store.catalogue.add("cup", "Cup")
    with store.database.reading() as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    assert list(tmp_path.iterdir()) == []
    store.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """WAL, foreign keys and synchronous=full are on in every connection."""
    store = open_store_of(str(tmp_path / "tura.db"), [Noted])
    with store.database.writing() as connection:
        found = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    store.close()
