"""Trips that are strange, each in its own way; what is text of them lies in Tests/Fixtures/strange-trips."""

import re
import shutil
from datetime import date, datetime, timedelta

from sites import REPOSITORY
from trips.painted import paint

TEXTS = REPOSITORY / "Tests/Fixtures/strange-trips"


def everything(folder):
    """Long, wide, empty and right-to-left things, panoramas and towers, days without anything."""
    shutil.copytree(TEXTS / "everything", folder)
    photos = folder / "photos"
    morning = datetime(2026, 3, 3, 6, 10)
    sizes = {"wide": (2400, 300), "tall": (300, 1500), "tower1": (400, 1200), "tower2": (200, 1400), "wide2": (1800, 360), "dot": (1, 1)}
    for number, (name, (width, height)) in enumerate(sizes.items()):
        paint(photos / f"{name}.jpg", width, height, morning + timedelta(minutes=number), (25.2631, 55.2972), tint=number)
    paint(photos / "صورة من القلعة.jpg", 900, 600, datetime(2026, 3, 1, 8, 20), (24.2167, 55.75), "صورة من القلعة قبل أن تُغلق أبوابها", 7)
    for number in range(3):
        paint(photos / f"pair{number}.jpg", 640, 480, datetime(2026, 3, 8, 18, number), (25.0657 + number, 55.1713), tint=number)


def no_photos(folder):
    """Words alone: no picture, no position, no money."""
    shutil.copytree(TEXTS / "no-photos", folder)


def clips(folder):
    """Clips and a Live Photo; without ffmpeg on the machine, with drawn signs in the place of stills."""
    shutil.copytree(TEXTS / "clips", folder)


def date_line(folder):
    """A passage from Fiji to American Samoa: positions on both sides of 180°, and a day that comes twice."""
    shutil.copytree(TEXTS / "date-line", folder)


def photo_waypoints(folder):
    """A ride through three countries, whose waypoints are all where pictures were taken."""
    shutil.copytree(TEXTS / "photo-waypoints", folder)


def bare(folder):
    """A title and two dates."""
    folder.mkdir(parents=True)
    (folder / "trip.yml").write_text("title: Not yet\nstart: 2027-01-01\nend: 2027-01-03\n", encoding="utf-8")


def one_photo(folder):
    """One picture in a folder, and a trip of one day with it."""
    paint(folder / "IMG_0001.jpg", 1600, 1067, datetime(2026, 5, 3, 14, 5), (38.6916, -9.216), offset="+01:00")


def long_trip(folder):
    """Two hundred days with something on every third, from one end of the world to the other."""
    folder.mkdir(parents=True)
    first = date(2026, 1, 15)
    travellers = "travellers: [Ana, Ben]\n"
    (folder / "trip.yml").write_text(
        f"title: From Cape to Cape\nstart: {first}\nend: {first + timedelta(199)}\ncurrency: EUR\n{travellers}", encoding="utf-8")
    (folder / "journal").mkdir()
    lines = []
    for number in range(0, 200, 3):
        day = first + timedelta(number)
        place = f"Stop {number + 1}, {round(-34.3 + number * 0.52, 4)} {round(18.5 + 8 * (number % 7) / 7 - number * 0.04, 4)}"
        (folder / "journal" / f"{day}-day.md").write_text(
            f"---\ntitle: {'On and on' if number % 2 else 'Another morning at the side of the road'}\ntime: 10:00\nplace: {place}\n---\n"
            f"Some words of day {number + 1}, as on every third.\n", encoding="utf-8")
        lines.append(f"  - {day} food {number + 1}.50 Bread\n")
    (folder / "budget.yml").write_text("total: 20000\nexpenses:\n" + "".join(lines), encoding="utf-8")
    for number in range(0, 200, 40):
        paint(folder / "photos" / f"P{number}.jpg", 480, 320, datetime.combine(first + timedelta(number), datetime.min.time()).replace(hour=9),
              (round(-34.3 + number * 0.52, 4), 18.5), tint=number)


TOWNS = ["Lisbon", "Évora", "Seville", "Córdoba", "Granada", "Málaga", "Ronda", "Cádiz", "Tarifa", "Tangier", "Chefchaouen", "Fes"]
SENTENCE = "We walked down to the water before the town was awake, and nobody was there but a man with two dogs and a radio. "


def told(folder, title, days, size, every=1):
    """So many days with an entry in a town each, and on every so-manieth a picture of a size in its text."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text(f"title: {title}\n", encoding="utf-8")
    for number in range(days):
        day = date(2026, 3, 1) + timedelta(number)
        town = TOWNS[number * len(TOWNS) // days]
        picture = ""
        if number % every == 0:
            paint(folder / "photos" / f"p{number}.jpg", *size, datetime.combine(day, datetime.min.time()).replace(hour=9), tint=number)
            picture = f"\n![Seen on the way](../photos/p{number}.jpg)\n"
        (folder / "journal" / f"{day}-day.md").write_text(
            f"---\ntitle: {town}, day {number + 1}\nplace: {town}\n---\n{SENTENCE * (3 + number % 9)}\n{picture}", encoding="utf-8")


def ninety_days(folder):
    """Ninety days, on two of three without a picture; that of one has few pixels, and two on end are called by their town alone."""
    told(folder, "Ninety days south", 90, (1500, 1000), every=3)
    for day in (date(2026, 3, 11), date(2026, 3, 12)):
        text = folder / "journal" / f"{day}-day.md"
        text.write_text(re.sub("(?m)^(title: .*), day [0-9]+$", r"\1", text.read_text(encoding="utf-8")), encoding="utf-8")
    paint(folder / "photos" / "stamp.jpg", 90, 60, datetime(2026, 3, 3, 9), tint=7)


def upright(folder):
    """Portraits alone, and a title of several lines."""
    told(folder, "Upright, and with a title that goes on for longer than any title should", 5, (1500, 2000))


def small_pictures(folder):
    """Pictures of an old camera, and one of a telephone of its time, which is all that its day has."""
    told(folder, "A small camera", 6, (640, 480))
    paint(folder / "photos" / "stamp.jpg", 120, 90, datetime(2026, 3, 7, 9), tint=7)


def one_a_day(folder):
    """A picture a day."""
    told(folder, "One a day", 9, (2000, 1333))


def tracks_alone(folder):
    """Three walks of a recorder, and nothing else: no words, no pictures, no settings."""
    for number, (latitude, longitude) in enumerate([(46.55, 7.98), (46.6, 8.02), (46.66, 8.1)]):
        start = datetime(2026, 8, 3 + number, 6, 30)
        points = []
        for step in range(240):
            height = 1100 + 700 * (1 - abs(step - 120) / 120) + 25 * ((step // 9) % 3)
            points.append((latitude + step * 0.00022, longitude + 0.012 * ((step % 40) / 40) + step * 0.0002, height, start + timedelta(seconds=75 * step)))
        track(folder / f"walk-{number + 1}.gpx", points)


def half_seen(folder):
    """Four days of which nobody says where they were, every second with no more than words."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: Half of it\n", encoding="utf-8")
    for number in range(4):
        day = date(2026, 3, 1) + timedelta(number)
        if number % 2 == 0:
            paint(folder / "photos" / f"p{number}.jpg", 1500, 1000, datetime.combine(day, datetime.min.time()).replace(hour=9), tint=number)
        (folder / "journal" / f"{day}.md").write_text(f"# Day {number + 1}\n\n{SENTENCE}\n", encoding="utf-8")


def ocean_crossing(folder):
    """Three weeks under sail from the Canaries to Martinique: a position a day, words on some, land at both ends."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: Across\nstart: 2026-11-20\nend: 2026-12-10\n", encoding="utf-8")
    points = []
    for number in range(21):
        share = number / 20
        latitude, longitude = 28.09 - share * 13.6 + 2 * share * (1 - share), -17.11 - share * 43.9
        day = date(2026, 11, 20) + timedelta(number)
        points.append((latitude, longitude, 0, datetime.combine(day, datetime.min.time()).replace(hour=12)))
        if number % 4 == 0:
            (folder / "journal" / f"{day}.md").write_text(f"# Noon, day {number + 1}\n\n{SENTENCE.replace('town', 'sea')}\n", encoding="utf-8")
    track(folder / "crossing.gpx", points)


def far_scripts(folder):
    """Titles, places and words in Japanese and Arabic."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: 秋の京都と奈良、そして長い帰り道\n", encoding="utf-8")
    told = [
        ("2026-11-01", "鴨川の朝", "京都", "川のほとりを歩いた。町はまだ眠っていて、犬を二匹つれた男とラジオだけがいた。", 35.011, 135.768),
        ("2026-11-02", "奈良の鹿", "奈良", "鹿は地図を食べた。それで道に迷い、そのおかげでいちばんよい茶屋を見つけた。", 34.685, 135.843),
        ("2026-11-04", "ليلة في المطار", "دبي", "كان المطار هادئًا بعد منتصف الليل، ولم يكن فيه إلا رجل ينظف الأرض ويغني.", 25.25, 55.36),
    ]
    for number, (day, title, place, words, latitude, longitude) in enumerate(told):
        paint(folder / "photos" / f"{number}.jpg", 1500, 1000, datetime.fromisoformat(day + " 09:00"), (latitude, longitude), tint=number)
        (folder / "journal" / f"{day}.md").write_text(
            f"---\ntitle: {title}\nplace: {place}, {latitude} {longitude}\n---\n{words * 4}\n", encoding="utf-8")


def places_700(folder):
    """Seven hundred pins of a map of a lifetime, in the old quarter of one town and all over its country."""
    folder.mkdir(parents=True)
    (folder / "trip.yml").write_text("title: Every tile of Lisbon\nstart: 2026-04-01\nend: 2026-04-12\n", encoding="utf-8")
    kinds = ["sight", "food", "stay", "museum", "view", "other"]
    lines = []
    for number in range(700):
        near = number % 10 != 0
        latitude = 38.70 + (number * 37 % 101) / 3400 if near else 37.2 + (number * 53 % 97) / 22
        longitude = -9.17 + (number * 61 % 89) / 2200 if near else -8.9 + (number * 29 % 83) / 45
        day = f"time: 2026-04-{1 + number // 59:02}" if number % 7 == 0 else ""
        lines.append(f"- {{title: Tile {number + 1}, at: \"{latitude:.5f}, {longitude:.5f}\", category: {kinds[number % 6]}, description: Blue and white{', ' + day if day else ''}}}\n")
    (folder / "pins.yml").write_text("".join(lines), encoding="utf-8")


def one_day(folder):
    """One day out with two entries and three pictures."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: A day at the sea\n", encoding="utf-8")
    for number in range(3):
        paint(folder / "photos" / f"p{number}.jpg", 1800, 1200, datetime(2026, 6, 14, 9 + number, 5), (52.3725, 4.5268 + number / 200), tint=number)
    for number, name in enumerate(["Out", "And back"]):
        (folder / "journal" / f"2026-06-14-{number}.md").write_text(
            f"---\ntitle: {name}\nplace: Zandvoort\n---\n{SENTENCE * 4}\n\n![Sea](../photos/p{number}.jpg)\n", encoding="utf-8")


def regions(folder):
    """Entries whose places are whole countries and states."""
    (folder / "journal").mkdir(parents=True)
    (folder / "trip.yml").write_text("title: From land to land\ndestination: Portugal\n", encoding="utf-8")
    for number, place in enumerate(["Portugal", "Andalusia", "Morocco", "Bavaria", "Austria"]):
        (folder / "journal" / f"2026-09-{1 + number:02}.md").write_text(
            f"---\ntitle: Day {number + 1}\nplace: {place}\n---\n{SENTENCE * 3}\n", encoding="utf-8")


def camp_sites(folder):
    """Three dozen places of one kind above each other, without a day, each with its address."""
    folder.mkdir(parents=True)
    sites = [f"- {{title: Camping Municipal No {number + 1}, at: \"{47.4 + number * 0.05:.4f}, {7.2 + number % 5 * 0.11:.4f}\", category: camp, description: Route de la Forêt {number + 1}}}\n" for number in range(36)]
    (folder / "pins.yml").write_text("".join(sites), encoding="utf-8")


def parks(folder):
    """Eight places far from each other, most of them of one kind."""
    folder.mkdir(parents=True)
    kinds = ["park"] * 5 + ["sight", "view", "camp"]
    (folder / "pins.yml").write_text("".join(
        f"- {{title: Canyon {number + 1}, at: \"{36.12 + number % 4 * 0.71:.4f}, {-113.03 + number * 0.51:.4f}\", category: {kind}, description: Go early}}\n"
        for number, kind in enumerate(kinds)), encoding="utf-8")


def far_walks(folder):
    """Three walks on three continents, without a time, one with a name as programs give them."""
    name = "Grand tour of the lakes 2025 - the long way round, on foot.example"
    for number, (latitude, longitude) in enumerate([(46.55, 7.98), (-25.3, 131.0), (37.7, -119.5)]):
        points = [(latitude + step * 0.0003, longitude + step * 0.0002, 900 + step, None) for step in range(90)]
        track(folder / f"walk-{number + 1}.gpx", points, "" if number else name)


def track(file, points, name=""):
    """A GPX file of one track, of latitude, longitude, height in metres and time, if there is one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    rows = "".join(
        f'<trkpt lat="{latitude:.5f}" lon="{longitude:.5f}"><ele>{height:.0f}</ele>{f"<time>{time.isoformat()}Z</time>" if time else ""}</trkpt>\n'
        for latitude, longitude, height, time in points)
    file.write_text(
        f'<?xml version="1.0"?>\n<gpx version="1.1" creator="strange" xmlns="http://www.topografix.com/GPX/1/1"><trk>{f"<name>{name}</name>" if name else ""}<trkseg>\n{rows}</trkseg></trk></gpx>\n',
        encoding="utf-8")
def undated(folder):
    """Pictures that nothing tells a day of, as scans are."""
    for number in range(7):
        paint(folder / f"DSC_{2000 + number}.jpg", *((1200, 900) if number % 3 else (900, 1200)), tint=number)


def crowd(folder):
    """Nine hundred pictures in one day."""
    start = datetime(2026, 7, 4, 6, 0)
    for number in range(900):
        width, height = [(60, 40), (40, 60), (64, 36), (48, 48)][number % 4]
        paint(folder / "photos" / f"IMG_{number:04}.jpg", width, height, start + timedelta(seconds=67 * number),
              (46.5 + number / 9000, 8.1 + number % 30 / 3000), tint=number)
    (folder / "trip.yml").write_text("title: The wedding\nstart: 2026-07-04\nend: 2026-07-04\ntime zone: Europe/Zurich\n", encoding="utf-8")
