"""The source archive, packed so that the same sources give the same bytes: ``make sdist``."""

import gzip
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from release.moment import ROOT, moment


def pack(target: Path) -> Path:
    """A source archive of this folder, in *target*."""
    with tempfile.TemporaryDirectory() as folder:
        setup = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", folder]
        subprocess.run([*setup, "sdist", "--dist-dir", folder], cwd=ROOT, check=True)
        (made,) = Path(folder).glob("*.tar.gz")
        target.mkdir(exist_ok=True)
        packed = target / made.name
        packed.write_bytes(same_bytes(made, moment()))
    return packed


def same_bytes(archive: Path, time: int) -> bytes:
    """What *archive* holds, packed again: by name, of nobody, and all at one *time*."""
    packed = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=time) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as written,
        tarfile.open(archive) as read,
    ):
        for member in sorted(read.getmembers(), key=lambda one: one.name):
            content = read.extractfile(member) if member.isfile() else None
            member.mtime, member.uid, member.gid, member.uname, member.gname = time, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            written.addfile(member, content)
    return packed.getvalue()


if __name__ == "__main__":
    sys.stdout.write(f"{pack(Path(sys.argv[1]))}\n")
