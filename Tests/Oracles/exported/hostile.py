"""Zip files that nobody's program has made."""

import io
import struct
import zipfile

from . import polarsteps
from .parts import as_bytes, picture

PHOTOS = "trip/two-weeks_101/same_11/photos/"
WHAT = b"root of all: 5ecret outside"


def zipped(entries):
    """A zip file of (name or ZipInfo, content)."""
    room = io.BytesIO()
    with zipfile.ZipFile(room, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(name, as_bytes(content))
    return room.getvalue()


def good(folder):
    """The entries of an export that is read, without words about places."""
    case = polarsteps.make(folder)
    with zipfile.ZipFile(case.exports[0]) as archive:
        return [(entry.filename, archive.read(entry)) for entry in archive.infolist()]


def patched(data, name, local, central):
    """A zip file with other numbers in both heads of an entry: `{offset: bytes}` of each (APPNOTE 4.3.7 and 4.3.12)."""
    data, name = bytearray(data), name.encode()
    for mark, length, changes in ((b"PK\3\4", 30, local), (b"PK\1\2", 46, central)):
        at = data.find(mark)
        while data[at + length : at + length + len(name)] != name:
            at = data.find(mark, at + 1)
        for offset, value in changes.items():
            data[at + offset : at + offset + len(value)] = value
    return bytes(data)


def link(name, target):
    entry = zipfile.ZipInfo(name)
    entry.create_system, entry.external_attr = 3, 0o120777 << 16
    return entry, target


def make(folder):
    """(name, bytes, the ways in which it may end, a word that is said of it) of each."""
    entries = good(folder)
    (folder / "outside.txt").write_bytes(WHAT)
    (folder / "polarsteps.zip").unlink()
    whole = zipped(entries)
    extra = PHOTOS + "x.jpg"
    with_extra = zipped(entries + [(extra, picture("extra"))])
    large = struct.pack("<I", 0xFFFFFFF0)
    twice = zipped(entries + [("ZZ" + PHOTOS[2:] + "b_b.jpg", picture("a second one"))])
    twice = twice.replace(b"ZZ" + PHOTOS[2:].encode(), PHOTOS.encode())
    deep = "trip/two-weeks_101/same_11/photos/" + "d/" * 400
    return [
        ("up.zip", zipped(entries + [("../up.jpg", "x"), (PHOTOS + "../../../../up.jpg", "x")]), {0, 1}, "leads out"),
        ("root.zip", zipped(entries + [("/etc/x.jpg", "x"), ("C:\\x.jpg", "x"), ("..\\up.jpg", "x")]), {0, 1}, "leads out"),
        ("link.zip", zipped(entries + [link(extra, str(folder / "outside.txt"))]), {0, 1}, "link"),
        ("locked.zip", patched(with_extra, extra, {6: b"\1\0"}, {8: b"\1\0"}), {0, 1}, "locked"),
        ("inside.zip", zipped(entries + [("more.zip", whole)]), {0, 1}, "archive within"),
        ("large.zip", patched(with_extra, extra, {22: large}, {24: large}), {1, 2, 3}, "unpacks to"),
        ("twice.zip", twice, {0, 1, 2, 3}, ""),
        ("cut.zip", whole[: len(whole) // 2], {2, 3}, "breaks off|no zip|damaged"),
        ("end.zip", whole[:-10], {2, 3}, "breaks off|no zip|damaged"),
        ("rotten.zip", rotten(with_extra, extra), {1}, "damaged"),
        ("deep.zip", zipped(entries + [(deep + "x.jpg", picture("deep"))]), {0, 1}, ""),
        ("nothing.zip", zipped([]), {2, 3}, "no files"),
        ("other.zip", zipped([("a.txt", "x"), ("b.txt", "y")]), {2, 3}, "no program that Tripbook knows"),
        ("no.zip", b"PK\3\4" + b"nonsense" * 9, {2, 3}, "no zip|damaged|breaks off"),
        ("strange.zip", zipped(entries + [("trip/two-weeks_101/same_11/photos/\n\x1b[31m.jpg", picture("odd"))]), {0, 1}, ""),
    ]


def rotten(data, name):
    """One byte of what is packed is another."""
    at = data.find(b"PK\3\4")
    while data[at + 30 : at + 30 + len(name)] != name.encode():
        at = data.find(b"PK\3\4", at + 1)
    place = at + 30 + len(name) + 12
    return data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :]
