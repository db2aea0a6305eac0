"""The files of a library for machines: each is what its schema says."""

import json
from urllib.parse import unquote

import jsonschema

from claims.machines import pages_named
from site_folder import Failure
from sites import REPOSITORY


def library_files(site, chromium, served):
    """library.json and the trip.json of each trip are as their schemas in docs/ say, and name pages that exist"""
    file = site.root / "library.json"
    if not file.exists():
        yield Failure("library.json", "absent: library.json")
        return
    library = json.loads(file.read_text(encoding="utf-8"))
    yield from troubles("library.json", library, judge_of("library"))
    judge = judge_of("trip")
    for trip in library.get("trips", []):
        path = unquote(trip["json"])
        if not (site.root / path).is_file() or not site.page(unquote(trip["page"])):
            yield Failure("library.json", f"names {path} and {trip['page']}, which are not both in the site")
            continue
        document = json.loads((site.root / path).read_text(encoding="utf-8"))
        yield from troubles(path, document, judge)
        folder = (site.root / path).parent
        for page in pages_named(document):
            if not (folder / unquote(page)).is_file():
                yield Failure(path, f"names {page}, which is not in the site")


def judge_of(name):
    schema = json.loads((REPOSITORY / f"docs/{name}.schema.json").read_text(encoding="utf-8"))
    judge = jsonschema.validators.validator_for(schema)
    judge.check_schema(schema)
    return judge(schema)


def troubles(path, document, judge):
    for error in list(judge.iter_errors(document))[:8]:
        yield Failure(path, f"{error.json_path}: {error.message[:200]}")
