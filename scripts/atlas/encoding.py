"""Writes a level of the atlas. The format is told in assets/atlas/README.md."""

import hashlib

MAGIC = b"TBATLAS1"
ZONE_MAGIC = b"TBZONES1"
COUNTRY_MAGIC = b"TBLANDS1"
SEA_MAGIC = b"TBSEAS_1"
TOWN_MAGIC = b"TBTOWNS1"
LOCAL_MAGIC = b"TBLOCAL1"
LAYERS = {
    "land": 1, "lake": 2, "river": 3, "border": 4, "disputed": 5, "state": 6, "glacier": 7, "town": 8, "height": 9,
    "depth": 10,
}  # fmt: skip
LINES = ("river", "border", "disputed", "state")
PIECE = 64


def unsigned(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    return unsigned(value * 2 if value >= 0 else -value * 2 - 1)


def piece(points, following, pen):
    """A stretch of at most 64 points: its box, which also holds the point after it, and its steps."""
    held = points + ([following] if following else [])
    first = points[0]
    west, east = min(p[0] for p in held), max(p[0] for p in held)
    south, north = min(p[1] for p in held), max(p[1] for p in held)
    steps = b"".join(
        signed(here[0] - before[0]) + signed(here[1] - before[1]) for before, here in zip(points, points[1:])
    )
    head = [unsigned(len(points)), unsigned(len(steps)), signed(first[0] - pen[0]), signed(first[1] - pen[1])]
    head += [unsigned(v) for v in (first[0] - west, east - first[0], first[1] - south, north - first[1])]
    return b"".join(head) + steps


def shape(rank, points, turn):
    """A line, or a ring where `turn` says how many steps of the grid go round the Earth."""
    points = [(int(x), int(y)) for x, y in points]
    out = [unsigned(rank), unsigned((len(points) + PIECE - 1) // PIECE)]
    pen = (0, 0)
    for start in range(0, len(points), PIECE):
        stretch = points[start : start + PIECE]
        after = points[start + PIECE] if start + PIECE < len(points) else None
        if after is None and turn:
            after = closing(points, turn)
        out.append(piece(stretch, after, pen))
        pen = stretch[0]
    return b"".join(out)


def closing(points, turn):
    """The first point once more; of a ring around a pole a whole turn further on, behind its last point."""
    (x, y), (last, _) = points[0], points[-1]
    return x + turn * round((last - x) / turn), y


def level(steps, layers):
    """All layers, each a list of (rank, points), behind a mark and the SHA-256 of what follows."""
    body = [unsigned(steps), unsigned(len(layers))]
    for name, shapes in layers.items():
        turn = 0 if name in LINES else 360 * steps
        content = unsigned(len(shapes)) + b"".join(shape(rank, points, turn) for rank, points in shapes)
        body += [unsigned(LAYERS[name]), unsigned(len(content)), content]
    whole = b"".join(body)
    return MAGIC + hashlib.sha256(whole).digest() + whole


def zone_map(mark, steps, names, lines):
    """A map of areas: lines with the areas that they are the edge of, behind a mark and a SHA-256 likewise."""
    body = [unsigned(steps), unsigned(len(names))]
    body += [unsigned(len(name.encode())) + name.encode() for name in names]
    body.append(unsigned(len(lines)))
    pen = (0, 0)
    for points, sides in lines:
        body += [unsigned(len(sides)), *(unsigned(side) for side in sides), unsigned(len(points))]
        for x, y in points:
            body.append(signed(x - pen[0]) + signed(y - pen[1]))
            pen = (x, y)
    whole = b"".join(body)
    return sealed(mark, whole)


def sealed(mark, body):
    return mark + hashlib.sha256(body).digest() + body
