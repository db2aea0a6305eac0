"""Writes which airports serve one city, the largest first:
airport-areas.py METROPOLITAN OURAIRPORTS RUNWAYS REPOSITORY.

The tables are those of two Python packages, iata_macs.csv of airportsdata (here 20260905), and airports.csv.gz and
runways.csv.gz of ourairports (here 1.1.0.20221011). No table says how many people fly from where. What they say is whether
an airport is a large one, and how long its longest runway is, which is how far a full aircraft gets from there.
"""

import collections
import csv
import gzip
import pathlib
import sys
import textwrap

MODEL = pathlib.Path(sys.argv[4]) / "Sources" / "Trip" / "TripModel"
SIZES = ["large_airport", "medium_airport", "small_airport"]
# Runways are of one length that differ by less: tables give the same one in feet and in metres.
ALIKE = 0.98
HEAD = '''\
extension Airport {
  /// Those that serve one city, as IATA has its metropolitan areas: the largest first, and behind each `>` those that
  /// are smaller. Made by scripts/atlas/airport-areas.py of the tables of `airportsdata` and, for sizes and lengths of
  /// runways, of OurAirports by way of `ourairports` (assets/atlas/README.md).
  static let areaList = """
'''


def rows(name):
    with gzip.open(name, "rt", newline="", encoding="utf-8") as table:
        yield from csv.DictReader(table)


def main():
    areas, known, longest = collections.defaultdict(set), {}, collections.Counter()
    with open(sys.argv[1], newline="", encoding="utf-8") as table:
        for row in csv.DictReader(table):
            areas[row["Country"], row["City Code"]].add(row["Airport Code"])
    for row in rows(sys.argv[2]):
        code = row["iata_code"]
        if code and (code not in known or row["scheduled_service"] == "yes"):
            known[code] = row
    for row in rows(sys.argv[3]):
        if row["closed"] != "1" and row["length_ft"]:
            longest[row["airport_ident"]] = max(longest[row["airport_ident"]], round(float(row["length_ft"])))
    found = []
    for _, codes in sorted(areas.items()):
        served = [code for code in codes if known.get(code, {}).get("scheduled_service") == "yes"]
        if len(served) < 2:
            continue
        size = {
            code: (SIZES.index(known[code]["type"]) if known[code]["type"] in SIZES else len(SIZES),
                   -longest[known[code]["ident"]])
            for code in served
        }
        ranks = []
        for code in sorted(served, key=lambda code: (size[code], code)):
            first = size[ranks[-1][0]] if ranks else None
            if first and first[0] == size[code][0] and size[code][1] <= ALIKE * first[1]:
                ranks[-1].append(code)
            else:
                ranks.append([code])
        found.append(" > ".join(" ".join(rank) for rank in ranks) + ";")
    lines = textwrap.wrap(" ".join(area.replace(" ", "\0") for area in found), 100, break_long_words=False)
    text = HEAD + "".join(f"    {line}\n".replace("\0", " ") for line in lines) + '    """\n}\n'
    (MODEL / "AirportAreaList.swift").write_text(text, encoding="utf-8")
    print(len(found), "cities with several airports")


main()
