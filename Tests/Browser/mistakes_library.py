"""A small library that is sound, and the mistakes of which its claim must tell."""

import json

from claims.library_sums import library_sums

PAGE = '<!DOCTYPE html><html lang="en"><body>%s</body></html>'
FACTS = '<dl class="facts">%s</dl>'
TODAY = "2026-08-01"


def fact(label, value):
    return f"<div><dt>{label}</dt><dd>{value}</dd></div>"


def facts(**values):
    return FACTS % "".join(fact(label, value) for label, value in values.items())


def trip(title, state, days, **more):
    document = {"schema": 1, "today": TODAY, "title": title, "state": state, "start": days[0], "end": days[-1], "entries": [],
                "days": [{"date": day, "number": number, "page": f"days/{day}/index.html"} for number, day in enumerate(days, 1)], **more}
    return json.dumps({"files": {"places": "places.geojson"}, **document})


def features(*places):
    """Of each its kind and name, where it is, its days and its page."""
    return json.dumps({"features": [
        {"id": f"{kind}-{number}", "geometry": {"coordinates": place},
         "properties": {"kind": kind, "title": title, "days": days, **({"page": page} if page else {})}}
        for number, (kind, title, place, days, page) in enumerate(places)]})


def totals(nights, words, photos, ways):
    return {"nights": nights, "entries": 1 if words else 0, "words": words, "photos": photos, "clips": 0, "ways": ways}


def month(marks):
    cells = "".join(f'<td><time datetime="{date}">1</time><span class="marks">{mark}</span></td>' for date, mark in marks.items())
    return f"<table><tr>{cells}</tr></table>"


def mark(target, title):
    words = f'<span class="vh">{title}</span>'
    return f'<a class="icon" href="{target}">{words}</a>' if target else f'<span class="icon">{words}</span>'


def card(folder, title, when, lands, who, style=""):
    flags = "".join(f'<span><bdi>A</bdi> <span aria-hidden="true">{land}</span></span>' for land in lands)
    return (f'<li class="card trip{style}"><p class="top"><b>{when}</b></p><h3><a href="{folder}/index.html">{title}</a></h3>'
            f'<p class="lands">{flags}</p><p class="with">{who}</p></li>')


SPAIN, NORWAY = "🇪🇸", "🇳🇴"
SOUTH = ["2026-05-04", "2026-05-05"]
NORTH = ["2027-06-11"]
SPOTS = '<div class="regions"><ul>%s</ul></div>'
SPOT = {"south/places/dune/index.html": "Dune", "south/days/2026-05-05/index.html": "Fair"}
ENTRY = '<entry><link rel="alternate" href="south/journal/dune/index.html"/></entry>'
WAYS = [{"mode": "walk", "recordedMetres": 12340, "straightMetres": 0}, {"mode": "rail", "recordedMetres": 0, "straightMetres": 99000}]
LIBRARY = {
    "library.json": json.dumps({"schema": 1, "language": "en", "url": "https://a.example/", "today": TODAY, "totals": {
        **totals(1, 1200, 7, WAYS), "trips": 1, "planned": 1, "days": 2, "countries": 1, "spent": {"EUR": "120.40"}}, "trips": [
        {"title": "North", "state": "planned", "start": "2027-06-11", "end": "2027-06-11", "countries": ["NO"], "page": "north/index.html", "json": "north/trip.json"},
        {"title": "South", "state": "ended", "start": "2026-05-04", "end": "2026-05-05", "countries": ["ES"], "page": "south/index.html", "json": "south/trip.json"},
    ]}),
    "north/trip.json": trip("North", "planned", NORTH, countries=["NO"], presence=[{"country": "NO", "days": NORTH}], totals=totals(0, 0, 0, [])),
    "north/places.geojson": features(("attraction", "Idea", [10.4, 63.4], [], "ideas/a/index.html")),
    "south/trip.json": trip(
        "South", "ended", SOUTH, countries=["ES"], presence=[{"country": "ES", "days": SOUTH}],
        totals=totals(1, 1200, 7, WAYS),
        travellers=[{"name": "Ana", "status": "accepted"}, {"name": "Ben", "status": "accepted"}, {"name": "Cem", "status": "declined"}],
        currency="EUR", budget={"spent": "120.40", "categories": {}})
    .replace('"entries": []', '"entries": [{"page": "journal/dune/index.html"}]'),
    "south/places.geojson": features(
        ("pin", "Dune", [-6.0, 36.1], ["2026-05-04"], "places/dune/index.html"), ("stop", "Fair", [-5.9, 36.2], ["2026-05-05"], None),
        ("waypoint", "dune", [-6.001, 36.1], ["2026-05-04"], "places/dune-2/index.html"),
        ("stop", "Dune", [-6.0, 36.1], ["2026-05-04"], "places/dune/index.html"),
        ("entry", "By tram", [-5.8, 36.3], ["2026-05-04"], "journal/dune/index.html"),
        ("photo", "A", [-6.0, 36.1], ["2026-05-04"], "photos/a/index.html")),
    "index.html": PAGE % (
        '<p class="kick">1 trip and 1 planned · 2026</p><div class="current"><p class="trip"><a href="north/index.html">North</a></p>'
        f'<p class="meta"><span>11 June 2027</span> <span class="lands"><span>A <span aria-hidden="true">{NORWAY}</span></span></span></p></div>'
        + FACTS % "".join(fact(*one) for one in [
            ("trip", "1"), ("trip to come", "1"), ("days, 1 to come", "2"), ("country, 1 to come", "1"),
            ("by rail and on foot", '<span class="vh">at least 111 km</span><span aria-hidden="true">111+ km</span>'),
            ("night", "1"), ("photographs", "7"), ("words", "1,200")])
        + '<section class="stack"><h2>2026</h2><p>1 trip</p>'
        + card("south", "South", "4–⁠5 May 2026", [SPAIN], "<bdi>Ana and Ben</bdi>") + "</section>"
        + f'<dl class="pairs">{fact("On foot", "12.3 km")}{fact("By rail", "at least 99.0 km")}{fact("EUR", "€120")}</dl>'),
    "calendar/2026/index.html": PAGE % (
        '<p class="lede">One trip, on 2 days.</p><ul class="legend"><li><a href="../../south/index.html">South</a></li></ul>'
        + month({day: mark(f"../../south/days/{day}/index.html", f"{day}: South") for day in SOUTH} | {"2026-05-06": ""})),
    "calendar/2027/index.html": PAGE % (
        '<p class="lede">One planned trip, on one day.</p><ul class="legend"><li><a href="../../north/index.html">North</a></li></ul>'
        + month({"2027-06-11": mark("../../north/days/2027-06-11/index.html", "North")})),
    "countries/index.html": PAGE % (
        f'<p class="lede">One country, on 2 days.</p><ul class="flags"><li><span class="flag">{SPAIN}</span><p>Spain</p><p>2 days · 1 trip</p></li></ul>'
        f'<ul class="flags"><li><span class="flag">{NORWAY}</span><p>Norway</p><p>1 planned trip</p></li></ul>'),
    "countries/es/index.html": PAGE % (facts(days=2, trip=1) + '<ol class="visits"><li><a href="../../south/index.html">South</a></li></ol>'
                                + SPOTS % "".join(f'<li class="spot">{title}</li>' for title in SPOT.values())),
    "countries/no/index.html": PAGE % '<ol class="visits"><li class="planned"><a href="../../north/index.html">North</a></li></ol>' + SPOTS % '<li class="spot">Idea</li>',
    "map/index.html": PAGE % (
        '<header class="pagehead"><h1>Map</h1><p class="lede">Visited: 1 place, 1 stop and 1 country.</p><p>Still to see: 1 place and 1 country.</p></header>'
        '<select name="who"><option value="">Everybody</option><option value="0">Ana</option><option value="1">Ben</option></select>'
        '<svg class="map"><a href="#in-es" data-lists="n35w010"><text class="world-number">2</text></a></svg>'
        '<details class="points"><summary><b>2</b></summary><ul id="in-es">'
        + "".join(f'<li data-who="0 1" data-sign="n35w010"><a href="../{page}">{title}</a></li>' for page, title in SPOT.items())
        + '</ul></details><details class="points"><summary><b>1</b></summary><ul id="in-no"><li data-sign="1"><a href="../north/ideas/a/index.html">Idea</a></li>'
        "</ul></details>"),
    "people/ana/index.html": PAGE % (
        "<h1>Ana</h1>" + facts(trip=1, days=2, place=1, stop=1) + '<ol class="visits"><li><a href="../../south/index.html">South</a></li></ol>'
        f'<ul class="flags"><li><span class="flag">{SPAIN}</span><p>Spain</p><p>2 days</p></li></ul>'
        '<ul class="folk"><li><a href="../ben/index.html">Ben</a> <small>2 days</small></li></ul>'),
    "feed.xml": f'<feed xmlns="http://www.w3.org/2005/Atom">{ENTRY}</feed>',
}
LIBRARY["people/ben/index.html"] = LIBRARY["people/ana/index.html"].replace("Ben", "?").replace("Ana", "Ben").replace("?", "Ana")
for page in ["north/index.html", "north/days/2027-06-11/index.html", "south/index.html", "south/journal/dune/index.html",
             *(f"south/days/{day}/index.html" for day in SOUTH)]:
    LIBRARY[page] = PAGE % "<h1>A</h1>"
LIBRARY["sitemap.xml"] = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">%s</urlset>' % "".join(
    f"<url><loc>https://a.example/{page}</loc></url>" for page in LIBRARY if page.endswith(".html"))

# What must be told of each: the file, what stands in it and what is put there, and words of what the claim must say.
MISTAKES = [
    (library_sums, file, (sound, wrong), words) for file, sound, wrong, words in [
        ("library.json", '"nights": 1', '"nights": 2', "nights: tells 2"),
        ("library.json", '"straightMetres": 99000', '"straightMetres": 0', "ways: tells"),
        ("library.json", "120.40", "120.41", "spent: tells"),
        ("index.html", fact("days, 1 to come", "2"), fact("days, 1 to come", "3"), "days: tells 3"),
        ("index.html", "days, 1 to come", "days", "days to come: tells 0"),
        ("index.html", fact("trip to come", "1"), "", "planned: tells 0"),
        ("index.html", "1 trip and 1 planned", "2 trips", "trips above the title"),
        ("index.html", "at least 111 km", "111 km", "the way"),
        ("index.html", "1,200", "1,300", "words: tells 1300"),
        ("index.html", "12.3 km", "12.4 km", "by walk"),
        ("index.html", "€120", "€121", "spent in EUR"),
        ("index.html", "4–⁠5 May", "4–⁠6 May", "dates of south/index.html"),
        ("index.html", SPAIN, NORWAY, "countries of south/index.html"),
        ("index.html", "Ana and Ben", "Ana", "travellers of south/index.html"),
        ("index.html", "north/index.html", "south/index.html", "cards"),
        ("calendar/2026/index.html", '"../../south/days/2026-05-05/index.html"', '"../../south/days/2026-05-04/index.html"', "pages of 2026-05-05"),
        ("calendar/2026/index.html", '<time datetime="2026-05-06">1</time>', f'<time datetime="2026-05-06">1</time>{mark("", "South")}', "2026-05-06: tells"),
        ("calendar/2026/index.html", "on 2 days", "on 3 days", "trips and days"),
        ("countries/index.html", "2 days · 1 trip", "2 days · 2 trips", "days and trips in ES"),
        ("countries/index.html", "1 planned trip", "1 trip", "days and trips in NO"),
        ("countries/es/index.html", "<dd>2</dd>", "<dd>1</dd>", "days and trips"),
        ("countries/no/index.html", ' class="planned"', "", "trips that were there"),
        ("map/index.html", "Visited: 1", "Visited: 2", "visited places"),
        ("map/index.html", "1 place, 1 stop", "2 places", "visited stops"),
        ("map/index.html", "to see: 1", "to see: 2", "planned places"),
        ("map/index.html", "south/days/2026-05-05", "south/days/2026-05-04", "does not lead to Fair"),
        ("map/index.html", 'data-sign="1"', 'data-sign="n60e010"', "lists of map"),
        ("map/index.html", 'href="#in-es"', 'href="#in-fr"', "which is no list"),
        ("map/index.html", "<b>2</b>", "<b>4</b>", "places of"),
        ("map/index.html", '"world-number">2<', '"world-number">3<', "number of n35w010"),
        ("map/index.html", 'data-who="0 1"', 'data-who="0"', "places: tells 2"),
        ("countries/no/index.html", '<li class="spot">Idea</li>', "", "places: tells 3"),
        ("south/places.geojson", '"Dune"', '"Sauce"', "visited places"),
        ("people/ana/index.html", "<dt>days</dt><dd>2</dd>", "<dt>days</dt><dd>4</dd>", "trips and days"),
        ("people/ana/index.html", "<small>2 days</small>", "<small>1 day</small>", "days with ben"),
        ("people/ben/index.html", "south/index.html", "north/index.html", "trips: lists"),
        ("feed.xml", ENTRY, "", "has 0 entries"),
        ("sitemap.xml", "/map/", "/gone/", "does not name map/index.html"),
        ("south/trip.json", "days/2026-05-05/", "days/2026-05-06/", "a trip.json names it"),
        ("south/trip.json", '"2026-05-05"]', '"2026-05-05", "2026-05-06"]', "days and trips in ES"),
        ("south/trip.json", '"countries": ["ES"]', '"countries": ["FR"]', "countries in the files"),
    ]
]
