"""Asks for known weaknesses of all dependencies: ``make audit``.

Where no source of advisories can be reached it says so and fails: what was not checked is not
called sound.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

LOCKS = tuple(f"requirements/{name}.lock" for name in ("server", "dev", "docs"))
Verdict: TypeAlias = Literal["sound", "weak", "not checked"]


class Audit(NamedTuple):
    """What came of asking about the dependencies of one kind."""

    verdict: Verdict
    lines: list[str]


def of_python(report: str) -> Audit:
    """What pip-audit's *report* in JSON says; it calls what it had to skip sound."""
    packages = _read(report).get("dependencies", [])
    weak = [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in "
        + (", ".join(weakness["fix_versions"]) or "no version yet")
        for package in packages
        for weakness in package.get("vulns", [])
    ]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if weak:
        return Audit("weak", weak)
    if not packages or skipped:
        return Audit("not checked", [f"no answer about {len(skipped) or 'all'} packages"])
    return Audit("sound", [f"{len(packages)} packages"])


def of_npm(report: str) -> Audit:
    """What ``npm audit --json`` says."""
    read = _read(report)
    if "vulnerabilities" not in read:
        return Audit("not checked", [str(read.get("message", "no answer")).split(" - ")[0]])
    weak = [f"{name}: {found['severity']}" for name, found in read["vulnerabilities"].items()]
    if weak:
        return Audit("weak", weak)
    return Audit("sound", [f"{read['metadata']['dependencies']['total']} packages"])


def exit_code(audits: Iterable[Audit]) -> int:
    """0 if all is sound, 1 if something is weak, 2 if something was not checked."""
    verdicts = {audit.verdict for audit in audits}
    return 1 if "weak" in verdicts else 2 if "not checked" in verdicts else 0


def _read(report: str) -> dict[str, Any]:
    try:
        read = json.loads(report)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def main() -> int:
    """Ask about everything."""
    with tempfile.TemporaryDirectory() as folder:
        # Of its own: what it needs is no concern of the project.
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        tools = Path(folder, "bin")
        subprocess.run([str(tools / "pip"), "install", "-q", "pip-audit"], check=True)
        ask = (str(tools / "pip-audit"), "--disable-pip", "--format", "json", "--timeout", "10")
        audits = {lock: of_python(_said(*ask, "-r", lock)) for lock in LOCKS}
    npm = _said(".ci/node", ".venv", "npm", "--prefix", "web", "audit", "--json")
    audits["web/package-lock.json"] = of_npm(npm)
    for name, audit in audits.items():
        sys.stdout.write(f"{name}: {audit.verdict.upper()} ({'; '.join(audit.lines)})\n")
    return exit_code(audits.values())


if __name__ == "__main__":
    sys.exit(main())
