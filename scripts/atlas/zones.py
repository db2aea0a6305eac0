"""Makes the map of time zones out of timezonefinder's polygons: zones.py OUTPUT."""

import pathlib
import sys

import encoding
import geometry
import numpy as np
import timezonefinder
import zonegraph


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


def area(rings):
    """Square degrees of a great circle, roughly: only the order of zones by size comes from it."""
    return max(geometry.extent(ring / 1e7) for ring in rings)


def on_grid(line):
    """A line at the map's fineness; nothing where it is an island too small to matter."""
    degrees = line / 1e7
    if degrees[:, 1].min() < -89:
        # At a pole all meridians are one point in the plane in which lines are simplified.
        return geometry.on_grid(degrees, STEPS)
    is_ring = len(line) > 2 and (line[0] == line[-1]).all()
    if not is_ring:
        return geometry.on_grid(geometry.simplified(degrees, TOLERANCE), STEPS)
    if geometry.extent(degrees[:-1]) < TOLERANCE**2:
        return np.empty((0, 2), np.int64)
    grid = geometry.on_grid(geometry.simplified_ring(degrees[:-1], TOLERANCE), STEPS)
    grid = np.vstack([grid, grid[:1]])
    return geometry.on_grid(grid / STEPS, STEPS)


def main(output):
    zones = list(rings_by_zone())
    # Where two lay claim to a place, the smaller one is asked first.
    zones.sort(key=lambda zone: (area(zone[1]), zone[0]))
    lines = zonegraph.lines([rings for _, rings in zones])
    kept = [(on_grid(line).tolist(), sides) for line, sides in lines]
    kept = sorted((line, sides) for line, sides in kept if len(line) > 1)
    used = sorted({side for _, sides in kept for side in sides})
    number = {zone: index for index, zone in enumerate(used)}
    kept = [(line, [number[side] for side in sides]) for line, sides in kept]
    data = encoding.zone_map(STEPS, [zones[zone][0] for zone in used], kept)
    pathlib.Path(output).write_bytes(data)
    points = sum(len(line) for line, _ in kept)
    print(f"zones: {len(data)} bytes, {len(used)} of {len(zones)} zones, {len(kept)} lines, {points} points")


main(*sys.argv[1:])
