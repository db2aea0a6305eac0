/// The currency that each country counts in today.
package enum CountryCurrencies {
  /// The currency of a country by its code of ISO 3166-1 alpha-2, `JP` or `jp`, also of Kosovo's `XK`; nil where the
  /// list has none, as of Antarctica.
  package static func currency(of country: String) -> Currency? {
    codes[country.uppercased()].flatMap { Currency(code: $0) }
  }

  /// Whether a text is the code of a country, two capitals: one that has a currency, or Antarctica, which has none.
  package static func isCountry(_ code: String) -> Bool { code == "AQ" || codes[code] != nil }

  /// Codes of ISO 4217 by those of countries.
  static let codes: [String: String] = {
    var found: [String: String] = [:]
    for entry in list.split(separator: ";") {
      let words = entry.split(whereSeparator: \.isWhitespace)
      if words.count == 2 { found[String(words[0])] = String(words[1]) }
    }
    return found
  }()
}
