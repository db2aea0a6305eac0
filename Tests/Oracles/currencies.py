"""Writes which currencies each country has by ISO 4217, list one, as the maintenance agency publishes it.

Each line is a country's code, a tab, and the codes of its currencies with blanks between them; funds are none. The list
has names of countries alone, which are looked up among those of ISO 3166-1 without regard to order and small words.
"""

import pathlib
import re
import xml.etree.ElementTree

import iso4217
import pycountry


def words(name):
    return frozenset(word for word in re.findall(r"\w+", name.lower()) if word not in ("the", "of", "and", "s"))


countries = {}
for country in pycountry.countries:
    for kind in ("name", "official_name", "common_name"):
        if hasattr(country, kind):
            countries.setdefault(words(getattr(country, kind)), country.alpha_2)

found = {}
table = pathlib.Path(iso4217.__file__).parent / "table.xml"
for entry in xml.etree.ElementTree.parse(table).iter("CcyNtry"):
    country = countries.get(words(entry.findtext("CtryNm")))
    code = entry.findtext("Ccy")
    if country and code and "IsFund" not in entry.find("CcyNm").attrib:
        found.setdefault(country, set()).add(code)
for country, codes in sorted(found.items()):
    print(country, " ".join(sorted(codes)), sep="\t")
