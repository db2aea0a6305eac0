"""What holds of every import, each claim with what is wrong, a line each."""

import json
import os
import random
import re
import resource
import shutil
import time
import zipfile
from pathlib import Path

from . import folder, leaves, parts
from . import spoilt as spoil
from .runs import TRIPBOOK

ROUNDS = int(os.environ.get("ROUNDS", "3"))
SEED = os.environ.get("SEED", "1")


def account(place):
    """Every value of the export is in the account once, and a run that is dry writes nothing."""
    name = place.target()
    before = folder.tree(place.work / name)
    status, said = place.run(name, "--dry-run", "--account", "account.json").end()
    if status != place.case.status:
        yield f"a dry run ends with {status}: {said}"
    if folder.tree(place.work / name) != before:
        yield "a dry run writes into the folder"
    told = json.loads((place.work / "account.json").read_text())
    yield from leaves.faults(place.case.exports, told)
    heads = sum(
        leaves.sum_of(field) for file in told["files"] for field in file["fields"] if field["path"] in ("message", "system")
    )
    if heads != place.case.heads:
        yield f"of {place.case.heads} messages {heads} are counted"
    wet = place.run(place.target(), "--account", "wet.json").end()
    if (place.work / "wet.json").read_bytes() != (place.work / "account.json").read_bytes():
        yield f"a dry run has another account than one that writes: {wet[1]}"


def written(place):
    """What is true of the export stands in the folder, and what is private does not."""
    status, said, _, _, name = place.whole()
    if status != place.case.status:
        yield f"it ends with {status}: {said}"
    yield from folder.faults(place.work / name, place.case)


def twice(place):
    """A second time nothing is added; another folder gets the same bytes."""
    status, _, tree, _, name = place.whole()
    again, said = place.run(name).end()
    if folder.tree(place.work / name) != tree:
        yield f"a second run changes the folder: {said}"
    if "nothing new" not in said or again != status:
        yield f"a second run ends with {again}, and says: {said}"
    if place.whole()[2] != tree:
        yield "another folder gets something else"


def renamed(place):
    """What came once is known again under another name: entries by a line of their heads, pictures and ways by what they hold."""
    name = place.whole()[4]
    files = [file for file in sorted((place.work / name).rglob("*")) if file.is_file()]
    for number, file in enumerate(files):
        above = file.relative_to(place.work / name).parent.parts
        if above[-1:] == ("journal",) and file.suffix == ".md":
            text = file.read_bytes()
            file.write_bytes(re.sub(rb"^title: .*$", b"title: Ours", text, count=1, flags=re.MULTILINE) + b"\nAnd more.\n")
            file.rename(file.with_name(f"{file.name[:10]}-ours-{number}.md"))
        elif ("photos" in above and file.suffix.lower() in folder.PICTURES) or "tracks" in above:
            file.rename(file.with_name(f"ours-{number}{file.suffix}"))
    for number, file in enumerate(sorted((place.work / name).glob("*/trip.yml"))):
        file.parent.rename(file.parent.with_name(f"ours-{number}"))
    tree = folder.tree(place.work / name)
    said = place.run(name).end()[1]
    if folder.tree(place.work / name) != tree:
        yield f"under other names things come twice: {said}"
    if "nothing new" not in said or "Otherwise in the export" in said:
        yield f"under other names they are taken for others: {said}"


def rezoned(place):
    """Where the machine's zone is another than the first time, and then the trip's, nothing comes again."""
    # What is at the edge of the wanted days would come or go with the zone.
    days = ("--from", "2026-01-01", "--to", "2026-12-31")
    name = place.target()
    place.run(name, *days).end()
    tree = folder.tree(place.work / name)
    for zone in ("Pacific/Kiritimati", "America/Los_Angeles"):
        run = place.run(name, *days)
        run.surroundings["TZ"] = zone
        said = run.end()[1]
        if folder.tree(place.work / name) != tree or "nothing new" not in said:
            yield f"on a machine in {zone} things come twice: {said}"
    for file in (place.work / name).rglob("trip.yml"):
        other = re.sub(r"^time zone: .*\n", "", file.read_text(), flags=re.MULTILINE)
        file.write_text(f"{other.rstrip()}\ntime zone: Asia/Kathmandu\n".lstrip())
    tree = folder.tree(place.work / name)
    said = place.run(name, *days).end()[1]
    added = sorted(set(folder.tree(place.work / name)) - set(tree))
    if folder.tree(place.work / name) != tree or "nothing new" not in said:
        yield f"with another zone in trip.yml things come twice, {added}: {said}"


def beside(place):
    """What lay in the folder before lies there still, byte for byte; lines are added below those of a list."""
    name = place.target()
    own = {
        "journal/2026-05-01-ours.md": "---\ntitle: Ours\n---\nWe wrote this.\n",
        "tracks/timeline.gpx": "<gpx/>",
        "photos/ours.jpg": "x",
        "pins.yml": "# Ours\n- title: Here\n  coordinates: 38.7, -9.1  # about\n",
    }
    parts.lay(place.work / name, own)
    said = place.run(name).end()[1]
    for path, text in own.items():
        now = (place.work / name / path).read_text()
        if not (now.startswith(text) if path == "pins.yml" else now == text):
            yield f"{path} was changed: {said}"


def unpacked(place):
    """Of an export that was unpacked the same becomes as of its zip files."""
    exports = place.case.exports
    if not all(zipfile.is_zipfile(export) for export in exports):
        return
    where = place.work / "unpacked" / Path(exports[0]).stem
    for export in exports:
        with zipfile.ZipFile(export) as archive:
            for entry in archive.infolist():
                file = Path(archive.extract(entry, where))
                moment = time.mktime((*entry.date_time, 0, 0, -1))
                os.utime(file, (moment, moment))
    name = place.target()
    said = place.run(name, exports=[where]).end()[1]
    if folder.tree(place.work / name) != place.whole()[2]:
        yield f"unpacked something else becomes of it: {said}"


def killed(place):
    """Stopped anywhere, a further run makes it whole."""
    _, _, tree, duration, _ = place.whole()
    name = None
    for number in range(ROUNDS):
        # Every other time it is stopped twice.
        name = name if number % 2 else place.target()
        place.run(name).killed_after(duration * (number + 0.5) / ROUNDS)
        if number % 2 == 0 and number + 1 < ROUNDS:
            continue
        said = place.run(name).end()[1]
        if folder.tree(place.work / name) != tree:
            yield f"after a kill the folder is another: {said}"


def full(place):
    """On a disk that takes no large files nothing is broken, and a further run makes it whole."""
    _, _, tree, _, _ = place.whole()
    for limit in (50, 350, 20_000):
        name = place.target()
        status, said = place.run(name).end(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        if status not in (0, 1, 2, 3):
            yield f"with room for {limit} bytes it ends with {status}: {said}"
        if status == 0 and any(len(data or b"") > limit for data in tree.values()):
            yield f"with room for {limit} bytes it ends with {status} as if all were written: {said}"
        for path, data in folder.tree(place.work / name).items():
            if data is not None and data != tree.get(path) and Path(path).name != "pins.yml":
                yield f"with room for {limit} bytes {path} is broken or left over"
        said = place.run(name).end()[1]
        if folder.tree(place.work / name) != tree:
            yield f"after a full disk the folder is another: {said}"


def elsewhere(place, target):
    """All that lies outside of a folder."""
    return {path: data for path, data in folder.tree(place.work).items() if path.partition("/")[0] != target}


def spoilt(place):
    """Whatever stands in it, a run ends with a word, every value is in the account, and a second run adds nothing."""
    for number in range(ROUNDS):
        chance = random.Random(f"{number} {SEED}")
        exports = spoil.exports(place.case, place.work / f"spoilt{number}", chance)
        name = place.target()
        (place.work / "account.json").unlink(missing_ok=True)
        before = elsewhere(place, name)
        status, said = place.run(name, "--account", "account.json", exports=exports).end()
        if status not in (0, 1, 2, 3):
            yield f"spoilt {number}: ends with {status}: {said}"
        if (place.work / "account.json").exists():
            for fault in leaves.faults(exports, json.loads((place.work / "account.json").read_text())):
                yield f"spoilt {number}: {fault}"
        tree = folder.tree(place.work / name)
        again, said = place.run(name, exports=exports).end()
        if folder.tree(place.work / name) != tree or again != status:
            yield f"spoilt {number}: a second run changes the folder, or ends with {again} and not {status}: {said}"
        (place.work / "account.json").unlink(missing_ok=True)
        if elsewhere(place, name) != before:
            yield f"spoilt {number}: writes elsewhere"
        for used in (name, f"spoilt{number}"):
            shutil.rmtree(place.work / used)


def fresh(place):
    """What becomes of an export in a folder that was not there is the same after a kill, and a second time nothing is added."""
    days = ("--from", "2026-05-01", "--to", "2026-05-05")
    started = time.monotonic()
    status, said = place.run("new", *days).end()
    duration = time.monotonic() - started
    tree = folder.tree(place.work / "new")
    again, also = place.run("new", *days).end()
    if status not in (0, 1) or again != status or folder.tree(place.work / "new") != tree:
        yield f"a second run into a new folder ends with {again} after {status}, or changes it: {said}\n{also}"
    for number in range(ROUNDS):
        name = f"fresh{number}"
        place.run(name, *days).killed_after(duration * (number + 0.5) / ROUNDS)
        said = place.run(name, *days).end()[1]
        if folder.tree(place.work / name) != tree:
            yield f"a new folder is another after a kill: {said}"


def checked(place):
    """What was written reads without a mistake."""
    name = place.whole()[4]
    for trip in sorted(file.parent for file in (place.work / name).rglob("trip.yml")):
        run = place.run(name)
        run.arguments = [TRIPBOOK, "check", str(trip), "--today", "2026-06-15"]
        status, said = run.end()
        # The films here are none.
        if status > 1 or re.search(r"^error(?!.*\[bad-clip\])", said, re.MULTILINE):
            yield f"it is read with mistakes: {said}"


CLAIMS = {claim.__name__: claim for claim in (account, written, checked, twice, renamed, rezoned, fresh, beside, unpacked, killed, full, spoilt)}
