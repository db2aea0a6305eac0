"""The keys that scripts add: viewer, arrow keys between days, search, lists. Each is tried where its page offers it."""

from playwright.sync_api import Error

from site_folder import Failure


def keys_of_scripts(site, chromium, served):
    """Viewer, arrow keys, search and lists work by keyboard, and leave the focus where a reader expects it"""
    if not sorted((site.root / "assets").glob("*.js")):
        yield Failure("assets", "absent: scripts (viewer, arrow keys, search, sorted and narrowed lists)")
        return
    tries = {"viewer": viewer, "arrow keys": arrows, "search": search, "sorted lists": sorting, "narrowed lists": narrowing}
    address = site.root.as_uri() + "/"
    for name, attempt in tries.items():
        offered = False
        with chromium.tab() as tab:
            for page in site.kinds:
                tab.open(address + page.path)
                if tab.evaluate(OFFERED[name]):
                    offered = True
                    yield from attempt(tab, page)
                    yield from tab.complaints(page, address)
        if not offered:
            yield Failure("assets", f"absent: {name}")


# Whether a page offers a thing, and so owes its keys.
OFFERED = {
    "viewer": "() => !!document.getElementById('viewer') && !!document.querySelector('main a[data-photo]')",
    "arrow keys": "() => !!document.querySelector('link[rel=next], link[rel=prev]')",
    "search": "() => !!document.querySelector('form[data-index]')",
    "sorted lists": "() => !!document.querySelector('th[data-sort] button')",
    "narrowed lists": "() => [...document.querySelectorAll('.listing select')].some(e => e.checkVisibility() && e.options.length > 1)",
}


def viewer(tab, page):
    """Enter opens a picture, arrows turn, Tab stays within, Escape and the way back lead to where one was."""
    keys = tab.page.keyboard
    first = "main a[data-photo]"
    tab.page.locator(first).first.focus()
    keys.press("Enter")
    if not settles(tab, "() => !!document.querySelector('dialog[open]')"):
        yield Failure(page.path, "Enter on a picture opens no viewer")
        return
    address = tab.page.url
    keys.press("ArrowRight")
    many = tab.evaluate("() => new Set([...document.querySelectorAll('main a[data-photo]')].map(a => a.dataset.photo)).size > 1")
    if many and not settles(tab, "address => location.href !== address", address):
        keys.press("ArrowLeft")
        if not settles(tab, "address => location.href !== address", address):
            yield Failure(page.path, "arrows do not turn the pictures of the viewer")
    for _ in range(12):
        keys.press("Tab")
        if not tab.evaluate("() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"):
            yield Failure(page.path, "Tab leads out of the open viewer")
            break
    keys.press("Escape")
    if not settles(tab, "() => !document.querySelector('dialog[open]')"):
        yield Failure(page.path, "Escape does not close the viewer")
    if not settles(tab, "() => document.activeElement.matches('main a[data-photo]')"):
        yield Failure(page.path, "after the viewer the focus is not on the picture")
    if not settles(tab, "() => !location.hash.includes('p=')"):
        yield Failure(page.path, "after the viewer the address still names a picture")


def arrows(tab, page):
    """An arrow turns to the neighbour that the head of the page names, but not from within a field."""
    for relation, key in (("next", "ArrowRight"), ("prev", "ArrowLeft")):
        target = tab.evaluate("name => (document.querySelector(`link[rel=${name}]`) || {}).href", relation)
        if not target:
            continue
        here = tab.page.url
        tab.page.keyboard.press(key)
        if not settles(tab, "target => location.href === target", target):
            yield Failure(page.path, f"{key} does not lead to {target.rsplit('/', 2)[-2]}")
        tab.page.goto(here)


def search(tab, page):
    """A word of the trip is found while it is typed, Tab and Enter lead to what was found; nonsense is said to be nothing."""
    word = tab.evaluate("() => document.querySelector('.name').textContent.match(/\\p{L}{4,}/u)[0]")
    field = tab.page.locator("form[data-index] input")
    field.focus()
    tab.page.keyboard.type("zzqxzzqx")
    if not settles(tab, "() => document.querySelector('[role=status]').textContent.trim() !== ''"):
        yield Failure(page.path, "nothing is said where nothing is found")
    field.fill("")
    for candidate in (word, "the", "photo", "day"):
        field.fill(candidate)
        if settles(tab, "() => !!document.querySelector('.hits a')"):
            break
    else:
        yield Failure(page.path, "no word is found")
        return
    for _ in range(6):
        tab.page.keyboard.press("Tab")
        if tab.evaluate("() => !!document.activeElement.closest('.hits')"):
            break
    else:
        yield Failure(page.path, "Tab does not lead to what was found")
        return
    target = tab.evaluate("() => document.activeElement.href.split('#')[0]")
    tab.page.keyboard.press("Enter")
    if not settles(tab, "target => location.href.split('#')[0] === target", target):
        yield Failure(page.path, "Enter does not open what was found")


def sorting(tab, page):
    """Enter on a column's head sorts by it, a second time the other way, and the head says so."""
    tab.open_details()
    heads = tab.evaluate("() => document.querySelectorAll('th[data-sort]').length")
    for place in range(heads):
        for _ in range(2):
            before = tab.evaluate("n => document.querySelectorAll('th[data-sort]')[n].getAttribute('aria-sort')", place)
            tab.page.locator("th[data-sort] button").nth(place).focus()
            tab.page.keyboard.press("Enter")
            after = tab.evaluate("n => document.querySelectorAll('th[data-sort]')[n].getAttribute('aria-sort')", place)
            if after == before or after not in ("ascending", "descending"):
                yield Failure(page.path, f"column {place + 1} says {after} after {before} once it is sorted")
        held = tab.evaluate("""n => { const head = document.querySelectorAll('th[data-sort]')[n];
          if (head.dataset.sort !== 'number') return true;
          const rows = [...head.closest('table').tBodies[0].rows].map(r => Number(r.cells[head.cellIndex].dataset.value));
          const way = head.getAttribute('aria-sort') === 'ascending' ? 1 : -1;
          return rows.every((v, i) => i === 0 || way * (v - rows[i - 1]) >= 0); }""", place)
        if not held:
            yield Failure(page.path, f"column {place + 1} is not in the order that it says")


def narrowing(tab, page):
    """Choosing a group by keyboard leaves that group alone, and the number of what is shown is said."""
    tab.open_details()
    choice = tab.page.locator(".listing select").first
    listing = "document.querySelector('.listing select').closest('.listing')"
    shown = f"() => {{ const l = {listing}; return [...l.querySelectorAll(l.dataset.items)].filter(e => !e.closest('[hidden]')).length; }}"
    every = tab.evaluate(shown)
    choice.focus()
    tab.page.keyboard.press("ArrowDown")
    if not settles(tab, f"every => ({shown})() < every || {listing}.querySelectorAll('select option').length <= 2", every):
        yield Failure(page.path, "choosing a group narrows nothing")
    if not tab.evaluate(f"() => {listing}.querySelector('[role=status]').textContent.trim()"):
        yield Failure(page.path, "what is shown is not counted for those who cannot see it")


def settles(tab, script, argument=None):
    """Whether something comes true within five seconds; asked from without, since pages forbid what would wait in them."""
    for _ in range(100):
        try:
            if tab.evaluate(script, argument):
                return True
        except Error:  # The page is being left for another.
            pass
        tab.page.wait_for_timeout(50)
    return False
