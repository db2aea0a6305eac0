"""Writes places at random, with the zone that the unsimplified map gives each: zone-points.py OUTPUT."""

import math
import pathlib
import random
import sys

import timezonefinder

COUNT = 3000


def places(count):
    """Places with a zone, as many on any square kilometre as on any other; always the same ones."""
    chance = random.Random(20260503)
    finder = timezonefinder.TimezoneFinder()
    while count:
        latitude = round(math.degrees(math.asin(chance.uniform(-1, 1))), 3)
        longitude = round(chance.uniform(-180, 180), 3)
        zone = finder.timezone_at(lat=latitude, lng=longitude)
        if zone and not zone.startswith("Etc/"):
            count -= 1
            yield latitude, longitude, zone


def main(output):
    lines = [f"{latitude}\t{longitude}\t{zone}\n" for latitude, longitude, zone in places(COUNT)]
    pathlib.Path(output).write_text("".join(lines))


main(*sys.argv[1:])
