"""Exports in which values are something else, fields are missing or stand twice, and texts have lost letters."""

import json
import zipfile
from pathlib import Path

from .leaves import Fields
from .parts import pack

ODD = [
    None,
    True,
    False,
    "",
    " ",
    "NaN",
    "12.5",
    "-1",
    0,
    -1,
    1,
    0.1,
    1e308,
    -1e308,
    10**30,
    -(10**30),
    5e-324,
    2**53 + 1,
    2**63,
    -(2**63),
    "\0",
    "\ud800",
    "a" * 5000,
    "/../../etc/passwd",
    "media:1",
    "](x) ---\n# a: b",
    [],
    Fields(),
    [None],
    Fields([("x", None)]),
    [[[[]]]],
    [Fields([("lat", 1), ("a.b", [1, 2]), ("", 3)])],
    "2026-05-03T14:05:00Z",
    "2026-05-03T14:05:00+99:99",
    1777800000,
    1777800000000,
    "Europe/Lisbon",
    "geo:1,2",
    "38.7°, -9.1°",
    387000000,
    -91000000,
]


def written(value):
    """JSON of fields that may stand twice."""
    if isinstance(value, Fields):
        return "{" + ", ".join(json.dumps(name) + ": " + written(inner) for name, inner in value) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(map(written, value)) + "]"
    return json.dumps(value)


def places(value):
    """Each list of values or fields, with each number in it."""
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield value, number
            yield from places(inner[1] if isinstance(value, Fields) else inner)


def spoil(value, chance, times):
    """Changes something in so many places."""
    for _ in range(times):
        known = list(places(value))
        if not known:
            return
        holder, number = chance.choice(known)
        what = chance.random()
        if what < 0.6:
            odd = chance.choice(ODD)
            odd = json.loads(written(odd), object_pairs_hook=Fields)
            holder[number] = (holder[number][0], odd) if isinstance(holder, Fields) else odd
        elif what < 0.75:
            del holder[number]
        elif what < 0.9:
            copy = json.loads(written(holder), object_pairs_hook=Fields)[number]
            holder.insert(chance.randrange(len(holder) + 1), copy)
        else:
            chance.shuffle(holder)


def spoilt(data, chance, name):
    """The content of a file with something wrong in it; of a text some letters. Readers of tables differ about what is wrong there."""
    if name.endswith(".csv"):
        return data
    try:
        value = json.loads(data.decode("utf-8-sig"), object_pairs_hook=Fields)
        spoil(value, chance, chance.choice([1, 2, 5, 30]))
        return written(value).encode()
    except ValueError:
        if data[:3] == b"\xff\xd8\xff" or data[4:8] == b"ftyp":
            return data
    data = bytearray(data)
    for _ in range(chance.choice([1, 3, 20])):
        at = chance.randrange(len(data))
        what = chance.randrange(4)
        if what == 0:
            data[at] = chance.randrange(256)
        elif what == 1:
            del data[at : at + chance.randrange(1, 9)]
        elif what == 2:
            data[at:at] = data[at : at + chance.randrange(1, 60)]
        else:
            data[at:at] = chance.choice(
                [b"\n", b"\r", b"\0", b": ", b"<", b"&", "\u200e".encode(), b"- ", b"\xff", b"12/13/2026, 1:00 - x: "]
            )
    return bytes(data)


def exports(case, folder, chance):
    """The exports of a case, spoilt, in a folder of their own."""
    folder.mkdir()
    made = []
    for export in map(Path, case.exports):
        if export.is_dir():
            for file in sorted(path for path in export.rglob("*") if path.is_file()):
                copy = folder / export.name / file.relative_to(export)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(spoilt(file.read_bytes(), chance, file.name))
        elif zipfile.is_zipfile(export):
            with zipfile.ZipFile(export) as archive:
                files = {
                    entry.filename: (spoilt(archive.read(entry), chance, entry.filename), entry.date_time[:4])
                    for entry in archive.infolist()
                }
            pack(folder / export.name, files)
        else:
            (folder / export.name).write_bytes(spoilt(export.read_bytes(), chance, export.name))
        made.append(folder / export.name)
    return made
