"""Draw the map with the hole, the hat and the sound of the wind, for the entries that tell of them.

    python3 sketches.py      ../journal/the-map.svg, ../journal/the-hat.svg, ../journal/levante.wav

The drawings are written as SVG by hand; the wind is noise through a slow filter, three seconds of it.
"""

import math
import random
import struct
import wave
from pathlib import Path

JOURNAL = Path(__file__).resolve().parent.parent / "journal"

INK, SPAIN, MOROCCO, SEA, TABLE = "#3a2f28", "#efe0bd", "#e6cfa2", "#cfe0e4", "#b5442c"


def wobbly(points, seed, reach=1.6):
    """A closed line through points, drawn by a hand that is on a café table."""
    hand = random.Random(seed)
    x, y = points[0]
    path = f"M{x} {y}"
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        cx = (x0 + x1) / 2 + hand.uniform(-reach, reach)
        cy = (y0 + y1) / 2 + hand.uniform(-reach, reach)
        path += f"Q{cx:.1f} {cy:.1f} {x1} {y1}"
    return path + "z"


def the_map():
    sheet = wobbly([(12, 10), (308, 14), (304, 208), (16, 204)], 1)
    spain = wobbly([(12, 10), (308, 14), (306, 76), (250, 66), (206, 92), (168, 104), (120, 84), (70, 62), (14, 70)], 2, 5)
    morocco = wobbly([(16, 204), (304, 208), (305, 150), (262, 138), (204, 124), (160, 122), (112, 140), (60, 148), (15, 156)], 3, 5)
    hole = "M131 113C130 101 152 94 176 95C200 96 218 103 217 115C216 128 194 135 170 133C148 132 132 125 131 113z"
    folds = "M86 12V205M160 13V95M160 133V206M234 13V207M14 108H130M217 109H305"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220" width="640" height="440">
<path d="{sheet}" fill="{SEA}"/>
<path d="{spain}" fill="{SPAIN}" stroke="{INK}" stroke-width="1.4"/>
<path d="{morocco}" fill="{MOROCCO}" stroke="{INK}" stroke-width="1.4"/>
<path d="{folds}" fill="none" stroke="{INK}" stroke-width=".8" stroke-dasharray="5 3" opacity=".55"/>
<path d="{hole}" fill="{TABLE}" stroke="{INK}" stroke-width="1.6"/>
<path d="{sheet}" fill="none" stroke="{INK}" stroke-width="1.6"/>
<g font-family="Georgia, serif" font-size="13" fill="{INK}" text-anchor="middle">
<text x="120" y="44" letter-spacing="4">SPAIN</text>
<text x="190" y="180" letter-spacing="4">MOROCCO</text>
<text x="174" y="117" font-size="9" font-style="italic" fill="#fff6e6">table</text>
</g>
</svg>
"""


def the_hat():
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 56" width="135" height="84">
<g transform="rotate(-14 45 28)" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round">
<path d="M6 38C18 30 70 28 84 36C74 46 18 48 6 38z" fill="#e8c878"/>
<path d="M27 36C28 18 34 10 46 11C57 12 61 20 62 34C52 38 36 39 27 36z" fill="#f0d58c"/>
<path d="M27 31C38 35 52 34 62 29L62 34C52 38 36 39 27 36z" fill="{TABLE}"/>
</g>
<path d="M2 18H16M6 25H14M70 52H86M64 47H72" fill="none" stroke="{INK}" stroke-width="1.3" stroke-linecap="round"/>
</svg>
"""


def the_wind(seconds=3, rate=8000):
    """Gusts: noise that is let through by more or less, and rises and falls."""
    noise = random.Random(70)
    low = band = 0.0
    samples = []
    for index in range(seconds * rate):
        time = index / rate
        gust = 0.55 + 0.3 * math.sin(2.1 * time) + 0.15 * math.sin(5.3 * time + 1)
        pitch = 0.05 + 0.16 * gust
        low += pitch * (noise.uniform(-1, 1) - low)
        band += 0.35 * (low - band)
        edge = min(1, 4 * time, 4 * (seconds - time))
        samples.append(max(0, min(255, round(128 + 330 * edge * gust * (low - 0.4 * band)))))
    return bytes(samples), rate


def main():
    (JOURNAL / "the-map.svg").write_text(the_map(), encoding="utf-8")
    (JOURNAL / "the-hat.svg").write_text(the_hat(), encoding="utf-8")
    samples, rate = the_wind()
    with wave.open(str(JOURNAL / "levante.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(rate)
        file.writeframes(samples)


if __name__ == "__main__":
    main()
