"""A small gouache-and-screen-print kit on numpy and Pillow.

Everything is measured in *units*: one unit is one pixel of the finished picture at full size. A canvas is painted at
``u`` pixels a unit (two or so, then scaled down, which is what makes the edges clean) and a draft at less than one.
Noise comes from grids laid out in units, so a draft and the full picture have the same clouds in the same places.
"""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter


# --- colour and numbers -------------------------------------------------------------------------------------------

def rgb(c):
    """A colour as three floats, from '#rrggbb' or from what already is one."""
    if isinstance(c, str):
        c = c.lstrip("#")
        return np.array([int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.asarray(c, np.float32)


def mix(a, b, t):
    """The colour a fraction ``t`` of the way from ``a`` to ``b``."""
    return rgb(a) * (1 - t) + rgb(b) * t


def lerp(a, b, t):
    return a + (b - a) * t


def smooth(a, b, x):
    """0 below ``a``, 1 above ``b``, and a soft step between (also where ``a`` is above ``b``)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def ramp(stops, t):
    """Colours for an array ``t`` from ``[(position, colour), …]``."""
    xs = [s[0] for s in stops]
    cs = np.array([rgb(s[1]) for s in stops])
    return np.stack([np.interp(t, xs, cs[:, k]) for k in range(3)], -1).astype(np.float32)


# --- shapes, as lists of points -----------------------------------------------------------------------------------

def rect(x, y, w, h):
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def ell(cx, cy, rx, ry=None, a0=0.0, a1=360.0, n=40, rot=0.0):
    """An ellipse or a part of one; angles in degrees, clockwise on the picture, 0 to the right."""
    ry = rx if ry is None else ry
    ca, sa = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    pts = []
    for k in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * k / n)
        x, y = rx * math.cos(a), ry * math.sin(a)
        pts.append((cx + x * ca - y * sa, cy + x * sa + y * ca))
    return pts


def arch(cx, base, w, h, kind="round", n=28):
    """A doorway standing on ``base``: round, horseshoe or pointed."""
    r = w / 2
    if kind == "horseshoe":
        big = r * 1.16                      # the circle is wider than the opening: that is what makes the horseshoe
        cy = base - h + big
        a = math.degrees(math.asin(min(1, math.sqrt(big * big - r * r) / big)))
        return [(cx - r, base)] + ell(cx, cy, big, big, 180 - a, 360 + a, n) + [(cx + r, base)]
    if kind == "pointed":
        sy = base - h + r * 1.25
        left = [(cx - r + r * (1 - math.cos(t)), sy - r * 1.25 * math.sin(t)) for t in np.linspace(0, math.pi / 2, n)]
        right = [(2 * cx - x, y) for x, y in reversed(left)]
        return [(cx - r, base)] + left + right + [(cx + r, base)]
    return [(cx - r, base)] + ell(cx, base - h + r, r, r, 180, 360, n) + [(cx + r, base)]


def blob(cx, cy, rx, ry, rng, n=22, rough=.18, rot=0.0):
    """A closed, uneven round shape: a leaf mass, a stone, a bun."""
    k = np.arange(n)
    ph = rng.random(4) * 6.283
    a = k / n * 6.283
    r = 1 + rough * (.6 * np.sin(2 * a + ph[0]) + .5 * np.sin(3 * a + ph[1]) + .4 * np.sin(5 * a + ph[2])) \
        + rough * .3 * (rng.random(n) - .5)
    ca, sa = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    x, y = rx * r * np.cos(a), ry * r * np.sin(a)
    return list(zip(cx + x * ca - y * sa, cy + x * sa + y * ca))


def noise1(x, seed, octaves=4, gain=.5):
    """Smooth noise of one variable, about -1 to 1; ``x`` in cells."""
    x = np.asarray(x, float)
    out = np.zeros_like(x)
    amp, tot = 1.0, 0.0
    for o in range(octaves):
        g = np.random.default_rng(seed * 31 + o).random(4096) * 2 - 1
        i = np.floor(x).astype(int)
        f = x - i
        f = f * f * (3 - 2 * f)
        out += amp * (g[i % 4096] * (1 - f) + g[(i + 1) % 4096] * f)
        tot += amp
        amp *= gain
        x = x * 2 + 17.3
    return out / tot


def taper(pts, w0, w1=None, wm=None):
    """A brush stroke along ``pts``, ``w0`` wide at its start, ``wm`` in the middle and ``w1`` at its end."""
    w1 = w0 if w1 is None else w1
    p = np.asarray(pts, float)
    d = np.gradient(p, axis=0)
    nrm = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    t = np.linspace(0, 1, len(p))
    w = lerp(w0, w1, t) if wm is None else np.interp(t, [0, .5, 1], [w0, wm, w1])
    a, b = p + nrm * w[:, None] / 2, p - nrm * w[:, None] / 2
    return [tuple(q) for q in a] + [tuple(q) for q in b[::-1]]


def curve(*pts, n=24):
    """A smooth line through the given points (Catmull-Rom)."""
    p = [pts[0], *pts, pts[-1]]
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, n, endpoint=i == len(p) - 3):
            q = [.5 * (2 * p[i][k] + (p[i + 1][k] - p[i - 1][k]) * t
                       + (2 * p[i - 1][k] - 5 * p[i][k] + 4 * p[i + 1][k] - p[i + 2][k]) * t * t
                       + (3 * p[i][k] - p[i - 1][k] - 3 * p[i + 1][k] + p[i + 2][k]) * t ** 3) for k in (0, 1)]
            out.append((q[0], q[1]))
    return out


def quad(a, b, c, d, u, v):
    """The point at ``u``, ``v`` (0 to 1) inside the quadrilateral a b c d (a and b on top)."""
    top = (lerp(a[0], b[0], u), lerp(a[1], b[1], u))
    bot = (lerp(d[0], c[0], u), lerp(d[1], c[1], u))
    return (lerp(top[0], bot[0], v), lerp(top[1], bot[1], v))


class View:
    """One-point perspective: x right, y up, z away from the eye; the eye is at height ``eye``."""

    def __init__(self, cx, horizon, focal, eye=1.6):
        self.cx, self.hy, self.f, self.eye = cx, horizon, focal, eye

    def __call__(self, x, y, z):
        return (self.cx + self.f * x / z, self.hy - self.f * (y - self.eye) / z)

    def face(self, *pts):
        return [self(*p) for p in pts]


# --- the canvas ---------------------------------------------------------------------------------------------------

class Canvas:
    """A picture under way: floats, three channels, 0 to 1."""

    def __init__(self, w, h, u, seed, ground="#efe6d2"):
        self.w, self.h, self.u, self.seed = w, h, u, seed
        self.W, self.H = round(w * u), round(h * u)
        self.rng = np.random.default_rng(seed)
        self.img = np.empty((self.H, self.W, 3), np.float32)
        self.img[:] = rgb(ground)
        # Three textures shared by every coat of paint: pigment that settles, the brush, and the tooth of the paper.
        self._blotch = self.fbm(190, 190, 4, 901)
        self._brush = self.fbm(150, 7, 3, 902)
        self._tooth = self.fbm(5, 5, 2, 903)

    # -- noise and coordinates --

    def fbm(self, cx, cy=None, octaves=4, seed=0, gain=.5, box=None, sl=None):
        """Fractal noise, mean 0.5, over the canvas, over ``box`` (x0, y0, x1, y1 in units) or over a region."""
        cy = cx if cy is None else cy
        if sl:
            ys, xs = sl
            x0, y0, x1, y1 = xs.start / self.u, ys.start / self.u, xs.stop / self.u, ys.stop / self.u
        else:
            x0, y0, x1, y1 = box or (0, 0, self.w, self.h)
            ys, xs = self._slices(x0, y0, x1, y1)
        hh, ww = ys.stop - ys.start, xs.stop - xs.start
        rng = np.random.default_rng((self.seed, seed))
        out = np.zeros((hh, ww), np.float32)
        amp = 1.0
        for _ in range(octaves):
            gw, gh = math.ceil((x1 - x0) / cx) + 4, math.ceil((y1 - y0) / cy) + 4
            g = rng.random((gh, gw), dtype=np.float32)
            if cx * self.u >= 1.2 or cy * self.u >= 1.2:    # finer than a pixel is only work
                im = Image.fromarray(g).resize((ww, hh), Image.BICUBIC,
                                               box=(1, 1, 1 + (x1 - x0) / cx, 1 + (y1 - y0) / cy))
                out += amp * np.asarray(im)
            amp *= gain
            cx, cy = cx / 2, cy / 2
        out -= out.mean()
        out *= .2 / (out.std() + 1e-6)
        out += .5
        return np.clip(out, 0, 1)

    def _slices(self, x0, y0, x1, y1):
        u = self.u
        X0, X1 = max(0, math.floor(x0 * u)), min(self.W, math.ceil(x1 * u))
        Y0, Y1 = max(0, math.floor(y0 * u)), min(self.H, math.ceil(y1 * u))
        return slice(Y0, max(Y0, Y1)), slice(X0, max(X0, X1))

    def grid(self, sl=None):
        """x and y, in units, of the pixels in a region, shaped to broadcast."""
        ys, xs = sl or (slice(0, self.H), slice(0, self.W))
        return (np.arange(xs.start, xs.stop, dtype=np.float32)[None, :] / self.u,
                np.arange(ys.start, ys.stop, dtype=np.float32)[:, None] / self.u)

    # -- masks and coats of paint --

    def mask(self, polys, blur=0.0, holes=()):
        """Where the polygons are: a region of the canvas and a mask for it."""
        if np.isscalar(polys[0][0]):
            polys = [polys]
        pad = 2 + blur * 3
        xs = [p[0] for q in polys for p in q]
        ys = [p[1] for q in polys for p in q]
        sl = self._slices(min(xs) - pad, min(ys) - pad, max(xs) + pad, max(ys) + pad)
        hh, ww = sl[0].stop - sl[0].start, sl[1].stop - sl[1].start
        if hh < 1 or ww < 1:
            return sl, None
        im = Image.new("L", (ww, hh), 0)
        d = ImageDraw.Draw(im)
        for group, val in ((polys, 255), (holes, 0)):
            for q in group:
                d.polygon([(x * self.u - sl[1].start, y * self.u - sl[0].start) for x, y in q], fill=val)
        if blur:
            im = im.filter(ImageFilter.GaussianBlur(blur * self.u))
        return sl, np.asarray(im, np.float32) / 255

    def coat(self, sl, m, paint, mode="n"):
        """Lay ``paint`` (a colour or an array of them) through the mask."""
        dst = self.img[sl]
        m = m[..., None]
        if mode == "mul":
            dst *= 1 - m * (1 - paint)
        elif mode == "scr":
            dst[:] = 1 - (1 - dst) * (1 - paint * m)
        else:
            dst += (paint - dst) * m

    def poly(self, pts, col, col2=None, ang="v", a=1.0, tex=.05, blur=0.0, mode="n", holes=(), bands=0):
        """A shape in one colour, or from ``col`` to ``col2`` (ang: v down, h right, d diagonal, r from the middle)."""
        sl, m = self.mask(pts, blur, holes)
        if m is None:
            return
        tooth = self._tooth[sl]
        col = rgb(col)
        if col2 is None:
            paint = np.broadcast_to(col, (*m.shape, 3))
        else:
            hh, ww = m.shape
            y = np.linspace(0, 1, hh, dtype=np.float32)[:, None]
            x = np.linspace(0, 1, ww, dtype=np.float32)[None, :]
            t = {"v": y + 0 * x, "h": x + 0 * y, "d": (x + y) / 2, "e": (x + 1 - y) / 2,
                 "r": np.hypot(x - .5, y - .5) * 1.8}[ang]
            t = np.clip(t + (self._blotch[sl] - .5) * .35 + (self._brush[sl] - .5) * .18, 0, 1)
            if bands:
                t = np.floor(t * bands + .5) / bands
            paint = col + (rgb(col2) - col) * t[..., None]
        if tex:
            paint = paint * (1 + tex * ((self._blotch[sl] - .5) * 2.2 + (self._brush[sl] - .5) * 1.3
                                        + (tooth - .5) * .8))[..., None]
        self.coat(sl, m * a, paint, mode)

    def flats(self, items, a=1.0, mode="n", blur=0.0, tex=.06):
        """Many small flat shapes at once: ``[(points, colour), …]``. Much quicker than one coat each."""
        if not items:
            return
        rgbim = Image.new("RGB", (self.W, self.H))
        mim = Image.new("L", (self.W, self.H), 0)
        dc, dm = ImageDraw.Draw(rgbim), ImageDraw.Draw(mim)
        u = self.u
        lo_x = lo_y = 1e9
        hi_x = hi_y = -1e9
        for pts, col in items:
            q = [(x * u, y * u) for x, y in pts]
            c = tuple(int(v) for v in np.clip(rgb(col) * 255 + .5, 0, 255))
            dc.polygon(q, fill=c)
            dm.polygon(q, fill=255)
            for x, y in pts:
                lo_x, hi_x, lo_y, hi_y = min(lo_x, x), max(hi_x, x), min(lo_y, y), max(hi_y, y)
        sl = self._slices(lo_x - 3 - 3 * blur, lo_y - 3 - 3 * blur, hi_x + 3 + 3 * blur, hi_y + 3 + 3 * blur)
        if sl[0].stop <= sl[0].start or sl[1].stop <= sl[1].start:
            return
        box = (sl[1].start, sl[0].start, sl[1].stop, sl[0].stop)
        rgbim, mim = rgbim.crop(box), mim.crop(box)
        if blur:
            # Bleed the colours outwards first, or the blur would mix in the black around them.
            k = ImageFilter.GaussianBlur(blur * u)
            m = np.asarray(mim.filter(k), np.float32) / 255
            p = np.asarray(rgbim.filter(k), np.float32) / 255 / np.maximum(m, 1e-3)[..., None]
        else:
            m = np.asarray(mim, np.float32) / 255
            p = np.asarray(rgbim, np.float32) / 255
        if tex:
            p = p * (1 + tex * ((self._blotch[sl] - .5) * 1.6 + (self._brush[sl] - .5) * 1.2))[..., None]
        self.coat(sl, m * a, p, mode)

    def line(self, pts, width, col, a=1.0, w1=None, mode="n", blur=0.0):
        self.poly(taper(pts, width, w1), col, a=a, mode=mode, blur=blur, tex=.04)

    def glow(self, x, y, r, col, a=1.0, ry=None, power=2.0):
        """Light that spills: screened on, falling off with distance."""
        ry = ry or r
        sl = self._slices(x - r * 2.6, y - ry * 2.6, x + r * 2.6, y + ry * 2.6)
        if sl[0].stop <= sl[0].start or sl[1].stop <= sl[1].start:
            return
        gx, gy = self.grid(sl)
        d = ((gx - x) / r) ** 2 + ((gy - y) / ry) ** 2
        m = np.exp(-d ** (power / 2) * 1.1)
        m *= smooth(6.7, 4.0, d)
        self.coat(sl, np.clip(m * a, 0, 1), rgb(col), "scr")

    def shade(self, pts, col="#5a5578", a=.5, blur=0.0):
        """A transparent shadow."""
        self.poly(pts, col, a=a, mode="mul", blur=blur, tex=.03)

    # -- skies, clouds, mountains, water --

    def sky(self, stops, y0=0, y1=None, bands=0, wob=.05, tilt=0.0, cell=420):
        """A gradient brushed on: noise pushes it about, and ``bands`` cuts it into flat steps as a print would."""
        y1 = self.h if y1 is None else y1
        sl = self._slices(0, y0, self.w, y1)
        gx, gy = self.grid(sl)
        n = self.fbm(cell, cell * .22, 5, 77, box=(0, y0, self.w, y1))
        t = (gy - y0) / (y1 - y0) + tilt * (gx / self.w - .5) + (n - .5) * wob * 2
        if bands:
            f = t * bands
            i = np.floor(f)
            t = (i + smooth(.42, .58, f - i)) / bands
        self.img[sl] = ramp(stops, np.clip(t, 0, 1))

    def radial(self, cx, cy, r, stops, bands=0, wob=.08, a=1.0):
        """Rings of colour about a sun or a lamp, over the whole canvas."""
        gx, gy = self.grid()
        t = np.hypot(gx - cx, gy - cy) / r + (self.fbm(300, 120, 4, 78) - .5) * wob * 2
        if bands:
            f = t * bands
            i = np.floor(f)
            t = (i + smooth(.42, .58, f - i)) / bands
        self.img += (ramp(stops, np.clip(t, 0, 1)) - self.img) * a

    def clouds(self, y0, y1, lit, dark, cover=.45, cell=(520, 130), seed=5, steps=3, a=.9, light=(0, -1), fade=.25):
        """Flat-bottomed banks of cloud in a few steps of colour, lit from ``light``."""
        box = (0, y0, self.w, y1)
        sl = self._slices(*box)
        n = self.fbm(cell[0], cell[1], 6, seed, gain=.55, box=box)
        gx, gy = self.grid(sl)
        t = (gy - y0) / (y1 - y0)
        n = n - (1 - smooth(0, fade, t)) * .35 - smooth(1 - fade, 1, t) * .35
        thr = .5 + (.5 - cover) * .8
        u = self.u
        sh = shifted(n, round(-light[1] * 14 * u), round(-light[0] * 14 * u))
        relief = np.clip((n - sh) * 6 + .5, 0, 1)
        lo, hi = rgb(dark), rgb(lit)
        for k in range(steps):
            m = smooth(thr + k * .05, thr + k * .05 + .018, n)
            c = lo + (hi - lo) * np.clip(relief * .9 + (k / max(1, steps - 1)) * .35 - .1, 0, 1)[..., None]
            self.coat(sl, m * a * (.55 if k == 0 else .8), c)

    def ridge(self, y, amp, cell, seed, col, foot=None, bottom=None, facets=.0, lit=None, light=-1, oct=6, shape=None,
              gain=.5, fade=260):
        """A mountain range across the canvas: a noise profile, colour going to ``foot`` as it sinks in the mist."""
        bottom = self.h if bottom is None else bottom
        xs = np.arange(-20, self.w + 20, 3.0)
        n = noise1(xs / cell, seed, oct, gain)
        prof = y - amp * n
        if shape is not None:
            prof = prof + np.array([shape(v) for v in xs])
        pts = list(zip(xs, prof)) + [(self.w + 20, bottom), (-20, bottom)]
        sl, m = self.mask(pts)
        if m is None:
            return prof
        gx, gy = self.grid(sl)
        top = np.interp(gx[0], xs, prof)[None, :]
        d = np.clip((gy - top) / fade, 0, 1)
        paint = np.broadcast_to(rgb(col), (*m.shape, 3))
        if facets:
            # Spurs: noise stretched down the slope and leaned over, cut into lit and unlit planes.
            f = self.fbm(cell * .5, cell * .9, 5, seed + 50, sl=sl, gain=.6)
            sh = shifted(f, round(6 * self.u), round(light * 12 * self.u))
            e = smooth(-.015, .02, f - sh)
            paint = paint + (rgb(lit if lit is not None else mix(col, "#ffffff", .25)) - paint) * (e * facets)[..., None]
        if foot is not None:
            paint = paint + (rgb(foot) - paint) * smooth(0, 1, d + (self._blotch[sl] - .5) * .25)[..., None]
        paint = paint * (1 + .05 * ((self._blotch[sl] - .5) * 1.6 + (self._brush[sl] - .5)))[..., None]
        self.coat(sl, m, paint)
        return prof

    def mist(self, y, h, col, a=.6, seed=3, cell=(700, 60)):
        """A bank of mist about the height ``y``."""
        box = (0, y - h, self.w, y + h)
        sl = self._slices(*box)
        if sl[0].stop <= sl[0].start:
            return
        n = self.fbm(cell[0], cell[1], 4, seed, sl=sl)
        gx, gy = self.grid(sl)
        m = np.exp(-((gy - y) / (h * .45)) ** 2) * smooth(.25, .7, n + .1)
        self.coat(sl, m * a, rgb(col))

    def water(self, y0, y1, far, near, strokes, n=900, seed=1, lmin=14, lmax=240, tmin=1.2, tmax=11, a=.75, power=1.0,
              slope=0.0, bands=9):
        """Sea or pond: a gradient and then lens-shaped strokes that grow towards the eye."""
        sl = self._slices(0, y0, self.w, y1)
        gx, gy = self.grid(sl)
        nz = self.fbm(500, 26, 4, seed + 7, box=(0, y0, self.w, y1))
        t = np.clip((gy - y0) / (y1 - y0) + (nz - .5) * .22, 0, 1)
        if bands:
            f = t * bands
            i = np.floor(f)
            t = np.clip((i + smooth(.3, .7, f - i)) / bands, 0, 1)
        self.img[sl] = ramp([(0, far), (1, near)], t)
        rng = np.random.default_rng(seed + 1000)
        items = []
        for _ in range(n):
            t = rng.random() ** .75
            y = y0 + (y1 - y0) * t ** 1.25
            k = (t ** 1.25) ** power
            ln = lerp(lmin, lmax, k) * (.4 + rng.random())
            th = lerp(tmin, tmax, k) * (.4 + .8 * rng.random())
            x = rng.random() * (self.w + 200) - 100
            items.append((k, lens(x, y, ln, th, rng, slope), strokes[rng.integers(len(strokes))]))
        items.sort(key=lambda q: q[0])
        self.flats([(p, c) for _, p, c in items], a=a)

    def glitter(self, x, y0, y1, w0, w1, cols, n=500, seed=2, a=.9, lmax=90, tmax=8, lean=0.0):
        """The path of the sun or a lamp on water."""
        rng = np.random.default_rng(seed + 2000)
        items = []
        for _ in range(n):
            t = rng.random() ** .8
            y = lerp(y0, y1, t)
            sx = lerp(w0, w1, t)
            cx = x + lean * t + rng.normal() * sx * .5
            ln = lerp(6, lmax, t) * (.3 + rng.random())
            th = lerp(1.2, tmax, t) * (.4 + .7 * rng.random())
            off = abs(cx - x - lean * t) / (sx + 1)
            items.append((lens(cx, y, ln, th, rng), cols[min(len(cols) - 1, int(off * len(cols) * 1.1 + rng.random() * .7))]))
        self.flats(items, a=a)

    def stars(self, y1, n=500, seed=4, col="#fff6dc", big=2.6):
        """A star field: many faint, few bright, and a drift of dust."""
        rng = np.random.default_rng(seed)
        items = []
        for _ in range(n):
            x, y = rng.random() * self.w, rng.random() ** 1.15 * y1
            r = .55 + big * rng.random() ** 9
            items.append((ell(x, y, r, r, n=8), mix("#8d9bc4", col, min(1, .25 + r / 2.2) * (1 - .6 * y / y1))))
        self.flats(items, tex=0)

    # -- finishing --

    def finish(self, warp=1.5, vignette=.12, grain=.008, tone="#fff8ea", sat=1.0):
        """Wobble every edge, lay on paper and grain, scale down; the finished Pillow picture."""
        u = self.u
        amp = warp * u
        if amp > .3:
            # One displacement of the whole sheet makes each ruled line look drawn by hand, and costs one lookup.
            dx = (self.fbm(46, 46, 3, 911) - .5) * 4.5 * amp + (self.fbm(13, 13, 1, 915) - .5) * .9 * amp
            dy = (self.fbm(46, 46, 3, 912) - .5) * 4.5 * amp + (self.fbm(13, 13, 1, 916) - .5) * .9 * amp
            yy = np.clip(np.arange(self.H)[:, None] + dy + .5, 0, self.H - 1).astype(np.int32)
            xx = np.clip(np.arange(self.W)[None, :] + dx + .5, 0, self.W - 1).astype(np.int32)
            img = self.img[yy, xx]
        else:
            img = self.img
        gx, gy = self.grid()
        d = ((gx / self.w - .5) ** 2 + (gy / self.h - .5) ** 2) * 2
        light = 1 - vignette * d ** 1.3 * 1.6
        light += .024 * (self._tooth - .5) + .036 * (self._brush - .5)
        img = img * light[..., None]
        if sat != 1:
            g = img.mean(-1, keepdims=True)
            img = g + (img - g) * sat
        img = img * rgb(tone)
        # A print's black is ink on paper, never nothing.
        img = .018 + img * .982
        im = Image.fromarray((np.clip(img, 0, 1) * 255 + .5).astype(np.uint8))
        if u > 1:
            im = im.resize((self.w, self.h), Image.LANCZOS)
        elif im.size != (self.W, self.H):
            im = im.resize((self.W, self.H))
        if grain:
            g = np.random.default_rng(self.seed + 5).normal(0, 1, (im.height, im.width)).astype(np.float32)
            g = (g + np.roll(g, 1, 0) + np.roll(g, 1, 1)) / 1.7         # a grain a little larger than a pixel
            a = np.asarray(im, np.float32) / 255
            lum = a.mean(-1)
            a = a + (g * grain * (.35 + 1.1 * lum * (1 - lum) * 2.4))[..., None]
            im = Image.fromarray((np.clip(a, 0, 1) * 255 + .5).astype(np.uint8))
        return im


def shifted(a, dy, dx):
    """``a`` moved by whole pixels; what enters at the edge repeats the edge."""
    yy = np.clip(np.arange(a.shape[0]) - dy, 0, a.shape[0] - 1)
    xx = np.clip(np.arange(a.shape[1]) - dx, 0, a.shape[1] - 1)
    return a[yy][:, xx]


def lens(x, y, ln, th, rng, slope=0.0):
    """One lens-shaped stroke, a little bent."""
    b = (rng.random() - .5) * th * 1.2
    k = [-1, -.6, -.2, .2, .6, 1]
    top = [(x + ln / 2 * t, y + slope * ln / 2 * t + b * (1 - t * t) - th / 2 * (1 - t * t)) for t in k]
    bot = [(x + ln / 2 * t, y + slope * ln / 2 * t + b * (1 - t * t) + th / 2 * (1 - t * t)) for t in k[::-1]]
    return top + bot


def soften(c, r, box=None):
    """Blur what has been painted so far (a background out of focus)."""
    sl = c._slices(*(box or (0, 0, c.w, c.h)))
    im = Image.fromarray((np.clip(c.img[sl], 0, 1) * 255).astype(np.uint8))
    im = im.filter(ImageFilter.GaussianBlur(r * c.u))
    c.img[sl] = np.asarray(im, np.float32) / 255


def reflect(c, y, depth, tint="#203050", a=.75, ripple=5.0, cell=(160, 7), squash=1.0, fade=0.0, seed=0):
    """Mirror what stands above ``y`` into the water below it, broken up by ripples."""
    sl = c._slices(0, y, c.w, y + depth)
    gx, gy = c.grid(sl)
    n = c.fbm(cell[0], cell[1], 3, 660 + seed, box=(0, y, c.w, y + depth)) - .5
    far = (gy - y) / depth
    sx = gx + n * ripple * (6 + 26 * far)
    sy = y - (gy - y) * squash + n * ripple * 2 * (1 + 4 * far)
    X = np.clip(sx * c.u, 0, c.W - 1).astype(np.int32)
    Y = np.clip(np.broadcast_to(sy * c.u, X.shape), 0, c.H - 1).astype(np.int32)
    src = c.img[Y, X] * (1 - .25 * far[..., None]) 
    src = src + (rgb(tint) - src) * (.18 + .3 * far[..., None])
    m = a * (1 - fade * far) * np.ones_like(X, np.float32)
    c.img[sl] += (src - c.img[sl]) * m[..., None]
