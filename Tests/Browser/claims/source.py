"""What the source of a page may hold; every page is looked at."""

import gzip
import re

from site_folder import Failure

HANDLER = re.compile(r"^on[a-z]+$")
# Elements that no page of a trip needs, and an author's file could only bring by mistake.
FOREIGN = {"iframe", "object", "embed", "base", "frame", "frameset", "applet", "form", "style", "portal"}
# What the site's own parts bring: a search field stands in a form, the page for lost readers carries its style.
OWN = {"form": "search/index.html", "style": "404.html"}
# The one page with a script of its own, which its policy names by its hash: where it stands, nobody knows.
LOST = "404.html"
STYLE_LINK = re.compile(r'<link rel="stylesheet" href="([^"]+)"')
SCRIPT_TEXT = {"application/ld+json", "application/json"}

PAGE_WEIGHT = 60_000
SCRIPT_WEIGHT = 25_900
# Of what the map of a library has beside them.
LIBRARY_WEIGHT = 3_000
# Of the cards of where to go next.
NEXT_WEIGHT = 3_600
SKY_WEIGHT = 600
DATA_WEIGHT = 150_000


def safety(site, chromium, served):
    """No inline script, no handler, no style attribute, no address that runs; a policy in every page"""
    for page in site.pages:
        for element in page.elements:
            for reason in unsafe(page, element):
                yield Failure(page.path, f"line {element.line}: {reason}")
        for double in page.outline.doubles:
            yield Failure(page.path, double)
        if not any(element.attributes.get("http-equiv", "").lower() == "content-security-policy" for element in page.elements):
            yield Failure(page.path, "has no Content-Security-Policy")
        if "\x00" in page.source:
            yield Failure(page.path, "has a NUL in it")


def is_own(page, path):
    """Whether it is the page at that path of the site, or of a trip of a library: beside its trip.json."""
    home = page.file.parents[path.count("/")]
    return page.path == path or page.path.endswith("/" + path) and (home / "trip.json").is_file()


def unsafe(page, element):
    name, attributes = element.name, element.attributes
    if name in FOREIGN and not (name in OWN and is_own(page, OWN[name])):
        yield f"<{name}> is no element of ours"
    if name == "script" and not attributes and page.path == LOST and "script-src 'sha256-" in page.source:
        return
    if name == "script" and attributes.get("type") not in SCRIPT_TEXT and (not attributes.get("src") or element.text.strip()):
        yield "an inline script"
    for key, value in attributes.items():
        if HANDLER.match(key):
            yield f"<{name}> has a handler: {key}"
        if key == "style":
            yield f"<{name}> has a style attribute"
        if key in ("href", "src", "xlink:href", "action", "data", "formaction", "to", "from", "values"):
            scheme = re.sub(r"[\x00-\x20\u00ad\u200b-\u200f\u2028\u2029\ufeff]", "", value).lower()
            if re.match(r"(javascript|vbscript|livescript|data|view-source|jar|feed|file|blob|filesystem)[:&]", scheme):
                yield f"<{name}> {key} runs or brings foreign content: {value[:60]!r}"


def structure(site, chromium, served):
    """One title, one main, one h1, headings in order, a skip link, language and direction, the navigation bar"""
    for page in site.pages:
        # A drawing may have a title of its own.
        names = [element.name for element in page.elements if element.name != "title" or element.parent == "head"]
        for name in ("html", "head", "title", "body", "main", "h1"):
            if names.count(name) != 1:
                yield Failure(page.path, f"has {names.count(name)} of <{name}>")
        root = page.elements[0].attributes if page.elements else {}
        if not root.get("lang") or root.get("dir") not in ("ltr", "rtl"):
            yield Failure(page.path, "does not say its language and direction")
        levels = [int(name[1]) for name in names if re.fullmatch("h[1-6]", name)]
        for before, after in zip(levels, levels[1:]):
            if after > before + 1:
                yield Failure(page.path, f"a heading of level {after} follows one of level {before}")
        if page.path != "404.html" and not ("nav" in names and any(e.attributes.get("href") == "#main" for e in page.elements)):
            yield Failure(page.path, "has no navigation or no skip link")


def weight(site, chromium, served):
    """A page and its styles stay under 60 kB compressed, all scripts under 25.9 kB, that of a library under 3 kB, of cards under 3.6 kB and of their weather under 0.6 kB, a file of data/ under 150 kB"""
    styles = {file: packed(file) for file in site.root.rglob("*.css")}
    for page in site.pages:
        linked = {(page.file.parent / href).resolve() for href in STYLE_LINK.findall(page.source)}
        size = packed(page.file) + sum(weight for file, weight in styles.items() if file.resolve() in linked)
        if page.is_day and size > PAGE_WEIGHT:
            yield Failure(page.path, f"weighs {size} bytes with its styles")
    data = [file for file in site.root.rglob("*.js") if "data" in file.relative_to(site.root).parts]
    for file in data:
        if packed(file) > DATA_WEIGHT:
            yield Failure(file.relative_to(site.root).as_posix(), f"weighs {packed(file)} bytes")
    most = {"library.js": LIBRARY_WEIGHT, "next.js": NEXT_WEIGHT, "sky.js": SKY_WEIGHT}
    own = [file for name in most for file in site.root.rglob(name) if packed(file) > most[name]]
    for file in own:
        yield Failure(file.relative_to(site.root).as_posix(), f"weighs {packed(file)} bytes")
    # A trip of a library whose theme has files of its own has all of them in its own folder.
    folders = {file.parent for file in site.root.rglob("*.js")} - {file.parent for file in data}
    for folder in sorted(folders):
        scripts = sum(packed(file) for file in folder.glob("*.js") if file.name not in most)
        if scripts > SCRIPT_WEIGHT:
            yield Failure(folder.relative_to(site.root).as_posix(), f"all scripts weigh {scripts} bytes")


def packed(file):
    return len(gzip.compress(file.read_bytes(), 9))
