"""Reads Marble's .pn2 files, version 2: areas in steps of 1/120 of a degree. Nobody has written down their format."""

import struct

import numpy as np

OUTER, INNER, SEVERAL = 2, 3, 4


def rings(path):
    """Every ring, inner ones too, without its closing point."""
    with open(path, "rb") as file:
        data = file.read()
    version, _, is_coloured = struct.unpack_from(">BIB", data)
    if version != 2:
        raise ValueError(f"{path} is of version {version}")
    at, before = 6, None
    while at < len(data):
        kind, number = struct.unpack_from(">BI", data, at)
        at += 5
        if is_coloured and number != before:
            at += 1
        before = number
        count = 1
        if kind == SEVERAL:
            count = data[at]
            at += 1
        for _ in range(count):
            if kind == SEVERAL:
                part, _, nodes = struct.unpack_from(">BII", data, at)
                at += 9
            else:
                part, (nodes,) = kind, struct.unpack_from(">I", data, at)
                at += 4
            points, at = read_points(data, at, nodes)
            if part in (OUTER, INNER):
                yield points[:-1] if (points[0] == points[-1]).all() else points


def read_points(data, at, nodes):
    """So many nodes, each with small steps from it, that are not from one another."""
    points = []
    for _ in range(nodes):
        latitude, longitude, count = struct.unpack_from(">hhh", data, at)
        at += 6
        points.append((longitude, latitude))
        for _ in range(count):
            north, east = struct.unpack_from(">bb", data, at)
            at += 2
            points.append((longitude + east, latitude + north))
    return np.array(points, float) / 120, at
