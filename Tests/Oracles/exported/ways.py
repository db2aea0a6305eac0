"""GPX of any program, and the archive of Strava."""

import gzip

from .parts import HOME, LISBON, Case, clock, lay, pack, picture, seconds, utc

WAY = [(38.70801, -9.13655), (38.70912, -9.13711), (38.71004, -9.13802)]
BELEM = (38.69812, -9.20345)
SPACE = 'xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"'


def document(inner):
    return f'<?xml version="1.0"?>\n<gpx version="1.1" creator="FindPenguins" {SPACE}>\n{inner}</gpx>\n'


def track(start, name="A walk"):
    points = "".join(
        f'<trkpt lat="{north}" lon="{east}"><ele>{number}</ele><time>{utc(start + 60 * number)}</time>'
        f"<extensions><x:TrackPointExtension><x:hr>90</x:hr></x:TrackPointExtension></extensions></trkpt>\n"
        for number, (north, east) in enumerate(WAY)
    )
    return document(
        f"<metadata><author><name>A. Person</name></author></metadata><trk><name>{name}</name><trkseg>{points}</trkseg></trk>"
    )


def walk(start):
    return [(start + 60 * number, *place) for number, place in enumerate(WAY)]


def mark(place, name, when=None, text="", more=""):
    time = f"<time>{utc(when)}</time>" if when else ""
    return f'<wpt lat="{place[0]}" lon="{place[1]}">{time}<name>{name}</name><desc>{text}</desc>{more}</wpt>\n'


def gpx(folder):
    one, two = seconds("2026-05-01 00:10"), seconds("2026-05-05 23:50")
    notes = document(
        "<metadata><author><name>5ecret</name><email id='ana' domain='5ecret.org'/></author></metadata>"
        + mark(
            BELEM,
            "Torre &amp; *cake*",
            one,
            "&lt;p&gt;We queued for hours.&lt;/p&gt;&lt;p&gt;It was good &amp;amp; sweet&lt;/p&gt;",
        )
        + mark(HOME, "Back", two, "We are back at last")
        + mark(HOME, "5ecret door")
        + mark((0, 0), "5ecret nowhere")
        + mark(BELEM, "5ecret other day", seconds("2026-05-06 00:00"), "Words of another day")
        + mark(WAY[0], "Casa do Fado", more="<sym>Restaurant</sym><brandNew a='1'/>")
    )
    where = lay(
        folder, {"way.gpx": track(one), "notes.gpx": notes, "other.gpx": track(seconds("2025-05-01 10:00"), "5ecret walk")}
    )
    return Case(
        [where / "way.gpx", where / "notes.gpx", where / "other.gpx"],
        entries={"": [(*clock(one, LISBON), "Torre & *cake*", BELEM, False), (*clock(two, LISBON), "Back", None, False)]},
        texts={("", *clock(one, LISBON)): ["We queued for hours.\n\nIt was good & sweet"]},
        tracks={"tracks/way.gpx": walk(one)},
        pins=[("Casa do Fado", "", "", WAY[0], False)],
        secrets=["5ecret", "52.370", "4.895"],
    )


def strava(folder):
    one, two, last, other = (
        seconds(when) for when in ("2026-05-01 00:10", "2026-05-03 14:05", "2026-05-05 23:50", "2026-05-06 00:10")
    )

    def row(number, when, name, said, file, media="", note=""):
        date = utc(when).replace("T", " ").rstrip("Z")
        return f'{number},"{date}","{name}",Ride,"{said}",{note},{file},{media}\n'

    table = (
        "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Activity Private Note,Filename,Media\n"
        + row(7700001, one, "Night walk", "First line\n# second, “quoted”", "activities/11.gpx.gz", "media/a.jpg", "5ecret note")
        + row(7700002, two, "Swim", "", "activities/12.fit.gz")
        + row(7700003, last, "Home again", "", "activities/13.gpx")
        + row(7700004, other, "5ecret day", "5ecret words", "activities/14.gpx")
    )
    body = picture("a", 40_000)
    files = {
        "activities.csv": table,
        "activities/11.gpx.gz": gzip.compress(track(one).encode(), mtime=0),
        "activities/12.fit.gz": gzip.compress(b"\x0e\x10\0\0.FIT", mtime=0),
        "activities/13.gpx": track(last),
        "activities/14.gpx": track(other),
        "media/a.jpg": body,
        "media/b.jpg": picture("of nothing"),
        "messages.json": {"messages": [{"from": "5ecret"}]},
        "profile.csv": "Athlete ID,Email\n5,5ecret@example.org\n",
    }
    return Case(
        [pack(folder / "export_7654321.zip", files)],
        status=1,
        entries={"": [(*clock(one, LISBON), "Night walk", None, False)]},
        texts={("", *clock(one, LISBON)): ["First line\n# second, “quoted”", "01.jpg"]},
        media=[body],
        tracks={"tracks/2026-05-01-night-walk.gpx": walk(one), "tracks/2026-05-05-home-again.gpx": walk(last)},
        secrets=["5ecret", "77000", "7654321"],
    )
