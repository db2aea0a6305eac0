"""Wednesday: dawn over the Strait, the ferry, Tangier by day, and by night from the roof."""

from __future__ import annotations

import math

import numpy as np

from kit import Canvas, View, arch, blob, curve, ell, lens, lerp, mix, noise1, quad, rect, rgb, smooth, soften, taper
from props import cat_loaf, cat_sitting, gull, house, lantern, palm, person, pot, tree


def dawn(u):
    """Before sunrise from the town wall: mist on the Strait and Africa ridge behind ridge."""
    c = Canvas(2000, 1333, u, 31)
    rng = c.rng
    c.sky([(0, "#51639a"), (.3, "#9c86ac"), (.58, "#e8a3a0"), (.82, "#fbcf9c"), (1, "#ffe9b8")], 0, 700, bands=14, wob=.045, tilt=.18)
    c.clouds(60, 430, "#ffc4a8", "#85749e", cover=.38, cell=(1000, 70), seed=41, steps=3, a=.85, light=(.5, 1))
    c.glow(320, 640, 520, "#ffd98a", .6)
    for y, amp, cell, sd, col, foot, lit, bx, bw, bh in (
            (560, 70, 520, 3, "#c3a2b4", "#f6d2b4", "#eabfae", 760, 300, 120),
            (600, 70, 420, 7, "#a98cac", "#f0c6b0", "#d8a8a8", 1330, 260, 150),
            (645, 60, 360, 11, "#8672a0", "#e6b8ac", "#b98fa6", 520, 240, 80),
            (690, 62, 330, 15, "#675d92", "#d8a8aa", "#9478a0", 1650, 300, 120),
            (726, 46, 280, 19, "#4c4d84", "#c597a8", "#73649a", 1050, 360, 60)):
        c.ridge(y, amp, cell, sd, col, foot=foot, facets=.5, lit=lit, fade=150, bottom=780, light=1,
                shape=lambda x, bx=bx, bw=bw, bh=bh: -bh * math.exp(-((x - bx) / bw) ** 2))
        c.mist(y + 44, 46, "#fbdcc0", .55, sd, (800, 50))
    c.water(770, 1180, "#f0bfae", "#4f5f94", ["#f8d4b4", "#b48aa8", "#7a74a4", "#dca4a4", "#56659a"], n=1200, seed=12, lmin=14, lmax=300, tmin=1, tmax=7, a=.7)
    c.glitter(320, 772, 1120, 60, 160, ["#fff0c8", "#ffdca4", "#fbc494"], n=280, lmax=110, tmax=6, a=.8)
    c.mist(785, 70, "#fde4cc", .85, 8, (900, 60))
    c.mist(850, 40, "#f4cfc0", .5, 9, (600, 40))
    # A freighter, and its line on the water.
    x, y = 1180, 858
    c.poly([(x - 120, y - 22), (x + 130, y - 26), (x + 112, y), (x - 108, y)], "#4a4478", "#332f60", "v")
    c.flats([(rect(x - 92 + k * 27, y - 44 - 10 * (k % 3), 25, 24 + 10 * (k % 3)), ["#b05a5a", "#5f6a9a", "#c9937a", "#7a5f8a"][k % 4]) for k in range(6)])
    c.poly(rect(x + 78, y - 66, 30, 44), "#e9c8b8", "#8f7a9a", "h")
    c.poly(ell(x + 93, y - 72, 4), "#fff3c4")
    c.flats([(lens(x + rng.normal() * 70, y + 5 + k * 3, 150 - 5 * k, 3, rng), "#574f86") for k in range(10)], a=.6)
    # The town wall, with its merlons, a pair of swifts' worth of flat roofs below it.
    fl = []
    for k in range(16):
        xx = -40 + k * 132 + 20 * rng.random()
        house(fl, xx, 1250, 120 + 70 * rng.random(), 90 + 90 * rng.random(), rng, mix("#7a70a0", "#c79aa4", rng.random() * .7), "#4a4a80", "#a08cae", side=.3, win="#34366a", lit=.28, lamp="#ffd384", depth=.3)
    c.flats(fl)
    wall = [(-20, 1196), (760, 1186), (2020, 1128), (2020, 1345), (-20, 1345)]
    c.poly(wall, "#57507f", "#282a54", "v")
    for k in range(15):
        xx = -30 + k * 146
        yy = np.interp(xx, [-20, 760, 2020], [1196, 1186, 1128])
        c.poly([(xx, yy + 8), (xx, yy - 74), (xx + 44, yy - 104), (xx + 88, yy - 76), (xx + 88, yy + 8)], "#655a88", "#3a376a", "h")
        c.line([(xx, yy - 74), (xx + 44, yy - 104)], 5, "#f2b4a4", a=.85)
        c.line([(xx + 2, yy - 72), (xx + 2, yy)], 4, "#d898a0", a=.6)
    st = []
    for r in range(5):
        for k in range(26):
            xx = -30 + k * 82 + 40 * (r % 2)
            yy = np.interp(xx, [-20, 760, 2020], [1210, 1200, 1142]) + r * 42
            st.append((blob(xx + 40, yy + 18, 36, 16, rng, rough=.12), mix("#3a376a", "#7a6a94", rng.random())))
    c.flats(st, a=.5)
    for xx, h, sk in ((620, 210, False), (698, 196, True)):
        c.flats([(p, "#1f2148") for p in person(xx, 1235, h, skirt=sk)])
        c.line([(xx - h * .13, 1235 - h * .76), (xx - h * .12, 1235 - h * .5)], 4, "#f2a894", a=.8)
    mp = [(548, 1060), (612, 1052), (618, 1098), (552, 1106)]
    c.poly(mp, "#f6dcb4", "#d8a890", "d")
    c.poly(ell(583, 1079, 15, 10), "#9a7aa4")
    for xx, yy, s, r in ((1420, 300, 26, 10), (1490, 340, 18, -14), (1390, 380, 15, 4), (900, 250, 20, -8)):
        gull(c, xx, yy, s, col="#564f80", tip="#37356a", flap=.9, rot=r)
    return c.finish(warp=1.2)


def wake(u):
    """The wake of the ferry, two hulls wide, running back to Spain; gulls."""
    c = Canvas(2000, 1333, u, 32)
    rng = c.rng
    hy, vx = 500, 1120
    c.sky([(0, "#5b8fc8"), (.5, "#a4c4e0"), (1, "#f8e6d6")], 0, hy, bands=9, wob=.06)
    c.clouds(20, 380, "#fdf2ea", "#8fa8cc", cover=.4, cell=(760, 110), seed=52, steps=3, a=.8)
    c.ridge(470, 34, 360, 6, "#9ab4b4", foot="#d3dccb", facets=.5, lit="#bccfc0", bottom=hy + 4, fade=50, shape=lambda x: -14 * math.exp(-((x - 500) / 300) ** 2))
    fl = [(rect(vx - 170 + 340 * rng.random(), 490 - 9 * rng.random(), 7 + 9 * rng.random(), 10), mix("#ffffff", "#d8c8b4", rng.random())) for _ in range(90)]
    c.flats(fl)
    for k in range(9):
        x = 260 + k * 62
        c.line([(x, 468), (x, 440)], 1.8, "#e9ece4")
        c.line([(x, 440), (x + 10 * math.cos(k), 440 - 12)], 1.6, "#e9ece4")
    c.water(hy, 1345, "#5f9cc0", "#12406f", ["#3f80b0", "#0f3a68", "#7fb4d4", "#1d5a90", "#0a2f58"], n=1500, seed=16, lmin=12, lmax=300, tmin=1, tmax=16, a=.7)
    c.flats([(taper(curve((x, y), (x + 20 + 70 * t, y - 2 - 8 * t), (x + 40 + 150 * t, y), n=5), 1, 1, 1.5 + 9 * t), "#e9f6ee") for t, x, y in ((t, xx, hy + 8 + 800 * t ** 1.4) for t, xx in zip(rng.random(210), rng.random(210) * 2100 - 60))], a=.75)

    def edge(t, side):
        """The sides of the wake: they close at the horizon and open towards the eye."""
        return vx + (700 - vx) * t ** 1.15 * .55 + side * (6 + 640 * t ** 1.25) * (1 + .05 * math.sin(t * 17 + side))

    ts = np.linspace(0, 1.02, 60)
    Y = lambda t: hy + 2 + (1345 - hy) * t ** 1.2
    body = [(edge(t, -1), Y(t)) for t in ts] + [(edge(t, 1), Y(t)) for t in ts[::-1]]
    c.poly(body, "#c4e6e6", "#5fb4c8", "v")
    # Turquoise veins in the white, white lace in the turquoise.
    it = []
    for _ in range(1500):
        t = rng.random() ** .85
        s = rng.normal() * .52
        if abs(s) > 1.05:
            continue
        x, y = edge(t, 0) + s * (edge(t, 1) - edge(t, -1)) / 2, Y(t)
        L = lerp(6, 150, t) * (.3 + rng.random())
        hull = math.exp(-((abs(s) - .55) / .2) ** 2)
        col = "#ffffff" if rng.random() < .35 + .5 * hull else ["#2f8fb4", "#8fd0d8", "#1d74a0"][rng.integers(3)]
        b = rng.normal() * L * .12
        it.append((t, taper(curve((x - L / 2, y + b), (x, y - L * .09), (x + L / 2, y - b), n=5), 1, 1, lerp(1.4, 20, t) * (.3 + rng.random())), col))
    it.sort(key=lambda e: e[0])
    c.flats([(p, q) for _, p, q in it], a=.85)
    for side in (-1, 1):
        it = []
        for _ in range(520):
            t = rng.random() ** .8
            x, y = edge(t, side) + rng.normal() * (4 + 46 * t), Y(t) + rng.normal() * 10 * t
            r = lerp(2, 24, t) * (.3 + rng.random())
            it.append((t, blob(x, y, r * 1.7, r * .62, rng, n=10, rough=.3), mix("#ffffff", "#bfe4dc", rng.random() * .8)))
        it.sort(key=lambda e: e[0])
        c.flats([(p, q) for _, p, q in it], a=.9)
    for hull in (-.55, .55):
        it = []
        for _ in range(420):
            t = rng.random() ** .7
            x = edge(t, 0) + (hull + rng.normal() * .1) * (edge(t, 1) - edge(t, -1)) / 2
            y = Y(t) + rng.normal() * 6 * t
            r = lerp(2, 30, t) * (.3 + rng.random())
            it.append((t, blob(x, y, r * 1.5, r * .6, rng, n=10, rough=.35), mix("#ffffff", "#d8f0e8", rng.random())))
        it.sort(key=lambda e: e[0])
        c.flats([(p, q) for _, p, q in it], a=.85)
    it = [(ell(edge(t, 0) + (h + rng.normal() * .16) * (edge(t, 1) - edge(t, -1)) / 2, Y(t) - abs(rng.normal()) * 60 * t, 1 + 4.5 * rng.random() * t), "#ffffff") for t, h in zip(.5 + .5 * rng.random(460), rng.choice([-.55, .55], 460))]
    c.flats(it, a=.85)
    # Stern rail, a lifebuoy, a flag pulled straight by the wind.
    c.poly([(-20, 1290), (2020, 1262), (2020, 1345), (-20, 1345)], "#e9e4d6", "#9aa4ac", "v")
    for x in range(40, 2020, 190):
        c.poly(rect(x, 1118, 16, 190), "#fbf6e8", "#8d98a4", "h")
    for y, w in ((1108, 24), (1182, 11), (1238, 11)):
        c.line([(-20, y + 12), (2020, y - 12)], w, "#f6f1e2")
        c.line([(-20, y + 12 + w * .34), (2020, y - 12 + w * .34)], w * .3, "#8d98a4")
    bx, by = 1640, 1190
    c.shade(ell(bx + 12, by + 14, 112), "#2f4a5a", .4, 6)
    c.poly(ell(bx, by, 112), "#fbf3e2", "#d8cfc4", "d", holes=[ell(bx, by, 60)])
    for k in range(4):
        a = 45 + 90 * k
        c.poly(ell(bx, by, 112, 112, a - 20, a + 20, 14) + ell(bx, by, 60, 60, a + 20, a - 20, 14), "#e0452f", "#a82c2a", "d")
    c.line(ell(bx, by, 124, 124, 0, 360), 5, "#d8b47c")
    c.line([(300, 1300), (262, 760)], 15, "#fbf6e8")
    top = curve(*[(266 - 250 * t, 770 + 22 * math.sin(t * 7.5) * t + 10 * t) for t in np.linspace(0, 1, 7)], n=6)
    for k, col in enumerate(("#f6c23c", "#fdf3dc", "#e0452f", "#2f6f8f")):
        a = [(x, y + 36 * k) for x, y in top]
        b = [(x, y + 36 * (k + 1)) for x, y in top]
        c.poly(a + b[::-1], col, mix(col, "#1d2c42", .25), "h")
    for x, y, s, f, r in ((760, 330, 92, .5, -10), (1330, 250, 66, .9, 8), (1090, 420, 40, .2, -4), (560, 180, 44, .7, 14), (1620, 420, 50, .4, -14), (1480, 130, 34, .8, 4), (900, 620, 30, .6, 6)):
        gull(c, x, y, s, flap=f, rot=r)
    return c.finish(warp=1.2)


def tangier_arriving(u):
    """The white town on its hill from the bow rail."""
    c = Canvas(2000, 1125, u, 33)
    rng = c.rng
    c.sky([(0, "#6fa4d4"), (.5, "#bcd4e0"), (.8, "#f8e2cc"), (1, "#fcd8b4")], 0, 620, bands=10, wob=.05)
    c.clouds(10, 360, "#fffaf0", "#b4c6ca", cover=.4, cell=(900, 100), seed=61, steps=3, a=.8, light=(-.6, -.7))
    c.ridge(560, 70, 420, 5, "#a2b8b8", foot="#d9dcc8", facets=.5, lit="#c4cfc0", fade=110, bottom=650, shape=lambda x: 60 * smooth(900, 300, np.float64(x)))
    hill = lambda x: 640 - 235 * math.exp(-((x - 1180) / 520) ** 2) - 90 * math.exp(-((x - 560) / 260) ** 2) - 60 * math.exp(-((x - 1640) / 240) ** 2)
    xs = np.arange(-20, 2030, 10)
    c.poly([(x, hill(x) + 6 * noise1([x / 60], 3)[0]) for x in xs] + [(2020, 700), (-20, 700)], "#8a9a72", "#b8ab84", "v")
    walls = ["#fffaf0", "#fdf1dc", "#f6e2c4", "#ffffff", "#f0d4b0", "#e9eef0", "#f4cfa8", "#dfeaf0", "#f7e6e0"]
    for row in range(15):
        t = row / 14
        fl = []
        x = -60 + 30 * rng.random()
        w0 = lerp(26, 60, t)
        while x < 2040:
            top = hill(x)
            y = lerp(top + 14, 672, t ** .9)
            if 640 - top > 26 + 10 * rng.random() or t > .75:
                w = w0 * (.6 + .8 * rng.random())
                h = w0 * (.55 + .9 * rng.random())
                wall = mix(walls[rng.integers(len(walls))], "#cfdcd8", .22 * (1 - t))
                house(fl, x, y + rng.random() * 8, w, h, rng, wall, mix("#a4a0b8", "#b9c6cc", .3 * (1 - t)), mix(wall, "#d9b48f", .4), side=.32, win=["#4f7088", "#3f8aa0", "#5a6a80"][rng.integers(3)], depth=.26, right=True)
            x += w0 * (.62 + .5 * rng.random())
        c.flats(fl)
        if row in (4, 7, 10):
            fl = []
            for _ in range(26):
                xx = rng.random() * 2000
                yy = lerp(hill(xx) + 14, 672, t)
                tree(fl, xx, yy - 10, 17 + 14 * rng.random(), rng, ["#2f5a3c", "#477a48", "#6f9450"], n=14)
            c.flats(fl)
        if row == 3:
            # The Kasbah wall along the top, and its minaret with eight sides.
            pts = [(x, hill(x) - 2) for x in range(930, 1420, 10)]
            c.poly(pts + [(x, y + 46) for x, y in pts[::-1]], "#f0d6a8", "#c79a72", "v")
            c.flats([(rect(x, hill(x) - 14, 9, 14), "#f0d6a8") for x in range(932, 1418, 18)])
        if row in (5, 9):
            X, Y, s = ((1250, 520, 1.0), (760, 610, .86))[row == 9]
            c.poly(rect(X - 19 * s, Y - 205 * s, 38 * s, 205 * s), "#fdf0d4", "#a89a9c", "h")
            for k in range(3):
                yy = Y - 190 * s + k * 56 * s
                c.poly(rect(X - 14 * s, yy, 28 * s, 40 * s), ["#3f9a8a", "#e0b860", "#3f8aa0"][k], a=.75)
                c.poly(arch(X, yy + 36 * s, 11 * s, 28 * s), "#3f5a70")
            c.flats([(rect(X - 23 * s + k * 10 * s, Y - 215 * s, 7 * s, 12 * s), "#fdf0d4") for k in range(5)])
            c.poly(rect(X - 9 * s, Y - 244 * s, 18 * s, 34 * s), "#fdf0d4", "#a89a9c", "h")
            c.poly(ell(X, Y - 244 * s, 10 * s, 11 * s, 180, 360), "#3f9a8a")
            c.line([(X, Y - 254 * s), (X, Y - 276 * s)], 2.4, "#c79a3c")
    # Harbour: mole, cranes, fishing boats, then the green water between.
    c.poly(rect(-20, 664, 2040, 30), "#d8c8ac", "#8f8a90", "v")
    for x in (240, 330, 1760):
        c.poly([(x, 668), (x + 8, 668), (x + 16, 570), (x + 10, 570)], "#d8653f")
        c.line([(x + 12, 574), (x + 90, 600)], 5, "#d8653f")
        c.line([(x + 12, 574), (x - 26, 590)], 5, "#b04a30")
        c.line([(x + 86, 600), (x + 86, 650)], 1.6, "#55606a")
    c.water(690, 1135, "#6fb8b0", "#1c6a78", ["#49a39f", "#175a6c", "#a4d8c8", "#2a8088", "#f6ecd0"], n=1500, seed=19, lmin=12, lmax=300, tmin=1, tmax=13, a=.72)
    it = []
    for _ in range(200):
        t = rng.random() ** 2
        it.append((lens(1180 + rng.normal() * 380, 694 + 170 * t, 20 + 80 * rng.random(), 2 + 5 * t, rng), ["#fdf4e0", "#e9dcc8", "#c9c4cc"][rng.integers(3)]))
    c.flats(it, a=.5)
    for x, y, s, col in ((420, 716, 46, "#2f6f9a"), (560, 708, 34, "#c8452f"), (1500, 722, 52, "#3f8a6a"), (1700, 712, 36, "#2f6f9a"), (1000, 736, 62, "#d8a03c")):
        c.poly([(x - s, y - s * .3), (x + s, y - s * .42), (x + s * .8, y), (x - s * .85, y)], col, mix(col, "#101828", .4), "v")
        c.poly(rect(x - s * .5, y - s * .7, s * .5, s * .4), "#fdf4e0", "#b9b4bc", "h")
        c.line([(x + s * .1, y - s * .3), (x + s * .1, y - s * 1.5)], 3, "#4a4a58")
        c.line([(x + s * .1, y - s * 1.4), (x + s * .9, y - s * .4)], 1.6, "#4a4a58")
        c.flats([(lens(x + rng.normal() * s * .4, y + 4 + k * 5, s * 1.5, 3, rng), mix(col, "#175a6c", .5)) for k in range(6)], a=.5)
    # Bow wave and the rail, with a hand on it and a hat nobody is wearing.
    it = []
    for _ in range(260):
        t = rng.random()
        x = 2000 - 820 * t + rng.normal() * 30
        y = 900 + 150 * (1 - t) + rng.normal() * 14
        it.append((blob(x, y, 10 + 26 * rng.random(), 4 + 8 * rng.random(), rng, n=9, rough=.3), mix("#ffffff", "#bfe4dc", rng.random())))
    c.flats(it, a=.85)
    for y, w in ((958, 26), (1040, 13), (1104, 13)):
        c.line([(-20, y + 50), (2020, y - 16)], w, "#fbf6e8")
        c.line([(-20, y + 50 + w * .36), (2020, y - 16 + w * .36)], w * .3, "#8d98a4")
    for x in range(130, 2020, 300):
        y = np.interp(x, [-20, 2020], [1008, 942])
        c.poly(rect(x - 9, y, 18, 220), "#fbf6e8", "#8d98a4", "h")
    # A coil of rope on the rail post, and a gull that has paid for its passage.
    for k in range(5):
        c.line(ell(434 + k * 3, 1030 + 9 * k, 62 - 3 * k, 26, 0, 360, 40), 15, mix("#e0bd84", "#9a7444", k / 5))
        c.line(ell(434 + k * 3, 1026 + 9 * k, 62 - 3 * k, 26, 185, 350, 30), 4, "#fbe6b8")
    X, Y = 1330, 948
    c.poly(curve((X - 74, Y - 26), (X - 40, Y - 66), (X + 20, Y - 72), (X + 46, Y - 44), (X + 20, Y - 14), (X - 34, Y - 10), (X - 74, Y - 26), n=8), "#ffffff", "#c9d2dc", "v")
    c.poly(curve((X - 108, Y - 20), (X - 50, Y - 58), (X + 14, Y - 52), (X - 20, Y - 28), (X - 108, Y - 20), n=8), "#a4b0c0", "#76849a", "v")
    c.poly([(X - 112, Y - 18), (X - 66, Y - 36), (X - 72, Y - 20)], "#2c3444")
    c.poly(ell(X + 48, Y - 84, 27, 25), "#ffffff", "#dde4ea", "v")
    c.poly(curve((X + 22, Y - 84), (X + 20, Y - 60), (X + 50, Y - 56), (X + 66, Y - 76), n=6), "#ffffff")
    c.poly([(X + 70, Y - 90), (X + 104, Y - 78), (X + 70, Y - 74)], "#f0b03c", "#d8702c", "h")
    c.poly(ell(X + 56, Y - 90, 4.5), "#22242c")
    for dx in (-14, 8):
        c.line([(X + dx, Y - 14), (X + dx, Y + 18)], 6, "#e8a03c")
    for x, y, s, r in ((300, 280, 40, -8), (1620, 240, 54, 10), (1740, 300, 30, -6), (880, 190, 26, 4)):
        gull(c, x, y, s, flap=.6, rot=r)
    return c.finish(warp=1.1)


def kasbah_gate(u):
    """A horseshoe gate, blue through it, three cats on guard."""
    c = Canvas(1333, 2000, u, 34)
    rng = c.rng
    c.sky([(0, "#1f78b0"), (.6, "#6fb4d0"), (1, "#cfe4d8")], 0, 700, bands=8, wob=.05)
    # Wall in the sun, built of plaster patches.
    wt = [(-20, 260), (1353, 210), (1353, 1760), (-20, 1760)]
    c.poly(wt, "#fbdfae", "#e6b47c", "v")
    it = []
    for _ in range(260):
        x, y = rng.random() * 1333, 270 + 1450 * rng.random()
        it.append((blob(x, y, 30 + 110 * rng.random(), 16 + 50 * rng.random(), rng, rough=.35), ["#fdebc6", "#e3aa70", "#f4cf96", "#d89a68"][rng.integers(4)]))
    c.flats(it, a=.22)
    it = []
    for _ in range(90):
        x, y = rng.random() * 1333, 300 + 1400 * rng.random()
        for k in range(3):
            it.append((blob(x + k * 40, y + rng.normal() * 4, 19, 10, rng, rough=.15), mix("#c98e62", "#efc088", rng.random())))
    c.flats(it, a=.55)
    for k in range(9):
        x = -30 + k * 160
        y = 262 - x * .037
        c.poly([(x, y + 6), (x, y - 86), (x + 45, y - 116), (x + 90, y - 88), (x + 90, y + 4)], "#fbe2b4", "#d8a878", "h")
    gx, gb, gw, gh = 690, 1640, 560, 1010
    # The frame about the arch: a square of carved bands and tile.
    c.poly(rect(gx - 400, 470, 800, 1190), "#f6d49a", "#dca66e", "v")
    c.line([(gx - 400, 1660), (gx - 400, 470), (gx + 400, 470), (gx + 400, 1660)], 16, "#c98e5c")
    c.line([(gx - 372, 1660), (gx - 372, 498), (gx + 372, 498), (gx + 372, 1660)], 6, "#fff0c8")
    it = []
    cols = ["#1f6f8a", "#f6ecd0", "#2f8f6a", "#d8963c", "#23406f"]
    for k in range(27):
        x = gx - 378 + k * 28
        it.append(([(x, 398), (x + 14, 384), (x + 28, 398), (x + 14, 412)], cols[k % 5]))
        it.append(([(x + 14, 412), (x + 28, 398), (x + 42, 412), (x + 28, 426)], cols[(k + 2) % 5]))
        it.append(([(x, 426), (x + 14, 412), (x + 28, 426), (x + 14, 440)], cols[(k + 3) % 5]))
    c.poly(rect(gx - 400, 376, 800, 74), "#f6ecd0")
    c.flats(it)
    c.poly(rect(gx - 420, 352, 840, 24), "#e9bd84", "#c98e5c", "v")
    c.flats([([(x, 352), (x + 34, 352), (x + 28, 322), (x + 6, 322)], mix("#2f7f5a", "#5fa870", rng.random())) for x in range(gx - 430, gx + 420, 35)])
    # Voussoirs in two colours.
    r = gw / 2 * 1.16
    cy = gb - gh + r
    n = 27
    for k in range(n):
        a0, a1 = 150 + 240 * k / n, 150 + 240 * (k + 1) / n
        c.poly(ell(gx, cy, r * 1.3, r * 1.3, a0, a1, 5) + ell(gx, cy, r * .98, r * .98, a1, a0, 5), "#c8653f" if k % 2 else "#fdeccb", "#a84a34" if k % 2 else "#ecc896", "v")
    c.line(ell(gx, cy, r * 1.31, r * 1.31, 148, 392, 60), 8, "#b97a4e")
    # Through the gate: shade, then a bright lane with a blue sky and one far house.
    op = arch(gx, gb, gw, gh, "horseshoe")
    c.poly(op, "#8a5f78", "#5a4474", "v")
    inner = arch(gx + 40, gb - 2, gw * .76, gh * .9, "horseshoe")
    sl, m = c.mask(inner)
    hold = c.img.copy()
    c.poly(rect(gx - 250, 560, 600, 760), "#2f8abf", "#bfe0dc", "v")
    fl = []
    house(fl, gx + 80, 1330, 260, 330, rng, "#fdf3de", "#b9aac0", "#e9dcc8", win="#2f7f9a", rows=3, cols=2, door="#2f7f9a")
    house(fl, gx - 190, 1310, 220, 210, rng, "#f6d8c0", "#c4a0b0", "#e9dcc8", win="#3f6f8a", right=False)
    house(fl, gx - 60, 1322, 190, 150, rng, "#dcecf0", "#9ab0cc", "#e9dcc8", win="#3f6f8a")
    c.flats(fl)
    palm(c, gx - 90, 1320, 420, rng)
    c.poly([(gx - 260, 1300), (gx + 360, 1300), (gx + 420, 1660), (gx - 330, 1660)], "#fdeccb", "#f0c890", "v")
    fx = gx + 70
    c.shade([(fx, 1420), (fx + 20, 1420), (fx - 70, 1446), (fx - 96, 1444)], "#6a4a78", .6, 2)
    c.flats([(p, "#f6f1e4") for p in person(fx, 1420, 190, skirt=True)])
    c.poly([(fx - 22, 1262), (fx, 1226), (fx + 20, 1262)], "#f6f1e4")
    # Only what falls inside the opening stays.
    new = c.img[sl].copy()
    c.img[:] = hold
    c.img[sl] += (new - c.img[sl]) * m[..., None]
    return _gate_front(c, gx, gb, gw, gh, op, inner, rng)


def _gate_front(c, gx, gb, gw, gh, op, inner, rng):
    """The ground before the gate, the lantern and the three cats."""
    c.poly([(-20, 1700), (gx - 280, 1640), (gx + 280, 1640), (1353, 1690), (1353, 2010), (-20, 2010)], "#f6d8a0", "#d9a873", "v")
    it = []
    for row in range(12):
        y0, y1 = 1644 + 366 * (row / 12) ** 1.5, 1644 + 366 * ((row + 1) / 12) ** 1.5
        w = 46 + 12 * row
        for k in range(-2, 34):
            x = k * w + (w / 2) * (row % 2) - 60
            it.append((blob(x, (y0 + y1) / 2, w * .46, (y1 - y0) * .44, rng, n=12, rough=.1), mix("#c98f66", "#fbe4b8", rng.random())))
    c.flats(it, a=.5)
    c.shade([(gx - 330, 1650), (gx + 280, 1640), (gx + 40, 1860), (gx - 760, 1900)], "#6a4a86", .5, 5)
    # The left jamb throws its shadow into the opening.
    c.shade([(gx - gw / 2, 1640), (gx - gw / 2, 900), (gx - gw / 2 + 130, 980), (gx - gw / 2 + 130, 1640)], "#4a3468", .25, 10)
    lantern(c, gx, 800, 74, halo=.45)
    c.line([(gx, 640), (gx, 690)], 5, "#1d1a26")
    for side in (-1, 1):
        q = [(gx + side * 286, 1000), (gx + side * 420, 960), (gx + side * 420, 1700), (gx + side * 286, 1640)]
        c.poly(q, "#2f6f8a", "#1c3f60", "h")
        for k in range(4):
            c.line([quad(*q, (k + .5) / 4, 0), quad(*q, (k + .5) / 4, 1)], 4, "#173450", a=.6)
        fl = []
        for a in range(10):
            for b in range(4):
                x, y = quad(*q, (b + .5) / 4, (a + .5) / 10)
                fl.append((ell(x + 2, y + 3, 7), "#122a44"))
                fl.append((ell(x, y, 6), "#d8b86a"))
        c.flats(fl)
    for x, k in ((150, 1.15), (1180, 1.3)):
        pot(c, x, 1775, 120 * k, "#c8653f", rng, ["#2f6a3f", "#4f8f4a", "#7fae58"], ["#e0402f", "#f2705a", "#f9c0b0"], n=60, lean=-1)
    c.shade(ell(470, 1812, 130, 20), "#4a3468", .55, 5)
    cat_sitting(c, 500, 1815, 200, "#e0994a", "#9a5626", face=1)
    c.shade(ell(790, 1846, 150, 20), "#4a3468", .5, 5)
    cat_loaf(c, 800, 1846, 250, "#8f8a8a", "#565260", face=-1)
    c.shade(ell(960, 1716, 90, 14), "#4a3468", .5, 4)
    cat_sitting(c, 960, 1716, 138, "#f2ead8", "#b9a890", face=-1)
    return c.finish(warp=1.3)


def spices(u):
    """Cones of spice on brass trays, in the half dark of Driss's shop."""
    c = Canvas(2000, 1333, u, 35)
    rng = c.rng
    c.sky([(0, "#2c1a24"), (.5, "#4a2a2a"), (1, "#2a1620")], bands=7, wob=.12)
    # Shelves of jars, out of focus.
    for r, y in enumerate((150, 330, 510)):
        c.poly(rect(-10, y, 2020, 16), "#6a4430", "#3a2220", "v")
        x = 10
        while x < 2000:
            w = 62 + 40 * rng.random()
            h = 90 + 46 * rng.random()
            col = ["#c8752f", "#8f2f24", "#d9a83c", "#5f6f34", "#e0c890", "#7a4a5a", "#3f6f6a", "#b9502f"][rng.integers(8)]
            c.poly(rect(x, y - h, w, h), mix(col, "#2c1a24", .25), mix(col, "#1a0f18", .66), "h")
            c.poly(rect(x + w * .1, y - h * .94, w * .12, h * .8), "#fff0d0", a=.35)
            c.poly(rect(x - 2, y - h - 14, w + 4, 18), "#b98a4a", "#4a2f20", "h")
            x += w + 12 + 16 * rng.random()
    soften(c, 3.2, (0, 0, 2000, 540))
    for x in (420, 1000, 1600):
        c.glow(x, 60, 380, "#ffb45a", .45)
    for x in (420, 1600):
        c.line([(x, -10), (x, 120)], 4, "#150c12")
        lantern(c, x, 160, 62)
    spice = [("#e8a92a", "#b5701a"), ("#b8321f", "#701a1c"), ("#8f9a3a", "#56622a"), ("#d8612a", "#8f3318"), ("#7a4528", "#46241c"), ("#f2cf5a", "#c08a2a"),
             ("#c9a27a", "#8a6248"), ("#d84a6a", "#8a2440"), ("#4a2c24", "#241418"), ("#dfcf9f", "#a68f62")]

    def cone(x, y, R, H, k):
        """One heap on its tray: a lit side, a dark one, grain sliding down, a scoop's mark."""
        lit, dark = spice[k % len(spice)]
        c.shade(ell(x + R * .25, y + R * .16, R * 1.2, R * .36), "#12080e", .7, 9)
        c.poly(ell(x, y, R * 1.16, R * .36), "#e8bd62", "#7a4f22", "h")
        c.poly(ell(x, y - R * .03, R * 1.08, R * .31), "#7a4f22", "#d8a850", "h")
        c.line(ell(x, y, R * 1.16, R * .36, 20, 160), R * .05, "#fbe6a4", a=.75)
        base = ell(x, y - R * .05, R, R * .28, 0, 180, 30)
        tip = (x - R * .03, y - H)
        left = curve((x - R, y - R * .05), (x - R * .5, y - H * .46), (x - R * .12, y - H * .93), tip, n=8)
        right = curve(tip, (x + R * .12, y - H * .92), (x + R * .52, y - H * .45), (x + R, y - R * .05), n=8)
        c.poly(left + right + base, mix(lit, "#ffffff", .06), lit, "v")
        ridge = curve(tip, (x + R * .06, y - H * .6), (x + R * .16, y - H * .25), (x + R * .1, y + R * .2), n=8)
        c.poly(ridge + [(x + R * .6, y + R * .17), (x + R, y - R * .05)] + right[::-1], dark, mix(dark, "#1a0c14", .35), "d", a=.82)
        it = []
        for _ in range(int(R * 2.4)):
            a = math.pi * rng.random()
            t = rng.random() ** .6
            px = x + math.cos(a) * R * t
            py = y - H * (1 - t) ** .9 + math.sin(a) * R * .24 * t
            s = R * .012 + 2.2 * rng.random()
            side = px > x + R * .1 * t
            it.append((ell(px, py, s * 1.2, s, n=7), mix(dark if side else lit, "#ffffff" if rng.random() < .45 else "#1a0c14", .28)))
        c.flats(it, a=.75)
        for q in range(5):
            a = 2.0 + .35 * q
            c.line([(lerp(tip[0], x + R * math.cos(a) * .9, t), lerp(tip[1], y + R * .2 * math.sin(a), t ** .9)) for t in np.linspace(.12, .9, 8)], R * .018, mix(lit, "#fff6d0", .5), a=.5)

    k = 0
    for y, R, H, xs in ((700, 118, 215, np.arange(80, 2000, 290)), (880, 158, 285, np.arange(-40, 2100, 388)), (1130, 218, 390, np.arange(150, 2100, 545))):
        c.poly([(-10, y + R * .1), (2010, y + R * .1), (2010, y + R * .75), (-10, y + R * .75)], "#5f3a2a", "#2f1a1c", "v")
        for x in xs:
            cone(x, y, R, H * (.92 + .16 * rng.random()), k)
            k += 3
    # Along the front edge: cinnamon, star anise, a little brass scale.
    c.poly(rect(-10, 1262, 2020, 80), "#8a5a36", "#3f241c", "v")
    c.line([(-10, 1262), (2010, 1262)], 5, "#d8a868", a=.8)
    for q in range(15):
        x = 120 + q * 13 + rng.normal() * 5
        c.poly(taper([(x, 1300 - q % 4 * 9), (x + 250, 1270 - q % 4 * 9 + rng.normal() * 8)], 17, 15), "#c9793f", "#6a3420", "v")
    c.line(curve((225, 1260), (240, 1290), (232, 1318), n=6), 7, "#e9d6a8")
    for x, y in ((620, 1290), (690, 1306), (760, 1284), (1330, 1300), (1400, 1286)):
        for q in range(8):
            a = q * .785
            c.poly(taper([(x, y), (x + 34 * math.cos(a), y + 20 * math.sin(a))], 3, 2, 13), "#7a4224", "#4a2418", "h")
            c.poly(ell(x + 20 * math.cos(a), y + 12 * math.sin(a), 4.5, 3.4), "#d89a52")
    c.glow(1000, 700, 900, "#ffb86a", .14)
    return c.finish(warp=1.2, vignette=.26)


def zellige(u):
    """A wall fountain of cut tile: one star, repeated till it takes your breath."""
    c = Canvas(1700, 1700, u, 36, "#efe4cc")
    rng = c.rng
    S = 268
    cols = {"blue": ["#1f4f8f", "#2a62a6", "#183f78"], "green": ["#1f7a5f", "#2f9474", "#17614c"], "honey": ["#d8942f", "#e8ab45", "#c07c22"], "black": ["#23222f", "#302e3e", "#191824"], "red": ["#a83a2a", "#bc4c36", "#8f2c22"], "white": ["#fbf4e2", "#f2e8d0", "#fffaf0"]}

    def pick(name):
        return cols[name][rng.integers(3)]

    fl, gl = [], []

    def tile(pts, name):
        """One piece, a hair small so the mortar shows, with a glaze gleam on some."""
        cx, cy = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
        q = [(cx + (x - cx) * .94 + rng.normal() * .5, cy + (y - cy) * .94 + rng.normal() * .5) for x, y in pts]
        fl.append((q, mix(pick(name), "#ffffff" if rng.random() < .5 else "#101020", .1 * rng.random())))
        if rng.random() < .3:
            gl.append((lens(cx - 4, cy - 6, 16 + 16 * rng.random(), 5, rng, -.4), "#ffffff"))

    def star(cx, cy, R, n, inner, rot=0.0):
        return [(cx + (R if k % 2 == 0 else R * inner) * math.cos(math.pi * k / n + rot), cy + (R if k % 2 == 0 else R * inner) * math.sin(math.pi * k / n + rot)) for k in range(2 * n)]

    for i in range(-1, 9):
        for j in range(-1, 9):
            cx, cy = i * S, j * S
            main = ("blue", "green", "blue", "honey")[(i + 2 * j) % 4]
            n = 8
            # Heart, petals, ring of darts, ring of kites: an eight-fold rose.
            tile(star(cx, cy, S * .13, n, .62), "white" if main != "honey" else "black")
            for k in range(n):
                a = 2 * math.pi * k / n
                b = a + math.pi / n
                P = lambda r, t: (cx + S * r * math.cos(t), cy + S * r * math.sin(t))
                tile([P(.135, a), P(.21, a - .3), P(.3, a), P(.21, a + .3)], main)
                tile([P(.09, b), P(.205, b - .09), P(.305, b), P(.205, b + .09)], "black")
                tile([P(.315, a), P(.31, a + .35), P(.41, b - .06), P(.435, a + .12)], "white")
                tile([P(.315, a), P(.31, a - .35), P(.41, a - math.pi / n + .06), P(.435, a - .12)], "white")
                tile([P(.32, b), P(.4, b - .14), P(.49, b), P(.4, b + .14)], "red" if main == "honey" else "honey")
            # What is left between two roses, and the white strap that runs round each.
            for k in range(n):
                a, b = 2 * math.pi * k / n, 2 * math.pi * k / n + math.pi / n
                P = lambda r, t: (cx + S * r * math.cos(t), cy + S * r * math.sin(t))
                tile([P(.445, a - .1), P(.5, a), P(.445, a + .1), P(.42, a)], "green" if main == "blue" else "blue")
                tile([P(.45, a + .15), P(.52, a + .2), P(.5, b - .06), P(.43, b - .17)], "white")
                tile([P(.45, a - .15), P(.52, a - .2), P(.5, b - 2 * math.pi / n + .06), P(.43, b - 2 * math.pi / n + .17)], "white")
            # The corner star between four roses.
            ox, oy = cx + S / 2, cy + S / 2
            tile(star(ox, oy, S * .15, 4, .5), "red" if (i + j) % 2 else "green")
            for k in range(4):
                a = math.pi / 2 * k + math.pi / 4
                P = lambda r, t: (ox + S * r * math.cos(t), oy + S * r * math.sin(t))
                tile([P(.085, a - .4), P(.15, a - .2), P(.19, a), P(.15, a + .2), P(.085, a + .4)], "white")
    c.poly(rect(-10, -10, 1720, 1720), "#22506a", "#173a54", "d")
    c.flats(fl, tex=.1)
    c.flats(gl, a=.34, blur=1.2)
    # The basin comes forward below: a carved lip, water, a brass spout and its thread of water.
    c.shade(rect(-10, 1090, 1720, 60), "#1a2440", .55, 16)
    c.poly([(-10, 1120), (1710, 1120), (1710, 1210), (-10, 1210)], "#fdf3de", "#d8c4a4", "v")
    c.flats([(ell(60 + k * 96, 1168, 30, 20), "#d3bc96") for k in range(18)])
    c.flats([(ell(60 + k * 96, 1165, 17, 11), "#fff8e8") for k in range(18)])
    c.water(1210, 1560, "#1f5f74", "#0f3f58", ["#2f8f9c", "#0f3a54", "#7fc8c0", "#1d6f86", "#d8a050"], n=520, seed=5, lmin=40, lmax=260, tmin=2, tmax=12, a=.6)
    c.poly([(-10, 1550), (1710, 1550), (1710, 1710), (-10, 1710)], "#fffaf0", "#cdb898", "v")
    c.shade(rect(-10, 1550, 1720, 10), "#6a5040", .5, 3)
    it = []
    for k in range(36):
        x = k * 50 - 20
        it.append(([(x, 1640), (x + 25, 1612), (x + 50, 1640), (x + 25, 1668)], ["#1f4f8f", "#1f7a5f", "#d8942f"][k % 3]))
        it.append((star(x + 50, 1668, 12, 4, .5), "#23222f"))
    c.flats(it)
    X = 850
    c.shade(ell(X + 26, 850, 150, 150), "#101830", .5, 18)
    c.poly(star(X, 830, 168, 8, .82, .2), "#f2cc70", "#8f5c22", "d")
    c.poly(ell(X, 830, 118), "#b07a2c", "#f2cc70", "d")
    c.poly(star(X, 830, 96, 8, .6), "#e8bd5a", "#8f5c22", "d")
    for k in range(16):
        a = k * math.pi / 8
        c.poly(ell(X + 132 * math.cos(a), 830 + 132 * math.sin(a), 8), "#fdeab0")
    c.poly(taper(curve((X, 820), (X, 870), (X, 900), (X, 930), n=8), 56, 34), "#fbe29a", "#7a4a1c", "h")
    c.poly(ell(X, 932, 20, 9), "#4a2a14")
    c.poly(taper(curve((X, 932), (X + 3, 1080), (X - 2, 1250), (X + 1, 1376), n=10), 17, 24), "#e9fbf6", "#8fd0d0", "h", a=.88)
    c.line([(X - 4, 940), (X - 3, 1370)], 4, "#ffffff", a=.9)
    for k in range(7):
        c.line(ell(X, 1384, 40 + k * 46, 9 + k * 11, 0, 360, 50), 7 - .7 * k, "#dff6f0", a=.8 - .09 * k)
    it = [(ell(X + rng.normal() * 34, 1376 - abs(rng.normal()) * 34, 2 + 4 * rng.random()), "#ffffff") for _ in range(70)]
    c.flats(it, a=.9)
    for x in (220, 1430):
        c.poly(ell(x, 1360 + 20 * (x > 500), 26, 12), "#e8563c", "#a82c3c", "d")
        c.poly(ell(x + 30, 1372 + 20 * (x > 500), 20, 9), "#f28a6a", "#c8452f", "d")
    # Late light through a lattice falls across the wall.
    sh = []
    for i in range(-2, 16):
        for j in range(8):
            x, y = 1750 - i * 120 - j * 30, j * 130 - 60
            sh.append(rect(x, y, 66, 78))
    sl, m = c.mask(sh, 7)
    gx, gy = c.grid(sl)
    c.coat(sl, m * .3 * smooth(1150, 900, gy) * smooth(100, 1200, gx), rgb("#ffe6a8"), "scr")
    c.shade([(-10, -10), (760, -10), (120, 1130), (-10, 1130)], "#4a4a86", .35, 30)
    return c.finish(grain=0.004, warp=1.0)


def mint_tea(u):
    """Mint tea at the Hafa, the light through it, Spain a line beyond."""
    c = Canvas(1333, 2000, u, 37)
    rng = c.rng
    hy = 700
    c.sky([(0, "#5a86c8"), (.45, "#a8bce0"), (.8, "#f4d8d0"), (1, "#fde4b8")], 0, hy, bands=11, wob=.05)
    c.clouds(60, 560, "#fffaf0", "#c4d2ce", cover=.34, cell=(700, 90), seed=71, steps=2, a=.8)
    c.ridge(676, 26, 260, 4, "#9a94b8", foot="#c9bcc4", bottom=hy + 3, fade=40, facets=.3, lit="#b8acc4")
    c.water(hy, 1280, "#58b0b4", "#1f7f94", ["#7fd0c4", "#2f96a4", "#c4ece0", "#1d6f8a", "#3fa4a8"], n=1000, seed=13, lmin=10, lmax=180, tmin=1, tmax=9, a=.7)
    c.glitter(1000, hy + 3, 1240, 80, 240, ["#fffbe4", "#fff0c0"], n=320, lmax=90, tmax=7)
    c.poly([(300, 740), (420, 736), (410, 750), (312, 750)], "#3a4a6a")
    c.poly(rect(384, 722, 16, 16), "#f6f1e4")
    # A terrace below, with chairs, a parapet and prickly pear.
    c.poly([(-20, 1120), (700, 1160), (700, 1300), (-20, 1300)], "#fdf6e6", "#c9bcc8", "v")
    c.poly([(-20, 1100), (715, 1142), (715, 1166), (-20, 1126)], "#ffffff", "#e9dcc8", "h")
    for x, col in ((40, "#d8452f"), (200, "#2f6fa0")):
        for dx in (0, 74):
            c.line([(x + dx, 1120 + x * .06), (x + dx - 6, 1040 + x * .06)], 9, col)
        c.line([(x - 8, 1044 + x * .06), (x + 74, 1050 + x * .06)], 14, col)
        c.line([(x - 6, 1072 + x * .06), (x + 74, 1078 + x * .06)], 8, col)
    fl = []
    for x, y, r, rot in ((1130, 1230, 76, -20), (1240, 1190, 84, 15), (1180, 1110, 70, 5), (1300, 1080, 76, -12), (1090, 1130, 52, -35), (1250, 1010, 52, 10)):
        fl.append((ell(x, y, r * .62, r, rot=rot), mix("#4f8a5a", "#2f5f48", rng.random() * .6)))
        fl.append((ell(x - r * .14, y - r * .1, r * .38, r * .72, rot=rot), "#6fa868"))
        for k in range(14):
            fl.append((ell(x + rng.normal() * r * .28, y + rng.normal() * r * .45, 2.4), "#f2e8b0"))
    for x, y in ((1228, 962), (1276, 972), (1296, 1004), (1150, 1042), (1208, 1046)):
        fl.append((ell(x, y, 15, 20), "#d8452f"))
        fl.append((ell(x - 4, y - 6, 5, 7), "#f6906a"))
    c.flats(fl)
    # The table: tile in a corner-on grid.
    T = [(-420, 1330), (1753, 1330), (2450, 2120), (-1120, 2120)]
    c.poly([(-20, 1322), (1353, 1322), (1353, 1346), (-20, 1346)], "#a86a3c", "#6a3a24", "v")
    c.poly([(-20, 1340), (1353, 1340), (1353, 2010), (-20, 2010)], "#e9dcc0")
    fl = []
    n = 22
    for i in range(n):
        for j in range(9):
            v0, v1 = (j / 9) ** 1.35, ((j + 1) / 9) ** 1.35
            p = [quad(*T, (i + .03) / n, v0 + .004), quad(*T, (i + .97) / n, v0 + .004), quad(*T, (i + .97) / n, v1 - .004), quad(*T, (i + .03) / n, v1 - .004)]
            col = ("#2f6fa0", "#f6ecd4")[(i + j) % 2]
            fl.append((p, mix(col, ["#ffffff", "#173a66"][rng.integers(2)], .12 * rng.random())))
            m = [quad(*p, .5, .12), quad(*p, .88, .5), quad(*p, .5, .88), quad(*p, .12, .5)]
            fl.append((m, "#f0b84a" if (i + j) % 2 == 0 else "#3f8a6a"))
            m = [quad(*p, .5, .32), quad(*p, .68, .5), quad(*p, .5, .68), quad(*p, .32, .5)]
            fl.append((m, "#f6ecd4" if (i + j) % 2 == 0 else "#f6ecd4"))
    c.flats(fl)
    c.poly([(-20, 1340), (1353, 1340), (1353, 1420), (-20, 1420)], "#fff6dc", a=.3, blur=18)
    gx, top, bot, wt, wb = 600, 880, 1690, 208, 150
    # Light through the tea falls forward on the table, green-gold.
    c.shade([(gx - wb, bot - 8), (gx + wb, bot - 8), (gx + wb - 140, 2010), (gx - wb - 300, 2010)], "#54407a", .5, 12)
    c.poly([(gx - wb * .7, bot + 10), (gx + wb * .7, bot + 10), (gx + wb * .4 - 120, 1940), (gx - wb * .7 - 200, 1940)], "#f6c84a", a=.55, blur=18, mode="scr")
    c.poly(curve((gx - 80, bot + 50), (gx - 130, 1800), (gx - 190, 1900), n=6) + curve((gx - 130, 1900), (gx - 60, 1800), (gx + 10, bot + 50), n=6), "#fff3b0", a=.5, blur=14, mode="scr")
    body = [(gx - wt, top)] + curve((gx - wt, top), (gx - wt * .93, 1300), (gx - wb, bot - 20), n=12) + ell(gx, bot - 20, wb, 34, 180, 0, 24) + curve((gx + wb, bot - 20), (gx + wt * .93, 1300), (gx + wt, top), n=12)
    c.poly(body, "#e9f4ea", "#cfe0d0", "h", a=.35)
    lv = 1010
    w = lambda y: np.interp(y, [top, 1300, bot - 20], [wt, wt * .93, wb]) - 12
    tea = [(gx - w(lv), lv)] + [(gx - w(y), y) for y in np.linspace(lv, bot - 50, 14)] + ell(gx, bot - 52, w(bot - 50), 30, 180, 0, 20) + [(gx + w(y), y) for y in np.linspace(bot - 50, lv, 14)]
    c.poly(tea, "#f2b63a", "#b8681c", "h", a=.93)
    c.poly([(gx - 60, lv + 20), (gx + 60, lv + 20), (gx + 40, bot - 60), (gx - 50, bot - 60)], "#ffe68a", a=.6, blur=28)
    # Mint: stems and toothed leaves, darker inside the tea, bright above it.
    stems = []
    def leaf(x, y, L, a, col, vein):
        ca, sa = math.cos(a), math.sin(a)
        pts = []
        for s in (1, -1):
            ks = np.linspace(0, 1, 13) if s == 1 else np.linspace(1, 0, 13)
            for i, k in enumerate(ks):
                h = s * L * .3 * math.sin(math.pi * k) ** .8 * (1 + .1 * (i % 2))
                pts.append((x + L * k * ca - h * sa, y + L * k * sa + h * ca))
        mx, my = x + L * .5 * ca, y + L * .5 * sa
        stems.append(([(mx + (px - mx) * 1.12, my + (py - my) * 1.12 + 3) for px, py in pts], mix(col, "#0f2f20", .55)))
        stems.append((pts, col))
        stems.append((taper([(x, y), (x + L * .95 * ca, y + L * .95 * sa)], L * .035, 1), vein))
        for k in (.3, .5, .7):
            for s in (-1, 1):
                stems.append((taper([(x + L * k * ca, y + L * k * sa), (x + L * (k + .14) * ca - s * L * .16 * sa, y + L * (k + .14) * sa + s * L * .16 * ca)], L * .02, .8), vein))
    for _ in range(34):
        x, y = gx + rng.normal() * 84, lv + 60 + 500 * rng.random() ** 1.3
        x = np.clip(x, gx - w(y) + 50, gx + w(y) - 50)
        leaf(x, y, 70 + 60 * rng.random(), rng.random() * 6.28, mix("#b08a1e", "#7f8420", rng.random()), "#d8b040")
    sl, m = c.mask(tea)
    hold = c.img[sl].copy()
    c.flats(stems, a=.62, blur=.8)
    c.img[sl] = hold + (c.img[sl] - hold) * m[..., None]
    stems.clear()
    c.poly(ell(gx, lv, w(lv), 42), "#d8942a", "#f6cc5a", "v")
    c.poly(ell(gx, lv, w(lv) * .97, 38, 180, 360), "#fbe08a", a=.6)
    # Behind, a dark mass of leaves; before it sprigs whose leaves stand in pairs, large below, small at the tip.
    for _ in range(46):
        x, y = gx + rng.normal() * 88, lv - 40 - 190 * rng.random()
        leaf(x, y, 90 + 50 * rng.random(), -math.pi / 2 + rng.normal() * 1.0, mix("#1f5a34", "#2f7040", rng.random()), "#3f8a4a")
    for x0, tilt, L in ((gx - 80, -.42, 330), (gx + 100, .46, 310), (gx + 44, .16, 430), (gx - 26, -.12, 390), (gx + 6, .02, 300)):
        pts = [(x0 + tilt * L * t + 16 * math.sin(4 * t + x0), lv + 10 - L * t) for t in np.linspace(0, 1, 9)]
        stems.append((taper(pts, 12, 5), "#6a7a3c"))
        for i in range(2, 9):
            q = i / 8
            for s in (-1, 1):
                size = lerp(158, 74, q) * (.85 + .3 * rng.random())
                ang = -math.pi / 2 + s * lerp(1.35, .55, q) + tilt * .5 + rng.normal() * .16
                leaf(*pts[i], size, ang, mix(["#2f7a3a", "#4a9844", "#63b04c", "#3a8a40"][rng.integers(4)], "#b8dc70", .35 * q), "#b4dc84")
        leaf(*pts[-1], 70, -math.pi / 2 + tilt * .5, "#9ad468", "#d4f2a0")
    c.flats(stems)
    # Glass: rim, painted band, gleams, thick foot.
    c.line(ell(gx, top, wt, 44, 0, 360, 60), 7, "#fbfff6", a=.9)
    c.line(ell(gx, top, wt, 44, 20, 160, 40), 5, "#8fb0ac", a=.8)
    for k in range(9):
        t = -1 + 2 * (k + .5) / 9
        x = gx + math.sin(t * 1.35) * wt * .94
        yb = 1180 + 40 * math.cos(t * 1.35)
        s = 30 * math.cos(t * 1.2)
        c.poly([(x, yb - 38), (x + s, yb), (x, yb + 38), (x - s, yb)], "#c8452f" if k % 2 else "#1f6f8a", a=.88)
        c.poly([(x, yb - 17), (x + s * .45, yb), (x, yb + 17), (x - s * .45, yb)], "#fdeab0")
    for o in (-52, 52):
        c.line([(gx + math.sin(t) * wt * .96, 1180 + o + 40 * math.cos(t)) for t in np.linspace(-1.45, 1.45, 30)], 7, "#f2cc62")
    c.poly(taper(curve((gx - wt + 34, top + 60), (gx - wt * .82, 1300), (gx - wb + 26, bot - 90), n=10), 24, 12), "#ffffff", a=.55, blur=2)
    c.poly(taper(curve((gx + wt - 26, top + 80), (gx + wt * .84, 1300), (gx + wb - 18, bot - 120), n=10), 10, 6), "#ffffff", a=.7)
    c.poly(ell(gx, bot - 26, wb, 34, 0, 180, 24) + ell(gx, bot - 50, wb * .94, 28, 180, 0, 24)[::1], "#fff6d0", "#a8742c", "h", a=.6)
    c.line(ell(gx, bot - 22, wb, 33, 0, 180, 30), 6, "#ffffff", a=.7)
    for k in range(4):
        x = gx + 70 + 40 * k
        c.line([(x - 260 + 20 * math.sin(k + t * 5) , 820 - 200 * t - 30 * k) for t in np.linspace(0, 1, 14)], 9, "#ffffff", a=.16, w1=2, blur=5)
    # Sugar, and the edge of a brass tray.
    for x, y, s, r in ((1010, 1720, 78, 12), (1120, 1772, 74, -18)):
        ca, sa = math.cos(math.radians(r)), math.sin(math.radians(r))
        R = lambda px, py: (x + px * ca - py * sa, y + px * sa * .6 + py)
        c.shade([R(-s, s * .5), R(s * .3, s * .8), (x - s * 1.9, y + s * 1.1), (x - s * 2.3, y + s * .8)], "#54407a", .45, 6)
        c.poly([R(-s * .7, -s * .3), R(0, -s * .55), R(s * .7, -s * .3), R(0, 0)], "#ffffff", "#f6ecd8", "h")
        c.poly([R(-s * .7, -s * .3), R(0, 0), R(0, s * .62), R(-s * .7, s * .3)], "#e9dfe0", "#c9bcc8", "v")
        c.poly([R(s * .7, -s * .3), R(0, 0), R(0, s * .62), R(s * .7, s * .3)], "#fffaf0", "#efe0cc", "v")
    c.glow(1150, 620, 700, "#fff0c0", .28)
    return c.finish(warp=1.0)


def night_lane(u):
    """A lane at night: one iron lantern, its stars on the walls, light in the windows above."""
    c = Canvas(1333, 2000, u, 38)
    rng = c.rng
    V = View(700, 1130, 900, eye=1.55)
    c.sky([(0, "#081028"), (.6, "#12224c"), (1, "#2a3a6a")], 0, 1200, bands=10, wob=.05)
    c.stars(900, 160, seed=5, big=3)
    zs = [13, 10.5, 8.3, 6.5, 5.0, 3.8, 2.8, 1.9, 1.15]
    half = 1.45
    # End of the lane: a lit arch, stairs going up through it.
    zf = 13
    c.poly(V.face((-half, -.2, zf), (half, -.2, zf), (half, 5, zf), (-half, 5, zf)), "#4a4a74", "#2f3260", "v")
    ax, ay = V(0, 0, zf)
    c.poly(arch(ax, ay + 6, 108, 190, "horseshoe"), "#ffcf74", "#e8893a", "v")
    for k in range(6):
        c.poly(rect(ax - 52 + k * 3, ay - 6 - 14 * k, 104 - 6 * k, 14), mix("#8f4a34", "#f0b06a", k / 6))
    c.glow(ax, ay - 70, 150, "#ffb04a", .55)
    c.poly(V.face((-half, 0, zf), (half, 0, zf), (half, 0, .9), (-half, 0, .9)), "#5f4a5a", "#2a2448", "v")
    L, R = ["#6a6488", "#5a5880", "#756a86", "#545078", "#6f6684", "#5a527a", "#655c82", "#4f4874"], ["#4a4c78", "#54527c", "#43446e", "#4f4a74", "#3f406a", "#484470", "#3a3a64", "#35345c"]
    for k in range(8):
        z1, z0 = zs[k], zs[k + 1]
        for s, cols in ((-1, L), (1, R)):
            x = s * half * (1 + .1 * math.sin(k * 2.7 + s))
            h = 5.2 + 1.5 * math.sin(k * 1.9 + s * 1.3)
            col = cols[k]
            c.poly(V.face((x, 0, z1), (x, h, z1), (x, h, z0), (x, 0, z0)), mix(col, "#0e1438", .62), mix(col, "#c07a48", .34 if z0 < 7 else .2), "v")
            c.poly(V.face((x, 0, z1), (x, 1.1, z1), (x, 1.1, z0), (x, 0, z0)), "#3f7fc0", "#2a4a90", "v", a=.7)
            nx = s * half * (1 + .1 * math.sin((k + 1) * 2.7 + s))
            if k < 7:
                c.poly(V.face((x, 0, z0), (nx, 0, z0), (nx, 6.8, z0), (x, h, z0)), "#1f2450", a=.55)
            zm0, zm1 = lerp(z1, z0, .3), lerp(z1, z0, .62)
            door = (k + (s > 0)) % 3 == 0
            if door:
                hh = 2.0
                c.poly(V.face((x, 0, zm0), (x, hh * .8, zm0), (x, hh, (zm0 + zm1) / 2), (x, hh * .8, zm1), (x, 0, zm1)), "#1d4f6f" if k != 4 else "#ffcf7a", "#12284a" if k != 4 else "#d87a34", "v")
            for f in (2.5, 4.0):
                if f + 1 > h:
                    continue
                on = (k * 7 + int(f) * 3 + (s > 0) * 5) % 5 < 3
                p = V.face((x, f, zm0), (x, f + .85, zm0), (x, f + .85, zm1), (x, f, zm1))
                c.poly(p, "#ffdb8a" if on else "#161c40", "#e8893a" if on else "#222a54", "v")
                mx, my = sum(q[0] for q in p) / 4, sum(q[1] for q in p) / 4
                if on:
                    c.glow(mx, my, 420 / z0 * .55, "#ffa84a", .5)
                for j in range(1, 4):
                    zz = lerp(zm0, zm1, j / 4)
                    c.line(V.face((x, f, zz), (x, f + .85, zz)), 9 / zz, "#151430")
                c.line(V.face((x, f + .42, zm0), (x, f + .42, zm1)), 8 / z0, "#151430")
    # A beam bridge between the houses, with a room in it.
    z = 6.4
    c.poly(V.face((-half * 1.1, 3.3, z), (half * 1.1, 3.3, z), (half * 1.1, 5.0, z), (-half * 1.1, 5.0, z)), "#5a5880", "#8a5f5a", "v")
    for x in np.linspace(-1.35, 1.35, 9):
        c.poly(V.face((x, 3.16, z), (x + .12, 3.16, z), (x + .12, 3.34, z), (x, 3.34, z)), "#2a1c24")
    for x in (-.75, .35):
        p = V.face((x, 3.75, z), (x + .45, 3.75, z), (x + .45, 4.55, z), (x, 4.55, z))
        c.poly(p, "#f09a44", "#ffe096", "v")
        c.glow((p[0][0] + p[1][0]) / 2, (p[0][1] + p[2][1]) / 2, 70, "#ffb04a", .5)
        for j in range(1, 4):
            c.line([quad(*p, j / 4, 0), quad(*p, j / 4, 1)], 3, "#3a2030")
        c.line([quad(*p, 0, .5), quad(*p, 1, .5)], 3, "#3a2030")
    # Paving, wet with light.
    it = []
    for k in range(46):
        zz = 1.0 * (13 / 1.0) ** (k / 46)
        for x in np.arange(-half * 1.2, half * 1.2, .36):
            o = .18 * (k % 2)
            warm = math.exp(-((zz - 2.6) / 1.1) ** 2) * math.exp(-((x + .35) / .8) ** 2)
            it.append((V.face((x + o, 0, zz), (x + o + .33, 0, zz), (x + o + .33, 0, zz * 1.05), (x + o, 0, zz * 1.05)), mix(mix("#332c54", "#5a4a68", rng.random()), "#f0a85a", min(.85, warm))))
    c.flats(it, a=.6)
    lx, ly = 452, 640
    # The pierced lantern throws specks of light on the wall beside it, stretched as the wall runs away.
    it = []
    for ring in range(9):
        for k in range(22):
            a = math.pi * (.5 + k / 21)
            r = 150 + ring * 58
            x, y = lx + r * .95 * math.cos(a) + rng.normal() * 4, ly + 30 + r * .8 * math.sin(a) + rng.normal() * 4
            if x > 470 or x < -20 or y > 1150:
                continue
            s = 5 + ring * 1.5
            it.append(([(x - s * 1.2, y), (x, y - s * .9), (x + s * 1.2, y), (x, y + s * .9)], mix("#fff0b8", "#f0a04a", ring / 9)))
    c.flats(it, a=.36, blur=1)
    c.glow(lx, ly, 430, "#d8641f", .34)
    c.glow(lx, ly + 40, 190, "#ffb85a", .4)
    c.line([(180, 470), (lx + 6, 470)], 10, "#12101e")
    c.line(curve((180, 560), (300, 540), (400, 474), n=8), 6, "#12101e")
    lantern(c, lx, ly, 98, halo=.45)
    c.line([(lx, 470), (lx, 500)], 6, "#12101e")
    it = []
    for a in range(6):
        for b in range(4):
            it.append(([(lx - 30 + a * 12, ly - 20 + b * 20), (lx - 26 + a * 12, ly - 26 + b * 20), (lx - 22 + a * 12, ly - 20 + b * 20), (lx - 26 + a * 12, ly - 14 + b * 20)], "#c8702a"))
    c.flats(it, a=.7)
    # Lamplight lies along the wall behind the lantern and comes back up off the stones.
    c.poly(ell(300, 700, 250, 420), "#e8893a", a=.3, mode="scr", blur=80, tex=0)
    c.poly(ell(640, 1500, 420, 150), "#d8702a", a=.22, mode="scr", blur=60, tex=0)
    # The cat with half an ear, leading; somebody's back going off under the bridge.
    cx, cy = 820, 1640
    c.shade(ell(cx + 60, cy + 8, 190, 22), "#0c0a20", .6, 6)
    def P(q, v):
        return (cx + q, cy - v)
    col, dk = "#e0893a", "#7a3a20"
    for q, a in ((-86, -12), (-60, 16), (70, -16), (94, 14)):
        c.poly(taper(curve(P(q, 76), P(q + a * .6, 36), P(q + a, 0), n=6), 30, 18), dk if a < 0 else col)
    c.poly(curve(P(-120, 110), P(-60, 142), P(40, 132), P(110, 140), P(128, 96), P(80, 62), P(-60, 62), P(-118, 76), P(-120, 110), n=8), mix(col, "#ffd08a", .3), dk, "v")
    for k in range(5):
        c.line(curve(P(-70 + 34 * k, 138), P(-64 + 34 * k, 110), P(-72 + 34 * k, 92), n=5), 8, dk, a=.6)
    c.poly(taper(curve(P(-112, 104), P(-170, 150), P(-190, 220), P(-160, 262), n=8), 26, 14), col, dk, "v")
    c.poly(ell(*P(136, 150), 44, 39), col)
    c.poly([P(110, 176), P(112, 222), P(140, 186)], col)
    c.poly([P(146, 184), P(160, 202), P(174, 172)], dk)
    c.poly(ell(*P(150, 152), 6, 7), "#f6e88a")
    c.poly(ell(*P(166, 136), 14, 10), "#fbe0b4")
    for k in (-1, 0, 1):
        c.line([P(172, 136 + 4 * k), P(214, 140 + 12 * k)], 1.8, "#fff0d0", a=.6)
    fx, fy = V(.25, 0, 7.4)
    c.flats([(p, "#141634") for p in person(fx, fy, 205, skirt=True)])
    c.poly([(fx - 24, fy - 168), (fx, fy - 214), (fx + 24, fy - 168)], "#141634")
    pot(c, 205, 1700, 120, "#2f6f9a", rng, ["#24503f", "#3a6a48", "#7a8a4a"], ["#e8793a", "#c8452f"], n=46, lean=1)
    pot(c, 120, 1830, 150, "#a85a3a", rng, ["#24503f", "#3a6a48", "#8a8a4a"], n=60, lean=1)
    return c.finish(warp=1.1, vignette=.26)


def moon_roofs(u):
    """Half past one from the roof: the late moon, white roofs to the harbour, a lit ship."""
    c = Canvas(2000, 1333, u, 39)
    rng = c.rng
    c.sky([(0, "#071028"), (.45, "#10264e"), (.8, "#24497a"), (1, "#4a6f92")], 0, 640, bands=13, wob=.05)
    c.stars(560, 420, seed=6, big=3)
    mx, my, R = 1330, 330, 92
    c.glow(mx, my, 520, "#d8a860", .34)
    c.glow(mx, my, 200, "#ffdf9a", .5)
    # A waning moon, some days past full: rather more than half of it, the flat side to the upper right.
    rot = math.radians(-32)
    lit = ell(0, 0, R, R, 90, 270, 40) + ell(0, 0, R * .55, R, 270, 450, 40)
    lit = [(mx + px * math.cos(rot) - py * math.sin(rot), my + px * math.sin(rot) + py * math.cos(rot)) for px, py in lit]
    c.poly(lit, "#fff4c0", "#f2bf62", "e")
    it = [(blob(mx + dx, my + dy, r, r * .8, rng), "#dca04e") for dx, dy, r in ((-40, -30, 18), (-20, 10, 26), (-50, 24, 13), (-4, -46, 12), (-14, 50, 12), (20, 24, 12), (-64, -4, 9))]
    c.flats(it, a=.5, blur=2)
    c.clouds(250, 560, "#e8c894", "#31507a", cover=.28, cell=(1000, 50), seed=15, steps=2, a=.75, light=(.3, -1))
    hy = 640
    c.ridge(622, 22, 330, 3, "#2a4a78", foot="#3f6088", bottom=hy + 4, fade=40)
    c.flats([(ell(x, 634 + rng.normal() * 3, 1.8, n=8), "#ffd79a") for x in 120 + rng.random(50) * 700])
    c.water(hy, 900, "#4a6c90", "#16305c", ["#5f80a0", "#16305c", "#2f5080", "#0f2550", "#8f9fa4"], n=700, seed=8, lmin=14, lmax=160, tmin=1, tmax=6, a=.7)
    c.glitter(mx, hy + 2, 900, 60, 170, ["#fff4cc", "#ffdf9a", "#e0b070"], n=420, lmax=80, tmax=6, a=.9)
    # The ship with all its lights on.
    x, y = 760, 700
    c.poly([(x - 150, y - 30), (x + 165, y - 34), (x + 140, y), (x - 140, y)], "#1a2548", "#0e1634", "v")
    for r, (a, b) in enumerate(((-120, 120), (-105, 96), (-84, 60))):
        c.poly(rect(x + a, y - 54 - r * 20, b - a, 20), "#d8d0c0", "#8f94a8", "v")
        c.flats([(rect(x + a + 8 + k * 13, y - 49 - r * 20, 8, 9), "#ffe08a") for k in range(int((b - a - 10) / 13))])
    c.poly(rect(x - 30, y - 134, 36, 34), "#c8563c", "#7a2a34", "h")
    c.line([(x + 50, y - 112), (x + 50, y - 160)], 3, "#8f94a8")
    c.poly(ell(x + 50, y - 162, 3.4), "#fff3c4")
    c.glow(x, y - 60, 170, "#ffc86a", .42)
    c.flats([(lens(x + rng.normal() * 70, y + 6 + 90 * rng.random() ** 1.4, 18 + 44 * rng.random(), 3, rng), "#ffd884") for _ in range(110)], a=.75)
    # Roofs, near ones larger: tops in moonlight, fronts in shade, windows here and there.
    for row in range(10):
        t = row / 9
        yy = lerp(842, 1500, t ** 1.3)
        w0 = lerp(52, 330, t ** 1.2)
        fl = []
        xx = -w0 * rng.random() - 40
        while xx < 2040:
            w, h = w0 * (.65 + .8 * rng.random()), w0 * (.42 + .5 * rng.random())
            wall = mix(["#4a5c8c", "#54668f", "#435484", "#5f6a94"][rng.integers(4)], "#2a3a68", .25 * rng.random())
            roof = mix("#7f8fb8", "#5f70a4", rng.random())
            y0 = yy + rng.random() * w0 * .2
            house(fl, xx, y0, w, h, rng, wall, mix(wall, "#0e1638", .5), roof, side=.3, win="#1a2450", lit=.3, lamp="#ffcf74", depth=.42)
            # Moonlit rim of the parapet, then what people keep up there.
            fl.append((taper([(xx, y0 - h), (xx + w, y0 - h)], max(1.6, w0 * .014)), "#e9d8a8"))
            fl.append((taper([(xx + w * .3, y0 - h - w * .22), (xx + w, y0 - h - w * .22)], max(1.4, w0 * .01)), "#b9b8bc"))
            q = rng.random()
            bx, by = xx + w * (.25 + .4 * rng.random()), y0 - h - w * .06
            s = w0 * .16
            if q < .3:      # a dish
                fl.append((taper([(bx, by), (bx, by - s)], s * .12), "#27345f"))
                fl.append((ell(bx + s * .2, by - s * 1.1, s * .62, s * .74, rot=-30), "#c9d0d8"))
                fl.append((ell(bx + s * .26, by - s * 1.1, s * .46, s * .58, rot=-30), "#8f9cb8"))
                fl.append((taper([(bx + s * .2, by - s), (bx + s * .8, by - s * 1.5)], s * .08), "#27345f"))
            elif q < .55 and t > .15:      # washing
                fl.append((taper([(bx - s * 1.2, by), (bx - s * 1.2, by - s * 1.5)], s * .08), "#27345f"))
                fl.append((taper([(bx + s * 1.6, by), (bx + s * 1.6, by - s * 1.5)], s * .08), "#27345f"))
                fl.append((taper(curve((bx - s * 1.2, by - s * 1.4), (bx + s * .2, by - s * 1.25), (bx + s * 1.6, by - s * 1.4), n=6), s * .04), "#27345f"))
                for k in range(4):
                    fl.append((rect(bx - s * .95 + k * s * .6, by - s * 1.33, s * .48, s * (.5 + .5 * rng.random())), ["#dfe0e4", "#8a9ac4", "#b98a94", "#c9c4b0"][k]))
            elif q < .7:      # a tank or a stair-head
                fl.append((rect(bx, by - s * .9, s * .9, s * .9), "#55648e"))
                fl.append((rect(bx + s * .6, by - s * .9, s * .4, s * .9), "#27345f"))
                fl.append((taper([(bx, by - s * .9), (bx + s, by - s * .9)], s * .12), "#d8d8d0"))
            xx += w * (.86 + .16 * rng.random())
        c.flats(fl)
        if row == 2:
            X, Y = 420, 980
            c.poly(rect(X - 46, Y - 440, 92, 440), "#8f9ab8", "#2f3d6c", "h")
            for k in range(3):
                y0 = Y - 410 + k * 122
                c.poly(rect(X - 34, y0, 68, 96), "#2f7a78", "#1d3f60", "h", a=.8)
                c.poly(arch(X, y0 + 92, 30, 70, "horseshoe"), "#141c40" if k else "#ffcf74")
                c.line([(X - 38, y0), (X + 38, y0)], 5, "#d8d8c8", a=.7)
            c.flats([(rect(X - 52 + k * 22, Y - 462, 15, 26), "#98a4c0") for k in range(5)])
            c.poly(rect(X - 24, Y - 530, 48, 76), "#8f9ab8", "#2f3d6c", "h")
            c.poly(ell(X, Y - 530, 27, 30, 180, 360), "#3a8a80", "#1d3f60", "h")
            c.line([(X, Y - 558), (X, Y - 610)], 4, "#d8b060")
            for k, r in enumerate((8, 6, 4)):
                c.poly(ell(X, Y - 572 - k * 15, r), "#f2cf7a")
            c.glow(X, Y - 350, 60, "#ffc86a", .6)
        c.mist(yy - w0 * .3, w0 * .5, "#3a5a8c", .14 * (1 - t), row, (700, 60))
    # The parapet he leans on, a cold glass, and the ginger cat come up after all.
    c.poly([(-20, 1235), (2020, 1190), (2020, 1345), (-20, 1345)], "#3f4f80", "#141c40", "v")
    c.poly([(-20, 1212), (2020, 1166), (2020, 1198), (-20, 1246)], "#cfd4d4", "#8f9cb8", "h")
    cat_sitting(c, 1660, 1182, 250, "#a8703f", "#3a2438", face=-1)
    c.line(curve((1590, 1000), (1612, 1060), (1606, 1150), n=8), 6, "#ffe0a0", a=.6)
    c.poly([(1000, 1190), (1012, 1118), (1070, 1116), (1080, 1186)], "#8fa0b8", "#55648e", "h", a=.75)
    c.poly([(1006, 1186), (1010, 1150), (1072, 1148), (1076, 1184)], "#8a6a3a", a=.8)
    c.line([(1016, 1124), (1012, 1180)], 4, "#e9eef0", a=.8)
    return c.finish(warp=1.1, vignette=.22)
