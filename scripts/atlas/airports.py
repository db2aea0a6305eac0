"""Writes where airports are that a name may tell by their codes: airports.py AIRPORTS_CSV REPOSITORY.

The codes are those of AirportCode.swift; the table is that of the Python package airportsdata (here 20260905).
"""

import csv
import pathlib
import re
import sys
import textwrap

MODEL = pathlib.Path(sys.argv[2]) / "Sources" / "Trip" / "TripModel"
# The table has Brussels 40 km from where its airport is.
WRONG = {"BRU"}
HEAD = '''\
extension AirportCode {
  /// Where airports are by their codes, to a kilometre, which is as large as one is. Made by
  /// scripts/atlas/airports.py of the table of `airportsdata`, © 2020– Mike Borsetti, © 2014 mwgg, under the MIT
  /// licence (assets/atlas/README.md).
  static let positionList = """
'''


def main():
    listed = re.findall(r'\("[^"]+", "([A-Z ]+)"\)', (MODEL / "AirportCode.swift").read_text())
    codes = {code for group in listed for code in group.split()} - WRONG
    with open(sys.argv[1], newline="", encoding="utf-8") as table:
        rows = {row["iata"]: row for row in csv.DictReader(table) if row["iata"] in codes}
    words = [f"{code} {float(rows[code]['lat']):.2f} {float(rows[code]['lon']):.2f};" for code in sorted(rows)]
    # One airport is not parted by the end of a line.
    lines = textwrap.wrap(" ".join(word.replace(" ", "\0") for word in words), 100, break_long_words=False)
    text = HEAD + "".join(f"    {line}\n".replace("\0", " ") for line in lines) + '    """\n}\n'
    (MODEL / "AirportPositionList.swift").write_text(text, encoding="utf-8")
    print("without a position:", *sorted(codes - set(rows)) or ["none"])


main()
