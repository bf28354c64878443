"""A server starts at a free port, serves, and stops cleanly when it is told to."""

import signal
import socket
import stat
from pathlib import Path
from urllib.request import urlopen

import pytest

from lastcard.server.operations.server_key import FILE
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.startup_errors import AddressUnusable, DataInUse
from lastcard.server.run import serving
from tests.support.servers.process import server_process


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_serves_until_it_is_told_to_stop(tmp_path: Path, number: signal.Signals) -> None:
    with server_process(tmp_path, LASTCARD_LOG_FORMAT="json") as server:
        with urlopen(f"{server.url}/healthz") as answer:
            assert answer.status == 200
        assert server.stop(number) == 0
    written = server.log.read_text()
    with socket.socket() as client:
        assert client.connect_ex(("127.0.0.1", server.port)) != 0
    assert '"message":"stopped"' in written
    assert "Traceback" not in written


def test_a_server_keeps_its_key_and_its_data_to_itself(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        assert server.port
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        assert stat.S_IMODE((tmp_path / "data" / FILE).stat().st_mode) == 0o600
        assert (tmp_path / "data" / "lastcard.db").is_file()


async def test_a_taken_port_is_refused(tmp_path: Path) -> None:
    told: list[int] = []
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(data=tmp_path, port=taken.getsockname()[1])
        with pytest.raises(AddressUnusable) as refused:
            async with serving(settings, told.append):
                pass
    assert refused.value.args_by_name["port"] == str(settings.port)
    assert told == []


async def test_a_server_that_is_left_can_be_started_again(tmp_path: Path) -> None:
    told: list[int] = []
    for _ in range(2):
        async with serving(Settings(data=tmp_path, port=0), told.append) as context:
            assert await context.store.healthy()
    assert len(told) == 2
    assert all(told)


async def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    told: list[int] = []
    settings = Settings(data=tmp_path, port=0)
    async with serving(settings, told.append):
        with pytest.raises(DataInUse) as refused:
            async with serving(settings, told.append):
                pass
    assert refused.value.args_by_name["file"] == str(tmp_path / "lastcard.db")
    async with serving(settings, told.append):
        assert len(told) == 2
