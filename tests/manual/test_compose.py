"""The Caddy of the compose file passes people on, with the real program before a real server."""

from pathlib import Path

from tests.manual.examples import ROOT, program
from tests.manual.test_proxies import behind, free_port, plays, running

# Caddy is not to make itself an authority that this machine believes.
_HARMLESS = "{\n    admin off\n    skip_install_trust\n}\n"


async def test_the_caddy_of_the_compose_file_passes_people_on(tmp_path: Path) -> None:
    caddy, port = program("caddy"), free_port()
    origin = f"http://127.0.0.1:{port}"  # no certificate is to be had here
    with behind(tmp_path, origin) as server:
        site = (ROOT / "compose.Caddyfile").read_text("utf-8")
        assert site.count("lastcard:8013") == 1
        here = site.replace("lastcard:8013", f"127.0.0.1:{server.port}")
        (tmp_path / "Caddyfile").write_text(_HARMLESS + here)
        env = [
            "env",
            f"DOMAIN={origin}",
            f"XDG_DATA_HOME={tmp_path}",
            f"XDG_CONFIG_HOME={tmp_path}",
        ]
        with running([*env, caddy, "run", "--config", "Caddyfile"], port, tmp_path):
            await plays(origin, origin)
