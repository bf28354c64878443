"""What the image and the compose files say fits the server; ``make test-image`` runs them."""

import json
import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from lastcard.server.operations.settings import PREFIX, Settings, variable

ROOT = Path(__file__).parents[2]
MANUAL = "docs/how-to/run-in-a-container.md"
ALONE, FOR_THE_WORLD = "compose.yaml", "compose.postgres.yaml"
COMPOSE = (ALONE, FOR_THE_WORLD)
ENV_FILE = {"DOMAIN": "cards.example", "POSTGRES_PASSWORD": "abc123"}
"""What the operator writes into ``.env``."""


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    lines = "".join(line for line in text("Dockerfile").splitlines(True) if line[0] != "#")
    found = re.sub(r"\s*\\\n\s*", " ", lines).splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in found if line.strip()]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    start = max(number for number, (name, _) in enumerate(found) if name == "FROM")
    return found[start:]


def only(name: str) -> str:
    """What the one instruction of that *name* says in the last stage."""
    (said,) = [rest for one, rest in last_stage() if one == name]
    return said


def image_env() -> dict[str, str]:
    """The variables that the image sets for the server."""
    pairs = [pair.partition("=") for pair in only("ENV").split()]
    return {name: value for name, _, value in pairs if name.startswith(PREFIX)}


def substituted(value: str) -> str:
    """*value* as compose reads it, with the operator's ``.env``."""

    def put(found: re.Match[str]) -> str:
        return ENV_FILE.get(found["name"], found["default"] or "")

    return re.sub(r"\$\{(?P<name>\w+)(?::-(?P<default>[^}]*)|:\?[^}]*)?\}", put, value)


def services(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text(name))["services"]
    return found


def settings(name: str) -> Settings:
    """What the server of a compose file is told, the image's own variables included."""
    told = services(name)["lastcard"]["environment"]
    read = {one: substituted(str(value)) for one, value in told.items()}
    return Settings.read(image_env() | read)


@pytest.mark.parametrize("name", ["Dockerfile", MANUAL, *COMPOSE])
def test_every_variable_is_a_setting(name: str) -> None:
    named = set(re.findall(rf"\b{PREFIX}\w+", text(name)))
    assert named
    assert named <= {variable(field) for field in Settings.__struct_fields__}


def test_the_image_serves_what_it_opens_and_keeps_what_it_writes_in_its_volume() -> None:
    told = Settings.read(image_env())
    assert told.address == "0.0.0.0"
    assert str(told.port) == only("EXPOSE")
    assert str(told.data) == only("VOLUME")


def test_the_image_runs_as_nobody_and_says_how_it_is() -> None:
    user, group = map(int, only("USER").split(":"))
    assert user >= 1000
    assert f"install -d -o {user} -g {group}" in only("RUN"), "the volume is the user's own"
    program = json.loads(only("ENTRYPOINT")) + json.loads(only("CMD"))
    assert program == ["lastcard", "serve"]
    *_, asked = json.loads(only("HEALTHCHECK").partition(" CMD ")[2])
    compile(asked, "healthcheck", "exec")
    assert "/healthz" in asked


def test_packages_of_the_image_are_fetched_by_hash_and_leave_no_lists_behind() -> None:
    run = [rest for name, rest in instructions() if name == "RUN"]
    assert any("--require-hashes -r requirements/server.lock" in one for one in run)
    for one in run:
        if "apt-get install" in one:
            assert "apt-get update" in one
            assert "--no-install-recommends" in one
    assert "rm -rf /var/lib/apt/lists" in only("RUN")
    assert not [one for name, one in instructions() if name == "ADD"]


def test_every_image_names_where_it_comes_from_and_which_version_it_is() -> None:
    taken = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    taken += [
        one["image"] for name in COMPOSE for key, one in services(name).items() if key != "lastcard"
    ]
    assert len(taken) == 4
    for one in taken:
        assert re.fullmatch(r"docker\.io/library/[a-z]+:(\$\{DEBIAN\}-slim|\d+)", one), one


def test_nothing_but_sources_goes_into_the_build() -> None:
    lines = [line for line in text(".dockerignore").splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"
    let_in = [line[1:] for line in lines if line[0] == "!"]
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    assert not {".git", ".env", ".venv", "."} & set(let_in)
    copied = [part for name, rest in instructions() if name == "COPY" for part in rest.split()[:-1]]
    linked = [
        str(file.resolve().relative_to(ROOT))
        for file in (ROOT / "src").rglob("*")
        if file.is_symlink()
    ]
    assert linked, "the rules lie in docs"
    needed = [name for name in copied if name[0] not in "-./"] + linked
    assert [
        name for name in needed if not any(Path(name).is_relative_to(one) for one in let_in)
    ] == []


@pytest.mark.parametrize("name", COMPOSE)
def test_the_server_has_no_more_rights_than_it_needs(name: str) -> None:
    server = services(name)["lastcard"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert server["tmpfs"] == ["/tmp"]
    assert server["volumes"] == ["data:/data"]
    assert not {"privileged", "user", "cap_add"} & set(server)


def test_alone_it_is_reached_at_its_port() -> None:
    (port,) = services(ALONE)["lastcard"]["ports"]
    told = settings(ALONE)
    assert substituted(port) == f"8013:{told.port}"
    assert told.origin is None
    assert told.hosts == ()


def test_for_the_world_it_is_reached_through_caddy_alone() -> None:
    told, parts = settings(FOR_THE_WORLD), services(FOR_THE_WORLD)
    assert told.origin == "https://cards.example"
    assert "ports" not in parts["lastcard"], "whoever gets past Caddy could say any address"
    assert "ports" not in parts["postgres"]
    (proxy,) = told.proxies
    assert parts["caddy"]["networks"]["default"]["ipv4_address"] == proxy
    (network,) = yaml.safe_load(text(FOR_THE_WORLD))["networks"]["default"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(network["subnet"])
    assert ip_address(proxy) not in ip_network(network["ip_range"]), "another would be given it"
    assert substituted(parts["caddy"]["environment"]["DOMAIN"]) == "cards.example"
    assert f"reverse_proxy lastcard:{told.port}\n" in text("compose.Caddyfile")


def test_for_the_world_the_database_is_that_of_postgres() -> None:
    parts = services(FOR_THE_WORLD)
    told = {name: substituted(value) for name, value in parts["postgres"]["environment"].items()}
    user, password = told["POSTGRES_USER"], told["POSTGRES_PASSWORD"]
    wanted = f"postgresql://{user}:{password}@postgres/{user}"
    assert settings(FOR_THE_WORLD).database == wanted
    assert parts["lastcard"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}


@pytest.mark.parametrize("name", COMPOSE)
def test_every_volume_is_declared_and_what_must_be_said_is_asked_for(name: str) -> None:
    declared = set(yaml.safe_load(text(name))["volumes"])
    used = {
        place
        for part in services(name).values()
        for place in (one.partition(":")[0] for one in part.get("volumes", ()))
        if not place.startswith("./")
    }
    assert used == declared
    asked = set(re.findall(r"\$\{(\w+):\?", text(name)))
    unset = set(re.findall(r"\$\{(\w+)\}", text(name)))
    assert unset <= asked, "what has no default is asked for with a sentence"
    assert asked == (set() if name == ALONE else set(ENV_FILE))
