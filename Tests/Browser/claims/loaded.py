"""Pages as they are loaded: from a disk, from a server below a path, without script."""

from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import sleep

from site_folder import Failure


def from_disk(site, chromium, served):
    """From a disk a page asks for nothing elsewhere, says nothing to the console and keeps its own policy"""
    with chromium.tab() as tab:
        for page in site.kinds:
            tab.open(page.file.as_uri())
            tab.scroll_through()
            yield from tab.complaints(page, site.root.as_uri() + "/")


def from_server(site, chromium, served):
    """The same from a server, below a path"""
    with chromium.tab(width=390) as tab:
        for page in site.kinds:
            tab.open(served + page.path)
            tab.scroll_through()
            yield from tab.complaints(page, served)


# Milliseconds in which a page stands without its pictures, and in which they are then painted.
WAITING = 200
PAINTING = 250


def late_pictures(site, chromium, served):
    """Nothing moves where pictures come late (CLS 0), at 320, 820 and 1440 pixels"""
    for width in (320, 820, 1440):
        with chromium.tab(width=width) as tab:
            held = []
            tab.page.route("**/*", lambda route: held.append(route) if route.request.resource_type == "image" else route.continue_())
            for page in [page for page in site.kinds if "<img" in page.source]:
                tab.page.goto(served + page.path, wait_until="commit")
                for _ in range(3):
                    tab.page.wait_for_timeout(WAITING)
                    while held:
                        held.pop().continue_()
                tab.page.wait_for_timeout(PAINTING)
                for moved in tab.evaluate("() => window.__moved"):
                    yield Failure(page.path, f"at {width} px something moved when its pictures came: {moved}")


# Parts in which a page arrives on a slow line, the milliseconds between two of them, and how much may move then: a line of
# text that is cut within.
PIECES = 12
BETWEEN = 120
LINE = 0.005


def in_pieces(site, chromium, served):
    """Nothing but a line that is cut moves where a page arrives in pieces, at 320 and 1440 pixels"""
    with slow_server(site.root) as slow:
        for width in (320, 1440):
            with chromium.tab(width=width) as tab:
                for page in [page for page in site.kinds if page.path in HEADS or page.path.startswith("days/")]:
                    tab.open(slow + page.path)
                    tab.settle()
                    for moved in tab.evaluate("() => window.__moved"):
                        if float(moved.split()[0]) > LINE:
                            yield Failure(page.path, f"at {width} px something moved when the rest came: {moved}")


# What stands at the head of all pages, and of the front page.
HEADS = ("index.html", "journal/index.html", "story/index.html", "places/index.html")


@contextmanager
def slow_server(root):
    """Serves a folder whose pages come little by little."""

    class Slow(SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(root))

        def log_message(self, *arguments):
            pass

        def do_GET(self):
            file = root / self.path.lstrip("/").partition("?")[0]
            if file.suffix != ".html" or not file.is_file():
                return super().do_GET()
            page = file.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            length = len(page) // PIECES + 1
            for start in range(0, len(page), length):
                self.wfile.write(page[start:start + length])
                self.wfile.flush()
                sleep(BETWEEN / 1000)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def without_script(site, chromium, served):
    """Without script a page shows the same words, links and pictures"""
    # What scripts bring stands in parts of its own, and is not missed where there is no script.
    words = """() => { const read = e => e.innerText.replace(/\\s+/g, ' ').trim().length, main = document.querySelector('main');
      return [...main.querySelectorAll('.tools, form')].reduce((left, e) => left - read(e), read(main)); }"""
    links = "() => [...document.links].filter(a => a.checkVisibility()).length"
    broken = "() => [...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.getAttribute('src'))"
    with chromium.tab() as with_script, chromium.tab(script=False) as without:
        for page in site.kinds:
            with_script.open(page.file.as_uri())
            without.open(page.file.as_uri())
            read, full = without.evaluate(words), with_script.evaluate(words)
            if read < 0.9 * full or read < 10:
                yield Failure(page.path, f"without script {read} letters are left of {full}")
            # Where the page for lost readers stands, a script finds out.
            if page.path != "404.html" and without.evaluate(links) < 0.9 * with_script.evaluate(links):
                yield Failure(page.path, "without script links are missing")
            for source in without.evaluate(broken):
                yield Failure(page.path, f"the picture {source} is not shown")
