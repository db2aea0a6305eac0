"""What a site says to machines: feed, sitemap, trip.json, JSON-LD. What is not there is named."""

import csv
import io
import json
import re
from datetime import date, datetime
from decimal import Decimal
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import feedparser
import jsonschema

from site_folder import Failure
from sites import REPOSITORY

THING = {"name", "description", "image", "url", "sameAs", "identifier", "alternateName", "mainEntityOfPage", "subjectOf"}
WORK = THING | {
    "about", "author", "contentLocation", "copyrightHolder", "copyrightYear", "creator", "dateCreated", "dateModified", "datePublished",
    "hasPart", "headline", "inLanguage", "isPartOf", "keywords", "license", "locationCreated", "mentions", "position", "publisher",
    "spatialCoverage", "temporalCoverage", "temporal", "text", "thumbnail", "thumbnailUrl", "translationOfWork", "isAccessibleForFree",
}
# The members of schema.org that a trip's pages may speak of, by type, and those that a type cannot do without.
VOCABULARY = {
    "Trip": (THING | {"arrivalTime", "departureTime", "itinerary", "offers", "partOfTrip", "provider", "subTrip", "tripOrigin"}, {"name"}),
    "BlogPosting": (WORK | {"articleBody", "articleSection", "wordCount", "sharedContent", "associatedMedia"}, {"headline", "datePublished"}),
    "Blog": (WORK | {"blogPost", "issn"}, {"name"}),
    "WebSite": (WORK | {"potentialAction", "issn"}, {"name"}),
    "WebPage": (WORK | {"breadcrumb", "lastReviewed", "mainContentOfPage", "primaryImageOfPage", "significantLink"}, {"name"}),
    "CollectionPage": (WORK | {"breadcrumb", "primaryImageOfPage", "mainEntity"}, {"name"}),
    "ImageGallery": (WORK | {"breadcrumb", "primaryImageOfPage", "associatedMedia"}, {"name"}),
    "ImageObject": (WORK | {"caption", "contentUrl", "contentSize", "encodingFormat", "exifData", "height", "width", "representativeOfPage",
                            "embeddedTextCaption", "uploadDate", "duration"}, {"contentUrl"}),
    "BreadcrumbList": (THING | {"itemListElement", "itemListOrder", "numberOfItems"}, {"itemListElement"}),
    "ItemList": (THING | {"itemListElement", "itemListOrder", "numberOfItems"}, {"itemListElement"}),
    "ListItem": (THING | {"item", "position", "nextItem", "previousItem"}, {"position"}),
    "Place": (THING | {"address", "containedInPlace", "containsPlace", "geo", "hasMap", "keywords", "latitude", "longitude", "photo"}, set()),
    "TouristAttraction": (THING | {"address", "containedInPlace", "geo", "hasMap", "keywords", "latitude", "longitude", "photo", "touristType",
                                   "availableLanguage"}, {"name"}),
    "TouristDestination": (THING | {"address", "geo", "includesAttraction", "touristType", "latitude", "longitude", "photo"}, {"name"}),
    "City": (THING | {"address", "containedInPlace", "geo", "latitude", "longitude"}, {"name"}),
    "Country": (THING | {"address", "geo", "latitude", "longitude"}, {"name"}),
    "GeoCoordinates": (THING | {"address", "addressCountry", "elevation", "latitude", "longitude", "postalCode"}, {"latitude", "longitude"}),
    "Person": (THING | {"givenName", "familyName", "nationality", "homeLocation", "knowsAbout"}, {"name"}),
    "QuantitativeValue": (THING | {"value", "unitCode", "unitText", "minValue", "maxValue"}, {"value"}),
    "PropertyValue": (THING | {"value", "unitCode", "unitText", "propertyID", "minValue", "maxValue"}, {"name", "value"}),
}
DATES = {"arrivalTime", "departureTime", "dateCreated", "dateModified", "datePublished", "uploadDate"}


def feed(site, chromium, served):
    """The feed is well-formed, its entries have addresses, titles and times, and nothing in it runs"""
    file = site.root / "feed.xml"
    if not file.exists():
        yield Failure("feed.xml", "absent: feed.xml")
        return
    read = feedparser.parse(file.read_bytes(), sanitize_html=False, resolve_relative_uris=False)
    if read.bozo:
        yield Failure("feed.xml", f"feedparser says {read.bozo_exception}")
    for key in ("id", "title", "updated"):
        if not read.feed.get(key):
            yield Failure("feed.xml", f"the feed has no {key}")
    if not read.entries:
        yield Failure("feed.xml", "has no entries")
    names = [entry.get("id") for entry in read.entries]
    if len(set(names)) < len(names):
        yield Failure("feed.xml", "two entries have the same id")
    for entry in read.entries:
        yield from entry_troubles(site, entry, urlsplit(read.feed.get("link", "")).scheme != "")


class Running(HTMLParser):
    """Whether something in a piece of HTML would run, and the addresses in it."""

    def __init__(self, text):
        super().__init__()
        self.runs, self.addresses = False, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.runs = self.runs or tag in ("script", "style", "iframe", "object", "embed", "base", "link", "meta")
        for name, value in attributes:
            self.runs = self.runs or name.startswith("on") or name == "style"
            if name in ("href", "src"):
                self.addresses.append(value or "")
                self.runs = self.runs or re.match(r"[\s\x00-\x1f]*(javascript|data|vbscript)\s*:", value or "", re.I) is not None


def entry_troubles(site, entry, is_published):
    for key in ("id", "title", "link", "updated_parsed"):
        if not entry.get(key):
            yield Failure("feed.xml", f"an entry has no {key}: {entry.get('title')}")
    for content in entry.get("content", []) + ([entry.summary_detail] if "summary_detail" in entry else []):
        if content.get("type") in ("text/html", "application/xhtml+xml"):
            found = Running(content.value)
            if found.runs:
                yield Failure("feed.xml", f"something in it may run: {entry.get('title')}")
            for address in found.addresses:
                # Where the site has no address of its own, its feed leads to the files beside it.
                path = unquote(urlsplit(address).path)
                if not urlsplit(address).scheme and (is_published or not path or not (site.root / path).is_file()):
                    yield Failure("feed.xml", f"an address needs the page it stands in: {address}")


def sitemap(site, chromium, served):
    """The sitemap names pages that exist, all of them that are for readers, and robots.txt names the sitemap"""
    file = site.root / "sitemap.xml"
    if not file.exists():
        yield Failure("sitemap.xml", "absent: sitemap.xml")
        return
    root = ElementTree.parse(file).getroot()
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    if root.tag != space + "urlset":
        yield Failure("sitemap.xml", f"begins with {root.tag}")
    places = [place.text or "" for place in root.iter(space + "loc")]
    base = min(places, key=len, default="").removesuffix("index.html")
    named = {(place.removeprefix(base) or "index.html") for place in places}
    for place in sorted(named):
        if not (site.root / unquote(place)).is_file() and not (site.root / unquote(place) / "index.html").is_file():
            yield Failure("sitemap.xml", f"names {place}, which is not in the site")
    if len(named) < len([page for page in site.pages if page.path != "404.html"]) // 2:
        yield Failure("sitemap.xml", f"names {len(named)} pages of {len(site.pages)}")
    robots = site.root / "robots.txt"
    if not (robots.exists() and re.search(r"(?mi)^sitemap:\s*https?://\S+sitemap\.xml", robots.read_text(encoding="utf-8"))):
        yield Failure("robots.txt", "does not name the sitemap")


GPX = "{http://www.topografix.com/GPX/1/1}"
# The children that the schema of GPX 1.1 allows where Tripbook writes any, in its order.
GPX_ORDER = {
    "gpx": ["metadata", "wpt", "rte", "trk", "extensions"],
    "metadata": ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds", "extensions"],
    "wpt": ["ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type"],
    "trk": ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "trkseg"],
    "trkseg": ["trkpt", "extensions"],
    "trkpt": ["ele", "time"],
}


def track_gpx(site, chromium, served):
    """track.gpx is GPX 1.1: its elements stand in the order of the schema, its points on the Earth"""
    file = site.root / "track.gpx"
    if not file.exists():
        yield Failure("track.gpx", "absent: track.gpx")
        return
    root = ElementTree.parse(file).getroot()
    if root.tag != GPX + "gpx" or root.get("version") != "1.1" or not root.get("creator"):
        yield Failure("track.gpx", f"begins with {root.tag} {root.attrib}")
    for element in root.iter():
        name = element.tag.removeprefix(GPX)
        children = [child.tag.removeprefix(GPX) for child in element]
        known = GPX_ORDER.get(name, [])
        if not set(children) <= set(known):
            yield Failure("track.gpx", f"{name} holds {sorted(set(children) - set(known))[:3]}")
        elif children != sorted(children, key=known.index):
            yield Failure("track.gpx", f"the children of {name} stand as {children[:8]}")
        if name in ("wpt", "trkpt"):
            latitude, longitude = float(element.get("lat")), float(element.get("lon"))
            if not (-90 <= latitude <= 90 and -180 <= longitude < 180):
                yield Failure("track.gpx", f"a point stands at {latitude} {longitude}")
        if name == "time" and not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", element.text or ""):
            yield Failure("track.gpx", f"{element.text} is no time in UTC")


def expenses_csv(site, chromium, served):
    """expenses.csv is what Python's reader of CSV and a spreadsheet take it for: equal rows, numbers, no formula"""
    file = site.root / "expenses.csv"
    if not file.exists():
        yield Failure("expenses.csv", "absent: expenses.csv")
        return
    raw = file.read_bytes()
    if not raw.startswith(b"\xef\xbb\xbf"):
        yield Failure("expenses.csv", "no mark of UTF-8, so Excel misreads it")
    text = raw.decode("utf-8-sig")
    if len(re.findall("\r\n", text)) != len(re.findall("[\r\n]+", text)):
        yield Failure("expenses.csv", "a line does not end with CR LF")
    head, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    if head[:5] != ["date", "time", "category", "amount", "currency"]:
        yield Failure("expenses.csv", f"its headings are {head}")
    budget = json.loads((site.root / "trip.json").read_text(encoding="utf-8"))["budget"] if (site.root / "trip.json").exists() else None
    inner = next((index for index, name in enumerate(head) if name.startswith("in ")), None)
    if budget and inner is not None and sum(Decimal(row[inner]) for row in rows) != Decimal(budget["spent"]):
        yield Failure("expenses.csv", f"its sum is not {budget['spent']}, which trip.json says was spent")
    for row in rows:
        if len(row) != len(head):
            yield Failure("expenses.csv", f"{row} has {len(row)} cells and not {len(head)}")
            continue
        cells = dict(zip(head, row))
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", cells["date"]) or not re.fullmatch(r"-?\d+(\.\d+)?", cells["amount"]):
            yield Failure("expenses.csv", f"{row} has no day or no amount")
        for name in ("category", "what", "paid by", "for"):
            if cells.get(name, "").startswith(("=", "+", "-", "@", "\t")):
                yield Failure("expenses.csv", f"{cells[name]} is a formula")


def trip_json(site, chromium, served):
    """trip.json is as docs/trip.schema.json says, and names pages that exist"""
    file = site.root / "trip.json"
    if not file.exists():
        yield Failure("trip.json", "absent: trip.json")
        return
    document = json.loads(file.read_text(encoding="utf-8"))
    schema = json.loads((REPOSITORY / "docs/trip.schema.json").read_text(encoding="utf-8"))
    judge = jsonschema.validators.validator_for(schema)
    judge.check_schema(schema)
    for error in list(judge(schema).iter_errors(document))[:8]:
        yield Failure("trip.json", f"{error.json_path}: {error.message[:200]}")
    for page in pages_named(document):
        if not (site.root / unquote(page)).is_file():
            yield Failure("trip.json", f"names {page}, which is not in the site")


def pages_named(value):
    if isinstance(value, dict):
        if isinstance(value.get("page"), str):
            yield value["page"]
        for member in value.values():
            yield from pages_named(member)
    elif isinstance(value, list):
        for member in value:
            yield from pages_named(member)


def json_ld(site, chromium, served):
    """Each JSON-LD block is JSON of schema.org's types with members that they have, and dates that are dates"""
    count = 0
    for page in site.pages:
        for element in page.elements:
            if element.name != "script" or element.attributes.get("type") != "application/ld+json":
                continue
            count += 1
            try:
                block = json.loads(element.text)
            except ValueError as error:
                yield Failure(page.path, f"JSON-LD is no JSON: {error}")
                continue
            context = block.get("@context") if isinstance(block, dict) else None
            if str(context).rstrip("/") not in ("https://schema.org", "http://schema.org"):
                yield Failure(page.path, f"JSON-LD has the context {context}")
            for reason in thing_troubles(block.get("@graph", block) if isinstance(block, dict) else block):
                yield Failure(page.path, f"JSON-LD: {reason}")
    if not count:
        yield Failure("–", "absent: JSON-LD")


def thing_troubles(value):
    if isinstance(value, list):
        for member in value:
            yield from thing_troubles(member)
    elif isinstance(value, dict):
        kind = value.get("@type")
        members = {key for key in value if not key.startswith("@")}
        if not kind and members:
            yield f"an object with {sorted(members)[:3]} has no type"
        elif kind and kind not in VOCABULARY:
            yield f"the type {kind} is not known to this test"
        elif kind:
            known, needed = VOCABULARY[kind]
            for key in sorted(members - known):
                yield f"{kind} has no member {key}"
            for key in sorted(needed - members):
                yield f"a {kind} has no {key}"
        for key in DATES & members:
            if not is_date(value[key]):
                yield f"{key} is no date: {value[key]}"
        for key in members:
            yield from thing_troubles(value[key])


def is_date(text):
    for read in (date.fromisoformat, datetime.fromisoformat):
        try:
            read(str(text))
            return True
        except ValueError:
            pass
    return False
