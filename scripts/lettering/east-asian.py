"""The characters of Chinese, Japanese and Korean that titles are written in: those that the national standards before
Unicode had as the common ones, as a list for pyftsubset."""

# JIS X 0208, GB 2312, the first level of Big5 with its signs, KS X 1001: two bytes a character, each in a plane of rows.
LEVELS = [
    ("euc_jp", range(0xA1, 0xF5), range(0xA1, 0xFF)),
    ("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF)),
    ("big5", range(0xA1, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]),
    ("euc_kr", range(0xA1, 0xC9), range(0xA1, 0xFF)),
]


def common():
    """The code points of all characters, sorted."""
    found = set()
    for encoding, rows, cells in LEVELS:
        for row in rows:
            for cell in cells:
                try:
                    found.update(map(ord, bytes([row, cell]).decode(encoding)))
                except UnicodeDecodeError:
                    pass
    # Letters of other scripts and borders of tables have fonts of their own, or none.
    return sorted(c for c in found if 0x3000 <= c <= 0x30FF or 0x3400 <= c <= 0x9FFF or 0xAC00 <= c <= 0xD7A3
                  or 0xFF00 <= c <= 0xFFEF)


print(",".join(f"{c:X}" for c in common()))
