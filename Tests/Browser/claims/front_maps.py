"""The maps of a front page, as wide as they may be on a tablet and on a phone; long lists of places there, and lists of days."""

from site_folder import Failure

# The share of its section's width that the front page's one map takes; nothing where there are several, or that of one place.
WIDTH = """() => { const sheet = document.querySelector('.sec:not(.lone) > .sheet:not(.spot, .pair, .areas)');
  const map = sheet && [...sheet.querySelectorAll(':scope > svg')].find(svg => svg.checkVisibility());
  return map ? map.getBoundingClientRect().width / sheet.parentElement.getBoundingClientRect().width : null; }"""
# The share of the page that each of the maps of areas takes, and how many of its words and numbers are not seen.
AREAS = """() => [...document.querySelectorAll('.sec > .sheet.areas .area > svg')].map(svg => [
  svg.getBoundingClientRect().width / svg.closest('.sheet').getBoundingClientRect().width,
  [...svg.querySelectorAll('text')].filter(text => text.textContent && !text.checkVisibility()).length])"""


def front_maps(site, chromium, served):
    """The map of a front page is as wide as it on a tablet, and on a phone those of several areas are each as wide as that, with all their words"""
    for page in [page for page in site.pages if page.path == "index.html"]:
        with chromium.tab(width=820, height=1180) as tab:
            tab.open(page.file.as_uri())
            share = tab.evaluate(WIDTH)
            if share is not None and share < 0.98:
                yield Failure(page.path, f"at 820 the map takes {share:.0%} of the width")
        with chromium.tab(width=390, height=844) as tab:
            tab.open(page.file.as_uri())
            for number, (share, unseen) in enumerate(tab.evaluate(AREAS), 1):
                if share < 0.98:
                    yield Failure(page.path, f"at 390 map {number} takes {share:.0%} of the width")
                if unseen:
                    yield Failure(page.path, f"at 390 {unseen} words of map {number} are not seen")


# How high the lines of a list of two dozen places and more are, in pixels.
LINES = """() => [...document.querySelectorAll('.cats:has(.place:nth-child(24)) .place')].filter(line => line.checkVisibility())
  .map(line => line.getBoundingClientRect().height)"""
# Two lines of a name and the room around them.
HIGHEST = 80


def short_lines(site, chromium, served):
    """Of two dozen places and more a phone lists the names alone, a line or two each"""
    for page in [page for page in site.pages if page.path == "places/index.html"]:
        with chromium.tab(width=390, height=844) as tab:
            tab.open(page.file.as_uri())
            for height in [height for height in tab.evaluate(LINES) if height > HIGHEST][:1]:
                yield Failure(page.path, f"at 390 a place in a long list is {height:.0f} px high")


# How high what is written below the map of the itinerary is, in lines; nothing where there is none.
KEY = """() => { const key = document.querySelector('.pagehead + .sheet > figcaption');
  return key ? (key.getBoundingClientRect().height - parseFloat(getComputedStyle(key).paddingTop)) / parseFloat(getComputedStyle(key).lineHeight) : 0; }"""
MOST_LINES = 6


def short_key(site, chromium, served):
    """On a phone the days of an itinerary begin below its map: no more than six lines of signs and sources stand between them"""
    for page in [page for page in site.pages if page.path == "itinerary/index.html"]:
        with chromium.tab(width=390, height=844) as tab:
            tab.open(page.file.as_uri())
            lines = tab.evaluate(KEY)
            if lines > MOST_LINES:
                yield Failure(page.path, f"at 390 the key of the map has {lines:.0f} lines")


# The widths that pictures of a list of days have, but for a day that is one alone.
PICTURES = """() => [...new Set([...document.querySelectorAll('.rows > .card:not(:only-child) > .pic')].filter(pic => pic.checkVisibility())
  .map(pic => Math.round(pic.getBoundingClientRect().width)))]"""


# Of lists with more than twenty days, those that are one column.
NARROW = """() => [...document.querySelectorAll('.rows:not(.mapped, .tracks):has(> .card:nth-child(21))')]
  .filter(list => getComputedStyle(list).gridTemplateColumns.split(' ').length < 2).length"""


# Of lists in columns that are read down, those of which one column is more than two days longer than another.
UNEVEN = """() => [...document.querySelectorAll('.rows')].filter(list => {
  const columns = Object.values(Object.groupBy([...list.children].map(day => day.getBoundingClientRect()), box => Math.round(box.left)))
    .map(boxes => boxes.reduce((sum, box) => sum + box.height, 0));
  return getComputedStyle(list).columnWidth !== 'auto' && columns.length > 1 && list.children.length > 6
    && Math.max(...columns) - Math.min(...columns) > 2 * Math.max(...[...list.children].map(day => day.clientHeight));
}).length"""


def one_column(site, chromium, served):
    """The pictures of a list of days have one width, also those of few pixels, so that the dates beside them are a column; of many days two stand side by side on a tablet, and columns are about as long as each other"""
    for page in [page for page in site.pages if page.path == "index.html"]:
        for width in (390, 820, 1440):
            with chromium.tab(width=width, height=900) as tab:
                tab.open(page.file.as_uri())
                widths = tab.evaluate(PICTURES)
                if width > 600 and tab.evaluate(NARROW):
                    yield Failure(page.path, f"at {width} many days are one column")
                if tab.evaluate(UNEVEN):
                    yield Failure(page.path, f"at {width} a column of days is much longer than the next")
                if len(widths) > 1:
                    yield Failure(page.path, f"at {width} pictures of days are {sorted(widths)} px wide")
