"""What the shared pages of a library count, held against what its files for machines add up to."""

import re
from decimal import Decimal

from claims.library_data import Library, states
from claims.library_lists import calendar, countries, country_pages, world
from claims.library_pages import Shared, both, facts, flag
from claims.library_people import addresses, news, people
from site_folder import Failure

FACTS = {
    "trip": "trips", "trip to come": "planned", "day": "days", "country": "countries", "night": "nights",
    "photograph": "photos", "word": "words",
}
# What is hardly any of the way stands together.
REST = "Short stretches besides"
MANNERS = {"On foot": "walk", "By bicycle": "bicycle", "By road or rail": "road", "By bus": "road", "By car": "car", "By taxi": "taxi", "By rail": "rail", "By air": "flight", "By boat": "boat",
           "In ways unknown": None, "Not known": None, REST: REST}
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]


def library_sums(site, chromium, served):
    """A library's totals, cards, calendar, countries, map, people and feed are what its library.json and all trip.json add up to"""
    if not (site.root / "library.json").exists():
        yield Failure("library.json", "absent: library.json")
        return
    library = Library(site.root)
    if library.document["language"] != "en":
        yield Failure("library.json", "absent: shared pages in English")
        return
    for look in (totals, front, cards, sums, calendar, countries, country_pages, world, people, news, addresses):
        yield from look(site, library)


def totals(site, library):
    """The numbers in library.json, where there are more than on the front page."""
    told = library.document["totals"]
    summed = {**library.facts, "entries": library.total("entries"), "clips": library.total("clips"), "undatedMetres": library.total("undatedMetres")}
    for name, count in summed.items():
        if told.get(name, 0) != count:
            yield Failure("library.json", f"{name}: tells {told.get(name)}, the trips {count}")
    ways = {way.get("mode"): (way["recordedMetres"], way["straightMetres"]) for way in told["ways"] if way["recordedMetres"] + way["straightMetres"]}
    if ways != library.ways:
        yield Failure("library.json", f"ways: tells {ways}, the trips {library.ways}")
    spent = {currency: Decimal(amount) for currency, amount in told["spent"].items()}
    if spent != library.spent:
        yield Failure("library.json", f"spent: tells {spent}, the trips {library.spent}")


def is_told(text, metres, is_least):
    """Whether a length is that of some metres, with the digits that it has; what was at least so far is never rounded up."""
    found = re.fullmatch(r"(at least )?(\d[\d,]*(?:\.\d+)?) (k?m)", text)
    if not found or bool(found[1]) != is_least:
        return False
    figure = found[2].replace(",", "")
    unit = 1000 if found[3] == "km" else 1
    digits = len(figure.partition(".")[2])
    step = 10 if unit == 1 and metres >= 20 else 1
    rest, whole = metres / unit - float(figure), step * 10 ** -digits
    return -1e-6 <= rest < whole + 1e-6 if is_least else abs(rest) <= 0.5 * whole + 1e-6


def front(site, library):
    page = Shared(site, "index.html")
    told, way = facts(page.tree)
    for label, name in FACTS.items():
        yield from page.unlike(name, told.get(label, 0), library.facts[name])
    if library.facts["days"]:
        yield from page.unlike("days to come", told.get("day ahead", 0), len(library.days_ahead))
    recorded, straight = (sum(metres[kind] for metres in library.ways.values()) for kind in (0, 1))
    if (way is not None) != (recorded + straight > 0) or way and not is_told(way, recorded + straight, straight > 0):
        yield Failure(page.path, f"the way: tells {way}, the files {recorded} m and {straight} m straight")
    undated, metres = told.get("on tracks without a day", 0), library.total("undatedMetres")
    # Less is told in metres.
    if bool(undated) != bool(metres) or metres >= 1000 and abs(metres / 1000 - undated) > 1:
        yield Failure(page.path, f"ways without a day: tells {undated}, the files {metres} m")
    if len(library.trips) > 1:
        kicker = page.tree.first("p.kick").text
        yield from page.unlike("trips above the title", both(kicker), (library.facts["trips"], library.facts["planned"]))
        years = tuple(int(year) for year in re.findall(r"\b\d{4}\b", kicker.rpartition(" · ")[2]))
        yield from page.unlike("years above the title", years and (years[0], years[-1]), library.years or ())


def span(first, last):
    """`4–8 May 2026`, `30 April – 4 May 2026`, `30 December 2026 – 2 January 2027`."""
    end = f"{last.day} {MONTHS[last.month - 1]} {last.year}"
    if first == last:
        return end
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{end}"
    year = "" if first.year == last.year else f" {first.year}"
    return f"{first.day} {MONTHS[first.month - 1]}{year} – {end}"


def cards(site, library):
    page = Shared(site, "index.html")
    current = page.tree.first("div.current")
    found = [(None, current)] if current else []
    for shelf in page.tree.all("section.stack"):
        pages = [page.target(card.first("a", within="h3"))[0] for card in shelf.all("li.card")]
        planned = sum(library.by_page[target].is_planned for target in pages if target in library.by_page)
        yield from page.unlike("trips of " + shelf.first("h2").text, both(shelf.first("p").text), (len(pages) - planned, planned))
        found += [(shelf.first("h2").text, card) for card in shelf.all("li.card")]
    targets = [page.target(card.first("a"))[0] for _, card in found]
    yield from page.unlike("cards", sorted(targets), sorted(library.by_page))
    for target, (shelf, card) in zip(targets, found):
        if target in library.by_page:
            yield from card_troubles(page, library.by_page[target], shelf, card)


def card_troubles(page, trip, shelf, card):
    codes = [flag(node.text) for lands in card.all(".lands") for node in lands.all("span") if node.attributes.get("aria-hidden")]
    yield from page.unlike(f"countries of {trip.page}", codes, states(trip.entry["countries"])[:8])
    yield from page.unlike(f"countries in the files of {trip.page}", trip.document.get("countries", []), trip.entry["countries"])
    when = card.first("b", within=".top") or card.first("span", within=".meta")
    if trip.start:
        yield from page.unlike(f"dates of {trip.page}", when and when.text, span(trip.start, trip.end))
        for name in ("start", "end"):
            yield from page.unlike(f"{name} of {trip.page}", trip.entry[name], trip.document[name])
    if shelf is not None and re.fullmatch(r"\d{4}", shelf):
        yield from page.unlike(f"shelf of {trip.page}", int(shelf), trip.shelf_year)
    who = card.first(".with") or (card.all("bdi", within=".meta") or [None])[-1]
    names = [one["name"] for one in trip.travellers]
    told = who.text if who and names else ""
    if not all(" ".join(name.split()) in told for name in names):
        yield Failure(page.path, f"travellers of {trip.page}: tells {told!r}, the files {names}")
    if shelf is not None:
        yield from page.unlike(f"whether {trip.page} is to come", "planned" in card.attributes["class"].split(), trip.is_planned)


def sums(site, library):
    page = Shared(site, "index.html")
    told, spent = {}, {}
    for cell in page.tree.all("div", within="dl.pairs"):
        label, value = cell.first("dt").text, cell.first("dd").text
        if label in MANNERS:
            told[MANNERS[label]] = value
        elif re.fullmatch("[A-Z]{3}", label):
            spent[label] = value
    rows, rest = library.told_ways
    ways = {**rows, REST: rest} if rest else rows
    yield from page.unlike("manners", sorted(map(str, told)), sorted(map(str, ways)))
    for mode, (recorded, straight) in ways.items():
        if mode in told and not is_told(told[mode], recorded + straight, straight > 0):
            yield Failure(page.path, f"by {mode}: tells {told[mode]}, the files {recorded} m and {straight} m straight")
    yield from page.unlike("currencies", sorted(spent), sorted(library.spent))
    for currency, amount in library.spent.items():
        figure = re.sub(r"[^\d.]", "", spent.get(currency, "")) or "0"
        if abs(abs(amount) - Decimal(figure)) > Decimal("0.5"):
            yield Failure(page.path, f"spent in {currency}: tells {spent.get(currency)}, the files {amount}")
