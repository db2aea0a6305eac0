"""Sites with one mistake each: a claim that does not see the mistake it is made for is not worth its time."""

import shutil
from collections import defaultdict

from playwright.sync_api import Error

from claims.axe import axe
from claims.first_look import heads, spreads
from claims.front_maps import front_maps, one_column, short_key, short_lines
from claims.keyboard import keyboard
from claims.library_files import library_files
from claims.library_sums import library_sums
from claims.links import links, pictures
from claims.loaded import from_disk, from_server, late_pictures, without_script
from claims.machines import expenses_csv, feed, json_ld, sitemap, track_gpx
from claims.maps import letters, maps, whole_map
from claims.markup import valid
from claims.paper import paper
from claims.place_lists import filled
from claims.seen import large_letters, still
from claims.shelf import axe_of_shelf, shelf
from claims.source import safety, structure, weight
from mistakes_library import LIBRARY, MISTAKES as MISTAKES_OF_LIBRARIES
from server import serving
from site_folder import Failure, Site
from sites import WORKSHOP

POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'; form-action 'none'"
SOUND = f"""<!DOCTYPE html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A day</title><link rel="stylesheet" href="style.css"><link rel="icon" href="icon.svg"></head>
<body><a class="skip" href="#main">Skip</a>
<header><nav aria-label="The trip"><a href="index.html">Home</a></nav></header>
<main id="main"><h1>A day</h1><h2>An hour</h2><p>Words enough for a page. <a href="#later">Later</a></p>
<!-- here -->
<details><summary>More</summary><p id="later">More words.</p></details></main></body></html>
"""
STYLE = """body { overflow-x: clip; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; }
.skip { position: absolute; top: -6rem; } .skip:focus { top: 0; } a { color: #006; } .bare:focus { outline: 0; }
.wide { width: 40rem; } .sliver { width: 1rem; } .faint { color: #ccc; } .fixed { height: 1rem; } .hidden { display: none; }
.turn { display: flex; flex-direction: row-reverse; justify-content: space-between; } .cut { width: 6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .band { width: 20rem; height: 5rem; object-fit: cover; } .tiny { font-size: 8px; } .trips { display: grid; width: 18rem; grid-template-columns: 9rem 9rem; } .auto { display: block; width: auto; height: auto; }
"""
HERE = "<!-- here -->"
# By this a page of a library is known.
SHARED = "<!-- library.css -->"
MAP = '<svg class="map on-wide" width="200" height="100" viewBox="0 0 200 100"><title id="a-title">A</title>%s</svg>'
LD = '<script type="application/ld+json">%s</script>'
GPX = """<gpx version="1.1" creator="A" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="1" lon="2"><time>2026-05-03T12:40:00Z</time>%s</trkpt></trkseg></trk></gpx>"""
CSV = "\ufeffdate,time,category,amount,currency,what\r\n%s\r\n"
FEED = """<feed xmlns="http://www.w3.org/2005/Atom"><id>tag:a</id><title>A</title><updated>2026-05-01T00:00:00Z</updated>%s</feed>"""

# The claim, what is put where (a file's name, or a place in the page; of a library a file, and what in it becomes what), and
# words of what the claim must say.
MISTAKES = [
    (axe, HERE, '<p class="faint">Hardly to be read</p>', "color-contrast"),
    (axe, HERE, '<p><a href="index.html"></a></p>', "link-name"),
    (valid, HERE, "<p><div>A box in a paragraph</div></p>", "No “p” element in scope"),
    (valid, HERE, '<p id="later">Twice</p>', "Duplicate ID"),
    (links, HERE, '<p><a href="gone.html">Gone</a></p>', "not a file of the site"),
    (links, HERE, '<p><a href="#gone">Gone</a></p>', "nothing there is called gone"),
    (links, HERE, '<p><a href="./">A folder</a></p>', "not a file of the site"),
    (links, HERE, '<p><a href="../../../x">Above</a></p>', "leads above"),
    (links, HERE, '<p><img src="https://example.org/a.png" alt="" width="1" height="1"></p>', "leads out of the site"),
    (links, "other.css", "p { background: url(gone.png) }", "gone.png"),
    (pictures, HERE, '<p><img src="icon.svg" width="9" height="9"></p>', "has no alt"),
    (pictures, HERE, '<p><img src="icon.svg" alt=""></p>', "no width and height"),
    (safety, HERE, "<script>alert(1)</script>", "inline script"),
    (safety, HERE, '<p onclick="alert(1)">Click</p>', "handler"),
    (safety, HERE, '<p style="color: red">Red</p>', "style attribute"),
    (safety, HERE, '<p><a href=" jav&#x0A;ascript:alert(1)">Run</a></p>', "foreign content"),
    (safety, HERE, '<svg><a xlink:href="javascript:alert(1)"><text>Run</text></a></svg>', "foreign content"),
    (safety, HERE, '<iframe src="index.html"></iframe>', "no element of ours"),
    (structure, HERE, "<h1>Two</h1>", "2 of <h1>"),
    (structure, HERE, "<h4>Deep</h4>", "follows one of level 2"),
    (weight, "north/days/1/index.html", SOUND.replace(HERE, " ".join(str(n * n * 7919 % 99991) for n in range(60000))), "with its styles"),
    (weight, "assets/a.js", "".join(f"f{n * n * 7919}();" for n in range(9000)), "all scripts weigh"),
    (still, HERE, '<p class="wide">A line of words that cannot be broken into two</p>', "sticks out"),
    (still, HERE, '<p class="sliver">Wolfeschlegelstein</p>', "letter by letter"),
    (still, HERE, '<p class="cut">A name that is longer than its room</p>', "cut"),
    (still, HERE, '<nav class="turn"><a class="back" href="index.html">Before</a> <a class="on" href="index.html">After</a></nav>', "way back"),
    (still, HERE, '<p id="w"></p><p>This moves.</p><script src="grow.js"></script>', "moved"),
    (heads, HERE, '<figure class="hero"><img class="band" src="icon.svg" alt="" width="300" height="200"></figure>', "of its head is cut off"),
    (heads, HERE, '<figure class="plate"><img class="band" src="icon.svg" alt="" width="200" height="300"></figure>', "of its head is cut off"),
    (spreads, "days/1/index.html", SOUND.replace("<h1>", '<figure class="hero"><img class="band" src="../../icon.svg" alt="" width="320" height="80"></figure><h1>').replace(
        "style.css", "../../style.css"), "nothing stands beside"),
    (large_letters, HERE, '<div class="fixed">Several words, which take two lines or more with letters so large as these</div><p>And others below</p>',
     "overlap"),
    (from_disk, HERE, '<p><img src="https://127.0.0.1:9/a.png" alt="" width="1" height="1"></p>', "not in the site"),
    (from_disk, HERE, "<script>alert(1)</script>", "policy stopped"),
    (from_server, HERE, '<p><img src="/a.png" alt="" width="1" height="1"></p>', "answers 404"),
    (late_pictures, HERE, '<p><img class="auto" src="icon.svg?1" alt="" width="90" height="90"></p><p>This moves when the picture is there.</p>', "moved"),
    (without_script, HERE, '<p class="hidden" id="w">Many words that are only to be seen where a script has run.</p><script src="show.js"></script>',
     "without script"),
    (paper, HERE, "<p><button>Press</button></p>", "something to press"),
    (shelf, HERE, SHARED + '<ol class="trips"><li>One</li><li>Two</li><li>Three</li></ol>', "is open for"),
    (shelf, HERE, SHARED + '<p class="tiny">Small</p>', "letters of 8.0 px"),
    (shelf, HERE, SHARED + '<p class="face sliver">C W</p>', "“C W” is cut"),
    (shelf, HERE, SHARED + '<p class="years"><a href="#later">2026</a></p>', "a is "),
    (shelf, HERE, SHARED + '<p class="wide">A line of words that cannot be broken into two</p>', "sticks out"),
    (shelf, HERE, SHARED + f'<div class="atlas-of"><figure class="sheet"></figure><ol class="visits">{"<li>A trip</li>" * 9}</ol></div>', "does not stay"),
    (shelf, HERE, SHARED + '<div class="many"><p class="with sliver">Ana, Ben, Cy and Dora</p></div>', "more than two lines"),
    (axe_of_shelf, HERE, SHARED + '<p class="faint">Hardly to be read</p>', "color-contrast"),
    (letters, HERE, '<figure class="sheet"><svg class="map" width="200" height="100" viewBox="0 0 400 200"><title id="a-title">A</title>'
     '<text x="50" y="50" font-size="12">Lisbon</text></svg></figure>', "px high"),
    (front_maps, HERE, '<section class="sec"><figure class="sheet"><svg class="map" width="200" height="100" viewBox="0 0 200 100"></svg></figure></section>',
     "of the width"),
    (short_lines, "places/index.html", SOUND.replace(HERE, '<div class="cats"><ul>' + '<li class="place">A<br>B<br>C<br>D<br>E</li>' * 24 + "</ul></div>"),
     "px high"),
    (filled, "places/index.html", SOUND.replace(HERE, '<div class="cats"><section>A</section><section>B</section></div>'), "1 columns where 2"),
    (filled, "places/a/index.html",
     SOUND.replace(HERE, '<div class="spread high"><img class="seen" align="left" width="40" height="9" alt="" src="icon.svg"><b class="mapped">' + (MAP % "").replace('"100"', '"900"') + "</b></div>"),
     "below the pictures"),
    (one_column, HERE, '<ol class="rows"><li class="card"><div class="pic band">A</div></li><li class="card"><div class="pic cut">B</div></li></ol>',
     "px wide"),
    (short_key, "itinerary/index.html",
     SOUND.replace(HERE, '<header class="pagehead"></header><figure class="sheet"><figcaption>' + "Signs and more signs that nobody asked for.<br>" * 9 + "</figcaption></figure>").replace('"style.css"', '"../style.css"'),
     "lines"),
    (whole_map, HERE, '<div class="atlas"><figure class="sheet"><svg class="map" width="200" height="1200" viewBox="0 0 200 1200"></svg></figure></div>',
     "below the first screen"),
    (maps, HERE, MAP % '<text x="50" y="50">Lisbon</text><text x="60" y="52">Porto</text>', "“Lisbon” and “Porto” touch"),
    (maps, HERE, MAP % '<text x="50" y="50" transform="rotate(45 50 50)">Lisbon</text><text x="58" y="66">P</text>', "touch"),
    (maps, HERE, MAP % '<text x="50" y="50">Lisbon</text><circle class="map-stop" cx="60" cy="48" r="9"/>', "lies on a marker"),
    (maps, HERE, MAP % '<text x="170" y="50">Lisbon</text>', "leaves the sheet"),
    (maps, "days/1/index.html", SOUND.replace(HERE, MAP % f'<path d="{"".join(f"l{n * n * 7919 % 9973}" for n in range(30000))}"/>'), "a map weighs"),
    (keyboard, '<a class="skip" href="#main">Skip</a>', "", "no skip link"),
    (keyboard, HERE, '<p><a class="bare" href="index.html">Unseen</a></p>', "no outline"),
    (keyboard, HERE, '<p><a tabindex="3" href="index.html">First</a></p>', "no skip link"),
    (json_ld, HERE, LD % '{"@context": "https://schema.org", "@type": "Trip"}', "has no name"),
    (json_ld, HERE, LD % '{"@context": "https://schema.org", "@type": "Trip", "name": "A", "colour": "red"}', "no member colour"),
    (feed, "feed.xml", FEED % "<entry>", "feedparser says"),
    (feed, "feed.xml", FEED % "<entry><id>a</id><title>A</title></entry>", "no updated_parsed"),
    (track_gpx, "track.gpx", GPX % '<ele>1.00</ele>', "the children of trkpt stand as"),
    (track_gpx, "track.gpx", GPX % '<name>A</name>', "trkpt holds"),
    (expenses_csv, "expenses.csv", CSV % "2026-05-03,,food,7.80,EUR,=1+1", "is a formula"),
    (expenses_csv, "expenses.csv", CSV % "3.5.2026,,food,7.80,EUR,Tram", "has no day or no amount"),
    (expenses_csv, "expenses.csv", CSV % "2026-05-03,,food,7.80,EUR", "has 5 cells"),
    (sitemap, "sitemap.xml", '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/gone.html</loc></url>'
                             '<url><loc>https://a.example/</loc></url></urlset>', "gone.html"),
    (library_files, "library.json", '{"schema": 1}', "'trips' is a required property"),
    (library_files, "library.json", '{"trips": [{"json": "a/trip.json", "page": "index.html"}]}', "not both in the site"),
] + MISTAKES_OF_LIBRARIES


def names_by_claim(word):
    """The mistakes by the claim that must see them."""
    mistakes = defaultdict(list)
    for number, (claim, place, put, words) in enumerate(MISTAKES):
        if word in claim.__name__:
            mistakes[claim].append((number, place, put, words))
    return mistakes


def unseen(claim, mistakes, chromium):
    """What a claim does not see although it must, or sees although it is not there."""
    folder = WORKSHOP / "mistakes" / "sites" / claim.__name__
    shutil.rmtree(folder, ignore_errors=True)
    with serving(folder.parent) as base:
        sound = write_library if claim is library_sums else write
        for failure in claim(sound(folder / "sound"), chromium, f"{base}{claim.__name__}/sound/"):
            if not failure.reason.startswith("absent:"):
                yield Failure("–", f"finds fault with a sound page: {failure.reason}")
        for number, place, put, words in mistakes:
            site = sound(folder / str(number), place, put)
            said = [failure.reason for failure in claim(site, chromium, f"{base}{claim.__name__}/{number}/")]
            if not any(words in reason for reason in said):
                yield Failure("–", f"does not see {put[:80]!r}, but says {said[:3]}")


def patience(chromium):
    """A page that never answers is waited for no longer than its time, and the next one is looked at"""
    try:
        with chromium.patience(1), chromium.tab() as tab:
            tab.evaluate("() => new Promise(() => {})")
        yield Failure("–", "is waited for")
    except Error:
        with chromium.patience(30), chromium.tab() as tab:
            if tab.evaluate("() => 1 + 1") != 2:
                yield Failure("–", "is followed by none")


def write(folder, place="", put=""):
    """A site of one sound page, with something put into a file or a place of the page."""
    files = {"index.html": SOUND, "style.css": STYLE, "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>',
             "show.js": "document.getElementById('w').className = '';",
             "grow.js": "addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {"
                        " document.getElementById('w').style.height = '20rem'; })));"}
    if place in SOUND and place:
        files["index.html"] = SOUND.replace(place, put)
    elif place:
        files[place] = put
    return put_down(folder, files)


def write_library(folder, place="", put=("", "")):
    """The sound library, with something in one of its files become something else."""
    files = dict(LIBRARY)
    if place:
        if put[0] not in files[place]:
            raise ValueError(f"{place} has no {put[0]!r}")
        files[place] = files[place].replace(*put)
    return put_down(folder, files)


def put_down(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return Site(folder.name, folder)
