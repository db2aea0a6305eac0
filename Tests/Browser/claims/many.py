"""Very many places: pages of a bearable length, numbers that match, and markers that do not lie over each other."""

from site_folder import Failure

SCREENS = [(1440, 900), (390, 844)]
# Screens that a page may be long while its lists are folded.
MOST = 12

OVERLAPPING = """() => [...document.querySelectorAll('svg.map')].filter(svg => svg.checkVisibility()).flatMap(svg => {
  const shown = [...svg.querySelectorAll('.map-cluster-rim, .map-stop, .map-pin')].filter(e => !e.closest('[display=none]')).map(e => e.getBoundingClientRect());
  const reach = box => Math.min(box.width, box.height) / 2 - 1;
  const found = [];
  shown.forEach((one, i) => shown.slice(i + 1).forEach(other => {
    const apart = Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);
    if (apart < reach(one) + reach(other) - 2) found.push(Math.round(apart) + ' px');
  }));
  return found;
})"""
COUNTED = """() => [...document.querySelectorAll('svg.map')].filter(svg => svg.checkVisibility()).map(svg => {
  const shown = [...svg.querySelectorAll('a, g')].filter(e => !e.closest('[display=none]'));
  // `+3`, or the numbers themselves: `1–7, 9`.
  const count = text => text.startsWith('+') ? Number(text) : text.split(',').map(run => run.split('–').map(Number)).reduce((sum, [a, b = a]) => sum + b - a + 1, 0);
  return shown.reduce((sum, e) => sum + (e.querySelector(':scope > .map-cluster-number') ? count(e.querySelector('.map-cluster-number').textContent)
    : e.querySelector(':scope > .map-pin:not(.map-entry)') ? 1 : 0), 0);
})[0]"""
NUMBERS = "() => [...document.querySelectorAll('.area .place .mark b')].map(b => Number(b.textContent))"
# Presses the first marker of several that parts, if there is one.
PRESS = """() => {
  const several = [...document.querySelectorAll('svg.map-live')].find(s => s.checkVisibility()).querySelector('a[data-of][data-until]:not([display])');
  if (several) several.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return Boolean(several);
}"""
TARGETS = """() => [...document.querySelectorAll('.area > summary, .area[open] .title a')].map(e => e.getBoundingClientRect())
  .filter(box => box.height && (box.width < 24 || box.height < 24)).length"""


def many(site, chromium, served):
    """Pages of very many places are at most twelve screens long, number what they list, and join markers that would overlap"""
    for width, height in SCREENS:
        where = f"at {width} by {height}"
        for has_script in (True, False):
            with chromium.tab(width=width, height=height, script=has_script) as tab:
                for page in [site.page(path) for path in ("map/index.html", "places/index.html")]:
                    tab.open(page.file.as_uri())
                    length = tab.evaluate("() => document.documentElement.scrollHeight")
                    if length > MOST * height:
                        yield Failure(page.path, f"{where} the page is {length} px long, {length / height:.1f} screens")
                    numbers = tab.evaluate(NUMBERS)
                    if numbers != list(range(1, len(numbers) + 1)) or not numbers:
                        yield Failure(page.path, f"{where} its {len(numbers)} places are not numbered through")
                    for apart in tab.evaluate(OVERLAPPING)[:1]:
                        yield Failure(page.path, f"{where} markers lie over each other, {apart} apart")
                    if page.path.startswith("places") and tab.evaluate(COUNTED) != len(numbers):
                        yield Failure(page.path, f"{where} the map counts {tab.evaluate(COUNTED)} places, the list {len(numbers)}")
                    if small := tab.evaluate(TARGETS):
                        yield Failure(page.path, f"{where} {small} targets are smaller than 24 px")
    yield from linked(site, chromium)
    yield from printed(site, chromium)
    yield from parted(site, chromium)


def linked(site, chromium):
    page = site.page("map/index.html")
    with chromium.tab(width=390, script=False) as tab:
        tab.open(page.file.as_uri())
        last = tab.evaluate("() => [...document.querySelectorAll('.area .place')].at(-1).id")
        tab.open(page.file.as_uri() + "#" + last)
        if not tab.evaluate("id => document.getElementById(id).closest('details').open", last):
            yield Failure(page.path, "the list of a place that is linked to stays folded")


def printed(site, chromium):
    page = site.page("places/index.html")
    with chromium.tab(width=700) as tab:
        tab.open(page.file.as_uri())
        tab.page.emulate_media(media="print")
        hidden = tab.evaluate("() => [...document.querySelectorAll('.area .title')].filter(e => !e.getBoundingClientRect().height).length")
        if hidden:
            yield Failure(page.path, f"on paper {hidden} places are folded away")


def parted(site, chromium):
    """A marker of several parts when it is pressed, and at all enlargements nothing is lost."""
    page = site.page("map/index.html")
    with chromium.tab(width=1000) as tab:
        tab.open(page.file.as_uri())
        before = tab.evaluate(COUNTED)
        pressed = 0
        while pressed < 3 and tab.evaluate(PRESS):
            pressed += 1
            after = tab.evaluate(COUNTED)
            if after != before:
                yield Failure(page.path, f"a map enlarged counts {after} places in place of {before}")
        if not pressed:
            yield Failure(page.path, "no marker of several parts")
        tab.open(page.file.as_uri())
        before = tab.evaluate(COUNTED)
        tab.page.select_option(".kind", index=1)
        if tab.evaluate(COUNTED) >= before:
            yield Failure(page.path, "a map narrowed to a kind counts as many places as before")
        tab.page.select_option(".kind", index=0)
        if tab.evaluate(COUNTED) != before:
            yield Failure(page.path, f"a map of all kinds again counts {tab.evaluate(COUNTED)} places in place of {before}")
