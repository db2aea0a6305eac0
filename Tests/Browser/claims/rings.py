"""Rings of a live map: stops that have no room for their numbers until it is enlarged."""

from site_folder import Failure

WIDTHS = (1440, 390)
SHEET = "[...document.querySelectorAll('svg.map-live')].find(s => s.checkVisibility())"
RINGS = f"[...{SHEET}.querySelectorAll('a[data-stops]:not([display]):has(> .map-stop):not(:has(> .map-number))')]"
# Presses the first ring of one stop, or of several: of which it is, and what has come of that; null where there is none.
PRESS = f"""isOfSeveral => {{
  const ring = {RINGS}.find(e => e.dataset.stops.includes(' ') === isOfSeveral);
  if (!ring) return null;
  ring.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}));
  return {{stops: ring.dataset.stops, isGone: ring.hasAttribute('display'), address: location.hash.slice(1), hasCard: !!document.querySelector('.pincard')}}; }}"""
ZOOM = f"(s => s.getAttribute('width') / s.viewBox.baseVal.width)({SHEET})"
# Of a chosen day's rings, whether the first is in sight; null where there is none.
SIGHT = f"""day => {{
  const ring = {RINGS}.find(e => e.dataset.days.split(' ').includes(day)), v = {SHEET}.viewBox.baseVal;
  if (!ring) return null;
  const [x, y] = ring.dataset.at.split(' ').map(Number);
  return x >= v.x && x <= v.x + v.width && y >= v.y && y <= v.y + v.height; }}"""
TOLD = f"[...{SHEET}.querySelectorAll('text.map-name')].filter(e => e.checkVisibility()).map(e => e.textContent).filter(words => /[→↘↓↙←↖↑↗]$/.test(words))"


def rings(site, chromium, served):
    """A ring of one stop opens its card, one of several parts, and one that is out of sight has its name at the edge"""
    page = site.page("map/index.html")
    seen = told = 0
    for width in WIDTHS:
        with chromium.tab(width=width) as tab:
            for is_of_several in (False, True):
                tab.open(page.file.as_uri())
                pressed = tab.evaluate(PRESS, is_of_several)
                if not pressed:
                    continue
                seen += 1
                if is_of_several and not pressed["isGone"]:
                    yield Failure(page.path, f"at {width} px a ring of several stops does not part")
                if not is_of_several and not (pressed["hasCard"] and pressed["address"] == pressed["stops"]):
                    yield Failure(page.path, f"at {width} px a ring opens no card of its stop")
            tab.open(page.file.as_uri())
            if led(tab):
                told += 1
                names = tab.evaluate(TOLD)
                if not names or any(name.startswith((" ", "undefined")) for name in names):
                    yield Failure(page.path, f"at {width} px a ring that is out of sight is told at the edge by {names}")
    if not seen or not told:
        yield Failure(page.path, "has no ring to press" if not seen else "has no ring of a day that goes out of sight")


def led(tab):
    """Chooses a day that has a ring on the enlarged map, and moves that out of sight; whether there was one."""
    for day in tab.evaluate("() => [...document.querySelectorAll('.day option')].map(e => e.value).filter(Boolean)"):
        tab.page.select_option(".day", day)
        while tab.evaluate(SIGHT, day) is None and tab.evaluate(ZOOM) > 1.01:
            tab.page.click(".farther")
        if tab.evaluate(SIGHT, day) is None or tab.evaluate(ZOOM) <= 1.01:
            continue
        tab.page.focus(".atlas")
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            for _ in range(12):
                tab.page.keyboard.press(key)
                if tab.evaluate(SIGHT, day) is False:
                    # Names at an edge are written once the map rests.
                    tab.page.wait_for_timeout(300)
                    return True
    return False
