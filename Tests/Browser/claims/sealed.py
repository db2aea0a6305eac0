"""A site behind a password, as its readers meet it: once it is open, it is as the open site of which it was made.

A promise takes a page and the address of the site, and is kept in Chromium and, at night, in Firefox.
"""

import random
import time

from claims.promises import broken
from sealed_site import SEALED

# Seconds in which what is waited for must come: a password takes 1,200,000 rounds.
SOON = 20
OPEN = "document.readyState === 'complete' && !!document.querySelector('main#main')"
ASKS = "!!document.querySelector('form:not([hidden]) #password')"
SAYS = "document.querySelector('[role=status]').textContent === document.querySelector('form').dataset."
NEAR = """[...document.images].filter(image => { const box = image.getBoundingClientRect();
  return box.width && box.bottom > 0 && box.top < innerHeight && image.checkVisibility(); })"""
SHOWN = NEAR + ".every(image => image.complete && image.naturalWidth > 1)"
# What is seen of a page but for what the loader adds: the words, how high it is, its colour, the boxes of all pictures, and
# how many of those in the window are there.
LOOK = """() => { document.querySelector('.lock')?.remove();
  return {words: document.body.innerText, title: document.title, language: document.documentElement.lang, height: document.documentElement.scrollHeight,
    colour: getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    boxes: [...document.images].map(image => { const {x, y, width, height} = image.getBoundingClientRect(); return [x, y + scrollY, width, height].map(Math.round).join(); }),
    near: """ + NEAR + """.filter(image => image.complete && image.naturalWidth > 1).length}; }"""
# Beside the record that each page has: opening a document takes all that listens from it.
WATCH = """if (!window.__watching) { window.__watching = true; window.__offended = [];
  const own = document.open, listen = () => addEventListener('securitypolicyviolation', e => __offended.push(e.violatedDirective + ' ' + e.blockedURI));
  document.open = function (...all) { const made = own.apply(this, all); listen(); return made; }; listen(); }"""
CLIP = "photos/vid-20260503-140512/index.html"
STORY = "story/index.html"
DICE = 27


def sealed_briefly(site, chromium, served):
    """Behind its password a site is as an open one: five of its pages, pictures, the search; a wrong one is told"""
    yield from kept(chromium, site.root.as_uri() + "/", [password_opens, links_open(looks(chromium, 5)), search_finds])


def sealed_on_disk(site, chromium, served):
    """Behind its password a site on a disk is as an open one: twenty of its pages, ways from one to another, viewer, map, clip"""
    yield from kept(chromium, site.root.as_uri() + "/", promised(looks(chromium, 20)))


def sealed_on_server(site, chromium, served):
    """The same of a site on a server"""
    yield from kept(chromium, served, promised(looks(chromium, 20)))


def promised(looks):
    return [
        password_opens, links_open(looks), anchors_hold, back_is_open, arrows_turn, another_tab_is_open, viewer_shows, search_finds, map_plays, clip_plays,
        file_is_saved, is_remembered, is_locked_again,
    ]


def kept(chromium, address, promises):
    """What is not so, each promise in a tab of its own: what one has opened, the next must find locked."""
    yield from broken(chromium, [(watched(promise), address, True) for promise in promises], Everything())


class Everything:
    """All promises there are."""

    def __contains__(self, promise):
        return True


def watched(promise):
    """The promise, and that no policy was offended."""
    def whole(page, site):
        page.add_init_script(WATCH)
        promise(page, site)
        offended = page.evaluate("window.__offended")
        assert offended == [], f"a policy stopped {offended}"
    whole.__name__ = promise.__name__
    return whole


# What one does

def soon(page, condition, seconds=SOON):
    """Waits for it: a page that is being opened, or left, does not answer."""
    end, fault = time.monotonic() + seconds, ""
    while True:
        try:
            if page.evaluate(condition):
                return
        except Exception as error:
            fault = f" ({error})"[:200]
        assert time.monotonic() < end, f"not in {seconds} s: {condition[:200]}{fault}"
        page.wait_for_timeout(50)


def go(page, address):
    """Opens a page anew: another fragment alone would not."""
    page.goto("about:blank")
    page.goto(address)


def opened(page):
    """Waits until it is open and painted: a browser hears no key before."""
    soon(page, OPEN)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")


def enter(page, site, path="index.html", fragment=""):
    """A page by a link that bears the key."""
    go(page, f"{site}{SEALED.page(path)}#{fragment}{SEALED.fragment}")
    opened(page)


def unlock(page, site, path="index.html", password=SEALED.password):
    go(page, site + SEALED.page(path))
    soon(page, ASKS)
    page.fill("#password", password)
    page.keyboard.press("Enter")
    opened(page)


def press(page, selector, place=0):
    """A click where an element is, that of Playwright waiting for more than a page that is left can give."""
    soon(page, f"document.querySelectorAll({selector!r}).length > {place}")
    x, y = middle(page, selector, place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()


def middle(page, selector, place=0):
    return page.evaluate("""async ([selector, place]) => { const part = document.querySelectorAll(selector)[place];
      part.scrollIntoView({block: 'center', behavior: 'instant'});
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      const box = part.getClientRects()[0]; return [box.left + box.width / 2, box.top + box.height / 2]; }""", [selector, place])


def beside(page, x, y):
    """The tab that a link opens with the key for it; a driver of another browser has its own way."""
    if hasattr(page, "beside"):
        return page.beside(x, y)
    with page.context.expect_page() as coming:
        page.keyboard.down("Control")
        page.mouse.click(x, y)
        page.keyboard.up("Control")
    return coming.value


def looks(chromium, count):
    """How so many pages look in the open site, drawn by chance."""
    with chromium.tab(width=1000, height=800) as tab:
        return open_looks(tab.page, count)


def open_looks(page, count):
    pages = sorted(path for path in SEALED.paths if path.endswith("index.html"))
    found = {}
    for path in random.Random(DICE).sample(pages, count):
        go(page, (SEALED.mirror / SEALED.page(path)).as_uri())
        soon(page, OPEN)
        soon(page, SHOWN)
        found[path] = page.evaluate(LOOK)
    return found


# What is promised

def password_opens(page, site):
    go(page, site + "index.html")
    soon(page, ASKS + " && document.activeElement.id === 'password'")
    page.fill("#password", "lantern quiet orbit maple eight")
    page.keyboard.press("Enter")
    soon(page, SAYS + "wrong")
    assert page.evaluate("document.activeElement.id") == "password", "after a wrong password one has to look for the field"
    assert not page.evaluate(OPEN), "a wrong password opens it"
    page.fill("#password", "  lantern  quiet orbit maple seven ")
    page.keyboard.press("Enter")
    soon(page, OPEN)
    soon(page, SHOWN)
    sources = page.evaluate(NEAR + ".map(image => image.getAttribute('src').split(':')[0])")
    assert sources and set(sources) <= {"blob", "data"}, f"pictures come from {sources}"


def links_open(looks):
    """Each other one by a link with the key, the others as the browser remembers it or by the password."""
    def pages_are_as_open_ones(page, site):
        for number, (path, look) in enumerate(looks.items()):
            if number % 2 == 0:
                enter(page, site, path)
            else:
                go(page, site + SEALED.page(path))
                soon(page, f"{ASKS} || {OPEN}")
                if page.evaluate(ASKS):
                    unlock(page, site, path)
            assert page.url == site + SEALED.page(path), f"the address of {path} is {page.url}"
            soon(page, SHOWN)
            is_same(page, path, look)
    return pages_are_as_open_ones


def is_same(page, path, look):
    """That a page comes to look so: what scripts put in their places may take a moment."""
    end = time.monotonic() + SOON
    while (seen := page.evaluate(LOOK)) != look and time.monotonic() < end:
        page.wait_for_timeout(100)
    others = {name: (str(seen[name])[:120], str(look[name])[:120]) for name in look if seen[name] != look[name]}
    assert not others, f"{path} is another than in the open site: {others}"


def anchors_hold(page, site):
    enter(page, site, STORY)
    name = page.evaluate("[...document.querySelectorAll('main [id^=day-]')].at(-1).id")
    enter(page, site, STORY, name)
    soon(page, f"document.querySelector(':target')?.id === '{name}' && Math.abs(document.querySelector(':target').getBoundingClientRect().top) < 200")
    assert page.url == f"{site}{SEALED.page(STORY)}#{name}", f"the address is {page.url}"


def back_is_open(page, site):
    unlock(page, site)
    href = page.evaluate("document.querySelector(\"main a[href*='x/']\").href")
    press(page, "main a[href*='x/']")
    soon(page, f"location.href === '{href}' && {OPEN}")
    page.evaluate("() => { setTimeout(() => history.back()); }")
    soon(page, f"location.href === '{site}index.html' && {OPEN}")
    page.evaluate("() => { setTimeout(() => history.forward()); }")
    soon(page, f"location.href === '{href}' && {OPEN}")


def arrows_turn(page, site):
    unlock(page, site, "days/2026-05-05/index.html")
    page.keyboard.press("ArrowRight")
    soon(page, f"location.href === '{site}{SEALED.page('days/2026-05-06/index.html')}' && {OPEN}")


def another_tab_is_open(page, site):
    unlock(page, site)
    other = beside(page, *middle(page, "main a[href*='x/']"))
    soon(other, OPEN)
    assert "~k" not in other.url, f"the key stands in {other.url}"
    assert not page.evaluate("[...document.links].some(link => link.href.includes('~k'))"), "the key stays in a link"
    other.close()


def viewer_shows(page, site):
    large = "(() => { const image = document.querySelector('dialog[open] .slide:not([inert]) img'); return image?.complete && image.naturalWidth > 600; })()"
    enter(page, site, "photos/index.html")
    press(page, "main a[data-photo]", 1)
    soon(page, large)
    first = page.url
    page.keyboard.press("ArrowRight")
    soon(page, f"location.href !== '{first}' && {large}")
    second = page.url
    go(page, second + SEALED.fragment)
    soon(page, large)
    assert page.url == second


def search_finds(page, site):
    enter(page, site, "search/index.html")
    page.fill("[type=search]", "rain")
    soon(page, "document.querySelectorAll('.hits a').length > 0")
    href = page.evaluate("document.querySelector('.hits a').href")
    press(page, ".hits a")
    soon(page, f"location.href === {href!r} && {OPEN}")


def map_plays(page, site):
    enter(page, site, "map/index.html")
    press(page, "button[data-play]")
    soon(page, "document.querySelector('input[type=range]').value > 0")
    soon(page, SHOWN)


def clip_plays(page, site):
    enter(page, site, CLIP)
    middle(page, "main video")
    soon(page, "document.querySelector('main video').readyState > 0")
    page.evaluate("() => { const clip = document.querySelector('main video'); clip.muted = true; return clip.play(); }")
    soon(page, "document.querySelector('main video').currentTime > 0.1")


def file_is_saved(page, site):
    enter(page, site, "map/index.html")
    with page.expect_download(timeout=1000 * SOON) as coming:
        press(page, "a[href$='.gpx']")
    assert coming.value.suggested_filename == "track.gpx", coming.value.suggested_filename
    mirror = SEALED.mirror / f"x/{SEALED.code('track.gpx')}.gpx"
    assert coming.value.path().read_bytes() == mirror.read_bytes(), "what is saved is another file"


def is_remembered(page, site):
    go(page, site + "index.html")
    soon(page, ASKS)
    press(page, "[name=remember]")
    page.fill("#password", SEALED.password)
    page.keyboard.press("Enter")
    soon(page, OPEN)
    page.evaluate("sessionStorage.clear()")
    go(page, site + "index.html")
    soon(page, OPEN)


def is_locked_again(page, site):
    unlock(page, site)
    press(page, ".lock button")
    soon(page, ASKS)
    left = page.evaluate("[sessionStorage, localStorage].flatMap(store => Object.keys(store)).filter(name => name.includes('key'))")
    assert left == [], f"{left} is kept"
    go(page, site + "index.html")
    soon(page, ASKS)
