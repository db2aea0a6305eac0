import TripModel

/// A word where the amount is expected, without a comma that ends it.
struct ExpenseWord {
  let text: Substring
  /// What follows, a comma included.
  let rest: Substring
  /// Whether a comma parts it from what follows.
  let isLast: Bool

  init?(at start: Substring) {
    guard let word = start.firstWord else { return nil }
    var text = word
    while text.last == "," { text.removeLast() }
    self.text = text
    isLast = text.endIndex < word.endIndex
    rest = isLast ? start[text.endIndex...] : start[word.endIndex...].withoutLeadingBlanks
  }

  var hasFigureFirst: Bool { text.first?.isFigure == true }

  /// A number with neither code nor symbol, `12.–` included.
  var isBareNumber: Bool {
    hasFigureFirst && text.allSatisfy { $0.isFigure || ".,'’-–—".contains($0) || $0.isWhitespace }
  }

  /// A code or symbol by itself. One of letters alone counts as it is usually written: `5 ft of rope` is no money.
  var isCurrency: Bool {
    let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == ".") }
    return Currency(code: String(text)) != nil || Self.letterSymbols.contains(String(text))
      || (CurrencySymbols.codes[text.lowercased()] != nil && !isWord)
  }

  private static let letterSymbols: Set<String> = [
    "kr", "kr.", "Kr", "Kr.", "Fr", "Fr.", "fr.", "SFr", "SFr.", "sFr.", "Ft", "Rs", "Rs.", "Rp", "RM", "Dh",
    "DH",
    "lei",
  ]

  /// A code that is no word in capitals: `12 EUR ALL inclusive` is in one currency.
  var isCommonCode: Bool { CurrencySymbols.common.contains(String(text)) }

  /// The code of a common currency in small letters, or the name of one that is no other word.
  var isNameOfCurrency: Bool {
    CurrencySymbols.common.contains(text.uppercased()) && !["try", "mad"].contains(text.lowercased())
      || Self.names.contains(text.lowercased())
  }

  private static let names: Set<String> = [
    "euro", "euros", "franken", "francs", "dollar", "dollars", "yen", "pesos", "soles", "kronor", "kroner",
    "zloty", "zlotys",
    "złotych", "forint", "forints", "rupee", "rupees", "rupiah", "ringgit", "baht", "dirham", "dirhams",
    "shekel", "shekels",
    "reais", "yuan", "renminbi", "liras", "rand", "quetzales", "lempiras", "colones", "bolivianos",
  ]
}
