"""Where things stand in a sealed site, worked out by another program than the one that sealed it."""

import hashlib
import hmac
from base64 import b32encode, urlsafe_b64encode

from sites import WORKSHOP

# What all sites have under its own name: assets, but for the accent and a drawing of the trip's own.
PLAIN = {"index.html", "404.html"}


class SealedSite:
    """A site by the key that TRIPBOOK_SITE_KEY has, and what a reader types."""

    def __init__(self, name, key, password):
        self.name, self.key, self.password = name, key, password
        # HKDF (RFC 5869) without salt, for one block.
        extracted = hmac.digest(bytes(32), bytes.fromhex(key), hashlib.sha256)
        self.names = hmac.digest(extracted, b"tripbook names 1\x01", hashlib.sha256)

    def code(self, path):
        return b32encode(hmac.digest(self.names, path.encode(), hashlib.sha256)).decode().lower()[:26]

    def page(self, path):
        """The address of a page below that of the site."""
        return path if path in PLAIN else f"x/{self.code(path)}/index.html"

    def file(self, path):
        """Where the file of a picture, a clip or a sheet lies, or its first piece."""
        return f"x/{self.code(path)}.js"

    @property
    def fragment(self):
        """What opens a page where a browser keeps nothing, behind its address and `#`."""
        return "~k=" + urlsafe_b64encode(bytes.fromhex(self.key)).decode().rstrip("=")

    @property
    def mirror(self):
        """The open site of which this one was made: the last that was built, beside the cache."""
        lists = (WORKSHOP / "cache").glob(f"tripbook/*/sealed/*/{self.name}/.tripbook-paths")
        return max(lists, key=lambda file: file.stat().st_mtime).parent

    @property
    def paths(self):
        """How its files are called in an open site: two lines say what follows."""
        return (self.mirror / ".tripbook-paths").read_text(encoding="utf-8").splitlines()[2:]


SEALED = SealedSite("sealed", "5ea1ed" + "11" * 29, "lantern quiet orbit maple seven")
CLIP = SealedSite("sealed-clip", "5ea1ed" + "22" * 29, "copper window nine gentle harbour")
