"""Makes the map of time zones out of timezonefinder's polygons: zones.py OUTPUT."""

import sys

import areas
import encoding
import numpy as np
import timezonefinder


TOLERANCE = 0.01
STEPS = 200


def rings_by_zone():
    """The rings of each zone that is a place, by name, in ten-millionths of a degree."""
    finder = timezonefinder.TimezoneFinder()
    for name in sorted(finder.timezone_names):
        # The open sea has no clocks of its own.
        if name.startswith("Etc/"):
            continue
        polygons = finder.get_geometry(tz_name=name, coords_as_pairs=True)
        degrees = [np.asarray(ring) for polygon in polygons for ring in polygon]
        yield name, [np.round(ring * 1e7).astype(np.int64) for ring in degrees]


def main(output):
    areas.write(output, encoding.ZONE_MAGIC, rings_by_zone(), TOLERANCE, STEPS)


main(*sys.argv[1:])
