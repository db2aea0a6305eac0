import TripModel

/// What an amount that does not read was probably meant to be: only for the advice of its diagnostic.
enum AmountGuess: Equatable {
  /// As it is to be written.
  case amount(String)
  /// It cost nothing.
  case nothing
  /// From one number to another.
  case range
  /// A part of something.
  case percent
  /// A price for each of several.
  case each(String)

  /// Nil for what nobody can tell.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 60, let found = Self.meaning(of: Self.bare(text)) else { return nil }
    self = found
  }

  /// Whether a text says that something cost nothing: `free`, `gratis`, `0`.
  static func isNothing(_ text: some StringProtocol) -> Bool { AmountGuess(text) == .nothing }

  /// How to write it.
  var advice: String {
    switch self {
    case .amount(let text): "Write \(text)."
    case .nothing: "What cost nothing is no expense: leave it out, or correct the amount."
    case .range: "Write one number: what was paid, or what you count with."
    case .percent: "Write the amount itself; a part of another one is not worked out."
    case .each(let text): "Write what it costs in all; if \(text) is all, write that alone."
    }
  }

  // MARK: What stands round it

  /// Without quotes, brackets and what says that it is about so much.
  private static func bare(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    var isCut = true
    while isCut {
      let before = rest.utf8.count
      while let first = rest.first, first.isWhitespace || "\"'“”„«»‘’()[]~≈±<>≤≥=+:*".contains(first) {
        rest.removeFirst()
      }
      while let last = rest.last, last.isWhitespace || "\"'“”„«»‘’()[]~?!.,;:=*+".contains(last) {
        rest.removeLast()
      }
      if let word = rest.firstWord, word.endIndex < rest.endIndex, about.contains(word.lowercased()) {
        rest = rest[word.endIndex...]
      }
      isCut = rest.utf8.count < before
    }
    return rest
  }

  private static let about: Set<String> = [
    "about", "around", "approx", "approx.", "approximately", "circa", "ca", "ca.", "c.", "roughly", "some",
    "almost", "nearly", "etwa", "ungefähr", "rund", "knapp", "environ", "env.", "unos", "unas", "aprox",
    "aprox.", "più", "quasi", "ongeveer", "cerca", "total", "total:", "gesamt", "sum", "maybe", "min", "max",
    "max.", "min.", "bis", "up", "to", "cost", "price",
  ]

  private static let free: Set<String> = [
    "0", "free", "for free", "no cost", "no charge", "free of charge", "free entry", "free admission",
    "nothing", "none", "nil", "zero", "gratis", "gratuit", "gratuite", "gratuito", "gratuita", "grátis",
    "kostenlos", "kostenfrei", "umsonst", "frei", "freier eintritt", "eintritt frei", "entrée libre",
    "offert", "libre", "entrada libre", "ingresso libero", "za darmo", "zdarma", "ücretsiz", "бесплатно",
    "無料", "免费", "无料", "complimentary", "included", "inclusive", "incl", "inbegriffen", "compris", "incluido",
    "incluso", "inbegrepen", "-", "–", "—",
  ]

  // MARK: What it says

  private static func meaning(of text: Substring) -> AmountGuess? {
    let lower = text.lowercased()
    if free.contains(lower) { return .nothing }
    guard let first = text.firstIndex(where: \.isFigure), let last = text.lastIndex(where: \.isFigure) else {
      return nil
    }
    let figures = text[first...last]
    let before = text[..<first]
    let after = text[text.index(after: last)...]
    let mark = currency(before) ?? currency(after)
    func written(_ number: LooseNumber) -> AmountGuess {
      .amount(number.text + (mark.map { " " + $0 } ?? ""))
    }
    if let number = LooseNumber(figures) {
      let tail = word(after)
      if figures.allSatisfy({ "0., ".contains($0) }) { return .nothing }
      if tail == "%" { return .percent }
      if thousands.contains(tail) { return number.times(LooseNumber("1000") ?? number).map(written) }
      if cents.contains(tail) { return hundredth(figures).map { .amount($0) } }
      if tomans.contains(tail) {
        return LooseNumber("10").flatMap { number.times($0) }.map { .amount($0.text + " IRR") }
      }
      if isEach(tail) { return .each(number.text) }
      if word(before).isEmpty, tail.isEmpty { return .amount(number.text) }
      return mark == nil ? nil : written(number)
    }
    return sum(figures).map(written) ?? decimalSign(figures) ?? (isRange(figures) ? .range : nil)
  }

  /// The code or symbol that a piece of text is, or the name that several share.
  private static func currency(_ text: Substring) -> String? {
    let word = word(text)
    if let codes = CurrencySymbols.named(word) { return codes.count == 1 ? codes[0] : word }
    let code = word.uppercased()
    return Currency(code: code) == nil ? (CurrencySymbols.codes[word] == nil ? nil : word) : code
  }

  private static func word(_ text: Substring) -> String {
    text.split { $0.isWhitespace || "(){}[]".contains($0) }.joined(separator: " ").lowercased()
  }

  private static let thousands: Set<String> = [
    "k", "t", "tsd", "tsd.", "mil", "mille", "thousand", "tausend", "тыс",
  ]
  private static let cents: Set<String> = [
    "c", "ct", "ct.", "cent", "cents", "cts", "centimes", "céntimos", "centesimi", "rappen", "rp.", "p",
    "pence", "pf", "tetri", "centavo", "centavos", "centimo", "centimos", "céntimo", "kopek", "kopeks",
    "kopeck",
    "kopecks", "kopeken", "paisa", "paise", "öre", "øre", "grosz", "groszy", "stotinki", "kuruş", "kurus",
    "satang",
  ]

  /// Ten rials each.
  private static let tomans: Set<String> = ["toman", "tomans"]

  private static func isEach(_ tail: String) -> Bool {
    let unmarked = tail.drop { !$0.isLetter && $0 != "/" }
    let words = unmarked.split(separator: " ", maxSplits: 1)
    let behindMark = words.count == 2 && currency(words[0]) != nil ? words[1] : unmarked
    return EachWords.begins(String(behindMark)) || behindMark.hasPrefix("/")
  }

  private static func hundredth(_ figures: Substring) -> String? {
    guard let cents = Int(digits: figures), cents < 100 else { return nil }
    return "0." + (cents < 10 ? "0" : "") + String(cents)
  }

  /// `2 x 12.50` and `30 + 5`, worked out.
  private static func sum(_ text: Substring) -> LooseNumber? {
    for (marks, isProduct) in [("x×*X·", true), ("+&", false)] {
      let parts = text.split { marks.contains($0) }.map { part in
        LooseNumber(part.filter { !$0.isWhitespace && !"€$£¥".contains($0) })
      }
      guard parts.count > 1, parts.count < 10, text.contains(where: { marks.contains($0) }) else { continue }
      var result: LooseNumber? = parts[0]
      for part in parts.dropFirst() {
        result = result.flatMap { one in part.flatMap { isProduct ? one.times($0) : one.plus($0) } }
      }
      return result
    }
    return nil
  }

  /// `12€50` as they write it in France, and `3zł50`.
  private static func decimalSign(_ text: Substring) -> AmountGuess? {
    let parts = text.split { !$0.isFigure }
    guard parts.count == 2, parts[1].count == 2,
      let mark = currency(text[parts[0].endIndex..<parts[1].startIndex])
    else { return nil }
    return .amount("\(parts[0]).\(parts[1]) \(mark)")
  }

  private static func isRange(_ text: Substring) -> Bool {
    let between = text.filter { !$0.isFigure && !$0.isWhitespace && !".,€$£".contains($0) }
    return ["-", "–", "—", "/", "to", "bis", "à", "a", "or", "oder", "ou", "o", "..", "…"].contains(
      between.lowercased())
  }
}

/// Words by which a price is for each of several people, nights or things.
enum EachWords {
  /// Whether a text begins with such words.
  static func begins(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text == $0 || text.hasPrefix($0 + " ") || text.hasPrefix($0 + ",") }
  }

  /// Whether a text is nothing but such words, perhaps with a number before them.
  static func isAll(_ text: Substring) -> Bool {
    words.contains(text.drop { $0.isFigure || $0.isBlank || ".,€$£".contains($0) }.lowercased())
  }

  private static let words: Set<String> = [
    "each", "apiece", "per person", "per head", "p.p.", "pp", "/person", "/pers", "/pers.", "pro person",
    "pro kopf",
    "p. p.", "par personne", "par tête", "/personne", "por persona", "/persona", "a persona", "a testa",
    "cada uno", "cada um",
    "por pessoa", "per persoon", "p.p", "per night", "/night", "pro nacht", "/nacht", "par nuit",
    "/nuit", "por noche", "a notte", "per nacht", "per day", "/day", "pro tag", "par jour", "por día",
    "al giorno",
    "je person", "chacun", "chacune", "ciascuno", "за человека", "per adult", "per ticket",
  ]
}
