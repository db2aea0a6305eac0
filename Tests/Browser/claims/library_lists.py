"""What the calendar, the countries and the map of a library tell, held against its files for machines."""

import re
from collections import Counter

from claims.library_data import day
from claims.library_pages import Shared, country_lines, facts, number
from site_folder import Failure

# MARK: the calendar


def calendar(site, library):
    years = {date.year for date in library.calendar}
    pages = {int(page.path.split("/")[1]) for page in site.pages if re.fullmatch(r"calendar/\d+/index.html", page.path)}
    if pages != years:
        yield Failure("calendar/", f"has the years {sorted(pages)}, the files {sorted(years)}")
    for year in sorted(pages & years):
        page = Shared(site, f"calendar/{year}/index.html")
        told = [(number(trips), number(days)) for trips, days in re.findall(r"(\S+) (?:planned )?trips?, on (\S+) days?", page.tree.first("p.lede").text)]
        yield from page.unlike("trips and days", told, [part for part in library.year(year) if part[0]])
        legend = {page.target(link)[0] for link in page.tree.all("a", within="ul.legend")}
        days = {date: pages for date, pages in library.calendar.items() if date.year == year}
        yield from page.unlike("trips", sorted(legend), sorted(set().union(*days.values())))
        titles = {trip.page: " ".join(trip.document["title"].split()) for trip in library.trips}
        for cell in page.tree.all("td"):
            time = cell.first("time")
            if time:
                yield from day_troubles(page, cell, day(time.attributes["datetime"]), days, titles, library)


def day_troubles(page, cell, date, days, titles, library):
    marks = cell.all(".icon")
    expected = days.get(date, set())
    said = [mark.first("span.vh").text for mark in marks]
    if len(marks) != len(expected) or any(all(titles[trip] not in words for words in said) for trip in expected):
        yield Failure(page.path, f"{date}: tells {said}, the files {sorted(expected)}")
    links = {page.target(mark)[0] for mark in marks if mark.name == "a"}
    held = {library.by_page[trip].on_site(library.by_page[trip].held[date]["page"]) for trip in expected if date in library.by_page[trip].held}
    yield from page.unlike(f"pages of {date}", sorted(links), sorted(held))


# MARK: countries

def countries(site, library):
    page = Shared(site, "countries/index.html")
    if not page:
        if library.countries:
            yield Failure(page.path, f"is not there, and the files name {sorted(library.countries)}")
        return
    lists = {code: (days, trips) for code, days, trips in country_lines(page.tree)}
    named = {library.told_code(code) for code in library.codes}
    if not set(library.countries) <= set(lists) <= named | set(library.countries):
        yield Failure(page.path, f"lists {sorted(lists)}, the files {sorted(library.countries)}")
    for code, (days, (begun, ahead)) in lists.items():
        past, visits, planned = library.countries.get(code, (set(), set(), set()))
        yield from page.unlike(f"days and trips in {code}", (days, begun), (len(past), len(visits)))
        if ahead < len(planned):
            yield Failure(page.path, f"trips to come to {code}: tells {ahead}, the files {len(planned)}")
    lede = [number(part) for part in re.findall(r"(?:^|on )(\S+)", page.tree.first("p.lede").text)]
    if library.facts["countries"]:
        # Of how many of its days it is known where it was; where it is of none, all are told.
        known = set().union(*(past for past, visits, _ in library.countries.values() if visits))
        yield from page.unlike("countries and days", lede, [library.facts["countries"], len(known) or library.facts["days"]])


def country_pages(site, library):
    for code, (days, visits, planned) in library.countries.items():
        page = Shared(site, f"countries/{code.lower()}/index.html")
        if not page:
            yield Failure(page.path, "is not there")
            continue
        told, _ = facts(page.tree)
        yield from page.unlike("days and trips", (told.get("day", 0), told.get("trip", 0)), (len(days), len(visits)))
        lines = {page.target(line.first("a"))[0]: "planned" in line.attributes.get("class", "") for line in page.tree.all("li", within="ol.visits")}
        yield from page.unlike("trips that were there", sorted(trip for trip, ahead in lines.items() if not ahead), sorted(visits))
        if not planned <= set(lines):
            yield Failure(page.path, f"lists {sorted(lines)}, and not all of {sorted(planned)}")


# MARK: the map

def world(site, library):
    page = Shared(site, "map/index.html")
    if not page:
        if library.pins:
            yield Failure(page.path, f"is not there, and the files have {len(library.pins)} places")
        return
    said = " ".join(node.text for node in page.tree.all("p", within="header.pagehead"))
    told = []
    heads = {"visited": "Visited", "planned": "Still to see"}
    for (word, head), (least, most), (fewest, mostly) in zip(heads.items(), library.places, library.stops):
        found = [re.search(rf"{head}: (?:[^.]*?)(\S+) {kind}s?", said) for kind in ("place", "stop")]
        places, stops = (number(one[1]) if one else 0 for one in found)
        told.append(places + stops)
        if not least <= told[-1] <= most:
            yield Failure(page.path, f"{word} places: tells {told[-1]}, the files {least} to {most}")
        if not fewest <= stops <= mostly:
            yield Failure(page.path, f"{word} stops: tells {stops}, the files {fewest} to {mostly}")
    visited = re.search(r"Visited: [^.]*?(\S+) countr", said)
    yield from page.unlike("visited countries", number(visited[1]) if visited else 0, library.facts["countries"])
    groups = page.tree.all("details.points")
    lists = {group.first("ul").attributes["id"]: len(group.all("li")) for group in groups}
    yield from page.unlike("places that are listed", sum(lists.values()), sum(told))
    for group in groups:
        yield from page.unlike("places of " + group.first("summary").text, number(group.first("b", within="summary").text), len(group.all("li")))
    links = {page.target(line.first("a"))[0] for line in page.tree.all("li", within="details.points")}
    for place in library.groups[0] if library.groups[0] == library.groups[1] else []:
        # What two trips came by is told where the library tells of all; of a stop without a day the map of its trip.
        pages = {pin.page for pin in place.pins}
        if len({pin.trip for pin in place.pins}) == 1 and "" not in pages and not links & pages:
            yield Failure(page.path, f"does not lead to {place.pins[0].name}: {sorted(pages)}")
    signs = Counter(line.attributes.get("data-sign", "") for line in page.tree.all("li", within="details.points"))
    # Lines that nothing narrows do not say by which sign they stand on the map.
    for sheet in page.tree.all("svg.map") if not signs[""] else []:
        yield from signs_troubles(page, sheet, {name: count for name, count in signs.items() if name and not name.isdigit()})
    for link in (link for sheet in page.tree.all("svg.map") for link in sheet.all("a") if link.first("text.world-number")):
        if page.target(link)[1] not in lists:
            yield Failure(page.path, f"a number leads to {page.target(link)[1]}, which is no list")
    yield from places_of_others(site, library, page, sum(told))


def signs_troubles(page, sheet, lists):
    """A number is that of its lines; those that are shown at first stand for each line once."""
    seen = []
    for sign in sheet.all("a"):
        sum_of = sign.first("text.world-number")
        if sum_of is None:
            continue
        names = sign.attributes.get("data-lists", "").split()
        yield from page.unlike("number of " + " ".join(names), number(sum_of.text), sum(lists.get(name, 0) for name in names))
        seen += [] if "data-from" in sign.attributes else names
    yield from page.unlike("lists of " + sheet.attributes["class"], sorted(seen), sorted(lists))


def places_of_others(site, library, world, count):
    """The places of the map are those of all countries and of none, and where somebody was those that a choice of them leaves."""
    lands = [page for page in site.pages if re.fullmatch(r"countries/[^/]+/index.html", page.path)]
    listed = sum(len(Shared(site, page.path).tree.all("li.spot")) for page in lands) + len(world.tree.all("li.spot"))
    yield from world.unlike("places", count, listed)
    choices = [choice for control in world.tree.all("select") if control.attributes["name"] == "who" for choice in control.all("option")]
    left = Counter(value for line in world.tree.all("li", within="details.points") for value in line.attributes.get("data-who", "").split())
    by_name = {choice.text: left[choice.attributes["value"]] for choice in choices if choice.attributes["value"]}
    for page in (page for page in site.pages if re.fullmatch(r"people/[^/]+/index.html", page.path)):
        shared = Shared(site, page.path)
        name = shared.tree.first("h1").text
        if name in by_name:
            told, _ = facts(shared.tree)
            yield from shared.unlike("places", told.get("place", 0) + told.get("stop", 0), by_name[name])
