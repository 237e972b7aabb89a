"""Checks token files against the JSON Schema of the Design Tokens format, version 2025.10.

    check_schema.py FOLDER FILE...

FOLDER holds format.json and format/, as the Design Tokens Community Group publishes them.
"""

import json
import pathlib
import sys

from jsonschema import Draft7Validator
from referencing import Registry, Resource

folder, *files = map(pathlib.Path, sys.argv[1:])
schemas = [json.loads(path.read_text()) for path in sorted(folder.rglob("*.json"))]
registry = Registry().with_resources([(s["$id"], Resource.from_contents(s)) for s in schemas if "$id" in s])
validator = Draft7Validator(json.loads((folder / "format.json").read_text()), registry=registry)
faults = 0
for path in files:
    for error in validator.iter_errors(json.loads(path.read_text())):
        faults += 1
        print(f"{path}: {error.json_path}: {error.message[:200]}")
sys.exit(1 if faults else 0)
