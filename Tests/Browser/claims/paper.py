"""What a page is on paper: nothing to press or to follow, pictures whole, no more sheets than its words and pictures need."""

import re

from site_folder import Failure

# Millimetres that a printer leaves, and CSS pixels in one.
MARGINS, PIXELS = (26, 27), 96 / 25.4
PAPERS = {"A4": (210, 297), "A5": (148, 210)}
# Share of a picture that a frame may hide: rows of pictures are laid out by ratios in tenths.
CUT = 0.12
# How much of its sheets a page fills at the least: what does not fit below goes over, and leaves room behind it.
FULL = 0.5

CONTROLS = """() => [...document.querySelectorAll('nav, button, select, input, summary:not(.area > summary), audio, video, [aria-current]')]
  .filter(e => e.checkVisibility() && e.getClientRects().length).map(e => e.localName + ' ' + (e.textContent.trim() || e.className).slice(0, 30))"""
PICTURES = """limit => [...document.querySelectorAll('main img')].flatMap(image => {
  const box = image.getBoundingClientRect();
  if (!box.width || !image.naturalWidth) return [];
  const frame = (image.closest('.pic, .just li') || image).getBoundingClientRect();
  const own = image.naturalWidth / image.naturalHeight, shown = Math.min(frame.width, box.width) / Math.min(frame.height, box.height);
  const beyond = Math.max(0, 1 - frame.height / box.height);
  const hidden = getComputedStyle(image).objectFit === 'contain' ? beyond : 1 - Math.min(own / shown, shown / own);
  const name = image.getAttribute('src').split('/').slice(-2).join('/');
  return hidden > limit.cut && !image.closest('.just') ? [name + ' is cut'] : box.height > limit.height ? [name + ' is higher than a sheet'] : [];
})"""
# What is said of a picture begins where the picture does.
FLUSH = """() => document.documentElement.dir === 'rtl' ? [] : [...document.querySelectorAll('main figure:is(.top, .art > *, .leaf > *)')].flatMap(figure => {
  const said = [...figure.querySelectorAll('li')].every(e => e.querySelector('.note')) ? [...figure.querySelectorAll('li > .note')] : [];
  const captions = said.length ? said : [...figure.querySelectorAll(':scope > figcaption')], left = e => e.getBoundingClientRect().left + parseFloat(getComputedStyle(e).paddingLeft);
  return [...figure.querySelectorAll('img')].slice(0, captions.length).filter((image, i) => image.checkVisibility() && Math.abs(left(image) - left(captions[i])) > 6)
    .map(image => image.getAttribute('src').split('/').slice(-2).join('/') + ' does not begin where its words do'); })"""
# Light letters on a dark sign, which printers that save ink make dark.
DARKENED = """() => [...document.querySelectorAll('main .mark b, main .away')].filter(e => e.checkVisibility() && getComputedStyle(e).printColorAdjust !== 'exact')
  .slice(0, 1).map(e => '“' + e.textContent.trim() + '” is as dark as what is below it')"""
LENGTH = "() => document.querySelector('main').getBoundingClientRect().height"


def paper(site, chromium, served):
    """On A4 and A5 no control is printed, no picture is cut, each begins where its words do, and sheets are full by half and more"""
    for name, (wide, high) in PAPERS.items():
        width, height = round((wide - MARGINS[0]) * PIXELS), round((high - MARGINS[1]) * PIXELS)
        with chromium.tab(width=width, height=height, script=True) as tab:
            for page in site.kinds:
                tab.open(page.file.as_uri())
                tab.scroll_through()
                tab.page.emulate_media(media="print")
                for control in tab.evaluate(CONTROLS):
                    yield Failure(page.path, f"on {name} there is something to press: {control}")
                for picture in tab.page.evaluate(PICTURES, {"cut": CUT, "height": height}):
                    yield Failure(page.path, f"on {name} {picture}")
                for words in tab.evaluate(FLUSH) + tab.evaluate(DARKENED):
                    yield Failure(page.path, f"on {name} {words}")
                sheets = len(re.findall(rb"/Type\s*/Page\b", tab.page.pdf(format=name)))
                needed = tab.evaluate(LENGTH) / height
                if sheets > needed / FULL + 2:
                    yield Failure(page.path, f"on {name} takes {sheets} sheets for what would fill {needed:.1f}")
