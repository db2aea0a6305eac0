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
    guard pairs.count >= Self.least else {
      (facts, rest) = ([], description)
      return
    }
    let others = parts.filter { Self.pair($0) == nil }
    (facts, rest) = (pairs, others.isEmpty ? nil : others.joined(separator: " · "))
  }

  /// The parts as a page shows them; what is called a phone's and is a number can be called.
  var records: [Record] {
    facts.map { fact in
      let phone = Self.isPhone(fact.name) ? PhoneNumber(written: fact.value) : nil
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
    return (String(name), String(value))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func isPhone(_ name: String) -> Bool {
    phones.contains(String(name.lowercased().prefix { $0.isLetter }))
  }

  /// How files of several languages call a number for calls.
  private static let phones = [
    "tel", "tél", "phone", "telephone", "téléphone", "telefon", "teléfono", "telefono", "telefoon",
    "telefone", "tlf", "mobile", "mobil", "handy", "gsm",
  ]
}
