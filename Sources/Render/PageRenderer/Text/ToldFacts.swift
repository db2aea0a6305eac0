/// What a description in the manner of a list tells: `Places: 25 · Addr: 67290 HINSBOURG · Tel: 03 88 01 56 51`, as
/// exports of directories have it. A text that only has a colon somewhere is none.
struct ToldFacts {
  /// Each with the name that the traveller's file gives it.
  let facts: [(name: String, value: String)]
  /// What stands between them as text; nil where that is nothing.
  let rest: String?

  init(_ description: String?) {
    let parts = (description ?? "").split(whereSeparator: { $0 == "·" || $0 == ";" || $0.isNewline })
      .map { String(Self.trimmed($0)) }
      .filter { !$0.isEmpty }
    let pairs = parts.compactMap(Self.pair)
    // Of a directory's list an address may be all that is left: `Addr: 67310 ROMANSWILLER`.
    let isAddress = parts.count == 1 && pairs.contains { Kind(named: $0.name) == .address }
    guard pairs.count >= Self.least || isAddress else {
      (facts, rest) = ([], description)
      return
    }
    let others = parts.filter { Self.pair($0) == nil }
    (facts, rest) = (pairs, others.isEmpty ? nil : others.joined(separator: " · "))
  }

  /// What a list has room for: the words between the facts, else the address; nil where all are facts of other kinds,
  /// which stand on the page of the place.
  var line: String? { rest ?? address }

  /// Where it is, by the first fact that is called so.
  var address: String? { facts.first { Kind(named: $0.name) == .address }?.value }

  /// The parts as a page shows them; what is called a phone's and is a number can be called.
  var records: [Record] {
    facts.map { fact in
      let phone = Kind(named: fact.name) == .phone ? PhoneNumber(written: fact.value) : nil
      return [
        "label": .text(fact.name), "text": .text(phone?.text ?? fact.value),
        "href": TemplateValue(phone?.href),
      ]
    }
  }

  /// One pair may be a sentence.
  private static let least = 2
  /// Characters and words of a name: more of them are a clause.
  private static let longestName = (characters: 24, words: 3)
  /// Characters of a value: a longer one is a text.
  private static let longestValue = 160

  private static func pair(_ part: String) -> (name: String, value: String)? {
    guard let colon = part.firstRange(of: ": ") else { return nil }
    let name = trimmed(part[..<colon.lowerBound])
    let value = trimmed(part[colon.upperBound...])
    guard let first = name.first, first.isLetter, !value.isEmpty, value.count <= longestValue,
      name.count <= longestName.characters,
      name.split(whereSeparator: \.isWhitespace).count <= longestName.words,
      !name.contains(where: { "!?,".contains($0) })
    else { return nil }
    let isAddress = Kind(named: String(name)) == .address
    return (String(name), isAddress ? tidied(value) : String(value))
  }

  /// An address with one blank between words and none before a comma, as no directory's export minds: `Rue du Stade, 68570`
  /// of `Rue du Stade ,68570`.
  private static func tidied(_ address: Substring) -> String {
    address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" , ", with: ", ").replacing(" ,", with: ", ")
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension ToldFacts {
  /// What a fact is, where the site has a word of its own for it.
  enum Kind: Hashable {
    case address, phone
    /// How many tents and cars a camping site has room for; `Places` of a page of places would be taken for these.
    case pitches

    /// Nil for a name that says something else, or nothing that is known here.
    init?(named name: String) {
      let word = name.lowercased().prefix { $0.isLetter }
      guard let kind = Self.words.first(where: { $0.words.contains(String(word)) })?.kind else { return nil }
      self = kind
    }

    /// How files of several languages call them.
    private static let words: [(kind: Kind, words: Set<String>)] = [
      (
        .phone,
        [
          "tel", "tél", "phone", "telephone", "téléphone", "telefon", "teléfono", "telefono", "telefoon",
          "telefone", "tlf", "mobile", "mobil", "handy", "gsm",
        ]
      ),
      (
        .address,
        [
          "addr", "address", "adr", "adresse", "anschrift", "dirección", "direccion", "indirizzo", "adres",
          "endereço", "morada",
        ]
      ),
      (.pitches, ["places", "pitches", "emplacements", "stellplätze", "piazzole", "parcelas"]),
    ]
  }
}
