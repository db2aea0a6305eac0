"""Imports exports of other programs that are made here, and judges what becomes of them.

    exports.py TRIPBOOK KIND [CLAIM...]     what is wrong, a line each, and at last "KIND was read"
    exports.py TRIPBOOK                     all kinds

The exports are made from what is known of their forms, and not from our readers of them; zips, JSON, YAML and GPX are read by
other programs. ROUNDS=20 kills and spoils more often, SEED=7 spoils something else.
"""

import re
import sys
import tempfile
from pathlib import Path

from exported import folder, hostile
from exported.claims import CLAIMS, elsewhere
from exported.runs import KINDS, Workplace


def judged(kind, claims):
    for claim in claims:
        with tempfile.TemporaryDirectory(prefix="tripbook-exports-") as work:
            for fault in CLAIMS[claim](Workplace(Path(work), kind)):
                print(f"{kind}, {claim}: {fault}")


def attacked():
    """Zip files that nobody's program has made are refused or read, and nothing is written elsewhere."""
    with tempfile.TemporaryDirectory(prefix="tripbook-exports-") as work:
        place = Workplace(Path(work), "polarsteps")
        for name, data, ends, word in hostile.make(place.work / "exports"):
            export = place.work / "exports" / name
            export.write_bytes(data)
            target = place.target()
            before = elsewhere(place, target)
            status, said = place.run(target, exports=[export]).end()
            after = elsewhere(place, target)
            if status not in ends:
                print(f"{name}: ends with {status}: {said}")
            if not re.search(word, said):
                print(f"{name}: nothing is said of it: {said}")
            if after != before:
                print(f"{name}: writes elsewhere: {sorted(set(after) ^ set(before))}")
            if any(hostile.WHAT in (data or b"") for data in folder.tree(place.work / target).values()):
                print(f"{name}: what lies elsewhere is taken")
            if "\x1b" in said:
                print(f"{name}: a name reaches the terminal as it is")


if __name__ == "__main__":
    for kind in sys.argv[2:3] or [*KINDS, "hostile-zips"]:
        if kind == "hostile-zips":
            attacked()
        else:
            judged(kind, sys.argv[3:] or list(CLAIMS))
        print(f"{kind} was read", flush=True)
