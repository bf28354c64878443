"""The HTTP API as a page, from the OpenAPI description that the server makes of itself."""

import json
from typing import Any, Final, TypeAlias

from lastcard.server.http.routes import description

Schema: TypeAlias = dict[str, Any]

WHO: Final = {
    "anybody": "For anybody",
    "player": "For players: guests, accounts and bots",
    "person": "For people: guests and accounts, no bots",
    "account": "For people with an account",
}
"""Who may call an operation, by what the description says (``x-who``)."""


def http_api() -> str:
    """Markdown with every operation, and every type that is sent or answered."""
    described = description()
    operations = [
        (method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    rows = "".join(
        f"| [`{method} {path}`](#{_anchor(method, path)}) | {operation['summary']} |\n"
        for method, path, operation in operations
    )
    kinds = described["components"]["schemas"]
    return (
        f"[The description itself](openapi.json)\n\n| | |\n| --- | --- |\n{rows}\n## Operations\n\n"
        + "\n".join(_operation(*one) for one in operations)
        + "\n## Types\n\n"
        + "\n".join(_kind(name, kinds[name]) for name in sorted(kinds))
    )


def openapi() -> str:
    """The description itself, as JSON."""
    return json.dumps(description(), indent=2)


def _anchor(method: str, path: str) -> str:
    words = path.translate(str.maketrans("/{}.", "    ")).split()
    return "-".join([method.lower(), *words])


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [
        f"### `{method} {path}` {{ #{_anchor(method, path)} }}",
        f"{operation['summary']}. {WHO[operation.get('x-who', 'anybody')]}.",
    ]
    if asked := [one for one in operation.get("parameters", ()) if one["in"] == "query"]:
        lines.append(_fields({one["name"]: one["schema"] for one in asked}, set()))
    if body := operation.get("requestBody"):
        lines.append(f"Takes {_content(body)}.")
    lines += [
        f"Answers {status}: {_content(answer)}."
        for status, answer in operation["responses"].items()
        if "$ref" not in answer
    ]
    return "\n\n".join(lines) + "\n"


def _content(told: dict[str, Any]) -> str:
    if "content" not in told:
        return str(told["description"]).lower()
    ((kind, content),) = told["content"].items()
    return _type(content["schema"]) + ("" if kind == "application/json" else f" as `{kind}`")


def _kind(name: str, schema: Schema) -> str:
    about = schema.get("description", "").replace("\n", " ")
    fields = _fields(schema.get("properties", {}), set(schema.get("required", ())))
    return f"### {name} {{ #type-{name} }}\n\n{about}\n\n{fields}"


def _fields(fields: dict[str, Schema], required: set[str]) -> str:
    if not fields:
        return "No fields.\n"
    rows = "".join(
        f"| `{name}` | {_type(schema)} | {_presence(schema, required=name in required)} |\n"
        for name, schema in fields.items()
    )
    return f"| field | type | |\n| --- | --- | --- |\n{rows}"


def _presence(schema: Schema, *, required: bool) -> str:
    if "default" in schema:
        return f"`{json.dumps(schema['default'])}` if left out"
    return "always" if required else "may be left out"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#type-{name})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "anything")) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    names = ("minimum", "maximum", "minLength", "maxLength", "pattern")
    told = [f"{name} `{schema[name]}`" for name in names if name in schema]
    return f" ({', '.join(told)})" if told else ""
