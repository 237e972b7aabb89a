"""Checks files against the JSON Schemas of the Design Tokens format and resolver, version 2025.10.

    check_schema.py FOLDER FILE...

FOLDER holds format.json, resolver.json and their folders, as the Design Tokens Community Group publishes them. Files
that end in .resolver.json are held against the resolver's schema, all others against the format's.
"""

import json
import pathlib
import posixpath
import sys

from jsonschema import Draft7Validator


def bundled(folder):
    """All schemas in one, so that every version of the validator finds what they refer to."""
    definitions = {}
    for path in sorted(folder.rglob("*.json")):
        name = path.relative_to(folder).as_posix()
        definitions[name] = absolute(json.loads(path.read_text(encoding="utf-8")), name)
    return definitions


def absolute(node, name):
    if isinstance(node, list):
        return [absolute(item, name) for item in node]
    if not isinstance(node, dict):
        return node
    result = {key: absolute(value, name) for key, value in node.items() if key not in ("$id", "$schema")}
    if isinstance(node.get("properties"), dict):
        # There these are names of members.
        result["properties"] = {key: absolute(value, name) for key, value in node["properties"].items()}
    if isinstance(node.get("$ref"), str):
        file, _, fragment = node["$ref"].partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), file)) if file else name
        result["$ref"] = "#/definitions/" + target.replace("~", "~0").replace("/", "~1") + fragment
    return result


def main():
    folder, *files = map(pathlib.Path, sys.argv[1:])
    definitions = bundled(folder)
    validators = {
        name: Draft7Validator({"definitions": definitions, "$ref": f"#/definitions/{name}"})
        for name in ("format.json", "resolver.json")
    }
    faults = 0
    for path in files:
        kind = "resolver.json" if path.name.endswith(".resolver.json") else "format.json"
        for error in validators[kind].iter_errors(json.loads(path.read_text(encoding="utf-8"))):
            faults += 1
            print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
    sys.exit(1 if faults else 0)


main()
