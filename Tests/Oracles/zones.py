"""Writes the time zones of places, as tzfpy knows them: reads lines of latitude and longitude, answers each with names.

Where several zones lay claim to a place, all of them stand on the line, with tabs between them.
"""

import sys

import tzfpy

for line in sys.stdin:
    latitude, longitude = (float(number) for number in line.split("\t")[:2])
    print("\t".join(tzfpy.get_tzs(longitude, latitude)))
