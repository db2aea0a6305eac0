"""Tuesday: the bus in the rain, the wind, kites, a hat, the dune at Bolonia, Baelo Claudia, the lighthouse."""

from __future__ import annotations

import math

import numpy as np

from kit import (Canvas, arch, blob, curve, ell, lens, lerp, mix, noise1, quad, rect, reflect, rgb, smooth, soften,
                 taper)
from props import gull, house, leaves, person, tree


def turbine(c, x, y, h, a0, col="#f4f1e8", shade="#9fb0b8"):
    """A wind turbine with its foot at ``y``."""
    c.poly([(x - h * .022, y), (x + h * .022, y), (x + h * .01, y - h), (x - h * .01, y - h)], col, shade, "h")
    for k in range(3):
        a = math.radians(a0 + 120 * k)
        ex, ey = x + h * .48 * math.cos(a), y - h + h * .48 * math.sin(a)
        mx, my = lerp(x, ex, .22) - math.sin(a) * h * .025, lerp(y - h, ey, .22) + math.cos(a) * h * .025
        c.poly([(x, y - h), (mx, my), (ex, ey)], col, shade, "d")
    c.poly(ell(x, y - h, h * .022), col)


def bus_rain(u):
    """Rain on the bus window; beyond it, out of focus, hills, turbines and cattle."""
    c = Canvas(2000, 1333, u, 21)
    rng = c.rng
    c.sky([(0, "#6f8496"), (.5, "#a9b8bd"), (1, "#d8dccb")], 0, 760, bands=9, wob=.09)
    c.clouds(0, 420, "#c8d0d0", "#5d7388", cover=.62, cell=(800, 190), seed=4, steps=3, a=.7)
    c.ridge(560, 70, 420, 2, "#7f97a0", foot="#a9b9b0", fade=200)
    for k, x in enumerate((180, 420, 700, 1010, 1290, 1530, 1800)):
        turbine(c, x, 600 - 20 * math.sin(x), 400 - 60 * (k % 3), 20 + 37 * k, "#ffffff", "#dfe6e6")
    c.ridge(690, 60, 500, 5, "#6f9272", foot="#8fae72", facets=.35, lit="#a3bf7c", fade=260)
    c.ridge(820, 55, 620, 9, "#4f8350", foot="#7fae55", facets=.35, lit="#93bf5f", fade=300)
    c.ridge(1010, 50, 700, 12, "#3a6b3f", foot="#5f9447", facets=.4, lit="#7fb352", fade=330)
    items = []
    for k in range(60):
        x = rng.random() * 2000
        y = 800 + 330 * rng.random()
        tree(items, x, y, 16 + (y - 780) * .14, rng, ["#20452f", "#2f5f38", "#4a7a40"], n=16)
    c.flats(items)
    for x, y, s, col in ((420, 1010, 105, "#2c2326"), (700, 950, 80, "#5f3a2a"), (1310, 1040, 120, "#2c2326"), (1560, 960, 86, "#efe6d8")):
        c.flats([(blob(x, y, s, s * .42, rng, rough=.1), col), (blob(x - s, y - s * .1, s * .3, s * .24, rng), col), (rect(x - s * .7, y, s * .16, s * .75), col), (rect(x + s * .5, y, s * .16, s * .75), col),
                 (taper(curve((x - s * 1.2, y - s * .28), (x - s * 1.4, y - s * .5), (x - s * 1.25, y - s * .62), n=5), s * .08, 2), "#efe6d8")])
    c.poly([(-20, 1190), (2020, 1150), (2020, 1340), (-20, 1340)], "#5b6468", "#8b9090", "v")
    c.line([(-20, 1215), (2020, 1176)], 8, "#dfe2da")
    soften(c, 4.5)
    keep = c.img.copy()
    # Condensation, wiped once by a sleeve.
    gx, gy = c.grid()
    wipe = np.exp(-(((gx - 1130) / 720) ** 2 + ((gy - 640 + .12 * (gx - 1000)) / 430) ** 2) ** 2)
    fogm = np.clip((.3 - .5 * wipe) + (c.fbm(300, 200, 4, 31) - .5) * .3, 0, .5)
    soft = Canvas(2000, 1333, u, 21)
    soft.img[:] = keep
    soften(soft, 26)
    c.img += (soft.img * .72 + rgb("#dfe6e4") * .28 - c.img) * fogm[..., None]
    # Drops: each one a small lens with the landscape the wrong way up.
    drops = []
    for _ in range(430):
        drops.append((rng.random() * 2000, rng.random() * 1333, 4 + 5 * rng.random()))
    for _ in range(150):
        drops.append((rng.random() * 2000, rng.random() * 1280, 9 + 15 * rng.random() ** 1.6))
    trails = []
    for _ in range(46):
        x, y, L = rng.random() * 2000, rng.random() * 900 - 150, 180 + 520 * rng.random()
        pts = [(x - t * L * .26 + 14 * float(noise1([t * 5], int(x))[0]), y + t * L) for t in np.linspace(0, 1, 26)]
        trails.append((pts, 6 + 9 * rng.random()))
    for pts, w in trails:
        c.poly(taper(pts, 1.5, w), "#f0f4f2", "#8fa4a8", "h", a=.34)
        c.line([(q[0] + w * .3, q[1]) for q in pts], 1.6, "#314a50", a=.35)
        for q in pts[::3]:
            if rng.random() < .5:
                drops.append((q[0] + rng.normal() * 3, q[1], 3 + 3 * rng.random()))
        drops.append((pts[-1][0], pts[-1][1], w * 1.25))
    for x, y, r in drops:
        ry = r * (1.12 + .3 * rng.random())
        shape = blob(x, y, r, ry, rng, n=16, rough=.07)
        c.shade([(px + 1, py + r * .22) for px, py in shape], "#2f4a52", .5)
        base = keep[min(c.H - 1, int(max(0, y) * u)), min(c.W - 1, int(max(0, min(1999, x)) * u))]
        if r < 8:
            c.poly(shape, mix(base, "#33524f", .5), mix(base, "#f4f8ee", .6), "v", tex=0)
            c.poly(ell(x - r * .3, y - r * .4, r * .26), "#ffffff", a=.9, tex=0)
            continue
        c.poly(shape, mix(base, "#3d6a48", .45), "#dfe8e4", "v", tex=0, bands=5, a=.92)
        c.poly(blob(x, y - ry * .42, r * .8, ry * .4, rng, rough=.08), mix(base, "#24482f", .6), a=.6, tex=0, blur=2)
        c.poly(ell(x, y + ry * .6, r * .6, ry * .2), "#ffffff", a=.8, blur=1, tex=0)
        c.poly(ell(x - r * .38, y - ry * .5, r * .2, ry * .15, rot=-30), "#ffffff", tex=0)
    # The frame: rubber, metal, the edge of a curtain, the seat in front.
    c.poly(rect(-10, 1262, 2020, 80), "#3a3f49", "#14161d")
    c.line([(-10, 1262), (2010, 1262)], 7, "#8f979c")
    c.poly(rect(-10, -10, 2020, 40), "#1d2028", "#343a44")
    c.poly([(1835, -10), (2010, -10), (2010, 1343), (1868, 1343), (1850, 900), (1872, 450)], "#7a2f3c", "#3d1626", "h")
    for k in range(5):
        x = 1870 + k * 30
        c.line(curve((x - 8, -10), (x + 12, 450), (x - 6, 900), (x + 10, 1343), n=8), 9, "#4d1a2a" if k % 2 else "#a4505a", a=.6)
    c.poly(curve((-20, 700), (120, 690), (205, 760), (230, 960), (240, 1350), n=10) + [(-20, 1350)], "#2f4a6f", "#141d33", "h")
    c.poly(curve((-20, 780), (95, 770), (140, 840), (150, 1350), n=8) + [(-20, 1350)], "#46648c", "#25395c", "h")
    return c.finish(warp=1.0)


def kites(u):
    """Kites over Los Lances, white horses, and Jebel Musa across the water."""
    c = Canvas(2000, 1333, u, 22)
    rng = c.rng
    c.sky([(0, "#2f8fd4"), (.5, "#86c8ec"), (1, "#eef2dc")], 0, 640, bands=10, wob=.06)
    # Wind-combed cloud.
    it = []
    for _ in range(110):
        x, y = rng.random() * 2200 - 100, 30 + 400 * rng.random()
        L = 160 + 460 * rng.random()
        pts = curve((x, y), (x + L * .4, y - 16), (x + L * .75, y - 8), (x + L, y + 22 * rng.normal()), n=6)
        it.append((taper(pts, 2, 1, 5 + 11 * rng.random()), "#fffdf2"))
    c.flats(it, a=.42)
    hy = 610
    c.ridge(560, 150, 420, 41, "#93b3c2", foot="#d6dfd2", facets=.55, lit="#c2d3d2", fade=230, bottom=hy + 4,
            shape=lambda x: -120 * math.exp(-((x - 1350) / 260) ** 2) + 120 * smooth(600, -100, np.float64(x)))
    c.ridge(600, 110, 330, 47, "#6a93aa", foot="#b8d0cc", facets=.55, lit="#a4c0c4", fade=150, bottom=hy + 4,
            shape=lambda x: -70 * math.exp(-((x - 1780) / 240) ** 2) + 90 * smooth(1000, 200, np.float64(x)))
    c.mist(598, 46, "#eef0dc", .75, 5, (500, 40))
    c.water(hy, 1140, "#2f8f9c", "#1f7f86", ["#49b3ac", "#1d7484", "#7fd0c0", "#146072", "#2f9f9f"], n=1500, seed=9, lmin=12, lmax=230, tmin=1, tmax=9, a=.75, slope=.015)
    it = []
    for _ in range(330):
        t = rng.random() ** .8
        y = hy + 8 + 500 * t ** 1.35
        L = lerp(8, 150, t) * (.3 + rng.random())
        x = rng.random() * 2100 - 50
        it.append((taper(curve((x, y), (x + L * .3, y - L * .05), (x + L, y + L * .02), n=5), 1, 1, lerp(1.6, 11, t) * (.4 + rng.random())), mix("#ffffff", "#c9ece2", rng.random())))
    c.flats(it, a=.88)
    # Breakers coming in, with their shadow and spray.
    for y, a, th in ((1010, 18, 26), (1075, 26, 38), (1140, 30, 46)):
        xs = np.linspace(-20, 2020, 180)
        top = y + a * noise1(xs / 300, int(y))
        th_ = th * (.35 + .75 * np.clip(.5 + noise1(xs / 190, int(y) + 1), 0, 1.4))
        c.poly(list(zip(xs, top - th_ * .9)) + list(zip(xs[::-1], (top + 30)[::-1])), "#46aea6", "#1b7580")
        c.poly(list(zip(xs, top - th_ * .2)) + list(zip(xs[::-1], (top + th_ * .8)[::-1])), "#ffffff", "#cfe8e2")
        it = [(ell(x, np.interp(x, xs, top) - th * .3 - abs(rng.normal()) * th * .7, 1.5 + 4.5 * rng.random()), "#ffffff") for x in rng.random(90) * 2000]
        c.flats(it, a=.85)
    c.poly(curve((-20, 1190), (500, 1165), (1100, 1200), (2020, 1160), n=14) + [(2020, 1350), (-20, 1350)], "#f0d9a6", "#d8b47c", "v")
    c.poly(curve((-20, 1190), (500, 1165), (1100, 1200), (2020, 1160), n=14) + curve((2020, 1196), (1100, 1240), (500, 1200), (-20, 1232), n=14), "#b9a98c", a=.7)
    c.flats([(taper([(x, y), (x + 40 + 120 * rng.random(), y + 6)], 3, 1), mix("#fbeccb", "#b48f5c", rng.random())) for x, y in zip(rng.random(240) * 2000, 1215 + 120 * rng.random(240))], a=.5)

    def kite(x, y, s, rot, c1, c2, c3, rx, ry, rs, col):
        """A bow kite of three colours, its lines, and the rider they lead to."""
        def p(t, k):
            a = math.radians(200 + 140 * t)
            px, py = s * k * math.cos(a), s * .62 * k * math.sin(a)
            r = math.radians(rot)
            return (x + px * math.cos(r) - py * math.sin(r), y + px * math.sin(r) + py * math.cos(r))
        inner = lambda t: .98 - .46 * math.sin(math.pi * t) ** .7
        for k in (0, 1):
            c.line([p(k, .95), (rx, ry - rs * .62)], 1.8, "#33485c", a=.55)
        n = 30
        for i in range(3):
            ts = np.linspace(i / 3, (i + 1) / 3, n // 3 + 1)
            pts = [p(t, 1.0) for t in ts] + [p(t, inner(t)) for t in ts[::-1]]
            c.poly(pts, mix([c1, c2, c1][i], "#ffffff", .14), mix([c1, c2, c1][i], "#14233c", .28), "v")
        c.line([p(t, 1.0) for t in np.linspace(0, 1, 24)], s * .06, c3)
        for t in (.17, .33, .5, .67, .83):
            c.line([p(t, 1.0), p(t, inner(t))], s * .035, c3, a=.85)
        # Rider leaning back on a board, in a fan of spray.
        it = []
        for _ in range(60):
            d = rng.random()
            it.append((ell(rx - rs * (.2 + 1.3 * d) , ry - rs * .55 * d * rng.random(), rs * .05 * (1.3 - d), n=8), "#ffffff"))
        c.flats(it, a=.85)
        c.poly(taper([(rx - rs * .38, ry + rs * .03), (rx + rs * .36, ry - rs * .06)], rs * .07, rs * .07), c1)
        c.flats([(taper([(rx + rs * .1, ry - rs * .03), (rx - rs * .06, ry - rs * .3), (rx - rs * .2, ry - rs * .44)], rs * .11, rs * .13), col),
                 (taper([(rx - rs * .15, ry - rs * .02), (rx - rs * .18, ry - rs * .2), (rx - rs * .16, ry - rs * .36)], rs * .1, rs * .12), col),
                 (taper([(rx - rs * .16, ry - rs * .36), (rx - rs * .3, ry - rs * .68)], rs * .19, rs * .2), col),
                 (taper([(rx - rs * .28, ry - rs * .62), (rx - rs * .02, ry - rs * .62)], rs * .07, rs * .06), col), (ell(rx - rs * .34, ry - rs * .78, rs * .085), "#a8663f")])

    kite(300, 190, 112, -24, "#f6c83c", "#ffffff", "#d9572f", 560, 700, 44, "#22344a")
    kite(770, 330, 72, 12, "#ffffff", "#e0452f", "#33485c", 700, 672, 30, "#22344a")
    kite(1060, 150, 138, -14, "#e0452f", "#f6c83c", "#8f2424", 1190, 745, 56, "#1d2c42")
    kite(1480, 370, 66, 20, "#f6c83c", "#e0452f", "#33485c", 1400, 668, 26, "#22344a")
    kite(1730, 190, 122, -30, "#ffffff", "#f6c83c", "#e0452f", 1800, 790, 60, "#1d2c42")
    kite(1280, 440, 50, 8, "#e0452f", "#ffffff", "#33485c", 1240, 655, 20, "#22344a")
    kite(470, 400, 190, 18, "#d8342a", "#fff4dc", "#7f1a20", 320, 930, 116, "#182538")
    # On the sand: a kite waiting, two who watch.
    c.poly([(1380, 1236)] + ell(1500, 1236, 120, 60, 180, 360) + [(1620, 1236)] + ell(1500, 1246, 92, 30, 360, 180), "#f6c83c", "#c9872a", "v")
    c.line(ell(1500, 1236, 120, 60, 180, 360), 8, "#d9572f")
    for x, h, col, k in ((1760, 178, "#27496a", .2), (1832, 166, "#b3402f", .1)):
        c.shade([(x, 1300), (x + 20, 1300), (x - 120, 1326), (x - 150, 1326)], "#5a4a78", .45, 2)
        c.flats([(p, col) for p in person(x, 1300, h, walk=k, skirt=x > 1800, arm=-1 if x < 1800 else None)])
        c.poly(ell(x, 1300 - h * .915, h * .06, h * .07), "#6a3f2c")
    for x, y, s in ((600, 480, 20), (660, 505, 15), (1620, 500, 18)):
        gull(c, x, y, s, flap=.5)
    return c.finish(grain=0.005, warp=1.2)


def hat(u):
    """12:48. The hat, on its own, in a great deal of sky."""
    c = Canvas(1333, 2000, u, 23)
    rng = c.rng
    c.sky([(0, "#1558ac"), (.35, "#3f90d8"), (.75, "#a4d4ee"), (1, "#f6eede")], 0, 1560, bands=13, wob=.06, tilt=.12)
    # The wind itself: long brush sweeps that bend round the hat.
    hx, hy = 830, 520
    for layer in range(3):
        it = []
        for _ in range(150 if layer < 2 else 60):
            y = 40 + 1420 * rng.random()
            x = -260 + 1500 * rng.random()
            L = 260 + 620 * rng.random()
            pts = []
            for t in np.linspace(0, 1, 14):
                px = x + L * t
                py = y + 60 * math.sin(px / 310 + y / 520 + layer) - .14 * (px - 600)
                d = (px - hx) / 230
                push = 95 * math.exp(-d * d) * math.exp(-((py - hy) / 190) ** 2)
                pts.append((px, py + (push if py > hy else -push)))
            it.append((taper(pts, 1, 1, [16, 10, 5][layer] * (.4 + rng.random())), ["#cfe8e4", "#ffffff", "#fff8e2"][layer] if rng.random() < .8 else "#2f7fb0"))
        c.flats(it, a=[.26, .34, .6][layer])
    sea = 1560
    c.ridge(1545, 50, 260, 4, "#7fa9ba", foot="#c9dcd4", facets=.5, lit="#b4ccd0", fade=80, bottom=sea + 3, shape=lambda x: -40 * math.exp(-((x - 240) / 200) ** 2))
    c.water(sea, 2010, "#3a9a9f", "#135f74", ["#5fbdb0", "#1d7484", "#8fd6c4", "#0f5065", "#2f9f9f"], n=1300, seed=3, lmin=12, lmax=280, tmin=1.2, tmax=15, a=.78, slope=-.02)
    it = []
    for _ in range(420):
        t = rng.random()
        y = sea + 6 + 430 * t ** 1.3
        L = lerp(10, 170, t) * (.3 + rng.random())
        x = rng.random() * 1433 - 50
        it.append((taper(curve((x, y), (x + L * .35, y - L * .08), (x + L, y + L * .02), n=5), 1, 1, lerp(2, 15, t) * (.4 + rng.random())), "#ffffff"))
    c.flats(it, a=.88)
    it = []
    for _ in range(420):
        t = rng.random()
        x, y = rng.random() * 1333, sea + 30 + 400 * rng.random()
        it.append((taper([(x, y), (x + 40 + 90 * t, y - 26 - 50 * t)], 1, 3), "#ffffff"))
    c.flats(it, a=.2)
    # The hat.
    rot = math.radians(-24)

    def P(x, y):
        return (hx + x * math.cos(rot) - y * math.sin(rot), hy + x * math.sin(rot) + y * math.cos(rot))

    def E(cx, cy, rx, ry, a0=0, a1=360):
        return [P(px, py) for px, py in ell(cx, cy, rx, ry, a0, a1, 44)]
    c.poly(E(0, 26, 178, 52), "#a8742f", "#d9a850", "h")
    c.poly(E(0, 16, 178, 50), "#f8df9c", "#d9a24a", "h")
    c.poly(E(6, 26, 128, 33), "#b07c38", "#8f5c2a", "h", a=.55)
    crown = [P(-92, 14)] + [P(*q) for q in curve((-92, 14), (-86, -62), (-58, -104), (-8, -92), (40, -108), (78, -70), (90, 14), n=10)] + E(0, 14, 92, 24, 0, 180)
    c.poly(crown, "#fdebb4", "#cf9740", "h")
    band = [P(x, y) for x, y in ell(0, 6, 92, 24, 0, 180)] + [P(x, y) for x, y in ell(-1, -26, 90, 23, 180, 0)]
    c.poly(band, "#d8452f", "#8f2526", "h")
    it = []
    for k in range(26):
        t = -85 + 170 * k / 25
        it.append((taper([P(t, 2 + 22 * math.sqrt(max(0, 1 - (t / 92) ** 2)) - 32), P(t * .86, -84)], 2.4, 1), "#b98438"))
    for k in range(54):
        a = k / 54 * 6.283
        it.append((taper([P(100 * math.cos(a), 14 + 27 * math.sin(a)), P(174 * math.cos(a), 16 + 48 * math.sin(a))], 2.2, 2.2), "#b98438" if k % 2 else "#fff2c6"))
    c.flats(it, a=.5)
    c.poly(crown, "#fdebb4", "#cf9740", "h", a=.25)
    c.poly(taper(curve(P(86, -8), P(150, -40), P(190, -14), P(246, -48), n=8), 22, 6), "#d8452f", "#a82c2a", "h")
    c.poly(taper(curve(P(86, 0), P(140, 6), P(186, 34), P(236, 16), n=8), 20, 5), "#b8342a")
    it = [(taper([P(170 + 30 * rng.random(), 10 * rng.normal()), P(200 + 40 * rng.random(), 14 * rng.normal())], 2, .6), "#d9a24a") for _ in range(10)]
    c.flats(it)
    for x, y, s, r in ((300, 900, 40, 16), (210, 985, 27, 10), (1080, 1180, 34, -10)):
        gull(c, x, y, s, flap=.9, rot=r)
    return c.finish(grain=0.004, warp=1.2)


def dune(u):
    """The dune at Bolonia going over its pine wood, late sun."""
    c = Canvas(2000, 1333, u, 24)
    rng = c.rng
    c.sky([(0, "#4f8fd0"), (.5, "#a9cce4"), (1, "#fde4c4")], 0, 560, bands=10, wob=.05)
    c.clouds(40, 330, "#fffaf0", "#c6d0cc", cover=.33, cell=(820, 70), seed=31, steps=2)
    c.ridge(455, 60, 340, 5, "#8fb0b8", foot="#cfd9c8", facets=.4, lit="#bccfcb", bottom=520, fade=90)
    c.water(478, 700, "#4fb0b4", "#1f7f94", ["#7fd0c4", "#2f96a4", "#c4ece0", "#1d6f8a"], n=500, seed=6, lmax=150, tmax=6)
    c.flats([(taper(curve((x, y), (x + 60, y - 4), (x + 170, y + 3), n=5), 1, 1, 6), "#ffffff") for x, y in zip(rng.random(50) * 2000, 600 + 80 * rng.random(50))], a=.8)
    c.poly(curve((-20, 640), (360, 622), (800, 660), (1300, 700), n=10) + [(1300, 800), (-20, 800)], "#f6e3b4", "#e6c48a", "v")
    # The wood, behind the crest on the left and drowned at the front.
    wood = ["#16301f", "#22482a", "#33603a", "#4d7c46", "#7a9a52"]
    it = []
    for k in range(90):
        x = rng.random() * 900 - 60
        y = 600 + 150 * rng.random()
        it.append((y, x))
    it.sort()
    fl = []
    for y, x in it:
        r = 46 + (y - 600) * .3
        fl.append((rect(x - 4, y, 8, r * 1.1), "#3a2620"))
        tree(fl, x, y, r, rng, wood, n=26, flat=.42)
    c.flats(fl)
    # The dune: a lit back on the right, a slip face in shade falling left, one long crest between them.
    crest = curve((-40, 905), (240, 870), (520, 745), (860, 560), (1180, 420), (1500, 392), (1760, 440), (2040, 470), n=16)
    c.poly(crest + [(2040, 1350), (-40, 1350)], "#fdf0cb", "#e9bd7c", "e")
    sweep = curve((1180, 420), (1232, 520), (1196, 690), (1075, 880), (1010, 1090), (1050, 1350), n=16)
    slip = curve((-40, 905), (240, 870), (520, 745), (860, 560), (1180, 420), n=16)
    c.poly(slip + sweep + [(-40, 1350)], "#a3859a", "#dcae84", "v")
    # The shade is deepest under the crest and warms downhill, where the lit sand behind us throws light back.
    sl, m = c.mask(slip + sweep + [(-40, 1350)])
    gx, gy = c.grid(sl)
    top = np.interp(gx[0], [q[0] for q in slip], [q[1] for q in slip])[None, :]
    c.coat(sl, m * .55 * np.exp(-((gy - top) / 190) ** 2), rgb("#75628a"))
    n = c.fbm(300, 60, 4, 66, sl=sl)
    c.coat(sl, m * .3 * smooth(.5, .62, n + .12 * np.sin((gy + gx * .55) / 46)), rgb("#ecc79c"))
    # Ripples follow the slope; on the lit side they catch light.
    rip = []
    for k in range(210):
        t = rng.random()
        y = 470 + 860 * t
        x = 1150 + 900 * rng.random()
        L = 60 + 240 * t * rng.random()
        rip.append((taper(curve((x, y), (x + L * .4, y - 9 - 12 * t), (x + L, y + 3), n=6), 1, 1, 2 + 5 * t), "#c9985f" if rng.random() < .55 else "#fff6da"))
    c.flats(rip, a=.5)
    rip = []
    for k in range(190):
        x = -40 + 1120 * rng.random()
        base = np.interp(x, [q[0] for q in slip], [q[1] for q in slip])
        y = base + 30 + (1340 - base) * rng.random()
        L = 60 + 200 * rng.random()
        rip.append((taper(curve((x, y), (x + L * .5, y + L * .28), (x + L * .8, y + L * .62), n=6), 1, 1, 2 + 6 * rng.random()), "#e6bd8d" if rng.random() < .5 else "#9f7468"))
    c.flats(rip, a=.33)
    c.line(crest, 5, "#fff8e0", a=.9)
    # Sand blowing off the crest.
    it = []
    for _ in range(240):
        k = rng.integers(20, len(crest) - 10)
        x, y = crest[k]
        L = 40 + 170 * rng.random()
        it.append((taper(curve((x, y - 2), (x - L * .5, y - 10 - 20 * rng.random()), (x - L, y - 4 + 20 * rng.normal()), n=5), 4, .8), "#fff3d2"))
    c.flats(it, a=.3, blur=1.5)
    # Pines the dune has reached: crowns standing in the sand, their shadows to the left.
    for x, y, r in ((752, 800, 44), (560, 850, 58), (318, 900, 74), (120, 960, 92), (640, 985, 92), (400, 1060, 118), (110, 1150, 150), (800, 1130, 120), (480, 1290, 178)):
        c.shade(ell(x - r * .8, y + r * .72, r * 1.3, r * .2, rot=6), "#4a3a68", .5, 5)
        fl = [(taper(curve((x - r * .06, y + r * .7), (x + r * .07, y + r * .2), (x - r * .02, y - r * .2), n=6), r * .15, r * .1), "#5a3628"),
              (taper(curve((x - r * .02, y + r * .7), (x + r * .1, y + r * .2), (x + r * .01, y - r * .2), n=6), r * .05, r * .03), "#b87a52")]
        for s in (-1, 1):
            fl.append((taper(curve((x + r * .03, y + r * .22), (x + s * r * .34, y - r * .02), (x + s * r * .5, y - r * .2), n=5), r * .09, r * .05), "#5a3628"))
        tree(fl, x, y - r * .2, r, rng, wood[:3], n=90, flat=.26)
        tree(fl, x + r * .08, y - r * .34, r * .86, rng, wood[1:], n=110, flat=.3)
        c.flats(fl)
        fl = []
        tree(fl, x + r * .28, y - r * .5, r * .5, rng, ["#6f9a4c", "#93b25a", "#b8c868"], n=40, flat=.26)
        c.flats(fl, a=.85)
        c.poly(curve((x - r * .7, y + r * .86), (x - r * .25, y + r * .62), (x + r * .25, y + r * .62), (x + r * .7, y + r * .88), n=8), "#c89a80", a=.85, blur=3)
    # Marram grass on the right, and the two of them on the crest.
    it = []
    for x, y in ((1850, 1260), (1640, 1310), (1930, 1110), (1400, 1290), (1760, 1180)):
        leaves(it, x, y, 120, rng, ["#8fa05a", "#b8b566", "#6f8248", "#d6c878"], n=60, size=.05, up=.7)
    c.flats(it)
    foot = []
    for k in range(34):
        t = k / 33
        x, y = lerp(1640, 1345, t) + 9 * (-1) ** k, lerp(1180, 425, t ** .8)
        foot.append((ell(x, y, lerp(9, 2.2, t), lerp(5, 1.4, t)), "#a87a58"))
    c.flats(foot, a=.7)
    for x, h, col in ((1300, 66, "#27496a"), (1336, 62, "#b3402f")):
        y = np.interp(x, [q[0] for q in crest], [q[1] for q in crest]) + 3
        c.shade([(x - 4, y), (x + 4, y), (x - 120, y + 44), (x - 136, y + 42)], "#5a3f58", .55, 1)
        c.flats([(p, col) for p in person(x, y, h, walk=.4, skirt=x > 1320)])
        c.poly(ell(x, y - h * .915, h * .07, h * .08), "#4a2a20")
    c.glow(2100, 150, 900, "#ffe6a0", .4)
    return c.finish(warp=1.3)


def columns(u):
    """Columns of Baelo Claudia in low sun, the sea behind."""
    c = Canvas(1333, 2000, u, 25)
    rng = c.rng
    c.sky([(0, "#5f9fb8"), (.45, "#b4d2c2"), (.8, "#f6d79a"), (1, "#fbe6b8")], 0, 1130, bands=12, wob=.05)
    c.clouds(120, 760, "#fff3d4", "#c9b8b4", cover=.36, cell=(700, 110), seed=17, steps=3, light=(-.7, -.5))
    c.ridge(1040, 70, 260, 6, "#8fa8b4", foot="#d8d6c0", facets=.5, lit="#cfd0c0", bottom=1100, fade=90, shape=lambda x: 70 * smooth(400, 1100, np.float64(x)))
    c.water(1085, 1260, "#4fa8b4", "#2f8a9f", ["#8fd4cc", "#2f86a0", "#f6e2b0", "#1f7490"], n=420, seed=7, lmax=110, tmax=6)
    c.glitter(180, 1088, 1250, 60, 150, ["#fff6d0", "#ffe6a4"], n=170, lmax=60, tmax=5)
    c.poly(curve((-20, 1228), (500, 1212), (1353, 1236), n=12) + [(1353, 1400), (-20, 1400)], "#f0dca8", "#d8bd82", "v")
    c.poly(curve((-20, 1290), (500, 1268), (1000, 1296), (1353, 1280), n=12) + [(1353, 2020), (-20, 2020)], "#b8a85a", "#7a7a3c", "v")
    # Pavement of big slabs running back between the columns.
    pave = [(420, 1330), (830, 1330), (1250, 2010), (120, 2010)]
    c.poly(pave, "#e6cfa2", "#c39a72", "v")
    for r in range(9):
        v0, v1 = (r / 9) ** 1.6, ((r + 1) / 9) ** 1.6
        n = 4
        for k in range(n):
            o = .12 * (r % 2)
            a, b = max(0, (k + o) / n), min(1, (k + 1 + o) / n)
            p = [quad(*pave, a, v0), quad(*pave, b, v0), quad(*pave, b, v1), quad(*pave, a, v1)]
            c.poly(p, mix("#edd8ac", "#c39a72", rng.random()), a=.7)
            c.line(p[:2], 2 + 3 * v0, "#8f6a52", a=.6)
            c.line(p[1:3], 2 + 3 * v0, "#8f6a52", a=.6)
    it = []
    for _ in range(900):
        t = rng.random()
        y = 1290 + 720 * t
        x = rng.random() * 1333
        xl, xr = lerp(420, 120, max(0, (y - 1330) / 680)), lerp(830, 1250, max(0, (y - 1330) / 680))
        if xl < x < xr:
            continue
        h = 12 + 50 * t
        it.append((y, taper(curve((x, y), (x + h * .1 * rng.normal(), y - h * .6), (x + h * .35 * rng.normal(), y - h), n=4), 2 + 3 * t, .6), ["#6f7a35", "#98984a", "#c9b860", "#4f6230", "#e2d083"][rng.integers(5)]))
    c.flats([(p, q) for _, p, q in sorted(it, key=lambda e: e[0])])

    def column(x, y, w, h, whole=True, seed=0):
        """A fluted drum column lit from the left; a broken one ends in a slant."""
        c.shade([(x + w * .3, y), (x + w * .6, y + w * .12), (x + w * .6 + h * .5, y + h * .2), (x + w * .2 + h * .5, y + h * .2)], "#5a4068", .5, 4)
        top = y - h
        c.poly(rect(x - w * .68, y - w * .2, w * 1.36, w * .24), "#f6e0b0", "#a87a62", "h")
        c.poly(rect(x - w * .58, y - w * .36, w * 1.16, w * .18), "#fbe9c0", "#b0826a", "h")
        e = w * .42
        cut = [(x - e, top), (x + e, top)] if whole else [(x - e, top), (x - e * .3, top + w * .22), (x + e * .2, top + w * .1), (x + e, top + w * .55)]
        body = [(x - w * .5, y - w * .34)] + cut + [(x + w * .5, y - w * .34)]
        c.poly(body, "#ffe9b4", "#8f6468", "h")
        sl, m = c.mask(body)
        for k in range(9):
            t = -1 + 2 * (k + .5) / 9
            xx = math.sin(t * 1.45)
            c.poly(taper([(x + xx * w * .47, y - w * .4), (x + xx * e * .95, top + (0 if whole else w * .5))], w * .055, w * .045), mix("#e0a868", "#5a3a50", (t + 1) / 2), a=.6)
        for k in range(1, int(h / (w * 1.3)) + 1):
            yy = y - w * .35 - k * w * 1.3
            if yy > top + w * .6:
                c.line(curve((x - w * .48, yy - 3), (x, yy + 5), (x + w * .48, yy - 3), n=6), 4, "#7a5048", a=.7)
                c.line(curve((x - w * .48, yy + 2), (x, yy + 10), (x + w * .48, yy + 2), n=6), 3, "#fff3d0", a=.5)
        r = np.random.default_rng(seed)
        for _ in range(16):
            bx, by = x + (r.random() - .5) * w * .8, lerp(top + w * .6, y - w * .5, r.random())
            c.poly(blob(bx, by, w * .07 * (1 + r.random()), w * .04 * (1 + r.random()), r, n=8, rough=.4), "#8a5a4c" if r.random() < .5 else "#fff0c8", a=.5)
        if whole:
            c.poly([(x - w * .44, top + 2), (x + w * .44, top + 2), (x + w * .62, top - w * .28), (x - w * .62, top - w * .28)], "#fff0c4", "#9a6c66", "h")
            for s in (-1, 1):
                c.poly(ell(x + s * w * .55, top - w * .2, w * .14), "#ffe9b4" if s < 0 else "#9a6c66")
                c.poly(ell(x + s * w * .55, top - w * .2, w * .06), "#a8724f")
            c.poly(rect(x - w * .72, top - w * .44, w * 1.44, w * .18), "#fff3cf", "#a0716a", "h")

    column(470, 1352, 46, 270, True, 1)
    column(800, 1352, 46, 205, False, 2)
    column(548, 1338, 36, 205, False, 8)
    column(716, 1338, 36, 225, True, 9)
    column(395, 1436, 68, 420, True, 3)
    column(895, 1440, 70, 440, True, 4)
    column(290, 1580, 104, 410, False, 5)
    column(1030, 1590, 106, 690, True, 6)
    column(120, 1860, 168, 1330, True, 7)
    column(1210, 1890, 176, 560, False, 10)
    # Fallen drums, poppies, a lizard's worth of shade.
    for x, y, r in ((640, 1640, 60), (760, 1688, 44)):
        c.shade(ell(x + r * 1.1, y + r * .5, r * 1.5, r * .4), "#5a4068", .5, 5)
        c.poly([(x, y - r), (x + r * 1.3, y - r * .9), (x + r * 1.3, y + r * .8), (x, y + r)], "#c99a72", "#85586a", "v")
        c.poly(ell(x, y, r * .72, r), "#ffecbc", "#dba873", "d")
        c.poly(ell(x + 2, y, r * .16, r * .22), "#9a6a50")
        for k in range(3):
            c.line(ell(x, y, r * .72 * (.4 + .2 * k), r * (.4 + .2 * k), 30, 320, 20), 2, "#b98458", a=.5)
    it = []
    for x0, y0, n in ((330, 1900, 26), (60, 1960, 22), (1120, 1960, 14), (960, 1700, 10), (300, 1690, 9)):
        for _ in range(n):
            x, y = x0 + rng.normal() * 90, y0 + rng.normal() * 50
            s = 9 + (y - 1500) * .03
            it.append((taper([(x, y + 60), (x, y)], 3, 2), "#5a6a30"))
            for k in range(4):
                a = k * 1.57 + rng.random() * .6
                it.append((ell(x + s * .5 * math.cos(a), y + s * .35 * math.sin(a), s * .8, s * .6, n=10), mix("#e03a22", "#a81a1a" if k > 1 else "#ff7a4a", .35)))
            it.append((ell(x, y, s * .28), "#2a1418"))
    c.flats(it)
    c.glow(-100, 900, 1000, "#ffdc94", .42)
    return c.finish(warp=1.3)


def lighthouse(u):
    """Tarifa at night: the beam, the stars, the harbour windows in the water."""
    c = Canvas(1333, 2000, u, 26)
    rng = c.rng
    c.sky([(0, "#060b22"), (.45, "#0f1f48"), (.8, "#24427a"), (1, "#56709c")], 0, 1430, bands=15, wob=.05)
    # The Milky Way, leaning.
    gx, gy = c.grid()
    band = np.exp(-((gx - 380 - .42 * (gy - 300)) / 190) ** 2) * smooth(1300, 600, gy)
    n = c.fbm(180, 260, 5, 51)
    dust = smooth(.52, .72, c.fbm(120, 220, 5, 52))
    c.img += (rgb("#8fa0d8") - c.img) * (band * (.12 + .55 * np.clip(n - .35, 0, 1)) * (1 - .75 * dust))[..., None]
    c.img += (rgb("#e8c8c0") - c.img) * (band ** 3 * np.clip(n - .5, 0, 1) * .55 * (1 - dust))[..., None]
    c.stars(1400, 1150, seed=14, big=4.2)
    it = []
    for _ in range(900):
        y = 1100 * rng.random()
        it.append((ell(380 + .42 * (y - 300) + rng.normal() * 110, y, .7 + .6 * rng.random(), n=6), "#dfe4ff"))
    c.flats(it, a=.7, tex=0)
    lx, ly = 860, 720
    # Far shore: Africa, a line of lamps.
    c.ridge(1410, 60, 240, 8, "#22386a", foot="#2f4a7c", bottom=1440, fade=60, shape=lambda x: -30 * math.exp(-((x - 240) / 200) ** 2))
    it = [(ell(x, 1424 + rng.normal() * 3, 1.6 + 1.6 * rng.random(), n=8), "#ffd79a") for x in np.sort(rng.random(46)) * 520]
    c.flats(it)
    # The beams.
    for a, w, L, k in ((188, 5.2, 1500, .62), (8, 6.5, 900, .5)):
        for j in range(5):
            f = w * (1 - j / 6)
            p = [(lx, ly)] + [(lx + L * math.cos(math.radians(a + d)), ly + L * math.sin(math.radians(a + d))) for d in (-f, f)]
            c.poly(p, "#cfc79a", a=k * .3, mode="scr", blur=5, tex=.1)
    c.poly(rect(0, 1430, 1333, 600), "#12244e")
    # The island: rock, the long fort, the tower.
    rock = [(330, 1445)] + list(zip(np.arange(340, 1353, 12), 1375 - 22 * noise1(np.arange(340, 1353, 12) / 110, 6) - 30 * smooth(330, 520, np.arange(340, 1353, 12)))) + [(1353, 1450)]
    c.poly(rock, "#1c2748", "#0c1230", "v")
    c.poly([(520, 1352), (540, 1262), (1353, 1250), (1353, 1352)], "#4a5680", "#252f58", "h")
    for x in range(548, 1340, 34):
        c.poly(rect(x, 1248 - (x - 540) * .012, 20, 20), "#4a5680")
    c.poly(rect(980, 1180, 290, 80), "#5a668c", "#2c3760", "h")
    c.poly([(970, 1182), (1280, 1182), (1255, 1150), (995, 1150)], "#3a3350")
    for x in range(1005, 1260, 44):
        on = rng.random() < .6
        c.poly(rect(x, 1205, 20, 28), "#ffcf74" if on else "#1f2a50")
        if on:
            c.glow(x + 10, 1218, 26, "#ffb04a", .5)
    for x in range(580, 960, 62):
        c.poly(arch(x, 1346, 28, 46), "#141c3e" if rng.random() < .6 else "#e8a04c")
    # Tower, white, lit from the harbour; lamp room, rail, cap.
    c.poly([(lx - 78, 1300), (lx - 48, 780), (lx + 48, 780), (lx + 78, 1300)], "#fdf3dc", "#5a6698", "h")
    for y0, y1 in ((880, 960), (1080, 1160)):
        w0, w1 = lerp(48, 78, (y0 - 780) / 520), lerp(48, 78, (y1 - 780) / 520)
        c.poly([(lx - w0, y0), (lx + w0, y0), (lx + w1, y1), (lx - w1, y1)], "#c8452f", "#5a2448", "h")
    for y in (840, 1020, 1210):
        c.poly(arch(lx - 6, y, 20, 40), "#ffd98a")
        c.glow(lx - 6, y - 18, 24, "#ffb04a", .4)
    c.poly(rect(lx - 74, 764, 148, 18), "#e8dcc8", "#3f4a78", "h")
    for k in range(9):
        c.line([(lx - 70 + k * 17.5, 764), (lx - 70 + k * 17.5, 738)], 3, "#1a2044")
    c.line([(lx - 72, 738), (lx + 72, 738)], 4, "#1a2044")
    c.poly(rect(lx - 36, 686, 72, 80), "#fff6cc", "#ffd070", "v")
    for k in (-36, -12, 12, 36):
        c.line([(lx + k, 686), (lx + k, 764)], 4, "#1a2044")
    c.poly([(lx - 46, 688)] + ell(lx, 688, 44, 50, 180, 360) + [(lx + 46, 688)], "#8f3530", "#3a1a38", "h")
    c.line([(lx, 640), (lx, 600)], 4, "#1a2044")
    c.poly(ell(lx, 636, 9), "#3a1a38")
    c.glow(lx, 722, 70, "#fff6d0", 1)
    c.glow(lx, 722, 250, "#ffe6a0", .55)
    # Quay, houses with windows lit, a moored boat or two.
    items = []
    for k in range(9):
        x = -30 + k * 46
        w = 60 + 24 * rng.random()
        house(items, x, 1452, w, 70 + 76 * rng.random(), rng, mix("#4a5684", "#6a7096", rng.random()), "#262f5a", "#5a668c", lit=.55, win="#1a2450", lamp="#ffcf74", depth=.12)
    c.flats(items)
    c.poly(rect(-10, 1446, 560, 18), "#5a6284", "#232c54", "h")
    c.poly(rect(-10, 1464, 545, 26), "#1a2248")
    for x in (60, 250, 430):
        c.line([(x, 1446), (x, 1360)], 4, "#141a3a")
        c.glow(x, 1356, 20, "#fff0b8", 1)
        c.glow(x, 1356, 90, "#ffb04a", .5)
    reflect(c, 1488, 512, tint="#0c1a40", a=.9, ripple=2.4, cell=(240, 11), squash=1.0)
    for x, w in ((60, 14), (250, 14), (430, 14), (lx, 26)):
        c.glitter(x, 1492, 2005, w, w * 2.2, ["#fff0b8", "#ffc766", "#e08a3c"], n=150, seed=int(x), lmax=60, tmax=7, a=.85)
    it = []
    for _ in range(520):
        t = rng.random()
        it.append((lens(rng.random() * 1333, 1495 + 510 * t ** 1.2, 20 + 190 * t * rng.random(), 1.4 + 5 * t, rng), ["#0a1434", "#2a4480", "#3f5c98", "#060c26"][rng.integers(4)]))
    c.flats(it, a=.5)

    def yacht(x, y, s, mast):
        c.poly([(x - s, y), (x + s * 1.1, y - s * .1), (x + s * .8, y + s * .22), (x - s * .8, y + s * .22)], "#dfe0ea", "#3a4678", "v")
        c.poly(rect(x - s * .4, y - s * .2, s * .7, s * .22), "#aab0cc", "#4a5688")
        c.line([(x, y), (x, y - mast)], s * .05, "#c9cce0")
        c.line([(x, y - mast), (x + s, y - s * .1)], 1.6, "#8a92b8")
        c.line([(x, y - mast), (x - s, y)], 1.6, "#8a92b8")
        c.poly(taper([(x, y - s * .34), (x + s * .75, y - s * .3)], s * .14, s * .1), "#3f5c98")
        c.poly(ell(x, y - mast, 4), "#ff6a4a")
        c.flats([(lens(x + rng.normal() * s * .35, y + s * .3 + k * s * .12, s * (1.1 - k * .05), s * .07, rng), "#9aa6cc") for k in range(9)], a=.35)
        c.poly(rect(x - s * .2, y - s * .14, s * .16, s * .1), "#ffcf74")

    yacht(250, 1640, 95, 420)
    yacht(1080, 1780, 130, 560)
    return c.finish(warp=1.1, vignette=.22)
