"""Writes where airports are, and which have scheduled flights: airports.py AIRPORTSDATA OURAIRPORTS REPOSITORY.

The tables are those of two Python packages, airports.csv of airportsdata (here 20260905) and airports.csv.gz of
ourairports (here 1.1.0.20221011). Codes, positions and towns are the first one's, which is newer; where it lies is said
by the second one where the two are apart, since some in the first are minutes of arc taken for decimals.
"""

import csv
import gzip
import math
import pathlib
import re
import sys
import textwrap

MODEL = pathlib.Path(sys.argv[3]) / "Sources" / "Trip" / "TripModel"
# Kilometres that two tables may be apart, as far as from one end of a large airport to the other.
APART = 3
# What an airport is called beside its town, where it has none.
MARKS = "Airport|Airfield|Airstrip|Aerodrome|International|Domestic|Regional|Air Force Station"
HEAD = '''\
extension Airport {
  /// All that have a code of IATA, each with its position, to a kilometre, which is as large as one is; and with the
  /// town of those that have scheduled flights. Made by scripts/atlas/airports.py of the tables of `airportsdata`,
  /// © 2020– Mike Borsetti, © 2014 mwgg, and of OurAirports by way of `ourairports`, © 2020 Matthew Gall, both under
  /// the MIT licence (assets/atlas/README.md).
  static let list = """
'''


def kilometres(one, other):
    (lat, lon), (lat2, lon2) = ([math.radians(number) for number in place] for place in (one, other))
    chord = math.sin((lat2 - lat) / 2) ** 2 + math.cos(lat) * math.cos(lat2) * math.sin((lon2 - lon) / 2) ** 2
    return 2 * 6371 * math.asin(min(1, math.sqrt(chord)))


def place(row):
    latitude, longitude = ("lat", "lon") if "lat" in row else ("latitude_deg", "longitude_deg")
    return float(row[latitude]), float(row[longitude])


def tidy(town):
    town = re.sub(r"[\s\"\\;]+", " ", re.split(r" ?[(/]", town)[0]).strip(" ,")
    return re.sub(rf"\b({MARKS})\b", "", town).strip() or town


def airport(code, row, others, closed):
    """Its position, and its town where it has scheduled flights."""
    if row is None:
        # It is not in the newer table: nobody is sent there.
        return place(others[0]), ""
    here = place(row)
    near = min(others, key=lambda other: kilometres(here, place(other)), default=None)
    if near is None:
        # It is newer than the other table, or closed by that.
        return here, tidy(row["city"] or row["name"]) if "International" in row["name"] and row["icao"] not in closed else ""
    if kilometres(here, place(near)) > APART and near["scheduled_service"] == "yes":
        if near["iso_country"] != row["country"]:
            # Another airport, which had the code before.
            return here, ""
        here = place(near)
    if all(other["scheduled_service"] != "yes" for other in others):
        return here, ""
    # A letter that the table could not keep is a question mark.
    town = "" if "?" in row["city"] else row["city"]
    return here, tidy(town or near["municipality"] or row["name"])


def main():
    with open(sys.argv[1], newline="", encoding="utf-8") as table:
        rows = {row["iata"]: row for row in csv.DictReader(table) if re.fullmatch("[A-Z]{3}", row["iata"])}
    others, closed = {}, set()
    with gzip.open(sys.argv[2], "rt", newline="", encoding="utf-8") as table:
        for row in csv.DictReader(table):
            if row["type"] == "closed":
                closed.add(row["gps_code"] or row["ident"])
            elif re.fullmatch("[A-Z]{3}", row["iata_code"]):
                others.setdefault(row["iata_code"], []).append(row)
    served = {code for code, rows in others.items() if any(row["scheduled_service"] == "yes" for row in rows)}
    found, flown = [], 0
    for code in sorted(set(rows) | served):
        (latitude, longitude), town = airport(code, rows.get(code), others.get(code, []), closed)
        found.append(f"{code} {latitude:.2f} {longitude:.2f} {town}".strip() + ";")
        flown += town != ""
    # One airport is not parted by the end of a line.
    lines = textwrap.wrap(
        " ".join(word.replace(" ", "\0") for word in found), 100, break_long_words=False, break_on_hyphens=False)
    text = HEAD + "".join(f"    {line}\n".replace("\0", " ") for line in lines) + '    """\n}\n'
    (MODEL / "AirportList.swift").write_text(text, encoding="utf-8")
    groups = re.findall(r', "([A-Z ]+)"\)', (MODEL / "AirportCode.swift").read_text(encoding="utf-8"))
    codes = {code for group in groups for code in group.split()}
    print(len(found), "airports, with flights", flown)
    print("without a position:", *sorted(codes - set(rows) - served) or ["none"])


main()
