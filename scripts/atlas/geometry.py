"""What is done to the shapes: joined across the date line, simplified, laid on a grid."""

import numpy as np
import shapely


def area(rings):
    """A polygon, or several, from the rings of a record, in which each ring inside of another is a hole."""
    lines = shapely.geometrycollections([shapely.linestrings(ring) for ring in rings if len(ring) > 3])
    return shapely.set_precision(shapely.build_area(lines), 1e-6)


def holds_pole(rings):
    """Whether a record goes down to the South Pole: Antarctica's mainland."""
    return any(ring[:, 1].min() < -89.9 for ring in rings)


def around_pole(ring):
    """Antarctica's coast from -180 to 180 degrees, without the way along the edge of a plane map."""
    ring = ring[:-1]
    coast = ring[(ring[:, 1] > -89.9)]
    edge = np.abs(np.abs(coast[:, 0]) - 180) < 1e-6
    # Of each end only the point nearest the coast stays; the two are the same place.
    west = [i for i in np.flatnonzero(edge) if coast[i, 0] < 0]
    east = [i for i in np.flatnonzero(edge) if coast[i, 0] > 0]
    first = max(west, key=lambda i: coast[i, 1])
    last = max(east, key=lambda i: coast[i, 1])
    inner = np.array([p for i, p in enumerate(coast) if not edge[i]])
    turn = int(np.argmin(inner[:, 0])) if inner[0, 0] > inner[-1, 0] else 0
    inner = np.roll(inner, -turn, axis=0)
    if inner[0, 0] > inner[-1, 0]:
        inner = inner[::-1]
    assert abs(coast[first, 1] - coast[last, 1]) < 0.01, "the two ends do not meet"
    return np.vstack([[[-180, coast[first, 1]]], inner])


def joined_across_date_line(areas):
    """All areas as one, those that begin at 180° W put behind those that end at 180° E.

    Longitudes go beyond 180 where a land does, so no land has an edge where there is none.
    """
    shifted = [
        shapely.transform(one, lambda xy: xy + [360, 0]) if shapely.bounds(one)[0] <= -179.9999 else one
        for polygons in areas
        for one in shapely.get_parts(polygons)
    ]
    # The two halves do not always reach the line exactly.
    closed = [shapely.transform(one, snap_to_date_line) for one in shifted]
    return shapely.get_parts(shapely.union_all(closed, grid_size=1e-6))


def snap_to_date_line(xy):
    near = np.abs(xy[:, 0] - 180) < 0.0006
    return np.column_stack([np.where(near, 180.0, xy[:, 0]), xy[:, 1]])


def rings(polygons):
    """The rings of polygons, outer and inner ones alike, without the closing points."""
    return [
        shapely.get_coordinates(ring)[:-1]
        for polygon in polygons
        for ring in [polygon.exterior, *polygon.interiors]
    ]


def merged(lines):
    """Lines that meet end to end, as one."""
    whole = shapely.line_merge(shapely.multilinestrings([shapely.linestrings(line) for line in lines if len(line) > 1]))
    return [shapely.get_coordinates(line) for line in shapely.get_parts(shapely.normalize(whole))]


def flat(points):
    """Degrees in which east is as long as north: sinusoidal, good enough along one line."""
    middle = points[len(points) // 2, 0]
    return np.column_stack([(points[:, 0] - middle) * np.cos(np.radians(points[:, 1])), points[:, 1]])


def extent(points):
    """The area of a ring, in square degrees of a great circle."""
    x, y = flat(np.vstack([points, points[:1]])).T
    return abs(float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]))) / 2


def simplified(points, tolerance, held=()):
    """Douglas and Peucker, in stretches in which the plane is true enough; the points of some places stay."""
    keep = np.zeros(len(points), bool)
    cuts = sorted({*range(0, len(points) - 1, 1000), *held, len(points) - 1})
    for first, last in zip(cuts, cuts[1:]):
        keep[first] = keep[last] = True
        plane = flat(points[first : last + 1])
        waiting = [(0, len(plane) - 1)]
        while waiting:
            low, high = waiting.pop()
            if high <= low + 1:
                continue
            way = plane[high] - plane[low]
            length = np.hypot(*way)
            between = plane[low + 1 : high] - plane[low]
            if length > 1e-12:
                share = np.clip(between @ way / length**2, 0, 1)
                distance = np.hypot(*(between - share[:, None] * way).T)
            else:
                distance = np.hypot(*between.T)
            farthest = int(np.argmax(distance))
            if distance[farthest] > tolerance:
                middle = low + 1 + farthest
                keep[first + middle] = True
                waiting += [(low, middle), (middle, high)]
    return points[keep]


def on_edge(points):
    """Which points lie on the date line or at a pole, where a plane map ends."""
    return (np.abs(points[:, 0]) > 179.999) | (np.abs(points[:, 1]) > 89)


def without_edge_points(ring):
    """A ring without points in the middle of a way along such an edge."""
    before, after = np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0)
    edge = on_edge(ring) & on_edge(before) & on_edge(after)
    straight = (np.abs(before - ring) < 1e-9) & (np.abs(after - ring) < 1e-9)
    return ring[~(edge & straight.any(axis=1))]


def with_short_steps(ring):
    """A ring with points on its way along a pole, so that no step of it could be taken for one the other way round."""
    points = []
    for here, after in zip(ring, np.roll(ring, -1, axis=0)):
        points.append(here)
        count = int(np.ceil(abs(after[0] - here[0]) / 45))
        points += [here + (after - here) * step / count for step in range(1, count)]
    return np.array(points)


def simplified_ring(points, tolerance, has_edges=False):
    """The same for a ring without its closing point, held at its first point and the one farthest off, and along the edges of
    the plane map that it was cut from, where it has any."""
    if has_edges:
        # The pole itself is the end of the plane map, however near to it its cells are.
        near = np.abs(points[:, 1]) > 89
        points = np.column_stack([points[:, 0], np.where(near, np.copysign(90, points[:, 1]), points[:, 1])])
        points = points[np.any(points != np.roll(points, 1, axis=0), axis=1)]
        points = without_edge_points(points)
    if len(points) < 3:
        return points
    far = int(np.argmax(np.hypot(*(flat(points) - flat(points)[0]).T)))
    if not 0 < far < len(points):
        return points
    closed = np.vstack([points, points[:1]])
    held = np.flatnonzero(on_edge(closed)) if has_edges else np.array([], int)
    there = simplified(closed[: far + 1], tolerance, held[held <= far].tolist())
    back = simplified(closed[far:], tolerance, (held[held >= far] - far).tolist())
    simple = np.vstack([there[:-1], back[:-1]])
    return with_short_steps(simple) if has_edges else simple


def on_grid(points, steps):
    """Whole steps of a grid, without repeats."""
    grid = np.round(points * steps).astype(np.int64)
    return grid[np.r_[True, np.any(np.diff(grid, axis=0) != 0, axis=1)]]
