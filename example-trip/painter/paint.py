"""Paint the example trip's photographs and write them as JPEG with the EXIF of two invented cameras.

    python3 paint.py                    every picture, full size, into ../photos
    python3 paint.py hats plaza         only these
    python3 paint.py --draft /tmp/look  small PNGs of all (or of those named), to look at while working
    python3 paint.py --exif             keep the painted pictures, write their EXIF again
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path

sys.dont_write_bytecode = True      # this folder lies inside a trip: leave nothing in it

from PIL import Image
from PIL.TiffImagePlugin import IFDRational

import cadiz
import rif
import strait
import tarifa
import tracks

PHOTOS = Path(__file__).resolve().parent.parent / "photos"
SPAIN, MOROCCO = timedelta(hours=2), timedelta(hours=1)
SS = 1.8                # painted at this many pixels for each one kept
MAX_BYTES = 366_000     # a picture over this is saved again, a little coarser: the folder must stay small

PHONE, CAMERA = "phone", "camera"


class Shot:
    """One photograph: what paints it, who took it, the true local time, and what the tags say."""

    def __init__(self, paint, cam, local, zone, name=None, at=None, alt=None, exp="1/250", f=2.8, iso=100, mm=35,
                 orient=1, caption=None, subsec="000"):
        self.paint, self.cam, self.zone, self.at, self.alt = paint, cam, zone, at, alt
        self.local = datetime.strptime(local, "%Y-%m-%d %H:%M:%S")
        self.name = name or f"IMG_{self.local:%Y%m%d_%H%M%S}.jpg"
        self.exp, self.f, self.iso, self.mm, self.orient = exp, f, iso, mm, orient
        self.caption, self.subsec = caption, subsec

    @property
    def utc(self):
        return (self.local - self.zone).replace(tzinfo=timezone.utc)

    def exif(self, size):
        """The EXIF block: the telephone knows offset and place, the Brask neither, and is an hour fast."""
        written = self.local if self.cam == PHONE else self.local + timedelta(hours=1)
        stamp = written.strftime("%Y:%m:%d %H:%M:%S")
        e = Image.Exif()
        e[0x010F] = "Lumen" if self.cam == PHONE else "Brask"
        e[0x0110] = "Lumen 5" if self.cam == PHONE else "Brask M2"
        e[0x0112] = self.orient
        e[0x0132] = stamp
        if self.caption:
            e[0x010E] = self.caption
        e[0x011A] = e[0x011B] = IFDRational(72)
        e[0x0128] = 2
        e[0x0213] = 1
        x = e.get_ifd(0x8769)
        x[0x9101] = b"\x01\x02\x03\x00"
        x[0xA000] = b"0100"
        x[0xA001] = 1
        x[0xA002], x[0xA003] = size
        x[0x9000] = b"0232"
        x[0x9003] = x[0x9004] = stamp
        x[0x9291] = x[0x9292] = self.subsec
        x[0x829A] = IFDRational(Fraction(self.exp))
        x[0x829D] = IFDRational(Fraction(str(self.f)))
        x[0x8827] = self.iso
        x[0x920A] = IFDRational(Fraction(str(self.mm)))
        if self.cam == PHONE:
            h = int(self.zone.total_seconds() // 3600)
            x[0x9010] = x[0x9011] = x[0x9012] = f"+{h:02d}:00"
            lat, lon = self.at if isinstance(self.at, tuple) else tracks.ferry_position(self.utc)
            g = e.get_ifd(0x8825)
            g[0] = b"\x02\x03\x00\x00"
            g[1], g[2] = "N" if lat >= 0 else "S", dms(lat)
            g[3], g[4] = "E" if lon >= 0 else "W", dms(lon)
            g[5], g[6] = b"\x00", IFDRational(Fraction(str(self.alt)))
            u = self.utc
            g[7] = (IFDRational(u.hour), IFDRational(u.minute), IFDRational(u.second))
            g[29] = u.strftime("%Y:%m:%d")
        # Pillow writes this one tag as bytes; the standard wants "undefined". Both byte orders, the value stands inline.
        block = e.tobytes()
        for byte, undefined in ((b"\x91\x01\x00\x01\x00\x00\x00\x04", b"\x91\x01\x00\x07\x00\x00\x00\x04"),
                                (b"\x01\x91\x01\x00\x04\x00\x00\x00", b"\x01\x91\x07\x00\x04\x00\x00\x00")):
            block = block.replace(byte, undefined, 1)
        return block


def dms(v):
    """Degrees, minutes, seconds as EXIF wants them, to a hundredth of a second of arc (0.3 m)."""
    v = abs(v)
    d = int(v)
    m = int((v - d) * 60)
    s = round((v - d - m / 60) * 360000)
    return IFDRational(d), IFDRational(m), IFDRational(s, 100)


P, C = PHONE, CAMERA
SHOTS = [
    Shot(cadiz.coffee_and_map, P, "2026-05-04 09:45:12", SPAIN, at=(36.53122, -6.29781), alt=9, exp="1/180", f=1.8, iso=64, mm=5.6, subsec="214"),
    Shot(cadiz.market, C, "2026-05-04 10:21:40", SPAIN, "BRK_0402.JPG", exp="1/60", f=2.8, iso=800, mm=28, caption="Mercado Central, the fruit side", subsec="05"),
    Shot(cadiz.sardines, P, "2026-05-04 10:28:33", SPAIN, at=(36.53031, -6.29918), alt=8, exp="1/100", f=1.8, iso=160, mm=5.6, subsec="871"),
    Shot(cadiz.roofs_panorama, C, "2026-05-04 11:52:08", SPAIN, "BRK_0407.JPG", exp="1/640", f=8, iso=100, mm=24, caption="From the Torre Tavira, looking for Africa", subsec="40"),
    Shot(cadiz.laundry_street, P, "2026-05-04 17:16:40", SPAIN, at=(36.53068, -6.30189), alt=11, exp="1/320", f=1.8, iso=50, mm=5.6, orient=6, subsec="033", caption="Washing day"),
    Shot(cadiz.caleta_sunset, C, "2026-05-04 21:00:17", SPAIN, "BRK_0415.JPG", exp="1/250", f=5.6, iso=200, mm=50, caption="La Caleta, sixteen minutes before sunset", subsec="72"),
    Shot(cadiz.balneario, P, "2026-05-04 21:41:02", SPAIN, at=(36.53042, -6.30597), alt=4, exp="1/15", f=1.8, iso=800, mm=5.6, subsec="560"),
    Shot(tarifa.bus_rain, P, "2026-05-05 08:44:17", SPAIN, at=(36.41503, -6.14498), alt=31, exp="1/120", f=1.8, iso=125, mm=5.6, subsec="118"),
    Shot(tarifa.kites, C, "2026-05-05 12:32:51", SPAIN, "BRK_0421.JPG", exp="1/1000", f=8, iso=200, mm=85, caption="Los Lances, and Africa", subsec="18"),
    Shot(tarifa.hat, P, "2026-05-05 12:48:07", SPAIN, at=(36.02078, -5.61712), alt=5, exp="1/2000", f=1.8, iso=50, mm=5.6, subsec="902", caption="12:48"),
    Shot(tarifa.dune, C, "2026-05-05 16:05:26", SPAIN, "BRK_0426.JPG", exp="1/500", f=8, iso=100, mm=35, subsec="63"),
    Shot(tarifa.columns, P, "2026-05-05 17:29:51", SPAIN, at=(36.08971, -5.77446), alt=17, exp="1/400", f=1.8, iso=50, mm=5.6, subsec="447"),
    Shot(tarifa.lighthouse, C, "2026-05-05 22:24:03", SPAIN, "BRK_0433.JPG", exp="4", f=2.8, iso=1600, mm=28, subsec="11", caption="The light on the island, Tarifa"),
    Shot(strait.dawn, P, "2026-05-06 07:18:46", SPAIN, at=(36.01180, -5.60302), alt=22, exp="1/60", f=1.8, iso=200, mm=5.6, subsec="695"),
    Shot(strait.wake, C, "2026-05-06 10:22:34", MOROCCO, "BRK_0441.JPG", exp="1/800", f=8, iso=100, mm=35, orient=3, caption="Spain, leaving", subsec="29"),
    Shot(strait.tangier_arriving, P, "2026-05-06 10:46:19", MOROCCO, at="ferry", alt=15, exp="1/900", f=2.4, iso=50, mm=9, subsec="350"),
    Shot(strait.kasbah_gate, C, "2026-05-06 13:05:12", MOROCCO, "BRK_0446.JPG", exp="1/400", f=5.6, iso=100, mm=28, subsec="84"),
    Shot(strait.spices, P, "2026-05-06 13:42:10", MOROCCO, at=(35.78522, -5.81068), alt=38, exp="1/40", f=1.8, iso=640, mm=5.6, subsec="071", caption="A little cumin"),
    Shot(strait.zellige, P, "2026-05-06 15:19:33", MOROCCO, at=(35.78617, -5.81083), alt=41, exp="1/80", f=1.8, iso=200, mm=5.6, subsec="782"),
    Shot(strait.mint_tea, C, "2026-05-06 17:48:55", MOROCCO, "BRK_0452.JPG", exp="1/320", f=2.8, iso=100, mm=50, orient=8, subsec="37"),
    Shot(strait.night_lane, P, "2026-05-06 22:07:14", MOROCCO, at=(35.78681, -5.81178), alt=58, exp="1/8", f=1.8, iso=1600, mm=5.6, subsec="299"),
    Shot(strait.moon_roofs, C, "2026-05-07 01:38:21", MOROCCO, "BRK_0457.JPG", exp="2", f=2.8, iso=1600, mm=35, subsec="50", caption="From the roof"),
    Shot(rif.bus_hills, P, "2026-05-07 10:58:11", MOROCCO, at=(35.36995, -5.34502), alt=312, exp="1/700", f=1.8, iso=50, mm=5.6, subsec="640"),
    Shot(rif.blue_steps, C, "2026-05-07 15:20:39", MOROCCO, "BRK_0463.JPG", exp="1/200", f=5.6, iso=100, mm=28, subsec="92"),
    Shot(rif.blue_cat, P, "2026-05-07 15:44:06", MOROCCO, at=(35.17004, -5.26121), alt=588, exp="1/160", f=1.8, iso=50, mm=5.6, subsec="155", caption="Employed here"),
    Shot(rif.blue_door, P, "2026-05-07 16:15:25", MOROCCO, at=(35.16933, -5.26068), alt=585, exp="1/220", f=1.8, iso=50, mm=5.6, orient=6, subsec="808"),
    Shot(rif.town_at_dusk, C, "2026-05-07 20:34:44", MOROCCO, "BRK_0470.JPG", exp="1/15", f=2.8, iso=800, mm=35, caption="Chefchaouen from the terrace", subsec="66"),
    Shot(rif.waterfall, P, "2026-05-08 11:12:47", MOROCCO, at=(35.23158, -5.17092), alt=486, exp="1/60", f=1.8, iso=80, mm=5.6, subsec="423"),
    Shot(rif.hats, P, "2026-05-08 17:12:08", MOROCCO, at=(35.16901, -5.26262), alt=572, exp="1/250", f=1.8, iso=50, mm=5.6, subsec="937"),
    Shot(rif.spanish_mosque, C, "2026-05-08 19:52:30", MOROCCO, "BRK_0481.JPG", exp="1/160", f=5.6, iso=200, mm=50, caption="The Spanish Mosque, last light", subsec="08"),
    Shot(rif.plaza, P, "2026-05-08 20:58:40", MOROCCO, at=(35.16884, -5.26352), alt=567, exp="1/20", f=1.8, iso=640, mm=5.6, subsec="516"),
]

# How to turn the upright painting so that the tag turns it back.
TURN = {3: Image.Transpose.ROTATE_180, 6: Image.Transpose.ROTATE_90, 8: Image.Transpose.ROTATE_270}


def save(im, shot):
    """Write one JPEG, stepping the quality down from 86 until it is small enough (never below 78)."""
    if shot.orient in TURN:
        im = im.transpose(TURN[shot.orient])
    for q in range(86, 77, -2):
        buf = io.BytesIO()
        im.save(buf, "JPEG", quality=q, optimize=True, progressive=shot.cam == CAMERA, exif=shot.exif(im.size), subsampling=2)
        if buf.tell() <= MAX_BYTES:
            break
    (PHOTOS / shot.name).write_bytes(buf.getvalue())
    return q, buf.tell()


def rewrite_exif(shot):
    """Put new tags into a JPEG that is already painted, without coding the picture again."""
    data = (PHOTOS / shot.name).read_bytes()
    out, i = bytearray(b"\xff\xd8"), 2
    with Image.open(io.BytesIO(data)) as im:
        block = shot.exif(im.size)
    block = block if block.startswith(b"Exif\x00\x00") else b"Exif\x00\x00" + block
    seg = b"\xff\xe1" + (len(block) + 2).to_bytes(2, "big") + block
    placed = False
    while data[i + 1] != 0xDA:
        n = int.from_bytes(data[i + 2:i + 4], "big") + 2
        if data[i + 1] == 0xE1:
            i += n
            continue
        if data[i + 1] != 0xE0 and not placed:
            out += seg
            placed = True
        out += data[i:i + n]
        i += n
    (PHOTOS / shot.name).write_bytes(bytes(out + data[i:]))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("names", nargs="*", help="functions that paint, such as hats or plaza")
    ap.add_argument("--draft", metavar="FOLDER", help="write PNGs of 900 pixels there instead")
    ap.add_argument("--exif", action="store_true", help="write only the tags again")
    args = ap.parse_args()
    shots = [s for s in SHOTS if not args.names or s.paint.__name__ in args.names]
    PHOTOS.mkdir(exist_ok=True)
    for s in shots:
        t = time.time()
        if args.exif:
            rewrite_exif(s)
            continue
        if args.draft:
            Path(args.draft).mkdir(parents=True, exist_ok=True)
            s.paint(.45).save(Path(args.draft) / f"{s.paint.__name__}.png")
            print(s.paint.__name__, f"{time.time() - t:.1f} s", flush=True)
            continue
        im = s.paint(SS)
        q, n = save(im, s)
        print(f"{s.name:28} {s.paint.__name__:18} {im.width}x{im.height} q{q} {n // 1000:4} kB {time.time() - t:.0f} s", flush=True)


if __name__ == "__main__":
    main()
