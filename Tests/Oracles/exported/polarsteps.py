"""Polarsteps, “Download a copy of your data”."""

from zoneinfo import ZoneInfo

from .parts import HOME, Case, clock, pack, picture, seconds

PLACES = {"belem": (38.69812, -9.20345), "sintra": (38.79701, -9.39042), "patan": (27.67641, 85.31417)}


def step(number, when, zone, name, place, **more):
    return {
        "id": number,
        "trip_id": 4711471,
        "location_id": 900 + number,
        "name": name,
        "display_name": "Shown " + str(number),
        "description": None,
        "slug": "same",
        "display_slug": "same",
        "type": 13,
        "supertype": "normal",
        "start_time": when + 0.25,
        "end_time": None,
        "creation_time": when + 9.5,
        "timezone_id": zone,
        "views": 77,
        "comment_count": 2,
        "weather_condition": "partly-cloudy-night",
        "weather_temperature": 21.6,
        "is_deleted": False,
        "uuid": f"5ec7e7-{number}",
        "main_media_item_path": None,
        "fb_publish_status": None,
        "open_graph_id": None,
        "location": {
            "id": 900 + number,
            "name": None,
            "detail": "Portugal",
            "full_detail": None,
            "country_code": "PT",
            "lat": place[0],
            "lon": place[1],
            "venue": None,
            "uuid": "5ec7e7-place",
        },
    } | more


def trip(number, name, steps):
    return {
        "id": number,
        "user_id": 7654321,
        "name": name,
        "type": 0,
        "visibility": 2,
        "slug": "two-weeks",
        "start_date": seconds("2026-05-01 00:00") + 0.0,
        "end_date": None,
        "total_km": 12.5,
        "views": 9,
        "language": None,
        "timezone_id": "Europe/Amsterdam",
        "summary": f"All of “{name}”: #1",
        "cover_photo": {"path": "https://cdn/5ec7e7.jpg", "type": 0},
        "cover_photo_path": None,
        "step_count": 3,
        "planned_steps_visible": True,
        "fb_publish_status": None,
        "travel_tracker_device": {"id": 5, "device_name": "Ana's Telephone", "tracking_status": 2, "uuid": "5ec7e7-device"},
        "open_graph_id": None,
        "is_deleted": False,
        "uuid": "5ec7e7-trip",
        "brand_new": [{"a": None}, {"a": []}, {}],
        "all_steps": steps,
    }


def make(folder):
    lisbon, nepal, odd = ZoneInfo("Europe/Lisbon"), ZoneInfo("Asia/Kathmandu"), ZoneInfo("Europe/Amsterdam")
    one, two = seconds("2026-05-01 09:30", lisbon), seconds("2026-05-02 23:50", lisbon)
    late, home, first = seconds("2026-05-03 08:00", odd), seconds("2026-05-03 20:00", odd), seconds("2026-06-01 07:00", lisbon)
    steps = [
        step(12, two, "Asia/Kathmandu", None, PLACES["patan"], display_name="Patan"),
        step(
            11,
            one,
            "Europe/Lisbon",
            "Belém: *cake* & [more]",
            PLACES["belem"],
            description="1. First\n# no heading\n\nback\\slash <b>",
            main_media_item_path="https://cdn/x/Second.JPG?a=1",
        ),
        step(13, one + 60, "Europe/Lisbon", "5ecret deleted", PLACES["belem"], is_deleted=True),
        step(14, seconds("2031-05-01 00:00"), "Europe/Lisbon", "5ecret planned", PLACES["belem"], supertype="planned_step"),
        step(15, late, "Mars/Olympus", "Odd zone", (0, 0)),
        step(
            16,
            home,
            "Europe/Amsterdam",
            "Back",
            HOME,
            location={"id": 1, "name": "5ecret street", "lat": str(HOME[0]), "lon": HOME[1]},
        ),
    ]
    inside = [
        (two + 900.75, *PLACES["patan"]),
        (one + 0.5, *PLACES["belem"]),
        (one + 600.1, *PLACES["sintra"]),
        (one + 0.5, *PLACES["belem"]),
    ]
    outside = [
        (home, *HOME),
        (0, *PLACES["belem"]),
        (seconds("2100-01-02 00:00"), 1, 2),
        (one + 30, 0, 0),
        (one + 31, "NaN", 3),
        (one + 32, 91, 181),
        (None, 38.7, -9.1),
    ]
    files = {
        "trip/two-weeks_101/trip.json": trip(101, "Two weeks", steps),
        "trip/two-weeks_101/locations.json": {
            "locations": [{"lat": north, "lon": east, "time": when} for when, north, east in inside + outside]
        },
        "trip/two-weeks_101/same_11/photos/b_b.jpg": (picture("later"), (2026, 5, 1, 12)),
        "trip/two-weeks_101/same_11/photos/a_a.jpg": (picture("last"), (2026, 5, 1, 14)),
        "trip/two-weeks_101/same_11/photos/second.jpg": (picture("main", 40_000), (2026, 5, 1, 13)),
        "trip/two-weeks_101/same_12/videos/c_c.mp4": (b"\0\0\0\x18ftypmp42" + picture("film"), (2026, 5, 2, 13)),
        "trip/two-weeks_101/same_13/photos/d_d.jpg": picture("of the deleted"),
        "trip/two-weeks_102/trip.json": trip(102, "Two weeks", [step(21, first, "Europe/Lisbon", "Again", PLACES["sintra"])]),
        "trip/two-weeks_102/same_21/photos/e_e.jpg": picture("again"),
        "user/user.json": {"email": "ana@example.org", "first_name": "5ecret", "devices": [{"token": None}]},
    }
    taken = [files[name][0] for name in files if "_11/" in name or "_12/" in name] + [
        files["trip/two-weeks_102/same_21/photos/e_e.jpg"]
    ]
    return Case(
        [pack(folder / "polarsteps.zip", files)],
        trip=None,
        entries={
            "two-weeks": [
                (*clock(one, lisbon), "Belém: *cake* & [more]", PLACES["belem"], False),
                (*clock(two, nepal), "Patan", PLACES["patan"], False),
                (*clock(late, odd), "Odd zone", None, False),
                (*clock(home, odd), "Back", None, False),
            ],
            "two-weeks-2": [(*clock(first, lisbon), "Again", PLACES["sintra"], False)],
        },
        texts={
            ("two-weeks", "2026-05-01", "09:30"): ["1. First", "# no heading", "back\\slash <b>", "01.jpg", "02.jpg", "03.jpg"]
        },
        tracks={"two-weeks/tracks/polarsteps.gpx": [(int(when), north, east) for when, north, east in set(inside)]},
        media=taken,
        secrets=["5ecret", "5ec7e7", "7654321", "4711471", "Telephone", "ana@", "52.370", "4.895"],
    )
