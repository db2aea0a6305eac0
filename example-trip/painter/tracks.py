"""The two GPX tracks: the ferry, and the walk up to the Spanish Mosque.

Run it to write them. ``ferry_position`` also tells paint.py where on the water a photograph was taken, so that the
pictures and the track cannot disagree.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta, timezone
from pathlib import Path

import numpy as np

UTC = timezone.utc
TRACKS = Path(__file__).resolve().parent.parent / "tracks"

# Out of Tarifa, round the island, across, and in behind the mole at Tangier: (latitude, longitude, knots on this leg).
FERRY = [(36.0078, -5.6043, 5), (36.0040, -5.6022, 8), (35.9978, -5.6032, 14), (35.9925, -5.6120, 22),
         (35.9000, -5.7040, 23), (35.8080, -5.7880, 13), (35.7968, -5.7985, 8), (35.7925, -5.8045, 5), (35.7895, -5.8080, 4)]
FERRY_START = datetime(2026, 5, 6, 9, 4, 10, tzinfo=UTC)

# Up through the medina, out at Bab Onsar, over the stream at Ras el-Maa, up the path: (latitude, longitude, height,
# metres a second on this leg, seconds of rest on arriving).
WALK = [(35.16880, -5.26360, 566, .9, 40), (35.16935, -5.26310, 571, .7, 0), (35.16962, -5.26235, 577, .6, 180),
        (35.17012, -5.26190, 583, .6, 0), (35.17030, -5.26095, 590, .7, 420), (35.17068, -5.25990, 598, .7, 0),
        (35.17072, -5.25880, 604, .8, 0), (35.17050, -5.25770, 607, .7, 1500), (35.16985, -5.25715, 615, .8, 0),
        (35.16930, -5.25640, 627, .7, 120), (35.16868, -5.25570, 640, .7, 0), (35.16800, -5.25525, 655, .6, 200),
        (35.16735, -5.25500, 670, .65, 0), (35.16680, -5.25545, 684, .6, 90), (35.16638, -5.25575, 694, .6, 0),
        (35.16600, -5.25600, 701, .6, 3140),
        (35.16640, -5.25575, 694, 1.0, 0), (35.16682, -5.25543, 684, 1.0, 0), (35.16736, -5.25500, 670, 1.0, 0),
        (35.16802, -5.25527, 655, 1.0, 60), (35.16930, -5.25642, 627, 1.1, 0), (35.17048, -5.25772, 607, 1.1, 45),
        (35.17070, -5.25985, 598, 1.1, 0), (35.17028, -5.26098, 590, 1.1, 0), (35.16964, -5.26232, 577, 1.1, 0),
        (35.16880, -5.26355, 566, 1.0, 30)]
WALK_START = datetime(2026, 5, 8, 17, 14, 5, tzinfo=UTC)
WALK_POINTS = [(35.17072, -5.25880, 604, "Bab Onsar", "The gate where the medina stops and the washing begins."),
               (35.17050, -5.25770, 607, "Ras el-Maa", "The stream; orange juice, put to cool in it by the crate."),
               (35.16600, -5.25600, 701, "The wall at the Spanish Mosque", "Lean here.")]


def metres(a, b):
    """Distance between two (latitude, longitude): flat is near enough at this size."""
    k = math.cos(math.radians((a[0] + b[0]) / 2))
    return math.hypot((a[0] - b[0]) * 111_195, (a[1] - b[1]) * 111_195 * k)


def legs(points, speed):
    """Seconds from the start at each point."""
    t = [0.0]
    for i in range(1, len(points)):
        t.append(t[-1] + metres(points[i - 1], points[i]) / speed(i))
    return t


def ferry_table():
    t = legs(FERRY, lambda i: FERRY[i - 1][2] * .5144)
    return np.array(t), np.array([p[0] for p in FERRY]), np.array([p[1] for p in FERRY])


def ferry_position(when):
    """Latitude and longitude of the ship at an aware datetime."""
    t, la, lo = ferry_table()
    s = (when - FERRY_START).total_seconds()
    return float(np.interp(s, t, la)), float(np.interp(s, t, lo))


def gpx(name, points, waypoints=(), kind=""):
    """GPX 1.1 text from ``[(datetime, latitude, longitude, height or None)]``."""
    out = ['<?xml version="1.0" encoding="UTF-8"?>',
           '<gpx version="1.1" creator="Tripbook example" xmlns="http://www.topografix.com/GPX/1/1">',
           f"  <metadata><name>{name}</name><time>{points[0][0]:%Y-%m-%dT%H:%M:%SZ}</time></metadata>"]
    for la, lo, h, title, text in waypoints:
        out.append(f'  <wpt lat="{la:.5f}" lon="{lo:.5f}"><ele>{h}</ele><name>{title}</name><desc>{text}</desc></wpt>')
    out.append(f"  <trk><name>{name}</name><type>{kind}</type><trkseg>")
    for when, la, lo, h in points:
        ele = f"<ele>{h:.1f}</ele>" if h is not None else ""
        out.append(f'    <trkpt lat="{la:.6f}" lon="{lo:.6f}">{ele}<time>{when:%Y-%m-%dT%H:%M:%SZ}</time></trkpt>')
    out.append("  </trkseg></trk>\n</gpx>\n")
    return "\n".join(out)


def ferry():
    rng = np.random.default_rng(61)
    t, la, lo = ferry_table()
    pts, s = [], 0.0
    while s < t[-1]:
        j = rng.normal(0, .00004, 2)
        pts.append((FERRY_START + timedelta(seconds=round(s)), float(np.interp(s, t, la)) + j[0], float(np.interp(s, t, lo)) + j[1], 14 + rng.normal() * 1.5))
        s += 38 + rng.integers(0, 7)
    pts.append((FERRY_START + timedelta(seconds=round(t[-1])), la[-1], lo[-1], 11.0))
    return pts


def walk():
    """The walk with the faults a telephone has: a wandering error, heights that drift, rests that are little clouds."""
    rng = np.random.default_rng(62)
    knots, s = [], 0.0
    for i, p in enumerate(WALK):
        if i:
            s += metres(WALK[i - 1], p) / WALK[i - 1][3] * 1.12      # lanes are never as straight as a list of corners
        knots.append((s, *p[:3]))
        if p[4]:
            s += p[4]
            knots.append((s, *p[:3]))
    k = np.array(knots)
    pts, s = [], 0.0
    err, drift = np.zeros(2), 0.0
    while s <= k[-1, 0]:
        err = err * .88 + rng.normal(0, .0000085, 2)
        drift = drift * .96 + rng.normal(0, .45)
        wig = .00004 * math.sin(s / 37)
        moving = np.interp(s + 15, k[:, 0], k[:, 1]) != np.interp(s - 15, k[:, 0], k[:, 1])
        pts.append((WALK_START + timedelta(seconds=round(s)), float(np.interp(s, k[:, 0], k[:, 1])) + err[0] + wig * moving,
                    float(np.interp(s, k[:, 0], k[:, 2])) + err[1], float(np.interp(s, k[:, 0], k[:, 3])) + drift))
        s += rng.integers(18, 27) if not moving else rng.integers(8, 15)
    return pts


def write():
    TRACKS.mkdir(exist_ok=True)
    (TRACKS / "2026-05-06-ferry.gpx").write_text(gpx("Tarifa to Tangier, by ferry", ferry(), kind="boat"), "utf-8")
    (TRACKS / "2026-05-08-spanish-mosque.gpx").write_text(gpx("Up to the Spanish Mosque and down again", walk(), WALK_POINTS, "walking"), "utf-8")


if __name__ == "__main__":
    write()
    for name, pts in (("ferry", ferry()), ("walk", walk())):
        d = sum(metres(a[1:3], b[1:3]) for a, b in zip(pts, pts[1:]))
        print(f"{name}: {len(pts)} points, {d / 1000:.1f} km, {pts[0][0]:%H:%M:%S} to {pts[-1][0]:%H:%M:%S} UTC")
