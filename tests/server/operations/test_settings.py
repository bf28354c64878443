"""Settings come from variables, and the manual knows them all."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.server.operations.settings import (
    FOR_TESTS,
    OTHERS,
    Settings,
    default_data,
    variable,
)
from lastcard.server.operations.startup_errors import SettingUnknown, SettingWrong

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "settings.md"
FIELDS = msgspec.structs.fields(Settings)


def read(**variables: str) -> Settings:
    return Settings.read({f"LASTCARD_{name.upper()}": value for name, value in variables.items()})


def rows() -> dict[str, str]:
    found = re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return dict(found)


def test_without_variables_only_this_machine_is_served() -> None:
    settings = Settings.read({})
    assert settings.address == "127.0.0.1"
    assert settings.metrics == "local"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("port", "0", 0),
        ("lan", "true", True),
        ("pauses", "0.5", 0.5),
        ("guest_days", "30", 30),
        ("data", "/srv/cards", Path("/srv/cards")),
        ("proxies", "10.0.0.0/8, ::1", ("10.0.0.0/8", "::1")),
        ("origin", "https://cards.example", "https://cards.example"),
        ("origin", "https://Cards.Example:443", "https://cards.example"),
        ("origin", "HTTP://cards.example:80", "http://cards.example"),
        ("origin", "http://cards.example:8013", "http://cards.example:8013"),
        ("origin", "https://kärtli.example", "https://xn--krtli-gra.example"),
        ("origin", "http://[::1]:8013", "http://[::1]:8013"),
        ("metrics_token", "123", "123"),
    ],
)
def test_a_variable_sets_what_it_names(name: str, text: str, value: Any) -> None:
    assert getattr(read(**{name: text}), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "many"),
        ("port", "70000"),
        ("lan", "perhaps"),
        ("pauses", "-1"),
        ("pauses", "nan"),
        ("log_level", "loud"),
        ("origin", "cards.example"),
        ("origin", "https://cards.example:port"),
        ("origin", "https://user@cards.example"),
        ("origin", "https://cards.example/"),
        ("origin", "ftp://cards.example"),
        ("proxies", "10.0.0.0/8, nginx"),
    ],
)
def test_a_wrong_value_is_refused_with_the_name_of_its_variable(name: str, text: str) -> None:
    with pytest.raises(SettingWrong) as refused:
        read(**{name: text})
    assert refused.value.args_by_name["setting"] == variable(name)
    assert refused.value.args_by_name["value"] == text


def test_an_empty_variable_is_no_setting() -> None:
    assert read(port="").port == Settings.read({}).port


def test_what_is_given_counts_more_than_a_variable() -> None:
    assert Settings.read({"LASTCARD_PORT": "1"}, {"port": 2}).port == 2


def test_in_the_room_every_address_is_served() -> None:
    assert read(lan="1").address == "0.0.0.0"


def test_the_database_is_in_the_data_folder_unless_said_otherwise() -> None:
    assert read(data="/srv/cards").url == "sqlite:////srv/cards/lastcard.db"
    assert read(database="postgresql://db/cards").url == "postgresql://db/cards"


def test_data_goes_where_the_users_programs_keep_theirs() -> None:
    assert default_data({"XDG_DATA_HOME": "/data"}) == Path("/data/lastcard")
    assert default_data({}) == Path.home() / ".local/share/lastcard"


def test_the_manual_lists_every_setting_and_no_other() -> None:
    assert set(rows()) == {variable(field.name) for field in FIELDS}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_the_manual_tells_every_default(field: msgspec.structs.FieldInfo) -> None:
    told = rows()[variable(field.name)].split(" | ")[0]
    if field.default in (None, (), msgspec.NODEFAULT):
        assert not told.startswith("`")
    else:
        shown = str(field.default).lower() if field.default is False else str(field.default)
        assert told == f"`{shown.removesuffix('.0')}`"


@pytest.mark.parametrize(
    ("misspelt", "nearest"),
    [
        ("LASTCARD_ORIGN", "LASTCARD_ORIGIN"),
        ("LASTCARD_PROXY", "LASTCARD_PROXIES"),
        ("LASTCARD_LOGLEVEL", "LASTCARD_LOG_LEVEL"),
        ("LASTCARD_data", "LASTCARD_DATA"),
    ],
)
def test_a_misspelt_variable_is_refused_with_the_nearest_name(misspelt: str, nearest: str) -> None:
    with pytest.raises(SettingUnknown) as refused:
        Settings.read({misspelt: "x"})
    assert refused.value.args_by_name == {"setting": misspelt, "nearest": nearest}


def test_variables_of_other_programs_are_left_alone_and_named_in_the_manual() -> None:
    others = {*OTHERS, *(f"{prefix}X" for prefix in FOR_TESTS), "PATH"}
    assert Settings.read(dict.fromkeys(others, "x")).port == 8013
    page = PAGE.read_text("utf-8")
    for name in (*OTHERS, *FOR_TESTS):
        assert f"`{name}" in page
