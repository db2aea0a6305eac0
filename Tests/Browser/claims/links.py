"""Links, and pictures as the source of a page names them; every page is looked at."""

import re
from urllib.parse import unquote, urlsplit

from PIL import Image

from site_folder import Failure

# Where an address may stand, and whether it may lead out of the site.
ATTRIBUTES = {"href", "src", "poster", "data", "action", "xlink:href", "formaction", "manifest"}
OUTWARD = {"http", "https", "mailto", "tel", "geo"}
# Links in the head that are addresses of the published site by their nature.
PUBLISHED = {"canonical", "alternate", "license"}


def links(site, chromium, served):
    """Every internal link and fragment resolves, to a file, by a relative address"""
    anchors = {page.path: page.anchors for page in site.pages}
    for page in site.pages:
        if page.path == "404.html":
            continue
        for element in page.elements:
            for address, leads_out in addresses(element):
                reason = trouble(site, page, address, leads_out, anchors)
                if reason:
                    yield Failure(page.path, f"line {element.line}: <{element.name}> {reason}")
    yield from style_links(site)


def addresses(element):
    published = set(element.attributes.get("rel", "").split()) & PUBLISHED
    for key, value in element.attributes.items():
        if key in ATTRIBUTES:
            yield value, element.name == "a" or bool(published)
        elif key in ("srcset", "imagesrcset"):
            for candidate in value.split(","):
                yield candidate.split()[0] if candidate.split() else "", False


def trouble(site, page, address, leads_out, anchors):
    """What is wrong with an address that a page names; None where nothing is."""
    if re.search(r"[\x00-\x20]", address):
        return f"has an address with a blank or control in it: {address!r}"
    parts = urlsplit(address)
    if parts.scheme or address.startswith("//"):
        return None if leads_out and parts.scheme in OUTWARD else f"leads out of the site: {address}"
    if address.startswith("/"):
        return f"is not relative: {address}"
    if parts.query:
        return f"asks a server: {address}"
    target = (page.file.parent / unquote(parts.path)).resolve() if parts.path else page.file
    if not target.is_relative_to(site.root):
        return f"leads above the site: {address}"
    if not target.is_file():
        return f"leads to {address}, which is not a file of the site"
    inside = target.relative_to(site.root).as_posix()
    if parts.fragment and unquote(parts.fragment) not in anchors.get(inside, {unquote(parts.fragment)}):
        return f"leads to {address}, but nothing there is called {parts.fragment}"
    return None


def style_links(site):
    for sheet in sorted(site.root.rglob("*.css")):
        path = sheet.relative_to(site.root).as_posix()
        for address in re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", sheet.read_text(encoding="utf-8")):
            address = next(filter(None, address))
            if not address.startswith("data:") and not (sheet.parent / address).is_file():
                yield Failure(path, f"names {address}, which is not a file of the site")


def pictures(site, chromium, served):
    """Every picture has words or alt="", and its own width and height, in the proportions of its file"""
    sizes = {}
    for page in site.pages:
        for element in page.elements:
            if element.name == "img":
                reason = picture_trouble(page, element.attributes, sizes)
                if reason:
                    yield Failure(page.path, f"line {element.line}: a picture {reason}")


def picture_trouble(page, attributes, sizes):
    if "alt" not in attributes:
        return "has no alt"
    if not (attributes.get("width", "").isdigit() and attributes.get("height", "").isdigit()):
        return "has no width and height"
    source = attributes.get("src", "")
    if source.endswith(".svg") or not source or ":" in source:
        return None if source else "has no src"
    file = (page.file.parent / unquote(source)).resolve()
    if file not in sizes:
        if not file.is_file():
            return None  # The links say so.
        with Image.open(file) as picture:
            sizes[file] = picture.size
    width, height = sizes[file]
    if abs(int(attributes["width"]) * height - int(attributes["height"]) * width) > max(width, height) * 2:
        return f"is {width} by {height}, but says {attributes['width']} by {attributes['height']}: {source}"
    return None
