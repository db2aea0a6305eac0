"""Places to go next: a dozen with all that may be known of them, and five hundred with next to nothing."""

from datetime import date, timedelta
from math import sin

from trips.painted import paint

TRIP = "title: Five days in Lisbon\nstart: 2026-05-01\nend: 2026-05-05\nflights from: AMS\n"
# Two of them spell a tag of others in their own way.
PLACES = [
    ("Kyoto", "35.0116, 135.7681", "JP", "[temples, gardens, street food]"), ("Porto", "41.1496, -8.6110", "PT", "[coast, Street Food]"),
    ("Plitvice lakes", "44.8654, 15.5820", "HR", "[water, walking]"), ("Ostuni", "40.7290, 17.5780", "IT", "[towns, streetfood, coast]"),
    ("Cabarete", "19.7499, -70.4088", "DO", "[wind, Coast]"), ("Dune du Pilat", "44.5890, -1.2140", "FR", "[walking, coast]"),
    ("Valletta", "35.8989, 14.5146", "MT", "[towns, ruins]"), ("Paestum", "40.4220, 15.0050", "IT", "[ruins, coast, gardens]"),
    ("Istanbul", "41.0082, 28.9784", "TR", "[street food, towns, water]"), ("कोच्चि", "9.9312, 76.2673", "IN", "[street food, temples]"),
    ("Skagen", "57.7209, 10.5839", "DK", "[coast, wind]"),
    ("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "53.2210, -4.2020", "GB", "[walking, gardens]"),
]
FLIGHTS = """  flights:
    - 2027-04-02 08:25, back 2027-04-16 17:00, KLM, economy, 812 EUR, seen 2026-09-01
    - 2027-04-03 13:10, back 2027-04-17 22:30, ANA, business, 2410 EUR, seen 2026-09-01
    - 2027-04-02 23:40, back 2027-04-18, 768 EUR, seen 2026-10-14
"""


def dozen(folder):
    """Twelve places, with pictures but for one, climates, forecasts of which one is past, rates and flights."""
    folder.mkdir(parents=True)
    (folder / "trip.yml").write_text(TRIP, encoding="utf-8")
    items = []
    for number, (name, at, country, tags) in enumerate(PLACES):
        picture = "" if name == "Skagen" else f"  picture: places/{number}.jpg\n"
        items.append(f"- name: {name}\n  at: {at}\n  country: {country}\n  tags: {tags}\n{picture}{'' if number % 3 else FLIGHTS}")
        if picture:
            # Some picture is an upright one.
            width, height = (1067, 1600) if name == "Porto" else (1600, 1067)
            paint(folder / "places" / f"{number}.jpg", width, height, tint=number)
    (folder / "destinations.yml").write_text("".join(items), encoding="utf-8")
    (folder / "climate.csv").write_text("".join(climate()), encoding="utf-8")
    (folder / "forecast.csv").write_text("".join(forecast()), encoding="utf-8")
    (folder / "rates.csv").write_text("".join(rates()), encoding="utf-8")


def climate():
    yield "place,month,high,low,rain,wet days,years,source,fetched\n"
    for number, (name, *_) in enumerate(PLACES[:9]):
        for month in range(1, 13):
            mean = 14 - 11 * (-1) ** (number == 4) * sin((month + 2) / 1.91) / (1 + number % 3)
            yield f"{name},{month},{mean + 4:.1f},{mean - 4:.1f},{20 + 17 * (month * 5 % 12)},{4 + month % 7},2016-2025,Open-Meteo.com,2026-11-01\n"


def forecast():
    yield "place,time,low,high,humidity,code,source,fetched\n"
    for name, first in (("Kyoto", date(2026, 11, 20)), ("Porto", date(2026, 11, 2))):
        for step in range(40):
            warm = round(9 + 5 * sin((step % 8 - 3) / 1.3), 1)
            code = [0, 1, 2, 3, 45, 61, 71, 95][step * 3 % 8]
            yield f"{name},{first + timedelta(step // 8)} {step % 8 * 3:02}:00,{warm - 1},{warm},{50 + step},{code},Open-Meteo.com,{first}\n"


def rates():
    yield "Date,JPY,TRY,INR,DKK,GBP,DOP\n"
    day = date(2026, 11, 20)
    while day >= date(2024, 1, 1):
        if day.weekday() < 5:
            wave = sin(day.toordinal() / 40)
            yield f"{day},{165 + 9 * wave:.2f},{40 + 8 * wave:.2f},{96 + 5 * wave:.2f},7.46,{0.86 + 0.02 * wave:.4f},{68 + 4 * wave:.2f}\n"
        day -= timedelta(1)


def five_hundred(folder):
    """Five hundred places of forty tags, none of them with more than its name and its tags."""
    folder.mkdir(parents=True)
    (folder / "trip.yml").write_text(TRIP, encoding="utf-8")
    items = [f"- name: Place {number}\n  at: {number % 60}.5, {number % 170}.5\n  tags: [t{number % 40}, t{number * 7 % 40}x]\n" for number in range(500)]
    (folder / "destinations.yml").write_text("".join(items), encoding="utf-8")
