"""Sites behind a password: the example with a clip, and a trip with a clip that is published in pieces."""

import struct

from sealed_site import CLIP, SEALED
from sites import REPOSITORY, build_of, copy_of

SHORT = REPOSITORY / "Tests/Fixtures/strange-trips/clips/photos/VID_20260503_140512.mp4"
LARGE = 40_000_000


def example(folder):
    """The example with a clip, locked."""
    copy_of(REPOSITORY / "example-trip")(folder)
    (folder / "photos" / SHORT.name).write_bytes(SHORT.read_bytes())
    with open(folder / "trip.yml", "a", encoding="utf-8") as file:
        file.write(f"\nprotect: yes\nphotos: {{take in: [{SHORT.name}]}}\n")


def large_clip(folder):
    """A day with one clip of forty megabytes, locked."""
    (folder / "photos").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: A long clip\nstart: 2026-05-03\nend: 2026-05-03\nprotect: yes\n", encoding="utf-8")
    (folder / "photos" / SHORT.name).write_bytes(filled(SHORT.read_bytes(), LARGE))


def build_of_sealed(trip, program):
    """The command that seals a site, with the key and the password of its name."""
    command, surroundings = build_of(trip, program)
    sealed = next(sealed for sealed in (SEALED, CLIP) if sealed.name == trip.name)
    return command, {**surroundings, "TRIPBOOK_SITE_KEY": sealed.key, "TRIPBOOK_PASSWORD": sealed.password}


def filled(clip, size):
    """A clip that plays as it did and is about so large: behind each of its pictures, but for the first two, stands what H.264
    has to fill a line with, a unit of type 12 that decoders pass over.

    The pictures with what fills them are put into a box of their own at the end, and the tables, which keep their length, say so.
    """
    sizes, chunks = clip.index(b"stsz") + 16, clip.index(b"stco") + 12
    count = struct.unpack_from(">I", clip, chunks - 4)[0]
    filler = b"\x0c" + b"\xff" * (size // (count - 1)) + b"\x80"
    made, added = bytearray(clip), bytearray()
    # The first chunk has two pictures, each other one has one.
    for chunk in range(1, count):
        at, length = struct.unpack_from(">I", clip, chunks + 4 * chunk)[0], struct.unpack_from(">I", clip, sizes + 4 * (chunk + 1))[0]
        picture = clip[at:at + length] + struct.pack(">I", len(filler)) + filler
        struct.pack_into(">I", made, chunks + 4 * chunk, len(clip) + 8 + len(added))
        struct.pack_into(">I", made, sizes + 4 * (chunk + 1), len(picture))
        added += picture
    return bytes(made) + struct.pack(">I", len(added) + 8) + b"mdat" + bytes(added)
