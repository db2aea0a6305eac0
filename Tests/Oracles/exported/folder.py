"""Reads what was written into a trip's folder, by other programs than ours, and holds it against what is true."""

import json
import re
from collections import Counter
from datetime import timezone
from pathlib import Path

import gpxpy
from ruamel.yaml import YAML

PICTURES = {".jpg", ".jpeg", ".png", ".mp4", ".mov", ".heic"}
# Degrees: a centimetre or so.
SAME = 6


def tree(folder):
    """All that lies in a folder, hidden things too."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))
    }


def yaml(text):
    return YAML(typ="safe", pure=True).load(text)


def text_of(file):
    """The head and the body of a text with front matter."""
    _, head, body = file.read_text().split("---\n", 2)
    return yaml(head) or {}, body


def position(text):
    numbers = re.search(r"(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$", text or "")
    return numbers and (round(float(numbers.group(1)), SAME), round(float(numbers.group(2)), SAME))


def rounded(place):
    return place and (round(place[0], SAME), round(place[1], SAME))


def plain(text):
    """Markdown as it is read: no backslash before a sign, none at the end of a line."""
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", re.sub(r"\\\n", "\n", text))


def entries(folder):
    """(day, time, title, position, private) and the text of each entry."""
    for file in sorted(folder.glob("journal/*.md")):
        head, body = text_of(file)
        where = position(head.get("coordinates")) or position(head.get("place"))
        time = head.get("time")
        yield (file.name[:10], time and str(time), head.get("title"), where, head.get("private") in (True, "yes")), plain(body)


def differences(what, wanted, found):
    """Two lists, in whatever order."""
    wanted, found = Counter(map(repr, wanted)), Counter(map(repr, found))
    for thing in sorted((wanted - found).elements()):
        yield f"{what} missing: {thing[:300]}"
    for thing in sorted((found - wanted).elements()):
        yield f"{what} too many: {thing[:300]}"


def entry_faults(root, case):
    for name, wanted in case.entries.items():
        found = list(entries(root / name))
        wanted = [(day, time, title, rounded(where), private) for day, time, title, where, private in wanted]
        yield from differences("entry", wanted, [entry for entry, _ in found])
        for (folder, day, time), words in case.texts.items():
            bodies = [body for entry, body in found if folder == name and entry[:2] == (day, time)]
            for body in bodies:
                rest = body
                for word in words:
                    before, there, rest = rest.partition(word)
                    if not there:
                        yield f"{day} {time} does not say {word!r} there: {body!r}"
                        break


def track_faults(root, case):
    for path, wanted in case.tracks.items():
        if not (root / path).exists():
            yield f"{path} is not there"
            continue
        way = gpxpy.parse((root / path).read_text())
        found, last = [], None
        for track in way.tracks:
            for segment in track.segments:
                for point in segment.points:
                    when = int(point.time.replace(tzinfo=timezone.utc).timestamp())
                    spot = (when, round(point.latitude, SAME), round(point.longitude, SAME))
                    # A stretch begins where the one before has ended.
                    if spot != last:
                        found.append(spot)
                    if last and when < last[0]:
                        yield f"{path}: goes back in time at {point.time}"
                    last = spot
        yield from differences("point", [(when, round(north, SAME), round(east, SAME)) for when, north, east in wanted], found)


def pin_faults(root, case):
    if case.pins is None:
        return
    listed = yaml((root / "pins.yml").read_text())
    listed = listed["pins"] if isinstance(listed, dict) else listed
    found = []
    for pin in listed:
        date, _, time = str(pin.get("time", pin.get("date", ""))).partition(" ")
        place = pin.get("at") or pin.get("coordinates") or pin.get("place")
        found.append((pin["title"], date, time, position(str(place).replace(",", "")), pin.get("private") in (True, "yes")))
    yield from differences(
        "pin", [(title, day, time, rounded(where), private) for title, day, time, where, private in case.pins], found
    )


def media_faults(root, case):
    files = [file for file in sorted(root.rglob("*")) if file.suffix.lower() in PICTURES]
    yield from differences("picture", case.media, [file.read_bytes() for file in files])
    for file in files:
        if file.read_bytes() not in case.notes:
            continue
        moment, place, said = case.notes[file.read_bytes()]
        note = json.loads(Path(str(file) + ".json").read_text())
        where = note.get("geoData") and rounded((note["geoData"]["latitude"], note["geoData"]["longitude"]))
        found = (int(note["photoTakenTime"]["timestamp"]), where, note.get("description"))
        if found != (moment, rounded(place), said):
            yield f"{file.name}: {found} is said of it, and not {(moment, place, said)}"


def chat_faults(root, case):
    if case.chats is None:
        return
    found = []
    for file in sorted((root / "chats").glob("*.md")):
        head, body = text_of(file)
        if head.get("private") not in (True, "yes"):
            yield f"{file.name} is not private"
        for message in re.split(r"^- (?=\d\d:\d\d )", body, flags=re.MULTILINE)[1:]:
            time, who, text = re.match(r"(\d\d:\d\d) ((?:\\.|[^:\\])*): (.*)", message, re.DOTALL).groups()
            image = re.search(r"!\[\]\([^)]*/([^)]*)\)", text)
            text = image.group(1) if image else " ".join(plain(text).split())
            found.append((file.name[:10], time, who, text))
    yield from differences("message", [(day, *said) for day, messages in case.chats.items() for said in messages], found)


def secret_faults(root, case):
    for path, data in tree(root).items():
        text = path + "\n" + (data or b"").decode("latin-1")
        for secret in case.secrets:
            if secret.encode().decode("latin-1") in text:
                yield f"{path} holds {secret!r}"


def faults(root, case):
    for check in (entry_faults, track_faults, pin_faults, media_faults, chat_faults, secret_faults):
        yield from check(root, case)
