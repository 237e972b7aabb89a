"""Colors as the engine has them: 8-bit sRGB, OKLab, WCAG contrast, and the hue path of a base.

Bytes are tuples of three integers; OKLab is a tuple of three floats.
"""

import functools
import math


def linear(byte):
    """The light of a byte, 0 to 1."""
    v = byte / 255
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


LINEAR = [linear(byte) for byte in range(256)]


def byte(light):
    """The byte of a light, clipped to 0 to 1."""
    v = min(max(light, 0.0), 1.0)
    return int(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055) + 0.5)


@functools.lru_cache(maxsize=None)
def oklab(rgb):
    """Bytes in OKLab (Ottosson 2021)."""
    r, g, b = (LINEAR[v] for v in rgb)
    l = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    s = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)


def light(lightness, a, b):
    """OKLab as linear sRGB, unclipped."""
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)


def is_inside(rgb):
    """Whether linear sRGB lies in the gamut, but for what rounding to a byte hides."""
    return all(-1e-4 <= v <= 1.0001 for v in rgb)


@functools.lru_cache(maxsize=None)
def moved(rgb, lightness):
    """A color at another lightness and the same hue, with as much of its chroma as sRGB holds there."""
    if lightness <= 0:
        return (0, 0, 0)
    if lightness >= 1:
        return (255, 255, 255)
    _, a, b = oklab(rgb)
    low, high = 0.0, 1.0
    if is_inside(light(lightness, a, b)):
        low = 1.0
    else:
        for _ in range(12):
            middle = (low + high) / 2
            if is_inside(light(lightness, a * middle, b * middle)):
                low = middle
            else:
                high = middle
    return tuple(byte(v) for v in light(lightness, a * low, b * low))


def lightness(rgb):
    """OKLab lightness, 0 to 1."""
    return oklab(rgb)[0]


def difference(first, second):
    """ΔE OK: the distance in OKLab."""
    return math.dist(oklab(first), oklab(second))


@functools.lru_cache(maxsize=None)
def luminance(rgb):
    """The WCAG 2.x luminance."""
    return 0.2126 * LINEAR[rgb[0]] + 0.7152 * LINEAR[rgb[1]] + 0.0722 * LINEAR[rgb[2]]


def contrast(first, second):
    """The WCAG 2.x contrast, 1 to 21."""
    a, b = luminance(first) + 0.05, luminance(second) + 0.05
    return max(a, b) / min(a, b)


def mixed(top, share, below):
    """A share of one color over another, in bytes, rounded half up."""
    return tuple(int(t * share + b * (1 - share) + 0.5) for t, b in zip(top, below))


BLACK, WHITE = (0, 0, 0), (255, 255, 255)
