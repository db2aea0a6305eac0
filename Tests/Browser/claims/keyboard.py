"""The keyboard alone: what every page owes it. The keys of scripts have a place of their own, keys_of_scripts.py."""

from site_folder import Failure

MOST_STEPS = 250

# Numbers what can be focused, in the order of the page, and writes down what is focused, and whether that is seen.
LISTEN = """() => {
  const all = 'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
  window.__stops = [...document.querySelectorAll(all)].filter(e => e.tabIndex >= 0 && !e.disabled && !e.closest('[inert]') && e.checkVisibility({visibilityProperty: true})
    && !(e.closest('details:not([open])') && e.localName !== 'summary'));
  window.__visited = []; window.__unseen = [];
  document.addEventListener('focusin', event => {
    const e = event.target, style = getComputedStyle(e), box = e.getBoundingClientRect();
    const words = '<' + e.localName + '> ' + (e.textContent.trim() || e.getAttribute('aria-label') || e.getAttribute('href') || '').slice(0, 40);
    __visited.push(__stops.indexOf(e));
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1) __unseen.push(words + ' has no outline');
    else if (box.bottom < 1 || box.right < 1 || box.top > innerHeight - 1 || box.left > innerWidth - 1) __unseen.push(words + ' is out of the window');
  });
  return __stops.length;
}"""

MISSED = """() => __stops.map((e, i) => [e, i]).filter(([e, i]) => !__visited.includes(i))
  .map(([e]) => '<' + e.localName + '> ' + (e.textContent.trim() || e.getAttribute('href') || '').slice(0, 40))"""


def keyboard(site, chromium, served):
    """The skip link comes first and works; Tab reaches everything in order, seen; details open by keyboard"""
    for width in (1440, 390):
        with chromium.tab(width=width) as tab:
            # The page that says that there is none stands alone: it has nothing to skip.
            pages = site.kinds if width > 390 else site.kinds_with_links_in_maps
            for page in [page for page in pages if page.path != "404.html"]:
                tab.open(page.file.as_uri())
                yield from skip_link(tab, page)
                tab.open(page.file.as_uri())
                yield from every_stop(tab, page)
                yield from details(tab, page)


def skip_link(tab, page):
    tab.page.keyboard.press("Tab")
    first = tab.evaluate("""() => { const e = document.activeElement, box = e.getBoundingClientRect();
      return {main: e.getAttribute('href') === '#main', seen: box.top >= 0 && box.height > 10 && box.left >= 0}; }""")
    if not (first["main"] and first["seen"]):
        yield Failure(page.path, "the first stop of Tab is no skip link that is seen")
        return
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Tab")
    behind = tab.evaluate("""() => { const e = document.activeElement, main = document.querySelector('main');
      return main.contains(e) || !main.querySelector('a[href], button, input, summary')
        || !!(main.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING); }""")
    if not behind:
        yield Failure(page.path, "behind the skip link Tab does not go on in the main part")


def every_stop(tab, page):
    stops = tab.evaluate(LISTEN)
    # What scrolls by itself is a stop of its own to this browser.
    steps = min(stops + stops // 2 + 12, MOST_STEPS)
    for _ in range(steps):
        tab.page.keyboard.press("Tab")
    visited = tab.evaluate("() => __visited.filter(i => i >= 0)")
    if steps < MOST_STEPS:
        for words in tab.evaluate(MISSED)[:4]:
            yield Failure(page.path, f"Tab does not reach {words}")
    first = visited[:len(set(visited))]
    if first != sorted(first):
        yield Failure(page.path, "Tab leaves the order of the page")
    for words in tab.evaluate("() => [...new Set(__unseen)]")[:4]:
        yield Failure(page.path, f"with the focus on it, {words}")


def details(tab, page):
    for key, opened in (("Enter", True), ("Space", False)):
        for summary in tab.page.query_selector_all("summary")[:3]:
            if not summary.is_visible():
                continue
            summary.focus()
            tab.page.keyboard.press(key)
            if summary.evaluate("e => e.parentElement.open") != opened:
                yield Failure(page.path, f"{key} on “{summary.inner_text()}” does not {'open' if opened else 'close'} it")
