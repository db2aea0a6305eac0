"""Pictures of the built example for README.md: `make screenshots`. Small, and painted twice as fine as they are shown."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from PIL import Image  # noqa: E402

from chromium import Chromium  # noqa: E402
from site_folder import Site  # noqa: E402
from sites import REPOSITORY, build  # noqa: E402
from trips import TRIPS  # noqa: E402

PICTURES = REPOSITORY / "docs/pictures"
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
# Name, page, window, scheme, what stands at the upper edge, and the width in pixels in which the picture is kept.
SHOTS = [
    ("home", "index.html", DESK, "light", None, 1280),
    ("home-phone", "index.html", PHONE, "light", None, 520),
    ("day", "days/2026-05-06/index.html", DESK, "light", None, 1280),
    ("day-phone", "days/2026-05-06/index.html", PHONE, "dark", "#numbers", 520),
    ("map", "map/index.html", DESK, "dark", ".sheet", 1280),
    ("map-phone", "map/index.html", PHONE, "light", None, 520),
]
MOST_BYTES = 600_000


def main():
    trip = next(trip for trip in TRIPS if trip.name == "example")
    problem = build(trip, REPOSITORY / ".build/debug/tripbook")
    if problem:
        sys.exit(problem)
    site = Site(trip.name, trip.site)
    PICTURES.mkdir(exist_ok=True)
    chromium = Chromium()
    for shot in SHOTS:
        take(chromium, site, *shot)
    chromium.stop()
    size = sum(file.stat().st_size for file in PICTURES.iterdir())
    print(f"{len(SHOTS)} pictures in {PICTURES.relative_to(REPOSITORY)}, {size // 1000} kB")
    if size > MOST_BYTES:
        sys.exit(f"That is more than {MOST_BYTES // 1000} kB")


def take(chromium, site, name, page, window, scheme, edge, width):
    with chromium.tab(**window, scheme=scheme, device_scale_factor=2) as tab:
        tab.open(site.page(page).file.as_uri())
        tab.scroll_through()
        if edge:
            tab.evaluate("edge => document.querySelector(edge).scrollIntoView()", edge)
            tab.page.wait_for_timeout(200)
        file = PICTURES / f"{name}.png"
        tab.page.screenshot(path=file)
    with Image.open(file) as picture:
        height = round(picture.height * width / picture.width)
        picture.convert("RGB").resize((width, height), Image.LANCZOS).save(file.with_suffix(".webp"), quality=78, method=6)
    file.unlink()


if __name__ == "__main__":
    main()
