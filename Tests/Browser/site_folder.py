"""A built site as the claims see it: its pages, their kinds, and what stands in them."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass(frozen=True)
class Failure:
    """One broken promise: the page it was seen on, and what was seen."""

    page: str
    reason: str


@dataclass
class Element:
    """An element of a page, in the order of the source."""

    name: str
    attributes: dict
    line: int
    parent: str = ""
    text: str = ""


class Outline(HTMLParser):
    """The elements of a page with their attributes; the text of those whose text is asked for."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.elements = []
        self.open = []
        self.doubles = []

    def handle_starttag(self, name, attributes):
        names = [key for key, _ in attributes]
        if len(set(names)) < len(names):
            self.doubles.append(f"<{name}> has an attribute twice")
        element = Element(name, {key: value or "" for key, value in attributes}, self.getpos()[0],
                          self.open[-1].name if self.open else "")
        self.elements.append(element)
        if name not in VOID:
            self.open.append(element)

    def handle_startendtag(self, name, attributes):
        self.handle_starttag(name, attributes)
        if name not in VOID:
            self.handle_endtag(name)

    def handle_endtag(self, name):
        for place in range(len(self.open) - 1, -1, -1):
            if self.open[place].name == name:
                del self.open[place:]
                return

    def handle_data(self, data):
        for element in self.open:
            element.text += data


@dataclass
class Page:
    """A page by its address in the site, such as days/2026-05-03/index.html."""

    path: str
    file: Path

    @cached_property
    def source(self):
        return self.file.read_text(encoding="utf-8")

    @cached_property
    def outline(self):
        outline = Outline()
        outline.feed(self.source)
        outline.close()
        return outline

    @property
    def elements(self):
        return self.outline.elements

    @cached_property
    def anchors(self):
        return {element.attributes["id"] for element in self.elements if "id" in element.attributes}

    def shows(self, element, *classes):
        """Whether its source has such an element of one of some classes, so that a browser need not load it to find none."""
        return re.search(rf'<{element}\b[^>]*\sclass="[^"]*\b(?:{"|".join(classes)})\b', self.source) is not None

    @property
    def is_day(self):
        """Whether it is a day of a trip, also of one of a library: days/2026-05-03, north/days/2027-06-11."""
        return self.path.split("/")[-3:-2] == ["days"]

    @property
    def kind(self):
        """The kind of page, by the pattern of its address: days/*/index.html. New kinds join by themselves."""
        parts = self.path.split("/")
        return "/".join(parts[:1] + ["*"] * (len(parts) - 2) + parts[-1:]) if len(parts) > 1 else self.path


@dataclass
class Site:
    """A site in a folder."""

    name: str
    root: Path
    sample: int = 1
    pages: list = field(default_factory=list)

    def __post_init__(self):
        self.root = self.root.resolve()
        files = sorted(self.root.rglob("*.html"))
        self.pages = [Page(file.relative_to(self.root).as_posix(), file) for file in files]

    @cached_property
    def kinds(self):
        """The richest pages of every kind, which stand for their kind in what is costly to look at."""
        return self.richest(self.sample)

    def richest(self, count):
        """As many of the richest pages of every kind."""
        by_kind = defaultdict(list)
        for page in self.pages:
            by_kind[page.kind].append(page)
        largest_first = lambda page: (-page.file.stat().st_size, page.path)
        return [page for kind in sorted(by_kind) for page in sorted(by_kind[kind], key=largest_first)[:count]]

    @property
    def kinds_with_links_in_maps(self):
        """Those whose stops are others on a phone, where another map is shown."""
        return [page for page in self.kinds if 'class="map on-narrow"' in page.source and "<a " in page.source.split('class="map on-narrow"')[1]]

    def page(self, path):
        return next((page for page in self.pages if page.path == path), None)
