"""Reads the colors of an output file, with the standard library alone and from the description of the format, not from
the program that wrote it.

    read_outputs.py FORMAT FILE...

One line a color: its theme, its name, and #rrggbbaa of sRGB; then, where the file has a wide color, `p3`, `rec2020` or `lab` and
three numbers, with tabs between. Anything that it doesn't understand ends it with status 1.
"""

import json
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def fail(what):
    sys.exit(f"not understood: {what!r}")


def hex8(text):
    """#rrggbb or #rrggbbaa with the opacity said."""
    if not re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", text):
        fail(text)
    return text if len(text) == 9 else text + "ff"


def argb(text):
    """AARRGGBB as #rrggbbaa."""
    if not re.fullmatch(r"[0-9A-F]{8}", text):
        fail(text)
    return "#" + (text[2:] + text[:2]).lower()


def p3(text):
    match = re.fullmatch(r"color\(display-p3 (\S+) (\S+) (\S+?)(?: / (\S+))?\)", text)
    return match.groups()[:3] if match else fail(text)


def rec2020(text):
    match = re.fullmatch(r"color\(rec2020 (\S+) (\S+) (\S+?)\)", text)
    return match.groups() if match else fail(text)


def told(theme, name, text, narrow, widest):
    """A color with the widest form that it has; what has one for Rec. 2020 has one for Display P3 too."""
    if widest and widest.startswith("color(rec2020"):
        p3(narrow)
        emit(theme, name, hex8(text), rec2020(widest), "rec2020")
    else:
        emit(theme, name, hex8(text), p3(narrow) if narrow and narrow.startswith("color(") else None)


def emit(theme, name, color, wide=None, space="p3"):
    print("\t".join([theme, name, color] + ([space, *map(str, wide)] if wide else [])))


def joined(colors):
    """Colors whose wide forms have names of their own, `…-p3` and `…-rec2020`, brought together."""
    for (theme, name), text in colors.items():
        if any(name.endswith(end) and (theme, name.removesuffix(end)) in colors for end in ("-p3", "-rec2020")):
            continue
        told(theme, name, text, colors.get((theme, name + "-p3")), colors.get((theme, name + "-rec2020")))


def scss(paths):
    text = Path(paths[0]).read_text(encoding="utf-8")
    text = re.sub(r"//[^\n]*", "", text)
    start = re.search(r"\$([\w-]*themes): \(", text)
    variables = dict(re.findall(r"^\$([^\s:]+): ([^;]+);$", text[: start.start()], re.M))
    colors = {}
    body = text[start.end() :]
    themes = re.findall(r'"([\w-]+)": \(\n((?:    "[^"\n]+": [^\n]+,\n)*)  \),', body)
    for theme, lines in themes:
        for line in lines.splitlines():
            name, value = re.fullmatch(r'    "([^"]+)": (.+),', line).groups()
            colors[theme, name] = value
    # The variables are the first theme.
    first = {name: value for (theme, name), value in colors.items() if theme == themes[0][0]}
    if first != variables:
        fail("the variables differ from the first theme")
    joined(colors)


def flat_json(paths):
    for name, themes in json.loads(Path(paths[0]).read_text(encoding="utf-8")).items():
        for theme, text in themes.items():
            if theme.endswith(("-p3", "-rec2020")):
                continue
            told(theme, name, text, themes.get(theme + "-p3"), themes.get(theme + "-rec2020"))


def android(paths):
    seen = {}
    for path in map(Path, paths):
        root = ElementTree.fromstring(path.read_bytes())
        night = path.parent.name == "values-night"
        more = path.stem.endswith("_hc")
        theme = ("dark" if night else "light") + ("-hc" if more else "")
        for element in root:
            name = element.get("name")
            if element.tag != "color" or not re.fullmatch(r"[a-z][a-z0-9_]*", name):
                fail(name)
            if (night, name) in seen:
                fail("duplicate " + name)
            seen[night, name] = True
            emit(theme, name.removesuffix("_hc") if more else name, argb(element.text[1:]))
    for night, name in seen:
        if night and (False, name) not in seen:
            fail("only at night: " + name)


KOTLIN = re.compile(r"Color\(0x([0-9A-F]{8})\)|Color\(([\d.]+)f, ([\d.]+)f, ([\d.]+)f, ([\d.]+)f, ColorSpaces\.DisplayP3\)")


def code_color(match, order):
    if match[1]:
        return argb(match[1]), None
    parts = [float(match[index]) for index in order]
    return None, parts


def compose(paths):
    text = Path(paths[0]).read_text(encoding="utf-8")
    text = re.sub(r"/\*\*.*?\*/", "", text)
    base = re.search(r"open class (\w+) \{\n(.*?)\n\}", text, re.S)
    blocks = [("first", base[2], "open")]
    for name, body in re.findall(rf"object {base[1]}(\w+) : {base[1]}\(\) \{{\n(.*?)\}}", text, re.S):
        blocks.append((re.sub("Hc$", "-hc", name[0].lower() + name[1:]), body, "override"))
    values = {}
    for theme, body, word in blocks:
        values[theme] = dict(values.get("first", {}))
        for line in body.splitlines():
            if not line or re.fullmatch(r"    (@.*|)", line) or not line.strip():
                continue
            match = re.fullmatch(rf"    {word} val (\w+): Color = (.+)", line)
            if not match:
                fail(line)
            color = KOTLIN.fullmatch(match[2])
            if not color:
                fail(match[2])
            if word == "override" and match[1] not in values["first"]:
                fail(match[1])
            values[theme][match[1]] = code_color(color, (2, 3, 4, 5))
    tell(values)


def tell(values):
    for theme, colors in values.items():
        for name, (color, wide) in colors.items():
            if wide:
                emit(theme, name, f"alpha={round(wide[3] * 255)}", wide[:3])
            else:
                emit(theme, name, color)


DART = re.compile(
    r"Color\(0x([0-9A-F]{8})\)"
    r"|Color\.from\(red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+), alpha: ([\d.]+), colorSpace: ColorSpace\.displayP3\)"
)


def flutter(paths):
    text = Path(paths[0]).read_text(encoding="utf-8")
    first = {}
    for name, value in re.findall(r"^    this\.(\w+) = const (.+),$", text, re.M):
        first[name] = code_color(DART.fullmatch(value), (2, 3, 4, 5))
    fields = re.findall(r"^  final Color (\w+);$", text, re.M)
    if sorted(fields) != sorted(first):
        fail("fields and parameters differ")
    values = {}
    for theme, body in re.findall(r"^  static const \w+ (\w+) = \w+\((.*?)\);$", text, re.M | re.S):
        values[re.sub("Hc$", "-hc", theme)] = colors = dict(first)
        for line in filter(None, body.split("\n")):
            match = re.fullmatch(r"    (\w+): (.+),", line)
            if not match:
                if line.strip():
                    fail(line)
                continue
            if match[1] not in first:
                fail(match[1])
            colors[match[1]] = code_color(DART.fullmatch(match[2]), (2, 3, 4, 5))
    tell(values)


def opacity(name):
    """The name and the opacity that it says."""
    match = re.fullmatch(r"(.*) \(opacity ([\d.]+)\)", name)
    return (match[1], float(match[2])) if match else (name, 1.0)


def gpl(paths):
    for path in map(Path, paths):
        lines = path.read_text(encoding="utf-8").splitlines()
        if lines[0] != "GIMP Palette" or not lines[1].startswith("Name: ") or not lines[2].startswith("Columns: "):
            fail(lines[:3])
        for line in lines[3:]:
            if line.startswith("#"):
                continue
            red, green, blue, name = line.split(maxsplit=3)
            name, alpha = opacity(name)
            emit(path.stem, name, "#%02x%02x%02x%02x" % (int(red), int(green), int(blue), round(alpha * 255)))


def ase(paths):
    data = Path(paths[0]).read_bytes()
    sign, major, minor, count = struct.unpack_from(">4sHHI", data)
    if (sign, major, minor) != (b"ASEF", 1, 0):
        fail(data[:12])
    place, theme = 12, None
    for _ in range(count):
        kind, length = struct.unpack_from(">HI", data, place)
        body = data[place + 6 : place + 6 + length]
        place += 6 + length
        if kind == 0xC002:
            if length or theme is None:
                fail(body)
            theme = None
            continue
        units = struct.unpack_from(">H", body)[0]
        name = body[2 : 2 + 2 * units].decode("utf-16-be")
        if not name.endswith("\0") or "\0" in name[:-1]:
            fail(name)
        name, rest = name[:-1], body[2 + 2 * units :]
        if kind == 0xC001:
            theme = name
            continue
        model, a, b, c, use = struct.unpack(">4sfffH", rest)
        name, alpha = opacity(name)
        alpha = round(alpha * 255)
        if model == b"RGB ":
            emit(theme, name, "#%02x%02x%02x%02x" % (*(round(x * 255) for x in (a, b, c)), alpha))
        elif model == b"LAB ":
            emit(theme, name, f"alpha={alpha}", (a * 100, b, c), "lab")
        else:
            fail(model)
    if place != len(data) or theme is not None:
        fail("bytes behind the last block")


def svg(paths):
    root = ElementTree.fromstring(Path(paths[0]).read_bytes())
    for element in root.iter("{http://www.w3.org/2000/svg}rect"):
        name = element.get("data-token")
        if name is None:
            continue
        alpha = round(float(element.get("fill-opacity", "1")) * 255)
        style = element.get("style")
        wide = p3(style.removeprefix("fill:")) if style else None
        emit(element.get("data-theme"), name, element.get("fill") + "%02x" % alpha, wide)


if __name__ == "__main__":
    readers = {
        "scss": scss, "json": flat_json, "android-xml": android, "compose": compose, "flutter": flutter, "gpl": gpl,
        "ase": ase, "svg": svg,
    }
    readers[sys.argv[1]](sys.argv[2:])
