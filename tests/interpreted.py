"""The package loaded a second time, from its sources, beside the compiled one."""

import ast
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]


def hot_modules() -> list[str]:
    """The modules ``setup.py`` compiles."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "HOT":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise LookupError("setup.py has no list HOT")


def is_compiled(module: ModuleType) -> bool:
    """Whether the module came from an extension rather than from its source."""
    return not str(module.__file__).endswith(".py")


def core_is_compiled() -> bool:
    """Whether the package, as imported by everybody else, has its compiled core."""
    return all(is_compiled(import_module(name)) for name in hot_modules())


def load_sources(names: Sequence[str]) -> dict[str, ModuleType]:
    """The modules and all they import of the package, read from sources only.

    What was imported before stays what it was: the twins live in no table but the one returned.
    """
    saved = _take_package()
    finder = _SourceFinder()
    sys.meta_path.insert(0, finder)
    try:
        return {name: import_module(name) for name in names}
    finally:
        sys.meta_path.remove(finder)
        _take_package()
        sys.modules.update(saved)


def macros(name: str) -> set[str]:
    """The functions of a module that are C macros once compiled, and plain Python only here."""
    tree = ast.parse((ROOT / "src" / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))
    uncompiled = [
        node
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "not cython.compiled"
    ]
    found = [each for node in uncompiled for each in node.body]
    return {each.name for each in found if isinstance(each, ast.FunctionDef)}


def own_callables(module: ModuleType) -> set[str]:
    """The public functions and classes the module itself defines."""
    return {
        name
        for name, value in public(module).items()
        if callable(value) and value.__module__ == module.__name__
    }


def public(module: ModuleType) -> dict[str, Any]:
    """What the module shows, its own or imported."""
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


class _SourceFinder(MetaPathFinder):
    """Finds the package's modules as if there were no extensions."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "lastcard":
            return None
        for entry in sys.path if path is None else path:
            spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _take_package() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name.partition(".")[0] == "lastcard"]
    return {name: sys.modules.pop(name) for name in names}
