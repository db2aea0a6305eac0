"""The trips whose sites are looked at, and what is claimed of each."""

from claims.axe import axe
from claims.links import links, pictures
from claims.loaded import from_disk, from_server, without_script
from claims.markup import valid
from claims.seen import large_letters, still
from claims.source import safety, structure, weight
from sites import REPOSITORY, Trip, copy_of

SOURCE = (links, pictures, safety, structure, weight)
BROWSER = (axe, still, large_letters, from_disk, from_server, without_script)

TRIPS = [
    Trip("example", copy_of(REPOSITORY / "example-trip"), (valid,) + BROWSER + SOURCE),
]
