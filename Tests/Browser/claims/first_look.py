"""What a reader meets first: the title on the first screen, pages of a bearable length, no picture twice, maps that show land."""

from claims.windows import in_windows
from site_folder import Failure

SCREENS = [(1440, 900), (390, 844)]
# Pixels: a front page that is longer on a phone is a list that nobody scrolls through.
LONGEST = 24_000
# The share of a small map's sheet that has to be land, water or relief, unless it is one of squares beside its region.
LEAST_GROUND = 0.9

PICTURES = """() => [...document.querySelectorAll('main [data-photo]')].map(link => link.dataset.photo)"""
# Of each map in sight: how much of it its ground covers, and what it is of.
MAPS = """() => [...document.querySelectorAll('figure.sheet')].flatMap(figure => {
  const drawn = [...figure.querySelectorAll(':scope > svg')].filter(svg => svg.checkVisibility());
  return [Math.max(0, ...drawn.map(svg => { const ground = svg.querySelector(':scope > g .map-water, :scope > g .map-land');
    if (!ground) return 0; const [a, b] = [ground.getBoundingClientRect(), svg.getBoundingClientRect()];
    return a.width * a.height / (b.width * b.height); }))];
})"""


# Of each gallery in sight: its rows, each with its height and what is missing of its width; whether it is so few that it
# need not fill it; how many pictures are wider than they have pixels; and the strip that a broad one alone leaves before it.
# Two or three pictures of a text are no such rows on a phone.
ROWS = """() => [...document.querySelectorAll('ul.just')].filter(list => list.checkVisibility() && getComputedStyle(list).display !== 'grid').map(list => {
  const rows = [];
  for (const item of list.children) { const box = item.getBoundingClientRect(), last = rows.at(-1);
    if (last && Math.abs(last[0].top - box.top) < 4) last.push(box); else rows.push([box]); }
  const enlarged = [...list.querySelectorAll('img')].filter(image => getComputedStyle(image).objectFit !== 'scale-down'
    && image.getBoundingClientRect().width > Math.max(+image.getAttribute('width'), ...[...image.srcset.matchAll(/ (\\d+)w/g)].map(m => +m[1])) + 1);
  const lone = list.querySelector(':scope > .few:only-child:not(.own, .r4, .r5, .r6, .r7, .r8, .r9)'), strip = lone ? lone.getBoundingClientRect().left - list.getBoundingClientRect().left : 0;
  return {heights: rows.map(row => row[0].height), few: !!list.querySelector('.few'), enlarged: enlarged.length, strip: innerWidth > 1200 && !list.closest('.listing') ? strip : 0,
    missing: Math.max(...rows.map(row => list.clientWidth - row.reduce((sum, box) => sum + box.width, 0) - (row.length - 1) * parseFloat(getComputedStyle(list).columnGap)))};
})"""
# How much higher the last row may be than any other.
UNEVEN = 1.4


def rows_fill(site, chromium, served):
    """Every row of a gallery fills its width, the last is at most 1.4 times as high as any other, and no picture is enlarged"""
    pages = [page for page in site.kinds if page.shows("ul", "just")]
    # Without a script, too.
    for tab, page, width, _ in in_windows(chromium, pages, [(390, 900), (820, 900), (1440, 900)], script=False):
        for gallery in tab.evaluate(ROWS):
            where, heights = f"at {width}", gallery["heights"]
            if gallery["missing"] > 2 and not gallery["few"]:
                yield Failure(page.path, f"{where} a row leaves {gallery['missing']:.0f} px open")
            if len(heights) > 1 and heights[-1] > UNEVEN * min(heights[:-1]) * 1.05:
                yield Failure(page.path, f"{where} the last row is {heights[-1]:.0f} px high beside {min(heights[:-1]):.0f}")
            if 2 < gallery["strip"] < 20:
                yield Failure(page.path, f"{where} a picture alone leaves a strip of {gallery['strip']:.0f} px")
            if gallery["enlarged"]:
                yield Failure(page.path, f"{where} {gallery['enlarged']} pictures are enlarged")


# Of a broad picture of few pixels that is all that a day has, or on its own page on a phone: how far it begins from where the page's title does, in pixels.
ALONE = """() => { const small = document.querySelector('[aria-labelledby="pictures"]:not(.also) > .just > .own:only-child:not(.r4, .r5, .r6, .r7, .r8, .r9)' + (innerWidth < 960 ? ', .photo figure.top.small img' : ''));
  const [a, b] = [small, small && document.querySelector('h1')].map(e => e?.getBoundingClientRect()), side = document.documentElement.dir === 'rtl' ? 'right' : 'left';
  return small ? Math.abs(a[side] - b[side]) : 0; }"""

# An upright one stands in the middle of its row: how far it is from there.
UPRIGHT = """() => { const upright = document.querySelector('[aria-labelledby="pictures"]:not(.also) > .just > .own:only-child:is(.r4, .r5, .r6, .r7, .r8, .r9)');
  const [a, b] = [upright, upright?.parentElement].map(e => e?.getBoundingClientRect());
  return upright ? Math.abs(a.left + a.right - b.left - b.right) / 2 : 0; }"""


# On a wide screen the title of a picture's page stands beside one that is upright or has few pixels.
BELOW = """() => { const [figure, title] = ['.photo > figure.top:is(.tall, .small) img', 'h1'].map(e => document.querySelector(e)?.getBoundingClientRect());
  return !!figure && innerWidth >= 960 && (title.top >= figure.bottom || title.left < figure.right && title.right > figure.left); }"""


def small_alone(site, chromium, served):
    """A small picture that is all that a day has, or on its own page, begins where the title does, or has that beside it, or is upright and in the middle"""
    for width in (390, 1440):
        with chromium.tab(width=width, height=900) as tab:
            for page in [page for page in site.pages if page.shows("li", "own") or page.shows("figure", "small", "tall")]:
                tab.open(page.file.as_uri())
                away = tab.evaluate(ALONE)
                if tab.evaluate(BELOW):
                    yield Failure(page.path, f"at {width} px the title stands below the picture, with nothing beside that")
                if away > 2:
                    yield Failure(page.path, f"at {width} its only picture begins {away:.0f} px from its title")
                beside = tab.evaluate(UPRIGHT)
                if beside > 2:
                    yield Failure(page.path, f"at {width} its only picture, an upright one, stands {beside:.0f} px from the middle")


# Of the days of a list: how many have their number above their date, and how many have both.
NUMBERED = """() => { const pairs = [...document.querySelectorAll('.agenda .sechead:has(> p)')].map(head => [head.querySelector('p'), head.querySelector('h2')])
    .concat([...document.querySelectorAll('.rows.mapped .top:has(> b):has(> time)')].map(top => [top.querySelector('b'), top.querySelector('time')]));
  return [pairs.filter(([number, date]) => number.getBoundingClientRect().bottom <= date.getBoundingClientRect().top + 1).length, pairs.length]; }"""


def numbers_above(site, chromium, served):
    """On a narrow page the days of a list have their numbers at one place: above their dates, however long these are"""
    with chromium.tab(width=390, height=844) as tab:
        for page in [page for page in site.pages if page.shows("div", "agenda") or page.shows("ol", "mapped")]:
            tab.open(page.file.as_uri())
            above, days = tab.evaluate(NUMBERED)
            if above < days:
                yield Failure(page.path, f"of {days} days {days - above} have their number beside or below their date")


# How far apart the names of a list of numbered stops begin, in pixels.
RAGGED = """() => Math.max(0, ...[...document.querySelectorAll('ol.stops:has(> li > b)')].filter(list => list.checkVisibility()).map(list => {
  const starts = [...list.querySelectorAll(':scope > li > div')].filter(name => name.checkVisibility()).map(name => name.getBoundingClientRect()[document.documentElement.dir === 'rtl' ? 'right' : 'left']);
  return Math.max(...starts) - Math.min(...starts); }))"""


def stops_in_line(site, chromium, served):
    """On a phone the names of numbered stops begin on one line, however many days are before one of them"""
    with chromium.tab(width=390, height=844) as tab:
        for page in [page for page in site.kinds if page.shows("ol", "stops")]:
            tab.open(page.file.as_uri())
            ragged = tab.evaluate(RAGGED)
            if ragged > 1:
                yield Failure(page.path, f"the names of its stops begin {ragged:.0f} px apart")


# Parts of stops that stand on the line of the town's name, whose letters are others.
BESIDE = """() => [...document.querySelectorAll('.stops.told small')].filter(part => part.checkVisibility() && part.getBoundingClientRect().top < part.parentNode.querySelector('bdi').getBoundingClientRect().bottom - 6).map(part => part.textContent)"""


def parts_below_towns(site, chromium, served):
    """In the list below the map of a trip the parts of a town at which one stopped stand below its name"""
    with chromium.tab(width=390, height=844) as tab:
        for page in [page for page in site.kinds if page.path.endswith("map/index.html")]:
            tab.open(page.file.as_uri())
            for part in tab.evaluate(BESIDE):
                yield Failure(page.path, f"“{part}” stands beside the name of its town")


# The titles of maps beside one another, and of tracks in a list, of which a part is cut off.
CUT_TITLES = """() => [...document.querySelectorAll('.sheet .area p, .rows.tracks h3')].filter(title => title.scrollHeight > title.clientHeight + 1).map(title => title.textContent)"""


def whole_titles(site, chromium, served):
    """A map of an area and a track bear all of their title, also one that a program gave"""
    for width in (390, 1440):
        with chromium.tab(width=width, height=900) as tab:
            for page in [page for page in site.pages if page.shows("div", "area") or page.shows("ol", "tracks")]:
                tab.open(page.file.as_uri())
                for title in tab.evaluate(CUT_TITLES):
                    yield Failure(page.path, f"at {width} a title is cut: {title}")


# Of each picture at the head of a page: what share of it is cut off, and its own width to height.
HEADS = """() => [...document.querySelectorAll('main figure:is(.hero, .plate) img')].filter(image => image.checkVisibility()).map(image => {
  const own = image.getAttribute('width') / image.getAttribute('height'), box = image.getBoundingClientRect(), shown = box.width / box.height;
  return {lost: 1 - Math.min(own / shown, shown / own), own};
})"""
# The share that a head may lose; where it is nearly as wide as all else that is two hundredths more, and that ratios are known to a tenth takes three.
MOST_LOST = 0.2


def heads(site, chromium, served):
    """No picture at the head of a page loses more than 17 % of itself, nor an upright one more than what is beyond 4:5"""
    pages = [page for page in site.kinds if page.shows("figure", "hero", "plate")]
    for tab, page, width, height in in_windows(chromium, pages, [(390, 844), (820, 900), (1440, 900), (1920, 1080)]):
        for head in tab.evaluate(HEADS):
            beyond = 1 - head["own"] / 0.8 + 0.02
            if head["lost"] > max(MOST_LOST, beyond):
                yield Failure(page.path, f"at {width} by {height} {head['lost']:.0%} of its head is cut off")


# What is wrong with the title of a day whose picture goes to the edge: both together are the first screen, and fill its width.
SPREADS = """() => [...document.querySelectorAll('main .hero:not(.of-entry)')].flatMap(hero => {
  const picture = hero.querySelector('img').getBoundingClientRect(), title = document.querySelector('main h1').getBoundingClientRect();
  const isLetIn = title.bottom <= picture.bottom + 1 && title.top > picture.top && title.left < picture.right;
  return (picture.right > innerWidth - 20 || isLetIn ? [] : ['nothing stands beside the picture'])
    .concat(innerWidth > 960 && !hero.matches('.strip, .plate') && !isLetIn ? ['the title is not let into the picture'] : [])
    .concat(title.bottom > innerHeight ? ['the title is below the first screen'] : []);
})"""


def spreads(site, chromium, served):
    """A day's picture goes from edge to edge, or has its title let into it, and the title is on the first screen"""
    pages = [page for page in site.kinds if page.path.startswith("days/") and page.shows("figure", "hero")]
    for tab, page, width, height in in_windows(chromium, pages, [(390, 844), (1024, 768), (1440, 900), (1920, 1080)]):
        for what in tab.evaluate(SPREADS):
            yield Failure(page.path, f"at {width} by {height} {what}")


def first_look(site, chromium, served):
    """The front page's title is on the first screen and the page bearably long; a day shows no picture twice; no map is blank"""
    pages = [page for page in site.kinds if page.path == "index.html" or page.path.startswith("days/") or page.shows("figure", "sheet")]
    for tab, page, width, height in in_windows(chromium, pages, SCREENS):
        where = f"at {width} by {height}"
        if page.path == "index.html":
            yield from front(tab, page, height, where)
        twice = tab.evaluate(PICTURES)
        if page.path.startswith("days/") and len(set(twice)) < len(twice):
            yield Failure(page.path, f"shows a picture twice: {sorted(p for p in set(twice) if twice.count(p) > 1)}")
        for share in tab.evaluate(MAPS):
            # Within the neat line and its degrees.
            if share < LEAST_GROUND * 0.8:
                yield Failure(page.path, f"{where} a map shows land or water on {share:.0%} of it")


def front(tab, page, height, where):
    bottom, length = tab.evaluate(
        "() => [document.querySelector('h1').getBoundingClientRect().bottom, document.documentElement.scrollHeight]")
    if bottom > height:
        yield Failure(page.path, f"{where} the title ends at {bottom:.0f} px")
    if length > LONGEST:
        yield Failure(page.path, f"{where} the page is {length} px long")
