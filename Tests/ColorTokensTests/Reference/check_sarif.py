"""Checks logs against the JSON Schema of SARIF, version 2.1.0.

    check_sarif.py SCHEMA FILE...

SCHEMA is sarif-schema-2.1.0.json as OASIS publishes it. Beside it, indices into the rules must be those of the rules that
are named, which no schema can say.
"""

import json
import pathlib
import sys

from jsonschema import Draft4Validator, FormatChecker


def mismatched(log):
    for run in log.get("runs", []):
        rules = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
        for number, result in enumerate(run.get("results", [])):
            index = result.get("ruleIndex", -1)
            if index >= 0 and (index >= len(rules) or rules[index] != result.get("ruleId")):
                yield f"runs/results/{number}: rule {index} isn't {result.get('ruleId')}"


def main():
    schema, *files = map(pathlib.Path, sys.argv[1:])
    schema = json.loads(schema.read_text(encoding="utf-8"))
    Draft4Validator.check_schema(schema)
    validator = Draft4Validator(schema, format_checker=FormatChecker())
    faults = 0
    for path in files:
        log = json.loads(path.read_text(encoding="utf-8"))
        found = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in validator.iter_errors(log)]
        for fault in found or mismatched(log):
            faults += 1
            print(f"{path}: {fault}")
    sys.exit(1 if faults else 0)


main()
