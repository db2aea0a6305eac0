"""Monday: Cádiz. A café table, the market, the towers, washing, and the sun going down at La Caleta."""

from __future__ import annotations

import math

import numpy as np

from kit import Canvas, View, arch, blob, curve, ell, lens, lerp, mix, noise1, quad, rect, reflect, rgb, taper
from props import gull, house, leaves, palm, person, rowing_boat, flowers


def coffee_and_map(u):
    """Morning sun through a blind on a red table; the map, the hole in it, a coffee."""
    c = Canvas(2000, 1333, u, 11, "#b23a2a")
    c.sky([(0, "#d9563a"), (.5, "#c4402d"), (1, "#8e2a26")], bands=9, wob=.16, tilt=.5)
    # Grain of the painted boards.
    c.flats([(lens(c.rng.random() * 2000, c.rng.random() * 1333, 300 + 500 * c.rng.random(), 2.5, c.rng, .04),
              mix("#c4402d", "#5f1a1c", c.rng.random() * .7)) for _ in range(240)], a=.35)
    q = [(300, 150), (1720, 40), (1905, 1130), (420, 1275)]
    c.shade([(p[0] + 26, p[1] + 34) for p in q], "#3a1626", .6, 16)
    c.poly(q, "#f3e4c2", "#e6cfa0", "d", tex=.08)

    def P(a, b):
        return quad(*q, a, b)

    # Sea, then the two coasts, drawn in map space so the folds can bend them together.
    sea = [P(0, .36), P(.25, .39), P(.5, .42), P(.75, .4), P(1, .3), P(1, .7), P(.7, .63), P(.5, .6), P(.25, .64), P(0, .74)]
    c.poly(sea, "#9cc6c4", "#7db3bb", "h", tex=.1)
    xs = np.linspace(0, 1, 90)
    north = .355 + .1 * np.exp(-((xs - .5) / .17) ** 2) + .02 * noise1(xs * 9, 5) - .05 * (xs - .5)
    south = .66 - .085 * np.exp(-((xs - .53) / .2) ** 2) + .022 * noise1(xs * 8, 9) + .07 * (.5 - xs)
    c.poly([P(0, 0), P(1, 0)] + [P(x, y) for x, y in zip(xs[::-1], north[::-1])], "#ecc987", "#dba869", tex=.1)
    c.poly([P(x, y) for x, y in zip(xs, south)] + [P(1, 1), P(0, 1)], "#e2b47e", "#cf8f62", tex=.1)
    rng = c.rng
    relief = []
    for _ in range(420):
        x, up = rng.random(), rng.random() < .5
        y = rng.random() * .3 if up else .72 + rng.random() * .26
        k = np.clip(noise1([x * 5 + (7 if up else 0), ], 3)[0] * 1.8 + .1, 0, 1)
        if rng.random() < k + .1:
            px, py = P(x, y)
            relief.append((lens(px, py, 34 + 30 * rng.random(), 9, rng, -.3), "#93a262" if up else "#a9794f"))
    c.flats(relief, a=.55)
    for n, col in ((north, "#4d8a97"), (south, "#4d8a97")):
        c.line([P(x, y) for x, y in zip(xs, n)], 3.2, col)
        for k in (1, 2):
            s = 1 if n is north else -1
            c.line([P(x, y + s * .012 * k) for x, y in zip(xs, n)], 1.6, "#5f9da6", a=.6)
    for k, (a, b, d) in enumerate([(.05, .1, .48), (.3, .02, .5), (.62, .05, .47), (.9, .12, .5)]):
        pts = [P(lerp(a, d, t) + .03 * math.sin(t * 7 + k), lerp(b, .42, t) + .02 * math.sin(t * 9 + 2 * k)) for t in np.linspace(0, .93, 30)]
        c.line(pts, 5.5, "#fbf3de")
        c.line(pts, 3, "#c8432f")
    for k, (a, b, d) in enumerate([(.1, .97, .5), (.45, .98, .55), (.85, .95, .55)]):
        pts = [P(lerp(d, a, t) + .03 * math.sin(t * 6 + k), lerp(.63, b, t) + .02 * math.sin(t * 8 + k)) for t in np.linspace(.06, 1, 30)]
        c.line(pts, 5.5, "#fbf3de")
        c.line(pts, 3, "#c8432f")
    for a, b in [(.33, .2), (.52, .3), (.7, .24), (.18, .16), (.85, .3), (.3, .82), (.57, .74), (.47, .9), (.8, .82), (.14, .86)]:
        c.poly(ell(*P(a, b), 7), "#fbf3de")
        c.poly(ell(*P(a, b), 4.5), "#3a2a33")
    # The pencil ring round the village.
    for k in range(5):
        c.line([P(.6 + (.03 + .002 * k) * math.cos(t), .83 + (.035 + .002 * k) * math.sin(t)) for t in np.linspace(k, k + 6.2, 40)], 1.8, "#4b4550", a=.7)
    # Folds: every panel takes the light a little otherwise.
    for i in range(6):
        for j in range(3):
            p = [P(i / 6, j / 3), P((i + 1) / 6, j / 3), P((i + 1) / 6, (j + 1) / 3), P(i / 6, (j + 1) / 3)]
            if (i + j) % 2:
                c.poly(p, "#8a6f86", "#e9d9c9", "h", a=.25, mode="mul")
    for i in range(1, 6):
        c.line([P(i / 6, 0), P(i / 6, 1)], 3, "#fff8e2", a=.75)
        c.line([P(i / 6 + .002, 0), P(i / 6 + .002, 1)], 2, "#8a6a4f", a=.5)
    for b in (1 / 3, 2 / 3, .505):
        c.line([P(0, b), P(1, b)], 3, "#fff8e2", a=.7)
        c.line([P(0, b + .003), P(1, b + .003)], 2, "#8a6a4f", a=.5)
    # The hole, ragged, with the thickness of the paper and its shadow on the table.
    th = np.linspace(0, 6.283, 110)
    r = 1 + .12 * noise1(th * 2.1, 21, 5) + .05 * noise1(th * 9, 22, 3)
    r[-1] = r[0]
    hole = [P(.51 + .132 * k * math.cos(t), .508 + .068 * k * math.sin(t)) for t, k in zip(th, r)]
    c.poly([(x - 3, y - 3) for x, y in hole], "#fff6df")
    c.poly(hole, "#c4402d", "#a02f27", "d")
    sl, m = c.mask(hole)
    sl2, m2 = c.mask([[(x + 15, y + 20) for x, y in hole]], 6)
    full = np.zeros((c.H, c.W), np.float32)
    full[sl2] = m2
    c.coat(sl, m * (1 - full[sl]) * .62, rgb("#4a1526"), "mul")
    # The cup.
    cx, cy = 1540, 900
    c.shade(ell(cx + 70, cy + 60, 300, 255), "#33203c", .5, 22)
    c.poly(ell(cx, cy, 268, 236), "#fbf5e6", "#cfc3bd", "d")
    c.poly(ell(cx, cy + 4, 238, 208), "#e6ddd2", "#fdf8ea", "d")
    c.poly(ell(cx, cy + 2, 246, 215), "#3f7c93", a=.9, holes=[ell(cx, cy + 2, 238, 207)])
    c.shade(ell(cx + 42, cy + 36, 165, 140), "#4b3a55", .55, 10)
    c.poly(taper(curve((cx + 120, cy - 70), (cx + 225, cy - 120), (cx + 238, cy - 40), (cx + 140, cy - 10), n=10), 30, 26), "#f6efe0", "#b7aab0", "h")
    c.poly(ell(cx, cy - 18, 158, 138), "#fffaf0", "#d6cac4", "d")
    c.poly(ell(cx, cy - 16, 142, 122), "#a5938f", "#f4ecdf", "d")
    c.poly(ell(cx + 2, cy - 6, 132, 110), "#5b2c1b", "#8e4b25", "e")
    for k in range(7):
        rr = 112 - 15 * k
        c.poly(taper(ell(cx + 4 - 3 * k, cy - 8 + 2 * k, rr, rr * .82, 200 + 23 * k, 330 + 31 * k, 30), 4, 2, 11), mix("#c98a4c", "#e9bd80", k / 7), a=.8)
    c.poly(ell(cx - 48, cy - 48, 26, 14, rot=-30), "#ffe6b8", a=.8, blur=2)
    c.shade(taper([(1235, 1010), (1440, 1085)], 26, 18), "#33203c", .5, 6)
    c.poly(taper(curve((1405, 1060), (1300, 1022), (1210, 985), n=10), 13, 11), "#d9d3cf", "#8f8a93", "v")
    c.poly(ell(1180, 974, 46, 27, rot=20), "#e9e4de", "#8f8a93", "d")
    c.poly(ell(1176, 970, 30, 15, rot=20), "#fffaf0", a=.7, blur=3)
    # Half an orange and its peel, top left.
    c.shade(ell(200, 330, 130, 112), "#33203c", .55, 14)
    c.poly(ell(165, 295, 122, 112), "#f0a030", "#d9731f", "d")
    c.poly(ell(165, 290, 112, 102), "#fbe3ae")
    for k in range(9):
        a0 = k * 40 + 4
        c.poly([(165, 290)] + ell(165, 290, 100, 91, a0, a0 + 33, 8), "#f7a92f", "#ee8722", "r")
    c.flats([(ell(165 + 95 * math.cos(t) * s, 290 + 86 * math.sin(t) * s, 4, 2, rot=math.degrees(t)), "#ffd074")
             for t, s in zip(c.rng.random(90) * 6.283, .3 + .6 * c.rng.random(90))], a=.8)
    # The blind: slanting bars of shade, violet on the paper.
    for k in range(-3, 15):
        x = k * 185 + 30
        c.shade([(x, -20), (x + 84, -20), (x - 430, 1360), (x - 530, 1360)], "#6a4a78", .42, 5)
    c.glow(300, -100, 1300, "#ffdf9a", .3)
    return c.finish(warp=1.2)


def market(u):
    """A fruit stall under a striped awning, bulbs lit in the dark behind."""
    c = Canvas(2000, 1333, u, 12)
    c.sky([(0, "#1d2430"), (.45, "#2d3440"), (1, "#1d1a22")], bands=8, wob=.12)
    rng = c.rng
    # The hall behind: columns, other lamps, people passing, all in the dark.
    for k in range(7):
        x = 120 + k * 300
        c.poly(rect(x, 200, 66, 700), "#47495a", "#2a2c3a", "h")
        c.poly(rect(x - 14, 250, 94, 22), "#565869", "#343646", "h")
    for k in range(24):
        x, y = rng.random() * 2000, 290 + rng.random() * 120
        c.glow(x, y, 20 + 20 * rng.random(), "#ffcf80", .55)
    crowd = []
    for k in range(26):
        x = rng.random() * 2000
        for p in person(x, 800 + 40 * rng.random(), 360 + 80 * rng.random(), skirt=rng.random() < .4):
            crowd.append((p, mix("#232838", "#4a4656", rng.random())))
    c.flats(crowd, blur=3)
    # The seller.
    vx = 1330
    c.glow(vx, 420, 330, "#d98a3a", .5)
    c.poly(curve((vx - 190, 860), (vx - 185, 620), (vx - 110, 520), (vx, 490), (vx + 110, 520), (vx + 190, 620), (vx + 200, 860), n=10), "#31607a", "#1f3b52", "h")
    c.poly([(vx - 95, 860), (vx - 80, 600), (vx - 62, 520), (vx - 40, 510), (vx - 30, 600), (vx + 40, 600), (vx + 48, 510), (vx + 66, 522), (vx + 86, 600), (vx + 100, 860)], "#f2e7d2", "#cfc2b6", "h")
    c.poly(rect(vx - 28, 440, 56, 80), "#b5714e", "#8a4c36", "h")
    c.poly(ell(vx, 395, 72, 88), "#d08e63", "#a8623f", "h")
    c.poly(curve((vx - 80, 410), (vx - 88, 330), (vx - 30, 280), (vx + 45, 285), (vx + 86, 340), (vx + 78, 420), (vx + 52, 350), (vx - 20, 335), (vx - 60, 360), (vx - 80, 410), n=8), "#2c1d20", "#4a2d2a", "h")
    c.poly(ell(vx + 10, 275, 40, 34), "#2c1d20")
    for k in (-1, 1):
        c.poly(ell(vx + k * 27, 395, 8, 6), "#2c1d20")
        c.line(curve((vx + k * 40, 378), (vx + k * 27, 371), (vx + k * 14, 376), n=5), 5, "#2c1d20")
        c.poly(ell(vx + k * 74, 408, 9, 14), "#e8b54a")
    c.line(curve((vx - 22, 438), (vx, 447), (vx + 24, 434), n=6), 6, "#8f3b30")
    c.line(curve((vx, 395), (vx + 9, 415), (vx - 3, 421), n=5), 4, "#a8623f")
    c.poly(taper(curve((vx - 165, 620), (vx - 250, 730), (vx - 300, 800), n=8), 86, 58), "#31607a", "#21425a", "v")
    c.poly(taper(curve((vx + 165, 620), (vx + 215, 720), (vx + 120, 800), n=8), 86, 54), "#2b5770", "#1d394e", "v")
    c.poly(ell(vx - 305, 808, 40, 30), "#c98558")
    # Garlic and peppers hung from the bar.
    c.poly(rect(-10, 236, 2020, 14), "#5b3d2b")
    for k, x in enumerate((120, 210, 560, 650, 1700, 1790, 1880)):
        items = []
        for j in range(15):
            y = 265 + j * 21
            if k % 2:
                items.append((blob(x + rng.normal() * 13, y, 19, 16, rng, n=12), mix("#efe3d2", "#c6a7b4", rng.random() * .8)))
            else:
                s = rng.normal() * 14
                items.append((taper(curve((x + s * .3, y - 10), (x + s, y + 14), (x + s * 2.2, y + 40), n=5), 15, 3, 13), mix("#c22b23", "#6d1320", rng.random() * .7)))
        c.flats(items)

    def heap(x0, x1, yb, rise, r, cols, gap=1.62, squash=1.0, kind="round", rows=6):
        """Fruit piled in a crate, back rows first, each with its shadow side and its gleam."""
        items = []
        for row in range(rows):
            t = row / (rows - 1)
            y = yb - rise * (1 - t)
            inset = (1 - t) * (x1 - x0) * .16
            n = max(3, int((x1 - x0 - 2 * inset) / (r * gap)))
            rr = r * lerp(.86, 1.06, t)
            for k in range(n + 1):
                x = lerp(x0 + inset + r * .5, x1 - inset - r * .5, (k + .5 * (row % 2)) / n) + rng.normal() * r * .12
                if x > x1 - inset * .3 - r * .2:
                    continue
                yy = y + rng.normal() * r * .14
                col = rgb(cols[rng.integers(len(cols))])
                lightness = lerp(.72, 1.05, t) * (.93 + .14 * rng.random())
                col = np.clip(col * lightness, 0, 1)
                if kind == "pepper":
                    rot = rng.normal() * 22
                    items.append((blob(x, yy + r * .1, rr * 1.35, rr * .62, rng, rot=rot), mix(col, "#101a10", .55)))
                    items.append((blob(x, yy - 2, rr * 1.28, rr * .52, rng, rot=rot), col))
                    items.append((lens(x - rr * .2, yy - rr * .24, rr * 1.2, rr * .16, rng), mix(col, "#ffffff", .6)))
                    continue
                items.append((ell(x + r * .06, yy + r * .1, rr * 1.02, rr * squash * 1.02, n=20), mix(col, "#2a1020", .62)))
                items.append((ell(x, yy, rr * .97, rr * squash * .97, n=22), mix(col, "#2a1020", .22)))
                items.append((ell(x - rr * .1, yy - rr * .12, rr * .78, rr * squash * .74, n=20), col))
                items.append((ell(x - rr * .2, yy - rr * .26, rr * .46, rr * squash * .4, n=16), mix(col, "#fff2c0", .28)))
                items.append((ell(x - rr * .28, yy - rr * .38, rr * .15, rr * squash * .11, n=10, rot=-30), "#fff8e0"))
                if kind == "tomato":
                    for a in range(5):
                        items.append((taper([(x + rr * .1, yy - rr * .3), (x + rr * .1 + rr * .34 * math.cos(a * 1.26 + x), yy - rr * .3 + rr * .22 * math.sin(a * 1.26 + x))], rr * .12, 1), "#4d7a35"))
                elif rng.random() < .14:
                    items.append((lens(x + rr * .5, yy - rr * .7, rr * 1.2, rr * .42, rng, -.5), mix("#4d7a35", "#26492c", rng.random())))
        c.flats(items)

    back = [(0, 480, 860, 160, 40, ["#f2c230", "#f6d34f", "#eeb423"], "lemon"), (500, 1010, 850, 170, 46, ["#c8321f", "#d8452a", "#b02418"], "tomato"),
            (1080, 1560, 870, 110, 42, ["#7fa03a", "#98b24a", "#6a8c34"], "round"), (1580, 2010, 860, 160, 36, ["#6d2445", "#84305a", "#53193a"], "round")]
    for x0, x1, yb, rise, r, cols, kind in back:
        c.shade(rect(x0, yb - 40, x1 - x0, 130), "#120c18", .75, 10)
        heap(x0 + 10, x1 - 10, yb, rise, r, cols, kind=kind if kind != "lemon" else "round", squash=.82 if kind == "lemon" else 1)
        c.poly(rect(x0, yb + 10, x1 - x0 - 8, 70), "#a8764a", "#6f4629", "v")
        for j in range(2):
            c.line([(x0, yb + 33 + j * 22), (x1 - 8, yb + 33 + j * 22)], 3, "#4a2d1c", a=.7)
    heap(-60, 900, 1215, 300, 68, ["#f08a1d", "#f59b2a", "#e8791a", "#f6a83c"], rows=7)
    heap(900, 1400, 1225, 240, 50, ["#3f7a38", "#56933f", "#2f6433"], kind="pepper", rows=8, gap=1.9)
    heap(1380, 2060, 1215, 270, 60, ["#f0c2a0", "#e88f5c", "#e2703f", "#eda070"], rows=6)
    for x0, x1, col in ((-20, 895, "#b98450"), (905, 1385, "#a06c42"), (1395, 2020, "#b98450")):
        c.poly(rect(x0, 1225, x1 - x0, 120), col, mix(col, "#2a1410", .5), "v")
        for y in (1262, 1304):
            c.line([(x0, y), (x1, y)], 4, "#4a2d1c", a=.7)
        for x in (x0 + 30, x1 - 30):
            c.poly(rect(x - 12, 1220, 24, 120), mix(col, "#ffffff", .15), mix(col, "#2a1410", .4), "v")
    for x, y in ((250, 800), (790, 770), (1475, 815), (430, 1010), (1150, 1040), (1700, 1020)):
        c.line([(x, y + 10), (x + 4, y + 110)], 6, "#d6c49a")
        c.poly([(x - 46, y - 42), (x + 48, y - 48), (x + 50, y + 22), (x - 44, y + 26)], "#fbf3df", "#e5d5b6", "d")
        c.line([(x - 28, y - 14), (x + 30, y - 18)], 7, "#35495f", a=.8)
        c.line([(x - 28, y + 6), (x + 8, y + 4)], 5, "#b03a2c", a=.8)
    # The awning, striped, with a scalloped edge and sun coming through the cloth.
    n = 16
    for k in range(n):
        x0, x1 = lerp(-40, 2040, k / n), lerp(-40, 2040, (k + 1) / n)
        t0, t1 = lerp(120, 1880, k / n), lerp(120, 1880, (k + 1) / n)
        col = "#c8402f" if k % 2 else "#f6e7c8"
        c.poly([(t0, -20), (t1, -20), (x1, 170), (x0, 170)], mix(col, "#ffb45a", .25), mix(col, "#4a1d2e", .16))
        c.poly([(x0, 165), (x1, 165)] + ell((x0 + x1) / 2, 190, (x1 - x0) / 2, 44, 0, 180, 16), mix(col, "#3a1626", .12), mix(col, "#3a1626", .34))
    c.shade(rect(0, 168, 2000, 10), "#3a1626", .5, 3)
    for x in (360, 930, 1560):
        c.line([(x, 165), (x, 330)], 4, "#15131a")
        c.poly(ell(x, 352, 22, 28), "#fff3c4")
        c.poly(rect(x - 10, 316, 20, 20), "#15131a")
        c.glow(x, 352, 70, "#ffd98a", .9)
        c.glow(x, 380, 330, "#f0a04a", .42)
    return c.finish(warp=1.3)


def sardines(u):
    """Nine sardines fanned on ice, half a lemon."""
    c = Canvas(1700, 1700, u, 13, "#a9cad2")
    rng = c.rng
    c.sky([(0, "#cfe4e4"), (1, "#7fb0c0")], bands=7, wob=.2, tilt=.4)
    items = []
    for _ in range(1500):
        x, y, r = rng.random() * 1740 - 20, rng.random() * 1740 - 20, 18 + 44 * rng.random() ** 2
        k = rng.integers(4, 7)
        a = np.sort(rng.random(k)) * 6.283
        pts = [(x + r * math.cos(t), y + r * .8 * math.sin(t)) for t in a]
        items.append((pts, mix("#8dbcca", "#ffffff", rng.random() ** .8)))
    c.flats(items, a=.62)
    c.flats([(lens(rng.random() * 1700, rng.random() * 1700, 10 + 30 * rng.random(), 4, rng, rng.normal()), "#ffffff") for _ in range(500)], a=.8)
    px, py = 850, 1735
    for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        ang = math.radians(-90 + (k - 4) * 10.4)
        L, W = 1030 - 15 * abs(k - 4) + rng.normal() * 12, 172 + rng.normal() * 7
        ox, oy = px + 330 * math.cos(ang), py + 330 * math.sin(ang)

        def F(s, t, ox=ox, oy=oy, ang=ang, L=L, W=W):
            """s along the fish from tail to nose, t across (up is its back)."""
            bend = 22 * math.sin(s * 3.1 + k)
            return (ox + L * s * math.cos(ang) + (W * t + bend) * -math.sin(ang), oy + L * s * math.sin(ang) + (W * t + bend) * math.cos(ang))

        ss = np.linspace(.13, 1, 40)
        half = .5 * np.sin(np.clip((ss - .08) / .92, 0, 1) ** .8 * math.pi) ** .62 * (1 - .25 * ss)
        half[-1] = .02
        up, lo = [F(s, -h) for s, h in zip(ss, half)], [F(s, h) for s, h in zip(ss, half)]
        c.shade([(x + 18, y + 26) for x, y in up + lo[::-1]], "#2f5a78", .55, 12)
        c.poly([F(.15, -.06), F(.0, -.42), F(.045, 0), F(.0, .42), F(.15, .06)], "#6f8f9c", "#43606f", "d")
        for q in np.linspace(-.34, .34, 7):
            c.line([F(.13, q * .1), F(.02, q)], 3, "#35505e", a=.5)
        c.poly([F(.5, -.36), F(.56, -.52), F(.64, -.5), F(.62, -.36)], "#54717f")
        c.poly(up + lo[::-1], "#c4d6d8", "#e9f0ea", "d")
        mid = [F(s, -h * .08 + .01 * math.sin(s * 40)) for s, h in zip(ss, half)]
        c.poly(up + mid[::-1], "#2d5a72", "#24465f", "d")
        band = [F(s, h * .16) for s, h in zip(ss, half)]
        c.poly(mid + band[::-1], "#86b3b4", "#d8c48a", "d", a=.85)
        belly = [F(s, h * .66) for s, h in zip(ss, half)]
        c.poly(belly + lo[::-1], "#fbf7ec", "#d9d0d6", "d", a=.85)
        it = []
        for s in np.linspace(.3, .8, 9):
            it.append((ell(*F(s, -.045 + .02 * math.sin(s * 60)), 9 - 4 * abs(s - .6), n=10), "#1c3547"))
        for s in np.linspace(.2, .8, 46):
            for q in (-.2, -.12, .12, .2, .28):
                if rng.random() < .55:
                    it.append((taper(ell(*F(s, q * 1.02), 9, 9, math.degrees(ang) + 110, math.degrees(ang) + 250, 6), 2, 2), mix("#ffffff", "#7fa8b4", rng.random())))
        c.flats(it, a=.6)
        g = [F(.845 + .02 * math.cos(t), .3 * math.sin(t)) for t in np.linspace(-1.4, 1.4, 16)]
        c.line(g, 6, "#4a6675", a=.8)
        c.poly([F(.87, -.1), F(.92, -.22), F(.97, -.1), F(.94, .02)], "#3f6c84", a=.5)
        ex, ey = F(.922, -.06)
        c.poly(ell(ex, ey, 21), "#e3d9b0")
        c.poly(ell(ex, ey, 18), "#f4efe0")
        c.poly(ell(ex, ey, 11.5), "#14202b")
        c.poly(ell(ex - 4, ey - 4, 3.6), "#ffffff")
        c.line([F(1.0, .04), F(.965, .1)], 5, "#35505e")
    lx, ly = 850, 1440
    c.shade(ell(lx + 22, ly + 30, 205, 190), "#2f5a78", .6, 14)
    c.poly(ell(lx, ly, 200, 190), "#f4cf2e", "#dba81c", "d")
    c.poly(ell(lx, ly - 4, 184, 174), "#fdf3cf", "#f2e2a8", "d")
    for k in range(10):
        a0 = k * 36 + 6
        c.poly([(lx + 14 * math.cos(math.radians(a0 + 15)), ly - 4 + 14 * math.sin(math.radians(a0 + 15)))] + ell(lx, ly - 4, 162, 153, a0, a0 + 30, 8), "#fbe27a", "#f0bf2c", "r")
    c.flats([(taper([(lx + 40 * math.cos(t) * s, ly + 38 * math.sin(t) * s), (lx + 46 * math.cos(t) * s + 22 * math.cos(t), ly + 42 * math.sin(t) * s + 22 * math.sin(t))], 5, 1), "#fff6c4")
             for t, s in zip(rng.random(160) * 6.283, 1 + 2.4 * rng.random(160))], a=.8)
    c.glow(250, 150, 900, "#ffffff", .22)
    return c.finish(grain=0.004, warp=1.3)


def roofs_panorama(u):
    """Cádiz from the Torre Tavira at noon: a wide sheet of white roofs, towers, the gold dome, the sea all round."""
    c = Canvas(2400, 920, u, 14)
    c.sky([(0, "#2a7acc"), (.5, "#7cbce8"), (1, "#e4f0ea")], 0, 350, bands=10, wob=.05)
    c.clouds(60, 330, "#ffffff", "#bcd6de", cover=.36, cell=(760, 90), seed=8)
    c.ridge(338, 16, 300, 3, "#8fb4c4", bottom=380)
    c.water(344, 470, "#4aa0b4", "#1f6f95", ["#7cc4cc", "#2f86a4", "#195a82", "#c4e8e4"], n=700, seed=4, lmax=70, tmax=4)
    for x in (300, 1240, 2100):
        c.poly([(x, 392), (x + 26, 392), (x + 22, 399), (x + 3, 399)], "#f6f1e4")
        c.poly([(x + 12, 390), (x + 12, 362), (x + 25, 388)], "#fffaf0")
    rng = c.rng
    walls = ["#fdf6e6", "#f6e9cf", "#fffaf0", "#f0dcc0", "#f8efe0", "#f3d9b8", "#f7e3c9", "#e8cfc0"]

    def tower(items, x, y, w, h, top):
        """A merchant's watchtower: a shaft, a lookout, a cap."""
        items.append((rect(x, y - h, w * .68, h), "#fbf3e2"))
        items.append((rect(x + w * .68, y - h, w * .32, h), "#b9b4c0"))
        items.append((rect(x - w * .06, y - h - w * .06, w * 1.12, w * .1), "#d98b52"))
        for j in range(2):
            items.append((arch(x + w * .34, y - h * .45 + j * h * .3, w * .22, w * .5, n=6), "#4b6a88"))
        if top == 0:
            items.append((rect(x + w * .2, y - h - w * .5, w * .42, w * .48), "#f4e3c6"))
            items.append((rect(x + w * .55, y - h - w * .5, w * .16, w * .48), "#a9a2b4"))
            items.append((ell(x + w * .45, y - h - w * .48, w * .28, w * .3, 180, 360, 12), "#e9e2d6"))
        elif top == 1:
            items.append(([(x, y - h - w * .05), (x + w, y - h - w * .05), (x + w * .5, y - h - w * .6)], "#c86d45"))
        else:
            items.append((rect(x + w * .6, y - h - w * .8, w * .3, w * .78), "#f0dcc0"))

    for row in range(11):
        t = row / 10
        y = lerp(428, 985, t ** 1.35)
        w0 = lerp(34, 250, t ** 1.25)
        items = []
        x = -w0 * rng.random() - 40
        while x < 2440:
            w = w0 * (.6 + .8 * rng.random())
            h = w0 * (.55 + .65 * rng.random())
            haze = (1 - t) * .4
            wall = mix(walls[rng.integers(len(walls))], "#bcd6de", haze)
            dark = mix("#a99fb6" if rng.random() < .7 else "#c2a99f", "#9fbfd0", haze)
            roof = mix(["#d9b48f", "#c9835c", "#e9dcc8", "#d8cabd"][rng.integers(4)], "#bcd6de", haze)
            house(items, x, y + rng.random() * w0 * .2, w, h, rng, wall, dark, roof, side=.26 + .12 * rng.random(), win=mix("#4b6a88", "#8fb4c4", haze), depth=.34)
            if t > .15 and rng.random() < .17 and not 1380 < x < 1900:
                tower(items, x + w * .3, y - h * .8, w0 * .34, w0 * (.7 + .4 * rng.random()), rng.integers(3))
            if t > .35 and rng.random() < .35:
                lx, ly = x + w * .1, y - h - w0 * .09
                items.append((taper([(lx, ly), (lx + w * .6, ly + 3)], 2, 2), "#6a6a78"))
                for j in range(int(3 + 4 * rng.random())):
                    s = w0 * .085
                    items.append((rect(lx + j * s * 1.25 + 4, ly + 2, s, s * (1 + rng.random())), ["#ffffff", "#e86a4f", "#f2c230", "#3f8fb0", "#f4dfe0"][rng.integers(5)]))
            if t > .2 and rng.random() < .3:
                px = x + w * rng.random() * .8
                for j in range(5):
                    items.append((blob(px + rng.normal() * w0 * .05, y - h - w0 * .06 + rng.normal() * w0 * .03, w0 * .05, w0 * .045, rng, n=8), ["#5f8c52", "#3f6f45", "#88a85c"][j % 3]))
            x += w * (.82 + .2 * rng.random())
        c.flats(items)
        if row == 4:
            # The cathedral: two pale towers and the gold drum and dome, seen across the roofs.
            X, Y = 1610, 640
            for tx in (X - 190, X + 150):
                c.poly(rect(tx, Y - 330, 62, 330), "#fbf1dc", "#b9b0bc", "h")
                c.poly(rect(tx - 6, Y - 232, 74, 10), "#d8c4a4")
                c.poly(rect(tx + 8, Y - 380, 46, 54), "#f6e9cf", "#a9a2b4", "h")
                c.poly(ell(tx + 31, Y - 378, 25, 30, 180, 360), "#efe6d4", "#b5aab2", "h")
                c.line([(tx + 31, Y - 408), (tx + 31, Y - 436)], 3, "#6a6a78")
                for j in range(3):
                    c.poly(arch(tx + 24, Y - 250 + j * 84, 18, 44), "#5a6f8a")
            c.poly(rect(X - 120, Y - 170, 240, 170), "#f2e2c4", "#b4a5a8", "h")
            c.poly(rect(X - 92, Y - 255, 190, 90), "#fbf1dc", "#b09c9c", "h")
            for j in range(6):
                c.poly(arch(X - 72 + j * 31, Y - 178, 15, 56), "#6a7890")
            c.poly(rect(X - 100, Y - 262, 206, 12), "#e3cfa8")
            dome = [(X - 90, Y - 260)] + ell(X + 2, Y - 260, 92, 116, 180, 360, 40) + [(X + 94, Y - 260)]
            c.poly(dome, "#ffd65e", "#b06a1e", "h")
            for j in range(-3, 4):
                c.line(curve((X + 2 + j * 26, Y - 260), (X + 2 + j * 19, Y - 330), (X + 2, Y - 376), n=8), 3, "#8a5320" if j > 0 else "#e0a838", a=.7)
            c.poly(ell(X - 40, Y - 315, 16, 36, rot=18), "#fff6c8", a=.75, blur=4)
            c.poly(rect(X - 12, Y - 408, 28, 36), "#f6e9cf", "#a9a2b4", "h")
            c.poly(ell(X + 2, Y - 408, 15, 18, 180, 360), "#f2b93a", "#a8641c", "h")
            c.line([(X + 2, Y - 424), (X + 2, Y - 452)], 3, "#6a6a78")
    # A near roof with a parapet, cut by the lower edge.
    c.poly([(-20, 800), (690, 842), (610, 950), (-20, 950)], "#d98e62", "#b5643f", "d")
    for k in range(26):
        c.line([(k * 32 - 60, 800), (k * 27 - 90, 940)], 2.4, "#9c5436", a=.55)
    c.poly([(-20, 770), (700, 815), (700, 846), (-20, 806)], "#fffaf0", "#e8dccb", "h")
    c.shade([(-20, 806), (700, 846), (700, 868), (-20, 832)], "#6a4a78", .5, 2)
    palm(c, 2170, 770, 215, rng)
    palm(c, 2262, 790, 165, rng, lean=-.04)
    for x, y, s, r in ((520, 170, 34, 8), (660, 230, 22, -10), (1130, 130, 28, 5), (2010, 210, 26, -6)):
        gull(c, x, y, s, flap=.6, rot=r)
    return c.finish(warp=1.0)


def laundry_street(u):
    """A narrow street in La Viña, washing across it, sun down one side only."""
    c = Canvas(1333, 2000, u, 15)
    V = View(640, 1450, 900, eye=1.6)
    rng = c.rng
    c.sky([(0, "#2f8fc0"), (.6, "#8cc8d4"), (1, "#f6ecc8")], bands=9, wob=.06)
    zf, zn, H, half = 17.0, 1.25, 8.2, 1.75
    # The end of the street: a white house, a dark door, a slice of sea-light.
    c.poly(V.face((-half, 0, zf), (half, 0, zf), (half, 6, zf), (-half, 6, zf)), "#fff3d6", "#f2d5a4", "v")
    c.poly(V.face((-.5, 0, zf), (.5, 0, zf), (.5, 2.5, zf), (-.5, 2.5, zf)), "#2f5f7a")
    for yy in (3.2,):
        for xx in (-1.1, 0, 1.1):
            c.poly(V.face((xx - .28, yy, zf), (xx + .28, yy, zf), (xx + .28, yy + 1.4, zf), (xx - .28, yy + 1.4, zf)), "#5b86a0")
    # Ground, with a bright wedge of sun.
    c.poly(V.face((-half, 0, zf), (half, 0, zf), (half, 0, zn), (-half, 0, zn)), "#c9a98c", "#8d7a86", "v")
    c.poly(V.face((-half, 0, zf), (-.2, 0, zf), (-.9, 0, zn), (-half, 0, zn)), "#f9dfae", "#eec386", "v")
    stones = []
    for k in range(60):
        z = zn * (zf / zn) ** (k / 60)
        for x in np.arange(-half, half, .28):
            o = .14 * (k % 2)
            stones.append((V.face((x + o, 0, z), (x + o + .25, 0, z), (x + o + .25, 0, z * 1.035), (x + o, 0, z * 1.035)), mix("#6f5f70", "#f0d4a8", rng.random())))
    c.flats(stones, a=.18)
    # Houses down both sides, far to near, each its own colour.
    zs = [17, 14, 11.2, 8.9, 6.9, 5.2, 3.8, 2.6, 1.25]
    left = ["#f7dfae", "#f4c987", "#fbeed2", "#f0b98a", "#f6d79a", "#fdf1da", "#efc07c", "#f7dca8"]
    right = ["#7f7fa8", "#927a9c", "#6f86a8", "#9a7f8f", "#7a78a0", "#8a87ae", "#75729a", "#6a6a96"]
    for k in range(8):
        z1, z0 = zs[k], zs[k + 1]
        for s, cols in ((-1, left), (1, right)):
            h = H + 1.2 * math.sin(k * 2.1 + s) + (.8 if k % 3 == 0 else 0)
            x = s * half
            sun = s < 0
            col = cols[k]
            c.poly(V.face((x, 0, z1), (x, h, z1), (x, h, z0), (x, 0, z0)), mix(col, "#ffffff", .1 if sun else 0), mix(col, "#6a4a78", .15 if sun else .4), "v")
            c.poly(V.face((x, 0, z1), (x, .9, z1), (x, .9, z0), (x, 0, z0)), mix(col, "#a8542f" if sun else "#3a3560", .45), a=.8)
            c.poly(V.face((x, h, z1), (x, h + .16, z1), (x - s * .1, h + .16, z0), (x - s * .1, h, z0)), "#fff6de" if sun else "#a9a6c6")
            c.line(V.face((x, 0, z0), (x, h, z0)), 2.2 if z0 > 3 else 4, "#8a6a5f" if sun else "#3a3560", a=.5)
            nw = 2
            for j in range(nw):
                za, zb = lerp(z1, z0, (j + .28) / nw), lerp(z1, z0, (j + .72) / nw)
                for fl in (1.0, 3.3, 5.5):
                    if fl + 1.9 > h:
                        continue
                    top = fl + (1.75 if fl > 2 else 1.9)
                    y0 = fl if fl > 2 else (0 if (j + k) % 3 == 0 else .95)
                    c.poly(V.face((x, y0 - .0, za), (x, top + .08, za), (x, top + .08, zb), (x, y0, zb)), "#fff8e4" if sun else "#b6b2d0")
                    ia, ib = lerp(za, zb, .12), lerp(za, zb, .88)
                    shut = ["#2f6f7a", "#3f7f5a", "#7a3f2f", "#33557f"][(k + j) % 4]
                    c.poly(V.face((x, y0, ia), (x, top - .06, ia), (x, top - .06, ib), (x, y0, ib)), shut if sun else mix(shut, "#2a2650", .5), mix(shut, "#151a30", .45))
                    im = (ia + ib) / 2
                    c.line(V.face((x, y0, im), (x, top - .06, im)), 40 / z0 / 4, mix(shut, "#0a0a18", .6))
                    if fl > 2:
                        # An iron balcony: floor, rail, bars, a pot or two, and its shadow down the wall.
                        d = .42
                        ba, bb = lerp(za, zb, -.25), lerp(za, zb, 1.25)
                        if sun:
                            c.shade(V.face((x, y0, ba), (x, y0, bb), (x, y0 - 1.1, bb), (x, y0 - .8, ba)), "#7a4a6a", .4, 2)
                        c.poly(V.face((x, y0 - .05, ba), (x - s * d, y0 - .05, ba), (x - s * d, y0 - .05, bb), (x, y0 - .05, bb)), "#6a5040" if sun else "#2c2848")
                        c.poly(V.face((x - s * d, y0 - .12, ba), (x - s * d, y0, ba), (x - s * d, y0, bb), (x - s * d, y0 - .12, bb)), "#e8cfa2" if sun else "#55507a")
                        bars = []
                        wd = max(1.3, 15 / z0)
                        for q in np.linspace(0, 1, 12):
                            zz = lerp(ba, bb, q)
                            p0, p1 = V(x - s * d, y0, zz), V(x - s * d, y0 + .85, zz)
                            bars.append((taper([p0, p1], wd * .6), "#25203a"))
                        bars.append((taper(V.face((x - s * d, y0 + .87, ba), (x - s * d, y0 + .87, bb)), wd * 1.4), "#25203a"))
                        bars.append((taper(V.face((x, y0 + .87, bb), (x - s * d, y0 + .87, bb)), wd * 1.2), "#25203a"))
                        c.flats(bars)
                        it = []
                        for q in (.2, .5, .8):
                            if rng.random() < .75:
                                px, py = V(x - s * d, y0 + .25, lerp(ba, bb, q))
                                r = 330 / lerp(ba, bb, q) * .8
                                leaves(it, px, py + r * .2, r * .55, rng, ["#3f7a45", "#5f9a4f", "#2f5f40"] if sun else ["#2f4f50", "#3f5f5a"], n=14, size=.22, up=1.2)
                                flowers(it, px, py - r * .2, r * .35, rng, ["#e0402f", "#f07a8a"] if sun else ["#a03050", "#b05a80"], n=5, s=r * .1)
                        c.flats(it)
    # Slant of shadow of the right-hand roofs thrown on the foot of the sunny wall.
    c.shade(V.face((-half, 0, zf), (-half, 1.2, zf), (-half, 2.6, zn), (-half, 0, zn)), "#8a5a80", .35, 6)
    # Lines of washing, far to near.
    cols = ["#ffffff", "#e8533a", "#f6c33c", "#2f7fa8", "#f2dfe0", "#88b6a0", "#f08a6a", "#fdf0d0", "#20466a"]
    for z, y, n, sag in ((13, 5.6, 9, .25), (10.2, 6.2, 8, .3), (8, 4.9, 8, .3), (6.2, 5.9, 7, .35), (4.8, 4.6, 6, .32), (3.7, 5.0, 6, .3)):
        pts = [V(x, y - sag * (1 - (x / half) ** 2), z) for x in np.linspace(-half, half, 24)]
        c.line(pts, max(1.6, 12 / z), "#35304a")
        x = -half + .25
        i = 0
        while x < half - .5:
            w = .26 + .36 * rng.random()
            h = .4 + .6 * rng.random()
            col = cols[rng.integers(len(cols))]
            sw = .1 * math.sin(i + z)
            yt = [y - sag * (1 - (q / half) ** 2) for q in (x, x + w)]
            p = V.face((x, yt[0], z), (x + w, yt[1], z))
            b = V.face((x + w + sw, yt[1] - h, z), (x + sw, yt[0] - h * .96, z))
            if rng.random() < .45:      # a shirt, hung by its tail
                m0, m1 = V(x - .12 + sw, yt[0] - h * .75, z), V(x + w + .12 + sw, yt[1] - h * .75, z)
                pts = [p[0], p[1], (b[0][0], lerp(p[1][1], b[0][1], .7)), m1, (lerp(m1[0], b[0][0], .4), m1[1] + 14), b[0], b[1], (lerp(m0[0], b[1][0], .4), m0[1] + 14), m0, (b[1][0], lerp(p[0][1], b[1][1], .7))]
            else:
                mid = ((b[0][0] + b[1][0]) / 2, (b[0][1] + b[1][1]) / 2 + 30 / z)
                pts = [p[0], p[1], b[0], mid, b[1]]
            c.poly(pts, mix(col, "#ffffff", .12), mix(col, "#5a4a8a", .38), "h")
            for pp in p:
                c.poly(rect(pp[0] - 9 / z, pp[1] - 22 / z, 18 / z, 40 / z), "#d9a066")
            x += w + .08 + .12 * rng.random()
            i += 1
    # A woman with a basket and a dog, far down, and her shadow.
    fx, fy = V(-.55, 0, 9.5)
    c.shade([(fx, fy), (fx + 14, fy), (fx + 110, fy + 24), (fx + 90, fy + 30)], "#5a4a78", .6, 2)
    c.flats([(p, "#a8322a") for p in person(fx, fy, 165, skirt=True)])
    c.poly(ell(fx, fy - 150, 11, 13), "#3a2420")
    c.poly(rect(fx + 14, fy - 82, 30, 22), "#c9923f")
    c.flats([(blob(fx + 75, fy - 16, 26, 11, rng), "#3a2c2a"), (blob(fx + 100, fy - 26, 10, 8, rng), "#3a2c2a"), (rect(fx + 58, fy - 12, 5, 14), "#3a2c2a"), (rect(fx + 88, fy - 12, 5, 14), "#3a2c2a")])
    c.glow(560, 700, 500, "#fff0b8", .28)
    return c.finish(grain=0.005, warp=1.2)


def caleta_sunset(u):
    """The cover: boats at anchor, the low castle with its light, the sun sixteen minutes above the sea."""
    c = Canvas(2000, 1333, u, 16)
    hy, sx, sy = 640, 1180, 530
    c.sky([(0, "#33416f"), (.25, "#6f5a8a"), (.5, "#d9776a"), (.78, "#f6ad5a"), (1, "#fbd98a")], 0, hy + 10, bands=13, wob=.05)
    c.radial(sx, sy, 900, [(0, "#fde08a"), (.14, "#fbc766"), (.35, "#f6a65a"), (.7, "#e07a60"), (1, "#b0607a")], bands=10, wob=.04, a=.55)
    c.clouds(40, 420, "#ffc27a", "#7a5a86", cover=.42, cell=(900, 95), seed=23, steps=3, a=.9, light=(.25, 1))
    c.clouds(330, 600, "#ffd98f", "#c26a6a", cover=.3, cell=(1100, 40), seed=29, steps=2, a=.75, light=(0, 1))
    c.glow(sx, sy, 330, "#ffc060", .42)
    c.poly(ell(sx, sy, 74, 74, n=60), "#fffdf0", "#fff0b0", "v", tex=.02)
    c.glow(sx, sy, 120, "#fff0b0", .35)
    # Bars of cloud across the sun.
    for y, w in ((512, 240), (548, 330), (575, 200)):
        c.poly(lens(sx + 30, y, w, 10, c.rng), "#f0965a", a=.95)
    c.water(hy, 1340, "#f0a860", "#232a52", ["#ffd58a", "#e0886a", "#a85a78", "#56508a", "#2a2f5f", "#f6b46a"], n=1900, seed=6, lmin=10, lmax=330, tmin=1, tmax=15, a=.8)
    c.glitter(sx, hy + 2, 1335, 40, 260, ["#fff6cc", "#ffe39a", "#ffc96f", "#f5a35c"], n=1100, seed=3, lmax=150, tmax=13, lean=-60)
    # The castle on its reef, the lighthouse, the causeway.
    dark, mid = "#2c2444", "#4a3558"
    rng = c.rng
    reef = [(430, hy + 12)] + [(x, hy - 6 - 5 * abs(noise1([x / 40], 4)[0])) for x in range(440, 1010, 8)] + [(1020, hy + 12)]
    c.poly(reef, dark)
    c.poly([(470, hy), (470, 596), (500, 592), (500, 584), (560, 582), (560, 572), (640, 572), (640, 560), (760, 558), (764, 572), (890, 576), (894, 590), (960, 594), (985, hy)], mid, dark, "v")
    for x in range(476, 955, 22):
        base = np.interp(x, [470, 500, 501, 560, 561, 640, 641, 760, 764, 890, 894, 960], [596, 592, 584, 582, 572, 572, 560, 558, 572, 576, 590, 594])
        c.poly(rect(x, base - 9, 12, 12), mid)
    c.poly(rect(660, 520, 60, 44), mid, dark, "h")
    c.poly([(682, 560), (688, 392), (706, 392), (712, 560)], "#54405f", "#2a2140", "h")
    for y in (425, 470, 515):
        c.line([(684, y), (710, y)], 4, "#2a2140")
    c.poly(rect(680, 384, 34, 9), dark)
    c.poly(rect(687, 362, 20, 24), "#ffdf90")
    c.poly([(684, 363), (710, 363), (697, 344)], dark)
    c.glow(697, 374, 42, "#fff0b0", .9)
    c.flats([(rect(x, y, 7, 10), "#ffcf78") for x, y in ((520, 612), (600, 600), (676, 540), (700, 540), (820, 604), (905, 612))])
    c.poly([(-20, hy + 2), (470, hy - 8), (470, hy + 6), (-20, hy + 26)], mid, dark, "v")
    for x in range(20, 460, 42):
        c.poly(arch(x, hy + 22 - x * .03, 26, 18), "#d98a6a", a=.55)
    c.flats([(p, dark) for x, k in ((120, .5), (150, 0), (300, .4), (322, .2)) for p in person(x, hy - 2 - x * .014, 34, walk=k)])
    # Reflection of the castle, as strokes.
    c.flats([(lens(740 + rng.normal() * 165, hy + 14 + 95 * rng.random() ** 1.5, 40 + 120 * rng.random(), 3 + 5 * rng.random(), rng), mix(mid, "#8a4f70", rng.random())) for _ in range(120)], a=.75)
    # Boats, small to large.
    for x, y, L, hull in ((330, 742, 90, "#5a4668"), (1010, 722, 74, "#5a4668"), (1500, 735, 84, "#4a3c62"), (1730, 764, 105, "#5f3a52"), (620, 800, 140, "#3f4a78"), (1290, 842, 165, "#6a3346")):
        rowing_boat(c, x, y, L, hull, mix("#ffd9a0", hull, .25), "#3a2440", refl="#2b2347", ra=.55)
    rowing_boat(c, 330, 960, 330, "#2f4f86", "#ffdcae", "#5a2c34", tilt=.02, refl="#1c1b3c", ra=.6)
    p = rowing_boat(c, 1560, 1105, 560, "#8a2f36", "#ffe2b4", "#43222c", tilt=-.015, refl="#191838", ra=.62)
    # Rim light on the near boat, oars, a rope to its buoy, and a heap of net.
    c.line(curve(p(-.49, -.135), p(-.2, -.158), p(.2, -.158), p(.54, -.172), n=10), 5, "#fff0c4")
    c.poly(taper([p(-.34, -.15), p(.34, -.2)], 9, 7), "#e8b57a")
    c.poly(taper([p(-.28, -.13), p(.4, -.165)], 9, 7), "#c98f5c")
    net = []
    for _ in range(90):
        net.append((taper(ell(p(-.28, -.13)[0] + rng.normal() * 26, p(-.28, -.16)[1] + rng.normal() * 7, 14, 6, 180, 360, 8), 2.4, 2.4), mix("#3f7a7a", "#ffcf9a", rng.random() * .6)))
    c.flats(net)
    for k in range(3):
        c.poly(ell(p(-.22 + .05 * k, -.165)[0], p(0, -.168)[1], 11, 9), "#f08a3c", "#a8402c", "h")
    rope = curve(p(.55, -.17), (1930, 1120), (1985, 1168), n=12)
    c.line(rope, 4, "#f2cf9a")
    c.line(curve((190, 915), (110, 985), (60, 1030), n=12), 3.4, "#e0b88a")
    c.poly(ell(54, 1036, 24, 19), "#f0743c", "#7a2a3c", "d")
    for x, y, s, r in ((860, 250, 40, -8), (980, 300, 26, 10), (420, 330, 30, 6), (1560, 360, 24, -12), (1640, 330, 17, 4)):
        gull(c, x, y, s, col="#5a4464", tip="#33284a", flap=.7, rot=r)
    return c.finish(warp=1.4, vignette=.2)


def balneario(u):
    """The pavilion of La Caleta at blue hour, lit, upside down in the wet sand."""
    c = Canvas(2000, 1333, u, 17)
    wl = 880
    c.sky([(0, "#101c40"), (.4, "#24487c"), (.72, "#5f7fa6"), (.9, "#d59a86"), (1, "#f0b57f")], 0, wl, bands=14, wob=.045)
    c.stars(420, 120, seed=8, big=2)
    c.clouds(430, 800, "#e0a08f", "#4a6290", cover=.34, cell=(1000, 60), seed=12, steps=2, a=.7, light=(0, 1))
    rng = c.rng
    # Town behind.
    items = []
    for k in range(46):
        x, w = k * 46 - 30, 40 + 40 * rng.random()
        house(items, x, 760, w, 90 + 110 * rng.random(), rng, mix("#33487a", "#51608c", rng.random()), "#263766", "#44588a", win="#22315c", lit=.32, lamp="#ffc46a", depth=.1)
    c.flats(items)
    c.mist(745, 60, "#8a7f9c", .5, 5, (600, 50))
    wall, dark = "#e9e2d2", "#8d8fb0"

    def arcade(x0, x1, n, y, h, deck):
        """A run of lit arches on stilts."""
        c.poly(rect(x0, y - h - 26, x1 - x0, 26), "#d9d6d6", "#8f94b8", "v")
        c.poly(rect(x0, y - h, x1 - x0, h), "#cfcbd0", "#8388ac", "v")
        s = (x1 - x0) / n
        for k in range(n):
            cx = x0 + s * (k + .5)
            c.poly(arch(cx, y, s * .66, h * .86), "#ffdf96", "#f09a4a", "v")
            c.poly(arch(cx + s * .06, y, s * .36, h * .6), "#b05a34", a=.55)
            c.line([(cx - s * .33, y - h * .3), (cx + s * .33, y - h * .3)], 4, "#6a4a5a")
        for k in range(n + 1):
            c.poly(rect(x0 + s * k - 5, y - h, 10, h), "#eeeade", "#9a9ab8", "h")
        c.poly(rect(x0 - 6, y, x1 - x0 + 12, 18), "#efeadf", "#9496b6", "v")
        for k in range(n + 1):
            c.poly(rect(x0 + s * k - 7, y + 18, 14, deck), "#7f86a8", "#2c3560", "v")
            if k < n:
                c.poly([(x0 + s * k, y + 18), (x0 + s * (k + 1), y + 18), (x0 + s * (k + 1), y + 18 + deck), (x0 + s * k, y + 18 + deck)], "#141c3e", "#22305c", "v", a=.8)
                c.poly(ell(x0 + s * (k + .5), y + 18 + deck, s * .45, deck * .75, 180, 360), "#0f1634", a=.55)

    arcade(300, 820, 8, 790, 112, 72)
    arcade(1180, 1700, 8, 790, 112, 72)
    for cx in (240, 1760):
        c.poly(rect(cx - 105, 640, 210, 168), "#f2ede0", "#8d90b4", "h")
        for k in (-1, 0, 1):
            c.poly(arch(cx + k * 62, 790, 42, 108), "#ffe2a0", "#f09a4a")
        c.poly(rect(cx - 118, 626, 236, 20), "#f6f1e4", "#9a9cba", "h")
        c.poly(rect(cx - 74, 590, 148, 40), "#dcd8da", "#8084aa", "h")
        c.poly([(cx - 92, 596)] + ell(cx, 592, 88, 104, 180, 360, 36) + [(cx + 92, 596)], "#7fb0c4", "#24406f", "h")
        for j in range(-2, 3):
            c.line(curve((cx + j * 36, 592), (cx + j * 27, 530), (cx, 490), n=8), 3, "#cfe0e4" if j < 0 else "#1d345f", a=.6)
        c.line([(cx, 490), (cx, 452)], 4, "#e9e2d2")
        c.poly(rect(cx - 112, 790, 224, 20), "#efeadf", "#9496b6", "v")
        for k in range(6):
            c.poly(rect(cx - 104 + k * 40, 810, 14, 70), "#7f86a8", "#2c3560", "v")
        c.poly(rect(cx - 104, 812, 208, 68), "#101836", a=.7)
    cx = 1000
    c.poly(rect(cx - 190, 590, 380, 218), "#f8f3e6", "#9194b6", "h")
    c.poly([(cx - 206, 592), (cx + 206, 592), (cx + 190, 560), (cx - 190, 560)], "#e6e0da", "#9c9cba", "h")
    c.poly([(cx - 96, 562), (cx - 84, 500), (cx, 470), (cx + 84, 500), (cx + 96, 562)], "#f6f1e4", "#a0a0bc", "h")
    c.poly(ell(cx, 526, 26), "#ffdf96", "#f0a04a")
    for k in range(-2, 3):
        c.poly(arch(cx + k * 70, 790, 50, 118 if k else 150), "#ffe4a6", "#ee9446")
    for k in range(-2, 3):
        c.poly(arch(cx + k * 70, 660, 34, 46), "#ffd98a" if k % 2 == 0 else "#4a5a8c")
    c.poly(rect(cx - 200, 790, 400, 20), "#efeadf", "#9496b6", "v")
    c.poly(rect(cx - 190, 810, 380, 72), "#101836")
    for k in range(10):
        c.poly(rect(cx - 190 + k * 41, 810, 14, 72), "#7f86a8", "#2c3560", "v")
    for x in (240, 560, 1000, 1440, 1760):
        c.glow(x, 740, 210, "#ffb45a", .34)
    # Sand and the sheet of water on it.
    c.poly(rect(-10, wl - 4, 2020, 500), "#5a5f86", "#2a3258", "v")
    reflect(c, wl, 453, tint="#26386c", a=.92, ripple=1.6, cell=(420, 12), squash=1.0, fade=.15)
    it = []
    for _ in range(420):
        t = rng.random()
        y = wl + 6 + 445 * t ** 1.3
        it.append((lens(rng.random() * 2000, y, 30 + 260 * t * rng.random(), 1.5 + 4 * t, rng), ["#7f95bc", "#2a3c70", "#e8b08a", "#1c2a58"][rng.integers(4)]))
    c.flats(it, a=.32)
    # Banks of dry sand at the sides, boats drawn up, two people walking.
    c.poly(curve((-20, 1010), (240, 1040), (470, 1130), (560, 1250), (380, 1340), n=10) + [(-20, 1345)], "#6f6a88", "#2f3154", "d")
    c.poly(curve((2020, 1090), (1800, 1130), (1640, 1220), (1660, 1345), n=10) + [(2020, 1345)], "#5d5a80", "#282a4c", "d")
    it = [(lens(rng.random() * 460, 1090 + rng.random() * 240, 60 + 60 * rng.random(), 4, rng, .2), mix("#4a4870", "#a08fa0", rng.random())) for _ in range(70)]
    c.flats(it, a=.4)
    rowing_boat(c, 235, 1195, 330, "#22406f", "#c9c6d4", "#1c1c38", tilt=.06, refl="#14183a", ra=.5)
    rowing_boat(c, 1840, 1235, 250, "#5f2c42", "#c9b6c4", "#241830", tilt=-.05, refl="#14183a", ra=.5)
    for x, h, k in ((1210, 130, .5), (1262, 122, .3)):
        c.flats([(p, "#141a38") for p in person(x, 1010, h, walk=k, skirt=x > 1250)])
        c.flats([([(px, 2020 - py) for px, py in p], "#141a38") for p in person(x, 1010, h, walk=k, skirt=x > 1250)], a=.5, blur=2)
    return c.finish(warp=1.1, vignette=.2)
