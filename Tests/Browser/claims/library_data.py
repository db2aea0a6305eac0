"""A library added up from library.json and the trip.json of each trip, as anybody could who has these files alone."""

import json
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from functools import cached_property
from math import asin, cos, radians, sin, sqrt
from posixpath import dirname, join, normpath
from urllib.parse import unquote

# Codes of ISO 3166-1 for parts of France that are departments as any other.
DEPARTMENTS = {"GF", "GP", "MQ", "RE", "YT"}
# Days of a journey: of a longer one a date is probably wrong, and only days that hold something count.
LONGEST = 4000


def day(text):
    return date.fromisoformat(text[:10])


def metres(one, other):
    (longitude, latitude), (longitude2, latitude2) = ([radians(degrees) for degrees in place] for place in (one, other))
    chord = sin((latitude2 - latitude) / 2) ** 2 + cos(latitude) * cos(latitude2) * sin((longitude2 - longitude) / 2) ** 2
    return 2 * 6371008.8 * asin(sqrt(chord))


def state_of(code):
    return "FR" if code in DEPARTMENTS else code


def states(codes):
    """Each state once, where it first comes: a department by its own code as long as nothing else of France is among them."""
    known = set(codes)
    parts = {code: {other for other in known if state_of(other) == state_of(code)} for code in known}
    return list(dict.fromkeys(code if len(parts[code]) == 1 else state_of(code) for code in codes))


# Things of two trips are one place within so many metres, those of one name within more, and still more where that is the name of
# their town, which no file for machines tells of all.
SAME_SPOT, SAME_NAME, SAME_TOWN = 150, 1000, 2000
# What is booked and called as the house is.
STAYS = {"hotel", "restaurant"}


@dataclass(frozen=True)
class Pin:
    """A thing of a trip that names a place: what it is, where, when, and its page on the site."""

    kind: str
    name: str
    trip: str
    page: str
    latitude: float
    longitude: float
    is_planned: bool


@dataclass(frozen=True)
class Place:
    """Things of one or more trips that are one place."""

    pins: tuple

    @property
    def is_planned(self):
        return all(pin.is_planned for pin in self.pins)

    @property
    def is_stop(self):
        return all(pin.kind in {"stop", "event"} for pin in self.pins)


def codes_in(value):
    """All codes of countries that stand anywhere in a file."""
    if isinstance(value, dict):
        for key, member in value.items():
            if key == "country" and isinstance(member, str):
                yield member
            yield from codes_in(member)
    elif isinstance(value, list):
        for member in value:
            yield from codes_in(member)


def name_key(name):
    """What is compared of names: neither capitals and blanks nor accents part two of them."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name) if not "\u0300" <= letter <= "\u036f")
    return " ".join(unicodedata.normalize("NFC", plain).casefold().split())


def places_of(pins, nearest_town):
    """The places that pins are, each with every other of its place; those of one name find one another first, then the nearest."""
    keys = [name_key(pin.name) for pin in pins]

    def reach(one, other):
        if keys[one] == keys[other]:
            return nearest_town
        return SAME_SPOT if pins[one].trip != pins[other].trip else -1

    order = sorted(range(len(pins)), key=lambda index: pins[index].latitude)
    near = {}
    for place, one in enumerate(order):
        for other in order[place + 1:]:
            # A degree of latitude is more than 110 km.
            if (pins[other].latitude - pins[one].latitude) * 110_000 > SAME_TOWN:
                break
            apart = metres((pins[one].longitude, pins[one].latitude), (pins[other].longitude, pins[other].latitude))
            if apart <= reach(one, other):
                near[min(one, other), max(one, other)] = apart
    groups, group = {index: {index} for index in range(len(pins))}, list(range(len(pins)))
    for one, other in sorted(near, key=lambda pair: (keys[pair[0]] != keys[pair[1]], near[pair], pair)):
        ours, theirs = group[one], group[other]
        if ours != theirs and all((min(a, b), max(a, b)) in near for a in groups[ours] for b in groups[theirs]):
            kept, joined = min(ours, theirs), max(ours, theirs)
            for member in groups[joined]:
                group[member] = kept
            groups[kept] |= groups.pop(joined)
    return [Place(tuple(pins[index] for index in sorted(members))) for _, members in sorted(groups.items())]


@dataclass
class SummedTrip:
    """A trip by what its two files say; addresses are from the top of the site."""

    entry: dict
    document: dict
    features: list
    today: date

    @classmethod
    def read(cls, root, entry, today):
        document = json.loads((root / unquote(entry["json"])).read_text(encoding="utf-8"))
        places = document["files"].get("places")
        features = []
        if places:
            file = root / normpath(join(dirname(unquote(entry["json"])), places))
            features = json.loads(file.read_text(encoding="utf-8"))["features"]
        return cls(entry, document, features, today)

    def on_site(self, path):
        return normpath(join(dirname(unquote(self.entry["json"])), path))

    @property
    def page(self):
        return unquote(self.entry["page"])

    @cached_property
    def start(self):
        return day(self.document["start"]) if "start" in self.document else None

    @cached_property
    def end(self):
        return day(self.document["end"]) if "end" in self.document else None

    @cached_property
    def held(self):
        """The days that have a page, with what trip.json says of each."""
        return {day(held["date"]): held for held in self.document["days"]}

    @cached_property
    def is_scattered(self):
        """Whether only those of its days are of it that have a number."""
        length = (self.end - self.start).days + 1 if self.start else 0
        return not 0 < length <= LONGEST or bool(self.document.get("outings"))

    @cached_property
    def days(self):
        """All days that are of the trip."""
        if not self.is_scattered:
            return {self.start + timedelta(number) for number in range((self.end - self.start).days + 1)}
        return {date for date, held in self.held.items() if "number" in held}

    @cached_property
    def is_planned(self):
        if self.document["state"] == "planned":
            return True
        totals = self.document["totals"]
        things = totals["entries"] + totals["photos"] + totals["clips"]
        has_been = any("planned" not in country for country in self.document.get("presence", []))
        return not self.start and not things and not has_been

    @cached_property
    def past(self):
        return set() if self.is_planned else {date for date in self.days if date <= self.today}

    @property
    def shelf_year(self):
        """Of a journey the year of its first day; of outings that of the last one that was, else of the first to come."""
        if self.is_scattered and self.days:
            return (max(self.past) if self.past else min(self.days)).year
        return self.start.year if self.start else None

    @cached_property
    def presence(self):
        """Its countries, in the order of the way: on which days it was or will be there, and whether it was."""
        found = {}
        for country in self.document.get("presence", []):
            days = sorted(day(text) for text in country["days"])
            was = not self.is_planned and not country.get("planned") and (not days or days[0] <= self.today)
            found[country["country"]] = (days, was)
        return found

    @cached_property
    def travellers(self):
        return [one for one in self.document.get("travellers", []) if one["status"] == "accepted"]

    @cached_property
    def pins(self):
        """What of its places.geojson names a place: no picture, nothing that was written or ridden, no stop at a pin."""
        at_pins = {saved["page"] for saved in self.document.get("attractions", []) if "pin" in saved}
        seen = {saved["page"] for saved in self.document.get("attractions", []) if saved.get("visited")}
        # Its stops stand first in what is compared, as nothing else would tell two orders apart.
        features = sorted(self.features, key=lambda feature: feature["properties"]["kind"] != "stop")
        shown = [feature for feature in features if self.is_shown(feature["id"], feature["properties"], at_pins)]
        return [self.pin(feature, seen) for feature in shown]

    @staticmethod
    def is_shown(name, told, at_pins):
        match told["kind"]:
            case "photo" | "entry":
                return False
            case "stop":
                return "page" not in told and "title" in told
            case "attraction":
                return told["page"] not in at_pins
            case "event":
                return told.get("category") in STAYS and not name.endswith("#to")
        return True

    def pin(self, feature, seen):
        told = feature["properties"]
        longitude, latitude = feature["geometry"]["coordinates"]
        days = sorted(day(text) for text in told["days"])
        page = told.get("page") or next((self.held[date]["page"] for date in days if date in self.held), None)
        # Of a stop that nothing gives a day the map of the trip tells, or its front page.
        address = self.on_site(page) if page else ""
        # A booking is called by its title, not by where it is.
        name = told["description"] if told["kind"] == "event" else told.get("title", "")
        is_idea = told["kind"] == "attraction" and told["page"] not in seen
        is_ahead = is_idea or told.get("planned", False) or bool(days) and days[0] > self.today
        return Pin(told["kind"], name, self.page, address, latitude, longitude, self.is_planned or is_ahead)


class Library:
    """All trips of a built site together."""

    def __init__(self, root):
        self.document = json.loads((root / "library.json").read_text(encoding="utf-8"))
        today = day(self.document["today"])
        self.trips = [SummedTrip.read(root, entry, today) for entry in self.document["trips"]]
        self.by_page = {trip.page: trip for trip in self.trips}

    @cached_property
    def begun(self):
        return [trip for trip in self.trips if not trip.is_planned]

    def total(self, name):
        return sum(trip.document["totals"].get(name, 0) for trip in self.begun)

    @cached_property
    def facts(self):
        """The numbers of the front page but for the way."""
        countries = {state_of(code) for trip in self.begun for code, (_, was) in trip.presence.items() if was}
        return {
            "trips": len(self.begun), "planned": len(self.trips) - len(self.begun), "days": len(self.past_days),
            "countries": len(countries), "nights": len(self.nights), "photos": self.total("photos"),
            "words": self.total("words"),
        }

    @cached_property
    def nights(self):
        """Those of all trips by the days on which they began, each once."""
        return {trip.start + timedelta(number) for trip in self.begun for number in range(trip.document["totals"].get("nights", 0))}

    @cached_property
    def past_days(self):
        return set().union(*(trip.past for trip in self.begun))

    @cached_property
    def days_ahead(self):
        return set().union(*(trip.days - trip.past for trip in self.trips)) - self.past_days

    @cached_property
    def ways(self):
        """Metres by manner, recorded and straight."""
        sums = defaultdict(lambda: [0, 0])
        for trip in self.begun:
            for way in trip.document["totals"]["ways"]:
                sums[way.get("mode")][0] += way["recordedMetres"]
                sums[way.get("mode")][1] += way["straightMetres"]
        return {mode: tuple(metres) for mode, metres in sums.items() if sum(metres)}

    @cached_property
    def told_ways(self):
        """The same in rows, and what is hardly any of the way of its trip, which stands in none; nothing where that is not much."""
        sums = defaultdict(lambda: [0, 0])
        for trip in self.begun:
            ways = trip.document["totals"]["ways"]
            least = sum(way["recordedMetres"] + way["straightMetres"] for way in ways) / 100
            for way in ways:
                recorded, straight = way["recordedMetres"], way["straightMetres"]
                if recorded + straight >= least or recorded >= 500:
                    sums[way.get("mode")][0] += recorded
                    sums[way.get("mode")][1] += straight if straight >= least else 0
        rows = {mode: tuple(metres) for mode, metres in sums.items() if sum(metres)}
        rest = [sum(way[kind] for way in self.ways.values()) - sum(row[kind] for row in rows.values()) for kind in (0, 1)]
        return rows, rest if rows and max(rest) >= 50 else None

    @cached_property
    def spent(self):
        """What the trips cost, a sum a currency."""
        sums = defaultdict(Decimal)
        for trip in self.begun:
            if "budget" in trip.document:
                sums[trip.document["currency"]] += Decimal(trip.document["budget"]["spent"])
        return {currency: amount for currency, amount in sums.items() if amount}

    @cached_property
    def years(self):
        """The years of the first and the last day up to today; of trips to come where none has begun."""
        dated = [trip for trip in self.trips if trip.start]
        begun = [trip for trip in dated if not trip.is_planned]
        years = [trip.start.year for trip in begun or dated]
        years += [date.year for trip in begun for date in trip.past] if begun else [trip.end.year for trip in dated]
        return (min(years), max(years)) if years else None

    @cached_property
    def calendar(self):
        """The trips of each day, by their pages, with those days that hold something outside a trip's dates."""
        found = defaultdict(set)
        for trip in self.trips:
            for date in trip.days | set(trip.held):
                found[date].add(trip.page)
        return found

    def year(self, year):
        """Trips and days of a year, past and ahead."""
        past, ahead = defaultdict(list), defaultdict(list)
        for date, pages in self.calendar.items():
            for trip in (self.by_page[page] for page in pages if date.year == year):
                (ahead if trip.is_planned or date > trip.today else past)[trip.page].append(date)
        parts = [past, {page: days for page, days in ahead.items() if page not in past}]
        return [(len(part), len(self.own(part))) for part in parts]

    def own(self, part):
        """Days within their trips' dates, each once; where there are none, whatever there is."""
        own = {date for page, days in part.items() for date in days if date in self.by_page[page].days}
        return own or {date for days in part.values() for date in days}

    @cached_property
    def countries(self):
        """Of each country the days up to today on which somebody was there, the trips that were, and those to come: none that is over."""
        found = defaultdict(lambda: (set(), set(), set()))
        for trip in self.trips:
            for part, (days, was) in trip.presence.items():
                past, visits, ahead = found[self.told_code(part)]
                if was or trip.document["state"] != "ended":
                    (visits if was else ahead).add(trip.page)
                if was:
                    past.update(date for date in days if date <= trip.today)
        return found

    @cached_property
    def codes(self):
        """All codes of countries that the trips tell."""
        return {code for trip in self.trips for code in codes_in(trip.document)} | {code for trip in self.trips for code in trip.presence}

    def told_code(self, code):
        """By which code the library tells of a country: a department is France where any trip tells of another part of it."""
        return state_of(code) if sum(state_of(other) == state_of(code) for other in self.codes) > 1 else code

    @cached_property
    def pins(self):
        return [pin for trip in self.trips for pin in trip.pins]

    @cached_property
    def groups(self):
        """The places that things of all trips are, where each town is large, and where none is."""
        return [places_of(self.pins, reach) for reach in (SAME_TOWN, SAME_NAME)]

    @cached_property
    def places(self):
        """How many places they are, visited and planned, at least and at most: how far a town reaches no file tells."""
        counts = []
        for places in self.groups:
            planned = sum(place.is_planned for place in places)
            counts.append((len(places) - planned, planned))
        return [sorted(pair) for pair in zip(*counts)]

    @cached_property
    def stops(self):
        """How many of them no trip tells as a place, likewise."""
        counts = []
        for places in self.groups:
            stops = [place.is_planned for place in places if place.is_stop]
            counts.append((stops.count(False), stops.count(True)))
        return [sorted(pair) for pair in zip(*counts)]

    @cached_property
    def people(self):
        """Of each name that comes along: the pages of the trips that have begun, those to come, and the days up to today."""
        found = defaultdict(lambda: (set(), set(), set()))
        for trip in self.trips:
            for traveller in trip.travellers:
                begun, ahead, days = found[traveller["name"].casefold()]
                (ahead if trip.is_planned else begun).add(trip.page)
                days.update(trip.past)
        return dict(found)
