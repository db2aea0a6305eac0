"""What a reader meets first: the title on the first screen, pages of a bearable length, no picture twice, maps that show land."""

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


def first_look(site, chromium, served):
    """The front page's title is on the first screen and the page bearably long; a day shows no picture twice; no map is blank"""
    for width, height in SCREENS:
        with chromium.tab(width=width, height=height) as tab:
            for page in site.kinds:
                tab.open(page.file.as_uri())
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
