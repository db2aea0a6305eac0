"""Makes the levels of the atlas: atlas.py SHAPES MARBLE OUTPUT."""

import pathlib
import sys
from dataclasses import dataclass

import encoding
import geometry
import marble
import numpy as np
import relief
import shapely
import shapes


@dataclass(frozen=True)
class Level:
    """How fine a level is: the scale of its source, how far a line may move in degrees, and steps in a degree.

    Of the relief: how many cells of the raster are one, how strongly it is smoothed, how far its lines may move, and the
    smallest area, in square degrees of a great circle, and how many depths there are. `states` is the least of their borders,
    by the zoom of a map on a screen.
    """

    name: str
    source: str
    tolerance: float
    steps: int
    cells: int
    smoothing: float
    slack: float
    smallest: float
    depths: int
    states: float


LEVELS = [
    Level("world", "50m", 0.02, 100, 4, 0.8, 0.05, 0.05, 4, 0),
    Level("country", "10m", 0.01, 200, 2, 0.8, 0.02, 0.01, 4, 7),
    Level("region", "10m", 0.002, 1000, 1, 0.9, 0.01, 0.003, 2, 20),
]


class Source:
    """The shapes of one scale, whole."""

    def __init__(self, folder, scale):
        self.path = f"{folder}/{scale}/ne_{scale}_"

    def records(self, name):
        return shapes.records(self.path + name)

    def lakes(self):
        """Rank and polygons of each lake."""
        found = []
        for rings, row in self.records("ocean"):
            # The Caspian Sea stands in one scale as an ocean with the rank of a lake.
            if not row["featurec_2"]:
                continue
            found.append((int(float(row["scaleran_2"])), geometry.area(rings)))
        return found

    def land(self, lakes):
        """Rings of the land without holes for its lakes, which are laid over it."""
        rings = [rings for rings, _ in self.records("land")]
        poles = [geometry.around_pole(ring) for parts in rings if geometry.holds_pole(parts) for ring in parts]
        areas = [geometry.area(parts) for parts in rings if not geometry.holds_pole(parts)]
        whole = geometry.joined_across_date_line(areas + [lake for _, lake in lakes])
        return poles + geometry.rings(shapely.normalize(whole))

    def rivers(self):
        """Rank and line, without the lines through lakes."""
        by_rank = {}
        for lines, row in self.records("rivers_lake_centerlines"):
            if row["featurecla"] == "River":
                by_rank.setdefault(int(float(row["scalerank"])), []).extend(lines)
        return [(rank, line) for rank, lines in sorted(by_rank.items()) for line in geometry.merged(lines)]

    def borders(self):
        """Lines of the borders that all agree on, and of the others."""
        agreed, disputed = [], []
        for lines, row in self.records("admin_0_boundary_lines_land"):
            if row.get("type") == "Water Indicator":
                continue
            is_agreed = row["featurecla"].startswith("International boundary")
            (agreed if is_agreed else disputed).extend(line for line in lines if len(line) > 1)
        return geometry.merged(agreed), geometry.merged(disputed)

    def states(self, least):
        """Rank and lines of the borders between the states and provinces of a country."""
        by_rank = {}
        for lines, row in self.records("admin_1_states_provinces_lines"):
            rank = float(row["min_zoom"])
            if rank <= least:
                by_rank.setdefault(int(rank), []).extend(line for line in lines if len(line) > 1)
        return [(rank, line) for rank, lines in sorted(by_rank.items()) for line in geometry.merged(lines)]


def on_level(level, ranked, is_ring, tolerance=None, smallest=None, has_edges=False):
    """What is left of shapes at the level's fineness, in an order that depends on nothing but the shapes."""
    tolerance = tolerance or level.tolerance
    kept = []
    for rank, points in ranked:
        if is_ring and geometry.extent(points) < (smallest or tolerance**2):
            continue
        points = np.asarray(points)
        if is_ring:
            simple = geometry.simplified_ring(points, tolerance, has_edges)
        else:
            simple = geometry.simplified(points, tolerance)
        if len(simple) < 2:
            continue
        grid = geometry.on_grid(simple, level.steps)
        if is_ring and len(grid) > 1 and (grid[0] == grid[-1]).all():
            grid = grid[:-1]
        if len(grid) >= (3 if is_ring else 2):
            kept.append((rank, grid.tolist()))
    return sorted(kept, key=lambda shape: (shape[0], shape[1]))


def heights(level, cells):
    """Areas above each height and below each depth, whose rank is how many metres that is."""
    ground = relief.Relief(cells, level.cells, level.smoothing)

    def areas(metres, sign):
        ranked = [(height, ring) for height in metres for ring in ground.areas(sign * height)]
        return on_level(level, ranked, True, level.slack, level.smallest, has_edges=True)

    return areas(relief.HEIGHTS, 1), areas(relief.DEPTHS[: level.depths], -1)


def layers(level, source, marbles, cells):
    lakes = source.lakes()
    agreed, disputed = source.borders()
    high, deep = heights(level, cells)
    states = source.states(level.states) if level.states else []
    ice = [(0, ring) for ring in marble.rings(f"{marbles}/naturalearth/ne_50m_glaciated_areas.pn2")]
    towns = [(0, ring) for ring in marble.rings(f"{marbles}/naturalearth/ne_50m_urban_areas.pn2")]
    lake_rings = [(rank, ring) for rank, lake in lakes for ring in geometry.rings(shapely.get_parts(lake))]
    return {
        "land": on_level(level, [(0, ring) for ring in source.land(lakes)], True),
        "lake": on_level(level, lake_rings, True),
        "river": on_level(level, source.rivers(), False),
        "border": on_level(level, [(0, line) for line in agreed], False),
        "disputed": on_level(level, [(0, line) for line in disputed], False),
        "state": on_level(level, states, False),
        "glacier": on_level(level, ice, True, has_edges=True),
        "town": on_level(level, towns if level.states else [], True),
        "height": high,
        "depth": deep,
    }


def main(folder, marbles, output):
    cells = relief.raster(f"{marbles}/maps/earth/srtm/3")
    for level in LEVELS:
        content = layers(level, Source(folder, level.source), marbles, cells)
        data = encoding.level(level.steps, content)
        (pathlib.Path(output) / f"{level.name}.atlas").write_bytes(data)
        counts = ", ".join(f"{name} {len(kept)}" for name, kept in content.items())
        points = sum(len(points) for kept in content.values() for _, points in kept)
        print(f"{level.name}: {len(data)} bytes, {points} points; {counts}")


main(*sys.argv[1:])
