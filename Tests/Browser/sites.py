"""Which sites are looked at, and how they are built."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
WORKSHOP = REPOSITORY / ".build-browser"
TODAY = "2026-11-21"


@dataclass(frozen=True)
class Trip:
    """A trip to be built: its folder, or what makes one; what is claimed of its site; the status that a build may
    end with; of how many pages of a kind the costly claims are made; what makes the site, if not a build of the folder;
    what is claimed with every change, the rest being claimed at night."""

    name: str
    make: object
    claims: tuple
    status: tuple = (0,)
    sample: int = 1
    command: object = None
    always: tuple = ()

    @property
    def folder(self):
        return WORKSHOP / "trips" / self.name

    @property
    def site(self):
        return WORKSHOP / "sites" / self.name


def copy_of(source):
    """A maker that copies a folder of the repository."""
    def make(folder):
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns("_site", "painter"))
    return make


def gallery_of_maps(trip, program):
    """The maps for reference, on one page: a test draws them, which stands beside the program."""
    tests = Path(program).parent / "tripbookPackageTests.xctest"
    command = [tests, "--testing-library", "swift-testing", "--filter", "ReferenceMapTests/gallery"]
    return command, {"TRIPBOOK_MAPS": str(trip.site)}


def build_of(trip, program):
    """The command that builds a trip's site, and what it needs to know."""
    command = [program, "build", trip.folder, "--output", trip.site, "--today", TODAY]
    return command, {"XDG_CACHE_HOME": str(WORKSHOP / "cache")}


def build(trip, program):
    """Builds a trip's site from scratch; says what the program said where that failed."""
    for folder in (trip.folder, trip.site):
        shutil.rmtree(folder, ignore_errors=True)
    trip.folder.parent.mkdir(parents=True, exist_ok=True)
    trip.site.parent.mkdir(parents=True, exist_ok=True)
    if trip.make:
        trip.make(trip.folder)
    command, surroundings = (trip.command or build_of)(trip, program)
    done = subprocess.run(command, env={**os.environ, **surroundings}, cwd=REPOSITORY, text=True, errors="replace",
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
    if done.returncode not in trip.status:
        tail = "\n".join(done.stdout.splitlines()[-15:])
        return f"tripbook build ended with {done.returncode}:\n{tail}"
    return None
