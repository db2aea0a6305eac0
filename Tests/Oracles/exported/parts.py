"""What exports are made of: zip files, pictures, moments; and a case, which is an export with what is true of it."""

import base64
import json
import zipfile
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

# The trip's days, and where nothing may be told of.
TRIP = "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-05\ntime zone: Europe/Lisbon\ntravellers: [Ana, Ben]\n"
HOME = (52.3702, 4.8952)
LISBON = ZoneInfo("Europe/Lisbon")


@dataclass
class Case:
    """An export, and what becomes of it.

    `exports` are zip files, folders or files; `trip` the trip.yml of the folder into which they go, None for a folder that is
    not there yet. `status` is how a first run ends.
    """

    exports: list
    trip: str = TRIP
    options: list = field(default_factory=list)
    status: int = 0
    # (day, time or None, title or None, position or None, private) of each entry, by the trip's folder within the target.
    entries: dict = field(default_factory=dict)
    # Words that stand in that order in the text of an entry, by its folder, day and time.
    texts: dict = field(default_factory=dict)
    # (seconds, latitude, longitude) of each point of a track, by its path.
    tracks: dict = field(default_factory=dict)
    # (title, day, time, position, private) of each pin.
    pins: list = None
    # The pictures and films, by their bytes.
    media: list = field(default_factory=list)
    # (seconds, position or None, text) beside a picture, by the picture's bytes.
    notes: dict = field(default_factory=dict)
    # (time, who, text) of each message, by its day.
    chats: dict = None
    # How many messages and lines of the program's own a chat has.
    heads: int = 0
    # What stands in no file that was written.
    secrets: list = field(default_factory=list)


def pack(path, files):
    """A zip file of bytes, texts or JSON by their names; a pair is a content and the year, month, day, hour of the file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            content, hour = content if isinstance(content, tuple) else (content, (2026, 6, 1, 0))
            archive.writestr(zipfile.ZipInfo(name, (*hour, 0, 0)), as_bytes(content))
    return path


def lay(folder, files):
    """The same as a folder."""
    for name, content in files.items():
        file = Path(folder) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(as_bytes(content[0] if isinstance(content, tuple) else content))
    return folder


def as_bytes(content):
    if isinstance(content, bytes):
        return content
    return (content if isinstance(content, str) else json.dumps(content, ensure_ascii=False, indent=1)).encode()


# What `cjpeg -grayscale -optimize -quality 50` makes of 64 pixels, all of the same grey, behind its heads.
GREY = base64.b64decode(
    "/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj/8AACwgACAAIAQERAP/EABQA"
    "AQAAAAAAAAAAAAAAAAAAAAD/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AD//2Q=="
)


def picture(name, size=300):
    """A grey picture, no two alike: words stand in its comment."""
    head = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
    words = ((name + " ").encode() * (size // (len(name) + 1) + 1))[:size]
    return head + b"\xff\xfe" + (len(words) + 2).to_bytes(2, "big") + words + GREY


def seconds(text, zone=LISBON):
    """Since 1970, of a time by a clock: `2026-05-03 14:05`."""
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp())


def utc(moment, mark="Z"):
    """ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S") + mark


def clock(moment, zone):
    """Day and time by a clock."""
    local = datetime.fromtimestamp(moment, zone)
    return local.strftime("%Y-%m-%d"), local.strftime("%H:%M")


def broken(text):
    """As Instagram and Facebook write: the bytes of UTF-8 as if they were Latin-1."""
    return text.encode().decode("latin-1")
