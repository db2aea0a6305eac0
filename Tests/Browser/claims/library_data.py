"""A library added up from library.json and the trip.json of each trip, as anybody could who has these files alone."""

import json
from collections import defaultdict
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from functools import cached_property
from posixpath import dirname, join, normpath
from urllib.parse import unquote

# Codes of ISO 3166-1 for parts of France that are departments as any other.
DEPARTMENTS = {"GF", "GP", "MQ", "RE", "YT"}
# Degrees that a cell of the map is wide, and how many places of one cell stand for themselves.
GRIDS = ((10, 3), (10, 1), (20, 1), (30, 1))
MOST_MARKS = 200
# Days of a journey: of a longer one a date is probably wrong, and only days that hold something count.
LONGEST = 4000


def day(text):
    return date.fromisoformat(text[:10])


def state_of(code):
    return "FR" if code in DEPARTMENTS else code


@dataclass(frozen=True)
class Pin:
    """Something of a trip on the map of all: what it is, where, when, and its page on the site."""

    kind: str
    trip: str
    page: str
    latitude: float
    longitude: float
    is_planned: bool


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
    def days(self):
        """All days that are of the trip."""
        length = (self.end - self.start).days + 1 if self.start else 0
        if 0 < length <= LONGEST and not self.document.get("outings"):
            return {self.start + timedelta(number) for number in range(length)}
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
        """What of its places.geojson the map of all trips shows: no pictures, of a ride where it ends, no stop at a pin."""
        at_pins = {saved["page"] for saved in self.document.get("attractions", []) if "pin" in saved}
        rides = {event["page"] for event in self.document.get("events", []) if "to" in event and ("from" in event or "at" in event)}
        seen = {saved["page"] for saved in self.document.get("attractions", []) if saved.get("visited")}
        shown = [feature for feature in self.features if self.is_shown(feature["id"], feature["properties"], rides, at_pins)]
        return [self.pin(feature, seen) for feature in shown]

    @staticmethod
    def is_shown(name, told, rides, at_pins):
        match told["kind"]:
            case "photo":
                return False
            case "stop":
                return "page" not in told
            case "attraction":
                return told["page"] not in at_pins
            case "event":
                return name.endswith("#to") == (told["page"] in rides)
        return True

    def pin(self, feature, seen):
        told = feature["properties"]
        longitude, latitude = feature["geometry"]["coordinates"]
        days = sorted(day(text) for text in told["days"])
        page = told.get("page") or next((self.held[date]["page"] for date in days if date in self.held), None)
        # Of a stop that nothing gives a day the map of the trip tells, or its front page.
        address = self.on_site(page) if page else ""
        is_idea = told["kind"] == "attraction" and told["page"] not in seen
        is_ahead = is_idea or told.get("planned", False) or bool(days) and days[0] > self.today
        return Pin(told["kind"], self.page, address, latitude, longitude, self.is_planned or is_ahead)


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
            "countries": len(countries), "nights": self.total("nights"), "photos": self.total("photos"),
            "words": self.total("words"),
        }

    @cached_property
    def past_days(self):
        return set().union(*(trip.past for trip in self.begun))

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
    def spent(self):
        """What the trips cost, a sum a currency."""
        sums = defaultdict(Decimal)
        for trip in self.begun:
            if "budget" in trip.document:
                sums[trip.document["currency"]] += Decimal(trip.document["budget"]["spent"])
        return {currency: amount for currency, amount in sums.items() if amount}

    @cached_property
    def years(self):
        """The first and the last year in which a trip began; of trips to come where none did."""
        dated = [trip for trip in self.trips if trip.start]
        began = sorted(trip.start.year for trip in [trip for trip in dated if not trip.is_planned] or dated)
        return (began[0], began[-1]) if began else None

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
        """Of each country the days up to today on which somebody was there, the trips that were, and those to come."""
        found = defaultdict(lambda: (set(), set(), set()))
        for trip in self.trips:
            for code, (days, was) in trip.presence.items():
                past, visits, ahead = found[code]
                (visits if was else ahead).add(trip.page)
                if was:
                    past.update(date for date in days if date <= trip.today)
        return found

    @cached_property
    def pins(self):
        return [pin for trip in self.trips for pin in trip.pins]

    @cached_property
    def cells(self):
        """The lists of the map by their names: of each number its pins, and those that stand for themselves."""
        for size, few in GRIDS:
            cells = defaultdict(list)
            for pin in self.pins:
                cells[cell(pin, size)].append(pin)
            single = [pin for pins in cells.values() if len(pins) <= few for pin in pins]
            many = {name: pins for name, pins in cells.items() if len(pins) > few}
            if len(single) + len(many) <= MOST_MARKS:
                break
        return {**many, "single": single} if single else many

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


def cell(pin, size):
    """The south-west corner of the square in which a pin stands, `n40w010`."""
    south = min(int((pin.latitude + 90) // size), 180 // size - 1) * size - 90
    west = int((pin.longitude + 180) // size) % (360 // size) * size - 180
    return f"{'s' if south < 0 else 'n'}{abs(south):02}{'w' if west < 0 else 'e'}{abs(west):03}"
