"""Lists the licences of all dependencies in docs/reference/licences.md: ``make licences``."""

import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "licences.md"

ALLOWED = frozenset(
    (
        "0BSD",
        "Apache-2.0",
        "BlueOak-1.0.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC-BY-3.0",
        "CC-BY-4.0",
        "CC0-1.0",
        "HPND",
        "ISC",
        "MIT",
        "MIT-0",
        "MIT-CMU",
        "MPL-2.0",
        "PostgreSQL",
        "PSF-2.0",
        "Python-2.0",
        "Unicode-3.0",
        "Unlicense",
        "Zlib",
    )
)
"""Licences under which something may be used here. None asks for more than to be named, except that
changes to files under MPL-2.0 are to be published; we change none."""
FOR_TOOLS = frozenset({"GPL-2.0-only"})
"""Licences of programs that are only run while lastcard is made: nothing of them is passed on."""
_SAME = {
    "mit license": "MIT",
    "the mit license": "MIT",
    "mit": "MIT",
    "apache 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd license": "BSD-3-Clause",
    "bsd": "BSD-3-Clause",
    "bsd 3-clause": "BSD-3-Clause",
    "bsd 2-clause license": "BSD-2-Clause",
    "isc license": "ISC",
    "isc license (iscl)": "ISC",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "python software foundation license": "PSF-2.0",
    "psf": "PSF-2.0",
    "psfl": "PSF-2.0",
    "gnu general public license v2 (gplv2)": "GPL-2.0-only",
}
"""What is written for a licence, and its name of SPDX."""

_HEAD = """# Licences

lastcard is under the [MIT licence](../../LICENSE). It stands on the packages below, each under its
own. What is *served* is installed with the server, what is *in the page* goes to browsers; the rest
is for development and is not passed on. Written by `make licences`; a test fails if it is stale or
when a licence is none of those that are allowed (`tests/packaging/licences.py`).

| package | licence | for |
| --- | --- | --- |
"""
_IMPORT = re.compile(r"""\bfrom '(@[\w-]+/[\w-]+|[\w-]+)""")


def locked(name: str) -> list[str]:
    """The packages of a lock file that this machine needs."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    wanted = [Requirement(line.rstrip(" \\")) for line in re.findall(r"^\w.*$", text, re.MULTILINE)]
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate()]


def licence(name: str) -> str:
    """The licence of an installed package, as SPDX names it."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return "not installed here"
    return _tidy(_told(about))


def _told(about: PackageMetadata) -> str:
    if "License-Expression" in about:
        return about["License-Expression"]
    classes = [
        one.rpartition(" :: ")[2]
        for one in about.get_all("Classifier") or []
        if one.startswith("License :: OSI Approved ::")
    ]
    text = next(iter(about.get_all("License") or [""]))
    short = text if text != "UNKNOWN" and len(text) < 60 and "\n" not in text else ""
    return short or " OR ".join(classes) or "unknown"


def _tidy(text: str) -> str:
    parts = re.split(r"(\s+(?:OR|AND|or|and)\s+|\s*/\s*|[()])", text)
    if text.lower() in _SAME:
        return _SAME[text.lower()]
    return "".join(_SAME.get(part.lower(), part) for part in parts)


def names_of(text: str) -> set[str]:
    """The single licences of an expression."""
    return {part for part in re.split(r"\s+(?:OR|AND|WITH)\s+|[()]", text) if part}


def is_allowed(text: str, use: str) -> bool:
    """Whether one of the licences that one may choose among is allowed, with all it comes with."""
    allowed = ALLOWED | FOR_TOOLS if use == "development" else ALLOWED
    return any(names_of(choice) <= allowed for choice in re.split(r"\s+OR\s+", text.strip("()")))


def in_the_page() -> set[str]:
    """The packages that the sources of the page name; what it is built with stays at home."""
    sources = [one for one in (ROOT / "web" / "src").rglob("*") if one.suffix in (".ts", ".svelte")]
    return {name for one in sources for name in _IMPORT.findall(one.read_text("utf-8"))}


def rows() -> Iterator[tuple[str, str, str]]:
    """Every package, its licence, and what it is for."""
    served = {canonicalize_name(name) for name in locked("server.lock")}
    for name in sorted({*locked("server.lock"), *locked("dev.lock")}, key=str.lower):
        yield name, licence(name), "served" if canonicalize_name(name) in served else "development"
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    found = {
        path.rpartition("node_modules/")[2]: about.get("license", "unknown")
        for path, about in lock.items()
        if path
    }
    shown = in_the_page()
    for name, told in sorted(found.items()):
        yield name, told.strip("()"), "in the page" if name in shown else "development"


def page() -> str:
    """The whole page."""
    return _HEAD + "".join(f"| `{name}` | {told} | {use} |\n" for name, told, use in rows())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
