"""What visitors are promised, one promise after the other, in a tab that is as new for each of them."""

from contextlib import ExitStack

from playwright.sync_api import Error

from site_folder import Failure

SIZE = {"width": 1000, "height": 800}
FORGET = "() => { try { localStorage.clear(); sessionStorage.clear(); } catch {} }"


class Named:
    """What a complaint names where no page of the site is meant."""

    def __init__(self, path):
        self.path = path


def broken(chromium, promises, alone=(), **options):
    """What is not so of promises, each with the address of the site and whether there is script.

    A new tab takes the processor as long as the page in it, so one is kept as long as nothing is wrong and script is as
    before; those of `alone`, which leave something in it, get one of their own.
    """
    with ExitStack() as stack:
        tab, had_script = None, None
        for promise, address, has_script in promises:
            if not (tab and has_script == had_script and promise not in alone and as_new(tab)):
                stack.close()
                tab = stack.enter_context(chromium.tab(**SIZE, script=has_script, **options))
                had_script = has_script
            failures = list(seen(tab, promise, address, has_script))
            yield from failures
            if failures or promise in alone:
                stack.close()
                tab = None


def seen(tab, promise, address, has_script):
    """What is not so of a promise, and what the page asked for or said that it must not."""
    try:
        promise(tab.page, address)
    except Exception as error:
        yield Failure(promise.__name__, f"{type(error).__name__}: {str(error)[:300]}")
    if has_script:
        yield from tab.complaints(Named(promise.__name__), address)


def as_new(tab):
    """Takes from a tab what the last promise left in it: what was stored, allowed, pointed at, chosen and noted. Whether
    that was possible: a page that is just being left does not answer."""
    try:
        tab.evaluate(FORGET)
        tab.page.goto("about:blank")
        tab.page.set_viewport_size(SIZE)
        tab.page.emulate_media(reduced_motion="reduce", color_scheme="light")
        tab.page.context.clear_permissions()
        tab.page.mouse.move(0, 0)
    except Error:
        return False
    tab.requests.clear()
    tab.words.clear()
    return True
