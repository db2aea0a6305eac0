"""Libraries: folders of several trips."""

import subprocess
from datetime import date, datetime, timedelta

from sites import REPOSITORY
from trips.painted import paint

TOWNS = {
    "Lisbon": (38.72, -9.14), "Madrid": (40.42, -3.70), "Paris": (48.86, 2.35), "Rome": (41.90, 12.49), "Vienna": (48.21, 16.37),
    "Berlin": (52.52, 13.40), "Prague": (50.08, 14.44), "Budapest": (47.50, 19.04), "Athens": (37.98, 23.73), "Istanbul": (41.01, 28.97),
    "Tbilisi": (41.72, 44.79), "Reykjavík": (64.15, -21.94), "Oslo": (59.91, 10.75), "Stockholm": (59.33, 18.07), "Helsinki": (60.17, 24.94),
    "Edinburgh": (55.95, -3.19), "Dublin": (53.35, -6.26), "Tokyo": (35.68, 139.69), "Hanoi": (21.03, 105.85), "Bangkok": (13.75, 100.50),
    "Auckland": (-36.85, 174.76), "Lima": (-12.05, -77.04), "Ushuaia": (-54.80, -68.30), "New York": (40.71, -74.00), "Nairobi": (-1.29, 36.82),
    "Cape Town": (-33.92, 18.42), "Marrakesh": (31.63, -7.99), "Ljubljana": (46.06, 14.51),
}
PEOPLE = ["Inés", "Tom", "Ana", "Ben", "Chiara Bernasconi-Wolfensberger", "Driss", "Élodie", "Fatima", "Hana", "Ívar", "José María", "Kenji"]
ICONS = ["", "🚂", "⛵", "🚂", "🚲"]
SIGHTS = [("Market", "food"), ("Tower", "view"), ("Museum", "museum"), ("Old bridge", "sight")]
# How many trips each year has, from 2008: rows that are full, and all that may be left over.
SHELVES = [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 1, 5, 3, 2, 4, 3, 4, 1]
# Titles that a card has to bear, by the number of the trip.
TITLES = {
    10: "From the end of the railway at the edge of the forest to the lighthouse where the road gives up, and back by another coast",
    11: "Donaudampfschifffahrtsgesellschaftskapitänswitwenpensionsreise",
    17: "東京と京都、桜の二週間",
    20: "Ninety days round the world",
}


def three_kinds(folder):
    """Three trips of three kinds, with what they share."""
    subprocess.run([REPOSITORY / "scripts/example-library", folder], check=True)


def sixty(folder):
    """Sixty trips of eighteen years in as many countries as there are towns, with pictures and without, some at one time."""
    folder.mkdir(parents=True)
    (folder / "library.yml").write_text("title: Where we have been\ncurrency: EUR\n", encoding="utf-8")
    names = list(TOWNS)
    starts = [date(2008 + year, 1 + 12 * place // count, 3) for year, count in enumerate(SHELVES) for place in range(count)]
    for number, start in enumerate(starts):
        end = start + timedelta(days=89 if number == 20 else 2 + number % 6)
        who = PEOPLE if number == 30 else [PEOPLE[(number * step) % len(PEOPLE)] for step in (1, 3, 7)[:1 + number % 3]]
        trip = folder / f"journey-{number}"
        trip.mkdir()
        lines = [
            f'title: "{TITLES.get(number) or names[number % len(names)] + " again" * (number >= len(names))}"', f"start: {start}", f"end: {end}",
            f"travellers: [{', '.join(dict.fromkeys(who))}]", 'description: "Some words on this one, as many as stand on a card in three lines or more."',
        ]
        lines += [f"icon: {ICONS[number % 5]}"] if ICONS[number % 5] else []
        (trip / "trip.yml").write_text("\n".join(lines) + "\n", encoding="utf-8")
        # Home from every sixth by way of Vienna, so that one country has many trips.
        stops = names[::2] if number == 20 else [names[number % len(names)]] + ["Vienna"] * (number % 6 == 5)
        (trip / "pins.yml").write_text("".join(pins(stops, start, end)), encoding="utf-8")
        if number % 4 == 0:
            taken = datetime(start.year, start.month, start.day, 12)
            paint(trip / "photos" / "p.jpg", 1600, 1067, taken, TOWNS[stops[0]], tint=number)


def pins(towns, start, end):
    """Three places of each town, a week for each where there are several."""
    for index, town in enumerate(towns):
        latitude, longitude = TOWNS[town]
        day = min(start + timedelta(days=6 * index), end)
        for number, (name, category) in enumerate(SIGHTS[:3]):
            at = f"{latitude + number / 60:.4f}, {longitude + number / 45:.4f}"
            yield f'- title: {name} of {town}\n  at: {at}\n  time: {day} 1{number}:15\n  category: {category}\n  description: Worth an hour.\n'
