"""Debian's Firefox with its own settings, driven by what it offers itself, WebDriver BiDi.

Other drivers switch off what keeps files on a disk apart: `remote.prefs.recommended`. A page has the few methods of
Playwright's by which claims ask, so that one claim is held against either browser.
"""

import json
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect

NAMES = ["firefox-esr", "firefox"]
# That nothing is switched for us; and that no page of Firefox's own opens beside ours.
SETTINGS = {"remote.prefs.recommended": False, "datareporting.policy.dataSubmissionEnabled": False}
# Seconds in which an answer, and what a page is to become, must come.
LIMIT = 30
SOON = 5
KEYS = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Backspace": "\ue003", "Enter": "\ue007", "Tab": "\ue004"}
FIND = """const find = name => { const plain = name.replace(/:visible$/, "");
  return [...document.querySelectorAll(plain)].filter(part => plain === name || part.checkVisibility({visibilityProperty: true})); };"""


def program():
    """Where it is; None where it is not installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Firefox:
    """One Firefox, without a window, of a profile that is thrown away."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f'user_pref("{name}", {json.dumps(value)});\n' for name, value in SETTINGS.items()]
        Path(self.profile.name, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program(), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.profile.name]
        self.log = open(Path(self.profile.name, "said.txt"), "w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=subprocess.STDOUT)
        self.number = 0
        self.words = []
        try:
            self.socket = connect(self.address() + "/session", max_size=None, proxy=None)
            self.version = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
            self.ask("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.stop()
            raise

    def address(self):
        """That which it says when it listens."""
        end = time.monotonic() + 2 * LIMIT
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", Path(self.log.name).read_text(encoding="utf-8", errors="replace"))
            if found:
                return found[1]
            time.sleep(0.1)
        raise RuntimeError("Firefox does not listen")

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        self.profile.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()

    def ask(self, method, **values):
        """The answer to a command; what pages say meanwhile is noted."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": values}))
        while True:
            told = json.loads(self.socket.recv(timeout=LIMIT))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.words.append(told["params"]["text"])
            elif told.get("id") == self.number:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message'][:200]}")
                return told["result"]

    @contextmanager
    def page(self, width=1000, height=800):
        """A page of a reader who was never here."""
        user = self.ask("browser.createUserContext")["userContext"]
        try:
            page = Page(self, self.ask("browsingContext.create", type="tab", userContext=user)["context"])
            page.set_viewport_size({"width": width, "height": height})
            self.words.clear()
            yield page
        finally:
            self.ask("browser.removeUserContext", userContext=user)


class Page:
    """A tab, by the names that Playwright has for it."""

    def __init__(self, browser, context):
        self.browser, self.context = browser, context
        self.keyboard = self.mouse = self
        self.at = (0, 0)

    def ask(self, method, **values):
        return self.browser.ask(method, context=self.context, **values)

    # What is there

    def goto(self, address):
        self.ask("browsingContext.navigate", url=address, wait="complete")

    def wait_for_load_state(self):
        self.until("document.readyState === 'complete'")

    def until(self, condition):
        end = time.monotonic() + SOON
        while not self.evaluate(condition):
            assert time.monotonic() < end, f"not in {SOON} s: {condition}"
            time.sleep(0.05)

    @property
    def url(self):
        return self.evaluate("location.href")

    def evaluate(self, script, argument=None):
        expression = f"(async () => {{ const it = ({script}\n); return JSON.stringify(await (typeof it === 'function' ? it({json.dumps(argument)}) : it)) ?? 'null'; }})()"
        told = self.browser.ask("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def of(self, selector, script, argument=None):
        """What a script says of the first element of a selector, which is there soon."""
        self.until(f"(() => {{ {FIND} return find({json.dumps(selector)}).length > 0; }})()")
        return self.evaluate(f"argument => {{ {FIND} return ({script})(find({json.dumps(selector)})[0], argument); }}", argument)

    def add_init_script(self, script):
        self.browser.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", contexts=[self.context])

    def set_viewport_size(self, size):
        self.ask("browsingContext.setViewport", viewport=size)

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def text_content(self, selector):
        return self.of(selector, "part => part.textContent")

    def input_value(self, selector):
        return self.of(selector, "part => part.value")

    def is_visible(self, selector):
        return self.locator(selector + ":visible").count() > 0

    def is_hidden(self, selector):
        return not self.is_visible(selector)

    def locator(self, selector):
        return Locator(self, selector)

    # What is done

    def focus(self, selector):
        self.of(selector, "part => part.focus()")

    def fill(self, selector, text):
        self.of(selector, "(part, text) => { part.focus(); part.value = text; part.dispatchEvent(new Event('input', {bubbles: true})); }", text)

    def select_option(self, selector, value=None, index=None):
        self.of(selector, """(part, [value, index]) => { if (index === null) part.value = value; else part.selectedIndex = index;
          part.dispatchEvent(new Event('input', {bubbles: true})); part.dispatchEvent(new Event('change', {bubbles: true})); }""", [value, index])

    def act(self, kind, actions, **parameters):
        more = {"parameters": parameters} if parameters else {}
        self.ask("input.performActions", actions=[{"type": kind, "id": kind + "".join(parameters.values()), "actions": actions, **more}])

    def press(self, key):
        value = KEYS.get(key, key)
        self.act("key", [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])

    def move(self, x, y, steps=1):
        (left, top), self.at = self.at, (x, y)
        self.act("pointer", [{"type": "pointerMove", "x": round(left + (x - left) * step / steps), "y": round(top + (y - top) * step / steps), "duration": 16}
                             for step in range(1, steps + 1)], pointerType="mouse")

    def down(self):
        self.act("pointer", [{"type": "pointerDown", "button": 0}], pointerType="mouse")

    def up(self):
        self.act("pointer", [{"type": "pointerUp", "button": 0}], pointerType="mouse")

    def click(self, selector, place=0):
        """A click where nobody else's element lies above; whoever follows a link arrives."""
        self.until(f"(() => {{ {FIND} return find({json.dumps(selector)}).length > {place}; }})()")
        there = self.evaluate(f"""async () => {{ {FIND} let told;
          // What flies past is waited for.
          for (let tries = 0; tries < 60 && !told?.free; tries++) {{
            const part = find({json.dumps(selector)})[{place}];
            part.scrollIntoView({{block: 'center', behavior: 'instant'}});
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            const box = part.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
            const upper = document.elementFromPoint(x, y);
            told = {{x, y, free: part.contains(upper), upper: upper?.outerHTML.slice(0, 90), follows: part.closest('a')?.href ?? null}};
          }}
          return told; }}""")
        assert there["free"], f"{selector} at {there['x']}, {there['y']} is covered by {there['upper']}"
        self.move(there["x"], there["y"])
        self.down()
        self.up()
        if there["follows"]:
            self.until(f"location.href === {json.dumps(there['follows'])} && document.readyState === 'complete'")

    def beside(self, x, y):
        """The tab that the middle button opens of a link at a place."""
        others = self.tabs()
        self.move(x, y)
        self.act("pointer", [{"type": "pointerDown", "button": 1}, {"type": "pointerUp", "button": 1}], pointerType="mouse")
        end = time.monotonic() + SOON
        while not (new := self.tabs() - others):
            assert time.monotonic() < end, f"no tab opens in {SOON} s"
            time.sleep(0.05)
        return Page(self.browser, new.pop())

    def tabs(self):
        return {tab["context"] for tab in self.browser.ask("browsingContext.getTree")["contexts"]}

    def close(self):
        self.ask("browsingContext.close")

    def touch(self, points):
        """A finger that is put down at the first point, drawn along the others and lifted."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 16} for x, y in points]
        self.act("pointer", moves[:1] + [{"type": "pointerDown", "button": 0}] + moves[1:] + [{"type": "pointerUp", "button": 0}], pointerType="touch")


class Locator:
    """Elements of a selector, as they are when one asks."""

    def __init__(self, page, selector, place=0):
        self.page, self.selector, self.place = page, selector, place

    def count(self):
        return self.page.evaluate(f"(() => {{ {FIND} return find({json.dumps(self.selector)}).length; }})()")

    def nth(self, place):
        return Locator(self.page, self.selector, place)

    def click(self):
        self.page.click(self.selector, self.place)

    def bounding_box(self):
        return self.page.of(self.selector, "part => { const {x, y, width, height} = part.getBoundingClientRect(); return {x, y, width, height}; }")
