"""axe-core, and pictures of what it looked at."""

import shutil
from importlib.resources import files

from site_folder import Failure

RULES = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
LOOKS = [(390, "light"), (390, "dark"), (1440, "dark"), (1440, "light")]
BRIEF = [(390, "dark"), (1440, "light")]
TALLEST = 12000


def axe(site, chromium, served):
    """axe finds nothing on any kind of page, light and dark, on a phone and on a desk, with all details open"""
    yield from looked_at(site, chromium, LOOKS)


def axe_briefly(site, chromium, served):
    """axe finds nothing on any kind of page, dark on a phone and light on a desk, with all details open"""
    yield from looked_at(site, chromium, BRIEF)


def axe_once(site, chromium, served):
    """axe finds nothing on the richest page of each kind, dark on a phone and light on a desk, with all details open"""
    yield from looked_at(site, chromium, BRIEF, site.richest(1), is_pictured=False)


def axe_on_phones(site, chromium, served):
    """axe finds nothing on the richest page of each kind, dark on a phone, with all details open"""
    yield from looked_at(site, chromium, BRIEF[:1], site.richest(1), is_pictured=False)


def looked_at(site, chromium, looks, pages=None, is_pictured=True):
    """Asks axe what it finds in each look of each page, and takes a picture of it where somebody may want to see it: that
    takes half as long, and all that comes late has to be there for it."""
    shots = site.root.parent.parent / "screenshots" / site.name
    if is_pictured:
        shutil.rmtree(shots, ignore_errors=True)
        shots.mkdir(parents=True)
    with chromium.tab() as tab:
        for page in pages or site.kinds:
            tab.open(page.file.as_uri())
            for width, scheme in looks:
                tab.page.set_viewport_size({"width": width, "height": 900})
                tab.page.emulate_media(color_scheme=scheme)
                if is_pictured:
                    tab.scroll_through()
                if is_pictured and (width, scheme) in BRIEF:
                    picture(tab, shots / f"{name(page)}-{width}-{scheme}.jpg")
                tab.open_details()
                for found in findings(tab):
                    yield Failure(page.path, f"at {width} px, {scheme}: {found}")
                tab.evaluate("() => document.querySelectorAll('details').forEach(d => { d.open = false; })")


def findings(tab):
    """What axe says, shortly: the rule, and the first elements that break it."""
    if not tab.evaluate("() => 'axe' in window"):
        tab.evaluate(RULES)
    found = tab.evaluate("""async () => (await axe.run(document, {resultTypes: ['violations']})).violations.map(v =>
      v.id + ' (' + v.help + '): ' + v.nodes.slice(0, 2).map(n => n.html.slice(0, 160) + ' ' + (n.any[0] || n.all[0] || n.none[0] || {message: ''}).message).join(' | '))""")
    return found


def picture(tab, file):
    height = tab.evaluate("() => document.documentElement.scrollHeight")
    width = tab.page.viewport_size["width"]
    tab.page.screenshot(path=file, type="jpeg", quality=60, full_page=True,
                        clip={"x": 0, "y": 0, "width": width, "height": min(height, TALLEST)})


def name(page):
    return page.path.removesuffix(".html").removesuffix("/index").replace("/", "-")
