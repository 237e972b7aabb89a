"""What browsers draw where a translucent color lies on an opaque one, as a table of tab-separated values:
python3 measure_compositing.py > Tests/ColorDerivationTests/Reference/browser_layers.tsv
Asks for `chromium` and `firefox` on the path, draws a page of squares without a window, and reads the pixels of its
picture. Versions, and how often each formula fails, go to the standard error."""
import pathlib, struct, subprocess, sys, tempfile, zlib

SIZE, COLUMNS = 8, 64
# Fronts and backs: what layers are made of, on grounds light and dark, and colors that have nothing to do with it.
PAIRS = [pair.split() for pair in """\
000000 ffffff|ffffff 000000|ffffff 6750a4|000000 f4f4f4|ffffff 121212|1d1b20 fef7ff|0f62fe ffffff|1e1c1c e8f0fe
7f7f7f 808080|c8d2e7 3b4a17|010203 fdfeff|99cc33 336699|d04437 5e6c84|ededed 1e1e1e|2b8a3e ffd43b|345c9b a7e1b2""".replace("\n", "|").split("|")]
ALPHAS = [(steps, 255) for steps in [*range(0, 252, 4), 255]] + [(steps, 1000) for steps in range(7, 1000, 66)]
SAMPLES = [(*(bytes.fromhex(color) for color in pair), *alpha) for pair in PAIRS for alpha in ALPHAS]
GPU = ["--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--enable-gpu-rasterization", "--ignore-gpu-blocklist"]


def shape(front, steps, whole):
    alpha = f"{front.hex()}{steps:02x}" if whole == 255 else None
    return f'<i style="background:{"#" + alpha if alpha else f"rgb({front[0]} {front[1]} {front[2]} / {steps / 1000})"}"></i>'


def group(front, steps, whole):  # of two that lie on each other, so that it can't be drawn as one
    one = f'<i style="background:#{front.hex()}'
    return f'<i style="opacity:{steps / whole:.9f}">{one};right:1px"></i>{one}"></i></i>'


def page(inner):
    squares = [
        f'<i style="left:{n % COLUMNS * SIZE}px;top:{n // COLUMNS * SIZE}px;right:auto;bottom:auto;width:{SIZE}px;'
        f'height:{SIZE}px;background:#{back.hex()}">{inner(front, steps, whole)}</i>'
        for n, (front, back, steps, whole) in enumerate(SAMPLES)]
    return "<!doctype html><style>body{margin:0}i{position:absolute;inset:0}</style>" + "".join(squares)


def rows(png):  # of a picture of 8 bits a channel that isn't interlaced
    position, data, header = 8, b"", ()
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position:position + 8])
        body, position = png[position + 8:position + 8 + length], position + 12 + length
        if kind == b"IHDR": header = struct.unpack(">IIBBBBB", body)
        if kind == b"IDAT": data += body
    step = {2: 3, 6: 4}[header[3]]
    data, width, above = zlib.decompress(data), header[0] * step, bytes(header[0] * step)
    for start in range(0, len(data), width + 1):
        row = bytearray(data[start + 1:start + 1 + width])
        for i, up in enumerate(above):
            left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
            nearest = min((left, up, corner), key=lambda c: abs(left + up - corner - c))
            row[i] = row[i] + (0, left, up, (left + up) // 2, nearest)[data[start]] & 255
        yield row[::step], row[1::step], row[2::step]
        above = row


def drawn(command, inner):
    with tempfile.TemporaryDirectory() as folder:
        picture, source = pathlib.Path(folder, "picture.png"), pathlib.Path(folder, "page.html")
        source.write_text(page(inner))
        pathlib.Path(folder, "user.js").write_text('user_pref("layout.css.devPixelsPerPx", "1.0");\nuser_pref("gfx.color_management.mode", 0);\n')
        height = -(-len(SAMPLES) // COLUMNS) * SIZE
        subprocess.run([word.replace("FOLDER", folder) for word in command] + [f"--window-size={COLUMNS * SIZE},{height}", source.as_uri()],
                       check=True, timeout=120, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        picture = list(rows(picture.read_bytes()))
    return [bytes(channel[n % COLUMNS * SIZE + 4] for channel in picture[n // COLUMNS * SIZE + 4]) for n in range(len(SAMPLES))]


def nearest(number, of): return (2 * number + of) // (2 * of)  # halves go up
def byte(steps, whole): return nearest(255 * steps, whole)


FORMULAS = {
    "exact": lambda f, b, s, w: nearest(f * s + b * (w - s), w),
    "split": lambda f, b, s, w: nearest(f * s, w) + nearest(b * (255 - byte(s, w)), 255),
    "fixed-point": lambda f, b, s, w: nearest(f * byte(s, w), 255) + (b * (256 - byte(s, w)) >> 8),
    "fixed-point group": lambda f, b, s, w: f * (byte(s, w) + 1) + b * (255 - byte(s, w)) >> 8 if s else b,
}
CHROMIUM = "chromium --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 --force-color-profile=srgb --screenshot=FOLDER/picture.png".split()
FIREFOX = "firefox --headless --no-remote --profile FOLDER --screenshot FOLDER/picture.png".split()
WAYS = {
    "chromium": (CHROMIUM, shape), "chromium_group": (CHROMIUM, group), "chromium_gpu": (CHROMIUM + GPU, shape),
    "chromium_gpu_group": (CHROMIUM + GPU, group), "firefox": (FIREFOX, shape)}

found = {name: drawn(*way) for name, way in WAYS.items()}
for browser in ("chromium", "firefox"):
    print(subprocess.run([browser, "--version"], capture_output=True, text=True).stdout.strip(), file=sys.stderr)
for name, pixels in found.items():
    wrong = {formula: sum(any(by(f[c], b[c], s, w) != pixel[c] for c in range(3)) for (f, b, s, w), pixel in zip(SAMPLES, pixels)) for formula, by in FORMULAS.items()}
    print(f"{name}: of {len(SAMPLES)} squares", ", ".join(f"{count} aren't {formula}" for formula, count in wrong.items()), file=sys.stderr)
print("front", "back", "steps", "of", *found, sep="\t")
for n, (front, back, steps, whole) in enumerate(SAMPLES):
    print(front.hex(), back.hex(), steps, whole, *(pixels[n].hex() for pixels in found.values()), sep="\t")
