"""A page as a tree, for claims about what stands within what."""

from html.parser import HTMLParser

from site_folder import VOID


class Node:
    """An element with its children; texts stand among them as they are."""

    def __init__(self, name, attributes):
        self.name, self.attributes, self.children = name, attributes, []

    @property
    def text(self):
        """What is read of it: blanks are one, and what holds words together is nothing."""
        words = "".join(self.texts()).replace("\u2060", "").replace("\u2011", "-").translate(MARKS)
        return " ".join(words.split())

    def texts(self):
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child.texts()

    def all(self, name="", within=""):
        """The elements below it of a name, as `a`, `li.card` or `.lede`, in order; `within` those of another name."""
        if within:
            return [found for outer in self.all(within) for found in outer.all(name)]
        kind, _, style = name.partition(".")
        return [node for node in self.descendants()
                if kind in ("", node.name) and (not style or style in node.attributes.get("class", "").split())]

    def first(self, name="", within=""):
        return next(iter(self.all(name, within)), None)

    def descendants(self):
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.descendants()


# Marks that isolate names of either direction.
MARKS = {ord(mark): None for mark in "\u2066\u2067\u2068\u2069\u200e\u200f"}


class Builder(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open = [Node("", {})]

    def handle_starttag(self, name, attributes):
        node = Node(name, {key: value or "" for key, value in attributes})
        self.open[-1].children.append(node)
        if name not in VOID:
            self.open.append(node)

    def handle_startendtag(self, name, attributes):
        self.handle_starttag(name, attributes)
        if name not in VOID:
            self.open.pop()

    def handle_endtag(self, name):
        if any(node.name == name for node in self.open):
            while self.open.pop().name != name:
                pass

    def handle_data(self, data):
        self.open[-1].children.append(data)


def read(source):
    """The whole page as a node."""
    builder = Builder()
    builder.feed(source)
    builder.close()
    return builder.open[0]
