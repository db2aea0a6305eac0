"""Writes what countries are called in a language, by the CLDR: country-words.py LANGUAGE OUTPUT.

One language more is one more run: country-words.py de templates/words/countries/de.yml.
"""

import pathlib
import sys

import babel

HEAD = """\
# Countries and territories by their codes of ISO 3166-1, and Kosovo's. Made by scripts/atlas/country-words.py.
# Names from the Unicode CLDR, by way of Babel {version}. Copyright © 1991–2025 Unicode, Inc., under the
# Unicode License v3: https://www.unicode.org/license.txt
"""

# Where the CLDR has a longer name than one says, in English.
SHORTER = {
    "en": {
        "BA": "Bosnia and Herzegovina", "CD": "DR Congo", "CG": "Republic of the Congo", "HK": "Hong Kong",
        "MM": "Myanmar", "MO": "Macao", "PS": "Palestine", "TR": "Türkiye",
    },
}


def main(language, output):
    locale = babel.Locale.parse(language, sep="-")
    lines = [HEAD.format(version=babel.__version__)]
    for code, name in sorted(locale.territories.items()):
        # Others are groups of countries, and codes for none.
        if len(code) != 2 or not code.isalpha() or code in ("EU", "EZ", "UN", "ZZ", "XA", "XB", "QO"):
            continue
        name = SHORTER.get(language, {}).get(code, name).replace("&", "and" if language == "en" else "&")
        lines.append(f'country-{code}: "{name}"\n')
    pathlib.Path(output).write_text("".join(lines))


main(*sys.argv[1:])
