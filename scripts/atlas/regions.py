"""Names of first-order regions, for the codes that the gazetteer gives to towns.

The gazetteer has codes without names. The names come from an older list by code, and are held against an older list of
places by name: a code stands for other regions where a country was divided anew since. What does not agree has no name,
unless it stands in the table below.
"""

import collections
import csv
import unicodedata

# Countries that were divided anew, and names that the lists write otherwise than an English reader would.
KNOWN = {
    "FR": {
        "11": "Île-de-France", "24": "Centre-Val de Loire", "27": "Bourgogne-Franche-Comté", "28": "Normandy",
        "32": "Hauts-de-France", "44": "Grand Est", "52": "Pays de la Loire", "53": "Brittany",
        "75": "Nouvelle-Aquitaine", "76": "Occitanie", "84": "Auvergne-Rhône-Alpes",
        "93": "Provence-Alpes-Côte d’Azur", "94": "Corsica",
    },
    "NO": {"01": "Akershus", "05": "Finnmark", "21": "Trøndelag", "34": "Innlandet", "42": "Agder", "46": "Vestland"},
    "MA": {
        "01": "Tanger-Tétouan-Al Hoceïma", "02": "Oriental", "03": "Fès-Meknès", "04": "Rabat-Salé-Kénitra",
        "05": "Béni Mellal-Khénifra", "06": "Casablanca-Settat", "07": "Marrakesh-Safi", "08": "Drâa-Tafilalet",
        "09": "Souss-Massa", "10": "Guelmim-Oued Noun",
    },
    "IS": {
        "38": "Eastern Region", "39": "Capital Region", "40": "Northeastern Region", "41": "Northwestern Region",
        "42": "Southern Region", "43": "Southern Peninsula", "44": "Westfjords", "45": "Western Region",
    },
    "ES": {"54": "Castilla-La Mancha", "55": "Castile and León"},
    "IT": {"02": "Basilicata", "07": "Lazio", "06": "Friuli-Venezia Giulia", "17": "Trentino-South Tyrol"},
    "DZ": {"01": "Algiers"},
    "IN": {"07": "Delhi", "14": "Lakshadweep", "22": "Puducherry"},
    "KR": {"12": "Incheon"},
    "PH": {"NCR": "Metro Manila"},
    "RU": {"48": "Moscow"},
    "TW": {"02": "Kaohsiung"},
    "VN": {"01": "Hanoi", "79": "Ho Chi Minh City"},
    "CH": {"BS": "Basel-Stadt", "SG": "St. Gallen", "GR": "Graubünden", "ZH": "Zürich"},
}

# Words for province or municipality that the lists leave in Chinese.
ENDINGS = (" Sheng", " Shi", " Zhuangzu Zizhiqu", " Huizu Zizhiqu", " Uygur Zizhiqu", " Autonomous Region")

# Countries of which the lists have regions that were abolished.
OUTDATED = {"LV"}

# The share of towns that must agree.
AGREED = 0.9


def folded(name):
    """A name as its plain letters, so that two ways to write it are the same."""
    return "".join(c for c in unicodedata.normalize("NFKD", name) if c.isascii() and c.isalpha()).lower()


def older_names(path):
    with open(path, encoding="utf-8") as file:
        rows = (line.rstrip("\n").split("\t") for line in file)
        return {tuple(row[0].split(".", 1)): row[1] for row in rows}


def older_codes(path):
    """The codes that towns had, by their number in GeoNames."""
    with open(path, encoding="utf-8") as file:
        rows = (line.split("\t") for line in file)
        return {int(row[0]): (row[8], row[10]) for row in rows}


def votes(towns, path):
    """For each code, the regions that an older list gives to places of the same country at the same spot."""
    spots = collections.defaultdict(list)
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            spots[round(float(row["lat"]), 2), round(float(row["lon"]), 2)].append(row)
    found = collections.defaultdict(collections.Counter)
    for town in towns:
        for row in spots.get((round(town["latitude"], 2), round(town["longitude"], 2)), []):
            if row["cc"] == town["countrycode"] and row["admin1"]:
                found[town["countrycode"], town["admin1code"]][row["admin1"]] += 1
    return found


def kept_code(towns, older):
    """For each code, how many towns are in both lists, and how many have the same code in both."""
    counts = collections.defaultdict(lambda: [0, 0])
    for town in towns:
        if town["geonameid"] in older:
            code = town["countrycode"], town["admin1code"]
            counts[code][0] += 1
            counts[code][1] += older[town["geonameid"]] == code
    return counts


def names(towns, folder, places):
    """The name of each (country, code) that can be told for certain."""
    listed = older_names(f"{folder}/admin1Codes.txt")
    kept = kept_code(towns, older_codes(f"{folder}/cities15000.txt"))
    voted = votes(towns, places)
    first = {code: count.most_common(1)[0] for code, count in voted.items()}
    # A region whose name two codes claim was divided.
    claims = collections.Counter((code[0], folded(name)) for code, (name, _) in first.items())
    found = {}
    for code in sorted({(town["countrycode"], town["admin1code"]) for town in towns}):
        name = None
        if code[0] not in OUTDATED:
            name = named(code, listed.get(code), kept[code], voted.get(code), claims)
        if name and code[0] == "CN":
            name = next((name.removesuffix(end) for end in ENDINGS if name.endswith(end)), name)
        name = KNOWN.get(code[0], {}).get(code[1], name)
        if name:
            found[code] = name
    return found


def named(code, listed, kept, voted, claims):
    both, same = kept
    is_kept = same >= AGREED * both
    if not voted:
        return listed if is_kept and both else None
    name, count = voted.most_common(1)[0]
    if count < AGREED * sum(voted.values()) or claims[code[0], folded(name)] > 1:
        return None
    if listed and is_kept:
        # The list writes accents.
        return listed
    return name if count >= 3 else None
