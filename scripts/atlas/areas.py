"""Areas of the Earth as the edges between them, at a fineness: what zones, countries and seas have in common."""

import pathlib

import encoding
import geometry
import numpy as np
import zonegraph


def on_grid(line, tolerance, steps, keeps_small=False):
    """A line in ten-millionths of a degree at a map's fineness; nothing where it is an island too small to matter.

    Small ones are kept where a country may be no larger.
    """
    degrees = line / 1e7
    if degrees[:, 1].min() < -89:
        # At a pole all meridians are one point in the plane in which lines are simplified.
        return geometry.on_grid(degrees, steps)
    if degrees[:, 1].max() > 89:
        return geometry.on_grid(simplified_below_pole(degrees, tolerance), steps)
    is_ring = len(line) > 2 and (line[0] == line[-1]).all()
    if not is_ring:
        return geometry.on_grid(geometry.simplified(degrees, tolerance), steps)
    if keeps_small and geometry.extent(degrees[:-1]) < (8 * tolerance) ** 2:
        tolerance /= 8
    if geometry.extent(degrees[:-1]) < tolerance**2:
        return np.empty((0, 2), np.int64)
    grid = geometry.on_grid(geometry.simplified_ring(degrees[:-1], tolerance), steps)
    grid = np.vstack([grid, grid[:1]])
    return geometry.on_grid(grid / steps, steps)


def simplified_below_pole(degrees, tolerance):
    """A line that goes up to the North Pole, of which what lies near it stays as it is, for the same reason."""
    cuts = sorted({0, len(degrees) - 1, *np.flatnonzero(degrees[:, 1] > 88).tolist()})
    pieces = [geometry.simplified(degrees[low : high + 1], tolerance)[:-1] for low, high in zip(cuts, cuts[1:])]
    return np.vstack([*pieces, degrees[-1:]])


def area(rings):
    """Square degrees of a great circle, roughly: only the order of areas by size comes from it."""
    return max(geometry.extent(ring / 1e7) for ring in rings)


def write(output, mark, areas, tolerance, steps, keeps_small=False):
    """Writes areas, (name, rings) each, of which the smaller is asked first where two lay claim to a place."""
    areas = sorted(areas, key=lambda one: (area(one[1]), one[0]))
    lines = zonegraph.lines([rings for _, rings in areas])
    kept = [(on_grid(line, tolerance, steps, keeps_small).tolist(), sides) for line, sides in lines]
    kept = sorted((line, sides) for line, sides in kept if len(line) > 1)
    used = sorted({side for _, sides in kept for side in sides})
    number = {one: index for index, one in enumerate(used)}
    kept = [(line, [number[side] for side in sides]) for line, sides in kept]
    data = encoding.zone_map(mark, steps, [areas[one][0] for one in used], kept)
    pathlib.Path(output).write_bytes(data)
    points = sum(len(line) for line, _ in kept)
    name = pathlib.Path(output).stem
    print(f"{name}: {len(data)} bytes, {len(used)} of {len(areas)}, {len(kept)} lines, {points} points")
