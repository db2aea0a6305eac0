"""Walks the JSON, XML and tables of an export by Python's own readers, and holds what is there against an account."""

import csv
import gzip
import io
import json
import zipfile
import zlib
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree


def leaves(value, path=""):
    """The path of each value that holds no others: `a[].b.c`, of a list of the file itself `[].x`."""
    if isinstance(value, Fields):
        for name, inner in value:
            yield from leaves(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, path + "[]")
    else:
        yield path


def values(element, path=""):
    """The attributes of XML, `a.b@c`, and the texts, `a.b`; names without their namespaces."""
    path = f"{path}.{local(element.tag)}".removeprefix(".")
    yield from (f"{path}@{local(name)}" for name in element.attrib)
    # What stands between the elements of one is its text as well.
    if any((text or "").strip(" \t\r\n") for text in [element.text, *(inner.tail for inner in element)]):
        yield path
    for inner in element:
        yield from values(inner, path)


def local(name):
    return name.rpartition("}")[2]


class Fields(list):
    """A record with all of its fields, also those of which the name stands twice."""


def files(exports):
    """The files of an export by their paths, as (bytes or None for what is no JSON)."""
    found = {}
    for export in exports:
        if zipfile.is_zipfile(export):
            with zipfile.ZipFile(export) as archive:
                for entry in archive.infolist():
                    found.setdefault(entry.filename, archive.read(entry))
        elif Path(export).is_dir():
            for file in sorted(Path(export).rglob("*")):
                if file.is_file():
                    found.setdefault(file.relative_to(export).as_posix(), file.read_bytes())
        else:
            found[Path(export).name] = Path(export).read_bytes()
    return found


def counted(data, name):
    """How often each path has a value; None of what is neither JSON nor XML nor a table."""
    try:
        if name.endswith(".gz"):
            data = gzip.decompress(data)
        if name.endswith(".csv"):
            rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
            return Counter(heading for row in rows[1:] for heading, _ in zip(rows[0], row))
        if data.lstrip().startswith(b"<?xml"):
            return Counter(values(ElementTree.fromstring(data)))
        return Counter(leaves(json.loads(data.decode("utf-8-sig"), object_pairs_hook=Fields)))
    except (ValueError, OSError, EOFError, zlib.error, ElementTree.ParseError):
        return None


FATES = ("used", "private", "not needed", "unknown")


def sum_of(field):
    return sum(field[fate] for fate in FATES)


def faults(exports, account):
    """What differs between an export and its account."""
    there = files(exports)
    told = {file["file"]: file for file in account["files"]}
    # The values of what lies beside pictures are counted by folders.
    sums = {path: [(path, data)] for path, data in there.items()}
    for path, data in there.items():
        folder = path.rpartition("/")[0] + "/*.json"
        if folder in told and path in told and not told[path]["fields"] and path.endswith(".json"):
            sums[path] = []
            sums.setdefault(folder, []).append((path, data))
    for path in sorted(set(told) - set(sums)):
        yield f"{path} is in the account alone"
    for path in sorted(set(sums) - set(told)):
        yield f"{path} is not in the account"
    for path in sorted(set(sums) & set(told)):
        fields = told[path]["fields"]
        if told[path]["values"] != sum(map(sum_of, fields)):
            yield f"{path}: its values do not add up"
        own = {field["path"]: sum_of(field) for field in fields}
        if len(own) != len(fields):
            yield f"{path}: a field stands twice"
        wanted = Counter()
        for name, data in sums[path]:
            wanted += counted(data, name) or Counter()
        # Of a file that is not looked at, or is no JSON, its fate is all that is told.
        if wanted and (own or told[path]["fate"] == "used"):
            for field in sorted(set(wanted) | set(own)):
                if wanted[field] != own.get(field, 0):
                    yield f"{path}: {field or '(itself)'} stands there {wanted[field]} times, and is counted {own.get(field, 0)} times"
    everything = [sum(field[fate] for file in account["files"] for field in file["fields"]) for fate in FATES]
    if everything != [account["all"][fate] for fate in FATES]:
        yield "the account does not add up"
