"""Compiles the hot modules and says which version it is; all else stands in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # pip runs this file from elsewhere
from build_version import build_version  # noqa: E402

# Each has a .pxd beside it. Without a compiler they stay plain Python: same answers, slower.
HOT = [
    "lastcard.games.chance",
    "lastcard.games.gang.cards",
    "lastcard.games.gang.combos",
    "lastcard.games.gang.finder",
    "lastcard.games.gang.position",
    "lastcard.games.gang.playout",
    "lastcard.bots.gang.worlds.top_number",
    "lastcard.bots.gang.worlds.plan",
    "lastcard.bots.gang.worlds.world",
    "lastcard.bots.gang.net.features",
    "lastcard.bots.gang.net.net",
    "lastcard.bots.gang.worlds.policy",
    "lastcard.bots.gang.net.selfplay",
    "lastcard.bots.gang.worlds.worlds",
    "lastcard.bots.gang.search.match_value",
    "lastcard.bots.gang.search.endgame",
    "lastcard.bots.gang.search.search",
    "lastcard.review.gang.policy",
    "lastcard.review.gang.scores",
    "lastcard.review.gang.playing_on",
    "lastcard.review.gang.follower",
    "lastcard.review.gang.line",
    "lastcard.games.thirteen.cards",
    "lastcard.games.thirteen.position",
    "lastcard.games.thirteen.counting",
    "lastcard.games.thirteen.playout",
    "lastcard.bots.thirteen.search.table_facts",
    "lastcard.bots.thirteen.search.evaluation",
    "lastcard.bots.thirteen.search.match_value",
    "lastcard.bots.thirteen.search.worlds",
    "lastcard.bots.thirteen.search.rollouts",
    "lastcard.bots.thirteen.search.race",
    "lastcard.bots.thirteen.search.search",
    "lastcard.review.gang.chance",
    "lastcard.review.thirteen.chance",
    "lastcard.review.thirteen.soft_player",
    "lastcard.review.thirteen.playouts",
]
REQUIRED = bool(os.environ.get("REQUIRE_CYTHON"))


class BuildCore(build_ext):
    """Compiles all hot modules or none: compiled ones cannot work with interpreted ones."""

    def finalize_options(self) -> None:
        """Compile as many at once as there are cores."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        """Compile, or say once that the package works without."""
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            print(f"lastcard: the core was not compiled, it runs slower ({error})", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class BuildPackage(build_py):
    """Writes down in the package which version it is."""

    def run(self) -> None:
        """Copy the sources, and say what they are."""
        super().run()
        if not self.editable_mode:
            note = Path(self.build_lib, "lastcard", "_build.py")
            version = self.distribution.get_version()
            note.write_text(f'"""Which version this is."""\n\nVERSION = "{version}"\n', "utf-8")


def extensions() -> list[Extension]:
    """The hot modules as C extensions, or none when SKIP_CYTHON is set."""
    if os.environ.get("SKIP_CYTHON"):
        return []
    from Cython.Build import cythonize

    # A table whose shape differs from its declaration must not compile.
    # Debug symbols would be two thirds of the wheel.
    flags = ["-O3", "-g0", "-Werror=incompatible-pointer-types"]
    links = ["-Wl,-s"] if sys.platform == "linux" else []
    modules = [
        Extension(
            name,
            [f"src/{name.replace('.', '/')}.py"],
            extra_compile_args=flags,
            extra_link_args=links,
            depends=["setup.py"],  # what was compiled with other flags is compiled again
        )
        for name in HOT
    ]
    built: list[Extension] = cythonize(
        modules,
        nthreads=os.cpu_count() or 1,
        build_dir="build/cython",
        compiler_directives={
            "language_level": 3,
            # The .pxd alone decides C types: annotations are for people and mypy.
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    )
    return built


if __name__ == "__main__":
    setup(
        version=build_version(ROOT),
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildCore, "build_py": BuildPackage},
    )
