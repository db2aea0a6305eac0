"""What the site's scripts add, as a visitor meets it.

Each promise gets a page and the address of the built example; what is not so raises an AssertionError.
"""


from claims.promises import broken

LINK = "main a[data-photo]"


def go(page, address):
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_load_state()


def eventually(page, condition, argument=None):
    """Asked from without: the page's own policy forbids what Playwright would put into it to wait."""
    for _ in range(100):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {condition} {argument or ''}")


def shown_at(page):
    """Asked of the page itself: the browser's word of a new address comes later."""
    return page.evaluate("location.href")


def is_open(page):
    return page.evaluate("!!document.querySelector('.viewer[open]')")


def count(page):
    return page.text_content(".viewer .count span")


def focused(page):
    return page.evaluate("document.activeElement.dataset.photo || document.activeElement.className || document.activeElement.localName")


def on_screen(page):
    """The picture that is shown, as it is painted."""
    return page.evaluate("""() => {
      const image = document.querySelector('.slide:not([inert]) img'), box = image.getBoundingClientRect();
      return {left: box.left, right: box.right, loaded: image.complete && image.naturalWidth, source: image.currentSrc};
    }""")


# Arrow keys

def arrows_turn_pages(page, site):
    go(page, site + "index.html")
    go(page, page.evaluate("document.querySelector('.days h3 a').href"))
    here, following = shown_at(page), page.evaluate("document.querySelector('link[rel=next]').href")
    page.keyboard.press("ArrowLeft")
    assert shown_at(page) == here, "the first day has none before it"
    page.keyboard.press("ArrowRight")
    page.wait_for_url(following)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(here)


def arrows_follow_the_script(page, site):
    go(page, site + "index.html")
    days = page.evaluate("[...document.querySelectorAll('.days h3 a')].map(a => a.href)")
    # As early as the document begins to be read: a script that is deferred sees the page so.
    page.add_init_script("""
      new MutationObserver((_, observer) => {
        if (document.documentElement) { document.documentElement.dir = 'rtl'; observer.disconnect(); }
      }).observe(document, {childList: true});
    """)
    go(page, days[1])
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(days[2])
    page.keyboard.press("ArrowRight")
    page.wait_for_url(days[1])


def arrows_stay_out_of_the_way(page, site):
    go(page, site + "index.html")
    go(page, page.evaluate("document.querySelectorAll('.days h3 a')[1].href"))
    here = shown_at(page)
    for keys in ["Control+ArrowRight", "Alt+Shift+ArrowRight", "Shift+ArrowRight", "Meta+Shift+ArrowRight"]:
        page.keyboard.press(keys)
    for element in ["<input id=own>", "<select id=own><option>1<option>2</select>", "<p id=own contenteditable>x</p>",
                    "<div id=own tabindex=0 class=scroll><pre>" + "long " * 900 + "</pre></div>"]:
        page.evaluate("(html) => { document.querySelector('main').insertAdjacentHTML('beforeend', html); own.focus(); }", element)
        page.keyboard.press("ArrowRight")
        page.evaluate("own.remove()")
    page.wait_for_timeout(200)
    assert shown_at(page) == here


# The viewer

def a_picture_opens_large(page, site):
    go(page, site + "photos/index.html")
    names = page.evaluate(f"[...document.querySelectorAll('{LINK}')].map(a => a.dataset.photo)")
    page.click(f"{LINK} >> nth=2")
    assert is_open(page) and count(page) == f"3 of {len(names)}"
    assert shown_at(page).endswith("#p=" + names[2])
    assert page.text_content(".viewer [role=status]").startswith(count(page) + ": ")
    page.keyboard.press("ArrowRight")
    assert count(page).startswith("4 of") and shown_at(page).endswith("#p=" + names[3])
    assert page.evaluate("document.activeElement.matches('.viewer')"), "no button has the box of the focus"
    assert page.get_attribute(".viewer .panel a", "href").endswith(names[3] + "/index.html")
    page.keyboard.press("End")
    assert count(page) == f"{len(names)} of {len(names)}"
    page.keyboard.press("ArrowRight")
    assert count(page) == f"{len(names)} of {len(names)}"
    assert page.get_attribute(".viewer .on", "aria-disabled") == "true"
    page.keyboard.press("Home")
    assert count(page).startswith("1 of")
    page.click(".viewer .on")
    assert count(page).startswith("2 of")
    assert page.evaluate("document.querySelectorAll('.slide').length") == 3, "the neighbours are loaded beforehand"
    page.keyboard.press("Escape")
    eventually(page, "!document.querySelector('.viewer[open]') && location.hash === ''")
    eventually(page, "name => document.activeElement.dataset.photo === name", names[1])


def a_picture_leaves_room_for_its_words(page, site):
    for width, height in ((320, 640), (390, 800), (740, 340), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        go(page, site + "photos/index.html")
        for place in (0, 2, 4):
            page.click(f"{LINK} >> nth={place}")
            eventually(page, "!!document.querySelector('.slide:not([inert]) img').naturalWidth")
            boxes = page.evaluate("""['.slide:not([inert]) img', '.viewer .caption', '.viewer .panel'].map(s => {
              const b = document.querySelector(s).getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })""")
            picture, others = boxes[0], boxes[1:]
            assert picture[0] >= 0 and picture[1] >= 0 and picture[2] <= width + 1, (width, height, picture)
            assert all(picture[3] <= other[1] + 1 and other[3] <= height + 1 for other in others), (width, height, boxes)
            page.keyboard.press("Escape")
            eventually(page, "location.hash === ''")


def the_way_back_closes(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.go_back()
    eventually(page, "!document.querySelector('.viewer[open]')")
    assert shown_at(page).endswith("photos/index.html"), shown_at(page)
    page.go_forward()
    eventually(page, "!!document.querySelector('.viewer[open]')")
    assert count(page).startswith("4 of")
    page.click(".viewer .close")
    eventually(page, "!document.querySelector('.viewer[open]') && location.hash === ''")
    assert shown_at(page).endswith("photos/index.html"), shown_at(page)


def a_late_word_of_closing_closes_nothing(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=1")
    # The browser tells of the closing in a task of its own, which on a busy machine runs after the next opening.
    page.evaluate("(() => { const viewer = document.querySelector('.viewer'); viewer.close(); viewer.showModal(); })()")
    page.wait_for_timeout(300)
    assert is_open(page) and count(page).startswith("2 of") and "#p=" in shown_at(page), shown_at(page)
    assert page.locator(".slide").count() == 3


def the_page_stays_where_the_reader_was(page, site):
    go(page, site + "photos/index.html")
    last = page.evaluate(f"document.querySelectorAll('{LINK}').length") - 1
    page.click(f"{LINK} >> nth={last}")
    before = page.evaluate("scrollY")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert before > 0 and abs(page.evaluate("scrollY") - before) < 5
    page.click(f"{LINK} >> nth={last}")
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    box = page.evaluate("(() => { const b = document.activeElement.getBoundingClientRect(); return [b.top, b.bottom, innerHeight]; })()")
    assert -1 <= box[0] and box[1] <= box[2] + 1, f"the last picture looked at is not on the screen: {box}"


def an_address_opens_it_again(page, site):
    go(page, site + "photos/index.html")
    name = page.get_attribute(f"{LINK} >> nth=4", "data-photo")
    go(page, site + "photos/index.html#p=" + name)
    assert is_open(page) and count(page).startswith("5 of")
    page.keyboard.press("Escape")
    eventually(page, "!document.querySelector('.viewer[open]') && location.hash === ''")
    for nonsense in ["#p=gone", "#p=%", "#p=%22%3E%3Cimg%3E", "#p="]:
        go(page, site + "photos/index.html" + nonsense)
        assert not is_open(page), nonsense


def other_clicks_are_the_browsers(page, site):
    go(page, site + "photos/index.html")
    for options in [{"modifiers": ["Control"]}, {"modifiers": ["Shift"]}, {"button": "middle"}]:
        page.evaluate("addEventListener('click', e => e.preventDefault(), {once: true}); addEventListener('auxclick', e => e.preventDefault(), {once: true})")
        page.click(f"{LINK} >> nth=0", **options)
        assert not is_open(page), options
        go(page, site + "photos/index.html")


def the_focus_stays_within(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=0")
    for _ in range(12):
        page.keyboard.press("Tab")
        inside = page.evaluate("!!document.activeElement.closest('.viewer') || document.activeElement === document.body")
        assert inside, focused(page)


def a_large_size_is_loaded(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=0")
    eventually(page, "document.querySelector('.slide:not([inert]) img').srcset !== '' && document.querySelector('.slide:not([inert]) img').naturalWidth > 0")
    widths = page.evaluate("""[...document.querySelector('.slide:not([inert]) img').srcset.matchAll(/(\\S+) (\\d+)w/g)]
      .map(m => [new URL(m[1], location).href, +m[2]])""")
    chosen = dict(widths)[on_screen(page)["source"]]
    drawn = page.evaluate("Math.min(innerWidth, innerHeight * document.querySelector('.slide:not([inert]) img').naturalWidth / document.querySelector('.slide:not([inert]) img').naturalHeight)")
    assert chosen >= min(drawn, max(width for _, width in widths)) * 0.95, (chosen, drawn)


def a_day_shows_its_pictures_in_order(page, site):
    go(page, site + "index.html")
    go(page, page.evaluate("document.querySelector('.days h3 a').href"))
    gallery = page.evaluate("[...document.querySelectorAll('main a[data-photo]')].map(a => a.dataset.photo)")
    assert len(set(gallery)) == len(gallery), "a picture stands twice on the page of its day"
    page.click(f"{LINK} >> nth=1")
    assert count(page).endswith(f" of {len(gallery)}")
    page.keyboard.press("Home")
    seen = [shown_at(page).split("#p=")[1]]
    for _ in gallery[1:]:
        page.keyboard.press("ArrowRight")
        seen.append(shown_at(page).split("#p=")[1])
    assert seen == gallery


def entries_and_places_have_it_too(page, site):
    for section in ["journal", "places"]:
        go(page, site + section + "/index.html")
        links = page.evaluate("[...document.querySelectorAll('main h3 a, main .title a')].map(a => a.href)")
        for link in links:
            go(page, link)
            if page.locator(LINK).count():
                page.click(f"{LINK} >> nth=0")
                assert is_open(page), link
                break
        else:
            raise AssertionError(f"no page of {section} shows a picture")


def drag(page, distance, steps=8, y=300):
    """A finger that is put down in the middle and drawn aside."""
    client = page.context.new_cdp_session(page)
    middle = page.viewport_size["width"] / 2
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": middle, "y": y}]})
    for step in range(1, steps + 1):
        point = {"x": middle + distance * step / steps, "y": y}
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(16)
    return lambda: client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def fingers_turn_pictures(page, site):
    page.set_viewport_size({"width": 390, "height": 800})
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=1")
    before = on_screen(page)["left"]
    lift = drag(page, -150)
    assert abs(on_screen(page)["left"] - before + 150) < 20, "the picture follows the finger"
    lift()
    eventually(page, "document.querySelector('.viewer .count span').textContent.startsWith('3 of')")
    lift = drag(page, 150)
    lift()
    eventually(page, "document.querySelector('.viewer .count span').textContent.startsWith('2 of')")
    page.wait_for_timeout(400)
    lift = drag(page, 30, steps=30)
    lift()
    page.wait_for_timeout(400)
    assert count(page).startswith("2 of") and abs(on_screen(page)["left"] - before) < 2, "a short way is none"
    page.keyboard.press("Home")
    drag(page, 150)()
    page.wait_for_timeout(300)
    assert count(page).startswith("1 of") and is_open(page), "before the first there is none"
    assert page.evaluate("scrollY") == page.evaluate("scrollY")
    assert page.evaluate("getComputedStyle(document.querySelector('.stage')).touchAction") == "none", "fingers are the viewer's"


def zoomed(page):
    """How much larger the picture is that is looked at."""
    return page.evaluate("""() => { const m = /scale\\(([\\d.]+)\\)/.exec(document.querySelector('.slide:not([inert]) img').style.transform);
      return m ? +m[1] : 1; }""")


def a_finger_drawn_down_closes(page, site):
    page.set_viewport_size({"width": 390, "height": 800})
    go(page, site + "photos/index.html")
    for length, closes in ((30, False), (-300, False), (300, True)):
        page.click(f"{LINK} >> nth=1") if not is_open(page) else None
        client = page.context.new_cdp_session(page)
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 195, "y": 350}]})
        for step in range(1, 21):
            client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 195, "y": 350 + length * step / 20}]})
            page.wait_for_timeout(16)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)
        assert is_open(page) != closes, f"{length} px down"
    eventually(page, "location.hash === ''")
    assert count(page).startswith("2 of")


def a_picture_is_brought_near(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=1")
    eventually(page, "!!document.querySelector('.slide:not([inert]) img').naturalWidth")
    box = on_screen(page)
    middle = (box["left"] + box["right"]) / 2
    page.mouse.dblclick(middle + 60, 320)
    assert zoomed(page) > 2 and is_open(page)
    before = on_screen(page)["left"]
    page.mouse.move(middle, 320)
    page.mouse.down()
    page.mouse.move(middle - 80, 320, steps=6)
    page.mouse.up()
    assert abs(on_screen(page)["left"] - before + 80) < 3, "what is near is moved, and not turned over"
    assert count(page).startswith("2 of")
    page.mouse.dblclick(middle, 320)
    assert zoomed(page) == 1 and is_open(page)
    for key, near in (("+", True), ("-", False), ("+", True), ("0", False), ("+", True)):
        page.keyboard.press(key)
        assert (zoomed(page) > 1) == near, key
    before = on_screen(page)["left"]
    page.keyboard.press("ArrowRight")
    assert on_screen(page)["left"] < before and count(page).startswith("2 of"), "a key moves what is near"
    page.keyboard.press("0")
    page.keyboard.press("ArrowRight")
    assert zoomed(page) == 1 and count(page).startswith("3 of"), "the next one is as far as any"
    client = page.context.new_cdp_session(page)
    fingers = lambda apart: [{"x": middle - apart, "y": 320, "id": 0}, {"x": middle + apart, "y": 320, "id": 1}]
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(40)})
    for apart in range(50, 130, 10):
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": fingers(apart)})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert 2.5 < zoomed(page) < 3.5, f"two fingers that part to three times: {zoomed(page)}"


def words_stand_below(page, site):
    go(page, site + "photos/index.html")
    told = page.evaluate(f"[...document.querySelectorAll('{LINK}')].map(a => [a.dataset.said || '', a.dataset.when || '', a.querySelector('img').alt])")
    page.click(f"{LINK} >> nth=0")
    for said, when, alternative in told[:8]:
        shown = page.evaluate("[...document.querySelectorAll('.viewer .caption p')].map(p => p.textContent)")
        assert shown == [said, when] and when, (shown, said, when)
        assert alternative in page.text_content(".viewer [role=status]"), "who cannot see it hears what it shows"
        page.keyboard.press("ArrowRight")


def pictures_follow_by_themselves(page, site):
    page.clock.install()
    go(page, site + "photos/index.html")
    last = page.evaluate(f"document.querySelectorAll('{LINK}').length")
    page.click(f"{LINK} >> nth={last - 3}")
    assert focused(page) == "viewer", "no button has the focus, and Space starts them all the same"
    label = lambda: page.get_attribute(".viewer .play", "aria-label")
    start = label()
    page.keyboard.press("Space")
    assert label() != start
    for expected in (last - 1, last):
        eventually(page, "document.querySelector('.slide:not([inert]) img').complete")
        page.clock.run_for(5100)
        assert count(page).startswith(f"{expected} of"), count(page)
    assert label() == start, "it stops at the last picture"
    page.keyboard.press("Home")
    page.evaluate("document.querySelector('.viewer .panel a').focus()")
    page.keyboard.press("Space")
    assert label() != start, "Space starts it wherever the focus is that needs no Space"
    page.keyboard.press("Space")
    page.clock.run_for(11_000)
    assert label() == start and count(page).startswith("1 of"), "and pauses it"
    assert page.evaluate("scrollY") < 10_000
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.clock.run_for(11_000)
    assert not is_open(page) and "#p=" not in shown_at(page), "closed, nothing runs on"


def space_does_not_scroll(page, site):
    go(page, site + "photos/index.html")
    page.click(f"{LINK} >> nth=0")
    before = page.evaluate("scrollY")
    for place in ("", "a"):
        if place:
            page.evaluate("document.querySelector('.viewer .panel a').focus()")
        page.keyboard.press("Space")
        page.keyboard.press("Space")
    assert page.evaluate("scrollY") == before and is_open(page)


# Lists

def purchases_are_sorted(page, site):
    go(page, site + "budget/index.html")
    page.click("details.listing summary")
    amounts = "[...document.querySelectorAll('.lines.all td[data-value]')].map(td => +td.dataset.value)"
    days = "[...document.querySelectorAll('.lines.all tbody time')].map(t => t.dateTime)"
    begun, dated = page.evaluate(amounts), page.evaluate(days)
    button = page.get_by_role("columnheader", name="Amount").get_by_role("button")
    button.click()
    assert page.evaluate(amounts) == sorted(begun) != begun
    assert page.get_by_role("columnheader", name="Amount").get_attribute("aria-sort") == "ascending"
    button.press("Enter")
    assert page.evaluate(amounts) == sorted(begun, reverse=True)
    assert page.evaluate("document.querySelectorAll('[aria-sort]').length") == 1
    page.get_by_role("columnheader", name="Day").get_by_role("button").click()
    assert page.evaluate(amounts) == begun and page.evaluate(days) == dated
    page.get_by_role("columnheader", name="Category").get_by_role("button").click()
    names = page.evaluate("[...document.querySelectorAll('.lines.all tbody tr')].map(tr => tr.cells[2].textContent)")
    assert names == sorted(names, key=str.lower)


def purchases_are_narrowed(page, site):
    go(page, site + "budget/index.html")
    page.click("details.listing summary")
    rows = page.evaluate("[...document.querySelectorAll('.lines.all tbody tr')].map(tr => tr.dataset.group)")
    page.get_by_label("Category").select_option("Transport")
    shown = page.locator(".lines.all tbody tr:visible").count()
    assert 0 < shown == rows.count("Transport") < len(rows)
    assert page.text_content("details.listing [role=status]") == f"{shown} of {len(rows)} shown"
    page.get_by_label("Category").select_option("")
    assert page.locator(".lines.all tbody tr:visible").count() == len(rows)


def photos_are_narrowed(page, site):
    go(page, site + "photos/index.html")
    every = page.locator("main .just li").count()
    day = page.evaluate("document.querySelectorAll('[data-group]')[1].dataset.group")
    page.get_by_label("Day").select_option(day)
    shown = page.locator("main .just li:visible").count()
    assert 0 < shown < every and page.locator("main section:visible").count() == 1
    page.click(f"{LINK}:visible >> nth=0")
    assert count(page) == f"1 of {shown}", "what is not shown is not turned to"
    page.keyboard.press("Escape")
    page.get_by_label("Day").select_option("")
    box = page.get_by_label("With a position")
    if box.count():
        box.check()
        assert page.locator("main .just li:visible").count() == page.locator("main .just li[data-placed]").count() < every
        for section in page.locator("main section:visible").all():
            assert section.locator("li:visible").count() > 0, "a day without any is not shown"


def places_are_sorted_and_narrowed(page, site):
    go(page, site + "places/index.html")
    titles = "[...document.querySelectorAll('.cats section')].map(s => [...s.querySelectorAll('.title')].map(t => t.textContent))"
    begun = page.evaluate(titles)
    page.get_by_label("Order").select_option(index=1)
    assert page.evaluate(titles) == [sorted(group, key=str.lower) for group in begun] != begun
    page.get_by_label("Order").select_option(index=0)
    assert page.evaluate(titles) == begun
    page.get_by_label("Category").select_option(index=1)
    chosen = page.get_by_label("Category").evaluate("select => select.value")
    kinds = page.evaluate("[...document.querySelectorAll('.place')].map(place => place.dataset.kind)")
    assert page.locator(".place:visible").count() == kinds.count(chosen) > 0


# Search

def look_for(page, words):
    page.fill("#q", words)
    eventually(page, "document.querySelector('.found').textContent !== ''")
    page.wait_for_timeout(150)
    return page.evaluate("[...document.querySelectorAll('.hit h2 a')].map(a => a.textContent)")


def words_are_found(page, site):
    go(page, site + "journal/index.html")
    title = page.text_content("main h3 a")
    go(page, site + "search/index.html")
    assert look_for(page, title)[0] == title, "a title is found first"
    assert look_for(page, title.upper())[0] == title
    assert page.locator(".hit mark").count() > 0
    assert page.evaluate("[...document.querySelectorAll('.hit .kind, .hit .top span')].every(s => s.textContent.trim())")
    found = look_for(page, "ca")
    accented = look_for(page, "cá")
    assert found == accented and len(found) > 3
    page.locator(".hit h2 a").first.click()
    page.wait_for_load_state()
    assert page.locator("h1").count() == 1
    page.go_back()
    eventually(page, "document.querySelectorAll('.hit').length > 3")
    assert page.input_value("#q") == "cá", "the way back leads to what was found"


def every_word_is_found(page, site):
    go(page, site + "journal/index.html")
    links = page.evaluate("[...document.querySelectorAll('main h3 a')].map(a => a.href)")
    words = {}
    for link in links:
        go(page, link)
        words[link] = page.evaluate("""[...new Set([...document.querySelectorAll('.art > p, .art > blockquote, .art > ol, .art > ul')]
            .map(part => part.textContent).join(' ').match(/[\\p{L}\\p{N}]+/gu))]""")
    go(page, site + "search/index.html")
    for link, those in words.items():
        for word in those[:: max(1, len(those) // 5)]:
            look_for(page, word)
            while page.locator(".further:not([hidden]) button").count():
                page.click(".further button")
                page.wait_for_timeout(80)
            found = page.evaluate("[...document.querySelectorAll('.hit h2 a')].map(a => a.href)")
            assert link in found, f"{word} does not find {link}"


def several_words_narrow(page, site):
    go(page, site + "search/index.html")
    one = look_for(page, "the")
    both = look_for(page, "the ferry")
    assert 0 < len(both) <= len(one)
    nothing = look_for(page, "the zzyzzx")
    assert nothing == [] and "zzyzzx" in page.text_content(".found")
    page.fill("#q", "")
    eventually(page, "document.querySelector('.found').textContent === '' && !document.querySelector('.hit')")


def a_query_has_an_address(page, site):
    go(page, site + "search/index.html")
    look_for(page, "straw hat")
    eventually(page, "location.search === '?q=straw%20hat'")
    address = shown_at(page)
    go(page, address)
    eventually(page, "document.querySelectorAll('.hit').length > 0")
    assert page.input_value("#q") == "straw hat"
    page.press("#q", "Enter")
    assert shown_at(page) == address


def hostile_queries_are_words(page, site):
    go(page, site + "search/index.html")
    for query in ["<img src=x onerror=alert(1)>", "__proto__", "constructor toString", ";", ",,!#", "\\u0000", "%", "a" * 5000, "]]>", "$& $1 {count}"]:
        page.fill("#q", query)
        page.wait_for_timeout(60)
        assert page.locator("main img:not(.thumb)").count() == 0
    go(page, site + "search/index.html?q=%3Cimg%20src%3Dx%3E")
    eventually(page, "document.querySelector('.found').textContent.includes('<img src=x>')")


def days_are_found(page, site):
    go(page, site + "search/index.html")
    day = look_for(page, "2026-05-06")
    assert len(day) > 3 and look_for(page, "6 May") == day == look_for(page, "May 6, 2026") == look_for(page, "6.5.2026")
    assert page.locator(".hit").first.locator("[data-kind=day]").count(), "the day comes before what was on it"
    dates = page.evaluate("[...document.querySelectorAll('.hit .top')].slice(0, 4).map(p => p.textContent)")
    assert all("6\xa0May" in date for date in dates), dates
    assert len(look_for(page, "May 2026")) >= len(day)
    assert 0 < len(look_for(page, "6 May tangier")) < len(day), "words narrow a day"
    assert look_for(page, "6 May tangeir") == look_for(page, "6 May tangier"), "a slip beside a day"
    assert "nearly" not in page.text_content(".found")
    assert look_for(page, "31 December 1999") == []


def slips_are_forgiven(page, site):
    go(page, site + "search/index.html")
    right = look_for(page, "Gibraltar")
    assert right and "nearly" not in page.text_content(".found")
    for slip in ["Gibralter", "Gibrlatar", "Gibraltarr", "Gbraltar"]:
        assert look_for(page, slip) == right, slip
        assert "nearly" in page.text_content(".found") and page.locator(".hit mark").count()
    assert look_for(page, "Tmo") == [], "a short word is what it is"


def entries_come_first(page, site):
    go(page, site + "search/index.html")
    look_for(page, "cadiz")
    kinds = page.evaluate("[...document.querySelectorAll('.hit [data-kind]')].map(s => s.dataset.kind)")
    order = ["person", "entry", "day", "place", "page", "photo", "clip", "idea", "event", "album", "tag", "expense"]
    assert kinds[0] == "entry" and kinds == sorted(kinds, key=order.index), kinds
    page.wait_for_load_state("networkidle")
    thumbs = page.evaluate("""[...document.querySelectorAll('.hit .thumb')].slice(0, 3).map(i => [i.naturalWidth, i.clientWidth])""")
    assert thumbs and all(own >= shown > 60 for own, shown in thumbs), thumbs


def tables_are_not_quoted(page, site):
    """What an entry says is quoted, and not the rows of its table."""
    go(page, site + "search/index.html")
    look_for(page, "The crossing that took no time")
    quoted = page.locator(".hit", has=page.locator("[data-kind=entry]")).first.locator(".dek").text_content()
    look_for(page, "hat")
    all_quoted = " ".join(page.locator(".hit .dek").all_text_contents())
    assert "about the hat · It was last" in all_quoted and "tied it on properly told" not in all_quoted, all_quoted
    assert "ticket office" in quoted and "Arrives Tangier" not in quoted and "· ·" not in quoted, quoted


def a_hit_says_its_kind_on_one_line(page, site):
    page.set_viewport_size({"width": 390, "height": 800})
    go(page, site + "search/index.html")
    look_for(page, "cadiz")
    heights = page.evaluate("[...document.querySelectorAll('.hit .top > [data-kind]')].map(e => e.getBoundingClientRect().height)")
    page.set_viewport_size({"width": 1000, "height": 800})
    assert heights and max(heights) < 32, heights


def people_are_found(page, site):
    go(page, site + "search/index.html")
    assert look_for(page, "Inés")[0] == "Inés" == look_for(page, "ines")[0]
    first = page.locator(".hit").first
    assert first.locator("[data-kind=person]").count() and "on the trip" in first.text_content()
    assert all(title != "Inés" for title in look_for(page, "on the trip")), "what is said of them is not what they are called"


def a_key_leads_to_the_search(page, site):
    go(page, site + "journal/index.html")
    page.keyboard.press("/")
    page.wait_for_url("**/search/index.html*")
    eventually(page, "document.activeElement.id === 'q'")
    page.keyboard.type("a/b")
    assert page.input_value("#q") == "a/b", "in a field it is a letter"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    assert focused(page) and page.evaluate("document.activeElement.id") == "q" and page.input_value("#q") == "a/b"


# What is there at all

def search_is_one_step_away(page, site):
    for width in (320, 360, 1440):
        page.set_viewport_size({"width": width, "height": 700})
        go(page, site + "photos/index.html")
        box = page.locator(".find").bounding_box()
        assert box["x"] + box["width"] <= width and box["width"] >= 24 and box["height"] >= 24
        assert page.locator(".find").inner_text().strip() == "Search" or page.get_by_role("link", name="Search").count() == 1


def the_current_section_is_in_sight(page, site):
    """Also without script: a link that sticks needs none."""
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 700})
        for section in ["index.html", "journal/index.html", "places/index.html", "budget/index.html"]:
            go(page, site + section)
            for scrolled in (None, 0, 10_000):
                if scrolled is not None:
                    page.evaluate("x => { document.querySelector('.mast ul').scrollLeft = x; }", scrolled)
                box = page.locator(".mast li [aria-current]").bounding_box()
                assert box["x"] >= 0 and box["x"] + box["width"] <= width, (width, section, scrolled, box)
            page.keyboard.press("Tab")
            links = page.locator(".mast nav a").count()
            for _ in range(1 + links):
                page.keyboard.press("Tab")
            page.wait_for_timeout(100)
            box = page.evaluate("(() => { const b = document.activeElement.getBoundingClientRect(); return [b.left, b.right]; })()")
            assert box[0] >= 0 and box[1] <= width, f"{section}: the focus is out of sight at {width}: {box}"


def nothing_moves(page, site):
    page.add_init_script("""
      window.__moved = 0;
      new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) __moved += e.value; })
        .observe({type: 'layout-shift', buffered: true});
    """)
    for width in (320, 390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for path in ["photos/index.html", "places/index.html", "search/index.html", "budget/index.html", "map/index.html"]:
            go(page, site + path)
            page.wait_for_timeout(150)
            # A gallery of which a busy browser has read but the first pictures.
            assert page.evaluate("__moved") < 0.01, (width, path, page.evaluate("__moved"))
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{path} is {wide} wide at {width}"


WITH_SCRIPT = [
    arrows_turn_pages, arrows_follow_the_script, arrows_stay_out_of_the_way, a_picture_opens_large,
    a_picture_leaves_room_for_its_words, the_way_back_closes, a_late_word_of_closing_closes_nothing, the_page_stays_where_the_reader_was, an_address_opens_it_again, other_clicks_are_the_browsers,
    the_focus_stays_within, a_large_size_is_loaded, a_day_shows_its_pictures_in_order, entries_and_places_have_it_too,
    fingers_turn_pictures, a_finger_drawn_down_closes, a_picture_is_brought_near, words_stand_below, pictures_follow_by_themselves,
    space_does_not_scroll, purchases_are_sorted, purchases_are_narrowed, photos_are_narrowed,
    places_are_sorted_and_narrowed, words_are_found, every_word_is_found, several_words_narrow, a_query_has_an_address,
    hostile_queries_are_words, days_are_found, slips_are_forgiven, tables_are_not_quoted, a_hit_says_its_kind_on_one_line, people_are_found, entries_come_first, a_key_leads_to_the_search,
    search_is_one_step_away, the_current_section_is_in_sight, nothing_moves,
]


def nothing_is_offered_that_does_nothing(page, site):
    for path in ["map/index.html", "photos/index.html", "places/index.html", "budget/index.html", "search/index.html"]:
        go(page, site + path)
        assert page.locator("button:visible, select:visible, input:visible").count() == 0, path
    assert page.locator("noscript p, .lede").first.is_visible()
    assert page.locator(".lists a").count() > 3


def pictures_lead_to_their_pages(page, site):
    go(page, site + "photos/index.html")
    target = page.get_attribute(f"{LINK} >> nth=0", "href")
    page.click(f"{LINK} >> nth=0")
    page.wait_for_load_state()
    assert shown_at(page).endswith(target)


def a_square_shows_its_day_alone(page, site):
    go(page, site + "journal/index.html")
    shown = "[...document.querySelectorAll('.chapter')].filter(day => day.checkVisibility()).map(day => day.id)"
    days = page.evaluate(shown)
    squares = page.locator(".heat td a")
    assert squares.count() == len(days) > 1
    for number in [0, len(days) - 1]:
        squares.nth(number).click()
        assert page.evaluate(shown) == [page.evaluate("location.hash.slice(1)")] == [days[number]]
        page.set_viewport_size({"width": 390, "height": 800})
        page.locator(".chapter .go a:visible").click()
        assert page.evaluate(shown) == days, "one link leads back to all"
        page.set_viewport_size({"width": 1000, "height": 800})


WITHOUT_SCRIPT = [nothing_is_offered_that_does_nothing, pictures_lead_to_their_pages, a_square_shows_its_day_alone]
# What an address, a history and a request from a server may do otherwise than one from a disk.
SERVED = [the_way_back_closes, an_address_opens_it_again, words_are_found, a_query_has_an_address]
# What puts a script of its own before each page of its tab.
ALONE = [arrows_follow_the_script, nothing_moves]

# One of each kind, the narrowest; what a visitor writes or follows from afar may break a site, so all of that is among them.
BRIEF = [
    arrows_turn_pages, a_picture_opens_large, the_way_back_closes, an_address_opens_it_again, the_focus_stays_within, fingers_turn_pictures, purchases_are_sorted,
    purchases_are_narrowed, photos_are_narrowed, places_are_sorted_and_narrowed, words_are_found, several_words_narrow, hostile_queries_are_words, days_are_found,
    slips_are_forgiven, people_are_found, entries_come_first, a_key_leads_to_the_search, search_is_one_step_away,
]


def scripts(site, chromium, served):
    """The viewer, arrow keys, lists and search do what docs/reading.md promises; without script nothing is offered in vain"""
    yield from kept(WITH_SCRIPT, SERVED, site, chromium, served)


def scripts_briefly(site, chromium, served):
    """The viewer, arrow keys, lists and search do what they promise, by a promise of each kind; without script nothing is offered in vain"""
    yield from kept(BRIEF, [a_query_has_an_address], site, chromium, served)


def kept(from_disk, from_server, site, chromium, served):
    """What is not so of some promises on pages from a disk, of some on pages from a server, and of those without script."""
    disk = site.root.as_uri() + "/"
    promises = [(promise, disk, True) for promise in from_disk] + [(promise, served, True) for promise in from_server]
    yield from broken(chromium, promises + [(promise, disk, False) for promise in WITHOUT_SCRIPT], alone=ALONE, has_touch=True)
