"""Tables and lists of bars: no word is broken, figures stand below each other, and what is too wide scrolls by itself."""

from claims.windows import in_windows
from site_folder import Failure

WIDTHS = [320, 390, 1440]

# Words on more than one line within a table; and of each column of figures the cells that end elsewhere than the others.
TABLES = """() => [...document.querySelectorAll('main table:not(.calendar, .heat)')].filter(table => table.checkVisibility()).flatMap(table => {
  const found = [], walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement.closest('.vh, svg')) continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      // What is longer than any word is broken so that the rest can be read.
      if (word[0].length > 24) continue;
      const range = document.createRange();
      range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].filter(box => box.width).map(box => Math.round(box.top))).size > 1) found.push('breaks “' + word[0] + '”');
    }
  }
  const ends = new Map();
  for (const cell of table.querySelectorAll('.num')) {
    if (!cell.textContent.trim() || cell.querySelector('button') || !cell.checkVisibility()) continue;
    const range = document.createRange(); range.selectNodeContents(cell);
    const isRight = getComputedStyle(cell).direction === 'rtl', boxes = [...range.getClientRects()].filter(box => box.width);
    const end = isRight ? Math.min(...boxes.map(box => box.left)) : Math.max(...boxes.map(box => box.right));
    if (!ends.has(cell.cellIndex)) ends.set(cell.cellIndex, end);
    if (Math.abs(ends.get(cell.cellIndex) - end) > 2) found.push('“' + cell.textContent.trim().slice(0, 20) + '” is not below the others of its column');
  }
  const box = table.getBoundingClientRect(), room = document.documentElement.clientWidth;
  if ((box.right > room + 1 || box.left < -1) && !table.closest('.scroll')) found.push('a table is wider than the page');
  if (table.matches('.figures, .manners') && table.parentElement.scrollWidth > table.parentElement.clientWidth + 1) found.push('figures are hidden at the side');
  return found;
})"""
# Bars of one list begin and end in line.
BARS = """() => [...document.querySelectorAll('main .bars')].filter(list => list.checkVisibility()).flatMap(list => {
  const boxes = [...list.children].map(item => item.getBoundingClientRect());
  return boxes.some(box => Math.abs(box.left - boxes[0].left) > 1 || Math.abs(box.right - boxes[0].right) > 1) ? ['bars stand beside each other'] : [];
})"""


def tables(site, chromium, served):
    """In tables no word is broken, figures end below each other, those of a day are all seen, and what is too wide scrolls by itself; bars stand in line"""
    pages = [page for page in site.kinds if "<table" in page.source or 'class="bars' in page.source]
    for tab, page, width, _ in in_windows(chromium, pages, [(width, 900) for width in WIDTHS]):
        tab.open_details()
        for words in tab.evaluate(TABLES) + tab.evaluate(BARS):
            yield Failure(page.path, f"at {width} px {words}")
