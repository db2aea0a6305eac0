"""Pages in windows of several sizes."""

# What scripts do when a window has another size they do before the next frame is drawn.
FRAME = "() => new Promise(done => { requestAnimationFrame(() => setTimeout(done, 0)); })"


def in_windows(chromium, pages, sizes, **options):
    """Each page in a window of each size: the tab that shows it, the page, width and height in pixels.

    A page is opened once, and its window changed, since to load it takes longer than to lay it out again.
    """
    with chromium.tab(*sizes[0], **options) as tab:
        for page in pages:
            for number, (width, height) in enumerate(sizes):
                tab.page.set_viewport_size({"width": width, "height": height})
                if number == 0:
                    tab.open(page.file.as_uri())
                elif options.get("script", True):
                    tab.evaluate(FRAME)
                yield tab, page, width, height
