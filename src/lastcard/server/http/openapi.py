"""The routes described for programs: an OpenAPI document, made from their types."""

import re
from collections.abc import Iterable, Sequence
from types import NoneType
from typing import Any, Final

import msgspec

from lastcard._version import __version__
from lastcard.server.accounts.cookies import LOGIN
from lastcard.server.http.route import JSON, PART, AnyRoute, RawRoute
from lastcard.wire.api import Problem

_REFERENCE: Final = "#/components/schemas/{name}"
_PROBLEM: Final = {"$ref": "#/components/responses/Problem"}
_SECURITY: Final = {
    "browser": {"type": "apiKey", "in": "cookie", "name": LOGIN},
    "program": {"type": "http", "scheme": "bearer"},
}


def describe(routes: Sequence[AnyRoute], raw_routes: Sequence[RawRoute]) -> dict[str, Any]:
    """The OpenAPI document of *routes* and *raw_routes*."""
    schemas = _schemas(routes)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    for raw in raw_routes:
        told = {"200": {"description": raw.summary}, "4XX": _PROBLEM}
        paths[raw.path] = {"get": {"summary": raw.summary, "responses": told}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "lastcard", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {"Problem": _content("Why it was refused", JSON, _schema(Problem))},
            "securitySchemes": _SECURITY,
        },
    }


def _schemas(routes: Iterable[AnyRoute]) -> dict[str, Any]:
    kinds: set[type] = {Problem}
    for route in routes:
        kinds |= {kind for kind in (route.takes, route.gives) if _is_named(kind)}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template=_REFERENCE)
    return schemas


def _operation(route: AnyRoute, schemas: dict[str, Any]) -> dict[str, Any]:
    parameters = [*map(_part, re.findall(r"{(\w+)}", route.path))]
    operation: dict[str, Any] = {"summary": route.summary, "parameters": parameters}
    if route.method == "GET":
        parameters += _query(schemas[route.takes.__name__])
    elif route.has_body:
        body = {JSON: {"schema": _schema(route.takes)}}
        operation["requestBody"] = {"required": True, "content": body}
    operation["x-who"] = route.who
    if route.who != "anybody":
        operation["security"] = [{name: []} for name in _SECURITY]
    return operation | {"responses": _responses(route)}


def _part(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": f"^{PART}$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "schema": field}
        for name, field in schema["properties"].items()
    ]


def _responses(route: AnyRoute) -> dict[str, Any]:
    if route.gives is NoneType:
        done: dict[str, Any] = {"204": {"description": "It is done"}}
    else:
        kind = route.kind.partition(";")[0]
        done = {str(route.status): _content("The answer", kind, _schema(route.gives))}
    return done | {"4XX": _PROBLEM, "503": _PROBLEM}


def _content(description: str, kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {kind: {"schema": schema}}}


def _schema(kind: type) -> dict[str, Any]:
    if _is_named(kind):
        return {"$ref": _REFERENCE.format(name=kind.__name__)}
    return {"type": "string" if kind is str else "object"}


def _is_named(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct)
