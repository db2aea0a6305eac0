"""How parts of a wide page, or of a list, stand to each other, where words cannot say it."""

from claims.windows import in_windows
from site_folder import Failure

WIDTH = 1440

# Signs between words that end a line, or nearly: they are set behind each part.
HANGING = """() => [...document.querySelectorAll('.besides > span')]
  .filter(e => getComputedStyle(e, '::after').content.includes('·')).slice(0, 1).map(e => 'a dot may hang behind “' + e.textContent + '”')"""
# Cards of several towns, of which some have more than others.
CARDS = """() => { const widths = new Set([...document.querySelectorAll('.cats.towns .place')].map(e => Math.round(e.getBoundingClientRect().width)));
  return widths.size > 1 ? ['cards of places are ' + [...widths].join(' and ') + ' px wide'] : []; }"""
# The choices stand beside the map, not below it.
CHOICES = """() => { const tools = document.querySelector('.pagehead + .sheet.spot:not(.pair) + .listing:has(> .cats.towns) > .tools'), map = document.querySelector('.sheet.spot');
  return tools && tools.getBoundingClientRect().top > map.getBoundingClientRect().bottom ? ['what narrows the list stands below the map'] : []; }"""
WAYS = """() => [...document.querySelectorAll('main .there > summary')].filter(e => e.checkVisibility()).flatMap(e => {
  const word = e.querySelector('.word').getBoundingClientRect();
  return word.width < 10 || e.getBoundingClientRect().height < 32 ? ['the ways to a place are ' + Math.round(word.width) + ' px wide, in a line of ' + Math.round(e.getBoundingClientRect().height)] : []; }).slice(0, 1)"""
# What was before stands at the start, what comes next at the end.
TURN = """() => [...document.querySelectorAll('nav.turn')].filter(nav => nav.querySelector('.back')?.checkVisibility()).flatMap(nav => {
  const [back, on] = ['.back', '.on'].map(name => nav.querySelector(name + ' > span:not(.pic), ' + name + ' > small')?.getBoundingClientRect());
  const isRight = getComputedStyle(nav).direction === 'rtl';
  const tops = name => [...nav.querySelectorAll(name + ' > *')].map(e => e.getBoundingClientRect().top);
  const [before, after] = ['.back', '.on'].map(name => nav.querySelector(name) && {top: Math.min(...tops(name))});
  return back && on && (back.left > on.left) !== isRight ? ['what comes next stands before what was before']
    : before && after && Math.abs(before.top - after.top) > 3 ? ['what was before is not level with what comes next'] : []; })"""
# What the next page is called ends with a whole line.
TURN_LINES = """() => [...document.querySelectorAll('.turn > a > span:not(.pic)')].filter(e => e.checkVisibility()).flatMap(e => {
  const lines = e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight);
  return Math.abs(lines - Math.round(lines)) > .15 || e.scrollHeight > e.clientHeight + 3 ? ['“' + e.textContent + '” is cut through after ' + lines.toFixed(1) + ' lines'] : []; })"""

# A sum stands in the line of its name.
SUMS = """() => [...document.querySelectorAll('[aria-labelledby="statistics"] .pairs > div')].filter(e => {
  const [name, sum] = ['dt', 'dd'].map(part => e.querySelector(part).getBoundingClientRect()); return Math.abs(name.top - sum.top) > 8; })
  .map(e => '“' + e.querySelector('dd').textContent + '” is not in the line of its name')"""
# What is said below a map begins a line, and not behind its last sign.
SAID = """() => [...document.querySelectorAll('.sheet .line + .said')].filter(e => e.checkVisibility()).flatMap(e => {
  const range = document.createRange(); range.selectNodeContents(e);
  const said = range.getClientRects()[0], key = e.closest('figcaption').getBoundingClientRect(), isRight = getComputedStyle(e).direction === 'rtl';
  return Math.abs(isRight ? said.right - key.right : said.left - key.left) > 3 ? ['“' + e.textContent.slice(0, 30) + '” begins behind a sign'] : []; })"""
# A day's title stands at the top of its spread: beside an upright picture, and beside its map. On a wide page it is let into the foot of a broad picture,
# which ends where the window does, or all else.
TITLES = """() => [...document.querySelectorAll('.leaf')].flatMap(leaf => {
  const box = e => e && e.getBoundingClientRect(), title = box(leaf.querySelector(':scope > header'));
  const beside = [...leaf.querySelectorAll(':scope > figure:not(.hero), :scope > .beside')].map(box).filter(other => other.top < title.bottom && other.bottom > title.top && Math.abs(other.left - title.left) > 40);
  const hero = box(leaf.querySelector(':scope > .hero:not(.strip) img')), page = box(leaf);
  return [...(beside.some(other => title.top - other.top > 60) ? ['“' + leaf.querySelector('h2').textContent + '” does not stand at the top'] : []),
    ...(hero && ![[0, document.documentElement.clientWidth], [page.left, page.right]].some(([from, to]) => Math.abs(hero.left - from) < 3 && Math.abs(hero.right - to) < 3)
      ? ['the picture of “' + leaf.querySelector('h2').textContent + '” ends at no edge'] : [])]; })"""
# The figures of the budget stand beside its sum, and its map beside its list.
BESIDE_SUM = """() => [['.summed > .numbers', '.summed > .pagehead'], ['.spent > .stops', '.spent > .sheet']].flatMap(([one, other]) => {
  const [a, b] = [one, other].map(name => document.querySelector(name)?.getBoundingClientRect());
  return a && b && (a.top >= b.bottom || (a.left < b.right && b.left < a.right)) ? [one + ' does not stand beside ' + other] : []; })"""
# What is told of a broad picture stands beside it, and its map across the page below both.
BESIDE_PICTURE = """() => { const [picture, title, told, map, page] = ['.photo > figure.top:is(.broad, .even):not(.small) img', '.photo h1', '.facing > .told', '.facing > .mini > .sheet', '.photo > .turn']
    .map(name => document.querySelector(name)?.getBoundingClientRect());
  if (!picture || !title || !told || !page || document.documentElement.dir === 'rtl') return [];
  return [...(title.left < picture.right || told.left < picture.right ? ['what is told of a broad picture does not stand beside it'] : []),
    ...(map && (map.left > page.left + 2 || map.top < picture.bottom) ? ['the map of a broad picture does not stand below it'] : [])]; }"""
# The title of a picture is on the first screen.
TITLED = """() => { const title = document.querySelector('.photo h1')?.getBoundingClientRect();
  return title && title.top + scrollY > innerHeight ? ['the title of a picture lies below the first screen'] : []; }"""
# Two maps of a picture have the whole width, or each that of a phone beside an upright one: in less nobody reads them.
WIDE_MAPS = """() => { const [maps, page] = ['.photo .mini > .pair', '.photo > .turn'].map(name => document.querySelector(name)?.getBoundingClientRect());
  const least = Math.min(...[...document.querySelectorAll('.photo:has(> figure.top.tall) .mini > .pair > svg')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().width));
  return maps && page && maps.width < page.width * .9 && !(least >= 320 && least < Infinity) ? ['two maps are ' + Math.round(maps.width) + ' px wide together'] : []; }"""
# Beside cards with pictures the words of one without are as small as theirs.
DEKS = """() => [...document.querySelectorAll('.days:has(> .card > .pic)')].flatMap(list => {
  const small = [...list.querySelectorAll(':scope > .card:not(:last-child) .dek')].map(e => parseFloat(getComputedStyle(e).fontSize));
  return small.length && Math.max(...small) > Math.min(...small) + .5 ? ['a card without a picture has larger words'] : []; })"""
# The last of seven sheets is not alone in its row.
SEVEN = """() => [...document.querySelectorAll('.sheets:not(.closer):has(> :nth-child(7):last-child)')].filter(e => {
  const [before, last] = [...e.children].slice(-2).map(area => area.getBoundingClientRect());
  return last.height && before.bottom <= last.top; }).map(e => '“' + e.lastElementChild.textContent.trim().slice(0, 30) + '” stands alone below six maps')"""
# A key that is nothing but whose land a map shows stands below that.
CREDITS = """() => [...document.querySelectorAll('.photo .mini > .sheet > figcaption:not(:has(> :not(.source)))')].filter(e => {
  const map = [...e.parentElement.querySelectorAll('svg')].find(svg => svg.checkVisibility());
  return map && e.getBoundingClientRect().top < map.getBoundingClientRect().bottom - 1; }).map(e => '“' + e.textContent.trim() + '” stands beside its map')"""
# The map of a day stands beside its only picture where that is small.
BESIDE_SMALL = """() => { const [a, b] = ['[aria-labelledby="pictures"]:not(.also) > .just > .own:only-child img', '.sec + .daymap.single > .sheet'].map(name => document.querySelector(name)?.getBoundingClientRect());
  return a && b && a.bottom <= b.top ? ['the map stands below a small picture'] : []; }"""
# The only picture of a day has no wide field around it.
FIELDS = """() => [...document.querySelectorAll('.just > .own:only-child img')].filter(e => !parseFloat(getComputedStyle(e).paddingLeft) && e.clientWidth / e.clientHeight > 1.2 * e.getAttribute('width') / e.getAttribute('height')).map(() => 'a field lies beside the only picture')"""
# Beside the pictures of a place there is room for one map: two, one above the other, leave a hole below the pictures.
ONE_MAP = """() => { const maps = [...document.querySelectorAll('.spread.high > .mapped svg.map')].filter(map => map.getBoundingClientRect().height > 0);
  return maps.length > 1 ? [maps.length + ' maps stand one above the other beside pictures'] : []; }"""
# A position stands in the line of its name.
IN_LINE = """() => [...document.querySelectorAll('.about > .pairs .copied')].filter(e => Math.abs(e.getBoundingClientRect().top - e.closest('div').querySelector('dt').getBoundingClientRect().top) > 8)
  .map(e => '“' + e.textContent + '” is not in the line of its name')"""
# A cell of a table of figures that has none says so.
DASHES = """() => [...document.querySelectorAll('.lines.manners td:empty')].filter(e => e.checkVisibility() && getComputedStyle(e, '::before').content === 'none')
  .slice(0, 1).map(e => 'an empty cell of ' + e.dataset.label)"""
# What is told of an entry hangs in the margin of a day, beside its words, and no picture reaches into it.
MARGIN = """() => [...document.querySelectorAll('main > .art.story:has(.byline > *):has(> p ~ p, + .story)')].flatMap(story => {
  const box = e => e.getBoundingClientRect(), told = box(story.querySelector('.byline')), isRight = getComputedStyle(story).direction === 'rtl';
  return [...story.querySelectorAll(':scope > :is(p, figure)')].filter(e => e.checkVisibility() && (isRight ? box(e).right > told.left : box(e).left < told.right))
    .slice(0, 1).map(e => 'a ' + e.localName + ' of “' + story.querySelector('header a').textContent + '” stands in the margin'); })"""
# The drawing of a map for phones is not blown up.
LARGE_MAPS = """() => [...document.querySelectorAll('.sheet > svg.on-narrow')].filter(e => e.checkVisibility() && e.getBoundingClientRect().width > 1.5 * e.viewBox.baseVal.width)
  .map(e => 'a map is ' + Math.round(e.getBoundingClientRect().width) + ' px wide and drawn for ' + e.viewBox.baseVal.width)"""
# On a phone what was bought stands once on the page of a day, with its sum.
BOUGHT = """() => document.querySelector('.side .lines td') && [...document.querySelectorAll('.tl > .at-expense')].some(e => e.checkVisibility())
  && document.querySelector('.tl > li:not(.at-expense)') ? ['what was bought stands among the hours and below them'] : []"""
# The list of what a day cost adds up to the sum below it, at any width.
ADDS_UP = """() => [...document.querySelectorAll('[aria-labelledby="spending"] .lines')].filter(e => e.checkVisibility()).flatMap(list => {
  const minor = e => parseInt(e.textContent.replace(/[^0-9]/g, ''), 10), seen = part => [...list.querySelectorAll(part + ' td.num')].filter(e => e.checkVisibility());
  const lines = seen('tbody').reduce((sum, e) => sum + (/[-−]/.test(e.textContent) ? -1 : 1) * minor(e), 0), total = seen('tfoot')[0];
  return total && minor(total) !== lines ? ['the money of a day is ' + total.textContent + ', and its lines add up to ' + lines] : []; })"""
# Lines of a text keep apart from the picture that stands beside them.
BESIDE_LINES = """() => { const pictures = [...document.querySelectorAll('main :is(.leaf, .art) :is(img, .sticker)')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect());
  return [...document.querySelectorAll('main :is(.art, .leaf) :is(p, li:not(:has(p, ul, ol)))')].filter(e => e.checkVisibility() && !e.closest('figure, header, .beside')).flatMap(e => {
    const range = document.createRange(); range.selectNodeContents(e);
    return [...range.getClientRects()].filter(line => line.width > 1 && pictures.some(box => box.width > 24 && line.bottom > box.top + 4 && line.top < box.bottom - 4
      && (line.left + line.right < box.left + box.right ? box.left - line.right : line.left - box.right) < 12 && !e.querySelector('img, .sticker')))
      .map(line => 'a line of “' + e.textContent.trim().slice(0, 30) + '” runs up to a picture').slice(0, 1); }).slice(0, 1); }"""
# What a sum means has room in its row.
MEANINGS = """() => [...document.querySelectorAll('[aria-labelledby="statistics"] > .pairs dt small')].filter(e => e.getBoundingClientRect().width < e.closest('div').getBoundingClientRect().width / 2)
  .slice(0, 1).map(e => '“' + e.textContent + '” is crushed')"""
# On a phone a position is one line: its letter says of which half of the earth it is.
POSITIONS = """() => [...document.querySelectorAll('.apart .position')].filter(e => e.getClientRects().length > 1 || e.getBoundingClientRect().height > 30)
  .map(e => '“' + e.textContent + '” is parted')"""
# A map beside a title of one line is no higher than a picture there: larger it leaves a hole below the words.
HOLES = """() => [...document.querySelectorAll('.chapter article:has(> .drawn)')].flatMap(row => {
  const words = [...row.querySelectorAll('.body > *')].filter(e => e.checkVisibility()).at(-1).getBoundingClientRect();
  const bare = Math.round(row.querySelector('.drawn').getBoundingClientRect().bottom - words.bottom);
  return bare > 110 ? ['a map leaves ' + bare + ' px bare below “' + row.querySelector('h3').textContent + '”'] : []; }).slice(0, 1)"""
# Where a journal has maps and no picture these stand beside its words, and tell which end of a way is the first.
ROW_MAPS = """() => [...document.querySelectorAll('.journal:not(:has(.pic:not(.drawn))) .chapter article:has(> .drawn)')].flatMap(row => {
  const [map, words] = ['.drawn', '.body'].map(name => row.querySelector(name).getBoundingClientRect()), isRight = getComputedStyle(row).direction === 'rtl';
  const numbers = [...row.querySelectorAll('.drawn .map-number')];
  return [...((isRight ? map.left < words.right : map.right > words.left) ? ['a map stands behind the words of “' + row.querySelector('h3').textContent + '”'] : []),
    ...(numbers.length && !numbers.some(e => e.checkVisibility()) ? ['the ends of a way have no numbers'] : [])]; }).slice(0, 1)"""
# An upright picture at the head of a day ends where all else does.
PLATES = """() => [...document.querySelectorAll('.plated')].flatMap(sheet => {
  const style = getComputedStyle(sheet), box = sheet.getBoundingClientRect(), plate = sheet.querySelector(':scope > .plate').getBoundingClientRect();
  return plate.right > box.right - parseFloat(style.paddingRight) + 1 || plate.left < box.left + parseFloat(style.paddingLeft) - 1 ? ['the picture at the head reaches into the margin'] : []; })"""
# What is told of months without a day ends a column of a calendar that is a list, and begins none.
SILENCES = """() => [...document.querySelectorAll('.listed .silence')].filter(e => e.getBoundingClientRect().top - e.parentNode.getBoundingClientRect().top < 5)
  .map(e => '“' + e.textContent + '” begins a column').slice(0, 1)"""
# Four profiles or more stand three in a row, each of them low.
PROFILES = """() => [...document.querySelectorAll('.hills:has(> :nth-child(4))')].filter(e => e.getBoundingClientRect().height > Math.ceil(e.children.length / 3) * 320)
  .map(e => e.children.length + ' profiles are ' + Math.round(e.getBoundingClientRect().height) + ' px high')"""
# Below the links to the parts of a day stands one rule, not two.
RULES = """() => { const leaps = document.querySelector('.leaps.of-day'), head = document.querySelector('.leaps.of-day + .wrap > :first-child > .sechead');
  if (!leaps?.checkVisibility() || !head) return [];
  const style = getComputedStyle(head), isRuled = parseFloat(style.borderTopWidth) > 0 && !/, 0\\)$|^transparent$/.test(style.borderTopColor);
  return isRuled && head.getBoundingClientRect().top - leaps.getBoundingClientRect().bottom < 30 ? ['two rules below the links to its parts'] : []; }"""

# A map that a day begins with keeps off the rule below the links to its parts.
OFF_RULE = """() => { const [leaps, map] = ['.leaps.of-day', '.leaps.of-day + .wrap > .daymap:first-child svg.map'].map(name => [...document.querySelectorAll(name)].find(e => e.checkVisibility())?.getBoundingClientRect());
  return leaps && map && map.top - leaps.bottom < 8 ? ['a map leans on the rule above it'] : []; }"""

# Where words have room beside it what is stuck to a text stands at their edge, and parts no two lines.
STUCK = """() => [...document.querySelectorAll('.art > p > .sticker')].filter(e => getComputedStyle(e).float === 'none').slice(0, 1)
  .map(e => 'a sticker parts the lines of “' + e.parentNode.textContent.trim().slice(0, 30) + '”')"""
# What is wider than the words of an entry begins on one line, the picture above its title too; what is narrower begins where they do.
ENTRY_EDGES = """() => { const left = e => (e?.querySelector(':scope > .just > *') ?? e)?.getBoundingClientRect().left, of = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
  const wide = of('.hero.of-entry:not(.strip), .art:not(.story) > :is(.row, .broad, .where:has(.pair))'), narrow = of('.art:not(.story) > :is(p, .tall)');
  return document.documentElement.dir === 'rtl' ? [] : [wide, narrow].filter(parts => parts.some(e => Math.abs(left(e) - left(parts[0])) > 2)).map(parts => parts.length + ' parts begin on lines apart'); }"""
# Where no picture leads and no day has two entries, a text of the journal begins within the first half of its row.
NEAR_TITLES = """() => [...document.querySelectorAll('.journal:not(:has(.lead, article + article)) .body:has(> .dek)')].filter(e => {
  const row = e.parentNode.getBoundingClientRect(), body = e.getBoundingClientRect(), dek = e.querySelector('.dek').getBoundingClientRect();
  const isBeside = dek.top < e.querySelector('h3').getBoundingClientRect().bottom;
  return isBeside && (getComputedStyle(e.parentNode).direction === 'rtl' ? body.right - dek.right : dek.left - body.left) > row.width * .45; })
  .map(e => 'the text of “' + e.querySelector('h3').textContent + '” stands far from its title').slice(0, 1)"""
# A sky in the place of a picture is as large as the pictures beside it on a wide page, and on a phone no higher than they are.
SKIES = """() => [...document.querySelectorAll('.days > .card > .drawn:has(> .vignette)')].filter(e => {
  const sky = e.getBoundingClientRect(), picture = e.closest('.days').querySelector('.card:not(.own) > .pic:not(.drawn)')?.getBoundingClientRect();
  return innerWidth < 600 ? sky.height > sky.width : picture && (Math.abs(sky.width - picture.width) > 1 || Math.abs(sky.height - picture.height) > 1); })
  .map(e => 'a sky is ' + Math.round(e.clientWidth) + ' by ' + Math.round(e.clientHeight) + ' px large').slice(0, 1)"""
# A date of the journal is one line.
DATES = """() => [...document.querySelectorAll('.chapter > header time')].filter(e => e.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(e).lineHeight))
  .map(e => '“' + e.textContent + '” breaks').slice(0, 1)"""
# The last row of the stops of a front page is no one or two of five.
STOPS = """() => [...document.querySelectorAll('main .sec:not(.lists) > .stops:not(.told, .wide)')].flatMap(list => {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length, left = list.children.length % columns;
  return list.children.length < 13 && columns === 5 && list.children.length > 5 && left > 0 && left < 3 ? [left + ' of ' + list.children.length + ' stops are left over'] : []; })"""
# What stands below the map of a story keeps apart from its key.
BELOW_ROUTE = """() => { const [map, note] = ['.route', '.route + .note'].map(name => document.querySelector(name)?.getBoundingClientRect());
  return map && note && note.top - map.bottom < 24 ? ['a note stands ' + Math.round(note.top - map.bottom) + ' px below the map of the way'] : []; }"""

# The prices of one list of hours end on one line, at its edge.
PRICES = """() => document.documentElement.dir === 'rtl' ? [] : [...document.querySelectorAll('.tl .line > b:last-child')].filter(e => e.checkVisibility()
  && Math.abs(e.getBoundingClientRect().right - e.closest('.tl > li > div').getBoundingClientRect().right) > 2).slice(0, 1).map(e => '“' + e.textContent + '” does not end at the edge')"""
# What a column is called stands on one line, whether it is sorted by or not.
HEADINGS = """() => { const closed = [...document.querySelectorAll('details:not([open])')];
  for (const e of closed) e.open = true;
  const bottom = e => { const range = document.createRange(); range.selectNodeContents(e.querySelector('button') ?? e); return range.getBoundingClientRect().bottom; };
  const uneven = [...document.querySelectorAll('thead tr:has(button)')].filter(row => { const lines = [...row.cells].filter(e => e.getClientRects().length).map(bottom); return Math.max(...lines) - Math.min(...lines) > 2; });
  for (const e of closed) e.open = false;
  return uneven.slice(0, 1).map(row => '“' + row.textContent.trim() + '” is not on one line'); }"""
# Figures of a day for which its cell of a calendar has room stand in one line.
FIGURES = """() => [...document.querySelectorAll('.calendar .ft')].filter(e => e.checkVisibility()).filter(e => {
  const parts = [...e.querySelectorAll('.sg > li, :scope > .sky')].map(part => part.getBoundingClientRect()), sum = parts.reduce((sum, box) => sum + box.width + 6, -6);
  return sum <= e.clientWidth - 15 && parts.some(box => Math.abs(box.top - parts[0].top) > 4); }).slice(0, 1).map(e => '“' + e.textContent.trim() + '” breaks')"""
# On a phone the sum that was spent at a place stands in the line of its name.
SPENT = """() => [...document.querySelectorAll('#spent-list > li')].filter(e => Math.abs(e.querySelector('.num').getBoundingClientRect().top - e.querySelector('bdi').getBoundingClientRect().top) > 8)
  .slice(0, 1).map(e => '“' + e.querySelector('.num').textContent + '” stands below its place')"""

# Nothing stands beyond the edge of the window: between a phone and a wide page columns are narrowest.
WITHIN = """() => { const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? ['the page is ' + page.scrollWidth + ' px wide'] : []; }"""

# What is looked for in a window of each width.
LOOKS = (
    (WIDTH, (HANGING, CARDS, CHOICES, WAYS, TURN, SUMS, SAID, TITLES, MARGIN, HOLES, ROW_MAPS, PLATES, SILENCES, PROFILES, BESIDE_SUM, BESIDE_PICTURE, TITLED, WIDE_MAPS, BESIDE_SMALL, FIELDS, ONE_MAP, IN_LINE, DASHES, DATES, STOPS, BELOW_ROUTE, ADDS_UP, BESIDE_LINES, CREDITS, SEVEN, DEKS, ENTRY_EDGES, NEAR_TITLES, SKIES, PRICES, HEADINGS, FIGURES)),
    (1280, (WITHIN,)),
    (820, (TITLES, LARGE_MAPS, TURN_LINES, STUCK)),
    (390, (BOUGHT, MEANINGS, TURN_LINES, SKIES, OFF_RULE, SPENT)),
    (320, (POSITIONS, RULES)),
)


def laid_out(site, chromium, served):
    """On a wide page cards of places are as wide as each other, choices stand beside the map, the next page at the end"""
    looks = {width: looks for width, looks in LOOKS}
    for tab, page, width, _ in in_windows(chromium, site.kinds, [(width, 900) for width in looks]):
        for look in looks[width]:
            for words in tab.evaluate(look):
                yield Failure(page.path, f"at {width} px {words}")
