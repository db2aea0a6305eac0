"""The shared pages of a library as their claims read them. They are English."""

import re
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urldefrag

from site_folder import Failure
from tree import read

PLURALS = {"trips": "trip", "trips to come": "trip to come", "days": "day", "countries": "country", "nights": "night",
           "photographs": "photograph", "words": "word", "people": "person", "places": "place",
           "stops": "stop"}


class Shared:
    """A shared page as a tree; nothing where it is not there."""

    def __init__(self, site, path):
        page = site.page(path)
        self.path, self.tree = path, read(page.source) if page else None

    def __bool__(self):
        return self.tree is not None

    def target(self, link):
        """Where a link of the page leads, from the top of the site, and to which name there."""
        address, name = urldefrag(link.attributes["href"])
        return normpath(join(dirname(self.path), unquote(address))) if address else self.path, unquote(name)

    def unlike(self, what, told, summed):
        if told != summed:
            yield Failure(self.path, f"{what}: tells {told}, the files {summed}")


def number(text):
    found = re.match(r"one\b|\d[\d,]*", text, re.I)
    return None if not found else 1 if found[0].lower() == "one" else int(found[0].replace(",", ""))


def facts(tree):
    """The numbers of a page by what they count, those to come as `day ahead`, and how the way is told."""
    found, way = {}, None
    for cell in tree.all("div", within="dl.facts"):
        label, value = cell.first("dt").text, cell.first("dd")
        if re.match(r"on the way$|by |on foot|in ways unknown", label):
            way = (value.first("span.vh") or value).text
            continue
        ahead = re.fullmatch(r"(.*), (\S+) to come", label)
        name = ahead[1] if ahead else label
        found[PLURALS.get(name, name)] = number(value.text)
        if ahead:
            found[PLURALS.get(name, name) + " ahead"] = number(ahead[2])
    return found, way


def both(text):
    """So many trips, and so many to come: `2 trips`, `2 trips and 1 planned`, `1 planned trip`."""
    if found := re.search(r"(\d[\d,]*) planned trips?", text):
        return 0, number(found[1])
    found = re.search(r"(\d[\d,]*) trips?(?: and (\d[\d,]*) planned)?", text)
    return (number(found[1]), number(found[2] or "0")) if found else (0, 0)


def flag(text):
    return "".join(chr(ord(letter) - 0x1F1E6 + ord("A")) for letter in text if 0x1F1E6 <= ord(letter) <= 0x1F1FF)


def country_lines(tree):
    """Of each country of a list its code, its days, and its trips that were and are to come."""
    for line in tree.all("li", within="ul.flags"):
        told = line.all("p")[1].text
        days = re.search(r"(\S+) days?", told)
        yield flag(line.first("span.flag").text), number(days[1]) if days else 0, both(told)
