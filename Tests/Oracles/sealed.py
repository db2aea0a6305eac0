"""Opens a sealed site with its password alone, by `cryptography` and the description of the format, and lists its files.

    sealed.py PASSWORD SITE         a line for each file: its SHA-256 and its path, in the order of the paths
    sealed.py PASSWORD SITE OPEN    what differs from an open build of the same trip but for names, and "SITE was read"

Anything that does not open, or stands where it should not, ends it.
"""

import base64
import hashlib
import hmac
import json
import posixpath
import re
import sys
import unicodedata
from pathlib import Path
from urllib.parse import unquote

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

PIECE = 4 << 20
SCRIPT = re.compile(rb'tripbookSealed\("([a-z2-7]{26})","([A-Za-z0-9+/=]*)"\);\n')
SEALED = re.compile(rb'<script type="text/plain" id="sealed">\s*([A-Za-z0-9+/=]*)\s*</script>')
KEYS = re.compile(r"tripbookKeys\((.*)\);\n")
# What no sealed site has, or has in another form: for crawlers, for those who got lost, of the writer; and what each
# has, also that of a trip, lest it tell that it is none of a library.
APART = {"robots.txt", "sitemap.xml", "404.html", ".tripbook-site", "assets/library.css", "assets/library.js"}


def site_key(site, password):
    ring = json.loads(KEYS.fullmatch((site / "keys.js").read_text()).group(1))
    words = " ".join(unicodedata.normalize("NFKC", password).split()).encode()
    for lock in ring["keys"]:
        salt, nonce, key = (base64.b64decode(lock[name], validate=True) for name in ("salt", "nonce", "key"))
        wrapping = PBKDF2HMAC(hashes.SHA256(), 32, salt, lock["rounds"]).derive(words)
        try:
            return AESGCM(wrapping).decrypt(nonce, key, b"tripbook key 1")
        except Exception:
            continue
    sys.exit("no lock opens")


def derived(key, purpose):
    return HKDF(hashes.SHA256(), 32, salt=None, info=purpose.encode()).derive(key)


class Site:
    """The files of a sealed site, by how they are called in an open one, and how links call these."""

    def __init__(self, folder, password):
        key = site_key(folder, password)
        self.content, self.names = AESGCM(derived(key, "tripbook content 1")), derived(key, "tripbook names 1")
        self.files, self.published = {}, {}
        pieces = {}
        for file in sorted(folder.rglob("*")):
            path = file.relative_to(folder).as_posix()
            if file.is_dir():
                continue
            data = file.read_bytes()
            if path.endswith("index.html"):
                logical, count, offset, piece = self.open(SEALED.search(data).group(1), path)
                assert offset == 0 and count == len(piece) and self.name(logical) == path, path
                self.files[logical], self.published[path] = piece, logical
            elif path.startswith("x/"):
                name, letters = (part.decode() for part in SCRIPT.fullmatch(data).groups())
                assert path == f"x/{name}.js", path
                pieces[name] = self.open(letters, name)
            else:
                # The look and the scripts that all sites have are what they are.
                self.files[path] = data
                self.published[path] = path
        for path in sorted({piece[0] for piece in pieces.values()}):
            self.join(path, pieces)
        assert not pieces, f"pieces of nothing: {sorted(pieces)[:3]}"

    def open(self, letters, name):
        sealed = base64.b64decode(letters, validate=True)
        path, count, offset, length, rest = self.content.decrypt(sealed[:12], sealed[12:], name.encode()).split(b"\n", 4)
        assert not rest[int(length) :].strip(b"\0"), name
        return path.decode(), int(count), int(offset), rest[: int(length)]

    def join(self, path, pieces):
        link = self.name(path)
        stem = posixpath.basename(link).rsplit(".", 1)[0]
        first = stem if len(stem) == 26 else self.code(stem)
        data, number = b"", 0
        while True:
            found, count, offset, piece = pieces.pop(first if number == 0 else self.code(f"{first} {number}"))
            assert found == path and offset == len(data) == number * PIECE, path
            data, number = data + piece, number + 1
            if len(data) >= count:
                break
        assert len(data) == count, path
        self.files[path], self.published[link] = data, path

    def code(self, text):
        return base64.b32encode(hmac.digest(self.names, text.encode(), "sha256")).decode().lower()[:26]

    def name(self, path):
        """How links call a file."""
        if path in ("index.html", "404.html"):
            return path
        part = re.fullmatch(r"((?:.*/)?data/)search(-.*)\.js", path)
        if part and "/" not in part.group(2):
            return f"x/{self.code(part.group(1) + 'search.js')}{part.group(2)}.js"
        name = "x/" + self.code(path)
        if path.endswith("/index.html"):
            return name + "/index.html"
        end = re.search(r"\.[a-zA-Z0-9]*$", posixpath.basename(path))
        return name + (end.group() if end else "")


# What may be a link, in whatever text it stands; under which name a browser saves a file is none.
TOKEN = re.compile(r"(?<!download=\")[^\s\"'`()<>,;?#=&|\[\]{}]+")


def linked(text, bases, names):
    """The text with each link from one of these folders to a file of the site as the name of that file."""

    def file(match):
        token = unquote(match.group())
        for base in bases:
            target = posixpath.normpath(posixpath.join(base, token))
            if target in names:
                return "{" + names[target] + "}"
            if token.startswith(".") and target == ".":
                return "{}"
        return match.group()

    return TOKEN.sub(file, text)


def differences(sealed, folder):
    there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    own = {path for path in sealed.files if path not in ("keys.js", "assets/unlock.css", "assets/unlock.js")}
    for path in sorted((there ^ own) - APART):
        yield f"{path} is only in the {'open' if path in there else 'sealed'} site"
    places = {logical: place for place, logical in sealed.published.items()}
    for path in sorted((there & own) - APART):
        data, other = sealed.files[path], (folder / path).read_bytes()
        if data == other:
            continue
        try:
            wanted = linked(other.decode(), [posixpath.dirname(path), ""], {name: name for name in there})
            # What machines read by itself calls files as an open site does, and what a page reads of the search is written
            # for that page, which lies a folder deeper.
            names = sealed.published
            if not path.endswith((".html", ".js", ".css")):
                names = {name: name for name in own} | names
            text = linked(data.decode(), [posixpath.dirname(places[path]), "x/page", ""], names)
        except UnicodeDecodeError:
            yield f"{path} has other bytes"
            continue
        if text != wanted:
            at = next((at for at, (a, b) in enumerate(zip(text, wanted)) if a != b), min(len(text), len(wanted)))
            yield f"{path}: {text[max(0, at - 40) : at + 60]!r} and not {wanted[max(0, at - 40) : at + 60]!r}"


folder = Path(sys.argv[2])
site = Site(folder, sys.argv[1])
if len(sys.argv) == 3:
    for path, data in sorted(site.files.items()):
        print(hashlib.sha256(data).hexdigest(), path)
else:
    for difference in differences(site, Path(sys.argv[3])):
        print(difference)
    print(f"{folder.name} was read")
