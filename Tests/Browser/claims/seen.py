"""What a reader sees: nothing moves, nothing sticks out, letters may be twice as large. A page of each kind is looked at."""

from pathlib import Path

from site_folder import Failure

WIDTHS = [320, 390, 820, 1440]
LARGE_LETTERS = 32

# Text and pictures that stick out of the window although nothing cuts or scrolls them. The body hides what sticks
# out, so the width of the document says nothing. The same walk tells what overlaps, line by line.
STICKING_OUT = """() => {
  const width = document.documentElement.clientWidth, found = new Set();
  const boxed = element => { for (let e = element; e && e !== document.body; e = e.parentElement) {
    const s = getComputedStyle(e); if (s.overflowX !== 'visible' || s.clipPath !== 'none') return true; } return false; };
  const say = (words, rect, element) => {
    if (rect.width > 1 && rect.height > 1 && (rect.right > width + 1 || rect.left < -1) && !boxed(element))
      found.add(words + ' from ' + Math.round(rect.left) + ' to ' + Math.round(rect.right));
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, text = node.data.trim(), e = node.parentElement;
    if (!text || !e.checkVisibility({visibilityProperty: true}) || e.closest('script, .skip')) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    for (const rect of range.getClientRects()) say('“' + text.slice(0, 40) + '”', rect, e);
  }
  for (const e of document.querySelectorAll('img, svg, video, table, pre, input, button'))
    if (e.checkVisibility()) say('<' + e.localName + ' class="' + (e.getAttribute('class') || '') + '">', e.getBoundingClientRect(), e.parentElement);
  return [...found].slice(0, 6);
}"""

OVERLAPPING = """() => {
  const lines = [], found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = element => { for (let e = element; e && e !== document.body; e = e.parentElement) {
    const s = getComputedStyle(e); if (s.clipPath !== 'none' || s.opacity === '0') return true; } return false; };
  // What lies over others on a ground of its own hides them, as it is meant to: the current section in the navigation.
  const covers = element => { for (let e = element; e && e !== document.body; e = e.parentElement) {
    const s = getComputedStyle(e); if (/sticky|fixed/.test(s.position) && !/^rgba\(.*, 0\)$|transparent/.test(s.backgroundColor)) return true; } return false; };
  const cut = (rect, element) => { let [l, t, r, b] = [rect.left, rect.top, rect.right, rect.bottom];
    for (let e = element; e && e !== document.body; e = e.parentElement) { const s = getComputedStyle(e);
      if (s.overflowX !== 'visible' || s.overflowY !== 'visible') { const c = e.getBoundingClientRect();
        l = Math.max(l, c.left); t = Math.max(t, c.top); r = Math.min(r, c.right); b = Math.min(b, c.bottom); } }
    return [l, t, r, b]; };
  while (walk.nextNode() && lines.length < 4000) {
    const node = walk.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest('script, svg, .skip') || !e.checkVisibility({visibilityProperty: true}) || hidden(e)) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const [l, t, r, b] = cut(rect, e), trim = (b - t) * .2;
      if (r - l > 3 && b - t > 6) lines.push({l: l + 1, r: r - 1, t: t + trim, b: b - trim, node, covers: covers(e)});
    }
  }
  lines.sort((a, b) => a.t - b.t);
  for (let i = 0; i < lines.length; i++) for (let j = i + 1; j < lines.length && lines[j].t < lines[i].b; j++) {
    const [a, b] = [lines[i], lines[j]];
    if (a.node !== b.node && !a.covers && !b.covers && a.l < b.r && b.l < a.r && Math.min(a.b, b.b) - Math.max(a.t, b.t) > 2)
      found.add('“' + a.node.data.trim().slice(0, 30) + '” and “' + b.node.data.trim().slice(0, 30) + '”');
  }
  return [...found].slice(0, 6);
}"""


def still(site, chromium, served):
    """Nothing moves while a page loads (CLS 0), sticks out sideways or is cut, at 320, 390, 820 and 1440 pixels"""
    yield from looked_at(site, chromium, WIDTHS)


def still_briefly(site, chromium, served):
    """Nothing moves while a page loads (CLS 0), sticks out sideways or is cut, at 320 and 1440 pixels"""
    yield from looked_at(site, chromium, [WIDTHS[0], WIDTHS[-1]])


# Words of which hardly more than a letter stands in a line: their column has no room.
SPELT = """() => {
  const found = new Set(), walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, text = node.data.trim(), e = node.parentElement;
    if (text.length < 6 || e.closest('svg, script') || !e.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size;
    if (lines > 3 && lines > text.length / 3) found.add('“' + text.slice(0, 40) + '” in ' + lines + ' lines');
  }
  return [...found].slice(0, 6);
}"""


# Lines of which the end is left out, as a browser does it where a style asks for it.
CUT = """() => [...document.querySelectorAll('main :not(select, option, input)')]
  .filter(e => e.checkVisibility() && getComputedStyle(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1)
  .map(e => '“' + e.textContent.trim().slice(0, 40) + '”').slice(0, 6)"""


# What leads back stands at the start of a line and what leads on at its end, on both ends of a page, whichever way it is written; a large
# look at what comes next may stand above both.
TURNED = """() => [...document.querySelectorAll('.turn, .dayturn')].filter(e => {
  const back = e.querySelector('.back'), on = e.querySelector('.on .pic') || e.querySelector('.on');
  if (!back?.checkVisibility() || !on || !e.checkVisibility()) return false;
  const middle = box => box.left + box.width / 2, boxes = [back, on].map(each => each.getBoundingClientRect()), [b, o] = boxes.map(middle);
  if (boxes[1].bottom <= boxes[0].top) return !on.closest('.broad');
  return getComputedStyle(e).direction === 'rtl' ? b <= o : b >= o;
}).map(e => e.className)"""


def looked_at(site, chromium, widths):
    """Loads every kind of page at each width, to its end; what it asks for and says is noted too."""
    for width in widths:
        with chromium.tab(width=width) as tab:
            for page in site.kinds:
                tab.open(page.file.as_uri())
                tab.scroll_through()
                tab.settle()
                yield from tab.complaints(page, site.root.as_uri() + "/")
                for moved in tab.evaluate("() => window.__moved"):
                    yield Failure(page.path, f"at {width} px something moved: {moved}")
                tab.open_details()
                yield from seen_wrong(tab, page, f"at {width} px")
                for words in tab.evaluate(SPELT):
                    yield Failure(page.path, f"at {width} px letter by letter: {words}")
                for words in tab.evaluate(CUT):
                    yield Failure(page.path, f"at {width} px cut: {words}")
                for name in tab.evaluate(TURNED):
                    yield Failure(page.path, f"at {width} px the way back is not before the way on: {name}")


def large_letters(site, chromium, served):
    """Letters twice as large neither stick out nor overlap, from 390 pixels on"""
    for width in WIDTHS[1:]:
        with chromium.tab(width=width) as tab:
            for page in site.kinds:
                tab.open(page.file.as_uri())
                tab.evaluate(f"() => {{ document.documentElement.style.fontSize = '{LARGE_LETTERS}px'; }}")
                tab.open_details()
                yield from seen_wrong(tab, page, f"at {width} px with letters twice as large")


def seen_wrong(tab, page, where):
    wide = tab.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    if wide[0] > wide[1]:
        yield Failure(page.path, f"{where} the page is {wide[0]} px wide")
    for words in tab.evaluate(STICKING_OUT):
        yield Failure(page.path, f"{where} sticks out: {words}")
    for words in tab.evaluate(OVERLAPPING):
        yield Failure(page.path, f"{where} overlap: {words}")
