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

  /// Whether the next word goes on with the same number: `1 234,50`. Of `1 200` nobody can tell.
  func isThousands(before next: ExpenseWord) -> Bool {
    guard !isLast, (1...3).contains(text.count), text.allSatisfy(\.isFigure), text.first != "0" else {
      return false
    }
    let digits = next.text.prefix(while: \.isFigure)
    let decimals = next.text[digits.endIndex...]
    return digits.count == 3 && decimals.count == 3 && ".,".contains(decimals.first ?? " ")
      && decimals.dropFirst().allSatisfy(\.isFigure)
  }

  /// Three figures, as thousands have them behind a blank.
  var isThousand: Bool { text.count == 3 && text.allSatisfy(\.isFigure) }

  /// What makes another amount of a number: `30 k`, `50 cents`, `20 %`, `20000 toman`.
  var isUnit: Bool { Self.units.contains(text.lowercased()) }

  private static let units: Set<String> = [
    "k", "%", "cent", "cents", "ct", "centimes", "rappen", "pence", "tsd", "tsd.",
    "toman", "tomans", "tetri", "centavo", "centavos", "centimo", "centimos", "céntimo", "céntimos", "kopek",
    "kopeks", "kopeck", "kopecks", "kopeken", "paisa", "paise", "öre", "øre", "grosz", "groszy", "stotinki",
    "kuruş", "kurus", "satang", "million", "millions", "millionen", "mio", "mio.", "millones", "milioni",
  ]

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
    let lower = text.lowercased()
    if CurrencySymbols.common.contains(text.uppercased()), !["try", "mad"].contains(lower) { return true }
    if Self.measures.contains(lower) { return !["of", "de"].contains(rest.firstWord?.lowercased() ?? "") }
    return CurrencyNames.codes(of: lower) != nil && !CurrencyNames.isOtherWord(lower)
  }

  /// What is measured as well, or is no name: `30 pounds`, but not the cherries of `2 pounds of cherries`.
  private static let measures: Set<String> = [
    "pound", "pounds", "quid", "bucks", "buck", "pfund", "crowns", "dram", "drams",
  ]

  /// A name of a currency that is another word, too: what was bought may be `real coffee`.
  var isNameOrWord: Bool { CurrencyNames.isOtherWord(text) }

  func isName(of currency: Currency) -> Bool {
    CurrencyNames.codes(of: text)?.contains(currency.code) ?? false
  }

  /// Whether it is a part of a currency's name, of which the next word is the noun: `US dollars`, `Swiss francs`.
  func isBeforeNoun(_ next: ExpenseWord) -> Bool {
    guard !isLast, text.allSatisfy({ $0.isLetter || $0 == "." }) else { return false }
    let isMeasure = Self.measures.contains(next.text.lowercased())
    return next.isNameOfCurrency && CurrencyNames.codes(of: next.text) != nil
      && (text.first?.isUppercase == true || !isMeasure)
  }

  /// Whether nothing else says what was bought.
  var isAlone: Bool { isLast || rest.isEmpty }

  /// Whether a number is a hundred at least.
  var isLarge: Bool {
    let whole = text.lastIndex { ".,".contains($0) }.map { text[..<$0] } ?? text
    return whole.filter(\.isFigure).count > 2
  }

  /// Whether it is in small letters and a capital follows, as the name of a currency is before what was bought.
  var isBeforeCapital: Bool {
    text.first?.isLowercase == true && rest.first { !"\"'“‘„(".contains($0) }?.isUppercase == true
  }

  /// `Eur`, `euro`, `rs` or `Dollar` before a number: a currency that is not written as one.
  var isAlmostCurrency: Bool {
    isNameOfCurrency || CurrencySymbols.codes[text.lowercased()] != nil
  }

  /// Three capitals that no currency has, though one might look for them there: `12 XYZ`. Usual ones are not: `30 BBQ`.
  var isUnknownCode: Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      && Currency(code: String(text)) == nil && !Self.acronyms.contains(String(text))
  }

  private static let acronyms: Set<String> = [
    "ABC", "AIR", "ALL", "ATM", "BAR", "BBQ", "BIG", "BMW", "BNB", "BUS", "BVG", "CAB", "CAR", "CBD", "DAY",
    "DIY", "DVD",
    "FOR", "FOX", "FUN", "GAS", "GPS", "HSR", "HVV", "ICE", "ICN", "JFK", "JAL", "KFC", "KTX", "KLM", "LAX",
    "LGV", "LIDL", "MRT",
    "LRT", "BTS", "MVV", "NEW", "NYC", "OUI", "PCR", "POS", "PUB", "RER", "RVS", "SAS", "SBB", "SIM", "SOS",
    "SPA", "SUP", "SUV",
    "TAP", "TAX", "TEA", "TER", "TGV", "THE", "TIP", "TWO", "ONE", "UPS", "USB", "VAN", "VAT", "VIP", "VBB",
    "VPN", "WAX", "WC",
    "ZOO", "ZVV", "OBB", "DHL", "DSB", "EMS", "FEE", "GYM", "ETA", "IBIS", "MOT", "NHS", "PDF", "RAC", "YHA",
    "NSB", "MTA", "MBK",
    "AND", "MET", "TAB", "PIZ", "BIO", "DIM", "UNO", "DVB", "LED", "CAT", "DOG", "EGG", "HAM", "NUT", "PIE",
    "RUM", "GIN", "ALE",
  ]
}
