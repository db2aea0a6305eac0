"""Things that turn up in more than one picture: boats, gulls, people, cats, pots, houses."""

from __future__ import annotations

import math

import numpy as np

from kit import blob, curve, ell, lens, lerp, mix, quad, rect, taper


def gull(c, x, y, s, col="#f7f3ea", tip="#5a6475", flap=.0, rot=0.0):
    """A gull from the side, wings up by ``flap``."""
    def r(px, py):
        a = math.radians(rot)
        return (x + s * (px * math.cos(a) - py * math.sin(a)), y + s * (px * math.sin(a) + py * math.cos(a)))
    for k in (-1, 1):
        w = [r(0, 0), r(.45 * k, -.28 - flap * .3), r(.8 * k, -.25 - flap * .4), r(1.25 * k, .05 - flap * .2)]
        c.poly(taper(curve(*w, n=8), s * .2, s * .03), col, mix(col, "#8aa0b8", .5), "h")
        c.poly(taper(curve(*w[2:], n=8), s * .1, s * .02), tip)
    c.poly(ell(*r(0, .03), s * .32, s * .1, rot=rot - 6), col)
    c.poly(ell(*r(.3, -.01), s * .1, s * .085), col)
    c.poly([r(.38, -.02), r(.5, .02), r(.38, .04)], "#e8a23c")


def person(x, y, h, walk=.0, skirt=False, arm=None):
    """A small standing figure, feet at ``y``: polygons to fill in one colour."""
    w = h * .15
    ps = [ell(x, y - h * .91, h * .065, h * .078, n=14)]
    ps.append([(x - w * .25, y - h * .84), (x + w * .25, y - h * .84), (x + w * .85, y - h * .78), (x + w * .7, y - h * .45),
               (x - w * .7, y - h * .45), (x - w * .85, y - h * .78)])
    if skirt:
        ps.append([(x - w * .6, y - h * .5), (x + w * .6, y - h * .5), (x + w * 1.05, y), (x - w * 1.05, y)])
    else:
        ps.append([(x - w * .7, y - h * .47), (x + w * .1, y - h * .47), (x - w * (.15 + walk), y), (x - w * (.6 + walk), y)])
        ps.append([(x - w * .1, y - h * .47), (x + w * .7, y - h * .47), (x + w * (.6 + walk), y), (x + w * (.15 + walk), y)])
    for k in (-1, 1):
        ps.append(taper([(x + k * w * .75, y - h * .77), (x + k * w * (1.05 + walk * .2), y - h * .6),
                         (x + k * w * (.95 + walk * k * .5), y - h * .45)], w * .34, w * .24))
    if arm:
        ps.append(taper([(x + w * .7 * arm, y - h * .76), (x + w * 1.5 * arm, y - h * .95)], w * .32, w * .22))
    return ps


def rowing_boat(c, x, y, L, hull="#3f6f8f", trim="#f2e6cf", inside="#8a4b32", tilt=0.0, refl="#2a2338", ra=.45):
    """A small boat at anchor, seen a little from above, with its dark double in the water."""
    h = L * .17
    def p(u, v):
        return (x + L * u, y + L * v + tilt * L * u)
    # The double is strokes, wider apart the farther down, not one flat shape.
    rng = np.random.default_rng(int(abs(x) * 7 + L))
    fl = []
    for k in range(int(10 + L * .07)):
        t = k / (10 + L * .07)
        w = L * (.98 - .34 * t) * (.75 + .3 * rng.random())
        fl.append((lens(x + L * (.02 + rng.normal() * .05), y + L * (.02 + .24 * t), w, L * (.05 - .025 * t), rng), mix(refl, hull, .25 + .3 * rng.random())))
    c.flats(fl, a=min(1, ra * 1.35))
    sheer = curve(p(-.5, -.13), p(-.2, -.085), p(.15, -.085), p(.55, -.17), n=10)
    keel = curve(p(.55, -.17), p(.38, .03), p(-.1, .06), p(-.42, .03), p(-.5, -.13), n=10)
    far = curve(p(-.5, -.13), p(-.2, -.155), p(.2, -.155), p(.55, -.17), n=10)
    c.poly(sheer + far[::-1], inside, mix(inside, "#000000", .35), "h")
    c.poly(sheer + keel, hull, mix(hull, "#101828", .45), "v")
    c.line(sheer, h * .2, trim)
    c.line([(q[0], q[1] + L * .05) for q in sheer[3:-3]], h * .08, trim, a=.6)
    for u in (-.22, .08):
        c.poly([p(u, -.143), p(u + .06, -.143), p(u + .08, -.095), p(u + .02, -.095)], mix(trim, inside, .35))
    return p


def tree(items, x, y, r, rng, cols, n=60, flat=.6):
    """A leafy mass built of dabs, dark below and light above."""
    for k in range(n):
        a, q = rng.random() * 6.283, math.sqrt(rng.random())
        px, py = x + r * q * math.cos(a), y + r * flat * q * math.sin(a)
        t = np.clip(.5 + (y - py) / (r * flat * 2) + rng.normal() * .16, 0, .999)
        s = r * (.1 + .13 * rng.random())
        items.append((blob(px, py, s, s * .7, rng, n=9, rough=.4), cols[int(t * len(cols))]))


def leaves(items, x, y, r, rng, cols, n=40, size=.2, up=.9):
    """Pointed leaves sprouting round a point."""
    for _ in range(n):
        a = -math.pi / 2 + rng.normal() * up
        d = r * (.25 + .8 * rng.random())
        ex, ey = x + d * math.cos(a), y + d * math.sin(a) * .9
        mx, my = lerp(x, ex, .55) + rng.normal() * r * .06, lerp(y, ey, .55) - r * .06
        items.append((taper(curve((x + rng.normal() * r * .1, y), (mx, my), (ex, ey), n=4), r * .02, 1, r * size),
                      cols[rng.integers(len(cols))]))


def flowers(items, x, y, r, rng, cols, n=12, s=5.0):
    for _ in range(n):
        a, q = rng.random() * 6.283, rng.random() ** .6
        px, py = x + r * q * math.cos(a), y + r * .8 * q * math.sin(a)
        col = cols[rng.integers(len(cols))]
        for k in range(4):
            b = k * 1.57 + rng.random()
            items.append((ell(px + s * .55 * math.cos(b), py + s * .55 * math.sin(b), s * .6, s * .5, n=7), mix(col, "#ffffff", .12 * k)))
        items.append((ell(px, py, s * .25, n=6), mix(col, "#401010", .55)))


def pot(c, x, y, w, col, rng, leaf, flower=None, h=None, shadow="#3c4a86", lean=1, n=34):
    """A flowerpot standing at ``y``, its plant and its shadow."""
    h = h or w * .95
    c.shade([(x - w * .35, y), (x + w * .4, y), (x + w * .4 + lean * w * .9, y + w * .16), (x + lean * w * .7, y + w * .2)], shadow, .45, 3)
    c.poly([(x - w * .5, y - h), (x + w * .5, y - h), (x + w * .36, y), (x - w * .36, y)], mix(col, "#ffffff", .18), mix(col, "#221133", .38), "h")
    c.poly(ell(x, y, w * .36, w * .07, 0, 180, 16), mix(col, "#221133", .3))
    c.poly(rect(x - w * .55, y - h * 1.06, w * 1.1, h * .2), mix(col, "#ffffff", .28), mix(col, "#221133", .25), "h")
    items = []
    leaves(items, x, y - h * 1.0, w * 1.15, rng, leaf, n=n, size=.17)
    if flower is not None:
        flowers(items, x, y - h * 1.75, w * .62, rng, flower, n=9, s=w * .11)
    c.flats(items)


def cat_sitting(c, x, y, s, col="#d98b3f", dark="#8f4f22", face=1, tail=True):
    """A sitting cat about ``s`` tall, in profile, the back turned from ``face``."""
    def p(u, v):
        return (x + face * s * u, y - s * v)
    if tail:
        c.poly(taper(curve(p(-.22, .05), p(-.5, .03), p(-.62, .16), p(-.5, .24), n=8), s * .1, s * .05), dark)
    body = curve(p(.17, 0), p(-.25, 0), p(-.36, .18), p(-.24, .46), p(-.02, .66), p(.14, .6), p(.2, .35), p(.19, 0), n=8)
    c.poly(body, col, dark, "v")
    c.poly(ell(*p(.12, .76), s * .165, s * .145), col)
    for u in (.0, .16):
        c.poly([p(u, .83), p(u + .035, 1.02), p(u + .12, .87)], mix(col, dark, .3))
    c.poly(ell(*p(.24, .71), s * .06, s * .045), mix(col, "#ffffff", .4))
    c.poly(ell(*p(.18, .79), s * .022, s * .028), "#2a2a18")
    c.poly(rect(*(p(.08, .3) if face > 0 else p(.17, .3)), s * .09, s * .3), mix(col, "#ffffff", .12))
    for k in range(3):
        c.line([p(-.3 + .05 * k, .2 + .12 * k), p(-.14 + .05 * k, .22 + .12 * k)], s * .03, dark, a=.7)


def cat_loaf(c, x, y, s, col="#8d8a86", dark="#4f4c50", face=1):
    """A cat lying with its paws tucked in; ``s`` is its length."""
    def p(u, v):
        return (x + face * s * u, y - s * v)
    c.poly(curve(p(-.5, 0), p(-.52, .2), p(-.3, .36), p(.05, .34), p(.3, .2), p(.42, .08), p(.4, 0), p(-.5, 0), n=8), col, dark, "v")
    c.poly(ell(*p(.33, .33), s * .145, s * .125), col)
    for u in (.23, .37):
        c.poly([p(u, .4), p(u + .02, .56), p(u + .1, .43)], mix(col, dark, .4))
    c.line([p(.33, .35), p(.39, .34)], s * .015, "#2a2420")
    c.poly(ell(*p(.43, .29), s * .05, s * .04), mix(col, "#ffffff", .45))
    c.poly(taper(curve(p(-.48, .06), p(-.3, -.015), p(.0, .0), n=8), s * .09, s * .05), dark)
    for k in range(4):
        c.line([p(-.36 + .12 * k, .32), p(-.38 + .12 * k, .2)], s * .025, dark, a=.55)


def house(items, x, y, w, h, rng, wall, dark, roof=None, side=.3, win="#44506a", lit=0.0, lamp="#ffd27a", depth=.12,
          rows=None, cols=None, door=None, right=True):
    """A flat-roofed house in two faces, with windows, as flats: ``x`` left edge, ``y`` foot."""
    fw = w * (1 - side)
    fx, sx = (x, x + fw) if right else (x + w * side, x)
    sw = w - fw
    k = depth * w
    if roof is not None:
        dx = k * .7 * (1 if right else -1)
        items.append(([(x, y - h), (x + w, y - h), (x + w - dx * .2, y - h - k * .55), (x + max(0, dx), y - h - k * .55)], roof))
    items.append((rect(fx, y - h, fw, h), wall))
    items.append((rect(sx, y - h, sw, h), dark))
    items.append((rect(fx, y - h - w * .012, fw, w * .035), mix(wall, "#ffffff", .35)))
    rows = rows or max(1, int(h / (w * .42)))
    cols = cols or max(1, int(fw / (w * .27)))
    for r in range(rows):
        for q in range(cols):
            if rng.random() < .22:
                continue
            ww, wh = fw / cols * .34, h / rows * .4
            wx, wy = fx + fw * (q + .5) / cols - ww / 2, y - h + h * (r + .32) / rows
            on = rng.random() < lit
            items.append((rect(wx, wy, ww, wh), lamp if on else win))
            if on:
                items.append((rect(wx + ww * .44, wy, ww * .1, wh), mix(lamp, "#70401a", .6)))
    if rng.random() < .4:
        items.append((rect(sx + sw * .35, y - h * .62, sw * .32, h * .2), lamp if rng.random() < lit else mix(win, dark, .3)))
    if door is not None and rng.random() < .5:
        items.append((rect(fx + fw * .4, y - h * .24, fw * .16, h * .24), door))


def palm(c, x, y, h, rng, trunk="#6b4a35", leaf=("#2e4a34", "#41623a", "#5f7c3f"), lean=.06):
    """A date palm: a leaning trunk and a burst of drooping fronds."""
    top = (x + lean * h, y - h)
    c.poly(taper(curve((x, y), (x + lean * h * .3, y - h * .5), top, n=10), h * .06, h * .035), trunk, mix(trunk, "#ffffff", .2), "h")
    items = []
    for k in range(22):
        a = -math.pi * (.02 + .96 * (k + .5) / 22) + rng.normal() * .1
        L = h * (.34 + .1 * rng.random())
        ex, ey = top[0] + L * math.cos(a), top[1] + L * math.sin(a) * .75 + L * .35
        mid = (top[0] + L * .55 * math.cos(a), top[1] + L * .62 * math.sin(a))
        rib = curve(top, mid, (ex, ey), n=9)
        col = leaf[rng.integers(len(leaf))]
        for i, (px, py) in enumerate(rib[1:]):
            s = L * .2 * (1 - abs(i / len(rib) - .45))
            for d in (-1, 1):
                items.append((taper([(px, py), (px + d * s * .35 + math.cos(a) * s * .6, py + s * .75)], L * .028, L * .006), col))
        items.append((taper(rib, L * .025, L * .008), mix(col, "#20281c", .3)))
    c.flats(items)


def lantern(c, x, y, s, glass="#ffcf6b", iron="#1d1a26", halo=1.0):
    """A hanging iron lantern with its light about it."""
    c.line([(x, y - s * 1.6), (x, y - s * .9)], s * .06, iron)
    c.poly([(x - s * .16, y - s * .9), (x + s * .16, y - s * .9), (x + s * .5, y - s * .45), (x - s * .5, y - s * .45)], iron)
    c.poly([(x - s * .44, y - s * .45), (x + s * .44, y - s * .45), (x + s * .3, y + s * .5), (x - s * .3, y + s * .5)], "#fff1c2", glass)
    for u in (-1, -.33, .33, 1):
        c.line([(x + u * s * .44, y - s * .45), (x + u * s * .3, y + s * .5)], s * .06, iron)
    c.line([(x - s * .38, y), (x + s * .38, y)], s * .05, iron)
    c.poly([(x - s * .34, y + s * .48), (x + s * .34, y + s * .48), (x, y + s * .85)], iron)
    if halo:
        c.glow(x, y, s * 2.4, glass, .75 * halo)
        c.glow(x, y, s * 6, mix(glass, "#c2541c", .4), .38 * halo)


def studs_door(c, q, col, dark, rng, studs="#c9c2a4", rows=6, cols=4):
    """Two leaves of a plank door inside the quadrilateral ``q`` (clockwise from top left)."""
    for leaf in (0, 1):
        a, b = leaf * .5 + .01, leaf * .5 + .49
        pts = [quad(*q, a, .0), quad(*q, b, .0), quad(*q, b, 1), quad(*q, a, 1)]
        c.poly(pts, col, mix(col, dark, .5))
        for k in range(1, 4):
            u = lerp(a, b, k / 4)
            c.line([quad(*q, u, 0), quad(*q, u, 1)], 2.2, dark, a=.5)
        items = []
        for r in range(rows):
            for k in range(cols):
                px, py = quad(*q, lerp(a, b, (k + .5) / cols), (r + .6) / rows)
                items.append((ell(px + 1.5, py + 2.5, 6, n=10), dark))
                items.append((ell(px, py, 5.2, n=10), studs))
                items.append((ell(px - 1.3, py - 1.5, 2, n=8), "#fffbe6"))
        c.flats(items)
