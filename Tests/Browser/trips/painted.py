"""Pictures painted for the tests: an evening sky above hills, of any size, with the facts a camera would write."""

import math
from datetime import datetime

from PIL import Image, ImageDraw

DATE_TIME, EXIF_BLOCK, GPS_BLOCK, TAKEN, OFFSET, DESCRIPTION = 0x0132, 0x8769, 0x8825, 0x9003, 0x9011, 0x010E


def paint(file, width, height, taken=None, position=None, words=None, tint=0, offset=None):
    """Paints a JPEG; `position` is latitude and longitude, `tint` makes each picture another."""
    picture = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(picture)
    for y in range(height):
        part = y / max(1, height - 1)
        draw.line([(0, y), (width, y)], fill=(int(120 + 120 * part), int(110 + 60 * part), int(150 - 70 * part + tint * 37 % 60)))
    side = min(width, height)
    for layer, shade in ((0.62, (120, 80, 70)), (0.74, (90, 60, 60)), (0.86, (50, 36, 44))):
        points = [(x, height * layer + side * 0.06 * math.sin(x / side * (4 + tint % 5) + layer * 30 + tint)) for x in range(0, width + 8, 8)]
        draw.polygon(points + [(width, height), (0, height)], fill=shade)
    radius = side * 0.07
    middle = (width * (0.2 + 0.6 * (tint * 7 % 11) / 11), height * 0.4)
    draw.ellipse([middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius], fill=(255, 226, 170))
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file, "JPEG", quality=60, exif=facts(taken, position, words, offset))


def facts(taken, position, words, offset=None):
    exif = Image.Exif()
    if words:
        exif[DESCRIPTION] = words
    if taken:
        block = exif.get_ifd(EXIF_BLOCK)
        block[TAKEN] = taken.strftime("%Y:%m:%d %H:%M:%S") if isinstance(taken, datetime) else taken
        if offset:
            block[OFFSET] = offset
    if position:
        block = exif.get_ifd(GPS_BLOCK)
        for key, value, signs in ((1, position[0], "NS"), (3, position[1], "EW")):
            whole = abs(value)
            degrees, minutes = int(whole), int(whole * 60 % 60)
            block[key] = signs[value < 0]
            block[key + 1] = (float(degrees), float(minutes), round(whole * 3600 % 60, 2))
    return exif.tobytes()
