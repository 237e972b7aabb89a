#!/usr/bin/env python3
"""make_bad_icc.py - deterministic generator of hostile and merely odd ICC profiles.

Usage
  make_bad_icc.py --out DIR --seed A1 --count 2000
  make_bad_icc.py --out DIR --seed A1 --systematic     # every tag boundary of every base
  make_bad_icc.py --list-families
  make_bad_icc.py --seed A1 --count 5 --one 3 --out DIR   # rebuild one case only

Same seed + same base profiles -> byte-identical files (the manifest lists a
SHA-256 for each). With --no-system only the built-in synthetic bases are used,
so the corpus does not depend on the machine.  Python 3.9+, standard library only.

manifest.jsonl, one object per case:
  id, file, family, base, size, sha256, note,
  expect: "reject"      -> typed error
          "unsupported" -> well-formed but of a class, space or version that isn't
                           read: typed error, whose text names it
          "either"      -> accept or reject, but never crash, hang, over-read,
                           allocate beyond the cap, or yield a non-finite color
          "accept"      -> control: an unmodified good profile, must load
"""
import argparse, hashlib, json, os, random, struct, sys

# ------------------------------------------------------------------ helpers
def u16(v): return struct.pack('>H', v & 0xFFFF)
def u32(v): return struct.pack('>I', v & 0xFFFFFFFF)
def s15(v):
    return struct.pack('>i', max(-2**31, min(2**31 - 1, int(round(v * 65536)))))
def f32(v): return struct.pack('>f', v)
def f32raw(bits): return struct.pack('>I', bits & 0xFFFFFFFF)
def sig(s): return s.encode('latin-1')[:4].ljust(4)
def pad4(b): return b + b'\0' * (-len(b) % 4)
def rd32(b, o): return struct.unpack_from('>I', b, o)[0] if o + 4 <= len(b) else 0
def wr32(b, o, v):
    if o + 4 <= len(b): struct.pack_into('>I', b, o, v & 0xFFFFFFFF)
def wr16(b, o, v):
    if o + 2 <= len(b): struct.pack_into('>H', b, o, v & 0xFFFF)

NASTY32 = [0, 1, 2, 3, 4, 7, 8, 11, 12, 127, 128, 131, 132, 255, 256, 0xFFFF, 0x10000,
           0x00FFFFFF, 0x15555555, 0x15555556, 0x2AAAAAAB, 0x3FFFFFFF, 0x40000000,
           0x55555555, 0x7FFFFFFB, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xAAAAAAAB,
           0xFFFFFF00, 0xFFFFFFF0, 0xFFFFFFFC, 0xFFFFFFFE, 0xFFFFFFFF]
NASTYS15 = [0, 1, -1, 0x7FFFFFFF, -0x80000000, 0x00010000, -0x00010000, 0x7FFF0000, 0x0000FFFF]
NASTYF32 = [0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 0x7F800001, 0x00000001,
            0x80000000, 0x7F7FFFFF, 0xFF7FFFFF]   # qNaN -qNaN Inf -Inf sNaN denormal -0 max -max

# ------------------------------------------------------------------ building
def header(size, cls='mntr', cs='RGB ', pcs='XYZ ', ver=0x02400000, intent=0, magic='acsp'):
    h = bytearray(128)
    wr32(h, 0, size); h[4:8] = sig('none'); wr32(h, 8, ver)
    h[12:16] = sig(cls); h[16:20] = sig(cs); h[20:24] = sig(pcs)
    for i, v in enumerate((2026, 1, 1, 0, 0, 0)): wr16(h, 24 + 2 * i, v)
    h[36:40] = sig(magic); h[40:44] = sig('APPL'); wr32(h, 64, intent)
    h[68:80] = s15(0.9642) + s15(1.0) + s15(0.8249)
    return h

def build(tags, **kw):
    """tags: list of (sig4, bytes). Identical byte objects are shared."""
    n = len(tags); off = 128 + 4 + 12 * n; table = b''; body = b''; seen = {}
    for s, d in tags:
        key = id(d)
        if key not in seen:
            seen[key] = off + len(body)
            body += pad4(d)
        table += sig(s) + u32(seen[key]) + u32(len(d))
    size = off + len(body)
    return bytes(header(size, **kw)) + u32(n) + table + body

def t_xyz(x, y, z): return sig('XYZ ') + u32(0) + s15(x) + s15(y) + s15(z)
def t_curv(vals): return sig('curv') + u32(0) + u32(len(vals)) + b''.join(u16(v) for v in vals)
def t_gamma(g): return t_curv([int(g * 256)])
def t_para(kind, params): return sig('para') + u32(0) + u16(kind) + u16(0) + b''.join(s15(p) for p in params)
def t_text(s): return sig('text') + u32(0) + s.encode('ascii') + b'\0'
def t_desc(s):
    a = s.encode('ascii') + b'\0'
    return sig('desc') + u32(0) + u32(len(a)) + a + u32(0) + u32(0) + u16(0) + b'\0' + b'\0' * 67
def t_mluc(s, lang='enUS'):
    e = s.encode('utf-16-be')
    return sig('mluc') + u32(0) + u32(1) + u32(12) + lang.encode() + u32(len(e)) + u32(28) + e
def t_sf32(vals): return sig('sf32') + u32(0) + b''.join(s15(v) for v in vals)
def t_lut8(i, o, g, clut=None):
    n = (g ** i) * o
    clut = clut if clut is not None else bytes((k * 37) & 255 for k in range(min(n, 1 << 20)))
    eye = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    return (sig('mft1') + u32(0) + bytes((i & 255, o & 255, g & 255, 0)) + b''.join(s15(v) for v in eye)
            + bytes(range(256)) * min(i, 16) + clut + bytes(range(256)) * min(o, 16))
def t_lut16(i, o, g, ni=2, no=2):
    n = min((g ** i) * o, 1 << 19)
    eye = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    tab = lambda k: b''.join(u16(int(j * 65535 / max(1, k - 1))) for j in range(min(k, 4096)))
    return (sig('mft2') + u32(0) + bytes((i & 255, o & 255, g & 255, 0)) + b''.join(s15(v) for v in eye)
            + u16(ni) + u16(no) + tab(ni) * min(i, 16) + b''.join(u16(k * 257) for k in range(n)) + tab(no) * min(o, 16))
def t_mab(i=3, o=3, dims=None, prec=2, kind='mAB ', offs=None, clut_bytes=None, short=False):
    """lutAToB / lutBToA with B curves, matrix, M curves, CLUT, A curves."""
    dims = dims if dims is not None else [3] * i
    lin = pad4(t_curv([]))
    nB, nA = (o, i) if kind == 'mAB ' else (i, o)
    head = 32; p = head
    b_off = p; b = lin * min(nB, 16); p += len(b)
    mtx_off = p; mtx = b''.join(s15(v) for v in (1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)); p += len(mtx)
    m_off = p; m = lin * 3; p += len(m)
    c_off = p; n = 1
    for d in dims: n = min(n * d, 1 << 18)
    n = min(n * max(1, o), 1 << 18)
    cl = bytes((dims + [0] * 16)[:16]) + bytes((prec & 255, 0, 0, 0))
    cl += clut_bytes if clut_bytes is not None else bytes((k * 11) & 255 for k in range(n * (1 if prec == 1 else 2)))
    cl = pad4(cl); p += len(cl)
    a_off = p; a = lin * min(nA, 16)
    o5 = offs if offs is not None else (b_off, mtx_off, m_off, c_off, a_off)
    d = (sig(kind) + u32(0) + bytes((i & 255, o & 255, 0, 0)) + b''.join(u32(x) for x in o5) + b + mtx + m + cl + a)
    return d[:len(d) // 2] if short else d
def t_mpet(i, o, elems, count=None, table=None):
    n = len(elems); off = 16 + 8 * n; tb = b''; body = b''
    for e in elems:
        tb += u32(off + len(body)) + u32(len(e)); body += pad4(e)
    return (sig('mpet') + u32(0) + u16(i) + u16(o) + u32(n if count is None else count)
            + (tb if table is None else table) + body)
def e_matf(i, o, vals=None):
    vals = vals if vals is not None else [f32(1.0 if r == c else 0.0) for r in range(o) for c in range(i)] + [f32(0)] * o
    return sig('matf') + u32(0) + u16(i) + u16(o) + b''.join(vals)
def e_cvst(n, curve, nseg=None):
    off = 12 + 8 * n
    return (sig('cvst') + u32(0) + u16(n if nseg is None else nseg) * 2
            + b''.join(u32(off) + u32(len(curve)) for _ in range(n)) + curve)
def c_curf(segs, breaks): return sig('curf') + u32(0) + u16(len(segs)) + u16(0) + b''.join(breaks) + b''.join(segs)
def g_parf(kind, vals): return sig('parf') + u32(0) + u16(kind) + u16(0) + b''.join(vals)
def g_samf(vals, count=None): return sig('samf') + u32(0) + u32(len(vals) if count is None else count) + b''.join(vals)
def e_clut(i, o, dims, count=None):
    n = o
    for d in dims: n = min(n * max(1, d), 1 << 14)
    return sig('clut') + u32(0) + u16(i) + u16(o) + bytes((dims + [0] * 16)[:16]) + b''.join(f32((k % 97) / 96) for k in range(n if count is None else count))
def t_ncl2(count, nd, real=None):
    real = min(count, 4) if real is None else real
    fixed = lambda s: s.encode()[:31].ljust(32, b'\0')
    d = sig('ncl2') + u32(0) + u32(0) + u32(count) + u32(nd) + fixed('pre') + fixed('suf')
    for k in range(real):
        d += fixed('c%d' % k) + u16(32768) * 3 + u16(1000 * k) * min(nd, 16)
    return d

D50 = (0.9642, 1.0, 0.8249)
SRGB = ((0.4361, 0.2225, 0.0139), (0.3851, 0.7169, 0.0971), (0.1431, 0.0606, 0.7141))
def common(v4): return [('desc', t_mluc('t') if v4 else t_desc('t')), ('cprt', t_mluc('c') if v4 else t_text('c')), ('wtpt', t_xyz(*D50))]
def matrix_tags(curve): return [('rXYZ', t_xyz(*SRGB[0])), ('gXYZ', t_xyz(*SRGB[1])), ('bXYZ', t_xyz(*SRGB[2])), ('rTRC', curve), ('gTRC', curve), ('bTRC', curve)]

def synth_bases():
    V2, V4, V44, V5 = 0x02400000, 0x04200000, 0x04400000, 0x05000000
    lin = t_gamma(2.2); para = t_para(3, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    ok_mpet = t_mpet(3, 3, [e_cvst(3, c_curf([g_parf(0, [f32(1), f32(1), f32(0), f32(0)])], [])), e_matf(3, 3)])
    L = []
    add = lambda name, b, exp: L.append((name, b, exp))
    add('syn:rgb-v2', build(common(0) + matrix_tags(lin), ver=V2), 'accept')
    add('syn:rgb-v4', build(common(1) + matrix_tags(para), ver=V4), 'accept')
    add('syn:rgb-v44-cicp', build(common(1) + matrix_tags(para) + [('cicp', sig('cicp') + u32(0) + bytes((1, 13, 0, 1)))], ver=V44), 'accept')
    add('syn:rgb-mab', build(common(1) + [('A2B0', t_mab()), ('B2A0', t_mab(kind='mBA '))], ver=V4, pcs='Lab '), 'either')
    add('syn:rgb-lut8', build(common(0) + [('A2B0', t_lut8(3, 3, 5)), ('B2A0', t_lut8(3, 3, 5))], ver=V2, pcs='Lab '), 'either')
    add('syn:rgb-lut16', build(common(0) + [('A2B0', t_lut16(3, 3, 5)), ('B2A0', t_lut16(3, 3, 5))], ver=V2, pcs='Lab '), 'either')
    add('syn:rgb-mpet', build(common(1) + matrix_tags(para) + [('D2B0', ok_mpet), ('D2B3', ok_mpet), ('B2D0', ok_mpet)], ver=V4), 'either')
    add('syn:gray-v2', build(common(0) + [('kTRC', lin)], ver=V2, cs='GRAY'), 'either')
    add('syn:gray-v4-lab', build(common(1) + [('kTRC', para)], ver=V4, cs='GRAY', pcs='Lab '), 'either')
    add('syn:cmyk-lut16', build(common(0) + [('A2B0', t_lut16(4, 3, 3)), ('B2A0', t_lut16(3, 4, 3))], ver=V2, cls='prtr', cs='CMYK', pcs='Lab '), 'either')
    add('syn:cmyk-mab', build(common(1) + [('A2B0', t_mab(4, 3))], ver=V4, cls='prtr', cs='CMYK', pcs='Lab '), 'either')
    add('syn:6clr-mab', build(common(1) + [('A2B0', t_mab(6, 3, [2] * 6))], ver=V4, cls='prtr', cs='6CLR', pcs='Lab '), 'unsupported')
    add('syn:lab-abst', build(common(1) + [('A2B0', t_mab())], ver=V4, cls='abst', cs='Lab ', pcs='Lab '), 'unsupported')
    add('syn:link-rgb', build(common(1) + [('A2B0', t_mab()), ('pseq', sig('pseq') + u32(0) + u32(0))], ver=V4, cls='link', cs='RGB ', pcs='RGB '), 'unsupported')
    add('syn:nmcl', build(common(0) + [('ncl2', t_ncl2(3, 3))], ver=V2, cls='nmcl', cs='RGB ', pcs='Lab '), 'unsupported')
    add('syn:spac', build(common(1) + [('A2B0', t_mab()), ('B2A0', t_mab(kind='mBA '))], ver=V4, cls='spac', cs='RGB ', pcs='XYZ '), 'either')
    add('syn:scnr', build(common(0) + matrix_tags(lin), ver=V2, cls='scnr'), 'either')
    add('syn:v5-rgb', build(common(1) + matrix_tags(para), ver=V5), 'either')
    add('syn:hsv', build(common(0) + [('A2B0', t_lut8(3, 3, 3))], ver=V2, cs='HSV ', pcs='Lab '), 'unsupported')
    return L

def system_bases(roots, cap=1 << 20):
    out = []
    for r in roots:
        for d, _, fs in os.walk(r):
            for f in fs:
                if f.lower().endswith(('.icc', '.icm')):
                    p = os.path.join(d, f)
                    if os.path.islink(p): continue
                    try:
                        with open(p, 'rb') as h: b = h.read(cap + 1)
                    except OSError: continue
                    if 132 <= len(b) <= cap: out.append((p, b, policy(b)))
    out.sort(key=lambda t: t[0])
    return out

def policy(b):
    cls, cs, pcs = b[12:16], b[16:20], b[20:24]
    if cls in (b'link', b'abst', b'nmcl'): return 'unsupported'
    if cs not in (b'RGB ', b'GRAY', b'CMYK'): return 'unsupported'
    if pcs not in (b'XYZ ', b'Lab '): return 'unsupported'
    return 'accept'

def tags_of(b):
    n = rd32(b, 128); out = []
    for k in range(min(n, 100)):
        o = 132 + 12 * k
        if o + 12 > len(b): break
        out.append((b[o:o + 4], rd32(b, o + 4), rd32(b, o + 8), o))
    return out

def rebuild(b, repl=None, drop=(), extra=(), **hdr):
    """Re-lay out profile b with tag data replaced; keeps the header."""
    repl = repl or {}
    T = []
    for s, o, z, _ in tags_of(b):
        if s in drop or o + z > len(b): continue
        T.append((s.decode('latin-1'), repl.get(s, b[o:o + z])))
    T += list(extra)
    nb = bytearray(build(T)); nb[4:128] = b[4:128]
    for off, v in hdr.get('set', ()): nb[off:off + len(v)] = v
    return bytes(nb)

# ------------------------------------------------------------------ families
FAM = {}
def family(f): FAM[f.__name__] = f; return f

def boundaries(b):
    pts = {0, 1, 3, 4, 35, 36, 40, 84, 100, 127, 128, 130, 131, 132, 133}
    T = tags_of(b)
    for k in range(len(T) + 1): pts |= {132 + 12 * k, 132 + 12 * k + 5}
    for _, o, z, _ in T:
        for d in (0, 1, 4, 7, 8, 9, 12, z - 1, z): pts.add(o + d)
    return sorted(p for p in pts if 0 <= p < len(b))

@family
def control(r, b, exp): return b, exp, 'unmodified base'
@family
def trunc_boundary(r, b, exp):
    p = r.choice(boundaries(b)); return b[:p], 'reject', 'cut to %d of %d at a structural boundary' % (p, len(b))
@family
def trunc_random(r, b, exp):
    p = r.randrange(len(b)); return b[:p], 'reject', 'cut to %d of %d' % (p, len(b))
@family
def trunc_fix_size(r, b, exp):
    p = r.choice([q for q in boundaries(b) if q >= 132] or [132]); nb = bytearray(b[:p]); wr32(nb, 0, p)
    return bytes(nb), 'either', 'cut to %d and header size corrected' % p
@family
def bitflip(r, b, exp):
    nb = bytearray(b); hi = len(nb) if r.random() < .4 else min(len(nb), 132 + 12 * len(tags_of(b)) + 64); at = []
    for _ in range(r.choice((1, 1, 1, 2, 4, 16))):
        q = r.randrange(hi); nb[q] ^= 1 << r.randrange(8); at.append(q)
    return bytes(nb), 'either', 'bits flipped at %s' % at
@family
def byterun(r, b, exp):
    nb = bytearray(b); q = r.randrange(len(nb)); n = r.choice((1, 2, 4, 8, 32, 256)); v = r.choice((0, 255, 127, 128))
    nb[q:q + n] = bytes([v]) * len(nb[q:q + n]); return bytes(nb), 'either', '%d bytes of %d at %d' % (n, v, q)
@family
def nasty_word(r, b, exp):
    nb = bytearray(b); q = r.randrange(0, max(4, len(nb) - 4)) & ~3; v = r.choice(NASTY32); wr32(nb, q, v)
    return bytes(nb), 'either', 'word 0x%08x at %d' % (v, q)
@family
def header_size(r, b, exp):
    nb = bytearray(b); v = r.choice(NASTY32 + [len(b) - 1, len(b) + 1, len(b) * 2]); wr32(nb, 0, v)
    return bytes(nb), 'reject' if v > len(b) or v < 132 else 'either', 'declared size %d, real %d' % (v, len(b))
@family
def header_fields(r, b, exp):
    nb = bytearray(b); k = r.choice(('magic', 'class', 'space', 'pcs', 'version', 'intent', 'illum'))
    e = 'either'; v = None
    if k == 'magic': v = r.choice(('ACSP', 'acs\0', '    ', 'xxxx', '\0\0\0\0')); nb[36:40] = sig(v); e = 'reject'
    elif k == 'class': v = r.choice(('link', 'abst', 'nmcl', 'spac', 'scnr', 'prtr', 'cenc', 'mid ', 'mlnk', 'mvis', 'zzzz', '\0\0\0\0')); nb[12:16] = sig(v)
    elif k == 'space': v = r.choice(('XYZ ', 'Lab ', 'Luv ', 'YCbr', 'Yxy ', 'GRAY', 'HSV ', 'HLS ', 'CMYK', 'CMY ', '2CLR', '5CLR', '6CLR', 'FCLR', 'MCH6', 'nc\0\6', '????', '\0\0\0\0')); nb[16:20] = sig(v)
    elif k == 'pcs': v = r.choice(('Lab ', 'XYZ ', 'RGB ', 'CMYK', 'Luv ', 'GRAY', '\0\0\0\0', 'zzzz')); nb[20:24] = sig(v)
    elif k == 'version': v = r.choice((0, 0x01000000, 0x02000000, 0x02FF0000, 0x04400000, 0x05100000, 0x63990000, 0xFFFFFFFF)); wr32(nb, 8, v)
    elif k == 'intent': v = r.choice((4, 0xFFFF, 0x10000, 0xFFFFFFFF)); wr32(nb, 64, v)
    else:
        for q in (68, 72, 76): wr32(nb, q, r.choice(NASTYS15))
        v = 'bad illuminant'
    return bytes(nb), e, '%s=%r' % (k, v)
@family
def tag_count(r, b, exp):
    nb = bytearray(b); n = rd32(b, 128); v = r.choice([0, 1, n - 1, n + 1, n + 50, 99, 100, 101, 200, 0xFFFF, 0x10000, 0x15555555, 0x15555556, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]); wr32(nb, 128, v)
    return bytes(nb), 'reject' if v > 100 or v == 0 else 'either', 'tag count %d (was %d)' % (v, n)
@family
def tag_offset(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if not T: return bytes(nb), 'either', 'no tags'
    s, o, z, e = r.choice(T); v = r.choice(NASTY32 + [len(b), len(b) - 1, len(b) - 8, o + 1, o + 2, o - 4, 132, e]); wr32(nb, e + 4, v)
    return bytes(nb), 'either', '%s offset -> %d' % (s.decode('latin-1'), v & 0xFFFFFFFF)
@family
def tag_size(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if not T: return bytes(nb), 'either', 'no tags'
    s, o, z, e = r.choice(T); v = r.choice(NASTY32 + [z - 1, z + 1, len(b) - o, len(b) - o + 1, 0x100000000 - o, 0xFFFFFFFF - o]); wr32(nb, e + 8, v)
    return bytes(nb), 'either', '%s size -> %d' % (s.decode('latin-1'), v & 0xFFFFFFFF)
@family
def tag_wrap(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if not T: return bytes(nb), 'either', 'no tags'
    s, o, z, e = r.choice(T); off = r.choice((0xFFFFFFF0, 0x80000000, len(b) - 4)); wr32(nb, e + 4, off); wr32(nb, e + 8, 0x100000000 - off + r.choice((0, 4, 128)))
    return bytes(nb), 'either', '%s offset+size wraps 2^32' % s.decode('latin-1')
@family
def tag_overlap(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if len(T) < 2: return bytes(nb), 'either', 'too few tags'
    a, c = r.sample(T, 2); wr32(nb, a[3] + 4, c[1] + r.choice((0, 4, 8, 1))); wr32(nb, a[3] + 8, c[2] + r.choice((0, 4, -4, 0x1000)))
    return bytes(nb), 'either', '%s laid over %s' % (a[0].decode('latin-1'), c[0].decode('latin-1'))
@family
def tag_into_header(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if not T: return bytes(nb), 'either', 'no tags'
    s, o, z, e = r.choice(T); wr32(nb, e + 4, r.choice((0, 4, 36, 128, 132, e))); return bytes(nb), 'either', '%s points into header/table' % s.decode('latin-1')
@family
def tag_duplicate(r, b, exp):
    nb = bytearray(b); T = tags_of(b)
    if len(T) < 2: return bytes(nb), 'either', 'too few tags'
    a, c = r.sample(T, 2); nb[a[3]:a[3] + 4] = c[0]; return bytes(nb), 'reject', 'two tags named %s' % c[0].decode('latin-1')
@family
def tag_missing(r, b, exp):
    T = tags_of(b)
    if not T: return b, 'either', 'no tags'
    s = r.choice(T)[0]; return rebuild(b, drop=(s,)), 'either', '%s removed' % s.decode('latin-1')
@family
def tag_type(r, b, exp):
    nb = bytearray(b); T = [t for t in tags_of(b) if t[1] + 8 <= len(b)]
    if not T: return bytes(nb), 'either', 'no tags'
    s, o, z, _ = r.choice(T); v = r.choice(('curv', 'para', 'XYZ ', 'mft1', 'mft2', 'mAB ', 'mBA ', 'mpet', 'text', 'desc', 'mluc', 'ncl2', 'sf32', 'dict', 'vcgt', 'zzzz', '\0\0\0\0')); nb[o:o + 4] = sig(v)
    return bytes(nb), 'either', '%s retyped %r' % (s.decode('latin-1'), v)
@family
def tag_splice(r, b, exp, pool=None):
    o = r.choice(pool)[1]; T1, T2 = tags_of(b), tags_of(o)
    if not T1 or not T2: return b, 'either', 'no tags'
    x, y = r.choice(T1), r.choice(T2); return rebuild(b, {x[0]: o[y[1]:y[1] + y[2]]}), 'either', '%s data taken from another profile\'s %s' % (x[0].decode('latin-1'), y[0].decode('latin-1'))
TRC = (b'rTRC', b'gTRC', b'bTRC', b'kTRC')
def put_curve(r, b, data):
    have = [s for s, *_ in tags_of(b) if s in TRC]
    if have:
        n = r.randint(1, len(have)); return rebuild(b, {s: data for s in r.sample(have, n)})
    return build(common(1) + matrix_tags(data), ver=0x04200000)
@family
def curve_table(r, b, exp):
    k = r.choice(('zero', 'one', 'gamma0', 'gammamax', 'count_huge', 'count_wrong', 'flat', 'reverse', 'saw', 'two', 'long', 'short'))
    e = 'either'
    if k == 'zero': d = t_curv([])
    elif k == 'one': d = t_curv([r.randrange(65536)])
    elif k == 'gamma0': d = t_curv([0])
    elif k == 'gammamax': d = t_curv([65535])
    elif k == 'count_huge': d = sig('curv') + u32(0) + u32(r.choice(NASTY32[20:])) + u16(1) * 4; e = 'reject'
    elif k == 'count_wrong': d = sig('curv') + u32(0) + u32(1000) + u16(1) * 10; e = 'either'
    elif k == 'flat': d = t_curv([r.choice((0, 65535, 30000))] * 256)
    elif k == 'reverse': d = t_curv([65535 - 257 * i for i in range(256)])
    elif k == 'saw': d = t_curv([(i * 9973) & 0xFFFF for i in range(256)])
    elif k == 'two': d = t_curv([65535, 0])
    elif k == 'long': d = t_curv([i & 0xFFFF for i in range(65536)])
    else: d = (sig('curv') + u32(0))[:r.choice((4, 7, 8))]
    return put_curve(r, b, d), e, 'curv %s' % k
@family
def curve_para(r, b, exp):
    k = r.choice(('type', 'trunc', 'raw', 'zero_a', 'neg_gamma', 'zero_gamma', 'huge_gamma', 'neg_base')); e = 'either'
    if k == 'type': d = t_para(r.choice((5, 6, 7, 255, 0x7FFF, 0x8000, 0xFFFF)), [1.0] * 7); e = 'reject'
    elif k == 'trunc': d = t_para(4, [2.4])[:r.choice((8, 10, 12, 16))]
    elif k == 'raw': d = sig('para') + u32(0) + u16(r.randrange(5)) + u16(0) + b''.join(u32(r.choice(NASTYS15)) for _ in range(7))
    elif k == 'zero_a': d = t_para(r.randrange(1, 5), [2.4, 0, .05, .07, .04, 0, 0])
    elif k == 'neg_gamma': d = t_para(r.randrange(5), [-2.2, 1, 0, 1, .04, 0, 0])
    elif k == 'zero_gamma': d = t_para(r.randrange(5), [0, 1, 0, 1, .04, 0, 0])
    elif k == 'huge_gamma': d = t_para(r.randrange(5), [32767, 32767, 32767, 1, .04, 0, 0])
    else: d = t_para(3, [2.4, 1, -2, 1, -5, 0, 0])
    return put_curve(r, b, d), e, 'para %s' % k
@family
def xyz_values(r, b, exp):
    names = [s for s, o, z, _ in tags_of(b) if b[o:o + 4] == b'XYZ ']
    k = r.choice(('nasty', 'zero', 'same', 'size', 'many'))
    if not names: return b, 'either', 'no XYZ tags'
    raw = lambda v: sig('XYZ ') + u32(0) + b''.join(u32(x) for x in v)
    if k == 'nasty': rep = {s: raw([r.choice(NASTYS15) for _ in range(3)]) for s in r.sample(names, r.randint(1, len(names)))}
    elif k == 'zero': rep = {s: raw((0, 0, 0)) for s in names}
    elif k == 'same': rep = {s: t_xyz(.3, .3, .3) for s in names}
    elif k == 'size': rep = {r.choice(names): raw((1, 1, 1))[:r.choice((8, 12, 19))]}
    else: rep = {r.choice(names): raw([65536] * 3 * 1000)}
    return rebuild(b, rep), 'reject' if k in ('zero', 'same', 'size') and policy(b) == 'accept' and b'rXYZ' in names and b'A2B0' not in b[132:600] and k != 'size' else 'either', 'XYZ %s' % k
@family
def chad_matrix(r, b, exp):
    k = r.choice(('zero', 'nasty', 'short', 'long')); v = [0.0] * 9
    d = t_sf32(v) if k == 'zero' else sig('sf32') + u32(0) + b''.join(u32(r.choice(NASTYS15)) for _ in range(9 if k == 'nasty' else 3 if k == 'short' else 3000))
    return rebuild(b, {b'chad': d}, extra=[] if b'chad' in [t[0] for t in tags_of(b)] else [('chad', d)]), 'either', 'chad %s' % k
def lutprofile(r, d, cs=None, i=3, cls='mntr', tag='A2B0', pcs='Lab ', ver=None):
    cs = cs or {1: 'GRAY', 3: 'RGB ', 4: 'CMYK'}.get(i, '%XCLR' % i if 2 <= i <= 15 else 'RGB ')
    return build(common(1) + [(tag, d)] + ([('B2A0', d)] if r.random() < .3 and tag == 'A2B0' else []) , ver=ver or r.choice((0x02400000, 0x04200000, 0x04400000)), cls=cls, cs=cs, pcs=pcs)
@family
def lut_8_16(r, b, exp):
    k = r.choice(('grid', 'chan', 'entries', 'short', 'matrix', 'mismatch'))
    i, o, g = r.choice((1, 3, 4)), 3, 3
    mk = r.choice((t_lut8, t_lut16)); e = 'either'
    if k == 'grid':
        g2 = r.choice((0, 1, 255)); d = bytearray(mk(i, o, 3)); d[10] = g2; d = bytes(d); e = 'reject'
    elif k == 'chan':
        d = bytearray(mk(i, o, 3)); d[r.choice((8, 9))] = r.choice((0, 2, 15, 16, 17, 200, 255)); d = bytes(d)
    elif k == 'entries':
        d = bytearray(t_lut16(i, o, 3)); wr16(d, r.choice((48, 50)), r.choice((0, 1, 4096, 4097, 32768, 65535))); d = bytes(d)
    elif k == 'short':
        d = mk(i, o, 5); d = d[:r.choice((8, 12, 47, 48, 52, 60, len(d) // 2, len(d) - 1))]; e = 'reject'
    elif k == 'matrix':
        d = bytearray(mk(3, 3, 3))
        for q in range(12, 48, 4): wr32(d, q, r.choice(NASTYS15))
        d = bytes(d); i = 3
    else: d = mk(r.choice((1, 2, 3, 4, 5)), r.choice((1, 2, 3, 4, 8)), 2)
    return lutprofile(r, d, i=i), e, 'mft %s' % k
@family
def lut_ab(r, b, exp):
    k = r.choice(('dims0', 'dims1', 'dims255', 'prec', 'offs', 'selfoffs', 'chan', 'short', 'chan_mismatch', 'curve')); i = r.choice((3, 4, 1, 6)); e = 'either'
    kind, tag = r.choice((('mAB ', 'A2B0'), ('mBA ', 'B2A0')))
    if k == 'dims0': dm = [3] * i; dm[r.randrange(i)] = 0; d = t_mab(i, 3, dm, kind=kind); e = 'reject'
    elif k == 'dims1': dm = [3] * i; dm[r.randrange(i)] = 1; d = t_mab(i, 3, dm, kind=kind)
    elif k == 'dims255': d = t_mab(i, 3, [255] * i, kind=kind, clut_bytes=b'\1' * 64); e = 'reject'
    elif k == 'prec': d = t_mab(i, 3, prec=r.choice((0, 3, 4, 255)), kind=kind); e = 'reject'
    elif k == 'offs': d = t_mab(i, 3, offs=[r.choice(NASTY32 + [32, 44]) for _ in range(5)], kind=kind)
    elif k == 'selfoffs': d = t_mab(i, 3, offs=[r.choice((0, 8, 12, 32))] * 5, kind=kind)
    elif k == 'chan':
        d = bytearray(t_mab(i, 3, kind=kind)); d[r.choice((8, 9))] = r.choice((0, 2, 15, 16, 17, 128, 255)); d = bytes(d)
    elif k == 'short': d = t_mab(i, 3, kind=kind, short=True)
    elif k == 'chan_mismatch': d = t_mab(r.choice((1, 2, 3, 4, 5)), r.choice((1, 2, 4, 5)), kind=kind)
    else:
        d = bytearray(t_mab(i, 3, kind=kind)); q = d.find(b'curv')
        d[q:q + 12] = sig(r.choice(('para', 'curv', 'mft2'))) + u32(0) + u32(r.choice(NASTY32)); d = bytes(d)
    return lutprofile(r, d, i=i, tag=tag), e, '%s %s' % (kind.strip(), k)
@family
def mpet(r, b, exp):
    k = r.choice(('nan_matrix', 'nan_curve', 'count', 'selfpos', 'nested', 'clutdims', 'chan', 'parf_type', 'samf_count', 'breaks', 'unknown', 'chain', 'chan_chain', 'cvst_offs'))
    NF = lambda: f32raw(r.choice(NASTYF32)); ok = c_curf([g_parf(0, [f32(1), f32(1), f32(0), f32(0)])], []); e = 'either'
    if k == 'nan_matrix': d = t_mpet(3, 3, [e_matf(3, 3, [NF() for _ in range(12)])])
    elif k == 'nan_curve': d = t_mpet(3, 3, [e_cvst(3, c_curf([g_parf(r.randrange(3), [NF() for _ in range(5)])], []))])
    elif k == 'count': d = t_mpet(3, 3, [e_matf(3, 3)], count=r.choice((0, 2, 255, 0xFFFF, 0x10000000, 0x1FFFFFFF, 0xFFFFFFFF)))
    elif k == 'selfpos': d = t_mpet(3, 3, [e_matf(3, 3)], table=u32(r.choice((0, 8, 16))) + u32(200))
    elif k == 'nested':
        inner = t_mpet(3, 3, [e_matf(3, 3)])
        for _ in range(r.choice((1, 2, 50))): inner = t_mpet(3, 3, [inner])
        d = inner
    elif k == 'clutdims':
        i = r.choice((3, 4, 15, 16)); dims = [r.choice((0, 1, 2, 255)) for _ in range(i)]; d = t_mpet(i, 3, [e_clut(i, 3, dims, count=8)])
    elif k == 'chan': d = t_mpet(r.choice((0, 1, 15, 16, 17, 65535)), r.choice((0, 3, 16, 65535)), [e_matf(3, 3)])
    elif k == 'parf_type': d = t_mpet(3, 3, [e_cvst(3, c_curf([g_parf(r.choice((3, 4, 255, 65535)), [f32(1)] * 5)], []))])
    elif k == 'samf_count': d = t_mpet(3, 3, [e_cvst(3, c_curf([g_parf(0, [f32(1), f32(1), f32(0), f32(0)]), g_samf([f32(.5)], count=r.choice(NASTY32[12:]))], [f32(.5)]))])
    elif k == 'breaks': d = t_mpet(3, 3, [e_cvst(3, c_curf([g_parf(0, [f32(1), f32(1), f32(0), f32(0)])] * 3, [NF(), f32(-1)]))])
    elif k == 'unknown': d = t_mpet(3, 3, [sig(r.choice(('calc', 'xclt', 'bACS', 'eACS', 'zzzz', 'emtx'))) + u32(0) + u16(3) + u16(3) + u32(r.choice(NASTY32)) * 4])
    elif k == 'chain': d = t_mpet(3, 3, [e_matf(3, 3)] * r.choice((100, 2000)))
    elif k == 'chan_chain': d = t_mpet(3, 3, [e_matf(3, 4), e_matf(3, 3)])
    else: d = t_mpet(3, 3, [e_cvst(3, ok)[:12] + b''.join(u32(r.choice(NASTY32)) for _ in range(6)) + ok])
    para = t_para(3, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    return build(common(1) + matrix_tags(para) + [('D2B0', d), ('B2D0', d), ('D2B1', d)], ver=0x04300000), e, 'mpet %s' % k
@family
def text_tags(r, b, exp):
    k = r.choice(('mluc_count', 'mluc_rec', 'mluc_off', 'mluc_odd', 'mluc_sur', 'desc_ascii', 'desc_uni', 'no_nul', 'empty', 'dict', 'escape')); N = lambda: r.choice(NASTY32)
    if k == 'mluc_count': d = sig('mluc') + u32(0) + u32(N()) + u32(12) + b'enUS' + u32(2) + u32(28) + b'\0t'
    elif k == 'mluc_rec': d = sig('mluc') + u32(0) + u32(1) + u32(N()) + b'enUS' + u32(2) + u32(28) + b'\0t'
    elif k == 'mluc_off': d = sig('mluc') + u32(0) + u32(1) + u32(12) + b'enUS' + u32(N()) + u32(N()) + b'\0t'
    elif k == 'mluc_odd': d = sig('mluc') + u32(0) + u32(1) + u32(12) + b'enUS' + u32(3) + u32(28) + b'\0t\0'
    elif k == 'mluc_sur': d = sig('mluc') + u32(0) + u32(1) + u32(12) + b'enUS' + u32(6) + u32(28) + b'\xd8\0\0A\xdc\0'
    elif k == 'desc_ascii': d = sig('desc') + u32(0) + u32(N()) + b'abc\0' + b'\0' * 80
    elif k == 'desc_uni': d = sig('desc') + u32(0) + u32(2) + b'a\0' + u32(0) + u32(N()) + b'\0' * 80
    elif k == 'no_nul': d = sig('text') + u32(0) + b'x' * 50
    elif k == 'empty': d = sig('text') + u32(0)
    elif k == 'escape': d = t_text('\x1b[31m\r\n"},{"x') if r.random() < .5 else t_mluc('\u202e\u0000\ufeff../../etc')
    else: d = sig('dict') + u32(0) + u32(N()) + u32(r.choice((16, 24, 32, 0, 1))) + u32(N()) * 8
    t = 'meta' if k == 'dict' else r.choice(('desc', 'cprt'))
    return rebuild(b, {t.encode(): d}, extra=[] if t.encode() in [x[0] for x in tags_of(b)] else [(t, d)]), 'either', 'text %s' % k
@family
def named(r, b, exp):
    d = t_ncl2(r.choice([0, 1, 4] + NASTY32), r.choice((0, 3, 15, 16, 17, 255, 0xFFFFFFFF)))
    if r.random() < .3: d = d.replace(b'\0', b'A')
    return build(common(0) + [('ncl2', d)], cls='nmcl', cs='RGB ', pcs='Lab '), 'unsupported', 'ncl2 odd counts'
@family
def space_mismatch(r, b, exp):
    k = r.choice(('cmyk_matrix', 'gray_lut3', 'rgb_lut4', 'lab_matrix', 'link_pcs', 'gray_rgb', 'a2b_chan'))
    para = t_para(0, (2.2,))
    if k == 'cmyk_matrix': nb = build(common(1) + matrix_tags(para), ver=0x04200000, cs='CMYK')
    elif k == 'gray_lut3': nb = build(common(1) + [('A2B0', t_mab(3, 3))], ver=0x04200000, cs='GRAY', pcs='Lab ')
    elif k == 'rgb_lut4': nb = build(common(1) + [('A2B0', t_mab(4, 3)), ('B2A0', t_mab(3, 4, kind='mBA '))], ver=0x04200000, pcs='Lab ')
    elif k == 'lab_matrix': nb = build(common(1) + matrix_tags(para), ver=0x04200000, pcs='Lab ')
    elif k == 'link_pcs': nb = build(common(1) + [('A2B0', t_mab(3, 3))], ver=0x04200000, cls='link', pcs='CMYK')
    elif k == 'gray_rgb': nb = build(common(1) + matrix_tags(para), ver=0x04200000, cs='GRAY')
    else: nb = build(common(1) + matrix_tags(para) + [('A2B0', t_lut16(r.choice((1, 2, 4, 5)), r.choice((1, 2, 4)), 2)), ('A2B1', t_mab(r.choice((2, 4)), 3))], ver=0x04200000, pcs=r.choice(('Lab ', 'XYZ ')))
    return nb, 'reject' if k in ('cmyk_matrix', 'gray_lut3', 'gray_rgb', 'link_pcs') else 'either', k
@family
def versions(r, b, exp):
    nb = bytearray(b); v = r.choice((0x00000000, 0x01990000, 0x02100000, 0x03000000, 0x04000000, 0x04490000, 0x05000000, 0x05200000, 0x06000000, 0xFF990000)); wr32(nb, 8, v)
    return bytes(nb), 'either', 'version 0x%08x' % v
@family
def not_icc(r, b, exp):
    k = r.choice(('empty', 'one', 'png', 'gzip', 'json', 'header', 'text', 'zeros', 'ff', 'random'))
    d = {'empty': b'', 'one': b'\0', 'png': b'\x89PNG\r\n\x1a\n' + b'\0' * 200, 'gzip': b'\x1f\x8b\x08' + b'\0' * 300, 'json': b'{"a":1}' * 50,
         'header': b[:128], 'text': b'a' * 36 + b'acsp' + b'a' * 400, 'zeros': b'\0' * 4096, 'ff': b'\xff' * 4096, 'random': r.randbytes(2048)}[k]
    return d, 'reject', k
@family
def trailing(r, b, exp):
    k = r.choice(('zeros', 'twice', 'garbage')); nb = b + {'zeros': b'\0' * 4096, 'twice': b, 'garbage': r.randbytes(999)}[k]
    return nb, 'either', 'trailing %s' % k
@family
def sparse_15ch(r, b, exp):
    n = r.choice((5, 7, 8, 15)); d = t_mab(n, 3, [2] * n, clut_bytes=b'\1' * r.choice((0, 10, 1000)))
    return lutprofile(r, d, i=n, cls='prtr'), 'unsupported', '%d-channel CLUT, short data' % n
@family
def stacked(r, b, exp, pool=None):
    names = [n for n in FAM if n not in ('stacked', 'control', 'not_icc', 'tag_splice')]; notes = []
    for _ in range(r.choice((2, 3))):
        n = r.choice(names)
        if len(b) < 140: break
        b, _, t = FAM[n](r, b, exp); notes.append(n)
    return b, 'either', '+'.join(notes)

# ------------------------------------------------------------------ driver
def make_case(seed, i, bases, fams):
    r = random.Random('%s/%d' % (seed, i))           # str seeding is stable (SHA-512)
    name = fams[i % len(fams)]
    src, b, exp = r.choice(bases)
    f = FAM[name]
    d, e, note = f(r, b, exp, pool=bases) if name in ('tag_splice',) else f(r, b, exp)
    return name, src, d, e, note

def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out'); ap.add_argument('--seed', default='A1'); ap.add_argument('--count', type=int, default=2000)
    ap.add_argument('--roots', nargs='*', default=['/usr/share/color']); ap.add_argument('--no-system', action='store_true')
    ap.add_argument('--families'); ap.add_argument('--systematic', action='store_true'); ap.add_argument('--one', type=int)
    ap.add_argument('--list-families', action='store_true'); a = ap.parse_args()
    if a.list_families: print('\n'.join(FAM)); return 0
    if not a.out: ap.error('--out is needed')
    bases = synth_bases() + ([] if a.no_system else system_bases(a.roots))
    fams = a.families.split(',') if a.families else list(FAM)
    for f in fams:
        if f not in FAM: ap.error('unknown family ' + f)
    os.makedirs(a.out, exist_ok=True); n = 0
    with open(os.path.join(a.out, 'manifest.jsonl'), 'w') as m:
        def emit(idx, name, src, d, e, note):
            fn = '%06d-%s.icc' % (idx, name)
            with open(os.path.join(a.out, fn), 'wb') as h: h.write(d)
            m.write(json.dumps(dict(id='%s/%d' % (a.seed, idx), file=fn, family=name, base=os.path.basename(src), size=len(d),
                                    sha256=hashlib.sha256(d).hexdigest(), expect=e, note=note)) + '\n')
        if a.systematic:
            for src, b, exp in bases:
                for p in boundaries(b): emit(n, 'cut', src, b[:p], 'reject', 'cut to %d of %d' % (p, len(b))); n += 1
        else:
            for i in ([a.one] if a.one is not None else range(a.count)):
                emit(i, *make_case(a.seed, i, bases, fams)); n += 1
    print('%d files, %d bases, %d families' % (n, len(bases), len(fams)))
    return 0

if __name__ == '__main__': sys.exit(main())
