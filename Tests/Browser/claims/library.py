"""What the script of a library's map adds, as a visitor meets it.

Each promise gets a page and the address of the built example library; what is not so raises an AssertionError.
"""

from claims.map_script import go, zoom
from claims.promises import broken

LINES = "[...document.querySelectorAll('.points li')].filter(e => !e.hidden && !e.closest('[hidden]')).length"
UNDATED = "document.querySelectorAll('.points li:not([data-year])').length"
STATUS = ".tools[data-narrow] [role=status]"
# Of each number on the sheet that is seen, and of the lines that it stands for: how many there are.
SUMS = """[...document.querySelectorAll('svg.map a:not(.out)')]
  .filter(a => a.getClientRects().length && a.querySelector('.world-number'))
  .map(a => [Number(a.querySelector('.world-number').textContent),
    a.dataset.lists.split(' ')
      .flatMap(name => [...document.querySelectorAll(`.points li[data-sign="${name}"]`)]).filter(e => !e.hidden).length])"""


def choices(page, name):
    return page.evaluate("name => [...document.querySelectorAll(`select[name=${name}] option`)].map(e => e.value).filter(Boolean)", name)


def a_choice_narrows_lists_and_signs(page, site):
    for width in (1000, 390):
        page.set_viewport_size({"width": width, "height": 800})
        go(page, site + "map/index.html")
        all_lines, words = page.evaluate(LINES), page.text_content(".points summary")
        lede, countries = page.text_content(".pagehead .lede"), page.locator("[aria-labelledby=countries]:visible").count()
        assert page.evaluate(SUMS), "no sign stands for several places"
        for name in ("year", "who", "trip"):
            assert len(choices(page, name)) > 1, f"nothing to choose by {name}"
            for value in choices(page, name):
                page.select_option(f"select[name={name}]", value)
                left, status = page.evaluate(LINES), page.text_content(STATUS)
                assert 0 < left < all_lines, (width, name, value, left, all_lines)
                assert str(left) in status and str(all_lines) in status, status
                chosen = page.evaluate("name => document.querySelector(`select[name=${name}]`).selectedOptions[0].textContent", name)
                assert page.text_content(".pagehead .lede") == chosen, "all is told beside a part"
                assert not page.locator(".atlas .world-visited:visible, [aria-labelledby=countries]:visible").count(), "countries of all are told beside a part"
                undated = page.evaluate(UNDATED) if name == "year" else 0
                assert ("without a date" in status) == (undated > 0) and (not undated or status.endswith(f": {undated}")), (status, undated)
                sums = page.evaluate(SUMS)
                assert all(shown == listed > 0 for shown, listed in sums), (name, value, sums)
            page.select_option(f"select[name={name}]", "")
        assert page.evaluate(LINES) == all_lines and page.text_content(STATUS) == ""
        assert page.text_content(".pagehead .lede") == lede and page.locator("[aria-labelledby=countries]:visible").count() == countries
        assert page.text_content(".points summary") == words and not page.locator("svg.map .out").count()


def choices_go_together(page, site):
    go(page, site + "map/index.html")
    page.select_option("select[name=trip]", choices(page, "trip")[0])
    of_trip = page.evaluate(LINES)
    counts = []
    for year in choices(page, "year"):
        page.select_option("select[name=year]", year)
        counts.append(page.evaluate(LINES))
    assert max(counts) <= of_trip and min(counts) < of_trip, (counts, of_trip)


def the_map_is_enlarged(page, site):
    go(page, site + "map/index.html")
    assert zoom(page) == 1 and page.get_attribute(".all", "aria-disabled") == "true"
    page.click(".closer")
    page.click(".closer")
    assert 3.9 < zoom(page) < 4.1
    for _ in range(8):
        page.click(".closer", force=True)
    parting = page.evaluate("Math.max(0, ...[...document.querySelectorAll('svg.map [data-from]')].map(e => e.dataset.from))")
    assert 6.5 < zoom(page) <= max(6.6, parting) + 0.01, "the coasts are corners"
    page.click(".all")
    assert zoom(page) == 1


def the_choices_have_the_room_that_was_kept_for_them(page, site):
    for width in (320, 390, 820, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        more = page.evaluate("""() => { const e = document.querySelector('.tools[data-narrow]');
          return e.getBoundingClientRect().height - parseFloat(getComputedStyle(e).minHeight); }""")
        assert more < 1.5, f"what is below them is moved by {more:.0f} pixels in a window of {width}"


def the_title_has_its_line_beside_the_choices(page, site):
    for width in (390, 820, 960, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(page, site + "map/index.html")
        for part in ("h1", ".pagehead .lede"):
            lines = page.evaluate("""part => { const e = document.querySelector(part);
              return e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).fontSize); }""", part)
            assert lines < 3.5, f"{part} is {lines:.1f} letters high in a window of {width} pixels"


def faces_of_one_row_stand_at_one_height(page, site):
    """However long the name below one of them is."""
    page.set_viewport_size({"width": 1000, "height": 800})
    go(page, site + "people/index.html")
    page.evaluate("document.querySelector('.portraits h2 a').textContent = 'Chiara Bernasconi-Wolfensberger of Appenzell Outer Rhodes'")
    tops = page.evaluate("[...document.querySelectorAll('.portraits .pic')].map(e => e.getBoundingClientRect().top)")
    assert len(tops) > 1 and tops[0] == tops[1], tops


def all_is_there_without_script(page, site):
    go(page, site + "map/index.html")
    assert page.locator("button:visible, select:visible").count() == 0
    assert page.evaluate(LINES) == page.evaluate("document.querySelectorAll('.points li').length") > 0


PROMISES = [
    a_choice_narrows_lists_and_signs, choices_go_together, the_map_is_enlarged, the_choices_have_the_room_that_was_kept_for_them,
    the_title_has_its_line_beside_the_choices, faces_of_one_row_stand_at_one_height,
]


def library_map(site, chromium, served):
    """The map of a library is enlarged, and narrowed to a year, a person or a trip; without script all of it is there"""
    disk = site.root.as_uri() + "/"
    promises = [(promise, disk, True) for promise in PROMISES]
    yield from broken(chromium, promises + [(all_is_there_without_script, disk, False)])
