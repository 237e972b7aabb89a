"""The table of states as rows that can be judged."""

import collections
import csv
import pathlib

import colors

TABLE = pathlib.Path(__file__).with_name("states.tsv")
ROLES = ("background", "foreground", "border")
STATES = ("hovered", "pressed")

# Families whose states come out of a published formula or series: no one chose them.
ALGORITHMS = {"bootstrap", "dsfr", "libadwaita"}

# The page where the table names no surface.
CANVAS = {"light": colors.WHITE, "dark": (18, 18, 18)}

# A state farther than this isn't a step from the base: it is another color, as where a button turns inside out.
FARTHEST_STEP = 0.25

# From this contrast with its surface on, a background is a fill.
FILL_CONTRAST = 1.5

Row = collections.namedtuple(
    "Row", "family system role scheme is_increased surface base content hovered pressed known_surface known_content")


def color(text):
    """A color of the table with its alpha as a share, or None."""
    if not text.startswith("#"):
        return None
    values = [int(text[i:i + 2], 16) for i in range(1, len(text), 2)]
    return tuple(values[:3]), (values[3] / 255 if len(values) == 4 else 1.0)


def seen(text, below):
    """A color of the table as it is seen on what lies below, or None where that isn't known."""
    found = color(text)
    if found is None:
        return None
    rgb, alpha = found
    if alpha == 1:
        return rgb
    return colors.mixed(rgb, alpha, below) if below else None


def family(system):
    """The family of a system: the brands of one house are one."""
    for house in ("nl", "primevue"):
        if system.startswith(house + "-"):
            return house
    return system


def scheme(theme):
    """Light or dark, by the system's name for its theme."""
    return "dark" if "dark" in theme or theme in ("g90", "g100", "consumer") else "light"


def content(base):
    """Black or white as the engine chooses where no content is named: white, unless black leads by 1.5."""
    white, black = colors.contrast(base, colors.WHITE), colors.contrast(base, colors.BLACK)
    return colors.BLACK if black > 1.5 * white else colors.WHITE


def row(line):
    """A line of the table as a row, or the reason why it can't be judged."""
    found = color(line["surface"])
    known = found[0] if found and found[1] == 1 else None
    base = seen(line["normal"], known)
    if base is None:
        return "the base is translucent on a surface that isn't known"
    theme = scheme(line["theme"])
    text = seen(line["text_on"], base) if line["role"] == "background" else None
    return Row(
        family(line["system"]), line["system"], line["role"], theme, "hc" in line["theme"],
        known or CANVAS[theme], base, text or content(base),
        seen(line["hovered"], known), seen(line["pressed"], known), known is not None, text is not None)


def rows():
    """All rows, and how many lines were dropped for which reason."""
    kept, dropped = [], collections.Counter()
    with open(TABLE, encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file, delimiter="\t"):
            found = row(line)
            if isinstance(found, str):
                dropped[found] += 1
            else:
                kept.append(found)
    return kept, dropped


def is_fill(row):
    """Whether a background stands out from its surface."""
    return colors.contrast(row.base, row.surface) >= FILL_CONTRAST


def choice(row, state):
    """What the designers chose for a state, or None where they have none or leave it as it is."""
    found = getattr(row, state)
    return None if found == row.base else found


def is_step(row, state):
    """Whether the designers' state is a step from the base, and not another color."""
    return colors.difference(row.base, choice(row, state)) <= FARTHEST_STEP


def weights(rows):
    """A weight for each row, so that every family counts the same."""
    sizes = collections.Counter(row.family for row in rows)
    return [1 / sizes[row.family] for row in rows]
