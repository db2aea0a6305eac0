"""Writes places at random with what they are called: name-points.py OUTPUT.

The country is that of the unsimplified polygons, as GEOS finds it; the nearest town that of the gazetteer's own list, by a
plain comparison with every town of that country.
"""

import math
import pathlib
import random
import sys

import countries
import numpy as np
import shapely
import towns

COUNT = 1500
# Metres from the unsimplified border within which a point says nothing: the simplified one may lie so far off.
UNCERTAIN = 0.03


def outlines():
    """The country of each ring, and the ring as an area; a place is in a country where it is in an odd number of its rings."""
    found = countries.countries(countries.source()["countries"])
    pairs = [(code, shapely.Polygon(ring / 1e7)) for code, rings in found for ring in rings if len(ring) > 3]
    return [code for code, _ in pairs], shapely.STRtree([area for _, area in pairs])


def country_at(codes, tree, longitude, latitude):
    point = shapely.Point(longitude, latitude)
    inside = [codes[index] for index in tree.query(point, predicate="within")]
    odd = {code for code in inside if inside.count(code) % 2}
    near = tree.query(point, predicate="dwithin", distance=UNCERTAIN / math.cos(math.radians(latitude)))
    around = {codes[index] for index in near}
    return min(odd) if len(odd) == 1 and around == odd else None


def nearest(known, latitude, longitude):
    """The nearest of some towns, and the metres to it along a sphere."""
    latitudes, longitudes, names = known
    a = np.sin((latitudes - math.radians(latitude)) / 2) ** 2
    a += math.cos(math.radians(latitude)) * np.cos(latitudes) * np.sin((longitudes - math.radians(longitude)) / 2) ** 2
    best = int(np.argmin(a))
    return names[best], 2 * 6371008.8 * math.asin(math.sqrt(float(a[best])))


def by_country():
    lists = {}
    for town in towns.places():
        lists.setdefault(town["countrycode"], []).append(town)
    return {
        code: (
            np.radians([town["latitude"] for town in known]), np.radians([town["longitude"] for town in known]),
            [towns.plain(town) for town in known],
        )
        for code, known in lists.items()
    }


def main(output):
    chance = random.Random(20260503)
    codes, tree = outlines()
    known = by_country()
    lines = []
    while len(lines) < COUNT:
        latitude = round(math.degrees(math.asin(chance.uniform(-1, 1))), 3)
        longitude = round(chance.uniform(-180, 180), 3)
        country = country_at(codes, tree, longitude, latitude)
        if not country:
            continue
        town, metres = nearest(known[country], latitude, longitude) if country in known else ("", math.inf)
        # Beyond this no town is told.
        town, metres = (town, metres) if metres < 249_000 else ("", 0)
        lines.append(f"{latitude}\t{longitude}\t{country}\t{town}\t{metres:.0f}\n")
    pathlib.Path(output).write_text("".join(lines))


main(*sys.argv[1:])
