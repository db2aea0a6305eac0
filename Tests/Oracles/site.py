"""Holds the files for machines of built sites against their own rules, and writes what is wrong, a line each.

Called with the schema of trip.json and the folders of sites. The schema lets members be added; here each object may only
hold those that are described, so that none is added without a word.
"""

import json
import re
import sys
from datetime import datetime
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from xml.etree import ElementTree

import feedparser
import geojson
import gpxpy
import icalendar
import vobject
from jsonschema import Draft202012Validator, FormatChecker

ATOM = "{http://www.w3.org/2005/Atom}"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
RFC3339 = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)")
BLOCK = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.DOTALL)


def strict(schema):
    """The schema, with every object that names its members closed to others."""
    if isinstance(schema, list):
        return [strict(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: strict(value) for key, value in schema.items()}
    if closed.get("type") == "object" and "properties" in closed:
        closed.setdefault("additionalProperties", False)
    return closed


def trip(site, validator):
    for error in validator.iter_errors(json.loads((site / "trip.json").read_bytes())):
        yield f"trip.json: {error.json_path}: {error.message}"


def feed(site):
    path = site / "feed.xml"
    if not path.exists():
        return
    root = ElementTree.fromstring(path.read_bytes())
    entries = root.findall(ATOM + "entry")
    for element in [root, *entries]:
        for name in ("id", "title", "updated"):
            if len(element.findall(ATOM + name)) != 1:
                yield f"feed.xml: not one {name} in {element.tag}"
        for time in element.findall(ATOM + "updated") + element.findall(ATOM + "published"):
            if not RFC3339.fullmatch(time.text):
                yield f"feed.xml: {time.text} is no time"
    ids = [element.findtext(ATOM + "id") for element in entries]
    if len(set(ids)) != len(ids) or not all(urlsplit(name).scheme for name in ids):
        yield "feed.xml: ids are not unique or not absolute"
    if not root.findall(ATOM + "author"):
        yield "feed.xml: no author"
    base = "https://base.example/"
    headers = {"content-location": base, "content-type": "application/atom+xml; charset=utf-8"}
    read = feedparser.parse(path.read_bytes(), response_headers=headers)
    if read.bozo:
        yield f"feed.xml: {read.bozo_exception}"
    if read.version != "atom10" or len(read.entries) != len(entries):
        yield f"feed.xml is read as {read.version} with {len(read.entries)} entries"
    address = root.find(ATOM + "link[@rel='alternate']").get("href")
    home = urljoin(urljoin(base, address), ".")
    for entry in read.entries:
        if not entry.content[0].value.strip() or "updated_parsed" not in entry:
            yield f"feed.xml: {entry.id} has no text or no time"
        for link in [entry.link, *re.findall(r'src="([^"]+)"', entry.content[0].value)]:
            target = urljoin(base, link)
            if not target.startswith(home) or not there(site, target[len(home) :]):
                yield f"feed.xml: {link} leads to nothing"


def there(site, path):
    path = unquote(path.split("#")[0])
    return (site / (path or "index.html")).is_file()


def sitemap(site):
    path = site / "sitemap.xml"
    if not path.exists():
        return
    addresses = [loc.text for loc in ElementTree.fromstring(path.read_bytes()).iter(SITEMAP + "loc")]
    home = min(addresses, key=len)
    pages = {str(page.relative_to(site)) for page in site.rglob("*.html")} - {"404.html"}
    listed = {unquote(address[len(home) :]) or "index.html" for address in addresses}
    if listed != pages or len(addresses) != len(listed):
        yield f"sitemap.xml: {sorted(listed ^ pages)[:5]}"


def places(site):
    """Valid to a reader of others, longitude first, without what RFC 7946 took out; as many as trip.json tells of."""
    path = site / "places.geojson"
    told = json.loads((site / "trip.json").read_bytes())
    placed = [thing for kind in ("places", "photos") for thing in told[kind] if "latitude" in thing]
    if not path.exists():
        if placed:
            yield "places.geojson is not there"
        return
    text = path.read_text(encoding="utf-8")
    read = geojson.loads(text)
    if not isinstance(read, geojson.FeatureCollection) or not read.is_valid:
        yield f"places.geojson: {read.errors() if hasattr(read, 'errors') else type(read)}"
        return
    if "crs" in json.loads(text):
        yield "places.geojson: has a reference system"
    ids = [feature.id for feature in read.features]
    if len(set(ids)) != len(ids):
        yield "places.geojson: ids are not unique"
    positions = {}
    for feature in read.features:
        longitude, latitude = feature.geometry.coordinates
        if not (-180 <= longitude <= 180 and -90 <= latitude <= 90):
            yield f"places.geojson: {feature.id} stands nowhere on the Earth"
        page = feature.properties.get("page")
        if page and not there(site, page):
            yield f"places.geojson: {page} leads to nothing"
        positions[feature.id] = (latitude, longitude)
    for thing in placed:
        if positions.get(thing["page"]) != (thing["latitude"], thing["longitude"]):
            yield f"places.geojson: {thing['page']} stands at {positions.get(thing['page'])}"


def way(site):
    """Read by gpxpy, there where trip.json says so, and nowhere longer than what it says was recorded."""
    told = json.loads((site / "trip.json").read_bytes())
    name = told["files"].get("track")
    if not name:
        if (site / "track.gpx").exists():
            yield "track.gpx: trip.json does not name it"
        return
    read = gpxpy.parse((site / name).read_text(encoding="utf-8"))
    if read.version != "1.1" or read.name != told["title"] or read.routes:
        yield f"track.gpx: {read.version}, {read.name}, {len(read.routes)} routes"
    recorded = sum(track["recordedMetres"] for track in told["tracks"])
    if not read.tracks or read.length_2d() > recorded * 1.01 + 1:
        yield f"track.gpx: {len(read.tracks)} tracks of {read.length_2d()} metres, of {recorded} that were recorded"
    marks = [(mark.name, round(mark.latitude, 6), round(mark.longitude, 6)) for mark in read.waypoints]
    places = [(place["title"].strip(), place["latitude"], place["longitude"]) for place in told["places"]]
    if marks != places:
        yield f"track.gpx: the places are {marks[:3]} and not {places[:3]}"


def calendar(site):
    """Written as RFC 5545 has it; the same events to two readers, at the instants that trip.json tells."""
    told = json.loads((site / "trip.json").read_bytes())
    name = told["files"].get("calendar")
    if not name:
        if (site / "calendar.ics").exists() or told.get("events"):
            yield "calendar.ics: trip.json does not name it"
        return
    data = (site / name).read_bytes()
    if not data.endswith(b"\r\n") or data.replace(b"\r\n", b"").count(b"\n") or b"\r" in data.replace(b"\r\n", b""):
        yield "calendar.ics: lines do not all end with CR LF"
    if any(len(line) > 75 for line in data.split(b"\r\n")):
        yield "calendar.ics: a line is longer than 75 octets"
    data.decode()  # No letter is cut in two by a fold, since every line is UTF-8 by itself.
    for line in data.split(b"\r\n"):
        line.decode()
    read = icalendar.Calendar.from_ical(data)
    events = read.walk("VEVENT")
    for component in read.walk():
        for key, problem in component.errors:
            yield f"calendar.ics: {component.name} {key}: {problem}"
    ids = [str(event["UID"]) for event in events]
    if len(set(ids)) != len(ids):
        yield "calendar.ics: UIDs are not unique"
    zones = {str(zone["TZID"]): zone.to_tz() for zone in read.walk("VTIMEZONE")}
    planned = told.get("events", [])
    for event, known in zip(events, planned):
        if str(event["SUMMARY"]) != known["title"]:
            yield f"calendar.ics: {event['SUMMARY']} is not {known['title']}"
        for key, member in (("DTSTART", "start"), ("DTEND", "end")):
            if member not in known or key not in event or len(known[member]) < 20:
                continue
            zone = event[key].params.get("TZID")
            time = event[key].dt
            if zone:
                time = time.replace(tzinfo=None).replace(tzinfo=zones[zone])
            if time.timestamp() != datetime.fromisoformat(known[member]).timestamp():
                yield f"calendar.ics: {known['title']}: {key} is {time}, and trip.json says {known[member]}"
        if "DTEND" in event and str(event["DTEND"].dt) < str(event["DTSTART"].dt) and not event["DTEND"].params.get("TZID"):
            yield f"calendar.ics: {known['title']} ends before it begins"
    if len(events) < len(planned):
        yield f"calendar.ics: {len(events)} events of {len(planned)}"
    for event in events:
        if "DTSTAMP" not in event or "SUMMARY" not in event:
            yield f"calendar.ics: {event['UID']} lacks a stamp or a summary"
    other = vobject.readOne(data.decode())
    summaries = [event.summary.value for event in getattr(other, "vevent_list", [])]
    if summaries != [str(event["SUMMARY"]) for event in events]:
        yield f"calendar.ics: the other reader has {summaries[:3]}"


def linked(site):
    """Every block of data is JSON, of a known kind, and its addresses lead to files of the site."""
    for page in sorted(site.rglob("*.html")):
        for block in BLOCK.findall(page.read_text()):
            fact = json.loads(block)
            if fact["@context"] != "https://schema.org":
                yield f"{page}: {fact['@context']}"
            for link in addresses(fact):
                if not (page.parent / unquote(link)).is_file():
                    yield f"{page}: {link} leads to nothing"


def addresses(fact):
    if isinstance(fact, list):
        for item in fact:
            yield from addresses(item)
    elif isinstance(fact, dict):
        for name, value in fact.items():
            if name in ("url", "item", "image", "contentUrl", "thumbnailUrl", "mainEntityOfPage"):
                yield value
            else:
                yield from addresses(value)


schema = json.loads(Path(sys.argv[1]).read_bytes())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(strict(schema), format_checker=FormatChecker())
for site in map(Path, sys.argv[2:]):
    for problem in [*trip(site, validator), *feed(site), *places(site), *way(site), *calendar(site), *sitemap(site), *linked(site)]:
        print(f"{site.name}: {problem}")
    print(f"{site.name} was read")
