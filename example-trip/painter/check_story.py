"""Check that the example trip tells one story: photographs, tracks, entries, pins and expenses.

Reads the EXIF with Pillow, the GPX with the standard library and the YAML with PyYAML, never with Tripbook itself, so
that a mistake in one is not hidden by the same mistake in the other. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import csv
import math
import re
import sys
import xml.etree.ElementTree as ET
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

sys.dont_write_bytecode = True

import yaml
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SPAIN, MOROCCO = timedelta(hours=2), timedelta(hours=1)
BORDER = datetime(2026, 5, 6, 9, 30, tzinfo=timezone.utc)      # the middle of the Strait
CAMERA_BORDER = datetime(2026, 5, 6, 10, 0)                      # Tom put the Brask back as the ship left
CATEGORIES = "food transport lodging fun shopping sights health other".split()
WHO = ("Inés", "Tom")
EXPENSE = re.compile(
    r"(?P<date>\d{4}-\d\d-\d\d)(?: (?P<time>\d\d:\d\d))? (?P<cat>" + "|".join(CATEGORIES) + r")(?P<refund> refund)? "
    r"(?:(?P<code1>[A-Z]{3}) )?(?P<amount>\d+(?:\.\d{1,2})?)(?: (?P<code2>[A-Z]{3}))? (?P<what>(?!\d).+?)"
    r"(?:, over (?P<nights>\d+) nights)?(?:, paid by (?P<by>Inés|Tom))?(?:, for (?P<who>(?:Inés|Tom)(?: (?:Inés|Tom))*))?$")

COST = re.compile(
    r"(?P<amount>\d+(?:\.\d{1,2})?)(?: (?P<code>[A-Z]{3}))?(?:, over (?P<nights>\d+) nights)?(?:, paid by (?:Inés|Tom))?$")

problems: list[str] = []


def wrong(text):
    problems.append(text)


def load(name):
    """YAML with every scalar as text, as Tripbook reads it."""
    return yaml.load((ROOT / name).read_text("utf-8"), Loader=yaml.BaseLoader)


def km(a, b):
    p1, p2 = math.radians(a[0]), math.radians(b[0])
    h = math.sin((p2 - p1) / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(math.radians(b[1] - a[1]) / 2) ** 2
    return 12742 * math.asin(math.sqrt(h))


def degrees(v, ref):
    d = float(v[0]) + float(v[1]) / 60 + float(v[2]) / 3600
    return -d if ref in "SW" else d


def local_to_utc(t, morocco=False):
    """A bare local time: Spain before the ferry is half-way, Morocco after. 11:10 was twice that day; the place tells."""
    if morocco:
        return (t - MOROCCO).replace(tzinfo=timezone.utc)
    u = (t - SPAIN).replace(tzinfo=timezone.utc)
    return u if u < BORDER else (t - MOROCCO).replace(tzinfo=timezone.utc)


def photos(shift):
    """Every photograph: name, UTC, position or None."""
    out, size = [], 0
    for p in sorted((ROOT / "photos").iterdir()):
        size += p.stat().st_size
        with Image.open(p) as im:
            e = im.getexif()
            x, g = e.get_ifd(0x8769), e.get_ifd(0x8825)
            im.load()
            long = max(im.size)
        if not 1600 <= long <= 2400:
            wrong(f"{p.name}: {long} pixels long")
        t = datetime.strptime(x[0x9003], "%Y:%m:%d %H:%M:%S")
        if x.get(0x9004) != x[0x9003] or 0x9291 not in x:
            wrong(f"{p.name}: digitized or subseconds")
        if e[0x0110] == "Lumen 5":
            off = x.get(0x9011)
            hours = int(off[1:3])
            utc = (t - timedelta(hours=hours)).replace(tzinfo=timezone.utc)
            if (utc < BORDER) != (hours == 2):
                wrong(f"{p.name}: offset {off} on the wrong side of the water")
            if p.name != f"IMG_{t:%Y%m%d_%H%M%S}.jpg":
                wrong(f"{p.name}: the name says another time than {t}")
            if not g:
                wrong(f"{p.name}: no position")
            out.append((p.name, utc, (degrees(g[2], g[1]), degrees(g[4], g[3]))))
        else:
            if g or 0x9011 in x:
                wrong(f"{p.name}: the Brask has no GPS and no offset")
            out.append((p.name, local_to_utc(t + shift, t + shift > CAMERA_BORDER), None))
    if size >= 12_000_000:
        wrong(f"the pictures take {size / 1e6:.2f} MB")
    if not 28 <= len(out) <= 32:
        wrong(f"{len(out)} photographs")
    print(f"photographs: {len(out)}, {size / 1e6:.2f} MB")
    return out


def tracks():
    out = {}
    ns = {"g": "http://www.topografix.com/GPX/1/1"}
    for p in sorted((ROOT / "tracks").glob("*.gpx")):
        root = ET.parse(p).getroot()
        pts = [(datetime.fromisoformat(q.find("g:time", ns).text.replace("Z", "+00:00")), (float(q.get("lat")), float(q.get("lon"))))
               for q in root.iterfind(".//g:trkpt", ns)]
        if any(a[0] >= b[0] for a, b in zip(pts, pts[1:])):
            wrong(f"{p.name}: time runs backwards")
        out[p.name] = pts
        print(f"track: {p.name}, {len(pts)} points, {len(root.findall('g:wpt', ns))} waypoints, {sum(km(a[1], b[1]) for a, b in zip(pts, pts[1:])):.1f} km")
    return out


def entries(names):
    out = []
    shown = set()
    for p in sorted((ROOT / "journal").glob("*.md")):
        text = p.read_text("utf-8")
        front, body = re.match(r"---\n(.*?)\n---\n(.*)", text, re.S).groups()
        meta = yaml.load(front, Loader=yaml.BaseLoader) or {}
        words = len(re.findall(r"[\w’'-]+", re.sub(r"!\[[^\]]*\]\([^)]*\)", "", body)))
        if not 120 <= words <= 430:
            wrong(f"{p.name}: {words} words")
        for alt, ref in re.findall(r"!\[([^\]]*)\]\(([^ )]+)", body):
            if not (p.parent / ref.removesuffix("#sticker")).resolve().is_file():
                wrong(f"{p.name}: no picture {ref}")
            if len(alt) < 25:
                wrong(f"{p.name}: a thin alt text for {ref}")
            shown.add(Path(ref).name)
        if "time" in meta:
            t = datetime.fromisoformat(f"{p.name[:10]} {meta['time']}")
            if t.hour < 4:
                t += timedelta(days=1)
            when = local_to_utc(t, str(meta.get("place")).startswith("Tangier"))
            out.append((p.name, when, None))
            for ref in re.findall(r"\]\(\.\./photos/([^ )]+)", body):
                taken = names[ref]
                if not timedelta(hours=-1) < when - taken < timedelta(hours=16):
                    wrong(f"{p.name}: {ref} was taken at {taken:%d %H:%M} UTC, the entry is of {when:%d %H:%M}")
    print(f"entries: {len(out)}; pictures not in any: {', '.join(sorted(set(names) - shown)) or 'none'}")
    return out


def pins(names):
    out, seen = [], []
    for q in load("pins.yml"):
        at = tuple(float(v) for v in re.split(r"[, ]+", q["at"]))
        for other, title in seen:
            if km(at, other) < .008:
                wrong(f"pin {q['title']}: on top of {title}")
        seen.append((at, q["title"]))
        if not q.get("description", "").strip():
            wrong(f"pin {q['title']}: no description")
        if q["category"] not in "sight food stay museum transport view other".split():
            wrong(f"pin {q['title']}: category {q['category']}")
        for f in q.get("photos", []):
            if f not in names:
                wrong(f"pin {q['title']}: no photograph {f}")
        if "time" in q:
            out.append((f"pin {q['title']}", local_to_utc(datetime.fromisoformat(q["time"]), at[0] < 35.9), at))
    print(f"pins: {len(seen)}, {len(out)} with a time")
    return out


def attractions(trip):
    out = []
    for q in load("attractions.yml"):
        at = tuple(float(v) for v in re.findall(r"-?\d+\.\d+", q["at"]))
        for other, name in out:
            if name == q["name"] and km(at, other) < .1:
                wrong(f"attraction {name}: saved twice")
        out.append((at, q["name"]))
        if not 0 <= float(q["rating"].split()[0]) <= 5:
            wrong(f"attraction {q['name']}: rating {q['rating']}")
        if "day" in q and not trip["start"] <= q["day"][:10] <= trip["end"]:
            wrong(f"attraction {q['name']}: planned for {q['day']}")
    print(f"attractions: {len(out)}")


def budget():
    b = load("budget.yml")
    rate = {"EUR": 1.0, "MAD": float(b["rates"]["MAD"])}
    with open(ROOT / "rates.csv", encoding="utf-8") as file:
        pounds = {row["Date"]: 1 / float(row["GBP"]) for row in csv.DictReader(file)}
    cats, days = {}, {}
    for q in b["expenses"]:
        if isinstance(q, dict):
            d, cat, sign = q["date"], q["category"], -1 if q.get("refund") == "yes" else 1
            amount, code = q["amount"].split()
        else:
            m = EXPENSE.match(q)
            if not m:
                wrong(f"expense: {q}")
                continue
            d, cat, sign = m["date"], m["cat"], -1 if m["refund"] else 1
            amount, code = m["amount"], m["code1"] or m["code2"] or "EUR"
        v = sign * float(amount) * (pounds[str(d)[:10]] if code == "GBP" else rate[code])
        cats[cat] = cats.get(cat, 0) + v
        nights = int(m["nights"]) if not isinstance(q, dict) and m["nights"] else 1
        for k in range(nights):
            each = str(date.fromisoformat(str(d)[:10]) + timedelta(days=k))
            days[each] = days.get(each, 0) + v / nights
    for event in load("itinerary.yml"):
        if "cost" in event:
            m = COST.match(str(event["cost"]))
            amount, nights = float(m["amount"]) * rate[m["code"] or "EUR"], int(m["nights"] or 1)
            cat = "lodging" if "hotel" in event else "transport"
            cats[cat] = cats.get(cat, 0) + amount
            for k in range(nights):
                each = str(date.fromisoformat(str(event["start"])[:10]) + timedelta(days=k))
                days[each] = days.get(each, 0) + amount / nights
    total = float(b["total"].split()[0])
    spent = sum(cats.values())
    over = [k for k, v in cats.items() if v > float(b["categories"][k])]
    left, n = total, len(days)
    for k, d in enumerate(sorted(days)):
        print(f"  {d}: {days[d]:7.2f} of {left / (n - k):7.2f}")
        left -= days[d]
    for k, v in cats.items():
        print(f"  {k:10} {v:7.2f} of {float(b['categories'][k]):7.2f}")
    print(f"expenses: {len(b['expenses'])}, {spent:.2f} of {total:.2f} EUR; over: {', '.join(over)}")
    if spent >= total or len(over) != 1:
        wrong("the budget should be a little under in all and over in one category")
    if abs(sum(float(v) for v in b["categories"].values()) - total) > .01:
        wrong("the categories do not add up to the total")


def main():
    trip = load("trip.yml")
    shift = timedelta(hours=int(trip["cameras"][0]["shift"].rstrip("h")))
    ph = photos(shift)
    names = {n: t for n, t, _ in ph}
    if not (ROOT / trip["cover"]).is_file():
        wrong("no cover")
    tr = tracks()
    ent = entries(names)
    places = [(n, t, at) for n, t, at in ph if at] + pins(names)
    for name, pts in tr.items():
        places += [(name, t, at) for t, at in pts]
    places.sort(key=lambda p: p[1])
    worst = (0, "")
    for a, b in zip(places, places[1:]):
        d, h = km(a[2], b[2]), (b[1] - a[1]).total_seconds() / 3600
        if d > .06 and (h <= 0 or d / h > 75):
            wrong(f"{d:.1f} km in {h * 60:.0f} min: {a[0]} to {b[0]}")
        if h > 0 and d > .06:
            worst = max(worst, (d / h, f"{a[0]} to {b[0]}"))
    print(f"fastest: {worst[0]:.0f} km/h, {worst[1]}")
    ferry = next(v for k, v in tr.items() if "ferry" in k)
    for n, t, at in ph:
        if n in ("BRK_0441.JPG", "IMG_20260506_104619.jpg"):
            if not ferry[0][0] < t < ferry[-1][0]:
                wrong(f"{n} was not taken on the ferry")
            if at and min(km(at, q) for _, q in ferry) > .6:
                wrong(f"{n} is not on the ship's track")
    attractions(trip)
    budget()
    for p in problems:
        print("WRONG:", p)
    print("one story" if not problems else f"{len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
