"""The engine itself as a rule: the command in its line mode, one object a row."""

import json
import subprocess


def hexed(color):
    """A color in the spelling of the command."""
    return "#%02x%02x%02x" % color


def rgb(text):
    """The bytes of a color that the command wrote."""
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def request(row):
    """A row as a line for the command, which is told nothing of the house."""
    line = {
        "base": hexed(row.base), "role": row.role,
        "theme": row.scheme + ("-hc" if row.is_increased else ""), "states": "hovered,pressed"}
    if row.known_surface:
        line["surface"] = hexed(row.surface)
    if row.known_content:
        line["content"] = hexed(row.content)
    return json.dumps(line)


class Engine:
    """The states that a built command gives for rows."""

    def __init__(self, path, rows):
        lines = "".join(request(row) + "\n" for row in rows)
        # The exit status is 1 when some row can't have all that is asked for; that is an answer.
        done = subprocess.run(
            [path, "derive", "-", "--format", "json"], input=lines, capture_output=True, text=True, check=False)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if len(answers) != len(rows):
            raise SystemExit(f"{path} answered {len(answers)} of {len(rows)} rows: {done.stderr.strip()}")
        self.answers = dict(zip(rows, answers))

    def __call__(self, row, state):
        return rgb(self.answers[row]["states"][state])

    def content(self, row):
        """The content that every state was proved with."""
        return rgb(self.answers[row]["content"])

    def outcome(self, row):
        """`exact`, `relaxed` or `infeasible`."""
        return self.answers[row]["outcome"]
