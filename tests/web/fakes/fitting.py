"""Whether JSON fits a schema, for the few words of JSON Schema that ours uses."""

from collections.abc import Iterator, Mapping
from typing import Any

KINDS: Mapping[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}


def misfits(value: Any, schema: Mapping[str, Any], at: str = "") -> Iterator[str]:
    """What does not fit, and where; what the schema does not name is a misfit, too."""
    if "anyOf" in schema:
        found = [list(misfits(value, one, at)) for one in schema["anyOf"]]
        yield from () if [] in found else found[0]
        return
    if "const" in schema or "enum" in schema:
        if value not in schema.get("enum", [schema.get("const")]):
            yield f"{at}: {value!r}"
        return
    kinds = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
    if not any(
        isinstance(value, KINDS[kind]) and (kind == "boolean") == isinstance(value, bool) for kind in kinds
    ):
        yield f"{at}: {value!r} is not {kinds}"
    elif isinstance(value, dict):
        if value.keys() != schema["properties"].keys():
            yield f"{at}: {sorted(value.keys() ^ schema['properties'].keys())}"
        for key, inner in schema["properties"].items():
            yield from misfits(value.get(key), inner, f"{at}/{key}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from misfits(one, schema["items"], f"{at}/{number}")
