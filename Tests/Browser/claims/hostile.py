"""Hostile texts: they are shown as they are, and nothing of them runs, even where no policy would stop it."""

import re
from html.entities import html5

from site_folder import Failure
from trips.hostile import SCRIPTS


# What people write for themselves, in a title as in a text; one without an end goes on to the end.
COMMENT = re.compile(r"<!--.*?(?:-->|$)|\{\{!.*?(?:\}\}|$)", re.DOTALL)

# What blogs leave in the fields of a text: tags of which words are set stand for nothing there, and entities for letters.
TAG = re.compile(
    r"</?(?:b|strong|i|em|cite|mark|dfn|var|del|s|strike|a|br|u|small|big|sup|sub|span|font|kbd|abbr|acronym|ins|tt|code|samp|time"
    r"|label|q|wbr|bdi|bdo|data|nobr|ruby|rt|rp|button|p|div|li|ul|ol|h[1-6])(?=[\s/>])(?:[^<>'\"]|'[^']*'|\"[^\"]*\")*>",
    re.IGNORECASE,
)
ENTITY = re.compile(r"&(#[xX]?)?(\w{1,11});")

# The page's own shape, and all that could only have come out of a text.
SHAPE = """() => {
  for (const e of document.querySelectorAll('*'))
    for (const kind of ['mouseover', 'pointerover', 'focus', 'toggle', 'error', 'load', 'animationstart']) e.dispatchEvent(new Event(kind));
  // By how much the site's own script has enlarged a map.
  const OWN = /^style=--zoom: [\\d.]+;$/;
  const alien = 'iframe, object, embed, form:not([role=search]), style, base, link, meta, video, audio, marquee, foreignObject, x';
  return {
    parts: [...document.body.children].map(e => e.localName).filter(n => n !== 'script').join(' '),
    alien: [...document.querySelectorAll('body :is(' + alien + ')')].map(e => '<' + e.localName + '>')
      .concat([...document.querySelectorAll('*')].flatMap(e => [...e.attributes]).filter(a => /^on|^style$|^srcdoc$/i.test(a.name) && !OWN.test(a.name + '=' + a.value)).map(a => a.name)),
    title: document.querySelector('h1').textContent};
}"""


def nothing_runs(site, chromium, served):
    """Hostile texts run nowhere, even with the page's policy switched off, break no page, and are shown as they are"""
    shapes, titles = {}, ""
    with chromium.tab(bypass_csp=True) as tab:
        # Every entry, since each brings a text of its own into all places; of other pages some, which hold several.
        for page in [page for page in site.pages if page.kind == "journal/*/index.html" or page in site.kinds]:
            tab.open(page.file.as_uri())
            seen = tab.evaluate(SHAPE)
            yield from tab.complaints(page, site.root.as_uri() + "/")
            yield from followed(tab, page)
            if page.path != "404.html":  # It stands alone, without the frame of the others.
                shapes.setdefault(seen["parts"], page.path)
            for name in set(seen["alien"]):
                yield Failure(page.path, f"something hostile became part of the page: {name}")
            if page.kind == "journal/*/index.html":
                titles += plain(seen["title"]) + "\n"
    if len(shapes) > 1:
        yield Failure("–", f"pages are built in {len(shapes)} ways: {shapes}")
    for text in SCRIPTS:
        if plain(ENTITY.sub(letter, TAG.sub("", COMMENT.sub("", text)))) not in titles:
            yield Failure("–", f"no entry has the title {text!r}")
        for comment in COMMENT.findall(text):
            if plain(comment) and plain(comment) in titles:
                yield Failure("–", f"the comment {comment!r} is shown in a title")


def followed(tab, page):
    """Addresses that run when they are followed, as the browser itself reads them."""
    found = tab.evaluate("""() => [...document.querySelectorAll('a, area, form, image, use')].map(e =>
      e.protocol || (e.href && e.href.baseVal) || '').filter(p => /^(javascript|data|vbscript|blob|filesystem|feed|jar|view-source):/i.test(p))""")
    for scheme in set(found):
        yield Failure(page.path, f"a link can be followed to {scheme}")


def letter(entity):
    """The letter for which an entity stands; what is none stays as it is."""
    mark, name = entity.groups()
    if not mark:
        return html5.get(name + ";", entity[0])
    try:
        return chr(int(name, 16 if len(mark) > 1 else 10))
    except (ValueError, OverflowError):
        return "" if name.isalnum() else entity[0]


def plain(text):
    """Letters and digits alone: quotes, dashes and blanks are set as type."""
    return "".join(re.findall(r"\w", text))
