"""Google's location history, as telephones give it out."""

from datetime import datetime

from .parts import HOME, LISBON, Case, clock, lay, seconds, utc

# Far enough from each other to be no trembling, and slow enough for a train.
WAY = [(38.70801, -9.13655), (38.72312, -9.16011), (38.75004, -9.20502), (38.79009, -9.39004)]
NIGHT = (38.71121, -9.14043)


def moments(when, step):
    first = seconds(when)
    return [first + step * number for number in range(len(WAY))]


def local(moment):
    return datetime.fromtimestamp(moment, LISBON).isoformat(timespec="milliseconds")


def degrees(place):
    return f"{place[0]:.6f}°, {place[1]:.6f}°"


def geo(place):
    return f"geo:{place[0]:.6f},{place[1]:.6f}"


def points(*stretches):
    return [(moment, *place) for moments in stretches for moment, place in zip(moments, WAY)]


def android(folder):
    one, two = moments("2026-05-01 10:00", 1800), moments("2026-05-05 18:00", 1800)
    night, ages = seconds("2026-05-03 22:00"), seconds("2026-04-30 23:59")

    def segment(start, end, **more):
        return {
            "startTime": local(start),
            "endTime": local(end),
            "startTimeTimezoneUtcOffsetMinutes": 60,
            "endTimeTimezoneUtcOffsetMinutes": 60,
        } | more

    def visit(kind, place):
        return {
            "hierarchyLevel": 0,
            "probability": 0.7,
            "topCandidate": {
                "placeId": "ChIJplace",
                "semanticType": kind,
                "probability": 0.5,
                "placeLocation": {"latLng": degrees(place)},
            },
        }

    path = [{"point": degrees(place), "time": local(moment)} for moment, place in zip(one, WAY)]
    wrong = [
        {"point": degrees((0, 0)), "time": local(one[0] + 60)},
        {"point": "NaN°, 3°", "time": local(one[0] + 61)},
        {"point": degrees(WAY[0]), "time": "1970-01-01T00:00:00.000Z"},
        {"point": degrees(WAY[0]), "time": "2101-05-01T00:00:00Z"},
    ]
    document = {
        "semanticSegments": [
            segment(one[0], one[-1], timelinePath=path[:2] + wrong + path[2:]),
            segment(
                one[0],
                one[-1],
                activity={
                    "start": {"latLng": degrees(WAY[0])},
                    "end": {"latLng": degrees(WAY[-1])},
                    "distanceMeters": 21000.0,
                    "probability": 0.9,
                    "topCandidate": {"type": "IN_TRAIN", "probability": 0.9},
                },
            ),
            segment(night, night + 3600, visit=visit("UNKNOWN", NIGHT)),
            segment(night, night + 60, visit=visit("HOME", (39.47111, -8.53222))),
            segment(night + 7200, night + 7300, visit=visit("INFERRED_WORK", (39.59999, -8.61234))),
            segment(night + 7400, night + 7500, visit=visit("SEARCHED_ADDRESS", HOME)),
            segment(ages, ages + 30, timelinePath=[{"point": degrees((38.11111, -9.22222)), "time": local(ages)}]),
            segment(
                night,
                night,
                timelineMemory={"trip": {"distanceFromOriginKms": 30, "destinations": [{"identifier": {"placeId": "x"}}]}},
            ),
            {"startTime": None, "endTime": [], "newThing": {"a": [[{"b": True}]]}},
            None,
            7,
        ],
        "rawSignals": [
            *(
                {
                    "position": {
                        "LatLng": geo(place),
                        "accuracyMeters": 9,
                        "altitudeMeters": 12.5,
                        "source": "WIFI",
                        "timestamp": local(moment),
                        "speedMetersPerSecond": 0.0,
                    }
                }
                for moment, place in zip(two, WAY)
            ),
            {"position": {"LatLng": degrees((38.33333, -9.44444)), "accuracyMeters": 1999, "timestamp": local(two[0] + 900)}},
            {"wifiScan": {"deliveryTime": local(one[0]), "devicesRecords": [{"mac": 5577006791947779410, "rawRssi": -60}]}},
            {"activityRecord": {"probableActivities": [{"type": "STILL", "confidence": 0.9}], "timestamp": local(one[0])}},
        ],
        "userLocationProfile": {
            "frequentPlaces": [{"placeId": "5ecret", "placeLocation": "39.471110°, -8.532220°", "label": "HOME"}],
            "persona": {"travelModeAffinities": []},
        },
    }
    file = lay(folder, {"Timeline.json": document}) / "Timeline.json"
    return Case(
        [file],
        tracks={"tracks/timeline.gpx": points(one, two)},
        pins=[("Visit", *clock(night, LISBON), NIGHT, True)],
        secrets=[
            "39.471",
            "8.532",
            "39.59",
            "8.612",
            "52.370",
            "4.895",
            "5ecret",
            "5577006791947779410",
            "38.111",
            "38.333",
            "IN_TRAIN",
        ],
    )


def iphone(folder):
    first = seconds("2026-05-01 10:00")
    # Whole minutes are all that it tells.
    times = [first + 60 * minutes for minutes in (0, 31, 62, 95)]
    night = seconds("2026-05-02 21:00")

    def item(start, end, **more):
        return {"startTime": utc(start, ".123Z"), "endTime": local(end)} | more

    document = [
        item(
            first,
            first + 7200,
            timelinePath=[
                {"point": geo(place), "durationMinutesOffsetFromStartTime": str((moment - first) // 60)}
                for moment, place in zip(times, WAY)
            ],
        ),
        item(
            night,
            night + 600,
            visit={
                "hierarchyLevel": "0",
                "probability": "0.8",
                "isTimelessVisit": "false",
                "topCandidate": {
                    "probability": "0.5",
                    "semanticType": "Unknown",
                    "placeID": "ChIJplace",
                    "placeLocation": geo(NIGHT),
                },
            },
        ),
        item(
            night + 900,
            night + 960,
            visit={"topCandidate": {"semanticType": "Inferred Home", "placeLocation": "geo:39.471110,-8.532220"}},
        ),
        item(
            first,
            times[-1],
            activity={
                "start": geo(WAY[0]),
                "end": geo(WAY[-1]),
                "distanceMeters": "13984.000000",
                "probability": "NaN",
                "topCandidate": {"type": "in passenger vehicle", "probability": "0.9"},
            },
        ),
        item(
            seconds("2024-05-01 10:00"),
            seconds("2024-05-01 11:00"),
            timelinePath=[{"point": "geo:38.111110,-9.222220", "durationMinutesOffsetFromStartTime": "0"}],
        ),
        [],
    ]
    file = lay(folder, {"history": document}) / "history"
    return Case(
        [file],
        tracks={"tracks/timeline.gpx": points(times)},
        pins=[("Visit", *clock(night, LISBON), NIGHT, True)],
        secrets=["39.471", "8.532", "38.111"],
    )
