"""Rules that make a state of a base: those of other systems, and ours without its guarantees.

A rule takes a row and a state, and gives bytes.
"""

import bisect
import colorsys
import dataclasses

import colors
import table


@dataclasses.dataclass(frozen=True)
class Rule:
    """Our rule: which way, and how far. The engine's `DirectionLimits` and `Steps` are its values."""

    near_black: float = 0.35
    near_white: float = 0.90
    middle: tuple = (0.50, 0.66)
    surface: float = 0.040
    fill: float = 0.055
    foreground: float = 0.075
    border: float = 0.060
    pressed_factor: float = 2.0
    increased_factor: float = 1.6
    least_lightness: float = 0.25

    def sign(self, row):
        """1 for lighter, −1 for darker."""
        at = colors.lightness(row.base)
        if at < self.near_black:
            return 1
        if at > self.near_white:
            return -1
        if row.role != "background":
            if colors.luminance(row.base) == colors.luminance(row.surface):
                return 1 if row.scheme == "dark" else -1
            return 1 if colors.luminance(row.base) > colors.luminance(row.surface) else -1
        if row.scheme == "light":
            return -1
        is_middle = table.is_fill(row) and self.middle[0] <= at < self.middle[1]
        return -1 if is_middle and colors.luminance(row.content) > colors.luminance(row.base) else 1

    def step(self, row, state):
        """The size of the step in lightness."""
        if row.role == "background":
            size = self.fill if table.is_fill(row) else self.surface
        else:
            size = self.foreground if row.role == "foreground" else self.border
        if row.is_increased:
            size *= self.increased_factor
        # What lies near black is lifted out of it, and pressed keeps its distance from hovered.
        more = max(0, self.least_lightness - colors.lightness(row.base) - size)
        return (size * self.pressed_factor if state == "pressed" else size) + more

    def __call__(self, row, state):
        return stepped(row.base, self.sign(row) * self.step(row, state))


def stepped(base, step):
    """A base moved by a step in lightness."""
    return colors.moved(base, colors.lightness(base) + step)


def toward_theme(row):
    """Darker in a light theme, lighter in a dark one."""
    return 1 if row.scheme == "dark" else -1


def oklch(row, state):
    """±.05 of OKLCH lightness hovered, ±.10 pressed."""
    return stepped(row.base, toward_theme(row) * (0.10 if state == "pressed" else 0.05))


@dataclasses.dataclass(frozen=True)
class First(Rule):
    """The values that the design began with."""

    middle: tuple = (0.45, 0.62)
    vivid: float = 0.08

    def sign(self, row):
        at, a, b = colors.oklab(row.base)
        if row.role == "background" and row.scheme == "light":
            return 1 if at < self.near_black else -1
        if row.role == "background" and at <= self.near_white and a * a + b * b < self.vivid ** 2:
            return 1
        if row.role != "background":
            return Rule(near_black=0, near_white=1).sign(row)
        return Rule(near_black=0, middle=self.middle).sign(row)

    def step(self, row, state):
        if row.role == "foreground":
            sizes = (0.060, 0.110)
        elif row.role == "border":
            sizes = (0.070, 0.120)
        elif table.is_fill(row):
            sizes = (0.045, 0.090)
        else:
            sizes = (0.040, 0.120) if row.scheme == "dark" else (0.030, 0.090)
        return sizes[state == "pressed"] * (1.6 if row.is_increased else 1)


def hsl(row, state):
    """±10 % of HSL lightness hovered, ±20 % pressed."""
    hue, level, saturation = colorsys.rgb_to_hls(*(v / 255 for v in row.base))
    level += toward_theme(row) * (0.2 if state == "pressed" else 0.1)
    found = colorsys.hls_to_rgb(hue, min(max(level, 0), 1), saturation)
    return tuple(int(255 * v + 0.5) for v in found)


def material(row, state):
    """The content's color over the base: 8 % hovered, 12 % pressed."""
    return colors.mixed(row.content, 0.12 if state == "pressed" else 0.08, row.base)


def bootstrap(row, state):
    """Shaded by 15 and 20 % where white can be read on the base, else tinted."""
    share = 0.20 if state == "pressed" else 0.15
    is_dark = colors.contrast(row.base, colors.WHITE) >= 4.5
    return colors.mixed(colors.BLACK if is_dark else colors.WHITE, share, row.base)


def ant(row, state):
    """One step of its series lighter hovered, one darker pressed, in HSV; its dark theme goes the same ways."""
    is_lighter = state == "hovered"
    hue, saturation, value = colorsys.rgb_to_hsv(*(v / 255 for v in row.base))
    degrees = round(hue * 360)
    turn = -2 if 60 <= degrees <= 240 else 2
    degrees = (degrees + (turn if is_lighter else -turn)) % 360
    if saturation:
        saturation = min(max(saturation - 0.16, 0.06), 1) if is_lighter else min(saturation + 0.05, 1)
    value = min(value + 0.05, 1) if is_lighter else max(value - 0.15, 0)
    found = colorsys.hsv_to_rgb(degrees / 360, round(saturation, 2), round(value, 2))
    return tuple(int(255 * v + 0.5) for v in found)


# OKLCH lightness of Tailwind's steps 950 to 50, in the middle of its hues (approximate), with both ends.
TAILWIND = [0.0, 0.27, 0.39, 0.44, 0.50, 0.57, 0.65, 0.75, 0.83, 0.90, 0.95, 0.98, 1.0]


def tailwind(row, state):
    """One step on Tailwind's scale hovered, two pressed."""
    at = colors.lightness(row.base)
    i = min(bisect.bisect_right(TAILWIND, at) - 1, len(TAILWIND) - 2)
    place = i + (at - TAILWIND[i]) / (TAILWIND[i + 1] - TAILWIND[i])
    place += toward_theme(row) * (2 if state == "pressed" else 1)
    place = min(max(place, 0), len(TAILWIND) - 1)
    j = min(int(place), len(TAILWIND) - 2)
    return colors.moved(row.base, TAILWIND[j] + (place - j) * (TAILWIND[j + 1] - TAILWIND[j]))


OTHERS = [
    ("Ant", ant), ("Material, layer", material), ("Bootstrap", bootstrap), ("HSL ±10, 20 %", hsl),
    ("Tailwind, one and two steps", tailwind), ("OKLCH ±.05, .10", oklch), ("first values of the design", First()),
]
