"""Reads ESRI shapefiles: the rings or lines of each record, and its attributes.

Records are found through the .shx, since some files have gaps between them.
"""

import struct

import numpy as np


def parts(path):
    """The parts of each record, as arrays of longitude and latitude in degrees."""
    with open(path + ".shp", "rb") as file:
        data = file.read()
    with open(path + ".shx", "rb") as file:
        index = file.read()
    for record in range((len(index) - 100) // 8):
        (offset,) = struct.unpack_from(">i", index, 100 + 8 * record)
        start = 2 * offset + 8
        (kind,) = struct.unpack_from("<i", data, start)
        if kind == 0:
            yield []
            continue
        if kind not in (3, 5):
            raise ValueError(f"{path}: record {record} is of kind {kind}, not a line or an area")
        count, points = struct.unpack_from("<ii", data, start + 36)
        starts = list(struct.unpack_from(f"<{count}i", data, start + 44)) + [points]
        places = np.frombuffer(data, "<f8", 2 * points, start + 44 + 4 * count).reshape(-1, 2)
        yield [places[first:end] for first, end in zip(starts, starts[1:])]


def attributes(path):
    """The attributes of each record, as text by name."""
    with open(path + ".dbf", "rb") as file:
        data = file.read()
    count, header, length = struct.unpack_from("<IHH", data, 4)
    fields, at = [], 32
    while data[at] != 13:
        fields.append((data[at : at + 11].split(b"\0")[0].decode("latin-1"), data[at + 16]))
        at += 32
    for record in range(count):
        at = header + record * length + 1
        row = {}
        for name, size in fields:
            row[name] = data[at : at + size].strip(b"\0 ").decode("utf-8", "replace")
            at += size
        yield row


def records(path):
    return list(zip(parts(path), attributes(path), strict=True))
