"""Runs the image as a stranger's server would be run, and plays a deal there.

``python -m tests.packaging.try_image ENGINE IMAGE``, with docker or podman: ``make test-image``.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import sleep
from typing import Final
from uuid import uuid4

from aiohttp import ClientSession, CookieJar

from tests.support.people.visitor import Visitor

MOST_BYTES: Final = 150_000_000
"""How large the image may be when it is fetched."""
PATIENCE: Final = 60
"""How many seconds a container may take to be healthy, or to stop."""

# Nothing of the root may be written, and no right is left over that a mistake could use.
SHUT: Final = [
    *("--read-only", "--tmpfs", "/tmp"),
    *("--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
]
# What some machines' own limits are too low for is asked for explicitly.
MODEST: Final = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"]
QUICKLY: Final = ["-e", "LASTCARD_PAUSES=0", "-e", "LASTCARD_LIMITS=0"]


class Engine:
    """Docker or Podman, in a way that runs *image* on this machine."""

    def __init__(self, program: str, image: str) -> None:
        self.image = image
        # Podman's usual runtime does not know every kernel's cgroups; the other may.
        for way in ([program], [program, "--runtime", "runc"]):
            self._command = way
            tried = self.run("run", "--rm", *MODEST, image, "--version")
            if tried.returncode == 0:
                return
            say(f"{' '.join(way)} runs nothing here: {tried.stderr.strip().splitlines()[-1]}")
        sys.exit(f"No container can be run with {program} on this machine.")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What the engine says, and its exit code."""
        command = [*self._command, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def said(self, *arguments: str) -> str:
        """What the engine says; it has to succeed."""
        done = self.run(*arguments)
        assert done.returncode == 0, f"{' '.join(arguments)}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def size(self) -> int:
        """How many bytes are to be fetched by somebody who has nothing of it yet."""
        measured = f"{' '.join(self._command)} save {self.image} | gzip -6 | wc -c"
        say(f"$ {measured}")
        return int(subprocess.check_output(measured, shell=True, text=True))


class Container:
    """A running server with its data in *volume*."""

    def __init__(self, engine: Engine, volume: str, *options: str) -> None:
        self.engine = engine
        place = ("-d", "-p", "127.0.0.1::8013", "-v", f"{volume}:/data")
        self._id = engine.said("run", *place, *SHUT, *MODEST, *QUICKLY, *options, engine.image)

    @property
    def url(self) -> str:
        """Where people reach it."""
        return "http://" + self.engine.said("port", self._id, "8013").splitlines()[0]

    def does(self, *command: str) -> subprocess.CompletedProcess[str]:
        """What came of *command* in the container."""
        return self.engine.run("exec", self._id, *command)

    def says(self, *command: str) -> str:
        """The same of a command that has to succeed."""
        return self.engine.said("exec", self._id, *command)

    def wait_until_healthy(self) -> None:
        """Ask the image's own health check until it is content."""
        told = self.engine.said(
            "inspect", "--format", "{{json .Config.Healthcheck.Test}}", self._id
        )
        kind, *command = json.loads(told)
        assert kind == "CMD", told
        for _ in range(PATIENCE):
            if self.does(*command).returncode == 0:
                return
            sleep(1)
        raise AssertionError(f"it is not healthy: {self.does(*command).stderr}\n{self.log()}")

    def log(self) -> str:
        """All it has written so far."""
        done = self.engine.run("logs", self._id)
        return done.stdout + done.stderr

    def stop(self) -> int:
        """Ask it to end, as at every upgrade; its exit code."""
        self.engine.said("stop", "-t", str(PATIENCE), self._id)
        return int(self.engine.said("inspect", "--format", "{{.State.ExitCode}}", self._id))

    def remove(self) -> None:
        """Leave nothing of it but the data."""
        self.engine.run("rm", "-f", self._id)


@contextmanager
def container(engine: Engine, volume: str, *options: str) -> Iterator[Container]:
    """A healthy server, for a while."""
    one = Container(engine, volume, *options)
    try:
        one.wait_until_healthy()
        yield one
    finally:
        one.remove()


def say(sentence: str) -> None:
    """Tell whoever waits."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def check_size(engine: Engine) -> None:
    """What is fetched is small."""
    size = engine.size()
    say(f"{size / 1e6:.1f} MB compressed, of at most {MOST_BYTES / 1e6:.0f}")
    assert size <= MOST_BYTES


def check_shut(one: Container) -> None:
    """It is nobody's root, writes nothing but its data, and is what the label says."""
    assert one.says("id", "-u") == "8013"
    assert one.does("touch", "/opt/lastcard/x").returncode != 0
    assert (
        one.says("python3", "-c", "import lastcard.games.gang.position as m; print(m.__file__)")[
            -3:
        ]
        == ".so"
    ), "the core is compiled"
    label = '{{index .Config.Labels "org.opencontainers.image.version"}}'
    version = one.engine.said("inspect", "--format", label, one.engine.image)
    assert version in one.says("lastcard", "--version"), version
    assert "pip" not in one.says("ls", "/opt/lastcard/bin").split()
    say(f"lastcard {version} runs as 8013 on a read-only root")


def check_operator(one: Container) -> None:
    """Copies can be made and looked at while it runs."""
    one.says("mkdir", "-p", "/data/backups")
    one.says("lastcard", "backup", "/data/backups", "--keep", "14")
    one.says("lastcard", "doctor")
    say("a backup is made, and the doctor finds nothing")


def check_nonsense(engine: Engine) -> None:
    """A setting that does not exist is refused with a sentence."""
    tried = engine.run("run", "--rm", *MODEST, "-e", "LASTCARD_ORIGN=x", engine.image)
    assert tried.returncode != 0
    assert "LASTCARD_ORIGIN" in tried.stderr, tried.stderr


@asynccontextmanager
async def visit(url: str, cookie: str | None = None) -> AsyncIterator[Visitor]:
    """Ann, who comes for the first time or is known by her *cookie*."""
    known = {} if cookie is None else {"Cookie": f"lastcard={cookie}"}
    jar = CookieJar(unsafe=True)
    async with ClientSession(cookie_jar=jar, headers={"Origin": url, **known}) as http:
        ann = Visitor(url, http)
        if cookie is None:
            await ann.call("POST", "/api/guest", name="Ann")
        await ann.connect()
        yield ann


async def begin(url: str) -> tuple[str, str]:
    """Play a match with three bots and begin another; Ann's cookie, and the table she left."""
    async with visit(url) as ann:
        finished, left = await ann.make_table(), await ann.make_table()
        await ann.sit_and_start(finished)
        await ann.play_out(finished)
        await ann.sit_and_start(left)
        await ann.eventually("/api/me/matches")
        return ann.cookie, left


async def go_on(url: str, cookie: str, table: str) -> None:
    """Come back to *table* and play to the end."""
    async with visit(url, cookie) as ann:
        assert len(await ann.eventually("/api/me/matches")) == 1
        await ann.ask(type="open", table=table)
        await ann.play_out(table)


def main(program: str, image: str) -> None:
    """Try *image*."""
    engine = Engine(program, image)
    check_size(engine)
    check_nonsense(engine)
    volume = f"lastcard-test-{uuid4().hex[:8]}"
    try:
        with container(engine, volume) as one:
            check_shut(one)
            cookie, table = asyncio.run(begin(one.url))
            say("a match is played, and another begun")
            check_operator(one)
            assert one.stop() == 0, one.log()
            assert one.log().rstrip().endswith("stopped"), one.log()
            say("SIGTERM stops it cleanly")
        with container(engine, volume) as another:
            asyncio.run(go_on(another.url, cookie, table))
            say("a new container with the same volume knows the player, and the match goes on")
    finally:
        engine.run("volume", "rm", "-f", volume)
    say(f"{image}: built, run and played")


if __name__ == "__main__":
    main(*sys.argv[1:])
