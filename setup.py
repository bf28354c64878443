"""Compiles the hot modules; everything else about the package stands in pyproject.toml."""

import os

from setuptools import Extension, setup

# Each has a .pxd beside it. Without a compiler they stay plain Python: same answers, slower.
HOT = [
    "lastcard.games.gang.cards",
    "lastcard.games.gang.combos",
    "lastcard.games.gang.finder",
    "lastcard.games.gang.position",
    "lastcard.games.gang.playout",
]


def extensions() -> list[Extension]:
    """The hot modules as C extensions, or none when SKIP_CYTHON is set."""
    if os.environ.get("SKIP_CYTHON"):
        return []
    from Cython.Build import cythonize

    required = bool(os.environ.get("REQUIRE_CYTHON"))
    modules = [
        Extension(
            name,
            [f"src/{name.replace('.', '/')}.py"],
            # A table whose shape differs from its declaration must not compile.
            extra_compile_args=["-O3", "-Werror=incompatible-pointer-types"],
            optional=not required,
        )
        for name in HOT
    ]
    built: list[Extension] = cythonize(
        modules,
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


setup(ext_modules=extensions())
