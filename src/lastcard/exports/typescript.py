"""The messages as TypeScript: ``web/src/net/wire.gen.ts``.

What the server tells has all its fields; what a client asks may leave out those with a default, and
so may the entries of a journal, which omit theirs.
"""

from collections.abc import Iterator, Mapping
from inspect import getdoc
from types import ModuleType, NoneType
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, inspect, json

from lastcard.bots.bot_names import BOT_NAMES
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.review import document
from lastcard.table.state.entries import TableEntry
from lastcard.table.state.setup import Setup
from lastcard.wire import api, catalogue, history, lessons, my_matches, progress, reviews, steps
from lastcard.wire.asks import LONGEST_FRAME, VERSION, Ask
from lastcard.wire.tells import Tell

_Shape: TypeAlias = inspect.StructType | inspect.DataclassType
_OVER_HTTP: Final = (
    api,
    catalogue,
    history,
    lessons,
    my_matches,
    progress,
    reviews,
    steps,
    document,
)
"""Where the types of ``/api`` are; those that refuse unknown fields are asked."""
_RAW: Final = {
    "view": "View",
    "events": "readonly Event[]",
    "seen": "readonly Event[]",
    "public": "Partial<View>",
    "own": "{ readonly [seat: string]: Partial<View> }",
}
"""What was encoded beforehand, by the name of the field."""
_NAMES: Final = {
    "lastcard.table.state.entries": "{}Entry",
    "lastcard.wire.asks": "{}Ask",
    "lastcard.wire.look_asks": "{}Ask",
}
"""Where two modules use one word, their types are told apart by the module; so are games."""
_PLAIN: Final[Mapping[type, str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript() -> str:
    """Everything that is said over the wire, as a module of TypeScript."""
    writer = _Writer()
    for name, union in (("Ask", Ask), ("TableEntry", TableEntry), ("Tell", Tell)):
        writer.alias(name, get_args(union), asked=name == "Ask")
    for game in GAMES.values():
        writer.alias(f"{_word(game)}Duty", _duties(game))
        writer.name(game.views)
        (events, _) = get_args(game.events)
        writer.alias(f"{_word(game)}Event", get_args(events) or (events,))
    writer.name(Setup, asked=True)
    for module in _OVER_HTTP:
        for kind in _types_in(module, Struct):
            writer.name(kind, asked=kind.__struct_config__.forbid_unknown_fields)
    return "\n".join((_HEAD, *writer.written.values(), _foot()))


_HEAD: Final = f"""\
// Written by `make wire` from lastcard.wire; do not edit.

/** The version of the protocol. */
export const VERSION = {VERSION};

/** How many bytes an ask may have. */
export const LONGEST_FRAME = {LONGEST_FRAME};

/** What bots are called, by seat. */
export const PEOPLE = {json.encode(BOT_NAMES).decode()} as const;
"""


def _foot() -> str:
    views = " | ".join(f"{_word(game)}{game.views.__name__}" for game in GAMES.values())
    events = " | ".join(f"{_word(game)}Event" for game in GAMES.values())
    return f"export type View = {views};\n\nexport type Event = {events};\n"


def _word(game: AnyGame) -> str:
    """What the types of *game* begin with."""
    return "".join(part.title() for part in game.key.replace("-", "_").split("_"))


def _home(game: AnyGame) -> str:
    """The folder of *game*, where its types are."""
    return type(game).__module__.rpartition(".")[0]


def _duties(game: AnyGame) -> tuple[type, ...]:
    """What the game's views can tell a seat to do; nothing where they tell none."""
    field = get_type_hints(game.views).get("duty")
    return tuple(kind for kind in get_args(field) if kind is not NoneType)


def _types_in(module: ModuleType, base: type[Struct]) -> Iterator[type[Struct]]:
    for name, thing in vars(module).items():
        public = not name.startswith("_") and isinstance(thing, type)
        if public and thing.__module__ == module.__name__ and issubclass(thing, base):
            yield thing


class _Writer:
    """Writes types, each once, under a name of its own."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._meant: dict[str, tuple[type, bool]] = {}
        self._aliases: dict[frozenset[str], str] = {}

    def alias(self, name: str, types: tuple[type, ...], asked: bool = False) -> None:
        """Write *types*, and *name* for any of them; nothing where there are none."""
        if not types:
            return
        names = [self.name(kind, asked) for kind in types]
        self._aliases[frozenset(names)] = name
        self.written[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"

    def name(self, kind: type, asked: bool = False) -> str:
        """Write the type *kind*; its name."""
        return self._text(inspect.type_info(kind), asked)

    def _text(self, kind: inspect.Type, asked: bool) -> str:
        match kind:
            case inspect.StructType() | inspect.DataclassType():
                return self._shape(kind, asked)
            case inspect.UnionType():
                return self._union([self._text(part, asked) for part in kind.types])
            case inspect.VarTupleType() | inspect.ListType():
                item = self._text(kind.item_type, asked)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.DictType():
                return f"{{ readonly [name: string]: {self._text(kind.value_type, asked)} }}"
            case inspect.LiteralType():
                return " | ".join(map(_literal, kind.values))
            case inspect.EnumType():
                return " | ".join(_literal(member.value) for member in kind.cls)
            case _:
                return _PLAIN[type(kind)]

    def _union(self, names: list[str]) -> str:
        none = [name for name in names if name == "null"]
        known = self._aliases.get(frozenset(names) - {"null"})
        return " | ".join(dict.fromkeys(names if known is None else [known, *none]))

    def _shape(self, shape: _Shape, asked: bool) -> str:
        name = _name_of(shape, asked)
        if self._meant.setdefault(name, (shape.cls, asked)) != (shape.cls, asked):
            raise TypeError(f"two types would be called {name}")
        if name not in self.written:
            self.written[name] = ""  # it keeps its place while the types inside are written
            self.written[name] = "\n".join(self._lines(name, shape, asked))
        return name

    def _lines(self, name: str, shape: _Shape, asked: bool) -> Iterator[str]:
        yield f"/** {(getdoc(shape.cls) or name).splitlines()[0]} */"
        yield f"export interface {name} {{"
        if isinstance(shape, inspect.StructType) and shape.tag_field is not None:
            yield f"  readonly {shape.tag_field}: {_literal(shape.tag)};"
        optional = asked or _omits_defaults(shape.cls)
        for field in shape.fields:
            mark = "?" if not field.required and (optional or _is_left_out(field)) else ""
            yield f"  readonly {field.encode_name}{mark}: {self._field(field, asked)};"
        yield "}\n"

    def _field(self, field: inspect.Field, asked: bool) -> str:
        parts = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        if not any(isinstance(part, inspect.RawType) for part in parts):
            return self._text(field.type, asked)
        none = any(isinstance(part, inspect.NoneType) for part in parts)
        return _RAW[field.name] + (" | null" if none else "")


def _is_left_out(field: inspect.Field) -> bool:
    """Whether *field* is not written where it is unset: then it has no other default."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _name_of(shape: _Shape, asked: bool) -> str:
    name, module = shape.cls.__name__, shape.cls.__module__
    for game in GAMES.values():
        if module.startswith(f"{_home(game)}."):
            return _word(game) + name
    for start, pattern in _NAMES.items():
        if module.startswith(start):
            return pattern.format(name)
    if isinstance(shape, inspect.StructType) and shape.tag_field == "type":
        return f"{name}Tell"
    return f"{name}Ask" if asked else name


def _omits_defaults(kind: Any) -> bool:
    config = getattr(kind, "__struct_config__", None)
    return config is not None and config.omit_defaults


def _literal(value: Any) -> str:
    return json.encode(value).decode()
