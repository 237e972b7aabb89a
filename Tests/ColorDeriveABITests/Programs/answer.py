"""Answers the lines of its input through the C interface; answer.c gives the same answers.

The argument is the dynamic library's path.
"""
import ctypes
import struct
import sys
from ctypes import POINTER, byref, c_char, c_double, c_float, c_int32, c_size_t, c_uint8, c_uint32


class Color(ctypes.Structure):
    _fields_ = [("red", c_uint8), ("green", c_uint8), ("blue", c_uint8)]

    @classmethod
    def hex(cls, text):
        return cls(*bytes.fromhex(text))

    def __str__(self):
        return f"{self.red:02x}{self.green:02x}{self.blue:02x}"


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("capacity", c_size_t), ("length", c_size_t)]


class Parsed(ctypes.Structure):
    _fields_ = [("alpha", c_double), ("color", Color), ("was_fitted", c_uint8), ("reserved", c_uint8 * 4)]


class Recipe(ctypes.Structure):
    _fields_ = [
        ("minimum_contrast", c_double), ("surfaces", POINTER(Color)), ("surface_count", c_size_t),
        ("role", c_int32), ("appearance", c_int32), ("direction", c_int32), ("base", c_int32),
        ("reserved", c_uint32 * 4),
    ]


class States(ctypes.Structure):
    names = ["normal", "hovered", "pressed", "disabled", "content", "disabled_content"]
    _fields_ = [(name, Color) for name in names] + [("has_content", c_uint8), ("outcome", c_uint8)]

    def __str__(self):
        colors = " ".join(str(getattr(self, name)) for name in self.names)
        return f"{colors} {self.has_content} {self.outcome}"


library = ctypes.CDLL(sys.argv[1])
library.colorderive_version.restype = ctypes.c_char_p
library.colorderive_contrast.restype = c_double
library.colorderive_contrast.argtypes = [Color, Color]
library.colorderive_delta_e_ok.restype = c_double
library.colorderive_delta_e_ok.argtypes = [Color, Color]
library.colorderive_parse.argtypes = [
    ctypes.c_char_p, c_size_t, POINTER(Parsed), POINTER(c_size_t), POINTER(Text)]
library.colorderive_derive.argtypes = [POINTER(Recipe), Color, POINTER(States), POINTER(Text)]


def room(size):
    memory = (c_char * size)()
    return memory, Text(ctypes.addressof(memory), size, 0)


def parse(line):
    data = line.encode()
    memory, message = room(256)
    parsed, fault = Parsed(), c_size_t()
    status = library.colorderive_parse(data, len(data), byref(parsed), byref(fault), byref(message))
    if status != 0:
        print("fault", status, fault.value, memory.value.decode())
        return
    print("color", parsed.color, "%.17g" % parsed.alpha, parsed.was_fitted)


def derive(line):
    role, appearance, direction, base, minimum, color, *surfaces = line.split(" ")
    array = (Color * len(surfaces))(*map(Color.hex, surfaces))
    recipe = Recipe(float(minimum), array, len(surfaces), int(role), int(appearance), int(direction), int(base))
    memory, reasons = room(4096)
    states = States()
    status = library.colorderive_derive(byref(recipe), Color.hex(color), byref(states), byref(reasons))
    if status != 0:
        print("fault", status, memory.value.decode())
        return
    print("states", states)
    print(memory.value.decode(), end="")


def bits(value):
    return struct.pack(">f", value).hex()


def bulk(pairs):
    count = len(pairs)
    first, second = ((Color * count)(*side) for side in zip(*pairs))
    planes = [(c_uint8 * count)(*(getattr(c, name) for c in first)) for name in ("red", "green", "blue")]
    lab = [(c_float * count)() for _ in range(3)]
    back = [(c_uint8 * count)() for _ in range(3)]
    ratios, states = (c_double * count)(), (States * count)()
    size = c_size_t(count)
    print(
        "bulk", library.colorderive_contrasts(size, first, second, ratios),
        library.colorderive_oklab_from_srgb8(size, *planes, *lab),
        library.colorderive_srgb8_from_oklab(size, *lab, *back),
        library.colorderive_derive_many(byref(Recipe()), size, first, states, None))
    for i in range(count):
        print("%.17g" % ratios[i], *(bits(x[i]) for x in lab), Color(*(x[i] for x in back)), states[i])


sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8", newline="\n")
print(library.colorderive_version().decode(), library.colorderive_abi_version())
pairs = []
for line in sys.stdin:
    name, rest = line.rstrip("\n").split(" ", 1)
    if name == "parse":
        parse(rest)
    elif name == "pair":
        pair = tuple(map(Color.hex, rest.split(" ")))
        pairs.append(pair)
        print("pair %.17g %.17g" % (library.colorderive_contrast(*pair), library.colorderive_delta_e_ok(*pair)))
    elif name == "derive":
        derive(rest)
    else:
        sys.exit("unknown line: " + line)
bulk(pairs)
