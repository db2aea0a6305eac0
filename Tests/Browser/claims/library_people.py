"""What the people's pages of a library tell, and its feed and sitemap, held against its files for machines."""

import re
from urllib.parse import unquote
from xml.etree import ElementTree

from claims.library_data import day, metres
from claims.library_pages import Shared, country_lines, facts, number
from site_folder import Failure

# Two that stand so far from one another have met; a length by another formula may be a little longer or shorter.
MEETING, DOUBT = 1000, 5


def people(site, library):
    found = {}
    for page in (page for page in site.pages if re.fullmatch(r"people/[^/]+/index.html", page.path)):
        shared = Shared(site, page.path)
        found[shared.tree.first("h1").text.casefold()] = shared
    # Somebody may be known by other names, by people.yml, which no file for machines tells.
    others = {" ".join(name.split()) for name in library.people} - set(found)
    for name, page in found.items():
        begun, ahead, days = library.people.get(name, (set(), set(), set()))
        told, _ = facts(page.tree)
        lines = {page.target(line.first("a"))[0] for line in page.tree.all("li", within="ol.visits")}
        if begun | ahead != lines and not (others and begun | ahead <= lines):
            yield Failure(page.path, f"trips: lists {sorted(lines)}, the files {sorted(begun | ahead)}")
        elif begun | ahead == lines:
            yield from page.unlike("trips and days", (told.get("trip", 0), told.get("day", 0)), (len(begun), len(days)))
            yield from together(page, name, set(found), library)
            yield from been(page, begun, library)


def together(page, name, known, library):
    # Of those who only come along there are no days yet.
    told = {line.first("a").text.casefold(): number(line.first("small").text) if line.first("small") else 0
            for line in page.tree.all("li", within="ul.folk")}
    if name not in library.people:
        return
    for other, count in told.items():
        if other in library.people:
            least, most = (len(shared_days(library, name, other, MEETING + doubt)) for doubt in (-DOUBT, DOUBT))
            if not least <= count <= most:
                yield Failure(page.path, f"days with {other}: tells {count}, the files {least} to {most}")
    for other in known & set(library.people):
        if other != name and other not in told and shared_days(library, name, other, MEETING - DOUBT):
            yield Failure(page.path, f"does not name {other}, who was there as well")


def shared_days(library, name, other, reach):
    """Days on which both were on one trip, or on two that stopped at one place."""
    days = set()
    ours, theirs = ([library.by_page[page] for page in library.people[one][0]] for one in (name, other))
    for trip in ours:
        for second in theirs:
            if trip is second:
                days |= trip.past
            elif trip.past & second.past:
                days |= met(trip, second, reach)
    return days


def met(one, other, reach):
    def stops(trip):
        for feature in trip.features:
            told = feature["properties"]
            days = trip.past & {day(text) for text in told["days"]}
            if told["kind"] == "stop" and not told.get("planned") and days:
                yield feature["geometry"]["coordinates"], days

    theirs = list(stops(other))
    return {date for place, days in stops(one) for place2, days2 in theirs if days & days2 and metres(place, place2) <= reach
            for date in days & days2}


def been(page, begun, library):
    """The countries of the trips are among those of the person, each with as many days at least."""
    told = {code: days for code, days, _ in country_lines(page.tree)}
    days = {}
    for trip in (library.by_page[page] for page in begun):
        for code, (there, was) in trip.presence.items():
            if was:
                days.setdefault(library.told_code(code), set()).update(date for date in there if date <= trip.today)
    for code, there in days.items():
        if code not in told or told[code] < len(there):
            yield Failure(page.path, f"days in {code}: tells {told.get(code)}, the files {len(there)}")


# MARK: files for machines

def news(site, library):
    """The feed has as many entries as there are, at most fifty, each a page of a trip that is in the library."""
    entries = {trip.on_site(entry["page"]): trip for trip in library.trips for entry in trip.document["entries"]}
    file = site.root / "feed.xml"
    if not file.exists():
        if entries:
            yield Failure("feed.xml", f"is not there, and the files have {len(entries)} entries")
        return
    space = "{http://www.w3.org/2005/Atom}"
    base = library.document.get("url", "")
    links = [entry.find(f"{space}link[@rel='alternate']").get("href") for entry in ElementTree.parse(file).getroot().iter(space + "entry")]
    pages = [unquote(link.removeprefix(base)) for link in links]
    if len(pages) != min(50, len(entries)) or len(set(pages)) != len(pages):
        yield Failure("feed.xml", f"has {len(pages)} entries, the files {len(entries)}")
    for page in pages:
        if page not in entries and page + "index.html" not in entries:
            yield Failure("feed.xml", f"names {page}, which is no entry of a trip")


def addresses(site, library):
    """The pages that a trip.json names are there, and a sitemap names all pages, of the trips and shared ones."""
    pages = {page.path for page in site.pages} - {"404.html"}
    told = {trip.page for trip in library.trips}
    told |= {trip.on_site(thing["page"]) for trip in library.trips for kind in ("days", "entries", "places") for thing in trip.document.get(kind, [])}
    for page in sorted(told - pages)[:3]:
        yield Failure(page, "is not there, and a trip.json names it")
    file = site.root / "sitemap.xml"
    if not file.exists():
        return
    root, base = ElementTree.parse(file).getroot(), library.document.get("url", "")
    # One for very many pages names other files, which are not looked at.
    if root.tag.endswith("}urlset"):
        named = {unquote((node.text or "").removeprefix(base)) for node in root.iter() if node.tag.endswith("}loc")}
        named = {page if page.endswith(".html") else page + "index.html" for page in named}
        for page in sorted(pages ^ named)[:3]:
            yield Failure("sitemap.xml", f"{'names' if page in named else 'does not name'} {page}")
