"""Heights and depths as areas above or below a contour, out of a raster of codes that rise with the height.

The raster is Marble's `srtm` at level 3: 10,800 by 5,400 codes of 8 bits, two minutes of arc each. Which code stands for
how many metres is told nowhere; the table was measured against ETOPO5, of which it gives the medians.
"""

import pathlib

import contourpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

TILE = 675
CODES = [
    (0, -8900), (12, -7000), (20, -5700), (28, -4985), (36, -4005), (44, -3075), (52, -2130), (60, -1320), (68, -390),
    (76, -87), (84, -33), (92, -8), (98, 2), (108, 46), (116, 88), (124, 134), (132, 213), (140, 332), (148, 462),
    (156, 610), (164, 762), (172, 914), (180, 1189), (188, 1615), (196, 2194), (204, 2819), (212, 3353), (220, 3901),
    (228, 5029), (236, 5425), (255, 8000),
]  # fmt: skip
HEIGHTS = [300, 600, 1000, 1500, 2200, 3000, 4500]
DEPTHS = [200, 1000, 2500, 4000]


def code(metres):
    """The code of a height."""
    codes, heights = zip(*CODES)
    return float(np.interp(metres, heights, codes))


def raster(folder):
    """All codes, from 90° N and 180° W."""
    whole = np.zeros((8 * TILE, 16 * TILE), np.uint8)
    for file in sorted(pathlib.Path(folder).glob("*/*.jpg")):
        row, column = (int(part) for part in file.stem.split("_"))
        with Image.open(file) as tile:
            whole[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE] = np.asarray(tile.convert("L"))
    return whole


class Relief:
    """Codes at a fineness: so many of the raster's cells in one, and smoothed, since they were pictures once."""

    def __init__(self, cells, together, smoothing):
        rows, columns = (length // together for length in cells.shape)
        mean = cells[: rows * together, : columns * together].reshape(rows, together, columns, together).mean((1, 3))
        smooth = gaussian_filter(mean.astype(np.float32), smoothing, mode=("nearest", "wrap"))
        # One column more on each side, so that areas reach the date line, where they are cut.
        self.codes = np.column_stack([smooth[:, -1], smooth, smooth[:, 0]])
        width = 360 / columns
        self.longitudes = np.clip(-180 + (np.arange(-1, columns + 1) + 0.5) * width, -180, 180)
        self.latitudes = 90 - (np.arange(rows) + 0.5) * width

    def areas(self, metres):
        """Rings around all that is higher than so many metres, or lower where they are negative."""
        lines = contourpy.contour_generator(
            self.longitudes, self.latitudes, self.codes, fill_type=contourpy.FillType.OuterOffset
        )
        bounds = (-1e4, code(metres)) if metres < 0 else (code(metres), 1e4)
        points, offsets = lines.filled(*bounds)
        for shape, starts in zip(points, offsets):
            for first, end in zip(starts, starts[1:]):
                yield shape[first : end - 1]
