"""From rings, which tell each border twice, to lines, each told once with the zones that it is the edge of."""

import numpy as np


def lines(zones):
    """Lines of points, and for each the zones whose edge it is, from the rings of each zone.

    A place is in a zone where an odd number of the zone's edges lies to one side of it, so no rings are needed: an edge that
    a zone has twice is none.
    """
    points, ends, sides = edges(zones)
    starts = np.flatnonzero(np.r_[True, np.any(np.diff(ends, axis=0) != 0, axis=1)])
    kinds, kind_of = {}, np.zeros(len(starts), np.int64)
    for index, (first, last) in enumerate(zip(starts, np.r_[starts[1:], len(ends)])):
        there, times = np.unique(sides[first:last], return_counts=True) if last - first > 1 else (sides[first:last], [1])
        odd = tuple(int(zone) for zone, count in zip(there, times) if count % 2)
        kind_of[index] = kinds.setdefault(odd, len(kinds))
    by_number = {number: odd for odd, number in kinds.items()}
    ends = ends[starts]
    is_edge = np.array([bool(by_number[number]) for number in range(len(kinds))])[kind_of]
    for chain, kind in chains(ends[is_edge], kind_of[is_edge], len(points)):
        yield points[chain], list(by_number[kind])


def edges(zones):
    """All points, each once; the two points of every edge, the lower first, in order; and the edge's zone."""
    rings = [(zone, closed(ring)) for zone, rings in enumerate(zones) for ring in rings if len(ring) > 2]
    every = np.vstack([ring for _, ring in rings])
    points, number = np.unique(every, axis=0, return_inverse=True)
    number = number.reshape(-1)
    ends, sides, start = [], [], 0
    for zone, ring in rings:
        ids = number[start : start + len(ring)]
        start += len(ring)
        pairs = np.column_stack([ids[:-1], ids[1:]])
        pairs = np.sort(pairs[pairs[:, 0] != pairs[:, 1]], axis=1)
        ends.append(pairs)
        sides.append(np.full(len(pairs), zone))
    ends, sides = np.vstack(ends), np.concatenate(sides)
    order = np.lexsort((sides, ends[:, 1], ends[:, 0]))
    return points, ends[order], sides[order]


def closed(ring):
    return ring if (ring[0] == ring[-1]).all() else np.vstack([ring, ring[:1]])


def chains(ends, kinds, count):
    """Edges of one kind that meet end to end, as far as nothing else touches them."""
    # Each edge from both of its points; those of one point stand together.
    froms = np.concatenate([ends[:, 0], ends[:, 1]])
    order = np.argsort(froms, kind="stable")
    edge_at = np.tile(np.arange(len(ends)), 2)[order]
    first = np.searchsorted(froms[order], np.arange(count + 1))
    degree = np.diff(first)
    passes = degree == 2
    two = np.flatnonzero(passes)
    passes[two] = kinds[edge_at[first[two]]] == kinds[edge_at[first[two] + 1]]

    edge_at, first, passes, flat = edge_at.tolist(), first.tolist(), passes.tolist(), ends.tolist()
    done = bytearray(len(flat))

    def walk(point, edge):
        chain = [point]
        while True:
            done[edge] = 1
            low, high = flat[edge]
            point = high if point == low else low
            chain.append(point)
            if not passes[point]:
                return chain
            one, other = edge_at[first[point]], edge_at[first[point] + 1]
            edge = other if one == edge else one
            if done[edge]:
                return chain

    for point in range(count):
        if not passes[point]:
            for edge in edge_at[first[point] : first[point + 1]]:
                if not done[edge]:
                    yield walk(point, edge), int(kinds[edge])
    for edge in range(len(flat)):
        if not done[edge]:
            yield walk(flat[edge][0], edge), int(kinds[edge])
