"""Thursday and Friday: the Rif from the bus, the blue town, the gorge, the hats, the hill, the last evening."""

from __future__ import annotations

import math

import numpy as np

from kit import Canvas, View, arch, blob, curve, ell, lens, lerp, mix, noise1, quad, rect, rgb, taper
from props import cat_sitting, flowers, gull, house, lantern, leaves, person, pot, studs_door, tree

BLUES = ["#dfeaf6", "#a9cdf0", "#7fb2ea", "#5a97de", "#3f7fd0", "#2f66bc", "#2450a0", "#1c3c84"]


def bus_hills(u):
    """Green terraces and poppies through the bus window, ridges going blue behind."""
    c = Canvas(2000, 1333, u, 41)
    rng = c.rng
    c.sky([(0, "#6fa8dc"), (.6, "#c4dcec"), (1, "#fbeed4")], 0, 560, bands=9, wob=.06)
    c.clouds(60, 430, "#fffdf4", "#b4cad0", cover=.46, cell=(640, 120), seed=81, steps=3, a=.85)
    for y, amp, cell, sd, col, foot, lit, bx, bh in ((400, 90, 420, 3, "#9dbcc8", "#d9e4d6", "#bfd2d2", 1250, 120), (460, 80, 380, 7, "#7fa5b4", "#c9dccb", "#a9c4c4", 620, 110),
                                                     (530, 70, 340, 12, "#5f8f98", "#b4d0b4", "#8fb8ae", 1620, 90), (590, 54, 420, 16, "#4f8472", "#9cc48c", "#7fb08a", 200, 100)):
        c.ridge(y, amp, cell, sd, col, foot=foot, facets=.55, lit=lit, fade=170, shape=lambda x, bx=bx, bh=bh: -bh * math.exp(-((x - bx) / 330) ** 2))
        c.mist(y + 70, 54, "#f2f2dc", .5, sd, (700, 50))
    # Small steep fields, row under row, each its own green, the furrows following the slope.
    fieldc = ["#8fc24a", "#6fae42", "#a9cc54", "#5a9a40", "#c4cf5f", "#7fb84f", "#4f8a3c", "#d8c860", "#9a8a4a"]
    for r in range(7):
        t = r / 6
        y = lerp(650, 1080, t ** 1.15)
        x = -120 - 60 * rng.random()
        while x < 2050:
            w = lerp(150, 480, t) * (.6 + .8 * rng.random())
            h = lerp(60, 150, t)
            sl = .10 * math.sin(x / 370 + r)
            pts = curve((x, y + 20 * math.sin(x / 200)), (x + w * .5, y - h * .22 + sl * w * .5), (x + w, y + sl * w), n=8)
            low = [(px - h * .3, py + h * 1.5) for px, py in pts]
            col = fieldc[rng.integers(len(fieldc))]
            c.poly(pts + low[::-1], mix(col, "#f4f0b8", .3 * (1 - t)), mix(col, "#2f5a34", .3), "v")
            it = []
            for k in range(int(8 + 8 * t)):
                q = (k + .5) / (8 + 8 * t)
                a = [(lerp(p[0], l[0], q), lerp(p[1], l[1], q)) for p, l in zip(pts, low)]
                it.append((taper(a, 1 + 4 * t * q, 1 + 4 * t * q), mix(col, "#2a5030" if k % 2 else "#f0f2b0", .35)))
            c.flats(it, a=.5)
            it = []
            for px, py in pts[::2]:
                tree(it, px + rng.normal() * 6, py - 4, lerp(9, 26, t) * (.7 + .6 * rng.random()), rng, ["#2a4f30", "#3a6a38", "#5f8f44"], n=10)
            c.flats(it)
            x += w * .92
        if r == 2:
            fl = []
            for hx, hy2 in ((420, 742), (480, 752), (1380, 734), (1440, 748), (1500, 738)):
                house(fl, hx, hy2, 52, 34, rng, "#fdf6e6", "#b9b4c4", "#d8b48f", win="#3f6fa8")
            c.flats(fl)
        if r == 4:
            # The man on the donkey who does not look at the bus.
            X, Y, s = 1270, 900, 74
            c.shade(ell(X + 10, Y + s * .42, s * .9, s * .12), "#2f4a30", .5, 3)
            dk = "#5a4a44"
            fl = [(blob(X, Y - s * .1, s * .5, s * .22, rng, rough=.08), dk), (taper([(X + s * .42, Y - s * .16), (X + s * .66, Y - s * .5)], s * .2, s * .16), dk), (ell(X + s * .76, Y - s * .5, s * .17, s * .1, rot=30), dk),
                  (taper([(X + s * .64, Y - s * .56), (X + s * .6, Y - s * .8)], s * .07, s * .03), dk), (taper([(X + s * .7, Y - s * .56), (X + s * .72, Y - s * .82)], s * .07, s * .03), dk)]
            for dx in (-.36, -.22, .22, .36):
                fl.append((rect(X + s * dx, Y, s * .08, s * .42), dk))
            fl += [(blob(X - s * .05, Y - s * .1, s * .36, s * .26, rng, rough=.06), "#c8563c"), (taper([(X - s * .05, Y - s * .2), (X - s * .02, Y - s * .78)], s * .34, s * .22), "#efe4cc"), (ell(X, Y - s * .88, s * .11, s * .13), "#8a5a40"),
                   (ell(X, Y - s * .95, s * .26, s * .06), "#e8c478"), (ell(X, Y - s * 1.0, s * .12, s * .1), "#e8c478"), (taper([(X - s * .02, Y - s * .14), (X + s * .12, Y + s * .2)], s * .12, s * .1), "#efe4cc")]
            c.flats(fl)
    # The verge: grass and poppies, blurred only a little, going by.
    c.poly(curve((-20, 1090), (700, 1060), (1400, 1085), (2020, 1050), n=10) + [(2020, 1345), (-20, 1345)], "#7aa83e", "#3f6a30", "v")
    it = []
    for _ in range(1300):
        x, y = rng.random() * 2000, 1060 + 270 * rng.random()
        h = 24 + .26 * (y - 1040)
        it.append((y, taper([(x, y), (x + 8 + rng.normal() * 7, y - h)], 3.4, .8), ["#5a8f34", "#8fbf4a", "#3f6f30", "#c9d26a", "#d8e08a"][rng.integers(5)]))
    for _ in range(230):
        x, y = rng.random() * 2000, 1050 + 240 * rng.random() ** 1.3
        if noise1([x / 260], 8)[0] < -.25:
            continue
        s = 9 + .07 * (y - 1040) + 4 * rng.random()
        for k in range(4):
            a = k * 1.57 + rng.random() * .8
            it.append((y + 1, ell(x + s * .5 * math.cos(a), y - 26 + s * .34 * math.sin(a), s * .82, s * .6, n=10), mix("#e8402a", ["#ff8a5a", "#b01f1c"][k % 2], .4)))
        it.append((y + 2, ell(x, y - 26, s * .28, n=8), "#2a1418"))
    it.sort(key=lambda e: e[0])
    c.flats([(p, q) for _, p, q in it])
    # The window: rounded frame, a pale reflection, the sacks of mint on the seat in front.
    r = 120
    hole = ell(120 + r, 70 + r, r, r, 180, 270, 10) + ell(1905 - r, 70 + r, r, r, 270, 360, 10) + ell(1905 - r, 1235 - r, r, r, 0, 90, 10) + ell(120 + r, 1235 - r, r, r, 90, 180, 10)
    c.poly([(500, 60), (800, 60), (420, 1240), (90, 1240)], "#ffffff", a=.09, tex=0)
    c.poly([(880, 60), (960, 60), (580, 1240), (490, 1240)], "#ffffff", a=.08, tex=0)
    c.poly(rect(-10, -10, 2020, 1353), "#5a3f34", "#2c2026", "d", holes=[hole])
    ring = [(1000 + (x - 1000) * 1.022, 652 + (y - 652) * 1.032) for x, y in hole]
    c.poly(ring, "#191a22", holes=[hole])
    c.line(hole + hole[:1], 5, "#8f8a86", a=.7)
    c.poly([(-20, 30), (2020, 30), (2020, 44), (-20, 44)], "#c9a868", "#7a5a34", "v")
    c.poly(curve((-20, 20), (100, 60), (150, 400), (96, 720), (60, 1000), (-20, 1010), n=10), "#c8893a", "#8a4f26", "h")
    for k in range(4):
        c.line(curve((10 + k * 30, 40), (44 + k * 30, 400), (14 + k * 22, 720), (-4 + k * 16, 1000), n=8), 7, "#f0bf6a" if k % 2 else "#7a4422", a=.6)
    for sx, sy, sw in ((1560, 1350, 330), (1850, 1350, 280)):
        c.poly(curve((sx - sw * .5, sy), (sx - sw * .56, sy - 150), (sx - sw * .36, sy - 250), (sx + sw * .36, sy - 255), (sx + sw * .55, sy - 150), (sx + sw * .5, sy), n=8), "#d8bf8f", "#8f7048", "h")
        for k in range(7):
            c.line([(sx - sw * .5 + k * sw / 6.5, sy), (sx - sw * .42 + k * sw / 7.5, sy - 240)], 3, "#a8875a", a=.5)
        it = []
        for _ in range(14):
            leaves(it, sx + rng.normal() * sw * .22, sy - 240 + rng.normal() * 10, 150, rng, ["#3f8f3c", "#5fae48", "#2f6f38", "#86c85a"], n=16, size=.2, up=.8)
        c.flats(it)
    return c.finish(warp=1.1)


def blue_steps(u):
    """A stepped lane in Chefchaouen, every blue in the bucket."""
    c = Canvas(1333, 2000, u, 42)
    rng = c.rng
    c.sky([(0, "#3f9ad8"), (1, "#cfe9ee")], 0, 900, bands=7, wob=.06)
    # Everything climbs to the left of centre: build steps from far to near.
    n = 15
    def step(k):
        """Left, right and height of the k-th step's front edge (0 far, n near)."""
        t = (k / n) ** 1.55
        return lerp(560, -60, t), lerp(742, 1420, t), lerp(780, 2010, t)
    # The end: an arch, a white house, bougainvillea.
    c.poly([(470, 330), (860, 300), (860, 800), (470, 800)], "#eef4fa", "#8fbcee", "v")
    c.poly(arch(650, 790, 120, 250, "horseshoe"), "#2450a0", "#1a3674", "v")
    c.poly(arch(650, 790, 84, 212, "horseshoe"), "#f6dcae", "#e8b87a", "v")
    c.poly(rect(590, 400, 50, 76), "#2f66bc", "#1c3c84")
    c.poly(rect(700, 392, 50, 76), "#2f66bc", "#1c3c84")
    it = []
    for _ in range(420):
        a = rng.random()
        x, y = 760 - 250 * a + rng.normal() * 54, 330 + 40 * math.sin(a * 6) + rng.normal() * 44 + 50 * a
        s = 7 + 9 * rng.random()
        it.append((blob(x, y, s, s * .8, rng, n=8, rough=.3), ["#d82f7a", "#f0569a", "#b01f62", "#f78fb8", "#4f8f4a"][min(4, int(rng.random() * 4.6))]))
    c.flats(it)
    # Walls: the left in sun, the right in shade, each house its own blue up to the reach of a brush.
    def wall(side, k0, k1, col, top, white):
        a, b = step(k0), step(k1)
        x0, x1 = (a[0], b[0]) if side < 0 else (a[1], b[1])
        y0, y1 = a[2], b[2]
        s0, s1 = (b[1] - b[0]) / 700, (b[1] - b[0]) / 700
        t0, t1 = lerp(330, -900, (k0 / n) ** 1.55) + top * .5, lerp(330, -900, (k1 / n) ** 1.55) + top
        lit = side < 0
        c.poly([(x0, t0), (x1, t1), (x1, y1), (x0, y0)], mix(white, "#5a7fc8", 0 if lit else .45), mix(white, "#a9cdf0" if lit else "#2f58a8", .6), "v")
        r0, r1 = y0 - lerp(215, 1010, (k0 / n) ** 1.55), y1 - lerp(215, 1010, (k1 / n) ** 1.55) + 26 * math.sin(k1 * 3)
        edge = curve((x0, r0), (lerp(x0, x1, .35), lerp(r0, r1, .35) - 10), (lerp(x0, x1, .7), lerp(r0, r1, .7) + 8), (x1, r1), n=8)
        c.poly(edge + [(x1, y1), (x0, y0)], mix(col, "#ffffff", .1 if lit else 0), mix(col, "#173a84", .25 if lit else .55), "v")
        it = []
        for _ in range(70):
            q, v = rng.random(), rng.random()
            x = lerp(x0, x1, q)
            y = lerp(lerp(t0, t1, q), lerp(y0, y1, q), v)
            w = abs(x1 - x0) * (.1 + .2 * rng.random())
            it.append((blob(x, y, w, w * .5, rng, n=10, rough=.3), mix(col, "#ffffff" if rng.random() < .5 else "#1c3c84", .35)))
        sl, m = c.mask([(x0, t0), (x1, t1), (x1, y1), (x0, y0)])
        if m is not None:
            hold = c.img[sl].copy()
            c.flats(it, a=.22)
            c.img[sl] = hold + (c.img[sl] - hold) * m[..., None]
        return (x0, y0, t0, x1, y1, t1)

    def opening(w, q0, q1, v0, v1, col, dark, kind="door", frame="#f2f7fc"):
        """A door or window set in a wall returned by ``wall``; q along it, v from foot (0) to top (1)."""
        x0, y0, t0, x1, y1, t1 = w
        P = lambda q, v: (lerp(x0, x1, q), lerp(lerp(y0, y1, q), lerp(t0, t1, q), v))
        def pts(g):
            a, b = q0 - g * .08, q1 + g * .08
            out = [P(a, v0)]
            for k in np.linspace(0, math.pi, 12):
                out.append(P((a + b) / 2 - (b - a) / 2 * math.cos(k), v1 - (v1 - v0) * .22 + ((v1 - v0) * .22 + g * .008) * math.sin(k)))
            return out + [P(b, v0)]
        c.poly(pts(1), frame, mix(frame, "#7fb2ea", .4))
        c.poly(pts(0), col, dark, "v")
        for k in (.25, .5, .75):
            q = lerp(q0, q1, k)
            c.line([P(q, v0), P(q, v1 - (v1 - v0) * .1)], 3 if kind == "door" else 5, dark, a=.7)
        if kind == "win":
            for v in (.3, .6):
                c.line([P(q0, lerp(v0, v1, v)), P(q1, lerp(v0, v1, v))], 5, dark)

    ks = [0, 3, 5.6, 8, 10.4, 12.6, 15]
    lc = ["#7fb2ea", "#a9cdf0", "#4f8fe0", "#8fbef0", "#3f7fd0", "#6fa8ea"]
    rc = ["#3f7fd0", "#2f66bc", "#4f86cc", "#2450a0", "#3870c4", "#1f468e"]
    for i in range(6):
        L = wall(-1, ks[i], ks[i + 1], lc[i], [40, -30, 60, 0, -120, 40][i], ["#fdfaf2", "#f4f8fc", "#fffdf6", "#eef4fb", "#fdfaf2", "#f6f9fc"][i])
        R = wall(1, ks[i], ks[i + 1], rc[i], [-20, 60, -60, 30, -40, 0][i], ["#dfe9f6", "#cfdff2", "#dbe6f4", "#c9dcf2", "#d5e2f4", "#c4d6ee"][i])
        if i in (1, 3):
            opening(L, .34, .76, .02, .36, "#2f66bc", "#1a3674")
        if i in (2, 4):
            opening(L, .35, .68, .3, .44, "#1c3c84", "#122a62", "win")
        if i in (2, 4):
            opening(R, .3, .7, .02, .35, "#8a5a3a", "#3a2430")
        if i in (1, 3):
            opening(R, .35, .66, .3, .43, "#14306e", "#0c2050", "win")
    # Steps: each tread light, each riser painted, worn in the middle.
    for k in range(n):
        a, b = step(k), step(k + 1)
        m = (a[2] * .42 + b[2] * .58)
        col = BLUES[2 + (k * 2) % 4]
        sag = (b[2] - a[2]) * .06
        c.poly([(a[0], a[2])] + curve((a[0], a[2]), ((a[0] + a[1]) / 2, a[2] + sag), (a[1], a[2]), n=8) + [(lerp(a[1], b[1], .58), m)] + curve((lerp(a[1], b[1], .58), m), ((a[0] + a[1] + b[0] + b[1]) / 4, m + sag * 1.5), (lerp(a[0], b[0], .58), m), n=8), "#cfe3f6", "#9cc6f0", "h")
        c.poly(curve((lerp(a[0], b[0], .58), m), ((a[0] + b[0] + a[1] + b[1]) / 4, m + sag * 1.5), (lerp(a[1], b[1], .58), m), n=8) + [(b[1], b[2])] + [((b[0] + b[1]) / 2, b[2] + sag), (b[0], b[2])], mix(col, "#ffffff", .1), mix(col, "#173a84", .45), "h")
        c.line(curve((lerp(a[0], b[0], .58), m), ((a[0] + b[0] + a[1] + b[1]) / 4, m + sag * 1.5), (lerp(a[1], b[1], .58), m), n=8), 2 + k * .35, "#f4faff", a=.9)
        it = [(blob(lerp(a[0], a[1], rng.random()), lerp(a[2], m, rng.random()), 8 + 5 * k * rng.random(), 2 + k * .5, rng, n=9, rough=.3), "#ffffff" if rng.random() < .5 else "#5a97de") for _ in range(9)]
        c.flats(it, a=.3)
    # Sun comes over the right-hand roofs and lies across the steps.
    c.shade([(742, 780), (640, 860), (700, 1120), (560, 1450), (640, 2010), (1420, 2010), (1400, 1500)], "#4a5aa8", .45, 10)
    c.glow(330, 700, 420, "#fff3c4", .28)
    # Pots up both sides.
    fcols = [["#e0402f", "#f2705a"], ["#f078a0", "#fbc4d4"], ["#f6c23c", "#fde08a"], ["#ffffff", "#f2e0ea"], ["#d82f7a", "#f78fb8"]]
    for k in range(1, n):
        a, b = step(k), step(k + 1)
        y = lerp(a[2], b[2], .42)
        w = 16 + 8.6 * k
        if k % 2 or k > 9:
            pot(c, lerp(a[0], b[0], .5) + w * .75, y, w, ["#c8653f", "#2f66bc", "#d8853c", "#1f8a8a"][k % 4], rng, ["#2f6a3f", "#4f8f4a", "#7fae58"], fcols[k % 5], shadow="#3c4a96")
        if k % 3 != 1:
            pot(c, lerp(a[1], b[1], .5) - w * .8, y, w * .92, ["#2450a0", "#b9553a", "#3f7fd0"][k % 3], rng, ["#24504a", "#35705a", "#5a8f5f"], fcols[(k + 2) % 5], lean=-1, shadow="#24306e")
    cat_sitting(c, 690, 1345, 118, "#f2ead8", "#c9b49a", face=-1)
    c.shade(ell(715, 1348, 60, 10), "#24306e", .4, 3)
    lantern(c, 985, 610, 60, halo=0)
    c.line([(1060, 490), (985, 500)], 7, "#1d1a2e")
    return c.finish(warp=1.3)


def blue_cat(u):
    """A ginger cat asleep on a blue step."""
    c = Canvas(1700, 1700, u, 43)
    rng = c.rng
    c.sky([(0, "#7fb2ea"), (.6, "#5a97de"), (1, "#3f7fd0")], 0, 760, bands=6, wob=.2)
    it = [(blob(rng.random() * 1700, rng.random() * 760, 60 + 130 * rng.random(), 40 + 60 * rng.random(), rng, rough=.35), ["#a9cdf0", "#4f8fe0", "#8fc0f2", "#3870c4"][rng.integers(4)]) for _ in range(110)]
    c.flats(it, a=.25)
    # A door's foot on the left, old planks, an iron stud row.
    q = [(90, -20), (640, -20), (640, 640), (90, 640)]
    c.poly(rect(40, -20, 650, 670), "#dfeaf6", "#a9cdf0", "v")
    c.poly(q, "#2450a0", "#1c3c84", "v")
    for k in range(1, 6):
        c.line([quad(*q, k / 6, 0), quad(*q, k / 6, 1)], 6, "#12285e", a=.8)
        c.line([quad(*q, k / 6 + .008, 0), quad(*q, k / 6 + .008, 1)], 3, "#4f80d0", a=.7)
    fl = []
    for y in (120, 330, 540):
        for k in range(9):
            x = 122 + k * 61
            fl.append((ell(x + 3, y + 4, 15), "#0e1f4c"))
            fl.append((ell(x, y, 14), "#c9b98a"))
            fl.append((ell(x - 4, y - 4, 5), "#fff6d4"))
    c.flats(fl)
    c.line(ell(480, 250, 44, 50, 0, 360), 13, "#c9b98a")
    c.poly(ell(480, 200, 20), "#8f7f58")
    # Three deep steps, each tread lit, each riser a different blue.
    for y, h, tread, riser in ((640, 250, "#cfe3f6", "#5a97de"), (1010, 300, "#dbeafa", "#3f7fd0"), (1430, 330, "#cfe3f6", "#2f66bc")):
        th = 120 + (y - 640) * .06
        c.poly(curve((-20, y), (500, y + 7), (1100, y - 6), (1720, y + 3), n=10) + curve((1720, y + th), (1100, y + th + 10), (500, y + th - 5), (-20, y + th + 4), n=10), tread, mix(tread, "#7fb2ea", .6), "h")
        c.poly(curve((-20, y + th + 4), (500, y + th - 5), (1100, y + th + 10), (1720, y + th), n=10) + [(1720, y + th + h), (-20, y + th + h)], mix(riser, "#ffffff", .08), mix(riser, "#173a84", .4), "v")
        c.line(curve((-20, y + th + 4), (500, y + th - 5), (1100, y + th + 10), (1720, y + th), n=10), 9, "#f6fbff", a=.95)
        it = [(blob(rng.random() * 1700, y + th + 20 + h * rng.random(), 30 + 80 * rng.random(), 8 + 18 * rng.random(), rng, rough=.35), "#a9cdf0" if rng.random() < .5 else "#2450a0") for _ in range(34)]
        it += [(blob(rng.random() * 1700, y + th * rng.random(), 20 + 60 * rng.random(), 3 + 8 * rng.random(), rng, rough=.35), "#ffffff" if rng.random() < .5 else "#8fbcee") for _ in range(26)]
        c.flats(it, a=.3)
        it = []
        for _ in range(7):      # runs of limewash
            x = rng.random() * 1700
            it.append((taper([(x, y + th + 4), (x + rng.normal() * 5, y + th + 60 + 130 * rng.random())], 13, 4), mix(tread, riser, .3)))
        c.flats(it, a=.7)
    # The cat, curled along the middle step, one arm and the tail over the edge.
    X, Y = 900, 1085
    c.shade(ell(X + 40, Y + 36, 460, 62), "#243a8a", .55, 14)
    col, lt, dk = "#e08a38", "#f8bf74", "#a2521e"
    body = curve((X - 400, Y + 30), (X - 420, Y - 90), (X - 300, Y - 215), (X - 80, Y - 262), (X + 140, Y - 232), (X + 300, Y - 150), (X + 330, Y - 20), (X + 250, Y + 40), (X - 400, Y + 30), n=12)
    c.poly(body, lt, col, "v")
    c.poly(curve((X - 395, Y + 32), (X - 300, Y - 20), (X - 60, Y - 8), (X + 200, Y - 30), (X + 262, Y + 40), n=10), dk, mix(dk, "#5a2a3a", .4), "v", a=.55, blur=5)
    # Fur: short strokes that follow the roundness, stripes in darker ones.
    sl, m = c.mask(body)
    hold = c.img[sl].copy()
    it = []
    for _ in range(1500):
        a, r = rng.random(), rng.random()
        x = X - 400 + 720 * a
        top = np.interp(x, [X - 420, X - 300, X - 80, X + 140, X + 300, X + 330], [Y - 60, Y - 215, Y - 262, Y - 232, Y - 150, Y - 20])
        y = top + (Y + 34 - top) * r
        band = math.sin((x - X) / 34 + .006 * (y - Y) * math.sin(x / 90))
        cc = dk if band > .55 and r < .75 else (lt if rng.random() < .5 else mix(col, "#fff0d0", .35))
        dx = 24 * (1 - a) - 12
        it.append((taper([(x, y), (x + dx + 7, y + 26)], 6, 1.4), cc))
    c.flats(it, a=.6)
    c.img[sl] = hold + (c.img[sl] - hold) * m[..., None]
    haunch = curve((X - 390, Y + 26), (X - 380, Y - 100), (X - 250, Y - 170), (X - 130, Y - 100), (X - 110, Y + 10), (X - 200, Y + 40), (X - 390, Y + 30), n=10)
    c.poly(haunch, mix(lt, col, .3), mix(col, dk, .3), "v", a=.92)
    c.line(curve((X - 300, Y - 160), (X - 170, Y - 130), (X - 108, Y - 40), (X - 118, Y + 20), n=10), 7, dk, a=.75)
    for k in range(4):
        c.line(curve((X - 370 + 44 * k, Y - 110 - 14 * (k % 3)), (X - 350 + 44 * k, Y - 70), (X - 356 + 44 * k, Y - 30), n=5), 13, dk, a=.7)
    c.poly(taper(curve((X - 180, Y + 8), (X - 40, Y + 30), (X + 40, Y + 22), n=8), 62, 46), lt, col, "v")
    tail = curve((X - 390, Y - 10), (X - 470, Y + 40), (X - 430, Y + 130), (X - 452, Y + 270), (X - 400, Y + 352), n=12)
    c.shade([(x + 26, y + 16) for x, y in taper(tail, 64, 40)], "#1c2f78", .5, 8)
    c.poly(taper(tail, 66, 40), lt, col, "v")
    for k in range(8, len(tail) - 3, 6):
        c.line([(tail[k][0] - 28, tail[k][1] - 4), (tail[k][0] + 26, tail[k][1] + 6)], 15, dk, a=.8)
    c.poly(ell(*tail[-1], 24, 26), "#fff0d8")
    # Head on a paw.
    hx, hy = X + 300, Y - 78
    c.poly(taper(curve((hx - 130, Y + 0), (hx + 10, Y + 34), (hx + 130, Y + 34), n=8), 64, 54), lt, col, "v")
    c.poly(ell(hx + 138, Y + 32, 38, 27), "#fff0d8", "#f2c48a", "v")
    for k in (-1, 0, 1):
        c.line([(hx + 150 + k * 3, Y + 26 + k * 12), (hx + 172, Y + 28 + k * 10)], 4, dk, a=.6)
    for s, x0 in ((-1, hx - 84), (1, hx + 70)):
        c.poly([(x0 - 44, hy - 60), (x0 + s * 16, hy - 168 + (14 if s > 0 else 0)), (x0 + 50, hy - 66)], col, dk, "v")
        c.poly([(x0 - 22, hy - 72), (x0 + s * 12, hy - 138), (x0 + 26, hy - 76)], "#f2a890")
    c.poly(ell(hx, hy, 152, 124), lt, col, "v")
    c.poly(ell(hx + 10, hy + 58, 86, 56), "#fff4e0", "#f6cf9a", "v")
    for k in (-1, 0, 1):
        c.line(curve((hx + k * 30, hy - 116 + 8 * abs(k)), (hx + k * 26, hy - 84), (hx + k * 18, hy - 58), n=5), 13, dk, a=.85)
    for s in (-1, 1):
        c.line(curve((hx + s * 100 - 6, hy - 14), (hx + s * 124, hy - 2), (hx + s * 142, hy - 12), n=5), 11, dk, a=.7)
        c.line(curve((hx + s * 90, hy + 2), (hx + s * 58, hy + 20), (hx + s * 26, hy + 6), n=8), 8, "#4a2418")
        for j in range(3):
            c.line(curve((hx + s * 52, hy + 50 + 10 * j), (hx + s * 130, hy + 42 + 18 * j), (hx + s * 208, hy + 54 + 26 * j), n=6), 3, "#fffaf0", a=.85)
    c.poly([(hx - 17, hy + 28), (hx + 17, hy + 28), (hx, hy + 46)], "#d8705f")
    c.line(curve((hx - 30, hy + 64), (hx - 12, hy + 68), (hx, hy + 46), n=6), 4, "#8a4a34")
    c.line(curve((hx + 30, hy + 64), (hx + 12, hy + 68), (hx, hy + 46), n=6), 4, "#8a4a34")
    # A pot at the right, leaf shadow on the wall, one fallen petal or five.
    pot(c, 1480, 700, 250, "#c8653f", rng, ["#2f6a3f", "#4f8f4a", "#7fae58"], ["#e0402f", "#f2705a", "#ff9a84"], n=70, shadow="#243a8a")
    for x, y in ((1290, 1080), (1390, 1110), (320, 1490), (1180, 1475), (620, 720)):
        c.poly(blob(x, y, 17, 10, rng, rough=.2), "#e8503c", "#b02a2a", "d")
    it = [(lens(900 + 500 * rng.random(), 60 + 420 * rng.random(), 90 + 60 * rng.random(), 34, rng, -.7), "#2f4aa0") for _ in range(34)]
    for p, q in it:
        c.shade(p, "#4a68b8", .35, 5)
    c.poly([(760, -20), (1720, -20), (1720, 420), (900, 640)], "#fff3c8", a=.16, mode="scr", blur=30)
    return c.finish(warp=1.2)


def blue_door(u):
    """A studded ink-blue door in a keyhole arch, geraniums both sides."""
    c = Canvas(1333, 2000, u, 44)
    rng = c.rng
    c.poly(rect(-10, -10, 1353, 2020), "#e6f0fa", "#a9cdf0", "v")
    it = [(blob(rng.random() * 1333, rng.random() * 1800, 60 + 150 * rng.random(), 30 + 70 * rng.random(), rng, rough=.4), ["#ffffff", "#8fc0f2", "#cfe3f6", "#b4d6f6"][rng.integers(4)]) for _ in range(150)]
    c.flats(it, a=.28)
    reach = curve((-20, 900), (240, 850), (520, 905), (860, 862), (1353, 880), n=14)
    c.poly(reach + [(1353, 2010), (-20, 2010)], "#6fa8ea", "#3f7fd0", "v")
    it = [(blob(rng.random() * 1333, 900 + rng.random() * 900, 50 + 130 * rng.random(), 30 + 60 * rng.random(), rng, rough=.4), ["#8fc0f2", "#4f8fe0", "#5a97de", "#2f70cc"][rng.integers(4)]) for _ in range(130)]
    c.flats(it, a=.3)
    it = []
    for _ in range(46):
        k = rng.integers(2, len(reach) - 2)
        x, y = reach[k]
        it.append((taper([(x, y - 6), (x + rng.normal() * 6, y - 30 - 60 * rng.random())], 20, 3), "#6fa8ea"))
    c.flats(it, a=.55)
    gx, gb = 660, 1640
    # A hood of green tile, carved band, keyhole arch in relief.
    c.shade([(gx - 390, 460), (gx + 400, 460), (gx + 470, 560), (gx - 300, 560)], "#3a5ab0", .5, 8)
    c.poly([(gx - 360, 300), (gx + 360, 300), (gx + 410, 430), (gx - 410, 430)], "#2f8a5f", "#1d5a48", "v")
    fl = []
    for r in range(3):
        for k in range(25):
            t = r / 3
            x = lerp(gx - 360, gx - 410, t) + k * lerp(30, 34, t)
            fl.append((ell(x, 334 + 44 * r, 16, 22, 0, 180, 10) + [(x - 16, 312 + 44 * r), (x + 16, 312 + 44 * r)], mix(["#2f8a5f", "#3fa272", "#236a50"][rng.integers(3)], "#ffffff", .08 * rng.random())))
    c.flats(fl)
    c.poly(rect(gx - 380, 430, 760, 26), "#8a5a34", "#4f3020", "v")
    for k in range(16):
        c.poly([(gx - 370 + k * 48, 456), (gx - 346 + k * 48, 456), (gx - 352 + k * 48, 500), (gx - 364 + k * 48, 500)], "#8a5a34", "#4f3020", "h")
    c.poly(rect(gx - 330, 520, 660, 1120), "#f4f9fe", "#b9d8f6", "v")
    c.line([(gx - 330, 1640), (gx - 330, 520), (gx + 330, 520), (gx + 330, 1640)], 14, "#8fbcee")
    A = lambda g: arch(gx, gb, 440 + g, 960 + g * .6, "horseshoe", 40)
    c.poly(A(120), "#2f66bc", "#1f4a9a", "v")
    fl = []
    cy = gb - 960 + 220 * 1.16
    for k in range(40):
        a = math.radians(152 + 236 * (k + .5) / 40)
        r = 220 * 1.16 + 34
        x, y = gx + r * math.cos(a), cy + r * math.sin(a)
        fl.append(([(x, y - 15), (x + 15, y), (x, y + 15), (x - 15, y)], ["#f6c23c", "#fdf6e6", "#1f8a7a"][k % 3]))
    for s in (-1, 1):
        for k in range(13):
            x, y = gx + s * 254, gb - 30 - k * 44
            if y > cy + 130:
                fl.append(([(x, y - 15), (x + 15, y), (x, y + 15), (x - 15, y)], ["#f6c23c", "#fdf6e6", "#1f8a7a"][k % 3]))
    c.flats(fl)
    c.poly(A(14), "#fdfaf0")
    full = c.img.copy()
    q = [(gx - 262, gb - 975), (gx + 262, gb - 975), (gx + 262, gb), (gx - 262, gb)]
    c.poly(rect(gx - 280, gb - 1000, 560, 1000), "#1c3c84", "#122a62", "v")
    studs_door(c, q, "#24509c", "#142f6c", rng, rows=11, cols=5)
    for s in (-1, 1):
        for yy in (gb - 690, gb - 300):
            c.poly(taper([(gx + s * 210, yy), (gx + s * 40, yy)], 26, 12), "#101c40")
            c.poly(ell(gx + s * 40, yy, 14), "#101c40")
    # A small door within the left leaf, as the old ones have, and a hand for a knocker.
    c.line(arch(gx - 118, gb - 6, 170, 440, "pointed"), 7, "#0e2050")
    for x, y in ((gx + 70, gb - 520), (gx - 70, gb - 520)):
        c.shade(ell(x + 8, y + 44, 26, 44), "#0a1436", .6, 4)
        c.poly(ell(x, y - 24, 20), "#e0bd6a", "#8f6a2a", "d")
        c.poly(curve((x - 15, y - 14), (x - 20, y + 20), (x - 14, y + 62), (x, y + 74), (x + 14, y + 62), (x + 20, y + 20), (x + 15, y - 14), n=6), "#f2d486", "#9a742e", "h")
        for k in (-1, 0, 1):
            c.line([(x + k * 8, y + 18), (x + k * 8, y + 66)], 2.4, "#7a5a22")
    sl, m = c.mask(A(-6))
    new = c.img[sl].copy()
    c.img[:] = full
    c.img[sl] += (new - c.img[sl]) * m[..., None]
    sh = [(x + 34, y + 46) for x, y in A(14)]
    shm = np.zeros((c.H, c.W), np.float32)
    s2, m2 = c.mask(sh, 5)
    shm[s2] = m2
    c.coat(sl, m * (1 - shm[sl]) * .6, rgb("#1a2460"), "mul")
    # Step, floor, shadow of a vine, pots and pots.
    c.poly([(gx - 420, 1640), (gx + 420, 1640), (gx + 450, 1720), (gx - 450, 1720)], "#dbeafa", "#a9cdf0", "h")
    c.poly(rect(gx - 450, 1718, 900, 60), "#4f8fe0", "#2f66bc", "v")
    c.line([(gx - 450, 1719), (gx + 450, 1719)], 7, "#ffffff", a=.9)
    c.poly([(-20, 1770), (1353, 1770), (1353, 2010), (-20, 2010)], "#8fbcee", "#5a8ad0", "v")
    it = [(blob(rng.random() * 1333, 1790 + rng.random() * 210, 60 + 40 * rng.random(), 18, rng, rough=.2), mix("#5a8fd8", "#cfe3f6", rng.random())) for _ in range(90)]
    c.flats(it, a=.5)
    ger = ["#e0302a", "#f2553f", "#c81f2a", "#ff8a70"]
    lf = ["#2f6a3f", "#4f9148", "#7fb258", "#24583a"]
    for x, y, w, col in ((150, 1700, 150, "#b9553a"), (1190, 1690, 165, "#2450a0"), (300, 1800, 170, "#d8853c"), (1040, 1806, 180, "#c8653f"), (110, 1890, 210, "#1f7a8a"), (1230, 1900, 220, "#b9553a")):
        pot(c, x, y, w, col, rng, lf, ger, n=64, shadow="#2a3f98", lean=1)
    for x, y in ((180, 1010), (1150, 980), (1165, 1260)):
        c.shade(ell(x + 34, y + 20, 70, 66), "#2a4aa0", .4, 8)
        c.line(ell(x, y - 20, 50, 12, 0, 180), 7, "#3a2a24")
        c.poly([(x - 46, y - 40), (x + 46, y - 40), (x + 32, y + 36), (x - 32, y + 36)], "#d8653f", "#8f3a2c", "h")
        it = []
        leaves(it, x, y - 34, 120, rng, lf, n=40, size=.16, up=1.3)
        for _ in range(16):
            xx = x + rng.normal() * 40
            it.append((taper(curve((xx, y - 30), (xx + rng.normal() * 16, y + 40), (xx + rng.normal() * 30, y + 90 + 60 * rng.random()), n=5), 9, 2), lf[rng.integers(4)]))
        flowers(it, x, y - 60, 66, rng, ger, n=12, s=13)
        flowers(it, x, y + 40, 50, rng, ger, n=6, s=11)
        c.flats(it)
    c.poly([(-20, -20), (700, -20), (-20, 900)], "#fff3c4", a=.2, mode="scr", blur=60)
    for _ in range(40):
        x, y = 760 + 560 * rng.random(), 560 * rng.random() ** 1.4
        c.shade(blob(x, y, 34, 22, rng, rough=.3, rot=40), "#6f90d0", .3, 6)
    return c.finish(warp=1.3)


def town_at_dusk(u):
    """Chefchaouen on its slope after sunset, windows coming on."""
    c = Canvas(2000, 1333, u, 45)
    rng = c.rng
    c.sky([(0, "#2a3a78"), (.35, "#6a62a4"), (.65, "#d8889a"), (.88, "#f8b884"), (1, "#fcd79a")], 0, 560, bands=13, wob=.05, tilt=-.15)
    c.clouds(30, 330, "#f6a890", "#5f5a98", cover=.36, cell=(900, 80), seed=91, steps=3, a=.85, light=(-.4, 1))
    c.stars(200, 40, seed=3, big=2)
    # The two horns of the mountain.
    c.ridge(440, 95, 230, 6, "#6a6296", foot="#a888a4", facets=.6, lit="#a87f9c", fade=300, light=1,
            shape=lambda x: -170 * math.exp(-((x - 520) / 200) ** 2) - 90 * math.exp(-((x - 260) / 190) ** 2) - 235 * math.exp(-((x - 1290) / 230) ** 2) - 120 * math.exp(-((x - 1600) / 240) ** 2) + 40 * math.exp(-((x - 920) / 170) ** 2))
    c.ridge(590, 60, 260, 12, "#4f5488", foot="#7a72a0", facets=.5, lit="#7a6c9c", fade=220, light=1, shape=lambda x: -80 * math.exp(-((x - 1750) / 260) ** 2))
    c.mist(560, 60, "#e8a8a0", .4, 4, (800, 50))
    # The slope under the town, with its trees.
    slope = lambda x: 640 - 90 * math.exp(-((x - 1050) / 560) ** 2) + 30 * math.sin(x / 300)
    xs = np.arange(-20, 2030, 10)
    c.poly([(x, slope(x) - 20 + 8 * noise1([x / 40], 3)[0]) for x in xs] + [(2020, 1345), (-20, 1345)], "#4a5a78", "#2c3a68", "v")
    it = []
    for _ in range(150):
        x = rng.random() * 2000
        tree(it, x, slope(x) + 10 + 50 * rng.random(), 16 + 16 * rng.random(), rng, ["#2a3f58", "#354f60", "#4f6a6a"], n=12)
    c.flats(it)
    blue = ["#5f8fd4", "#7fa8e0", "#4a78c4", "#94b8e8", "#3f68b4", "#b4cdf0", "#c9d8f0", "#8fa4d8"]
    for row in range(17):
        t = row / 16
        fl, glows = [], []
        w0 = lerp(40, 190, t ** 1.5)
        x = -w0 * rng.random() - 30
        while x < 2040:
            y = lerp(slope(x) + 66, 1420, t ** 1.18) + w0 * .2 * rng.random()
            edge = 120 * (1 - t)
            if edge * (.4 + .5 * math.sin(row)) < x < 2000 - edge * .6:
                w, h = w0 * (.65 + .7 * rng.random()), w0 * (.55 + .75 * rng.random())
                wall = mix(blue[rng.integers(8)], "#f0a890", .1 + .1 * rng.random())
                wall = mix(wall, "#8a80ac", .28 * (1 - t))
                roof = ["#b9705a", "#c9806a", "#a8b4d8", "#8f5f60"][rng.integers(4)]
                top_white = rng.random() < .4
                house(fl, x, y, w, h, rng, mix(wall, "#e9dfe8", .5) if top_white else wall, mix(wall, "#1c2860", .52), mix(roof, "#5a5a94", .3), side=.3, win="#1f2a60", lit=.34, lamp="#ffd27a", depth=.3, door="#1a3070")
                if top_white:
                    fl.append((rect(x, y - h * .5, w * .7, h * .5), wall))
            x += w0 * (.66 + .4 * rng.random())
        c.flats(fl)
        if rng.random() < .8:
            it = []
            for _ in range(5):
                x = 100 + rng.random() * 1800
                y = lerp(slope(x) + 60, 1400, t ** 1.18)
                tree(it, x, y, w0 * .3, rng, ["#22384a", "#2f4f50", "#4f6a58"], n=18)
            c.flats(it)
        for _ in range(3):
            x = 150 + 1700 * rng.random()
            y = lerp(slope(x) + 60, 1400, t ** 1.18) - w0 * .2
            c.poly(ell(x, y, 2.5 + 4 * t), "#fff3c0")
            c.glow(x, y, 16 + 60 * t, "#ffb04a", .6)
        if row == 8:
            # The kasbah: its square tower, its walls, cypresses in its garden.
            X, Y = 820, 1010
            c.poly([(X - 250, Y - 96), (X + 210, Y - 96), (X + 210, Y), (X - 250, Y)], "#b9705a", "#6a4468", "v")
            c.flats([(rect(X - 250 + k * 26, Y - 112, 16, 18), "#b9705a") for k in range(18)])
            c.poly(rect(X - 80, Y - 270, 130, 270), "#d88a64", "#6f4668", "h")
            c.flats([(rect(X - 84 + k * 28, Y - 292, 18, 24), "#d88a64") for k in range(5)])
            for dx, dy in ((-46, -200), (10, -200), (-18, -110)):
                c.poly(arch(X + dx, Y + dy, 20, 44), "#ffd27a" if dy == -110 else "#3a2450")
            for dx in (90, 124, 160, -180, -150):
                c.poly(taper(curve((X + dx, Y - 40), (X + dx - 2, Y - 110), (X + dx, Y - 190), n=6), 30, 3, 27), "#2f4f58", "#1c3048", "h")
        if row == 6:
            X, Y = 1290, 900
            c.poly([(X - 34, Y), (X - 34, Y - 210), (X - 17, Y - 226), (X + 17, Y - 226), (X + 34, Y - 210), (X + 34, Y)], "#f2dcd0", "#6f6aa0", "h")
            for k in range(3):
                for dx in (-14, 14):
                    c.poly(arch(X + dx, Y - 150 + k * 56, 15, 36), "#4a4a86")
                c.line([(X - 34, Y - 196 + k * 56), (X + 34, Y - 196 + k * 56)], 4, "#d8784f")
            c.flats([([(X - 34 + k * 14, Y - 224), (X - 27 + k * 14, Y - 240), (X - 20 + k * 14, Y - 224)], "#f2dcd0") for k in range(5)])
            c.poly([(X - 16, Y - 226), (X - 16, Y - 268), (X, Y - 290), (X + 16, Y - 268), (X + 16, Y - 226)], "#f2dcd0", "#6f6aa0", "h")
            c.line([(X, Y - 288), (X, Y - 318)], 3, "#f2cf7a")
            c.poly(ell(X, Y - 300, 5), "#f2cf7a")
            c.glow(X, Y - 250, 60, "#ffc46a", .6)
        c.mist(lerp(680, 1400, t ** 1.18), 40, "#b48aa8", .12 * (1 - t), row, (600, 40))
    # Smoke from two kitchens, swifts.
    for x, y in ((500, 900), (1600, 960)):
        pts = [(x + 60 * t + 30 * math.sin(t * 7), y - 260 * t) for t in np.linspace(0, 1, 20)]
        c.poly(taper(pts, 8, 46), "#c9b4c8", a=.3, blur=9)
    for k in range(16):
        x, y, s = 300 + 1400 * rng.random(), 120 + 380 * rng.random(), 9 + 10 * rng.random()
        a = rng.normal() * .5
        c.poly(taper(curve((x - s * 1.6, y - s * .6 + a * s), (x - s * .4, y), (x, y + s * .25), (x + s * .4, y), (x + s * 1.5, y - s * .8 - a * s), n=5), 1, 1, s * .32), "#2c2c5c")
    # The terrace rail, a pot, a glass with a candle.
    c.poly([(-20, 1272), (2020, 1262), (2020, 1345), (-20, 1345)], "#2f4a98", "#1c2a64", "v")
    c.poly([(-20, 1250), (2020, 1240), (2020, 1270), (-20, 1280)], "#7f9cdc", "#5070b8", "h")
    pot(c, 170, 1256, 130, "#a8503c", rng, ["#22483c", "#35684a", "#5f8452"], ["#c8453c", "#e07058"], n=60, shadow="#1a2458")
    c.poly(rect(1738, 1160, 64, 88), "#ffdf9a", "#e8893a", "v", a=.85)
    c.line([(1742, 1164), (1742, 1244)], 4, "#fff6d8", a=.8)
    c.glow(1770, 1200, 120, "#ffb45a", .7)
    return c.finish(warp=1.2, vignette=.2)


def waterfall(u):
    """The falls at Akchour: two leaps, a green pool, ferns, oleander."""
    c = Canvas(1333, 2000, u, 46)
    rng = c.rng
    c.sky([(0, "#e9f2d8"), (1, "#a8d0b0")], 0, 500, bands=6, wob=.1)
    # Far rock, hazy, then the two walls of the gorge closing in.
    def rock(pts, a, b, seed, lit, n=200, size=1.0, ang=.5):
        """A rock face: its silhouette, and slabs of light on one side of each noise spur."""
        sl, m = c.mask(pts)
        c.poly(pts, a, b, "v", tex=.1)
        hold = c.img[sl].copy()
        xs = [p[0] for p in pts]
        ys = [p[1] for p in pts]
        r = np.random.default_rng(seed)
        it = []
        for _ in range(n * 2):
            x, y = lerp(min(xs), max(xs), r.random()), lerp(min(ys), max(ys), r.random())
            w, h = (14 + 60 * r.random()) * size, (40 + 150 * r.random()) * size
            k = ang * (1 if r.random() < .7 else -.4)
            it.append(([(x, y), (x + w * .6, y + h * .12), (x + w * .5 + k * h * .4, y + h), (x + k * h * .5 - w * .3, y + h * .8)], lit if r.random() < .55 else mix(b, "#0a1418", .4)))
        c.flats(it, a=.26)
        c.img[sl] = hold + (c.img[sl] - hold) * m[..., None]

    rock([(-20, 250), (300, 120), (520, 200), (700, 90), (1000, 160), (1353, 60), (1353, 900), (-20, 900)], "#a8bfa0", "#7f9f8a", 1, "#d0d8b0", 160, .8)
    c.mist(420, 160, "#eef4dc", .6, 3, (500, 120))
    rock([(-20, 420), (250, 330), (430, 400), (640, 330), (820, 380), (1100, 290), (1353, 360), (1353, 1200), (-20, 1200)], "#7f8f78", "#4f6a60", 2, "#b9b890", 200)
    lip = 560
    rock([(180, 600), (420, 540), (520, lip), (800, lip - 6), (930, 520), (1250, 590), (1353, 1300), (100, 1300)], "#5f6f60", "#33504c", 3, "#98a078", 220)
    # The falls: braided threads that start narrow at the lip, leap, open, and break on a ledge; darker water between.
    def fall(x0, x1, y0, y1, spread, seed, n):
        r = np.random.default_rng(seed)

        def at(q, t):
            """The thread ``q`` (0 to 1 across) at depth ``t``: it opens quickly at first, as thrown water does."""
            return lerp(lerp(x0, x1, q), lerp(x0 - spread, x1 + spread, q), t ** .55) + 7 * math.sin(9 * t + 40 * q) * t, lerp(y0, y1, t)

        side = lambda q: [at(q, t) for t in np.linspace(0, 1, 14)]
        c.poly(side(0) + side(1)[::-1], "#cfe9e4", "#8fc4c4", "v", a=.95)
        it = []
        for _ in range(n):
            q = r.random()
            ta = r.random() ** 2 * .75
            tb = min(1, ta + .15 + .6 * r.random())
            edge = abs(q - .5) * 2
            col = ["#ffffff", "#ffffff", "#f4fcf8", "#c4e2de", "#6fb0b4", "#3f8a94"][r.integers(6)] if edge < .9 else "#ffffff"
            it.append((taper([at(q, t) for t in np.linspace(ta, tb, 9)], 2, 1, 4 + 8 * r.random()), col))
        c.flats(it, a=.88)
        it = []
        for _ in range(n // 3):      # water thrown off at the sides
            t = r.random() ** .6
            x, y = at(r.choice([-.03, 1.03]), t)
            it.append((ell(x + r.normal() * 14 * t, y, 1.5 + 3.5 * r.random(), n=8), "#ffffff"))
        c.flats(it, a=.8)

    c.poly(curve((575, lip - 6), (640, lip - 18), (740, lip - 10), n=6) + [(752, lip + 18), (566, lip + 18)], "#d8f0dc", "#8fc4b4")
    fall(580, 730, lip, 960, 62, 5, 420)
    rock([(360, 975), (470, 930), (540, 962), (640, 948), (790, 940), (900, 935), (1000, 990), (1060, 1160), (300, 1160)], "#46605a", "#22403c", 7, "#a8b08a", 90, .7)
    it = [(blob(655 + rng.normal() * 72, 958 + abs(rng.normal()) * 14, 20 + 24 * rng.random(), 9 + 8 * rng.random(), rng, rough=.3), "#ffffff") for _ in range(60)]
    c.flats(it, a=.85)
    fall(500, 610, 972, 1335, 40, 6, 300)
    fall(640, 700, 966, 1335, 26, 16, 190)
    fall(735, 830, 972, 1335, 44, 26, 280)
    c.glow(660, 1000, 190, "#ffffff", .3)
    c.mist(1340, 120, "#f4fbf2", .75, 6, (300, 120))
    # The gorge sides in front, dark and leafy.
    rock([(-20, 300), (130, 380), (240, 620), (300, 900), (350, 1180), (330, 1420), (-20, 1520)], "#3f5a4c", "#1f3a38", 8, "#86986a", 150, .9, .8)
    rock([(1353, 200), (1230, 330), (1120, 560), (1050, 820), (990, 1120), (1020, 1400), (1353, 1500)], "#38524a", "#1a3234", 9, "#6f8a62", 150, .9, -.8)
    it = []
    for _ in range(60):
        s = rng.random() < .5
        y = 330 + 1000 * rng.random()
        x = (np.interp(y, [300, 620, 900, 1180, 1420], [60, 230, 290, 340, 330]) - 200 * rng.random() ** 2) if s else (np.interp(y, [200, 560, 820, 1120, 1400], [1260, 1130, 1060, 1000, 1020]) + 220 * rng.random() ** 2)
        tree(it, x, y, 30 + 46 * rng.random(), rng, ["#173a2c", "#245038", "#3a7044", "#6f9f50"], n=20)
    c.flats(it)
    it = []
    for x0, y0 in ((250, 640), (300, 900), (1090, 700), (1040, 960), (330, 1130), (1010, 1180)):
        for _ in range(9):
            x = x0 + rng.normal() * 26
            L = 70 + 100 * rng.random()
            it.append((taper(curve((x, y0), (x + rng.normal() * 20, y0 + L * .5), (x + rng.normal() * 26, y0 + L), n=6), 7, 1.5), ["#4f8f48", "#7fb258", "#2f6a3c"][rng.integers(3)]))
    c.flats(it)
    # The pool, bottle green, rings going out, light to the bottom.
    c.water(1330, 2010, "#9fdcc4", "#0f5f58", ["#5fc4a8", "#1f8a78", "#c4f0dc", "#0f6a60", "#2fa08a", "#e0f6d8"], n=900, seed=14, lmin=20, lmax=260, tmin=1.5, tmax=13, a=.6)
    for k in range(9):
        c.line(ell(665, 1352, 220 + 85 * k, 26 + 21 * k, 5, 175, 60), 7 - .4 * k, "#f4fff8", a=.6 - .055 * k)
    it = [(blob(665 + rng.normal() * 190, 1345 + abs(rng.normal()) * 26, 12 + 30 * rng.random(), 5 + 8 * rng.random(), rng, rough=.3), "#ffffff") for _ in range(150)]
    c.flats(it, a=.8)
    it = [(ell(665 + rng.normal() * 200, 1330 - abs(rng.normal()) * 80, 1.5 + 4 * rng.random()), "#ffffff") for _ in range(260)]
    c.flats(it, a=.7)
    c.poly([(380, -20), (720, -20), (1080, 1500), (600, 1560)], "#fff0b8", a=.26, mode="scr", blur=60)
    c.poly([(820, -20), (900, -20), (1180, 1300), (1040, 1340)], "#fff0b8", a=.16, mode="scr", blur=40)
    for x, y, w, h in ((120, 1560, 190, 90), (1180, 1540, 210, 100), (960, 1470, 90, 40), (330, 1480, 80, 34), (250, 1740, 240, 110), (1240, 1800, 260, 130), (40, 1930, 260, 120)):
        c.shade(ell(x, y + h * .5, w * 1.05, h * .4), "#0a3a38", .6, 10)
        c.poly(blob(x, y, w, h, rng, n=26, rough=.12), "#c9c4a4", "#33504c", "v")
        c.poly(blob(x - w * .15, y - h * .45, w * .6, h * .3, rng, rough=.2), "#dcd6b0", a=.6, blur=3)
        c.poly(blob(x + w * .2, y - h * .35, w * .5, h * .22, rng, rough=.3), "#6f9a4a", a=.75)
    # Tom's head behind a rock; his shirt on another.
    c.poly(ell(955, 1424, 27, 30), "#e0a070", "#a8623f", "d")
    c.poly(ell(955, 1408, 28, 17, 180, 360) + [(930, 1410)], "#c9803a")
    c.poly(ell(957, 1430, 8, 6), "#5a2424")
    c.poly(blob(965, 1472, 92, 34, rng, rough=.1), "#8f957c", "#3f5550", "v")
    for k in range(3):
        c.line(ell(955, 1462, 110 + 30 * k, 16 + 6 * k, 100, 230, 20), 4, "#f4fff8", a=.6)
    c.poly(curve((60, 1478), (150, 1460), (230, 1486), (250, 1540), (180, 1560), (90, 1548), (60, 1478), n=6), "#e8efe8", "#a8b8c0", "d")
    for k in range(4):
        c.line(curve((78, 1492 + k * 15), (150, 1478 + k * 16), (236, 1500 + k * 15), n=6), 6, "#3f70b0")
    # Oleander and fern frame the lower edge.
    it = []
    for x, y, r in ((1180, 1985, 330), (1330, 1890, 260), (60, 1800, 170)):
        leaves(it, x, y, r, rng, ["#245038", "#3a7044", "#5a9450", "#8fb860"], n=90, size=.11, up=.8)
    for x, y, r in ((1140, 1740, 120), (1270, 1690, 130), (1020, 1830, 70), (1220, 1810, 100), (60, 1670, 66)):
        flowers(it, x, y, r, rng, ["#f078a0", "#f9a8c0", "#e0507f", "#fcd0dc"], n=26, s=19)
    c.flats(it)
    it = []
    for bx, by, a0 in ((330, 2020, -1.9), (260, 2020, -1.5), (420, 2030, -1.15), (180, 2040, -2.2)):
        pts = [(bx + 330 * t * math.cos(a0 + .6 * t), by + 330 * t * math.sin(a0 + .6 * t)) for t in np.linspace(0, 1, 20)]
        it.append((taper(pts, 7, 2), "#2f6a3c"))
        for i, (x, y) in enumerate(pts[2:]):
            L = 84 * (1 - i / 19) + 8
            for s in (-1, 1):
                a = a0 + .6 * i / 18 + s * 1.1
                it.append((taper([(x, y), (x + L * math.cos(a), y + L * math.sin(a))], 3, 1, 12), ["#4f9a48", "#7fbf58"][i % 2]))
    c.flats(it)
    return c.finish(warp=1.3)


def hats(u):
    """Rif hats with pompoms in rows on a blue wall; one space is empty."""
    c = Canvas(2000, 1333, u, 47)
    rng = c.rng
    c.sky([(0, "#5a97de"), (.6, "#3f7fd0"), (1, "#2f66bc")], bands=7, wob=.2)
    it = [(blob(rng.random() * 2000, rng.random() * 1333, 80 + 170 * rng.random(), 40 + 90 * rng.random(), rng, rough=.4), ["#8fc0f2", "#4f8fe0", "#6fa8ea", "#2a5cb0"][rng.integers(4)]) for _ in range(170)]
    c.flats(it, a=.25)
    pom = [["#e0302a", "#f6c23c", "#2f8a5f", "#f078a0"], ["#1c3c84", "#f078a0", "#f6c23c", "#ffffff"], ["#e8792a", "#2f8a8a", "#d82f7a", "#f6e08a"], ["#d82f7a", "#3f9a4a", "#e0302a", "#f6c23c"]]

    def hat(x, y, R, k):
        cols = pom[k % 4]
        rot = rng.normal() * 7
        c.shade(ell(x + 26, y + 38, R * 1.02, R * .99), "#1c2f78", .55, 12)
        c.poly(ell(x, y, R, R * .98, n=60), "#fbe6ae", "#d09a48", "d")
        fl = []
        for q in range(120):      # the plait, round and round
            a = q / 120 * 6.283
            for r0, r1 in ((.98, .86), (.84, .72), (.7, .58)):
                fl.append((taper([(x + R * r0 * math.cos(a), y + R * r0 * .98 * math.sin(a)), (x + R * r1 * math.cos(a + .07), y + R * r1 * .98 * math.sin(a + .07))], R * .014), "#b98438" if q % 2 else "#fff6d0"))
        c.flats(fl, a=.5)
        for r in (.99, .85, .71, .57):
            c.line(ell(x, y, R * r, R * r * .98, 0, 360, 60), R * .016, "#a8742f", a=.7)
        # Four woollen cords from crown to brim, with knots.
        for q in range(4):
            a = math.radians(rot + 45 + 90 * q)
            for o, col in ((-.022, cols[0]), (.022, cols[1])):
                pts = [(x + R * t * math.cos(a) - R * o * math.sin(a), y + R * t * .98 * math.sin(a) + R * o * math.cos(a)) for t in np.linspace(.3, .95, 10)]
                c.line(pts, R * .045, col)
            for t in (.62, .78):
                c.poly(ell(x + R * t * math.cos(a), y + R * t * .98 * math.sin(a), R * .05), mix(cols[2], "#ffffff", .1), mix(cols[2], "#201030", .3), "d")
        c.poly(ell(x + R * .05, y + R * .07, R * .46, R * .45), "#8f5c2a", a=.5, blur=7)
        c.poly(ell(x, y, R * .43, R * .42), "#fdecbc", "#c9923f", "d")
        for r in (.4, .32, .24):
            c.line(ell(x, y, R * r, R * r * .98, 0, 360, 40), R * .014, "#a8742f", a=.7)
        c.line(ell(x, y, R * .43, R * .42, 0, 360, 50), R * .05, cols[3])
        c.line(ell(x, y, R * .43, R * .42, 0, 360, 50), R * .016, cols[0])

        def pompom(px, py, r, col):
            c.shade(ell(px + r * .3, py + r * .4, r * 1.05), "#5a2f2a", .45, 4)
            fl = [(ell(px, py, r * .9), mix(col, "#201030", .25))]
            for _ in range(80):
                a = rng.random() * 6.283
                d = r * rng.random() ** .5
                q = .5 + .5 * math.cos(a + 2.2) * d / r
                fl.append((taper([(px + d * .6 * math.cos(a), py + d * .6 * math.sin(a)), (px + d * 1.08 * math.cos(a), py + d * 1.08 * math.sin(a))], r * .14, r * .06), mix(col, "#ffffff" if q > .5 else "#1a0c28", abs(q - .45) * .6)))
            c.flats(fl)

        pompom(x, y, R * .15, cols[0])
        for q in range(8):
            a = math.radians(rot + 45 * q)
            pompom(x + R * .93 * math.cos(a), y + R * .91 * math.sin(a), R * (.1 if q % 2 else .125), cols[q % 4])

    rows = [(200, [-40, 330, 710, 1090, 1470, 1850]), (590, [140, 520, 900, 1280, 1660, 2040]), (985, [-50, 330, 710, 1090, 1470, 1850])]
    k = 0
    for y, xs in rows:
        c.line([(-20, y - 166), (2020, y - 160)], 9, "#5a3a28")
        c.shade([(-20, y - 156), (2020, y - 150), (2020, y - 138), (-20, y - 144)], "#1c2f78", .4, 3)
        for x in xs:
            yy = y + rng.normal() * 7
            c.line([(x, y - 163), (x, yy - 130)], 4, "#3a2a24")
            if (y, x) == (590, 1280):
                # The empty nail, its loop of string, and a hat's round of paler paint on the wall.
                c.poly(ell(x, yy, 158, 154), "#a9cdf0", a=.42, blur=6)
                c.poly(ell(x, y - 158, 8), "#c9c2b4")
                c.line(ell(x, y - 138, 11, 22, 0, 360, 20), 3, "#e9d6a8")
            else:
                hat(x, yy, 172 + rng.normal() * 6, k)
            k += 1
    # A shelf of striped cloth along the foot, and the sun cutting across.
    c.shade(rect(-10, 1188, 2020, 50), "#1c2f78", .5, 12)
    x = -10
    while x < 2010:
        w = 120 + 120 * rng.random()
        base = ["#e0302a", "#fdf3dc", "#f6c23c", "#24509c", "#d8652f", "#2f8a6a"][rng.integers(6)]
        c.poly(rect(x, 1218 + 12 * rng.random(), w - 6, 130), mix(base, "#ffffff", .08), mix(base, "#201030", .3), "v")
        for q in range(6):
            y0 = 1232 + q * 18
            c.line([(x, y0), (x + w - 6, y0 + rng.normal() * 2)], 7, ["#fdf3dc", "#1c3c84", "#e0302a", "#f6c23c"][rng.integers(4)], a=.85)
        x += w
    c.poly([(-20, -20), (900, -20), (240, 1353), (-20, 1353)], "#ffe9a8", a=.16, mode="scr", blur=24)
    c.shade([(1240, -20), (2020, -20), (2020, 1353), (700, 1353)], "#4a4a9a", .26, 24)
    return c.finish(grain=0.003, warp=1.2)


def spanish_mosque(u):
    """The Spanish Mosque dark on its hill; gold behind; people along the wall."""
    c = Canvas(2000, 1333, u, 48)
    rng = c.rng
    sx, sy = 620, 640
    c.sky([(0, "#3f3a78"), (.25, "#8a4f86"), (.5, "#e0605f"), (.75, "#f89a4a"), (1, "#fdd46a")], 0, 800, bands=14, wob=.05)
    c.radial(sx, sy, 1000, [(0, "#fff6b8"), (.12, "#ffe07a"), (.35, "#fbae52"), (.7, "#e87050"), (1, "#a8487a")], bands=11, wob=.04, a=.5)
    c.clouds(20, 420, "#ffb45a", "#7a3f78", cover=.45, cell=(900, 100), seed=101, steps=3, a=.9, light=(-.3, 1))
    c.clouds(360, 640, "#ffe08a", "#d8604f", cover=.3, cell=(1100, 44), seed=103, steps=2, a=.8, light=(0, 1))
    c.poly(ell(sx, sy, 78, n=60), "#fffbd8", "#ffe07a", "v", tex=.02)
    c.glow(sx, sy, 300, "#ffe08a", .65)
    for y, amp, cell, sd, col, foot, lit in ((700, 70, 420, 4, "#c8706a", "#f8b06a", "#e89060"), (760, 64, 360, 9, "#984f6c", "#e88a5f", "#c06a68"), (830, 56, 330, 13, "#6a3a66", "#c8686a", "#8f4a6a"), (900, 60, 300, 17, "#482c5a", "#8f4a6c", "#6a3c62")):
        c.ridge(y, amp, cell, sd, col, foot=foot, facets=.5, lit=lit, fade=150)
        c.mist(y + 60, 46, "#ffc47a", .42, sd, (700, 46))
    # The town far down on the left, in rows up its own slope, first lamps.
    for row in range(9):
        fl = []
        t = row / 8
        x = 30 + 60 * t
        while x < 470 + 190 * t:
            w = lerp(20, 34, t) * (.7 + .6 * rng.random())
            house(fl, x, 905 + 210 * t + 12 * math.sin(x / 60) + 5 * rng.random(), w, w * (.6 + .5 * rng.random()), rng, mix("#7a6aa8", "#c08aa8", rng.random() * .8), "#3a2c66", "#8f6a90", side=.34, win="#2c2058", lit=.3, lamp="#ffe08a", depth=.25)
            x += w * (.85 + .3 * rng.random())
        c.flats(fl)
    # The hill and the path that winds up it.
    hillp = curve((-20, 1180), (300, 1150), (640, 1060), (900, 930), (1080, 850), (1480, 836), (1700, 880), (2020, 1010), n=16)
    c.poly(hillp + [(2020, 1345), (-20, 1345)], "#3a2450", "#1c1434", "v")
    hx = [p[0] for p in hillp]
    hy = [p[1] for p in hillp]
    H = lambda x: float(np.interp(x, hx, hy))
    c.line(hillp, 5, "#f08a54", a=.8)
    it = []
    for _ in range(900):
        x = rng.random() * 2000
        y = H(x) + (1340 - H(x)) * rng.random() ** 1.4
        h = 10 + 30 * (y - 850) / 480
        it.append((taper([(x, y), (x + rng.normal() * 8, y - h)], 3, .8), mix("#4f3058", "#d0705a", rng.random() ** 3)))
    c.flats(it, a=.7)
    path = [(lerp(300, 1130, t) + 190 * math.sin(t * 9) * (1 - t), lerp(1330, 868, t ** .8)) for t in np.linspace(0, 1, 60)]
    c.poly(taper(path, 74, 9), "#c06a5a", "#e8905a", "v")
    c.poly(taper([(x + 8, y + 4) for x, y in path], 44, 4), "#8f4a5c", a=.6)
    # Agaves, prickly pear, a tree or two.
    it = []
    for x, y, r in ((90, 1270, 130), (1820, 1180, 150), (1560, 1250, 110), (700, 1290, 90), (1930, 1290, 160)):
        leaves(it, x, y, r, rng, ["#2a2048", "#3f2c58", "#5a3a60"], n=26, size=.14, up=1.1)
    for x, y, r in ((1880, 960, 60), (1930, 950, 80), (1985, 985, 70), (1640, 880, 36)):
        tree(it, x, y - r * .5, r, rng, ["#1c1434", "#2c1c42", "#5a3050", "#a85a50"], n=40, flat=.8)
    stalk = [(150, 1290), (164, 1150), (170, 1010)]
    it.append((taper(stalk, 12, 5), "#2a2048"))
    for k in range(7):
        y = 1150 - k * 22
        for s in (-1, 1):
            it.append((taper(curve((166, y), (166 + s * 30, y - 6), (166 + s * 42, y - 22), n=5), 5, 12), "#2a2048"))
    c.flats(it)
    # The mosque: a plain block, merlons, a square minaret with its lantern; rim of gold on the sunny side.
    bx, by = 1150, 850
    wall, dark, rim = "#6a3c5c", "#2c1c42", "#ffc46a"
    c.poly(rect(bx, by - 150, 330, 170), wall, dark, "h")
    c.poly(rect(bx + 300, by - 110, 130, 130), "#543052", dark, "h")
    c.flats([(rect(bx - 4 + k * 30, by - 172, 18, 24), mix(wall, dark, k / 12)) for k in range(12)])
    for k in range(4):
        c.poly(arch(bx + 56 + k * 74, by + 10, 40, 96, "horseshoe"), "#f8a04f" if k == 1 else "#1c1434", "#c85a4a" if k == 1 else "#2a1c42", "v")
    c.line([(bx + 2, by + 14), (bx + 2, by - 150)], 7, rim)
    c.line([(bx, by - 150), (bx + 330, by - 150)], 3, rim, a=.6)
    mx = bx + 250
    c.poly(rect(mx, by - 400, 86, 262), "#7a4560", dark, "h")
    c.line([(mx + 3, by - 140), (mx + 3, by - 400)], 7, rim)
    for r in range(2):
        for q in range(2):
            c.poly(arch(mx + 26 + q * 34, by - 300 + r * 104, 20, 54, "horseshoe"), "#2a1c42")
        c.poly(rect(mx + 8, by - 372 + r * 104, 70, 9), "#c8705a")
    c.flats([(rect(mx - 5 + k * 20, by - 424, 14, 26), mix("#7a4560", dark, k / 6)) for k in range(5)])
    c.poly(rect(mx + 24, by - 482, 40, 76), "#7a4560", dark, "h")
    c.line([(mx + 26, by - 412), (mx + 26, by - 482)], 5, rim)
    c.poly(ell(mx + 44, by - 482, 23, 26, 180, 360), "#8a4f62", dark, "h")
    c.line([(mx + 44, by - 506), (mx + 44, by - 548)], 4, "#2c1c42")
    for k, r in enumerate((7, 5.5, 4)):
        c.poly(ell(mx + 44, by - 516 - k * 13, r), "#ffc46a", "#a8603f", "h")
    c.poly([(bx - 40, by + 14), (bx + 450, by + 14), (bx + 500, by + 34), (bx - 90, by + 34)], "#4a2c50", "#2a1c42", "v")
    # The wall to lean on, with the town leaning.
    c.poly([(560, 1120), (640, 1070), (900, 930), (1100, 846), (1110, 874), (910, 968), (650, 1112), (566, 1160)], "#4f2f56", "#2a1a40", "v")
    c.line(curve((560, 1120), (640, 1070), (900, 930), (1100, 846), n=10), 7, rim, a=.95)
    fl = []
    for k, t in enumerate((.06, .16, .2, .31, .42, .47, .58, .66, .72, .82, .9)):
        x = lerp(585, 1085, t)
        y = float(np.interp(x, [560, 640, 900, 1100], [1122, 1072, 934, 850]))
        s = lerp(1.5, .62, t)
        h = 58 * s
        b = [(x - 15 * s, y + 2), (x - 17 * s, y - h * .55), (x, y - h * .72), (x + 17 * s, y - h * .55), (x + 15 * s, y + 2)]
        fl.append((b, "#1c1434"))
        fl.append((ell(x + 2 * s, y - h * .88, 10 * s, 12 * s), "#1c1434"))
        if k == 1:      # the hat
            fl.append((ell(x, y - h * .98, 30 * s, 8 * s), "#1c1434"))
            fl.append((ell(x, y - h * 1.06, 12 * s, 10 * s), "#1c1434"))
            for q in (-26, -12, 14, 27):
                fl.append((ell(x + q * s, y - h * .9 + abs(q) * .1, 4.4 * s), "#d8404f" if q % 2 else "#f6a83c"))
        fl.append((taper([(x - 16 * s, y - h * .5), (x - 8 * s, y - h * .8)], 3 * s, 2), "#f8a860"))
    c.flats(fl)
    for x, k, h, sk in ((1000, .4, 92, False), (1060, .3, 86, True), (560, .5, 150, False)):
        y = float(np.interp(x, [q[0] for q in sorted(path)], [q[1] for q in sorted(path)])) if x > 900 else 1235
        c.flats([(p, "#1c1434") for p in person(x, y + 6, h, walk=k, skirt=sk)])
    for x, y, s, r in ((380, 380, 22, -8), (440, 410, 16, 8), (1000, 330, 18, 5), (880, 480, 13, -5)):
        gull(c, x, y, s, col="#4a2c56", tip="#2a1a40", flap=.8, rot=r)
    return c.finish(warp=1.3, vignette=.2)


def plaza(u):
    """The square at nightfall: strings of lamps, tables, the kasbah lit behind."""
    c = Canvas(2000, 1333, u, 49)
    rng = c.rng
    c.sky([(0, "#0f1a48"), (.5, "#2a4284"), (.85, "#6a6aa4"), (1, "#c08a98")], 0, 700, bands=13, wob=.05)
    c.stars(420, 190, seed=9, big=2.8)
    c.ridge(520, 70, 330, 6, "#24356c", foot="#3f4a80", facets=.4, lit="#34467c", fade=220, shape=lambda x: -180 * math.exp(-((x - 420) / 240) ** 2) - 130 * math.exp(-((x - 1500) / 300) ** 2))
    fl = []
    for row, (y, w0) in enumerate(((640, 60), (700, 84), (770, 110))):
        x = -40.0
        while x < 2040:
            w = w0 * (.7 + .6 * rng.random())
            house(fl, x, y + 10 * rng.random(), w, w0 * (.7 + .5 * rng.random()), rng, mix(["#4a6ab4", "#5f7fc4", "#7f94cc", "#3f5aa0"][rng.integers(4)], "#1c2a64", .25), "#22336e", "#6f6490", win="#16204e", lit=.36, lamp="#ffcf74", depth=.25)
            x += w * .9
    c.flats(fl)
    # The kasbah, floodlit from below: the red earth tower and its wall.
    kx, ky = 640, 900
    c.poly(rect(-20, 640, 1120, 270), "#7a4438", "#d8885a", "v")
    c.flats([(([(x, 646), (x, 612), (x + 19, 594), (x + 38, 612), (x + 38, 646)]), "#84493a") for x in range(-10, 1090, 58)])
    it = [(blob(rng.random() * 1100, 660 + 230 * rng.random(), 40 + 60 * rng.random(), 14 + 20 * rng.random(), rng, rough=.3), "#e8a06a" if rng.random() < .5 else "#6a382f") for _ in range(110)]
    c.flats(it, a=.25)
    c.poly(rect(kx - 130, 300, 260, 600), "#8a4c3a", "#f0a868", "v")
    c.poly(rect(kx + 60, 300, 70, 600), "#4a2838", "#a8603f", "v", a=.75)
    c.flats([(([(kx - 136 + q * 55, 304), (kx - 136 + q * 55, 264), (kx - 114 + q * 55, 242), (kx - 92 + q * 55, 264), (kx - 92 + q * 55, 304)]), "#8a4c3a") for q in range(5)])
    it = [(blob(kx - 120 + 240 * rng.random(), 320 + 560 * rng.random(), 20 + 40 * rng.random(), 8 + 12 * rng.random(), rng, rough=.3), "#f0b47a" if rng.random() < .5 else "#6a382f") for _ in range(90)]
    c.flats(it, a=.28)
    for y, xs in ((460, (-60, 20)), (640, (-60, 20)), (790, (-20,))):
        for dx in xs:
            c.poly(arch(kx + dx, y, 42, 92, "horseshoe"), "#ffd27a" if y == 640 and dx < 0 else "#2a1828")
    for x in (120, 340, 900, 1040):
        c.poly(arch(x, 900, 74, 150, "horseshoe"), "#2a1828", "#4a2830", "v")
    for x in (230, 520, 760, 990):
        c.glow(x, 905, 150, "#ffb45a", .5, ry=220)
    # The mosque's eight-sided minaret on the right, and the cedar in the middle of the square.
    mx = 1640
    c.poly([(mx - 62, 880), (mx - 62, 330), (mx - 30, 310), (mx + 30, 310), (mx + 62, 330), (mx + 62, 880)], "#e9c8a4", "#7a6a94", "h")
    for k in range(5):
        for dx in (-30, 8, 38):
            c.poly(arch(mx + dx, 470 + k * 92, 20 if dx != 38 else 12, 58), "#5a5a94", "#c8785a", "v")
        c.line([(mx - 62, 398 + k * 92), (mx + 62, 398 + k * 92)], 5, "#c8653f", a=.8)
    c.poly([(mx - 30, 312), (mx - 30, 240), (mx, 200), (mx + 30, 240), (mx + 30, 312)], "#e9c8a4", "#7a6a94", "h")
    c.line([(mx, 204), (mx, 156)], 4, "#f2cf7a")
    for k in range(3):
        c.poly(ell(mx, 190 - k * 14, 7 - 1.5 * k), "#f2cf7a")
    c.glow(mx, 330, 170, "#ffc878", .45)
    c.poly(rect(1200, 690, 840, 220), "#4f6ab8", "#7f94d0", "v")
    for k in range(6):
        x = 1270 + k * 132
        c.poly(arch(x, 905, 92, 170, "horseshoe"), "#ffdf96", "#f09a4a", "v")
        c.poly(rect(x - 30, 830, 60, 75), "#8a4a3a", a=.6)
        c.flats([(p, "#2a1c3c") for p in person(x + rng.normal() * 14, 905, 96, skirt=rng.random() < .4)])
    c.poly(rect(1190, 680, 850, 16), "#b9705a", "#7a4444", "v")
    # Paving: warm under the lamps, blue between.
    V = View(1000, 760, 760, eye=1.7)
    c.poly([(-20, 895), (2020, 895), (2020, 1345), (-20, 1345)], "#b9785a", "#4a3a68", "v")
    st = []
    for k in range(22):
        z = 2.2 * (9.6 / 2.2) ** (k / 22)
        z2 = 2.2 * (9.6 / 2.2) ** ((k + 1) / 22)
        for x in np.arange(-12, 12, .62):
            o = .31 * (k % 2)
            st.append((V.face((x + o, 0, z), (x + o + .58, 0, z), (x + o + .58, 0, z2 * .99), (x + o, 0, z2 * .99)), mix("#6a4a64", "#f0b078", rng.random() ** 1.3)))
    c.flats(st, a=.5)
    c.poly(taper(curve((1150, 905), (1140, 760), (1165, 560), n=8), 54, 22), "#3a2834", "#5a3a34", "h")
    it = []
    for y, r in ((720, 210), (640, 220), (550, 200), (460, 160), (380, 110), (310, 60)):
        for s in np.linspace(-1, 1, 7):
            tree(it, 1155 + s * r * .75, y + abs(s) * 26, r * .32, rng, ["#0f2430", "#17343a", "#24504a", "#5a7050"], n=18, flat=.4)
    c.flats(it)
    # Strings of lamps across the square, swagged, near ones larger.
    for (x0, y0), (x1, y1), sag, s in (((-40, 520), (1150, 430), 150, 5), ((1150, 430), (2040, 560), 130, 5), ((-40, 330), (2040, 380), 230, 8), ((-40, 200), (1400, -40), 120, 11), ((700, -40), (2040, 250), 120, 11)):
        pts = [(lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 60)]
        c.line(pts, 2.4 if s < 9 else 4, "#141a3c")
        n = int(abs(x1 - x0) / (s * 17))
        for k in range(n + 1):
            t = (k + .5) / (n + 1)
            x, y = lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t) + s * 1.4
            c.glow(x, y, s * 5, "#ffb85a", .55)
            c.poly(ell(x, y, s * .85, s * 1.1), "#fff6cc", ["#ffd878", "#ffb45a", "#ffe6a0"][k % 3])
    # Tables: far ones small; each with a lamp, and two people half turned to one another.
    def sitter(px, y, s, face, col, hair, hat=None):
        """Somebody on a chair, in profile towards ``face``: lamplight in front, night behind."""
        def p(u, v):
            return (px + face * s * u, y - s * v)
        for u in (-.3, .2):
            c.poly(taper([p(u, .5), p(u - .03, 0)], s * .05, s * .04), "#1c2a64")
        c.poly(taper([p(-.3, .5), p(-.36, 1.02)], s * .05, s * .05), "#2f4a98")
        c.poly([p(-.34, .52), p(.24, .52), p(.24, .46), p(-.34, .46)], "#2f4a98")
        c.poly(taper(curve(p(-.1, .5), p(.26, .52), p(.3, .3), p(.28, .03), n=6), s * .19, s * .12), mix(col, "#241a40", .62))
        c.poly(ell(*p(.34, .03), s * .12, s * .05), "#241a30")
        body = curve(p(-.24, .5), p(-.27, .8), p(-.16, 1.03), p(.02, 1.06), p(.13, .96), p(.15, .7), p(.16, .5), n=6)
        lit, dark = mix(col, "#ffcf8a", .28), mix(col, "#1a1438", .6)
        c.poly(body, dark if face > 0 else lit, lit if face > 0 else dark, "h")
        c.poly(taper(curve(p(-.02, .94), p(.1, .7), p(.4, .64), n=6), s * .13, s * .08), mix(lit, dark, .35))
        c.poly(ell(*p(.44, .645), s * .05, s * .04), "#d89a6a")
        c.poly(rect(*(p(-.07, 1.14) if face > 0 else p(.04, 1.14)), s * .11, s * .12), "#a8704f")
        c.poly(ell(*p(.03, 1.23), s * .135, s * .16), "#8a5640" if face > 0 else "#e8b080", "#e8b080" if face > 0 else "#8a5640", "h")
        c.poly([p(.14, 1.24), p(.195, 1.18), p(.14, 1.16)], "#e8b080")
        if hat:
            hat(*p(.02, 1.31))
        else:
            c.poly(curve(p(.12, 1.33), p(.02, 1.42), p(-.12, 1.36), p(-.15, 1.2), p(-.1, 1.1), p(-.05, 1.22), p(.02, 1.31), p(.12, 1.33), n=6), hair)

    def table(x, y, s, cols, cloth, hair, hat=None):
        c.shade(ell(x + s * .1, y + s * .04, s * 1.5, s * .2), "#2a1c48", .55, 5)
        sitter(x - s * .86, y, s, 1, cols[0], hair[0])
        sitter(x + s * .86, y, s, -1, cols[1], hair[1], hat)
        c.poly([(x - s * .06, y - s * .58), (x + s * .06, y - s * .58), (x + s * .05, y), (x - s * .05, y)], "#2a1c30")
        c.poly(taper([(x - s * .22, y), (x + s * .22, y)], s * .06, s * .06), "#2a1c30")
        c.poly([(x - s * .52, y - s * .6), (x + s * .52, y - s * .6), (x + s * .46, y - s * .36), (x + s * .2, y - s * .44), (x - s * .1, y - s * .35), (x - s * .46, y - s * .42)], mix(cloth, "#ffcf8a", .2), mix(cloth, "#2a1c48", .5), "v")
        c.poly(ell(x, y - s * .6, s * .53, s * .1), mix(cloth, "#fff0c8", .5), mix(cloth, "#c98a5a", .25), "h")
        c.poly(rect(x - s * .05, y - s * .82, s * .1, s * .22), "#fffbe4", "#ffc05a")
        c.glow(x, y - s * .72, s * .7, "#ffb04a", .55)
        for dx in (-.3, .27):
            c.poly(rect(x + dx * s, y - s * .7, s * .07, s * .1), "#f6d08a")

    P = ["#8f2f3c", "#2f6f8a", "#c9923f", "#4f4a8a", "#3f7a5a", "#d8c8b0"]
    Hh = ["#1c1420", "#3a2420", "#6a3a24", "#1c1420"]
    for x, y, s in ((420, 960, 74), (740, 950, 68), (1440, 955, 70), (1800, 965, 76), (230, 1075, 108), (1010, 1050, 98), (1690, 1095, 118)):
        table(x, y, s, (P[rng.integers(6)], P[rng.integers(6)]), ["#f2e6d0", "#c8452f", "#3f70b0"][rng.integers(3)], (Hh[rng.integers(4)], Hh[rng.integers(4)]))

    def new_hat(hx, hy):
        """The hat for a grandmother."""
        c.poly(ell(hx, hy, 88, 21), "#fbe6ae", "#c9923f", "h")
        c.poly(ell(hx, hy - 12, 38, 36, 180, 360) + [(hx - 38, hy - 6)], "#fdecbc", "#b98438", "h")
        c.line([(hx - 38, hy - 6), (hx + 38, hy - 6)], 9, "#1c3c84")
        for q, dy, col in ((-82, 8, "#e0302a"), (-48, 18, "#f6c23c"), (2, 24, "#d82f7a"), (50, 18, "#2f8a5f"), (84, 8, "#f078a0"), (0, -50, "#e0302a")):
            c.poly(ell(hx + q, hy + dy, 12), mix(col, "#ffffff", .2), mix(col, "#201030", .3), "d")

    table(640, 1290, 232, ("#c8402f", "#2f5f86"), "#f2e6d0", ("#2a1820", "#8a5a2a"), new_hat)
    # Her coffee, with its saucer, at last.
    c.poly(ell(575, 1150, 40, 11), "#fffaf0", "#d8cfc4", "d")
    c.poly([(553, 1118), (597, 1118), (591, 1147), (559, 1147)], "#fffaf0", "#c9bcc0", "h")
    c.poly(ell(575, 1118, 22, 7), "#5b2c1b")
    c.shade(ell(1075, 1292, 60, 9), "#2a1c48", .5, 3)
    cat_sitting(c, 1060, 1290, 116, "#8d8a86", "#4f4c50", face=-1)
    # Somebody with a tray of bread on the head, going home.
    c.flats([(p, "#24183a") for p in person(1370, 1180, 260, walk=.4, skirt=True)])
    c.poly(rect(1300, 916, 140, 12), "#8a5a3a")
    c.flats([(ell(1330 + k * 28, 908 - (k % 2) * 4, 22, 12), mix("#e8b060", "#b9742f", rng.random())) for k in range(4)])
    return c.finish(warp=1.2, vignette=.22)
