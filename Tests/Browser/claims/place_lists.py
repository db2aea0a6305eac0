"""Lists of places as they are seen: the numbers by which a map is read, and columns that begin together."""

from site_folder import Failure

# Pixels that a map may end below the pictures beside which it stands.
MOST_BELOW = 280
# The numbers of places that reach over their sign, where they stand on it at all; beside all signs of a list they stand where one
# that narrows upwards has no room for its two figures.
OVER = """() => { const marks = [...document.querySelectorAll('.cats .place .mark:has(> b)')].filter(mark => mark.checkVisibility());
  const areBeside = marks.some(mark => mark.querySelector('b').textContent.length > 1 && mark.querySelector('.c-camp, .c-museum'));
  return marks.filter(mark => {
  const [sign, number] = [mark.querySelector('.sign'), mark.querySelector('b')].map(part => part.getBoundingClientRect());
  const isBeside = number.left >= sign.right - 1 || sign.left >= number.right - 1 || number.top >= sign.bottom - 1;
  return isBeside ? !areBeside && mark.querySelector('b').textContent.length == 1 : areBeside || number.left < sign.left - 1 || number.right > sign.right + 1 || number.bottom > sign.bottom + 1;
}).map(mark => mark.querySelector('b').textContent); }"""
# The numbers of the list that no sign on the maps has by itself, and that no word below these tells.
UNSEEN = """() => { const seen = [...document.querySelectorAll('.pagehead + .sheet:not(.areas) svg :is(.map-pin-number, .map-own-number, .map-idea-number), .nearer svg :is(.map-pin-number, .map-own-number, .map-idea-number)')]
    .filter(number => number.checkVisibility()).map(number => number.textContent);
  const caption = [...document.querySelectorAll('.pagehead + .sheet:not(.areas) > figcaption .said')].filter(said => said.checkVisibility()).map(said => said.textContent).join(' ');
  const told = [...caption.matchAll(/\\+\\d+ \\(([^)]*)\\)/g)].flatMap(sign => sign[1].match(/\\d+/g) ?? []);
  const numbers = [...document.querySelectorAll('.cats .place .mark > b')].map(number => number.textContent);
  return numbers.length > 60 || !seen.length ? [] : numbers.filter(number => !seen.includes(number) && !told.includes(number)); }"""
# How far apart the first places of the columns of a list of one group begin.
UNEVEN = """() => { const places = [...document.querySelectorAll('.cats:not(.towns) > section:only-child .place')].map(place => place.getBoundingClientRect());
  const tops = [...new Set(places.map(place => Math.round(place.left)))].map(left => Math.min(...places.filter(place => Math.round(place.left) == left).map(place => place.top)));
  return tops.length ? Math.max(...tops) - Math.min(...tops) : 0; }"""

# How many columns a list of several kinds stands in, and in how many it could.
COLUMNS = """() => [...document.querySelectorAll('.cats:not(.towns):has(> section + section)')].map(list => [
  new Set([...list.children].map(group => Math.round(group.getBoundingClientRect().left))).size,
  Math.min(list.children.length, Math.floor(list.clientWidth / 400))])"""
# How far below the pictures of a place the map ends that stands beside them.
BELOW = """() => { const [seen, map] = ['.spread.high > .seen', '.spread.high > .mapped'].map(part => document.querySelector(part));
  if (!map || map.getBoundingClientRect().left < seen.getBoundingClientRect().right) return 0;
  return [...map.querySelectorAll('svg.map')].find(svg => svg.checkVisibility()).getBoundingClientRect().bottom - seen.getBoundingClientRect().bottom; }"""


def filled(site, chromium, served):
    """On a desk a list of places of several kinds stands in as many columns as have room, and no map beside the pictures of a place ends far below them"""
    for page in [page for page in site.pages if page.path.startswith("places/")]:
        for width in (1024, 1440):
            with chromium.tab(width=width, height=900) as tab:
                tab.open(page.file.as_uri())
                for columns, room in tab.evaluate(COLUMNS):
                    if columns < room:
                        yield Failure(page.path, f"at {width} the list has {columns} columns where {room} have room")
                if (below := tab.evaluate(BELOW)) > MOST_BELOW:
                    yield Failure(page.path, f"at {width} the map ends {below:.0f} px below the pictures")


def place_lists(site, chromium, served):
    """In lists of places all numbers stand in their signs where none is wider than its own, else all beside them, each of up to sixty stands by itself on one of the maps or is told below them, and the columns of a single group begin on one line"""
    for page in [page for page in site.pages if page.path == "places/index.html"]:
        for width in (390, 1440):
            with chromium.tab(width=width, height=900) as tab:
                tab.open(page.file.as_uri())
                tab.open_details()
                for number in tab.evaluate(OVER)[:1]:
                    yield Failure(page.path, f"at {width} the number {number} does not stand as its sign has room for it")
                for number in tab.evaluate(UNSEEN)[:1]:
                    yield Failure(page.path, f"at {width} the number {number} stands on no map, and no word tells which sign it is")
                if tab.evaluate(UNEVEN) > 1:
                    yield Failure(page.path, f"at {width} the columns of the list do not begin on one line")
