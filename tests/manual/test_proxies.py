"""The manual's examples of nginx and Caddy work, with the real programs before a real server."""

import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import sleep

import aiohttp
import pytest

from tests.manual.examples import example, program
from tests.support.servers.process import PATIENCE, ServerProcess, server_process

NAME = "cards.example"

pytestmark = pytest.mark.sweep


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def behind(folder: Path, origin: str) -> Iterator[ServerProcess]:
    """A server with the settings of the manual's unit."""
    with server_process(
        folder,
        LASTCARD_ORIGIN=origin,
        LASTCARD_PROXIES="127.0.0.1",
        LASTCARD_LOG_FORMAT="json",
    ) as server:
        yield server


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        try:
            for _ in range(20 * PATIENCE):
                with socket.socket() as trying:
                    if trying.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert process.poll() is None, (folder / "proxy.log").read_text()
                sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def plays(url: str, origin: str, context: ssl.SSLContext | bool = True) -> None:
    """A browser at *url* comes in and has its line."""
    host = origin.rpartition("/")[2]
    headers = {"Origin": origin, "Host": host}
    jar = aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(url, headers=headers, cookie_jar=jar) as session:
        async with session.post("/api/guest", json={"name": "Ann"}, ssl=context) as answer:
            assert answer.status == 200, await answer.text()
            cookies = {name: one.value for name, one in answer.cookies.items()}
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        async with session.ws_connect("/ws", headers={"Cookie": cookie}, ssl=context) as line:
            await line.send_json({"type": "hello", "version": 1})
            assert (await line.receive_json())["type"] == "welcome"


async def test_nginx_passes_people_on_and_sends_them_to_https(tmp_path: Path) -> None:
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = str(tmp_path / "privkey.pem"), str(tmp_path / "fullchain.pem")
    asked = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}".split()
    made = [openssl, *asked, "-keyout", key, "-out", certificate]
    subprocess.run(made, check=True, capture_output=True)
    http, https = free_port(), free_port()
    with behind(tmp_path, f"https://{NAME}") as server:
        site = example("### https in front: nginx", "nginx")
        site = "\n".join(line for line in site.splitlines() if "listen [::]" not in line)
        for told, here in (
            ("listen 80;", f"listen 127.0.0.1:{http};"),
            ("listen 443 ", f"listen 127.0.0.1:{https} "),
            ("/etc/letsencrypt/live/cards.example", str(tmp_path)),
            ("127.0.0.1:8013", f"127.0.0.1:{server.port}"),
        ):
            assert told in site, told
            site = site.replace(told, here)
        temporary = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (tmp_path / "nginx.conf").write_text(
            f"daemon off;\npid {tmp_path}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{temporary}{site}\n}}\n"
        )
        command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr
        assert "[emerg]" not in tried.stderr
        with running(command, https, tmp_path):
            trusting = ssl.create_default_context(cafile=certificate)
            trusting.check_hostname = False
            await plays(f"https://127.0.0.1:{https}", f"https://{NAME}", trusting)
            plain = HTTPConnection("127.0.0.1", http)
            plain.request("GET", "/t/abc?x=1", headers={"Host": NAME})
            answer = plain.getresponse()
            assert answer.status == 301
            assert answer.headers["Location"] == f"https://{NAME}/t/abc?x=1"
            plain.close()


async def test_caddy_passes_people_on(tmp_path: Path) -> None:
    caddy, port = program("caddy"), free_port()
    origin = f"http://127.0.0.1:{port}"
    with behind(tmp_path, origin) as server:
        site = example("### https in front: Caddy")
        assert site.startswith(f"{NAME} {{")
        site = site.replace(f"{NAME} {{", f"{origin} {{")  # no certificate is to be had here
        site = site.replace("127.0.0.1:8013", f"127.0.0.1:{server.port}")
        (tmp_path / "Caddyfile").write_text(f"{{\n    admin off\n}}\n{site}")
        command = [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        with running(command, port, tmp_path):
            await plays(origin, origin)
