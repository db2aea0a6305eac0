"""Day One, journals as JSON in a zip file."""

import hashlib
import json
from datetime import timedelta, timezone
from zoneinfo import ZoneInfo

from .parts import HOME, LISBON, Case, clock, pack, picture, seconds, utc

DEVICE = {"creationDevice": "Vinoth's iPhone", "creationDeviceType": "iPhone", "creationOSName": "iOS"}


def entry(number, moment, zone, **more):
    return {
        "uuid": f"5EC7E7{number:02}",
        "creationDate": utc(moment),
        "modifiedDate": utc(moment + 99),
        "timeZone": zone,
        "isAllDay": False,
        "isPinned": False,
        "starred": True,
        "editingTime": 3.5,
        "duration": 0,
        **DEVICE,
    } | more


def photo(identifier, content, order, **more):
    return {
        "identifier": identifier,
        "md5": hashlib.md5(content).hexdigest(),
        "type": "jpeg",
        "fileSize": len(content),
        "orderInEntry": order,
        "cameraMake": "5ecret Camera",
        "height": 1,
        "width": 1,
        "isSketch": False,
        "favorite": False,
        "creationDevice": "Vinoth's iPhone",
    } | more


def place(position, name):
    return {
        "latitude": position[0],
        "longitude": position[1],
        "placeName": name,
        "localityName": "Dublin",
        "country": "Ireland",
        "administrativeArea": "Leinster",
        "timeZoneName": "Europe/Dublin",
        "region": {"center": {"latitude": position[0], "longitude": position[1]}, "radius": 75},
    }


def make(folder):
    dublin, east = ZoneInfo("Europe/Dublin"), timezone(timedelta(hours=2))
    spot = (53.34399, -6.26719)
    whole, text, rich, home = (
        seconds(when, dublin) for when in ("2026-05-02 00:00", "2026-05-02 14:05", "2026-05-03 23:30", "2026-05-04 10:00")
    )
    one, two, lost, large = picture("one"), picture("two, twice as long", 600), picture("lost"), picture("large", 40_000)
    contents = [
        {"text": "A heading\n", "attributes": {"line": {"header": 1}}},
        {"text": "bold", "attributes": {"bold": True}},
        {"text": " word\n"},
        {"embeddedObjects": [{"type": "photo", "identifier": "BBB"}]},
        {"text": "behind\n"},
    ]
    journal = [
        entry(
            1,
            whole,
            "Europe/Dublin",
            isAllDay=True,
            text="All of the day\\. 1\\-2\\-3 \\(three\\)\\!",
            tags=["rain", "a: b"],
            weather={
                "temperatureCelsius": 11.4,
                "conditionsDescription": "Rain",
                "weatherCode": "rain",
                "relativeHumidity": 88,
                "sunriseDate": utc(whole),
            },
        ),
        entry(
            2,
            text,
            "Europe/Dublin",
            text="# The Book\\.\n\nOne\\.\n\n![](dayone-moment://AAA)\n\nC:\\\\new \\#tag\n\n![](dayone-moment://DDD)",
            location=place(spot, "Trinity"),
            photos=[photo("AAA", one, 0, location=place(spot, "Trinity"), date=utc(text)), photo("DDD", large, 1)],
            userActivity={"activityName": "Walking", "stepCount": 4000},
        ),
        # No text, and a picture without its sum: it is the only one of its length.
        entry(
            3,
            rich,
            "GMT+0200",
            richText=json.dumps({"contents": contents, "meta": {"version": 1}}),
            photos=[{name: value for name, value in photo("BBB", two, 0).items() if name != "md5"}],
        ),
        entry(4, home, "Europe/Dublin", text="Quiet", location=place(HOME, "5ecret street")),
        entry(5, seconds("2026-08-01 10:00"), "Europe/Dublin", text="5ecret of another day", photos=[photo("EEE", lost, 0)]),
        entry(6, 0, "Europe/Dublin", text="5ecret of no day"),
    ]
    other = [
        entry(8, text + 3600, "Moon/Base", text="Odd zone"),
        entry(
            7,
            text + 60,
            "CET",
            text="# *Marks* stay\n\nOf another journal",
            location={"timeZoneName": "Europe/Dublin"},
            brandNew=[[1, None], [[]]],
        ),
    ]
    files = {f"photos/{hashlib.md5(content).hexdigest()}.jpeg": content for content in (one, two, lost, large)}
    files |= {
        "Reise.json": {"metadata": {"version": "1.0"}, "entries": journal},
        "Work.json": {"metadata": {"version": "1.0"}, "entries": other},
    }
    return Case(
        [pack(folder / "journals.zip", files)],
        status=1,
        entries={
            "": [
                (clock(whole, dublin)[0], None, None, None, False),
                (*clock(text, dublin), "The Book.", spot, False),
                (*clock(text + 60, dublin), None, None, False),
                (*clock(text + 3600, LISBON), None, None, False),
                (*clock(rich, east), "A heading", None, False),
                (*clock(home, dublin), None, None, False),
            ]
        },
        texts={
            ("", "2026-05-02", None): ["All of the day. 1-2-3 (three)!"],
            ("", "2026-05-02", "14:05"): ["One.", "01.jpeg", "C:\\new #tag", "02.jpeg"],
            ("", *clock(rich, east)): ["bold", " word", "01.jpeg", "behind"],
            ("", "2026-05-02", "14:06"): ["*Marks* stay", "Of another journal"],
        },
        media=[one, two, large],
        secrets=["5ecret", "Vinoth", "iPhone", "52.370", "4.895"],
    )
