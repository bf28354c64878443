"""A list of what is inside (CycloneDX, JSON) and checksums beside what was built.

``python -m release.contents dist``
"""

import base64
import hashlib
import json
import re
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, TypeAlias

from release.moment import ROOT, moment

LOCK = ROOT / "requirements" / "server.lock"
NPM_LOCK = ROOT / "web" / "package-lock.json"
SUMS = "SHA256SUMS"
Component: TypeAlias = dict[str, Any]
_PINNED = re.compile(r"^([\w.-]+)==(\S+)((?:[^\n]*\\\n\s+--hash=sha256:\w+)+)", re.MULTILINE)


def python_packages(lock: str) -> Iterator[Component]:
    """The packages that a *lock* names, each with its hashes."""
    for name, version, hashes in _PINNED.findall(lock):
        found = re.findall(r"sha256:(\w+)", hashes)
        yield _component(f"pkg:pypi/{name}@{version}", name, version, _licence(name)) | {
            "properties": [{"name": "lastcard:sha256", "value": one} for one in found]
        }


def page_packages(lock: str) -> Iterator[Component]:
    """The packages whose code is in the page, or that it was built with."""
    for path, about in json.loads(lock)["packages"].items():
        if not path or about.get("dev") or about.get("devOptional") or about.get("optional"):
            continue
        name, version = path.rpartition("node_modules/")[2], about["version"]
        kind, _, digest = about["integrity"].partition("-")
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        yield _component(purl, name, version, about.get("license")) | {
            "hashes": [
                {"alg": kind.upper().replace("SHA", "SHA-"), "content": _hex(digest)},
            ]
        }


def _component(purl: str, name: str, version: str, licence: str | None) -> Component:
    made = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return made | ({"licenses": [{"expression": licence}]} if licence else {})


def _licence(name: str) -> str | None:
    try:
        told = metadata(name).get_all("License-Expression")
    except PackageNotFoundError:
        return None
    return told[0] if told else None


def _hex(text: str) -> str:
    return base64.b64decode(text).hex()


def contents(wheel: Path) -> dict[str, Any]:
    """The list for *wheel*; the same bytes in, the same list out."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    version = wheel.name.split("-")[1]
    packages = [
        *python_packages(LOCK.read_text("utf-8")),
        *page_packages(NPM_LOCK.read_text("utf-8")),
    ]
    own = f"pkg:pypi/lastcard@{version.replace('+', '%2B')}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, digest)}",
        "version": 1,
        "metadata": {
            "timestamp": f"{datetime.fromtimestamp(moment(), UTC):%Y-%m-%dT%H:%M:%SZ}",
            "component": _component(own, "lastcard", version, "MIT")
            | {"type": "application", "hashes": [{"alg": "SHA-256", "content": digest}]},
        },
        "components": packages,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in packages]}],
    }


def write(folder: Path) -> None:
    """Write the list of each wheel in *folder*, and the checksums of everything there."""
    for wheel in folder.glob("*.whl"):
        text = json.dumps(contents(wheel), indent=1) + "\n"
        (folder / f"{wheel.name}.cdx.json").write_text(text, "utf-8")
    files = sorted(file for file in folder.iterdir() if file.name != SUMS)
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(sums), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
