"""A copy of a whole SQLite database while it is in use: complete, or not there at all."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

from tura.store.database import Database
from tura.store.faults import fault
from tura.store.schema import RATING_LIST


def backup(database: Database, path: str) -> None:
    """The database as one file at ``path``, replacing what is there only when the copy is whole."""
    if database.path is None:
        raise fault("store-backup-postgres", database=database.name)
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        _copy(database.path, draft)
        draft.replace(target)
        _sync(target.parent, os.O_RDONLY)
    except (OSError, sqlite3.Error) as error:
        raise fault("store-backup-failed", path=path, said=str(error)) from error
    finally:
        draft.unlink(missing_ok=True)


def backup_lists(database: Database, path: str) -> None:
    """The rating lists' files beside ``path``, where a database of that name looks for them."""
    if database.path is None:
        raise fault("store-backup-postgres", database=database.name)
    target = Path(f"{path}.lists")
    named = select(RATING_LIST.c.file).where(RATING_LIST.c.file != "").distinct()
    with database.reading() as connection:
        files = sorted(connection.execute(named).scalars())
    try:
        for file in files:
            _copy_list(database.path.with_name(f"{database.path.name}.lists") / file, target)
    except OSError as error:
        raise fault("store-backup-failed", path=str(target), said=str(error)) from error


def _copy_list(source: Path, folder: Path) -> None:
    """A list's file, which nobody changes once it is named; one that is there already is the same."""
    target, draft = folder / source.name, folder / f".{source.name}.part"
    if target.exists() or not source.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    try:
        shutil.copyfile(source, draft)
        _sync(draft, os.O_RDWR)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _copy(source: Path, draft: Path) -> None:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
        live.backup(copy)
        # Out of WAL mode the copy is one file and nothing beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        verdict = copy.execute("PRAGMA quick_check").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(str(verdict))
    _sync(draft, os.O_RDWR)


def _sync(path: Path, mode: int) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, mode)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
