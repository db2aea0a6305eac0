"""Writes which currency each country counts in, by the CLDR: country-currencies.py REPOSITORY.

Where several are legal tender, the country's own comes first (PA: PAB, and US dollars), else the CLDR's first (PS: ILS).
"""

import datetime
import pathlib
import sys
import textwrap

import babel
from babel.core import get_global
from babel.numbers import get_territory_currencies

# The day on which they were looked up, so that another day makes the same file.
DAY = datetime.date(2026, 9, 1)
# What came after this CLDR: Bulgaria has had the euro since 1 January 2026 (ISO 4217, list one of that day).
NEWER = {"BG": "EUR"}
HEAD = """\
extension CountryCurrencies {{
  /// Countries and territories by their codes of ISO 3166-1, and Kosovo's, each with its currency. Made by
  /// scripts/atlas/country-currencies.py of the supplemental data of the Unicode CLDR, by way of Babel {version}.
  /// Copyright © 1991–2025 Unicode, Inc., under the Unicode License v3: https://www.unicode.org/license.txt
  static let list = \"\"\"
"""


def main(repository):
    found = []
    for country in sorted(get_global("territory_currencies")):
        # Others are groups of countries, countries of before, and codes for none.
        if len(country) != 2 or country == "EU":
            continue
        tender = get_territory_currencies(country, DAY, tender=True)
        own = sorted(tender, key=lambda code: not code.startswith(country))
        if own:
            found.append(f"{country} {NEWER.get(country, own[0])};")
    # One country is not parted by the end of a line.
    lines = textwrap.wrap(" ".join(word.replace(" ", "\0") for word in found), 100, break_long_words=False)
    text = HEAD.format(version=babel.__version__) + "".join(f"    {line}\n".replace("\0", " ") for line in lines)
    file = pathlib.Path(repository) / "Sources" / "Trip" / "TripModel" / "CountryCurrencyList.swift"
    file.write_text(text + '    """\n}\n', encoding="utf-8")


main(*sys.argv[1:])
