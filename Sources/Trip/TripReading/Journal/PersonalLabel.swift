import TripModel

/// Words before a remark that keep it from somebody by name or by family, as people write them who mean others to read the rest:
/// `Not for Grandma Jo: …`, `(Nicht an Mama weiterleiten: …)`, `[[ only for Sanne: … ]]`.
enum PersonalLabel {
  /// Whether a label says so; not `Not for beginners`, nor `Nur für Radfahrer`. In a heading every word may have a capital: there it
  /// takes somebody of the family.
  static func isOne(_ label: some StringProtocol, isHeading: Bool = false) -> Bool {
    let words = String(label).replacing("’", with: "'").split { !$0.isLetter && $0 != "'" }.map(String.init)
    let small = words.map { $0.lowercased() }
    if notesToSelf.contains(where: { small.starts(with: $0) }) || small == ["mine"] && label.first == "(" {
      return true
    }
    return beginnings.contains { beginning, isOfNames in
      guard small.count > beginning.count, small.starts(with: beginning) else { return false }
      let behind = beginning.count..<min(words.count, beginning.count + mostBetween)
      return behind.contains { relatives.contains(small[$0]) }
        || !isHeading && isOfNames && words[beginning.count].first?.isUppercase == true
          && words[beginning.count].contains(where: \.isLowercase) && !others.contains(small[beginning.count])
    }
  }

  /// Words before the one that is meant: `not for my dear old grandma`.
  private static let mostBetween = 4

  /// How such labels begin, and whether any name may follow: in German every noun has a capital, and elsewhere a capital is a name.
  private static let beginnings: [(words: [String], isOfNames: Bool)] =
    split(
      """
      only for, just for, que pour, seulement pour, juste pour, solo para, sólo para, solo per, alleen voor, só para, kun til, bara för,
      bare for, not for, don't tell, do not tell, dont tell, don't show, do not show, please don't tell, nobody tell,
      pas pour, ne dites rien à, ne dis rien à, ne pas dire à, ne rien dire à, ne pas montrer à,
      no para, no es para, no decir a, no decirle a, no decirles a, no decírselo a, no digas nada a,
      no contar a, no contarle a, no contárselo a, que no se entere, que no lo lea, que no lo sepa,
      non per, non dire a, non dirlo a, non dire niente a, non far leggere a, niet voor, niet vertellen aan,
      niet zeggen tegen, niet aan, não para, não contar a, não dizer a, não digas a, ikke til, inte för,
      ikke for,
      """
    ).map { ($0, true) }
    + split(
      """
      nicht für, nur für, nicht an, bitte nicht an, nichts an, nicht zu, sag nichts, sagt nichts, nichts sagen, kein wort zu
      """
    ).map { ($0, false) }

  /// What has a capital in such words, and is nobody.
  private static let others: Set<String> = [
    "fun", "sale", "free", "beginners", "tourists", "vegans", "long", "nothing", "everyone", "scotland",
    "england", "europe", "experts", "hikers",
    "fitness",
  ]

  private static let notesToSelf = split(
    "note to self, notes to self, notiz an mich, notiz an uns, nota para mí, nota mental, note pour moi, nota per me, notitie aan mezelf"
  )

  private static func split(_ text: String) -> [[String]] {
    text.split { ",\n".contains($0) }.map { phrase in
      phrase.split { !$0.isLetter && $0 != "'" }.map(String.init)
    }.filter { !$0.isEmpty }
  }

  /// English, German, French, Spanish, Italian, Dutch, Portuguese, the north.
  private static let relatives = Set(
    """
    mum mom mummy mommy mother dad daddy father parents grandma grandpa granny grandad nan nana grandmother grandfather wife
    husband boss mother-in-law sister brother auntie aunt
    mama mami mutti mutter papa papi vati vater eltern oma opa omi opi großmutter großvater schwiegermutter chef tante onkel
    maman mère père parents mamie papi papy grand-mère belle-mère
    mamá madre papá padre padres abuela abuelo suegra suegros jefe tía
    mamma babbo genitori nonna nonno nonni suocera
    moeder vader ouders mam pap schoonmoeder baas
    mãe pai pais avó avô sogra
    mor far bedstemor farmor mormor morfar farfar mormødre foreldre föräldrar
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
