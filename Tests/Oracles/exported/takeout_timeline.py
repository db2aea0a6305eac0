"""Google's location history as Takeout had it: by the month, and as a record of all positions."""

import json
from datetime import timedelta

from .parts import HOME, LISBON, Case, clock, lay, seconds, utc
from .timeline import NIGHT, WAY, moments, points


def e7(number, wrapped=False):
    whole = round(number * 1e7)
    return whole + (1 << 32) if wrapped and whole < 0 else whole


def months(folder):
    one, two = moments("2026-05-01 10:00", 1800), moments("2026-05-02 10:00", 1800)
    night = seconds("2026-05-02 21:00")

    def place(where, **more):
        return {
            "latitudeE7": e7(where[0]),
            "longitudeE7": e7(where[1]),
            "placeId": "ChIJplace",
            "address": "5ecret street 1",
            "sourceInfo": {"deviceTag": 1234567890},
        } | more

    def ride(times, end=WAY[-1], **more):
        return {
            "activitySegment": {
                "startLocation": place(WAY[0]),
                "endLocation": place(end),
                "duration": {"startTimestamp": utc(times[0]), "endTimestamp": utc(times[-1])},
                "distance": 20000,
                "activityType": "IN_TRAIN",
                "confidence": "HIGH",
                "activities": [{"activityType": "IN_TRAIN", "probability": 87.5}],
            }
            | more
        }

    raw = {
        "points": [
            {"latE7": e7(north), "lngE7": e7(east), "accuracyMeters": 10, "timestampMs": str(moment * 1000)}
            for moment, (north, east) in zip(one, WAY)
        ],
        "source": "INFERRED",
        "distanceMeters": 21000.5,
    }
    rough = {"waypoints": [{"latE7": 1, "lngE7": 1}], "roadSegment": [{"placeId": "x", "duration": "9s"}]}

    def stay(start, where, **more):
        return {
            "placeVisit": {
                "location": where,
                "duration": {"startTimestamp": utc(start, ".5Z"), "endTimestamp": utc(start + 600)},
                "placeConfidence": "HIGH_CONFIDENCE",
                "centerLatE7": e7(39.47111),
                "visitConfidence": 90,
                "editConfirmationStatus": "NOT_CONFIRMED",
            }
            | more
        }

    may = {
        "timelineObjects": [
            ride(one, simplifiedRawPath=raw, waypointPath=rough),
            stay(night, place(NIGHT, name="Casa do Fado", semanticType="TYPE_UNKNOWN")),
            stay(night + 1200, place((39.47111, -8.53222), name="5ecret home", semanticType="TYPE_HOME")),
            stay(
                night + 2400,
                {"placeId": "none"},
                otherCandidateLocations=[
                    {"placeId": "none"},
                    place((38.70001, -9.30002), name="Second choice", locationConfidence=3.5),
                ],
            ),
            {"somethingNew": {"a": None}},
        ]
    }
    # Two points of a path without times: the ends alone have any.
    ends = ride([two[0], two[-1]], waypointPath={"waypoints": []})
    older = {"timelineObjects": [ends, ride(moments("2025-12-01 10:00", 600)), stay(seconds("2025-12-01 12:00"), place(NIGHT))]}
    where = lay(
        folder / "Takeout",
        {"Semantic/2026/2026_MAY.json": b"\xef\xbb\xbf" + json.dumps(may).encode(), "Semantic/other.json": older},
    )
    ways = points(one) + [(two[0], *WAY[0]), (two[-1], *WAY[-1])]
    return Case(
        [where],
        tracks={"tracks/timeline.gpx": ways},
        pins=[
            ("Casa do Fado", *clock(night, LISBON), NIGHT, True),
            ("Second choice", *clock(night + 2400, LISBON), (38.70001, -9.30002), True),
        ],
        secrets=["5ecret", "39.471", "8.532", "1234567890"],
    )


def records(folder):
    one = moments("2026-05-01 00:00", 1800)
    two = [moment + int(timedelta(hours=6, minutes=59).total_seconds()) for moment in moments("2026-05-05 15:00", 600)][:4]

    def fix(moment, place, device=11, **more):
        return {
            "latitudeE7": e7(place[0], True),
            "longitudeE7": e7(place[1], True),
            "accuracy": 12,
            "deviceTag": device,
            "source": "GPS",
            "timestamp": utc(moment, ".5Z"),
            "activity": [{"activity": [{"type": "STILL", "confidence": 90}], "timestamp": utc(moment)}],
            "osLevel": 30,
            "formFactor": "PHONE",
        } | more

    ours = [fix(moment, place) for moment, place in zip(one + two, WAY + WAY[: len(two)])]
    older = fix(one[0], WAY[0])
    others = [fix(moment + 60, (40.11111, -8.22222), 22) for moment in one[:3]]
    wrong = [
        fix(one[0] - 1, (38.33333, -9.44444)),
        fix(seconds("2026-05-06 00:00"), (38.33333, -9.44444)),
        fix(one[1] + 5, HOME),
        fix(one[0] + 300, (38.33333, -9.44444), accuracy=4000),
        fix(0, WAY[0]),
        fix(seconds("2101-01-01 00:00"), WAY[0]),
        older | {"latitudeE7": "NaN"},
        {name: value for name, value in older.items() if name != "longitudeE7"},
        older | {"timestamp": None},
        fix(one[0] + 301, (0, 0)),
        {},
        None,
        "text",
        fix(one[0], WAY[0], 11, brandNew={"x": [1, "2", None]}),
    ]
    ours[1] = {name: value for name, value in ours[1].items() if name != "timestamp"} | {"timestampMs": str(one[1] * 1000 + 499)}
    mixed = [item for group in zip(ours + [None] * len(wrong), wrong + [None] * len(ours)) for item in group if item is not None]
    file = lay(folder, {"Records.json": {"locations": others + mixed + [None]}}) / "Records.json"
    # At six minutes before midnight in Lisbon it is the next day in UTC already, and the other way round.
    kept = [(moment, *place) for moment, place in zip(one + two, WAY + WAY[: len(two)]) if moment < seconds("2026-05-06 00:00")]
    return Case([file], tracks={"tracks/timeline.gpx": kept}, secrets=["40.111", "38.333", "52.370", "4.895"])
