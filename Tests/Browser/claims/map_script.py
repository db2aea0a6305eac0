"""What the script of the map adds, as a visitor meets it.

Each promise gets a page and the address of the built example; what is not so raises an AssertionError.
"""

import re

from claims.promises import broken
from claims.scripts import eventually, go as go_to, shown_at

MARKERS = """() => [...document.querySelectorAll('svg.map')].filter(s => s.getClientRects().length)
  .flatMap(s => [...s.querySelectorAll('[data-at]')]).filter(e => e.getAttribute('display') !== 'none')"""
SHEET = "[...document.querySelectorAll('svg.map')].find(s => s.getClientRects().length)"


def go(page, address):
    """Opens a page and waits until its map has been shown for the first time: buttons say only then what can be done,
    and a busy browser may have loaded all of a page before it paints any."""
    go_to(page, address)
    if page.locator(".atlas[tabindex]").count():
        eventually(page, f"!!document.querySelector('.closer[aria-disabled]') && {SHEET}.getClientRects().length > 0")


def zoom(page):
    return page.evaluate(f"(s => s.getAttribute('width') / s.viewBox.baseVal.width)({SHEET})")


def middle(page):
    return page.evaluate(f"(v => [v.x + v.width / 2, v.y + v.height / 2])({SHEET}.viewBox.baseVal)")


def pin(page):
    """The first pin that has a card, as a locator; one that waits for room is brought into sight by its address."""
    link = page.locator("svg.map:visible a[data-at][href*='/places/']").first
    if link.get_attribute("display"):
        page.evaluate("""href => { location.hash = [...document.querySelectorAll('.place')]
          .find(e => e.querySelector('.title a').getAttribute('href') === href).id; }""", link.get_attribute("href"))
        eventually(page, "!!document.querySelector('.pincard')")
        page.click(".pincard .close")
    return link


def spread(page):
    """Brings the map to the middle of the window; where that is."""
    page.evaluate(f"{SHEET}.scrollIntoView({{block: 'center', behavior: 'instant'}})")
    box = page.locator("svg.map:visible").bounding_box()
    return box["x"], box["y"], box["width"], box["height"]


def buttons_enlarge_and_reduce(page, site):
    go(page, site + "map/index.html")
    assert zoom(page) == 1 and page.get_attribute(".all", "aria-disabled") == "true"
    page.click(".closer")
    page.click(".closer")
    assert 3.99 < zoom(page) < 4.01 and page.get_attribute(".all", "aria-disabled") == "false"
    page.click(".farther")
    assert 1.99 < zoom(page) < 2.01
    while page.get_attribute(".closer", "aria-disabled") == "false":
        page.click(".closer")
    # So near that a bar of its corner is a walk of some minutes.
    assert zoom(page) > 100 and abs(zoom(page) - page.evaluate(f"Number({SHEET}.dataset.largest)")) < 0.1
    assert page.text_content("svg.map:visible .map-scale text").replace("\u00a0", " ") in ("200 m", "500 m")
    assert page.get_attribute(".closer", "aria-disabled") == "true"
    page.click(".all")
    assert zoom(page) == 1


def in_sight(page):
    """How many markers and how much of the way is in sight."""
    return page.evaluate(f"""() => {{
      const v = {SHEET}.viewBox.baseVal, holds = (x, y) => x >= v.x && x <= v.x + v.width && y >= v.y && y <= v.y + v.height;
      return [...{SHEET}.querySelectorAll('a[data-at]')].filter(e => holds(...e.dataset.at.split(' ').slice(0, 2).map(Number))).length; }}""")


def buttons_lead_to_the_way(page, site):
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        while page.get_attribute(".closer", "aria-disabled") == "false":
            page.click(".closer")
            assert in_sight(page), f"nothing of the trip is in sight, {zoom(page)} times enlarged"
        x, y = middle(page)
        spot = page.evaluate(f"(([x, y]) => Math.min(...[...{SHEET}.querySelectorAll('a[data-at]')].map(e => e.dataset.at.split(' ').map(Number)).map(([a, b]) => Math.hypot(a - x, b - y))))([{x}, {y}])")
        assert spot < page.evaluate(f"{SHEET}.viewBox.baseVal.width") / 3, "the way is at the edge"
        # Of what was sought out by hand, what is seen of the way stays.
        page.click(".all")
        page.click(".closer")
        page.focus(".atlas")
        for _ in range(3):
            page.keyboard.press("ArrowUp")
        was = in_sight(page)
        page.keyboard.press("+")
        assert was and in_sight(page)


def double_click_and_double_tap_enlarge_there(page, site):
    go(page, site + "map/index.html")
    left, top, wide, high = spread(page)
    # A corner of the sea.
    x, y = left + wide * 0.25, top + high * 0.6
    there = f"(([x, y]) => {{ const s = {SHEET}, b = s.getBoundingClientRect(), v = s.viewBox.baseVal; return [v.x + (x - b.left) / b.width * v.width, v.y + (y - b.top) / b.height * v.height]; }})([{x}, {y}])"
    before = page.evaluate(there)
    page.mouse.dblclick(x, y)
    after = page.evaluate(there)
    # The sheet is scaled to pixels of the screen, of which a corner may be half of one off before and behind.
    assert abs(zoom(page) - 2) < 0.01 and all(abs(one - other) < 1 for one, other in zip(before, after)), (zoom(page), before, after)
    page.evaluate("document.querySelector('.all').click()")
    assert zoom(page) == 1
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    assert abs(zoom(page) - 2) < 0.01, zoom(page)
    page.wait_for_timeout(900)
    assert abs(zoom(page) - 2) < 0.01, zoom(page)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(500)
    page.touchscreen.tap(x, y)
    assert abs(zoom(page) - 2) < 0.01, "two taps long apart are no double tap"


def signs_and_lines_keep_their_sizes(page, site):
    go(page, site + "map/index.html")
    sizes = f"""() => [...{SHEET}.querySelectorAll('.map-stop, .map-pin, .map-name:not(.map-added), .map-number')]
      .map(e => Math.round(e.getBoundingClientRect().width))"""
    before = page.evaluate(sizes)
    page.click(".closer")
    page.click(".closer")
    after = page.evaluate(sizes)
    # A name that would leave the frame is not where it was.
    assert all(abs(one - other) <= 1 for one, other in zip(before, after) if one and other), (before, after)
    drawn = f"[...{SHEET}.querySelectorAll('defs path[id]')].every(p => p.getAttribute('vector-effect') === 'non-scaling-stroke')"
    assert page.evaluate(drawn)


def names_without_room_appear(page, site):
    page.set_viewport_size({"width": 390, "height": 844})
    go(page, site + "map/index.html")
    unnamed = page.evaluate(f"[...{SHEET}.querySelectorAll('[data-name]')].map(e => e.dataset.name)")
    assert unnamed, "every name has room, so there is nothing to see"
    added = f"[...{SHEET}.querySelectorAll('.map-added')].filter(e => e.checkVisibility()).map(e => e.textContent)"
    found = set()
    for _ in range(5):
        page.click(".closer")
        found |= set(page.evaluate(added))
    assert found & set(unnamed)
    thin = f"[...{SHEET}.querySelectorAll('a:has(> .map-stop) > .map-name')].filter(e => getComputedStyle(e).fontWeight < 600).map(e => e.textContent)"
    assert page.evaluate(thin) == [], "a stop's name that is added has the letters of a pin"
    overlaps = f"""() => {{
      const seen = [...{SHEET}.querySelectorAll('.map-name')].filter(e => e.checkVisibility()), found = [];
      const boxes = seen.map(e => e.getBoundingClientRect());
      for (let i = 0; i < boxes.length; i++) if (seen[i].matches('.map-added')) for (let j = 0; j < boxes.length; j++) if (i !== j
        && boxes[i].left < boxes[j].right - 1 && boxes[j].left < boxes[i].right - 1 && boxes[i].top < boxes[j].bottom - 1 && boxes[j].top < boxes[i].bottom - 1)
        found.push(seen[i].textContent + ' and ' + seen[j].textContent);
      return found; }}"""
    assert page.evaluate(overlaps) == []
    page.click(".all")
    assert page.evaluate(added) == []
    # Each keeps off the frame, in which its sign is.
    loose = f"""() => {{
      const frame = {SHEET}.getBoundingClientRect(), unit = frame.width / {SHEET}.getAttribute("width");
      return [...{SHEET}.querySelectorAll('.map-added')].filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect(), e.parentNode.querySelector('.map-stop, .map-pin, .map-cluster-rim').getBoundingClientRect()])
        .filter(([, b, s]) => b.left < frame.left + 5 * unit || b.right > frame.right - 5 * unit || (s.left + s.right) / 2 < frame.left - 1 || (s.left + s.right) / 2 > frame.right + 1
          || (s.top + s.bottom) / 2 < frame.top - 1 || (s.top + s.bottom) / 2 > frame.bottom + 1).map(([e]) => e.textContent); }}"""
    for _ in range(3):
        page.click(".closer")
    page.focus(".atlas")
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft"]:
        page.keyboard.press(key)
        page.wait_for_timeout(250)
        assert page.evaluate(loose) == [], (key, page.evaluate(loose))
    page.click(".all")
    # None is cut by the frame, chosen by day or moved.
    cut = f"""() => {{
      const frame = {SHEET}.getBoundingClientRect();
      return [...{SHEET}.querySelectorAll('.map-name, text.map-town, .map-level text, .map-country, .map-sea, .map-degrees')].filter(e => e.checkVisibility()).map(e => [e.textContent, e.getBoundingClientRect()])
        .filter(([, b]) => b.right > frame.left && b.left < frame.right && b.bottom > frame.top && b.top < frame.bottom && (b.left < frame.left - 1 || b.right > frame.right + 1)).map(([words]) => words); }}"""
    for day in page.evaluate("[...document.querySelectorAll('.day option')].map(e => e.value).filter(Boolean)"):
        page.select_option(".day", day)
        assert page.evaluate(cut) == [], (day, page.evaluate(cut))
        page.focus(".atlas")
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(250)
        assert page.evaluate(cut) == [], (day, page.evaluate(cut))


def names_are_nearest_to_their_own_signs(page, site):
    """Of a number at a stop nobody takes the stop's name for another's."""
    astray = f"""() => {{
      const gap = (a, b) => Math.hypot(Math.max(0, b.left - a.right, a.left - b.right), Math.max(0, b.top - a.bottom, a.top - b.bottom));
      const signs = [...{SHEET}.querySelectorAll('[data-at]')].filter(e => e.checkVisibility())
        .map(e => [e, e.querySelector('.map-stop, .map-pin, .map-cluster-rim').getBoundingClientRect()]);
      return signs.flatMap(([own, sign]) => [...own.querySelectorAll('.map-name')].filter(e => e.checkVisibility()).flatMap(name => {{
        const box = name.getBoundingClientRect(), cut = box.height / 5;
        const told = {{ left: box.left, right: box.right, top: box.top + cut, bottom: box.bottom - cut }};
        return signs.filter(([other, rim]) => other !== own && !other.matches('.map-at-stop') && gap(told, rim) < gap(told, sign) - 2.5)
          .map(([other]) => name.textContent + ' at ' + other.textContent);
      }})); }}"""
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        go(page, site + "map/index.html")
        for _ in range(6):
            found = page.evaluate(astray)
            assert found == [], (width, zoom(page), found)
            page.click(".closer")


TOWNS = f"""() => [...{SHEET}.querySelectorAll('text.map-town, .map-level text')].filter(e => !e.closest('[display=none]'))"""
CLASHES = f"""() => {{
  const towns = ({TOWNS})(), seen = [...{SHEET}.querySelectorAll('.map-name, .map-stop, .map-pin, .map-country, .map-sea')].filter(e => !e.closest('[display=none]'));
  // Letters are taken from their base line to the height of capitals, since a line's box is higher than what is seen of it.
  const box = e => {{ const b = e.getBoundingClientRect(), cut = e.tagName === 'text' ? b.height * .23 : 1; return {{left: b.left + 1, right: b.right - 1, top: b.top + cut, bottom: b.bottom - cut}}; }};
  const all = [...towns, ...seen].map(e => [e, box(e)]), found = [];
  all.slice(0, towns.length).forEach(([one, a], i) => all.slice(i + 1).forEach(([other, b]) => {{
    if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push(one.textContent + ' and ' + (other.textContent || other.parentNode.textContent));
  }}));
  return found; }}"""


def more_towns_are_named_as_it_grows(page, site):
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        names = page.evaluate(f"({TOWNS})().map(e => [e.textContent, Math.round(e.getBoundingClientRect().height)])")
        height = names[0][1]
        counts, shown = [len(names)], set(page.evaluate(f"[...{SHEET}.querySelectorAll('.map-level:not([display])')].length") and ["a level"] or [])
        assert not shown
        while page.get_attribute(".closer", "aria-disabled") == "false":
            page.click(".closer")
            found = page.evaluate(CLASHES)
            assert found == [], (width, zoom(page), found)
            names = page.evaluate(f"({TOWNS})().map(e => [e.textContent, Math.round(e.getBoundingClientRect().height)])")
            assert all(abs(own - height) <= 1 for _, own in names), (zoom(page), names)
            counts.append(len(names))
        assert counts[-1] > counts[0] + 20 and len(set(counts)) >= 4, counts
        # A name hangs on its dot at every size.
        gaps = page.evaluate(f"""({TOWNS})().filter(e => !e.hasAttribute('text-anchor') && e.getAttribute('dx')).map(e => {{
          const s = {SHEET}, b = s.getBoundingClientRect(), v = s.viewBox.baseVal;
          return e.getBoundingClientRect().left - b.left - (Number(e.getAttribute('x')) - v.x) / v.width * b.width; }})""")
        assert gaps and all(0 < gap < 20 for gap in gaps), gaps
        page.click(".all")
        assert page.evaluate(f"({TOWNS})().length") == counts[0]


def pins_can_be_hit(page, site):
    """A square of 24 pixels around each is its own, or that of one beside it; the nearest is meant."""
    squares = f"""() => {{
      const sheet = {SHEET}.getBoundingClientRect(), missed = [];
      for (const link of {SHEET}.querySelectorAll('a[data-at]:not([display])')) {{
        const target = link.querySelector('.map-target'), {{x, y}} = target.getPointAtLength(0).matrixTransform(target.getScreenCTM());
        if (x < sheet.left + 13 || x > sheet.right - 13 || y < Math.max(13, sheet.top + 13) || y > Math.min(innerHeight - 13, sheet.bottom - 13)) continue;
        for (const [right, down] of [[-11, -11], [11, -11], [-11, 11], [11, 11], [0, 0]]) {{
          const hit = document.elementFromPoint(x + right, y + down);
          if (!hit || !hit.closest('a[data-at]')) missed.push(link.textContent + ' ' + right + ' ' + down);
        }}
      }}
      return missed; }}"""
    for width in (390, 620, 1000):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        spread(page)
        for clicks in (0, 2, 4):
            for _ in range(clicks):
                page.evaluate("document.querySelector('.closer').click()")
            missed = page.evaluate(squares)
            assert missed == [], (width, zoom(page), missed)
        page.click(".all")
    crowd = page.evaluate(f"[...{SHEET}.querySelectorAll('a[data-item], a[class^=c-]:not(:has(.map-entry)):not([display])')].map(e => e.dataset.item || e.getAttribute('href'))")
    spread(page)
    for index, _ in enumerate(crowd):
        title = page.evaluate(f"""index => {{
          document.querySelectorAll('.pincard .close').forEach(e => e.click());
          const link = [...{SHEET}.querySelectorAll('a[data-item], a[class^=c-]:not(:has(.map-entry)):not([display])')][index], target = link.querySelector('.map-target');
          const {{x, y}} = target.getPointAtLength(0).matrixTransform(target.getScreenCTM()), hit = document.elementFromPoint(x, y);
          if (!document.getElementById(link.dataset.item) && ![...document.querySelectorAll('.place .title a')].some(a => a.getAttribute('href') === link.getAttribute('href'))) return null;
          hit.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true, clientX: x, clientY: y}}));
          const card = document.querySelector('.pincard'), item = document.getElementById(location.hash.slice(1));
          return [link.dataset.item || link.getAttribute('href'), item.id, item.querySelector('.title a') && item.querySelector('.title a').getAttribute('href')]; }}""", index)
        assert title is None or title[0] in title[1:], title


def an_enlarged_map_has_a_true_scale_bar(page, site):
    go(page, site + "map/index.html")
    bar = """([bar, text]) => { const box = bar.getBoundingClientRect(), told = text.textContent.match(/([\\d.,]+)\\s*(k?m)/);
      return {wide: box.width, metres: Number(told[1].replace(',', '')) * (told[2] === 'km' ? 1000 : 1), seen: text.checkVisibility()}; }"""
    drawn = page.evaluate(f"({bar})([{SHEET}.querySelector('.map-bar'), {SHEET}.querySelector('[data-scale] text')])")
    assert drawn["seen"] and drawn["wide"] > 20, drawn
    for clicks in (1, 3):
        for _ in range(clicks):
            page.click(".closer")
        near = page.evaluate(f"({bar})([{SHEET}.querySelector('.map-scale path'), {SHEET}.querySelector('.map-scale text')])")
        ratio = (near["wide"] / near["metres"]) / (drawn["wide"] / drawn["metres"])
        assert near["seen"] and 0.95 < ratio / zoom(page) < 1.05, (near, drawn, zoom(page))


def ice_is_explained_while_it_is_in_sight(page, site):
    go(page, site + "map/index.html")
    told = "[...document.querySelectorAll('.sheet .ice')].filter(e => e.getClientRects().length).map(e => getComputedStyle(e).visibility)"
    seen = f"""() => {{ const svg = {SHEET}, frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('.map-ice')].flatMap(path => path.getAttribute('d').split('M').slice(1).map(part => {{
        const probe = path.parentNode.appendChild(path.cloneNode()); probe.setAttribute('d', 'M' + part);
        const box = probe.getBoundingClientRect(); probe.remove(); return box; }}))
        .some(box => box.left < frame.right - 4 && box.right > frame.left + 4 && box.top < frame.bottom - 4 && box.bottom > frame.top + 4); }}"""
    if not page.evaluate(told):
        return
    assert page.evaluate(told) == ["visible"]
    for _ in range(4):
        page.click(".closer")
        page.wait_for_timeout(250)
        assert page.evaluate(told) == ["visible" if page.evaluate(seen) else "hidden"]
    page.click(".all")
    assert page.evaluate(told) == ["visible"]


def no_name_is_written_on_the_scale_bar_of_an_enlarged_map(page, site):
    go(page, site + "map/index.html")
    met = f"""() => {{ const svg = {SHEET}, box = (e) => e.getBoundingClientRect(), bars = [...svg.querySelectorAll('.map-scale > *')].map(box);
      const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return [...svg.querySelectorAll('text')].filter((text) => !text.closest('.map-scale')
        && text.matches('.map-name, .map-town, .map-quarter, .map-level text') && text.checkVisibility() && bars.some((bar) => meet(box(text), bar))).map((text) => text.textContent); }}"""
    for _ in range(4):
        page.click(".closer")
        # Where north is the same on all of the sheet the arrow stays.
        arrow = page.evaluate(f"[...{SHEET}.querySelectorAll('.map-north')].map(e => {{ const a = e.getBoundingClientRect(), b = {SHEET}.getBoundingClientRect(); return [e.querySelector('path').checkVisibility(), a.height > 20, a.left > b.left, a.right < b.right, a.top > b.top, a.bottom < b.bottom]; }})")
        assert all(all(told) for told in arrow), arrow
        for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"]:
            page.focus(".atlas")
            page.keyboard.press(key)
            page.wait_for_timeout(250)
            names = page.evaluate(met)
            assert not names, names


def keys_are_the_maps_when_it_has_the_focus(page, site):
    go(page, site + "map/index.html")
    for key in ["+", "-", "0"]:
        page.keyboard.press(key)
    assert zoom(page) == 1
    page.focus(".atlas")
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert zoom(page) > 2.5
    before = middle(page)
    page.keyboard.press("ArrowRight")
    assert middle(page)[0] > before[0]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    assert abs(middle(page)[0] - before[0]) < 0.01 and middle(page)[1] > before[1]
    page.keyboard.press("0")
    assert zoom(page) == 1
    outline = page.evaluate("(e => (e.focus(), getComputedStyle(e).outlineStyle))(document.querySelector('.atlas'))")
    assert outline != "none"


def a_wheel_scrolls_the_page_until_the_map_is_wanted(page, site):
    go(page, site + "map/index.html")
    box = page.locator("svg.map:visible").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 200)
    page.mouse.wheel(0, -240)
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(200)
    assert zoom(page) == 1 and page.evaluate("scrollY") > 0
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -240)
    page.keyboard.up("Control")
    eventually(page, f"{SHEET}.viewBox.baseVal.width < {SHEET}.getAttribute('width') / 1.5")
    page.click(".all")
    page.focus(".atlas")
    # The button may stand beside the map.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 200)
    page.mouse.wheel(0, -240)
    eventually(page, f"{SHEET}.viewBox.baseVal.width < {SHEET}.getAttribute('width') / 1.5")


def the_wheel_is_given_back(page, site):
    go(page, site + "map/index.html")
    page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
    page.click(".closer")
    left, top, wide, high = spread(page)
    page.mouse.move(left + wide / 2, top + high / 2)
    # It was enlarged, so it is wanted, though the focus is on the button.
    page.wait_for_timeout(400)
    page.mouse.wheel(0, -120)
    eventually(page, f"{SHEET}.viewBox.baseVal.width < {SHEET}.getAttribute('width') / 1.9")
    at = page.evaluate("scrollY")
    for _ in range(6):
        page.mouse.wheel(0, 240)
        page.wait_for_timeout(60)
    eventually(page, "at => scrollY > at + 200", at)
    assert zoom(page) == 1
    # What scrolls the page goes on to do so when the map comes under the pointer.
    page.click(".closer")
    left, top, wide, high = spread(page)
    page.mouse.move(left + wide / 2, top + high / 2)
    page.wait_for_timeout(400)
    before, at = zoom(page), page.evaluate("scrollY")
    page.evaluate("document.querySelector('h1').dispatchEvent(new WheelEvent('wheel', {deltaY: 120, bubbles: true}))")
    page.mouse.wheel(0, 40)
    eventually(page, "at => scrollY > at", at)
    assert zoom(page) == before


def stop(page, number):
    return page.locator(f"svg.map:visible a[data-item=stop-{number}]").first


def a_stop_opens_its_card(page, site):
    for width in (360, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        name = page.text_content("#stop-3 bdi")
        stop(page, 3).focus()
        page.keyboard.press("Enter")
        assert page.text_content(".pincard .title") == name and shown_at(page).endswith("#stop-3"), shown_at(page)
        assert "/days/" in page.evaluate("document.querySelector('.pincard .go a').href")
        eventually(page, "document.querySelector('.pincard img').naturalWidth > 0")
        page.keyboard.press("Escape")
        assert page.locator(".pincard").count() == 0 and "#" not in shown_at(page)
        box = stop(page, 5).locator(".map-stop").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert page.text_content(".pincard .title") == page.text_content("#stop-5 bdi")
        page.click(".pincard .go a")
        page.wait_for_load_state()
        assert "/days/" in page.url
        page.goto("about:blank")
        go(page, site + "map/index.html#stop-3")
        eventually(page, "document.querySelector('.pincard .title')")
        assert page.text_content(".pincard .title") == name
        page.wait_for_timeout(600)
        seen = page.evaluate("(b => b.bottom > 0 && b.top < innerHeight)(document.querySelector('.pincard').getBoundingClientRect())")
        assert seen, "the page went on to the list"
        place = page.evaluate("[...document.querySelectorAll('.place')].find(e => e.querySelector('p[dir]')).id")
        page.evaluate("id => { location.hash = id; }", place)
        eventually(page, "id => document.querySelector('.pincard p[dir]') && location.hash === '#' + id", place)


def the_mouse_draws_it(page, site):
    go(page, site + "map/index.html")
    page.click(".closer")
    page.click(".closer")
    before, address = middle(page), shown_at(page)
    spread(page)
    box = page.locator("svg.map:visible").bounding_box()
    x, y = box["x"] + box["width"] / 2, max(60, box["y"] + 60)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y - 5)
    page.mouse.move(x - 120, y - 10)
    page.mouse.up()
    assert middle(page)[0] > before[0] + 20
    assert shown_at(page) == address and page.locator(".pincard").count() == 0


def two_fingers_enlarge_and_one_scrolls(page, site):
    go(page, site + "map/index.html")
    box = page.locator("svg.map:visible").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 200
    device = page.context.new_cdp_session(page)

    def touch(kind, *points):
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]})

    touch("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 9):
        touch("touchMove", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
    touch("touchEnd")
    assert zoom(page) > 1.8, zoom(page)
    page.click(".all")
    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x, y - 12 * step))
    touch("touchEnd")
    eventually(page, "scrollY > 20")
    assert zoom(page) == 1


def a_pin_opens_its_card(page, site):
    for width in (360, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        link = pin(page)
        href = link.get_attribute("href")
        link.focus()
        page.keyboard.press("Enter")
        assert page.get_attribute(".pincard .title a", "href") == href
        assert page.evaluate("document.activeElement === document.querySelector('.pincard .title a')")
        assert page.get_attribute(".pincard", "aria-label") == page.text_content(".pincard .title")
        assert page.evaluate("(i => i.complete && i.naturalWidth > 0)(document.querySelector('.pincard img'))") or \
            page.wait_for_timeout(300) or page.evaluate("document.querySelector('.pincard img').naturalWidth > 0")
        box = page.evaluate("(b => [b.left, b.right])(document.querySelector('.pincard').getBoundingClientRect())")
        assert box[0] >= 0 and box[1] <= width, box
        page.keyboard.press("Escape")
        assert page.locator(".pincard").count() == 0
        assert page.evaluate("document.activeElement.getAttribute('href')") == href
        link.locator(".map-pin").click()
        page.click(".pincard .close")
        assert page.locator(".pincard").count() == 0
        link.locator(".map-pin").click()
        page.click(".pincard .title a")
        page.wait_for_load_state()
        assert shown_at(page).endswith(href.removeprefix("../"))


def other_clicks_open_the_page(page, site):
    go(page, site + "map/index.html")
    with page.context.expect_page() as opened:
        # Where it is pressed, which is not the middle of a pin with a line to its place.
        spread(page)
        x, y = pin(page).evaluate("""link => {
          const target = link.querySelector('.map-target'), {x, y} = target.getPointAtLength(0).matrixTransform(target.getScreenCTM());
          return [x, y];
        }""")
        page.keyboard.down("Control")
        page.mouse.click(x, y)
        page.keyboard.up("Control")
    assert "/places/" in opened.value.url or opened.value.wait_for_url("**/places/**") is None
    opened.value.close()
    assert page.locator(".pincard").count() == 0


def a_day_narrows_map_and_list(page, site):
    go(page, site + "map/index.html")
    lede = page.text_content(".pagehead .lede")
    day, name = page.evaluate("(option => [option.value, option.textContent])([...document.querySelectorAll('.day option')][2])")
    page.select_option(".day", day)
    assert page.text_content(".pagehead .lede") == name != lede, "the whole way is told above a part of it"
    shown = page.evaluate(f"({MARKERS})().map(e => e.dataset.days || '')")
    assert shown and all(day in days.split() for days in shown), shown
    listed = page.evaluate("[...document.querySelectorAll('.place:not([hidden])')].map(e => e.dataset.days)")
    assert listed and all(day in days.split() for days in listed)
    total = page.locator(".place").count()
    ideas = page.locator("[aria-labelledby=ideas] .place").count()
    told = "Places and ideas of this day" if ideas else "Places of this day"
    assert page.text_content("[data-tools=narrow] [role=status]") == f"{told}: {len(listed)}"
    # What says its day is of this one: ends of the way, and lines of the list of days.
    lines = page.evaluate("[...document.querySelectorAll('.ends > div, .stops > [data-days]')].map(e => [e.dataset.days, e.checkVisibility()])")
    assert lines and all(is_shown == (date == day) for date, is_shown in lines), lines
    # The key explains what is left of it.
    unseen = page.evaluate(f"""[...document.querySelectorAll('.atlas .line')].filter(e => e.checkVisibility()).map(e => e.querySelector('.map-key .map-route')).filter(Boolean)
      .map(e => e.getAttribute('class').split(' ')[1]).filter(kind => !{SHEET}.querySelector(`.map-drawn .${{kind}}:not([display])`))""")
    assert unseen == [], unseen
    stops = page.evaluate("[...document.querySelectorAll('[id^=stop-]')].map(e => [e.id, e.hidden])")
    seen = page.evaluate(f"({MARKERS})().map(e => e.dataset.item).filter(Boolean)")
    assert any(hidden for _, hidden in stops) and all(hidden == (stop not in seen) for stop, hidden in stops), stops
    # The chosen way keeps the dashes of each kind of leg.
    drawn = page.evaluate(f"[...{SHEET}.querySelectorAll('.map-drawn path:not([display])')].map(e => [e.getAttribute('class'), e.getAttribute('d').length, getComputedStyle(e).strokeDasharray])")
    assert drawn and all(length > 5 and (dash == "none") == (kind in ("map-road", "map-rail")) for kind, length, dash in drawn), drawn
    # No closer than the ground is drawn for; the day's page has a map that is. What there is of the day fills the frame.
    closest = page.evaluate(f"(most => Math.max(4, most / (most > 50 ? 8 : 2)))(Number({SHEET}.dataset.largest))")
    assert 1 < zoom(page) <= closest
    filled = page.evaluate(f"""() => {{ const v = {SHEET}.viewBox.baseVal, at = ({MARKERS})().map(e => e.dataset.at.split(' ').map(Number));
      const long = way => Math.max(...at.map(point => point[way])) - Math.min(...at.map(point => point[way]));
      return Math.max(long(0) / v.width, long(1) / v.height); }}""")
    assert zoom(page) >= closest or filled <= 0.82, filled
    assert zoom(page) >= closest or filled >= 0.45, filled
    # Its card says what it is called, and lies neither on a sign of it nor outside the map.
    assert page.text_content(".onway b") == page.evaluate("document.querySelector('.day').selectedOptions[0].dataset.title")
    covered = page.evaluate(f"""() => {{ const a = document.querySelector('.onway').getBoundingClientRect(), c = {SHEET}.getBoundingClientRect();
      return ({MARKERS})().map(e => e.querySelector('.map-stop, .map-pin')?.getBoundingClientRect()).filter(Boolean)
        .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).length + (a.top < c.top || a.bottom > c.bottom); }}""")
    assert covered == 0, covered
    # Heads of its own say where it leads.
    assert page.evaluate(f"[...{SHEET}.querySelectorAll('.map-drawn ~ g > .map-head')].some(e => e.checkVisibility())")
    assert page.is_visible(".tools .own") and f"days/{day}/" in page.get_attribute(".tools .own", "href")
    # A link to the day chooses it, too, and the page stays with the map.
    page.goto("about:blank")
    go(page, site + f"map/index.html#day-{day}")
    eventually(page, "day => document.querySelector('.day').value === day", day)
    page.wait_for_timeout(600)
    assert zoom(page) > 1 and page.evaluate(f"(b => b.bottom > 0 && b.top < innerHeight)({SHEET}.getBoundingClientRect())"), "the page went on to the list"
    page.select_option(".day", "")
    assert not page.is_visible(".tools .own") and page.text_content(".pagehead .lede") == lede and not page.locator(".onway").count()
    assert zoom(page) == 1 and page.locator(".place:visible").count() == total and not page.locator("[id^=stop-][hidden]").count()
    assert page.text_content("[data-tools=narrow] [role=status]") == ""


def few_places_of_a_day_part_at_once(page, site):
    """Not only where the map has grown so far: each has its sign, near its stop, and its card."""
    numbers = f"[...{SHEET}.querySelectorAll('.map-cluster-number')].filter(e => e.checkVisibility()).length"
    pins = f"[...{SHEET}.querySelectorAll('[data-at]')].filter(e => e.checkVisibility() && e.querySelector(':scope > .map-pin:not(.map-entry)'))"
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        go(page, site + "map/index.html")
        days = page.evaluate("[...document.querySelectorAll('.day option')].map(e => e.value).filter(Boolean)")
        for day in days:
            page.select_option(".day", day)
            assert page.evaluate(numbers) == 0, (width, day)
            shown = page.evaluate(f"{pins}.map(e => e.getAttribute('href'))")
            assert shown and set(shown) <= set(page.evaluate("[...document.querySelectorAll('.place:not([hidden]) .title a')].map(e => e.getAttribute('href'))")), (width, day, shown)
            over = page.evaluate(f"""(() => {{
              const boxes = [...{SHEET}.querySelectorAll('.map-stop, .map-pin')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect());
              return boxes.filter((a, i) => boxes.some((b, j) => j > i
                && Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < (Math.min(a.width, a.height) + Math.min(b.width, b.height)) / 2 - 6)).length; }})()""")
            assert over == 0, (width, day, over)
        page.select_option(".day", days[0])
        link = page.locator("svg.map:visible .map-parted:visible").first
        href = link.get_attribute("href")
        link.locator(".map-pin").click()
        assert page.get_attribute(".pincard .title a", "href") == href
        page.select_option(".day", "")
        assert page.locator("svg.map:visible .map-parted").count() == 0


def what_stands_off_its_place_has_a_line_to_it(page, site):
    """Else it would be somewhere else, the next town or the open sea."""
    astray = f"""() => {{
      const sheet = {SHEET}, middle = e => (b => [b.x + b.width / 2, b.y + b.height / 2])(e.getBoundingClientRect());
      const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]), scale = sheet.getBoundingClientRect().width / sheet.getAttribute('width');
      return [...sheet.querySelectorAll('.map-parted > .map-pin')].filter(e => e.checkVisibility()).map(pin => {{
        const [x, y] = pin.parentNode.dataset.at.split(' ').map(Number), at = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM());
        const line = pin.parentNode.querySelector(':scope > .map-lead'), name = pin.parentNode.textContent;
        if (far([at.x, at.y], middle(pin)) < 14 * scale) return [name, true];
        if (!line || !line.checkVisibility()) return [name, false];
        const [from, to] = [0, line.getTotalLength()].map(l => line.getPointAtLength(l).matrixTransform(line.getScreenCTM()));
        return [name, far([from.x, from.y], [at.x, at.y]) < 14 * scale && far([to.x, to.y], middle(pin)) < 8 * scale];
      }}); }}"""
    found = []
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        go(page, site + "map/index.html")
        for choice in (".kind", ".day"):
            for value in page.evaluate("list => [...document.querySelectorAll(list + ' option')].map(e => e.value).filter(Boolean)", choice):
                page.select_option(choice, value)
                found += page.evaluate(astray)
            page.select_option(choice, "")
    assert found and all(is_held for _, is_held in found), [name for name, is_held in found if not is_held]


def a_kind_leaves_the_stops(page, site):
    """Of a town without its name nobody knows which it is."""
    stops = f"[...{SHEET}.querySelectorAll('[data-at]:has(> .map-stop)')].filter(e => e.checkVisibility()).length"
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        go(page, site + "map/index.html")
        count = page.evaluate(stops)
        for kind in page.evaluate("[...document.querySelectorAll('.kind option')].map(e => e.value).filter(Boolean)"):
            page.select_option(".kind", kind)
            assert page.evaluate(stops) == count > 0, (width, kind)


def a_name_is_written_once(page, site):
    """A place that is called as the stop beside it is named by that."""
    twice = f"""() => {{ const names = [...{SHEET}.querySelectorAll('.map-name')].filter(e => e.checkVisibility()).map(e => [e.textContent, e.getBoundingClientRect()]);
      return names.filter(([name, a], i) => names.some(([other, b], j) => j > i && name === other && Math.hypot(a.x - b.x, a.y - b.y) < 150)).map(([name]) => name); }}"""
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        go(page, site + "map/index.html")
        for day in page.evaluate("[...document.querySelectorAll('.day option')].map(e => e.value).filter(Boolean)"):
            page.select_option(".day", day)
            assert page.evaluate(twice) == [], (width, day)


def a_way_of_another_day_is_not_named(page, site):
    go(page, site + "map/index.html")
    for day in page.evaluate("[...document.querySelectorAll('.day option')].map(e => e.value).filter(Boolean)"):
        page.select_option(".day", day)
        named = page.evaluate(f"[...{SHEET}.querySelectorAll('.map-way[data-days]')].filter(e => e.checkVisibility()).map(e => e.dataset.days)")
        assert all(day in days.split() for days in named), (day, named)


def a_kind_narrows_map_and_list(page, site):
    go(page, site + "map/index.html")
    kind = page.evaluate("[...document.querySelectorAll('.kind option')][1].value")
    page.select_option(".kind", kind)
    listed = page.evaluate("[...document.querySelectorAll('.place:not([hidden])')].map(e => e.dataset.kind)")
    assert listed and set(listed) == {kind}
    hrefs = set(page.evaluate("[...document.querySelectorAll('.place[hidden] .title a')].map(a => a.getAttribute('href'))"))
    assert not hrefs & set(page.evaluate(f"({MARKERS})().map(e => e.getAttribute('href'))"))


def a_reader_who_asks_is_shown(page, site):
    READER = f"{SHEET}.querySelector('.map-reader')"
    # Of a place the page tells the position, and the sheet has its marker.
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        page.context.grant_permissions(["geolocation"])
        go(page, site + "map/index.html")
        link = pin(page).get_attribute("href")
        told = page.evaluate("href => [...document.querySelectorAll('.place')].find(e => e.querySelector('.title a').getAttribute('href') === href).querySelector('.copied').textContent", link)
        latitude, longitude = [float(number) for number in re.findall(r"-?\d+\.\d+", told)[:2]]
        at = [float(number) for number in pin(page).get_attribute("data-at").split()[:2]]
        page.context.set_geolocation({"latitude": latitude, "longitude": longitude})
        page.click(".tools .reader")
        eventually(page, f"!{READER}.hasAttribute('display')")
        found = page.evaluate(f"['cx', 'cy'].map(name => Number({READER}.getAttribute(name)))")
        assert all(abs(one - other) < 1 for one, other in zip(found, at)), (found, at)
        assert zoom(page) >= 4 and page.text_content("[role=status]") == ""
        page.context.set_geolocation({"latitude": latitude, "longitude": longitude + 90})
        page.click(".tools .reader")
        eventually(page, f"{READER}.hasAttribute('display')")
        assert "beyond this map" in page.text_content("[role=status]")
    page.context.clear_permissions()
    go(page, site + "map/index.html")
    page.click(".tools .reader")
    eventually(page, "document.querySelector('[role=status]').textContent.includes('does not say')")


def the_journey_is_played_in_steps(page, site):
    """Without gliding, as the tests' browser asks for less motion."""
    go(page, site + "map/index.html")
    page.click(".go-on")
    play, pause = page.get_attribute(".go-on", "data-play"), page.get_attribute(".go-on", "data-pause")
    assert page.get_attribute(".go-on", "aria-label") == pause
    first = page.text_content(".date")
    assert first
    page.wait_for_timeout(700)
    assert page.evaluate("document.querySelector('.moment').value") == "0", "it glides"
    eventually(page, "first => document.querySelector('.date').textContent !== first", first)
    page.click(".go-on")
    assert page.get_attribute(".go-on", "aria-label") == play
    assert page.evaluate(f"{SHEET}.querySelector('.map-here').checkVisibility()")


def a_chosen_day_is_played_alone(page, site):
    go(page, site + "map/index.html")
    name = page.evaluate("[...document.querySelectorAll('.day option')][3].textContent")
    page.select_option(".day", label=name)
    chosen = f"[...{SHEET}.querySelectorAll('.map-drawn path:not([display])')].reduce((sum, path) => sum + path.getTotalLength(), 0)"
    whole = page.evaluate(chosen)
    page.click(".go-on")
    assert page.text_content(".date") == name and page.evaluate("document.querySelector('.day').selectedOptions[0].textContent") == name
    assert page.evaluate(chosen) < 1, "the days before it are drawn"
    eventually(page, "document.querySelector('.moment').value === document.querySelector('.moment').max")
    assert page.text_content(".date") == name and abs(page.evaluate(chosen) - whole) < 1


def the_journey_is_played_gliding(page, site):
    page.emulate_media(reduced_motion="no-preference")
    go(page, site + "map/index.html")
    page.click(".go-on")
    page.wait_for_timeout(400)
    one = float(page.evaluate("document.querySelector('.moment').value"))
    page.wait_for_timeout(400)
    other = float(page.evaluate("document.querySelector('.moment').value"))
    assert 0 < one < other < 500, (one, other)
    page.click(".go-on")
    page.wait_for_timeout(200)
    stopped = page.evaluate("document.querySelector('.moment').value")
    page.wait_for_timeout(200)
    assert page.evaluate("document.querySelector('.moment').value") == stopped


def playing_tells_the_day_and_the_way(page, site):
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        assert page.locator(".onway").count() == 0
        page.focus(".moment")
        page.keyboard.press("End")
        last = page.evaluate("[...document.querySelectorAll('.day option')].pop().dataset")
        assert page.text_content(".onway b") == last["title"]
        # With its date, and as the sum that it is: the day alone was not so long.
        when, far = page.locator(".onway span").all_text_contents()
        assert when == page.evaluate("[...document.querySelectorAll('.day option')].pop().textContent")
        before, own = [float(number) for number in last["way"].split()[:2]]
        assert far.endswith("km so far") and far.split()[0].rstrip("+") == str(int((before + own) / 1000)), (far, last)
        assert page.get_attribute(".moment", "aria-valuetext").endswith(far)
        eventually(page, "document.querySelector('.onway img').naturalWidth > 0")
        page.keyboard.press("Home")
        assert page.text_content(".onway span:last-child").split()[0].rstrip("+") == "0"
        loaded = "performance.getEntriesByType('resource').map(e => e.name)"
        second = page.evaluate("new URL([...document.querySelectorAll('.day option')][2].dataset.photo, location).href")
        eventually(page, f"second => {loaded}.includes(second)", second)
        box = page.evaluate("(b => [b.left, b.right])(document.querySelector('.onway').getBoundingClientRect())")
        assert box[0] >= 0 and box[1] <= width
        # It never lies over the point.
        for moment in range(0, 1001, 50):
            page.evaluate("m => { const line = document.querySelector('.moment'); line.value = m; line.dispatchEvent(new Event('input')); }", moment)
            under = page.evaluate(f"""() => {{ const a = document.querySelector('.onway').getBoundingClientRect(), b = {SHEET}.querySelector('.map-here').getBoundingClientRect();
              return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }}""")
            assert not under, moment


def the_map_may_follow(page, site):
    go(page, site + "map/index.html")
    here = f"(c => [Number(c.getAttribute('cx')), Number(c.getAttribute('cy'))])({SHEET}.querySelector('.map-here'))"
    move = "m => { const line = document.querySelector('.moment'); line.value = m; line.dispatchEvent(new Event('input')); }"
    page.click(".follow")
    assert page.get_attribute(".follow", "aria-pressed") == "true" and zoom(page) > 2
    centred = 0
    for moment in (200, 400, 600, 800):
        page.evaluate(move, moment)
        (x, y), (a, b) = middle(page), page.evaluate(here)
        centred += abs(x - a) < 1 and abs(y - b) < 1
    assert centred >= 3, centred
    page.click(".follow")
    kept = middle(page)
    page.evaluate(move, 801)
    assert page.get_attribute(".follow", "aria-pressed") == "false" and middle(page) == kept
    page.click(".all")
    assert page.locator(".onway").count() == 0 and page.input_value(".moment") == "0" and zoom(page) == 1
    assert not page.evaluate(f"{SHEET}.classList.contains('map-part')")
    page.evaluate(move, 400)
    assert zoom(page) == 1
    page.click(".follow")
    left, top, wide, high = spread(page)
    page.mouse.move(left + wide * 0.25, top + high * 0.6)
    page.mouse.down()
    page.mouse.move(left + wide * 0.2, top + high * 0.55)
    page.mouse.move(left + wide * 0.15, top + high * 0.5)
    page.mouse.up()
    assert page.get_attribute(".follow", "aria-pressed") == "false", "who moves the map wants it to stay"
    # Not by the pointer, which would scroll the map away to reach the button.
    page.evaluate("document.querySelector('.go-on').click()")
    page.mouse.move(left + wide * 0.15, top + high * 0.2)
    page.mouse.down()
    page.mouse.move(left + wide * 0.5, top + high * 0.5)
    page.mouse.move(left + wide * 0.9, top + high * 0.9)
    page.mouse.up()
    kept, moment = middle(page), page.input_value(".moment")
    # From day to day, every one and a half seconds, where motion is not wanted.
    page.wait_for_function("before => document.querySelector('.moment').value !== before", arg=moment)
    assert middle(page) == kept, "also while it is played"


def a_map_that_follows_names_what_it_comes_by(page, site):
    """It never rests as long as the journey is played."""
    page.emulate_media(reduced_motion="no-preference")
    go(page, site + "map/index.html")
    page.click(".follow")
    page.click(".go-on")
    names = f"[...{SHEET}.querySelectorAll('.map-added:not([display])')].map(e => e.textContent)"
    first = page.evaluate(names)
    eventually(page, f"first => document.querySelector('.go-on.is-on') && {names}.some(name => !first.includes(name))", first)


def the_line_leads_to_any_moment(page, site):
    go(page, site + "map/index.html")
    last = page.evaluate("[...document.querySelectorAll('.day option')].pop().textContent")
    page.focus(".moment")
    page.keyboard.press("End")
    assert page.text_content(".date") == last and page.get_attribute(".moment", "aria-valuetext").startswith(last + " · ")
    drawn = f"[...{SHEET}.querySelectorAll('.map-drawn path:not([display])')].reduce((sum, path) => sum + path.getTotalLength(), 0)"
    whole = page.evaluate(drawn)
    page.keyboard.press("Home")
    start = page.evaluate(drawn)
    assert start < 1 < whole and shown_at(page).endswith("map/index.html")


def controls_are_large_enough(page, site):
    for width in (320, 360, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        page.wait_for_timeout(150)
        assert page.evaluate("__moved") == [], (width, page.evaluate("__moved"))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        pin(page).focus()
        page.keyboard.press("Enter")
        sizes = page.evaluate("""[...document.querySelectorAll('.tools button, .tools select, .tools input, .pincard button')]
          .map(e => [e.className, e.getBoundingClientRect().width, e.getBoundingClientRect().height])""")
        assert len(sizes) == 10 and all(across >= 44 and down >= 43.9 for _, across, down in sizes), sizes


def controls_stand_in_one_row(page, site):
    """But on a phone the line of the journey, which would be too short to aim at a day."""
    for width in (390, 700, 820):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        tops = page.evaluate("selector => [...new Set([...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => Math.round(e.getBoundingClientRect().top)))]",
                             ".player button" if width < 608 else ".player button, .player input")
        assert len(tops) == 1, (width, tops)
        long = page.evaluate("document.querySelector('.player .moment').getBoundingClientRect().width")
        assert width > 608 or long > width - 60, (width, long)
        assert page.evaluate("document.querySelector('.follow').textContent").strip(), "a sign is not heard"
    # On an upright tablet the map is as wide as the page, and below it the key; where the drawing for phones is shown, it is no larger
    # than its letters allow.
    share = page.evaluate(f"{SHEET}.getBoundingClientRect().width / document.querySelector('.atlas').getBoundingClientRect().width")
    below = page.evaluate("document.querySelector('.atlas figcaption').getBoundingClientRect().top - document.querySelector('.player').getBoundingClientRect().bottom")
    assert share > 0.98 and below >= 0, (share, below)
    page.set_viewport_size({"width": 800, "height": 900})
    assert page.evaluate(f"{SHEET}.getBoundingClientRect().width / {SHEET}.viewBox.baseVal.width") < 1.25


def what_is_at_numbered_stops_waits(page, site):
    """Until the map is enlarged: two systems of numbers side by side are read as one, and dots for them as places of their own."""
    waiting = f"""[...{SHEET}.querySelectorAll('.map-at-stop, [data-at]:has(> .map-entry)')].filter(e => getComputedStyle(e).display !== 'none').length"""
    numbers = f"""[...{SHEET}.querySelectorAll('.map-cluster-number')].filter(e => !e.closest('[display=none]') && getComputedStyle(e).display !== 'none').length"""
    key = "['.line .sign:has(.map-several)', '.line .sign-several'].map(e => document.querySelector(e).checkVisibility())"
    go(page, site + "map/index.html")
    assert page.locator("svg.map:visible .map-number").count()
    assert page.evaluate(waiting) == 0 and page.evaluate(key) == [False, False], "signs or their key are there at first"
    page.click(".closer")
    assert page.evaluate(waiting) > 0 and page.evaluate(numbers) > 0, "nothing comes as the map is enlarged"
    assert page.evaluate(key) == [False, True], "the key does not tell what the numbers are"
    page.click(".all")
    assert page.evaluate(waiting) == 0


def the_key_lists_what_is_drawn(page, site):
    """Signs that wait until the map has grown come with it, and none of its buttons moves for that."""
    listed = "[...document.querySelectorAll('.atlas figcaption .line')].filter(e => e.checkVisibility()).map(e => e.querySelector('svg[class*=\"c-\"]')).filter(Boolean).map(e => e.getAttribute('class').match(/c-\\w+/)[0])"
    sight = f"(s => (b, f = s.getBoundingClientRect()) => b.x + b.width / 2 > f.left && b.x + b.width / 2 < f.right && b.y + b.height / 2 > f.top && b.y + b.height / 2 < f.bottom)({SHEET})"
    drawn = f"[...new Set([...{SHEET}.querySelectorAll('[data-at]:not([display]):has(> .map-pin:not(.map-entry))')].filter(e => ({sight})(e.querySelector('.map-pin').getBoundingClientRect())).map(e => (e.getAttribute('class') || '').match(/c-\\w+/)).filter(Boolean).map(m => m[0]))]"
    for width in (390, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        assert set(page.evaluate(listed)) == set(page.evaluate(drawn)), (width, page.evaluate(listed), page.evaluate(drawn))
        top = "document.querySelector('.closer').getBoundingClientRect().top + scrollY"
        before = page.evaluate(top)
        while page.get_attribute(".closer", "aria-disabled") == "false":
            page.click(".closer")
        assert set(page.evaluate(listed)) == set(page.evaluate(drawn)) != set(), (width, page.evaluate(listed), page.evaluate(drawn))
        assert abs(page.evaluate(top) - before) < 4, width
    fills = "[...document.querySelectorAll('{}')].map(e => getComputedStyle(e).fill)"
    key, drawn = (set(page.evaluate(fills.format(of))) for of in (".atlas svg.sign > g > .map-entry", ".atlas svg.map [data-at] > .map-entry"))
    assert key <= drawn, (key, drawn)


def the_key_tells_nothing_that_is_out_of_sight(page, site):
    """Lines, pictures and signs of a part of the map, and nothing below it moves for that."""
    rows = "[...document.querySelectorAll('.atlas figcaption .line')].filter(e => e.checkVisibility()).map(e => (e.innerHTML.match(/map-(rail|walk|boat|flight|road|entry)/) || [])[1]).filter(Boolean)"
    met = f"""kind => {{ const frame = {SHEET}.getBoundingClientRect();
      return [...{SHEET}.querySelectorAll(kind === 'entry' ? '[data-at]:not([display]) > .map-entry' : `defs path[id$=whole-${{kind}}], defs path[id$=-${{kind}}]`)].some(path => {{
        if (kind === 'entry') {{ const b = path.getBoundingClientRect(); return b.right > frame.left && b.left < frame.right && b.bottom > frame.top && b.top < frame.bottom; }}
        const v = {SHEET}.viewBox.baseVal, long = path.getTotalLength();
        return Array.from({{length: 2001}}, (_, i) => path.getPointAtLength(long * i / 2000)).some(({{x, y}}) => x >= v.x && x <= v.x + v.width && y >= v.y && y <= v.y + v.height); }}); }}"""
    for width in (390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        assert "walk" not in page.evaluate(rows), width
        foot = "document.querySelector('.atlas').getBoundingClientRect().bottom + scrollY"
        before = page.evaluate(foot)
        for _ in range(5):
            page.click(".closer")
            told = page.evaluate(rows)
            assert all(page.evaluate(met, kind) for kind in told), (width, zoom(page), told)
            assert page.evaluate(foot) >= before - 1, width
            assert not page.locator("figcaption .on-far:visible").count(), "names have room there"


def three_presses_name_a_place(page, site):
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        for _ in range(3):
            page.click(".closer")
        named = page.evaluate(f"""(f => [...{SHEET}.querySelectorAll('.map-name-pin')].filter(e => e.checkVisibility()).map(e => [e.textContent, e.getBoundingClientRect()])
          .filter(([, b]) => b.left >= f.left && b.right <= f.right && b.top >= f.top && b.bottom <= f.bottom).map(([name]) => name))({SHEET}.getBoundingClientRect())""")
        assert named and not any(name.endswith("…") and len(name) < 30 for name in named), named


def a_place_called_as_its_stop_stands_once(page, site):
    """By the stop; of a kind by itself."""
    twice = f"""() => {{ const shown = [...{SHEET}.querySelectorAll('[data-at]:not([display])')];
      const told = e => [e.dataset.name || (e.querySelector('.map-name') || {{}}).textContent, ...e.dataset.at.split(' ').map(Number)];
      const stops = shown.filter(e => e.dataset.item).map(told), near = 300 / 6371e3 * {SHEET}.dataset.lay.split(' ')[2];
      return shown.filter(e => !e.dataset.item).map(told).filter(([name, x, y]) => stops.some(([other, a, b]) => name && name === other && Math.hypot(a - x, b - y) < near)).map(([name]) => name); }}"""
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        for day in page.evaluate("[...document.querySelectorAll('.day option')].map(e => e.value)"):
            page.select_option(".day", day)
            assert page.evaluate(twice) == [], (width, day)


def signs_stand_by_their_places(page, site):
    """At most two of their widths off the stop at which they part."""
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        for kind in page.evaluate("[...document.querySelectorAll('.kind option')].map(e => e.value).filter(Boolean)"):
            page.select_option(".kind", kind)
            far = page.evaluate(f"""() => {{ const s = {SHEET}, scale = s.getBoundingClientRect().width / s.getAttribute('width');
              return [...s.querySelectorAll('.map-parted')].filter(e => e.checkVisibility()).map(e => {{
                const [x, y] = e.dataset.at.split(' ').map(Number), at = new DOMPoint(x, y).matrixTransform(s.getScreenCTM()), b = e.querySelector('.map-pin').getBoundingClientRect();
                return Math.hypot(b.x + b.width / 2 - at.x, b.y + b.height / 2 - at.y) / scale; }}); }}""")
            assert all(units < 50 for units in far), (width, kind, far)


def signs_go_back_to_their_places(page, site):
    """Once the map has grown so far that nothing else is near: they would stand in the sea beside a harbour."""
    astray = f"""() => {{ const s = {SHEET}, at = ([x, y]) => new DOMPoint(x, y).matrixTransform(s.getScreenCTM());
      const shown = [...s.querySelectorAll('[data-at]:not([display]):not(.map-at-stop, .map-parted)')].map(e => {{
        const b = e.querySelector('.map-stop, .map-pin, .map-cluster-rim').getBoundingClientRect(), place = at(e.dataset.at.split(' ').map(Number));
        return [place.x, place.y, b.x + b.width / 2, b.y + b.height / 2, e.dataset.at.split(' ').length > 2]; }});
      const alone = shown.filter(one => one[4] && shown.every(other => other === one || Math.hypot(other[0] - one[0], other[1] - one[1]) > 90));
      return [alone.length, alone.filter(([x, y, left, top]) => Math.hypot(left - x, top - y) > 4).length]; }}"""
    found = 0
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        while page.get_attribute(".closer", "aria-disabled") == "false":
            page.click(".closer")
            alone, away = page.evaluate(astray)
            found += alone
            assert away == 0, (width, zoom(page), away)
    assert found


def the_scale_bar_lies_on_no_sign(page, site):
    """It moves into another corner."""
    under = f"""() => {{ const s = {SHEET}, bar = s.querySelector('.map-scale > path').getBoundingClientRect();
      return [...s.querySelectorAll('[data-at]:not([display])')].map(e => e.querySelector('.map-stop, .map-pin, .map-cluster-rim').getBoundingClientRect())
        .filter(b => b.right > bar.left && b.left < bar.right && b.bottom > bar.top - 12 && b.top < bar.bottom).length; }}"""
    go(page, site + "map/index.html")
    stops = page.evaluate(f"[...{SHEET}.querySelectorAll('[data-item]')].map(e => e.dataset.at.split(' ').map(Number))")
    for _ in range(3):
        page.click(".closer")
    page.evaluate("document.querySelector('.atlas').focus()")
    # A stop is drawn to the corner of the bar.
    for x, y in [stop[:2] for stop in stops[:3]]:
        left, top = middle(page)
        across, down = page.evaluate(f"(v => [v.width / 6, v.height / 6])({SHEET}.viewBox.baseVal)")
        for way, length, step in (("Right", x - left, across), ("Down", y - top, down)):
            for _ in range(min(40, round(abs(length) / step))):
                page.keyboard.press("Arrow" + (way if length > 0 else {"Right": "Left", "Down": "Up"}[way]))
        for keys in (["ArrowLeft"] * 2 + ["ArrowUp"] * 2, ["ArrowUp"], ["ArrowRight"]):
            for press in keys:
                page.keyboard.press(press)
            page.wait_for_timeout(250)
            assert page.evaluate(under) == 0, (x, y)


def a_phone_shows_all_of_the_map_at_once(page, site):
    page.set_viewport_size({"width": 390, "height": 844})
    go(page, site + "map/index.html")
    for index in (0, 1):
        page.evaluate("index => { const list = document.querySelector('.day'); list.selectedIndex = index; list.dispatchEvent(new Event('change')); }", index)
        bottom = page.evaluate(f"{SHEET}.getBoundingClientRect().bottom")
        assert bottom < 844, bottom
    below = page.evaluate("['.player .moment', '.atlas figcaption'].map(e => document.querySelector(e).getBoundingClientRect().top)")
    assert bottom < below[0] < below[1], below


def heights_stay_as_the_map_grows(page, site):
    """Without them hills are a flat field, on the day on which one walks there."""
    go(page, site + "map/index.html")
    paleness = f"Number(getComputedStyle({SHEET}.querySelector('.map-relief')).opacity)"
    before = page.evaluate(paleness)
    while page.get_attribute(".closer", "aria-disabled") == "false":
        page.click(".closer")
        assert before == page.evaluate(paleness) == 1, zoom(page)


def a_walk_in_a_town_is_told_of_once_it_is_seen(page, site):
    """Until the map has grown it lies under the sign of the town."""
    go(page, site + "map/index.html")
    key = "[...document.querySelectorAll('.atlas .line:has(> svg .map-walk)')].map(e => e.checkVisibility())"
    if page.evaluate(key) != [False]:
        return
    page.select_option(".day", page.evaluate("[...document.querySelectorAll('.day option')].pop().value"))
    while page.get_attribute(".closer", "aria-disabled") == "false":
        page.click(".closer")
    long = page.evaluate(f"{SHEET}.querySelector('.map-drawn .map-walk').getBoundingClientRect().width")
    assert page.evaluate(key) == [True] and long > 100, (page.evaluate(key), long)


def it_is_there_soon(page, site):
    """Whoever measures each line before adding the next one has all of the page laid out as often."""
    device = page.context.new_cdp_session(page)
    device.send("Performance.enable")
    go(page, site + "map/index.html")
    lines = page.evaluate("document.querySelectorAll('svg.map defs g path').length")
    counts = {metric["name"]: metric["value"] for metric in device.send("Performance.getMetrics")["metrics"]}
    assert lines > 25 and counts["LayoutCount"] < lines, (lines, counts["LayoutCount"])


PROMISES = [
    it_is_there_soon, buttons_enlarge_and_reduce, buttons_lead_to_the_way, double_click_and_double_tap_enlarge_there, more_towns_are_named_as_it_grows,
    pins_can_be_hit, the_wheel_is_given_back, a_stop_opens_its_card, playing_tells_the_day_and_the_way, the_map_may_follow, a_map_that_follows_names_what_it_comes_by, signs_and_lines_keep_their_sizes, names_without_room_appear, names_are_nearest_to_their_own_signs,
    an_enlarged_map_has_a_true_scale_bar, no_name_is_written_on_the_scale_bar_of_an_enlarged_map, ice_is_explained_while_it_is_in_sight, keys_are_the_maps_when_it_has_the_focus,
    a_wheel_scrolls_the_page_until_the_map_is_wanted, the_mouse_draws_it, two_fingers_enlarge_and_one_scrolls, a_pin_opens_its_card,
    other_clicks_open_the_page, a_day_narrows_map_and_list, few_places_of_a_day_part_at_once, what_stands_off_its_place_has_a_line_to_it, a_kind_leaves_the_stops, a_name_is_written_once, a_way_of_another_day_is_not_named, a_kind_narrows_map_and_list, a_reader_who_asks_is_shown, the_journey_is_played_in_steps,
    the_journey_is_played_gliding, a_chosen_day_is_played_alone, the_line_leads_to_any_moment, controls_are_large_enough,
    controls_stand_in_one_row, what_is_at_numbered_stops_waits, the_key_lists_what_is_drawn, the_key_tells_nothing_that_is_out_of_sight,
    three_presses_name_a_place, a_place_called_as_its_stop_stands_once, signs_stand_by_their_places, signs_go_back_to_their_places, the_scale_bar_lies_on_no_sign, a_phone_shows_all_of_the_map_at_once, heights_stay_as_the_map_grows, a_walk_in_a_town_is_told_of_once_it_is_seen,
]


def a_pin_leads_to_its_page(page, site):
    go(page, site + "map/index.html")
    assert page.locator("button:visible, select:visible, input:visible").count() == 0
    link = page.locator("svg.map:visible a[data-at]:not([display])").first
    href = link.get_attribute("href")
    link.click()
    page.wait_for_load_state()
    assert shown_at(page).endswith(href.removeprefix("../"))


# One of each kind: what is done by pointer, finger and key, what is chosen, played and asked for. The others enlarge the map step by
# step at each width, or choose each day, and take ten times as long.
BRIEF = [
    it_is_there_soon, double_click_and_double_tap_enlarge_there, signs_and_lines_keep_their_sizes, an_enlarged_map_has_a_true_scale_bar, keys_are_the_maps_when_it_has_the_focus,
    the_mouse_draws_it, a_pin_opens_its_card, a_day_narrows_map_and_list, a_kind_narrows_map_and_list, a_reader_who_asks_is_shown,
    the_journey_is_played_in_steps, the_line_leads_to_any_moment, what_is_at_numbered_stops_waits,
]


def map_script(site, chromium, served):
    """The map is moved, enlarged, narrowed and played as docs/reading.md promises, and its pins open; without script they are links"""
    yield from kept(PROMISES, site, chromium)


def map_script_briefly(site, chromium, served):
    """The map is moved, enlarged, narrowed and played, by a promise of each kind, and its pins open; without script they are links"""
    yield from kept(BRIEF, site, chromium)


def kept(promises, site, chromium):
    """What is not so of some promises, and of the one without script."""
    disk = site.root.as_uri() + "/"
    yield from broken(chromium, [(promise, disk, True) for promise in promises] + [(a_pin_leads_to_its_page, disk, False)], has_touch=True)
