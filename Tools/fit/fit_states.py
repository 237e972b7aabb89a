#!/usr/bin/env python3
"""Fits the engine's defaults on what designers chose, and judges them beside other rules.

    python3 Tools/fit/fit_states.py
    python3 Tools/fit/fit_states.py --engine .build/release/colorderive

Every family of systems counts the same, and a fitted rule is judged on a family that it wasn't fitted on.
With --engine the command itself is judged too, with its guarantees. Needs Python 3.8 and nothing else.
"""

import argparse
import collections
import dataclasses
import itertools

import colors
import engine
import rules
import table

TEXT = 4.5
LEAST = 0.02


# Measures


def quantile(pairs, share):
    """The value below which a share of the weight lies; pairs of value and weight, sorted."""
    total, sum_ = sum(weight for _, weight in pairs) * share, 0
    for value, weight in pairs:
        sum_ += weight
        if sum_ >= total - 1e-12:
            return value
    return pairs[-1][0]


def median(values, weights):
    """The weighted median."""
    return quantile(sorted(zip(values, weights)), 0.5)


def loss(values, weights):
    """What a fit lowers: the mean of the quantiles around the median, which is smoother than the median alone."""
    pairs = sorted(zip(values, weights))
    return sum(quantile(pairs, share) for share in (0.40, 0.45, 0.50, 0.55, 0.60)) / 5


def share(flags, weights):
    """The weight of what is true, of all weight."""
    return sum(w for flag, w in zip(flags, weights) if flag) / sum(weights)


def is_same_side(row, state, found):
    """Whether a state lies on the designers' side of the base."""
    base = colors.lightness(row.base)
    return (colors.lightness(found) - base) * (colors.lightness(table.choice(row, state)) - base) > 0


# The fit


def changed(rows, state, role, is_step=True):
    """The rows of a role that designers change in a state; without those that turn into another color."""
    return [
        row for row in rows
        if row.role == role and table.choice(row, state) and (not is_step or table.is_step(row, state))]


SIDES = {
    "near_black": (0.25, 0.30, 0.35, 0.40, 0.45),
    "near_white": (0.86, 0.88, 0.90, 0.92, 0.94),
    "middle": ((0.45, 0.62), (0.50, 0.62), (0.50, 0.66), (0.50, 0.70), (0.45, 0.66), (0.55, 0.66), (0, 0)),
}
STEPS = [round(0.03 + 0.005 * i, 3) for i in range(13)]
FACTORS = (1.5, 1.75, 2.0, 2.25, 2.5)
LIFTS = (0, 0.20, 0.225, 0.25, 0.275, 0.30, 0.35)


def fit_sides(rows):
    """The limits of the side with which most hovered backgrounds lie where designers put them."""
    chosen = changed(rows, "hovered", "background", is_step=False)
    weights = table.weights(chosen)
    up = [colors.lightness(row.hovered) > colors.lightness(row.base) for row in chosen]

    def hit(values):
        rule = rules.Rule(**dict(zip(SIDES, values)))
        return share([(rule.sign(row) > 0) == flag for row, flag in zip(chosen, up)], weights)

    return dict(zip(SIDES, max(itertools.product(*SIDES.values()), key=hit)))


def fit_step(rows, rule, name, kind):
    """The hovered step of one kind of color."""
    role = name if name in table.ROLES else "background"
    chosen = [row for row in changed(rows, "hovered", role) if kind(row)]
    weights = table.weights(chosen)

    def error(step):
        tried = dataclasses.replace(rule, **{name: step})
        return loss([colors.difference(tried(row, "hovered"), row.hovered) for row in chosen], weights)

    return dataclasses.replace(rule, **{name: min(STEPS, key=error)})


def fit_value(rows, rule, name, values, state):
    """Another number of the rule, by the backgrounds in a state."""
    chosen = changed(rows, state, "background")
    weights = table.weights(chosen)

    def error(value):
        tried = dataclasses.replace(rule, **{name: value})
        return loss([colors.difference(tried(row, state), getattr(row, state)) for row in chosen], weights)

    return dataclasses.replace(rule, **{name: min(values, key=error)})


def fit(rows):
    """The rule with its sides, steps, pressed factor and least lightness fitted on rows."""
    rule = rules.Rule(**fit_sides(rows), least_lightness=0)
    rule = fit_step(rows, rule, "surface", lambda row: not table.is_fill(row))
    rule = fit_step(rows, rule, "fill", table.is_fill)
    rule = fit_value(rows, rule, "least_lightness", LIFTS, "hovered")
    rule = fit_step(rows, rule, "foreground", lambda row: True)
    rule = fit_step(rows, rule, "border", lambda row: True)
    return fit_value(rows, rule, "pressed_factor", FACTORS, "pressed")


class LeftOut:
    """The rule as it is fitted without the family of the row that it is asked about."""

    def __init__(self, rows):
        families = sorted({row.family for row in rows})
        self.rules = {one: fit([row for row in rows if row.family != one]) for one in families}

    def __call__(self, row, state):
        return self.rules[row.family](row, state)


# The tables


def judged(rule, rows, state, role):
    """What a rule reaches on a state: median of all rows that change, of those that step, and the right side."""
    cells = []
    for is_step in (False, True):
        chosen = changed(rows, state, role, is_step)
        if not chosen:
            return ["–"] * 3
        weights = table.weights(chosen)
        found = [rule(row, state) for row in chosen]
        errors = [colors.difference(color, getattr(row, state)) for color, row in zip(found, chosen)]
        cells.append("%.3f" % median(errors, weights))
        if not is_step:
            sides = [is_same_side(row, state, color) for color, row in zip(found, chosen)]
            right = "%.0f %%" % (100 * share(sides, weights))
    return cells + [right]


def passing(rows):
    """Backgrounds on which the text that they have at rest can be read."""
    return [
        row for row in rows
        if row.role == "background" and row.known_content and colors.contrast(row.base, row.content) >= TEXT]


def losing(rule, rows):
    """Those of them on which it can't be read in a state."""
    return [
        row for row in passing(rows)
        if any(colors.contrast(rule(row, state), row.content) < TEXT for state in table.STATES)]


def invisible(rule, rows):
    """Rows whose hovered is nearer to the base than can well be seen."""
    return sum(colors.difference(rule(row, "hovered"), row.base) < LEAST for row in rows)


def line(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def heading(*cells):
    line(*cells)
    line(*["---"] * len(cells))


def compare(title, named, rows, role):
    """One rule a line."""
    print(f"\n## {title}\n")
    heading(
        "rule", "hovered", "of steps", "right side", "pressed", "of steps", "right side", "text lost", "unseen")
    for name, rule in named:
        mine = changed(rows, "hovered", role, is_step=False)
        lost = "%.1f %%" % (100 * len(losing(rule, rows)) / len(passing(rows))) if role == "background" else "–"
        unseen = "%.1f %%" % (100 * invisible(rule, mine) / len(mine))
        line(name, *judged(rule, rows, "hovered", role), *judged(rule, rows, "pressed", role), lost, unseen)


def by_theme(title, rule, rows):
    """One role in one theme a line."""
    print(f"\n## {title}\n")
    heading("role", "theme", "rows", "hovered", "of steps", "right side", "pressed", "of steps", "right side")
    for role in table.ROLES:
        for scheme, is_increased in (("light", False), ("dark", False), ("light", True), ("dark", True)):
            mine = [
                row for row in rows
                if row.role == role and row.scheme == scheme and row.is_increased == is_increased]
            cells = [judged(rule, mine, state, role) for state in table.STATES]
            line(role, scheme + ("-hc" if is_increased else ""), len(mine), *cells[0], *cells[1])


def by_family(title, rule, rows):
    """One family a line, backgrounds only."""
    print(f"\n## {title}\n")
    heading("family", "rows", "hovered", "of steps", "right side", "pressed", "of steps", "right side")
    for family in sorted({row.family for row in rows}):
        mine = [row for row in rows if row.family == family and row.role == "background"]
        if mine:
            cells = [judged(rule, mine, state, "background") for state in table.STATES]
            line(family, len(mine), *cells[0], *cells[1])


def chosen_by_designers(row, state):
    """The table itself as a rule, to see what it costs in contrast."""
    return getattr(row, state) or row.base


class Told:
    """The best that steps of one size can reach for who is told the side."""

    def __init__(self, rule):
        self.rule = rule

    def __call__(self, row, state):
        other = table.choice(row, state)
        sign = 1 if other and colors.lightness(other) > colors.lightness(row.base) else -1
        return rules.stepped(row.base, sign * self.rule.step(row, state))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", metavar="PATH", help="the colorderive to judge beside the rules")
    parser.add_argument("--families", action="store_true", help="one more table, with a line for each family")
    options = parser.parse_args()

    rows, dropped = table.rows()
    human = [row for row in rows if row.family not in table.ALGORITHMS]
    print("# What designers choose\n")
    print(f"{len(rows)} rows, {len(human)} of them made by hand in {len({row.family for row in human})} families.")
    for reason, count in sorted(dropped.items()):
        print(f"{count} dropped: {reason}.")

    fitted, left_out = fit(human), LeftOut(human)
    print("\nFitted on all families:", fitted)
    print("Values of the engine:  ", rules.Rule())
    for name in ("surface", "fill", "foreground", "border", "pressed_factor", "least_lightness", *SIDES):
        found = collections.Counter(getattr(rule, name) for rule in left_out.rules.values())
        print(f"  {name} with a family left out: " + ", ".join(f"{v} ({n} times)" for v, n in sorted(found.items())))

    ours = [
        ("ours, fitted without the family", left_out), ("ours, values of the engine", rules.Rule()),
        ("the same, told the side", Told(rules.Rule()))]
    shown_name, shown = ours[0]
    if options.engine:
        shown_name, shown = "ours, the engine with its guarantees", engine.Engine(options.engine, rows)
        ours.append((shown_name, shown))
    everything = rules.OTHERS + ours
    compare("Backgrounds", everything + [("the designers", chosen_by_designers)], human, "background")
    compare("Foregrounds", everything, human, "foreground")
    compare("Borders", everything, human, "border")
    by_theme("By role and theme: " + shown_name, shown, human)
    if options.families:
        by_family("Backgrounds by family: " + shown_name, shown, human)

    if options.engine:
        lost = losing(shown, rows)
        replaced = sum(shown.content(row) != row.content for row in lost)
        print(
            f"\nThe engine on all {len(rows)} rows: of {len(passing(rows))} texts that pass at rest, {len(lost)}"
            f" fail in a state, {replaced} of them replaced by a content that passes;"
            f" {invisible(shown, rows)} hovered states are nearer than ΔE OK {LEAST}.")
        found = collections.Counter(shown.outcome(row) for row in rows)
        print("Outcomes: " + ", ".join(f"{name} {count}" for name, count in sorted(found.items())) + ".")


if __name__ == "__main__":
    main()
