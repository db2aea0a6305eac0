"""The one browser of a process, and pages that write down what happens in them."""

import os
import shutil
import signal
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from playwright.sync_api import sync_playwright

from site_folder import Failure

# The same browser without windows around its pages: those take more of the processor than the pages do.
SHELL = ["chromium-headless-shell"]
WHOLE = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

# Seconds after which a process that does not even end without its browser ends itself.
GRACE = 60

# Runs before anything in a page: counts what moved, what the policy stopped, and whether foreign script ran.
WATCH = """
window.__moved = []; window.__stopped = []; window.__ran = [];
addEventListener('securitypolicyviolation', e => __stopped.push(e.violatedDirective + ' ' + (e.blockedURI || e.sample)));
for (const name of ['alert', 'confirm', 'prompt', 'print'])
  window[name] = (...words) => { __ran.push(name + '(' + words.join(', ') + ')'); };
try {
  new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput)
    __moved.push(e.value.toFixed(4) + ' ' + e.sources.map(s => s.node && (s.node.id || s.node.className || s.node.nodeName)).join(', '));
  }).observe({type: 'layout-shift', buffered: true});
} catch {}
"""


class Chromium:
    """Chromium of the system, started when it is first needed: bare, or as visitors have it."""

    def __init__(self):
        self.playwright = None
        self.browser = None
        self.is_bare = False

    def program(self):
        names = (SHELL if self.is_bare else []) + WHOLE
        found = next((path for path in map(shutil.which, names) if path), None)
        if not found:
            raise RuntimeError("there is no Chromium: on Debian, make test-packages installs it")
        return found

    def start(self):
        if self.browser is not None and not self.browser.is_connected():
            self.browser = None
        if self.playwright is None:
            self.playwright = sync_playwright().start()
        if self.browser is None:
            self.browser = self.playwright.chromium.launch(executable_path=self.program())
        return self.browser

    def stop(self):
        if self.browser is not None:
            with self.patience(GRACE):
                self.browser.close()
                self.playwright.stop()
            self.browser = None

    @contextmanager
    def patience(self, seconds):
        """Ends the browser, or the checker, when what is done takes longer, so that who waits for it gets an error.

        A page that never answers is waited for without end otherwise: a script that is evaluated has no time limit.
        """
        timers = [Timer(seconds, end_helpers), Timer(seconds + GRACE, os._exit, [1])]
        for timer in timers:
            timer.daemon = True
            timer.start()
        try:
            yield
        finally:
            for timer in timers:
                timer.cancel()

    @contextmanager
    def tab(self, width=1440, height=900, scheme="light", script=True, **options):
        """A tab that knows nothing of other tabs, and the record of what happens in it."""
        context = self.start().new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
            java_script_enabled=script, service_workers="block", **options)
        context.add_init_script(WATCH)
        page = context.new_page()
        try:
            yield Tab(page)
        finally:
            context.close()


def end_helpers():
    """Ends all that this process has started, but for the driver, which tells of the browser's end."""
    for number in descendants(os.getpid()):
        try:
            if b"playwright/driver" not in Path(f"/proc/{number}/cmdline").read_bytes():
                os.kill(number, signal.SIGKILL)
        except OSError:  # It ended with another.
            pass


def descendants(ancestor):
    """The processes below one."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:  # It has ended.
            continue
    below = {ancestor}
    while more := {number for number, parent in parents.items() if parent in below} - below:
        below |= more
    return below - {ancestor}


class Tab:
    """One page of the browser, with all that was asked for and said while it was open."""

    def __init__(self, page):
        self.page = page
        self.requests = []
        self.words = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("requestfailed", self.note_failure)
        page.on("response", self.note_response)
        page.on("console", lambda message: self.words.append(f"console says: {message.text}"))
        page.on("pageerror", lambda error: self.words.append(f"script fails: {error}"))
        page.on("dialog", self.note_dialog)

    def note_dialog(self, dialog):
        self.words.append(f"a dialog opened: {dialog.message}")
        dialog.dismiss()

    def note_failure(self, request):
        if "ERR_ABORTED" not in (request.failure or ""):
            self.words.append(f"{request.url} failed: {request.failure}")

    def note_response(self, response):
        if response.status >= 400:
            self.words.append(f"{response.url} answers {response.status}")

    def open(self, address):
        """Opens a page and waits until all that is not lazy is there."""
        self.requests.clear()
        self.words.clear()
        self.page.goto(address, wait_until="load")

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def scroll_through(self):
        """Scrolls to the end and back, so that every lazy picture is asked for, and waits for them."""
        self.evaluate("""async () => {
          const step = innerHeight, pause = () => new Promise(done => {
            requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 1000); });
          for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 40 * step); y += step) { scrollTo(0, y); await pause(); }
          const near = [...document.images].filter(i => i.getBoundingClientRect().top + scrollY < 40 * step);
          await Promise.all(near.map(i => i.complete || new Promise(done => { i.onload = i.onerror = done; setTimeout(done, 3000); })));
          scrollTo(0, 0); await pause();
        }""")

    def settle(self):
        """Waits until letters and pictures are there and the page stands in three frames as it did before, so that what
        comes late has come, however busy the machine is."""
        self.evaluate("""async () => {
          const frame = () => new Promise(done => { requestAnimationFrame(() => setTimeout(done, 16)); });
          await document.fonts.ready;
          const seen = () => document.documentElement.scrollHeight + ' ' + [...document.images].filter(i => i.complete).length;
          for (let same = 0, last = '', tries = 0; same < 3 && tries < 60; tries++) {
            await frame();
            const now = seen();
            same = now === last ? same + 1 : 0;
            last = now;
          }
        }""")

    def open_details(self):
        self.evaluate("() => document.querySelectorAll('details').forEach(d => { d.open = true; })")

    def complaints(self, page, allowed):
        """What no page may do: ask elsewhere, speak to the console, offend its policy, run foreign script."""
        for address in self.requests:
            if not address.startswith((allowed, "data:", "blob:")):
                yield Failure(page.path, f"asks for {address}, which is not in the site")
        for word in self.words:
            yield Failure(page.path, word)
        for stopped in self.evaluate("() => window.__stopped || []"):
            yield Failure(page.path, f"its own policy stopped {stopped}")
        for ran in self.evaluate("() => window.__ran || []"):
            yield Failure(page.path, f"foreign script ran: {ran}")
