"""How the pages look that all trips of a library share, however many trips it has."""

from claims.axe import BRIEF, findings
from claims.seen import STICKING_OUT
from site_folder import Failure

# What only they load.
SHEET = "library.css"
WIDTHS = [320, 390, 820, 1440]

# Of each list of cards in several columns: how much of the last row is open.
OPEN_ROWS = """() => [...document.querySelectorAll('.trips')].filter(list => list.checkVisibility() && getComputedStyle(list).gridTemplateColumns.includes(' '))
  .map(list => { const boxes = [...list.children].map(item => item.getBoundingClientRect()), last = boxes.at(-1);
    const row = boxes.filter(box => Math.abs(box.top - last.top) < 4), all = list.getBoundingClientRect();
    return Math.max(Math.min(...row.map(box => box.left)) - all.left, all.right - Math.max(...row.map(box => box.right))); })
  .filter(open => open > 3).map(open => 'the last row of trips is open for ' + Math.round(open) + ' px')"""

# Letters that nobody reads, in a drawing as one sees them.
SMALL_LETTERS = """() => [...new Set([...document.querySelectorAll('body *')].flatMap(e => {
  if (![...e.childNodes].some(node => node.nodeType === 3 && node.data.trim()) || !e.checkVisibility() || e.closest('.vh, script, title, desc')) return [];
  const size = parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1);
  return size < 9.95 ? ['letters of ' + size.toFixed(1) + ' px in ' + e.localName + '.' + (e.getAttribute('class') || '')] : [];
}))].slice(0, 4)"""

# Initials in a circle that take two lines, or stick out of it.
CUT_FACES = """() => [...document.querySelectorAll('.face, .initials')].filter(e => e.checkVisibility()).flatMap(e => {
  const range = document.createRange(); range.selectNodeContents(e);
  const [text, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
  return range.getClientRects().length > 1 || text.width > box.width ? ['“' + e.textContent + '” is cut'] : [];
}).slice(0, 4)"""

# What a finger has to hit: the numbers of the map with their rims, the ways to years, and lines of links.
SMALL_TARGETS = """() => [...document.querySelectorAll('.map a > .map-cluster, .years a')].filter(e => e.checkVisibility()).flatMap(e => {
  const box = e.getBoundingClientRect(), rim = e.ownerSVGElement ? parseFloat(getComputedStyle(e).strokeWidth) * e.getScreenCTM().a : 0;
  return Math.min(box.width, box.height) + rim < 23.9 ? [e.localName + ' is ' + (Math.min(box.width, box.height) + rim).toFixed(1) + ' px'] : [];
}).concat([...document.querySelectorAll('.spot a')].filter(e => e.checkVisibility()).flatMap(e => {
  const high = e.getBoundingClientRect().height;
  return high < 23.9 ? ['the link “' + e.textContent + '” is ' + high.toFixed(1) + ' px high'] : [];
})).slice(0, 4)"""

# Weeks without a trip that are as high as those with one; many people in a column beside a map, which leave it a hole; a map
# that is gone while its trips are read; a dozen names on a small card.
UNUSED_ROOM = """() => [
  ...[...document.querySelectorAll('.month-of tbody tr')].filter(e => e.checkVisibility() && !e.querySelector('.on') && e.getBoundingClientRect().height > 36).map(() => 'a week without a trip is high'),
  ...[...document.querySelectorAll('.atlas-of:not(.lone) .folk')].filter(e => innerWidth > 760 && e.children.length > 5
    && e.getBoundingClientRect().width < e.closest('.atlas-of').getBoundingClientRect().width / 2).map(() => 'many people stand in a column beside the map'),
  ...[...document.querySelectorAll('.atlas-of:not(.lone):has(.visits li:nth-child(9)) > .sheet')].filter(e => innerWidth > 760 && getComputedStyle(e).position !== 'sticky')
    .map(() => 'the map does not stay beside its many trips'),
  ...[...document.querySelectorAll('.many .with')].filter(e => e.checkVisibility() && e.getBoundingClientRect().height > 2.2 * parseFloat(getComputedStyle(e).lineHeight))
    .map(() => 'travellers take more than two lines of a small card'),
].slice(0, 3)"""

# On a phone the end of a long shelf without a way to another year; a panel that hides most of the picture it lies on.
NO_WAY_BACK = """() => { const years = document.querySelector('.years:has(+ .many)');
  if (!years || innerWidth > 600) return [];
  const to = top => scrollTo({top, behavior: 'instant'});
  to(document.querySelector('.many').getBoundingClientRect().bottom + scrollY - innerHeight);
  const box = years.getBoundingClientRect(); to(0);
  return box.top < -1 || box.bottom > innerHeight ? ['no way to another year is in sight at the end of the shelves'] : []; }"""
HIDDEN_COVER = """() => [...document.querySelectorAll('.front:not(.plate, .bare)')].flatMap(front => {
  const picture = front.querySelector(':scope > img').getBoundingClientRect(), panel = front.querySelector('.cutin').getBoundingClientRect();
  const [wide, high] = [Math.min(picture.right, panel.right) - Math.max(picture.left, panel.left), Math.min(picture.bottom, panel.bottom) - Math.max(picture.top, panel.top)];
  return Math.max(0, wide) * Math.max(0, high) > picture.width * picture.height / 3 ? ['the panel hides a third of the picture'] : []; })"""

ANYWHERE = [NO_WAY_BACK, HIDDEN_COVER, OPEN_ROWS, SMALL_LETTERS, CUT_FACES, UNUSED_ROOM]


def shelf(site, chromium, served):
    """Pages that trips share leave no row open, cut no initials, have letters of ten pixels and signs that a finger hits"""
    with chromium.tab() as tab:
        for page in shared(site):
            tab.open(page.file.as_uri())
            for width in WIDTHS:
                tab.page.set_viewport_size({"width": width, "height": 900})
                for look in ANYWHERE + ([SMALL_TARGETS] if width >= 390 else []):
                    for said in tab.evaluate(look):
                        yield Failure(page.path, f"at {width} px {said}")
                for said in tab.evaluate(STICKING_OUT):
                    yield Failure(page.path, f"at {width} px {said} sticks out")


def axe_of_shelf(site, chromium, served):
    """axe finds nothing on pages that trips share, dark on a phone and light on a desk, with all details open"""
    with chromium.tab() as tab:
        for page in shared(site):
            tab.open(page.file.as_uri())
            tab.open_details()
            for width, scheme in BRIEF:
                tab.page.set_viewport_size({"width": width, "height": 900})
                tab.page.emulate_media(color_scheme=scheme)
                for found in findings(tab):
                    yield Failure(page.path, f"at {width} px, {scheme}: {found}")


def shared(site):
    """The richest of each kind."""
    return [page for page in site.kinds if SHEET in page.source]
