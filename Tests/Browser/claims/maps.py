"""Maps, measured by a program that has not drawn them: where their letters lie, and what they weigh."""

import gzip
import re

from claims.windows import in_windows
from site_folder import Failure

# Bytes of a map as servers send it; day pages have more to carry.
LARGEST, LARGEST_OF_DAY = 60_000, 25_000
WIDTHS = [390, 1440]
MAP = re.compile(r'<svg class="map .*?</svg>', re.DOTALL)

# Boxes of texts and markers as the browser has set them, turned as they are turned; letters are taken from their base
# line to the height of capitals, since a line's box is higher than what is seen of it.
MEASURED = """() => {
  const found = [];
  const quad = (element, upper, lower) => {
    const box = element.getBBox(), to = element.getCTM(), gap = .6;
    const [top, bottom] = [box.y + box.height * upper + gap, box.y + box.height * (1 - lower) - gap];
    return [[box.x + gap, top], [box.x + box.width - gap, top], [box.x + box.width - gap, bottom], [box.x + gap, bottom]]
      .map(([x, y]) => [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f]);
  };
  // Two convex shapes lie apart if a side of one has the other all beyond it.
  const beyond = (one, other) => one.some(([x, y], i) => {
    const [nextX, nextY] = one[(i + 1) % one.length], [dx, dy] = [nextX - x, nextY - y];
    const side = ([px, py]) => dx * (py - y) - dy * (px - x);
    const inside = Math.sign(one.reduce((sum, point) => sum + side(point), 0));
    return other.every(point => side(point) * inside <= 0);
  });
  const touch = (one, other) => !beyond(one, other) && !beyond(other, one);
  for (const svg of document.querySelectorAll('svg.map')) {
    if (!svg.checkVisibility()) continue;
    const id = svg.querySelector('title').id.replace('-title', '');
    const sheet = svg.getScreenCTM(), root = svg.getBoundingClientRect(), scale = root.width / svg.viewBox.baseVal.width;
    // Within a drawing Chromium takes what is not displayed for visible.
    const letters = [...svg.querySelectorAll('text')]
      .filter(text => text.textContent && text.checkVisibility() && !text.closest('[display=none]') && !/number|emoji/.test(text.getAttribute('class')))
      .map(text => ({words: text.textContent, quad: quad(text, .24, .22)}));
    const markers = [...svg.querySelectorAll('.map-stop, .map-pin, .map-cluster-rim')].filter(e => !e.closest('[display=none]') && getComputedStyle(e.closest('[data-at]') || e).display !== 'none').map(marker => quad(marker, .06, .06));
    const [width, height] = [svg.viewBox.baseVal.width * scale, svg.viewBox.baseVal.height * scale];
    letters.forEach((one, i) => {
      for (const other of letters.slice(i + 1))
        if (touch(one.quad, other.quad)) found.push(`${id}: “${one.words}” and “${other.words}” touch`);
      for (const marker of markers)
        if (touch(one.quad, marker)) found.push(`${id}: “${one.words}” lies on a marker`);
      if (one.quad.some(([x, y]) => x < 0 || y < 0 || x > width || y > height))
        found.push(`${id}: “${one.words}” leaves the sheet`);
    });
    for (const marker of markers)
      if (marker.some(([x, y]) => x < 0 || y < 0 || x > width || y > height)) found.push(`${id}: a marker leaves the sheet`);
  }
  // Two of a pair are of one height side by side, and of one width under each other.
  for (const pair of document.querySelectorAll('.sheet.pair:not(:has(> .map-locator))')) {
    const [one, other] = [...pair.querySelectorAll(':scope > svg')].filter(svg => svg.checkVisibility()).map(svg => svg.getBoundingClientRect());
    if (other && (Math.abs(one.left - other.left) > 5 ? Math.abs(one.top - other.top) + Math.abs(one.height - other.height) : Math.abs(one.width - other.width)) > 1.5)
      found.push('two maps that belong together do not meet at their edges');
  }
  // Sheets of areas that stand side by side begin on one line.
  const areas = [...document.querySelectorAll('.sheets > .area > svg')].map(svg => svg.getBoundingClientRect());
  for (const [one, other] of areas.slice(1).map((area, i) => [areas[i], area]))
    if (other.left > one.left && Math.abs(other.top - one.top) > 1) found.push('sheets of areas side by side do not begin on one line');
  return [...new Set(found)];
}"""


# Texts of maps in sight whose letters are smaller than ten pixels: the nominal size, times how much the drawing is shrunk.
SMALL = """() => [...document.querySelectorAll('svg.map')].filter(svg => svg.checkVisibility()).flatMap(svg => {
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return [...svg.querySelectorAll('text')].filter(text => text.textContent && text.checkVisibility() && !text.closest('[display=none]'))
    .filter(text => getComputedStyle(text).display != 'none')
    .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * scale]).filter(([, size]) => size < 9.95)
    .map(([words, size]) => `${svg.querySelector('title').id}: “${words}” is ${size.toFixed(1)} px high`);
})"""


def letters(site, chromium, served):
    """No letter on a map is smaller than ten pixels, cards included, from phones of 390 pixels to desks"""
    pages = [page for page in site.kinds if '<svg class="map' in page.source]
    for tab, page, width, _ in in_windows(chromium, pages, [(width, 900) for width in (390, 820, 1024, 1280, 1440)]):
        for words in tab.evaluate(SMALL):
            yield Failure(page.path, f"at {width} px {words}")


FIRST = """() => { const seen = maps => [...document.querySelectorAll(maps)].find(svg => svg.checkVisibility());
  const map = seen('.atlas > .sheet:not(.pair) > svg.map');
  return map && map.getBoundingClientRect().bottom; }"""


def whole_map(site, chromium, served):
    """On the page of the map all of it stands on the first screen of a desk, unless each of several areas has one of its own"""
    for page in site.kinds:
        if '<div class="atlas"' in page.source:
            with chromium.tab(width=1440, height=900) as tab:
                tab.open(page.file.as_uri())
                bottom = tab.evaluate(FIRST)
                if bottom is None:
                    yield Failure(page.path, "no map is seen")
                elif bottom > 900:
                    yield Failure(page.path, f"the map ends {bottom - 900:.0f} px below the first screen")


def maps(site, chromium, served):
    """On maps no words touch others or a marker, nothing leaves the sheet, sheets side by side begin on one line, and a map weighs 60 KB at most, of a day 25"""
    pages = [page for page in site.kinds if '<svg class="map ' in page.source]
    for tab, page, width, _ in in_windows(chromium, pages, [(width, 900) for width in WIDTHS]):
        for words in tab.evaluate(MEASURED):
            yield Failure(page.path, f"at {width} px {words}")
    for page in site.pages:
        largest = LARGEST_OF_DAY if page.is_day else LARGEST
        for drawing in MAP.findall(page.source):
            weight = len(gzip.compress(drawing.encode(), 9))
            if weight > largest:
                yield Failure(page.path, f"a map weighs {weight} bytes, more than {largest}")
