/// What the parts of a day are called, in small letters, as they stand beside its name or above a part of what is told of it.
package enum PartsOfDay {
  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Danish and Norwegian, Swedish, Polish, Czech.
  package static let all = Set(
    """
    morning noon midday afternoon evening night früh morgen morgens vormittag vormittags mittag mittags nachmittag
    nachmittags abend abends nacht nachts matin midi après-midi soir nuit mañana mediodía tarde noche mattina mattino
    pomeriggio sera notte manhã noite ochtend middag avond nacht formiddag eftermiddag ettermiddag aften kveld natt
    förmiddag kväll morgon rano wieczór wieczorem popołudnie noc ráno odpoledne večer
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
