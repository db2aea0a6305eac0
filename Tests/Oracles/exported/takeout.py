"""Google Photos by Takeout, in two parts."""

from .parts import HOME, Case, pack, picture, seconds

BELEM = (38.69812, -9.20345)


def said(title, moment, place=(0.0, 0.0), **more):
    spot = {"latitude": place[0], "longitude": place[1], "altitude": 12.0, "latitudeSpan": 0.0, "longitudeSpan": 0.0}
    return {
        "title": title,
        "description": "",
        "imageViews": "3",
        "creationTime": {"timestamp": str(moment + 5), "formatted": "1 May 2026, 5ecret"},
        "photoTakenTime": {"timestamp": str(moment), "formatted": "1 May 2026"},
        "geoData": spot,
        "url": "https://photos.google.com/photo/5ecret",
        "people": [{"name": "Carla Convidada"}],
        "googlePhotosOrigin": {"mobileUpload": {"deviceFolder": {"localFolderName": "5ecret"}, "deviceType": "ANDROID_PHONE"}},
    } | more


def make(folder):
    one, two, late = seconds("2026-05-01 00:10"), seconds("2026-05-03 14:05"), seconds("2026-05-05 23:50")
    year, album = "Takeout/Google Photos/Photos from 2026/", "Takeout/Google Photos/Lisbon & Ana/"
    pictures = {
        name: picture(name, 40_000 if name == "large" else 300)
        for name in ("first", "cut", "numbered", "late", "edited", "large", "before", "home", "deleted", "locked", "undated")
    }
    long = "a-very-long-name-that-a-camera-app-gave-to-this-picture.jpg"
    first = {
        year + "IMG_1.jpg": pictures["first"],
        year + "IMG_2.jpg": pictures["before"],
        year + "IMG_2.jpg.json": said("IMG_2.jpg", one - 700),
        year + long: pictures["cut"],
        year + "IMG_1(1).jpg": pictures["numbered"],
        year + "IMG_3-edited.jpg": pictures["edited"],
        year + "IMG_3.jpg": pictures["large"],
        year + "trash.jpg": pictures["deleted"],
        year + "trash.jpg.json": said("trash.jpg", two, trashed=True),
        "Takeout/archive_browser.html": "<!doctype html><title>5ecret</title>",
        "Takeout/Google Photos/print-subscriptions.json": {"orders": []},
    }
    second = {
        year
        + "IMG_1.jpg.supplemental-metadata.json": said("IMG_1.jpg", one, BELEM, description="Olá “Belém”\nbelow", favorited=True),
        year + long[: 46 - len(".jpg")] + ".json": said(long, two),
        year
        + "IMG_1.jpg.supplemental-metadata(1).json": said(
            "IMG_1.jpg",
            two + 60,
            (0.0, 0.0),
            geoDataExif={"latitude": BELEM[0], "longitude": BELEM[1], "altitude": 0.0, "latitudeSpan": 0.0, "longitudeSpan": 0.0},
        ),
        year + "IMG_3.jpg.suppl.json": said("IMG_3.jpg", late),
        album
        + "metadata.json": {
            "title": "Lisbon & Ana",
            "description": "Five *days*",
            "access": "protected",
            "date": {"timestamp": str(one), "formatted": "x"},
            "enrichments": [{"narrativeEnrichment": {"text": "Here we began"}}],
        },
        album + "IMG_1.jpg": pictures["first"],
        album + "IMG_1.jpg.json": said("IMG_1.jpg", one, BELEM, brandNew=[{"x": None}]),
        album + "night.jpg": pictures["late"],
        album + "night.jpg.json": said("night.jpg", late + 60),
        album + "home.jpg": pictures["home"],
        album + "home.jpg.json": said("home.jpg", two, HOME),
        year + "locked.jpg": pictures["locked"],
        year + "locked.jpg.json": said("locked.jpg", two, inLockedFolder=True),
        year + "odd.jpg": pictures["undated"],
    }
    taken = ["first", "cut", "numbered", "late", "edited", "large", "home"]
    notes = {
        "first": (one, BELEM, "Olá “Belém”\nbelow"),
        "cut": (two, None, None),
        "numbered": (two + 60, BELEM, None),
        "late": (late + 60, None, None),
        "home": (two, None, None),
        "large": (late, None, None),
    }
    # The album's file goes before that of the year, and says less.
    notes["first"] = (one, BELEM, None)
    return Case(
        [pack(folder / "takeout-001.zip", first), pack(folder / "takeout-002.zip", second)],
        media=[pictures[name] for name in taken],
        notes={pictures[name]: note for name, note in notes.items()},
        secrets=["5ecret", "Carla", "52.370", "4.895", "ANDROID"],
    )
