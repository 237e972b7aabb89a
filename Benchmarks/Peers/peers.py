"""numpy, coloraide and Pillow at the jobs of the benchmarks. Prints a line of JSON for each figure."""

import json
import platform
import time

import coloraide
import numpy
import PIL
from coloraide import Color
from PIL import Image, ImageCms

ROUNDS = 11
STEPS = ((-0.06, 1.0), (-0.12, 1.0), (0.25, 0.35), (0.08, 1.1))


def colors(count, seed):
    """Bytes of sRGB spread evenly, the same as the benchmarks have: SplitMix64, the low 24 bits."""
    step = numpy.uint64(0x9E3779B97F4A7C15)
    state = numpy.arange(1, count + 1, dtype=numpy.uint64) * step + numpy.uint64(seed)
    z = (state ^ (state >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
    z = z ^ (z >> numpy.uint64(31))
    return numpy.stack([(z >> numpy.uint64(shift)).astype(numpy.uint8) for shift in (16, 8, 0)])


JOBS = []


def measure(peer, version, job, count, work):
    """Takes a job for `report`."""
    JOBS.append((peer, f"{version}, Python {platform.python_version()}", job, count, work))


def measured(count, work):
    """The median and the least of the rounds, after one to warm up, by the clock of the thread."""
    work()
    times = []
    for _ in range(ROUNDS):
        start = time.thread_time()
        work()
        times.append((time.thread_time() - start) / count * 1e9)
    times.sort()
    return times[ROUNDS // 2], times[0]


def report():
    """Measures all jobs in a run, then all in another, and prints the faster one of each."""
    runs = [[measured(count, work) for *_, count, work in JOBS] for _ in range(2)]
    for (peer, version, job, count, _), *figures in zip(JOBS, *runs):
        fast, slow = sorted(figures)
        line = {
            "peer": peer, "version": version, "job": job, "count": count, "rounds": ROUNDS, "median": fast[0],
            "minimum": fast[1], "difference": slow[0] / fast[0] - 1,
        }
        print(json.dumps(line), flush=True)


def vectorized(dtype, name):
    """Whole channels at a time, written out: the matrices of CSS Color 4 and a table for the 256 codes."""
    code = numpy.arange(256) / 255
    light = numpy.where(code <= 0.04045, code / 12.92, ((code + 0.055) / 1.055) ** 2.4).astype(dtype)
    red, green, blue = colors(1 << 20, 1)
    f = dtype

    def oklab():
        r, g, b = light[red], light[green], light[blue]
        l = numpy.cbrt(f(0.412221469470763) * r + f(0.5363325372617347) * g + f(0.0514459932675022) * b)
        m = numpy.cbrt(f(0.2119034958237842) * r + f(0.6806995506452347) * g + f(0.1073969535309812) * b)
        s = numpy.cbrt(f(0.0883024591900564) * r + f(0.2817188391361215) * g + f(0.6299787016738222) * b)
        return (
            f(0.210454268309314) * l + f(0.7936177747023054) * m - f(0.0040720430116193) * s,
            f(1.9779985324311684) * l - f(2.42859224204858) * m + f(0.450593709617411) * s,
            f(0.0259040424655478) * l + f(0.7827717124575296) * m - f(0.8086757549230774) * s,
        )

    def oklch():
        l, a, b = oklab()
        return l, numpy.sqrt(a * a + b * b), numpy.degrees(numpy.arctan2(b, a)) % f(360)

    def srgb8(lch):
        lightness, chroma, hue = lch
        angle = numpy.radians(hue)
        a, b = chroma * numpy.cos(angle), chroma * numpy.sin(angle)
        l = (lightness + f(0.3963377773761749) * a + f(0.2158037573099136) * b) ** 3
        m = (lightness - f(0.1055613458156586) * a - f(0.0638541728258133) * b) ** 3
        s = (lightness - f(0.0894841775298119) * a - f(1.2914855480194092) * b) ** 3
        rows = (
            f(4.076741636075958) * l - f(3.307711539258063) * m + f(0.2309699031821042) * s,
            f(-1.2684379732850315) * l + f(2.609757349287688) * m - f(0.3413193760026571) * s,
            f(-0.0041960761386755) * l - f(0.7034186179359363) * m + f(1.707614694074612) * s,
        )

        def encoded(x):
            x = numpy.clip(x, 0, 1)
            y = numpy.where(x <= f(0.0031308), x * f(12.92), f(1.055) * x ** f(1 / 2.4) - f(0.055))
            return numpy.rint(y * f(255)).astype(numpy.uint8)

        return [encoded(row) for row in rows]

    weights = [(f(w) * light) for w in (0.2126, 0.7152, 0.0722)]

    def contrasts():
        y = weights[0][red] + weights[1][green] + weights[2][blue]
        other = y[::-1]
        return (numpy.maximum(y, other) + f(0.05)) / (numpy.minimum(y, other) + f(0.05))

    lch = oklch()
    back = srgb8(lch)
    wrong = sum(int((x != y).sum()) for x, y in zip(back, (red, green, blue)))
    assert wrong < 100, f"{wrong} channels don't come back"
    for job, work in (
        ("sRGB8 to OKLab", oklab), ("sRGB8 to OKLCH", oklch), ("OKLCH to sRGB8", lambda: srgb8(lch)),
        ("contrast of pairs", contrasts),
    ):
        measure(name, numpy.__version__, job, red.size, work)


def one_by_one():
    """coloraide: a color object each."""
    few = [Color("srgb", [int(c) / 255 for c in rgb]) for rgb in colors(1_000, 1).T]
    lch = [c.convert("oklch") for c in few]
    measure("coloraide", coloraide.__version__, "sRGB8 to OKLCH", len(few), lambda: [c.convert("oklch") for c in few])
    measure("coloraide", coloraide.__version__, "OKLCH to sRGB8", len(lch), lambda: [c.convert("srgb") for c in lch])
    measure(
        "coloraide", coloraide.__version__, "contrast of pairs", len(few),
        lambda: [a.contrast(b, method="wcag21") for a, b in zip(few, reversed(few))],
    )
    surfaces = [Color("white"), Color("#1e1e1e")]
    bases = few[:50]

    def derive():
        passed = 0
        for base in bases:
            l, c, h = base.convert("oklch").coords()
            for lightness, chroma in STEPS:
                wish = Color("oklch", [min(max(l + lightness, 0), 1), c * chroma, h])
                fitted = wish.fit("srgb", method="oklch-chroma").convert("srgb")
                state = Color("srgb", [round(min(max(x, 0), 1) * 255) / 255 for x in fitted.coords()])
                passed += sum(state.contrast(surface, method="wcag21") >= 4.5 for surface in surfaces)
        return passed

    measure("coloraide", coloraide.__version__, "derive 4x2", len(bases), derive)


def pictures():
    """Pillow: LittleCMS as Python has it, to 8-bit Lab."""
    pixels = colors(1 << 20, 1)
    image = Image.fromarray(numpy.ascontiguousarray(pixels.T.reshape(1024, 1024, 3)), "RGB")
    transform = ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB"
    )
    measure("Pillow", PIL.__version__, "sRGB8 to Lab", 1 << 20, lambda: ImageCms.applyTransform(image, transform))


vectorized(numpy.float32, "numpy float32")
vectorized(numpy.float64, "numpy float64")
one_by_one()
pictures()
report()
