"""Makes the finest level of the atlas, land and lakes along true shores: shore.py GSHHG OUTPUT.

GSHHG is the folder of `gshhs_f.dat`, the polygons of the full set, and of `gshhsmeta_f.dat`, a line for each.
"""

import pathlib
import sys

import encoding
import geometry
import numpy as np
import shapely

# Degrees that a line may lie off, steps in a degree, and the smallest ring, in square degrees of a great circle: an islet of 250 m.
TOLERANCE = 0.001
STEPS = 2000
SMALLEST = 5e-6
# South of it lies nothing but the ice of Antarctica, which the level before has as one ring around the pole.
SOUTH = -60
LAND, ICE_FRONT = 1, 5


def polygons(folder):
    """Level, name and ring of each polygon: 1 is land, 2 a lake, 3 an island in one, 4 a pond on that."""
    points = np.fromfile(folder / "gshhs_f.dat", "<f4").reshape(-1, 2).astype(float)
    for line in (folder / "gshhsmeta_f.dat").read_text().splitlines():
        level, _, _, _, north, start, length, name = line.split()
        if int(level) != ICE_FRONT and float(north) > SOUTH:
            first = int(start) // 8
            yield int(level), name, points[first : first + int(length) // 8]


def whole(parts):
    """Rings of the lands that the source cuts at the date line, as one piece again."""
    areas = [shapely.make_valid(shapely.polygons(ring)) for ring in parts]
    lands = geometry.joined_across_date_line([shapely.get_parts(area) for area in areas])
    return geometry.rings(shapely.normalize(lands))


def on_level(rings):
    kept = []
    for ring in rings:
        if (ring[0] == ring[-1]).all():
            ring = ring[:-1]
        if len(ring) < 3 or geometry.extent(ring) < SMALLEST:
            continue
        grid = geometry.on_grid(geometry.simplified_ring(ring, TOLERANCE), STEPS)
        if len(grid) > 1 and (grid[0] == grid[-1]).all():
            grid = grid[:-1]
        if len(grid) >= 3:
            kept.append((0, grid.tolist()))
    return sorted(kept, key=lambda shape: shape[1])


def main(folder, output):
    land, cut, lakes = [], [], []
    for level, name, ring in polygons(pathlib.Path(folder)):
        (lakes if level != LAND else cut if "-" in name else land).append(ring)
    content = {"land": on_level(land + whole(cut)), "lake": on_level(lakes)}
    data = encoding.level(STEPS, content)
    (pathlib.Path(output) / "shore.atlas").write_bytes(data)
    points = sum(len(points) for kept in content.values() for _, points in kept)
    counts = ", ".join(f"{name} {len(kept)}" for name, kept in content.items())
    print(f"shore: {len(data)} bytes, {points} points; {counts}")


main(*sys.argv[1:])
