"""Keeps of a font what titles are set in: some characters, what joins and places them, no hints for screens. The licences ask
that what was changed has another name, so it gets ours."""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FEATURES = """ccmp locl kern mark mkmk liga rlig calt init medi fina isol nukt akhn rphf rkrf pref blwf abvf half pstf vatu
cjct pres abvs blws psts haln dist abvm blwm curs cswh""".split()


def kept(source, characters):
    """The font of a file with those characters alone, which are written like `20-7E,2212`."""
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = FEATURES
    # Copyright and licence.
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["DSIG", "FFTM"]
    font = TTFont(source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    return font


def main(target, source, characters):
    font = kept(source, characters)
    name = "Tripbook " + target.rsplit("/", 1)[-1].split(".")[0]
    for identifier, text in [(1, name), (2, "Regular"), (4, name), (6, name.replace(" ", "-"))]:
        font["name"].setName(text, identifier, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [name.replace(" ", "-")]
        top = cff.topDictIndex[0]
        top.rawDict.update(FullName=name, FamilyName=name)
        top.FullName, top.FamilyName = name, name
    font.save(target, reorderTables=False)


main(*sys.argv[1:])
