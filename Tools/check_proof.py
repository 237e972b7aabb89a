"""Confirms or refutes proof records, a JSON object a line, by their integers alone: python3 check_proof.py [FILE...]
Ends with 0 where all are true (a record may truly say that a pair misses), 1 where one isn't, 3 if unreadable."""
import cmath, fileinput, json, math, sys
# Light of each space to that of sRGB; weights of WCAG, XYZ and APCA; OKLab (CSS Color 4); Machado (2009).
TABLES = {name: [[float(x) for x in v[i:i + 3]] for i in range(0, len(v), 3)] for name, *v in map(str.split, """\
srgb        1 0 0  0 1 0  0 0 1
display-p3  1.2249401762806 -.2249401762806 0  -.0420569547097 1.0420569547097 0  -.0196375545903 -.0786360455506 1.098273600141
rec2020     1.6604910021084 -.5876411387885 -.0728498633199  -.1245504745216 1.132899897126 -.0083494226044  -.0181507633549 -.100578898008 1.1187296613629
weights     .2126 .7152 .0722  .2126390058715 .7151686787678 .0721923153607  .2126729 .7151522 .072175
cones       .4122214694708 .5363325372617 .0514459932675  .2119034958178 .6806995506452 .1073969535369  .0883024591901 .2817188391361 .6299787016738
oklab       .2104542683093 .7936177747023 -.0040720430116  1.9779985324312 -2.4285922420486 .4505937096174  .0259040424655 .7827717124575 -.8086757549231
blind       .152286 1.052583 -.204868 .114503 .786281 .099216 -.003882 -.048116 1.051998  .367322 .860646 -.227968 .280085 .672501 .047413 -.01182 .04294 .968881  1.255528 -.076749 -.178779 -.078411 .930809 .147602 .004733 .691367 .3039""".splitlines())}
def times(table, v): return [sum(x * y for x, y in zip(row, v)) for row in TABLES[table]]
def lab(light): return times("oklab", [math.copysign(abs(x) ** (1 / 3), x) for x in times("cones", light)])
def seen(light): return [lab([min(max(x, 0), 1) for x in times("blind", light)[i:i + 3]]) for i in (0, 3, 6)]
def near(a, b): return abs(a - b) < 1e-9
def half(n, d): return (2 * n + d) // (2 * d)  # a quotient, halves up
WAYS = {"exact": lambda f, b, s, w: half(f * s + b * (w - s), w),  # what is seen of f on b with an opacity of s of w
    "split": lambda f, b, s, w: half(f * s, w) + half(b * (255 - half(255 * s, w)), 255),
    "fixed-point": lambda f, b, s, w: half(f * half(255 * s, w), 255) + b * (256 - half(255 * s, w)) // 256}

def color(r, name):  # its light, and its least and greatest luminance: a wide color is read back from five decimals too
    space, most, codes = r.get(name + "Space", "srgb"), 2 ** r.get(name + "Depth", 8) - 1, r[name]
    if len(codes) != 3 or any(type(c) is not int or not 0 <= c <= most for c in codes): raise ValueError(name)
    curve = lambda v: v ** 2.4 if space == "rec2020" else v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4
    spellings = [c / most for c in codes], [math.floor(c / most * 1e5 + .5) / 1e5 for c in codes]
    lights = [times(space, [curve(v) for v in spelling]) for spelling in spellings[:1 if space == "srgb" else 2]]
    return lights[-1], min(ys := [max(y, 0) for light in lights for y in times("weights", light)[:len(lights)]]), max(ys)

def measured(r):  # as a numerator and a denominator
    (f, low, high), (g, dark, light), metric = color(r, "fg"), color(r, "bg"), r["metric"]
    (l, *fg), (k, *bg), dark = lab(f), lab(g), color(r, "bgDarkest")[1] if "bgDarkest" in r else dark
    if metric == "wcag2": return [y + .05 for y in ((low, light) if low >= light else (dark, high) if dark >= high else (1, 1))]
    if metric in ("deltaEOK", "chroma"): return (math.dist((l, *fg), (k, *bg)) if metric[0] == "d" else math.hypot(*fg) - math.hypot(*bg)), 1
    if metric == "deltaEOK-cvd": return min(map(math.dist, seen(f), seen(g))), 1
    if metric == "lightness": return (l - k) * (-1 if lab(color(r, "to")[0])[0] < lab(color(r, "from")[0])[0] else 1), 1
    if metric == "hue": return abs((math.degrees(cmath.phase(complex(*bg) / complex(*fg))) + r.get("torsion", 0) * 10 * (k - l) + 180) % 360 - 180), 1
    t, b = [y + max(.022 - y, 0) ** 1.414 for y in (times({"apca": "weights"}[metric], [(c / 255) ** 2.4 for c in r[name]])[2] for name in ("fg", "bg"))]
    return 0 if abs(b - t) < .0005 or (lc := 1.14 * (b ** .56 - t ** .57 if b > t else t ** .62 - b ** .65)) < .1 else (lc - .027) * 100, 1

def faults(r, contents={}):
    (a, b), value, least, most = measured(r), r["num"] / r["den"], r.get("target", -math.inf), r.get("max", math.inf)
    unit, exempt = (2 ** 62, r["constraint"] == "C9") if r["metric"] == "wcag2" else (r["den"], False)
    is_text, d = r["role"] == "background" and (exempt or r["constraint"] in ("C1", "C11")), r.get("derivation")
    own, c = "bg" if is_text or r["role"] == "layer" and r["constraint"] in ("C1", "C2") else "fg", r["composite"] if r["role"] == "layer" else None
    l, *ab = lab(color(r, own)[0])  # the color of the state: content lies on it
    one = [r.get(name) for name in ("theme", "brand", "token", "base", "baseSpace", "configHash")]  # of a set of states
    if not (near(r["num"] / unit, a) and near(r["den"] / unit, b)): yield f"{value:.9g}, but the colors have {a / b:.9g}"
    if not (near(r["value"], value) and near(r["margin"], min(value - least, most - value))): yield "value or margin"
    if (r["pass"], r["exempt"]) != (least <= value <= most, exempt): yield "pass or exempt"
    if d and not (near(l, d["L0"] + d["dL"]) and near(complex(*ab), cmath.rect(d["C"], math.radians(d["H"] or 0)))): yield "derivation"
    if c and not (c["by"] and all([WAYS[way](f, b, c["alpha"], c["of"]) for f, b in zip(c["layer"], c["ground"])] == r[own] for way in c["by"])): yield "composite"
    if is_text and r["constraint"] == "C1" and r["content"] == "fixed" and contents.setdefault(str(one), r["fg"]) != r["fg"]: yield "C3: content"

try:
    refuted = [f"line {fileinput.lineno()}: refuted: {why}" for line in fileinput.input() for why in faults(json.loads(line))]
except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
    sys.exit(print(f"line {fileinput.lineno()}: unreadable: {error!r}", file=sys.stderr) or 3)
sys.exit(print("\n".join(refuted) or f"{fileinput.lineno()} records confirmed") or (bool(refuted) if fileinput.lineno() else 3))
