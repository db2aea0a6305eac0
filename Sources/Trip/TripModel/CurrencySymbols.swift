import Diagnostics

/// Symbols of currencies, with every currency that uses them.
package enum CurrencySymbols {
  package static let codes: [String: [String]] = [
    "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"], "￥": ["JPY", "CNY"], "円": ["JPY"], "元": ["CNY"],
    "₹": ["INR"], "₺": ["TRY"], "₽": ["RUB"], "₩": ["KRW", "KPW"], "원": ["KRW"], "₫": ["VND"], "฿": ["THB"],
    "₪": ["ILS"], "₴": ["UAH"], "₱": ["PHP"], "₦": ["NGN"], "₵": ["GHS"], "₸": ["KZT"], "₾": ["GEL"],
    "₼": ["AZN"], "֏": ["AMD"], "₡": ["CRC"], "₲": ["PYG"], "₮": ["MNT"], "₭": ["LAK"], "៛": ["KHR"],
    "৳": ["BDT"], "zł": ["PLN"], "kč": ["CZK"], "ft": ["HUF"], "лв": ["BGN"], "лв.": ["BGN"], "s/": ["PEN"],
    "lei": ["RON", "MDL"], "us$": ["USD"], "a$": ["AUD"], "au$": ["AUD"], "c$": ["CAD"], "ca$": ["CAD"],
    "nz$": ["NZD"], "hk$": ["HKD"], "s$": ["SGD"], "r$": ["BRL"], "mx$": ["MXN"], "nt$": ["TWD"],
    "kr": ["DKK", "ISK", "NOK", "SEK"], "kr.": ["DKK", "ISK", "NOK", "SEK"], "fr": ["CHF"], "fr.": ["CHF"],
    "sfr": ["CHF"], "sfr.": ["CHF"],
    "$": [
      "USD", "AUD", "CAD", "NZD", "HKD", "SGD", "MXN", "TWD", "ARS", "CLP", "COP", "UYU", "JMD", "BSD", "BBD",
    ],
    "rs": ["INR", "LKR", "MUR", "NPR", "PKR", "SCR"], "rs.": ["INR", "LKR", "MUR", "NPR", "PKR", "SCR"],
    "rp": ["IDR"], "rm": ["MYR"], "dh": ["MAD", "AED"],
  ]

  /// Codes of the currencies that most is paid in; none is a word that stands in capitals behind an amount.
  package static let common = [
    "EUR", "USD", "GBP", "CHF", "JPY", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF",
    "TRY",
    "CNY", "HKD", "SGD", "THB", "INR", "KRW", "TWD", "IDR", "MYR", "PHP", "VND", "BRL", "MXN", "ZAR", "MAD",
    "ILS",
    "AED", "EGP", "RSD", "UAH",
  ]

  /// Other words for money, which are not read as it: short ones, slang, and money of the past.
  private static let slang: [String: [String]] = [
    "e": ["EUR"], "eu": ["EUR"], "rmb": ["CNY"], "kuai": ["CNY"], "nis": ["ILS"], "ntd": ["TWD"],
    "bucks": codes["$"] ?? [], "buck": codes["$"] ?? [], "quid": ["GBP"], "livres": ["GBP"],
    "libras": ["GBP"],
    "sterline": ["GBP"], "sterling": ["GBP"], "pfund": ["GBP"], "kuna": ["EUR"], "lire": ["EUR"],
  ]

  /// The codes that a word for money may mean, in whatever capitals.
  package static func named(_ word: String) -> [String]? {
    CurrencyNames.codes(of: word) ?? slang[word.lowercased()]
  }

  /// How to write what was probably meant by a word in the place of a currency.
  package static func advice(for word: String, trip: Currency) -> String {
    let lower = word.lowercased()
    if let codes = named(lower) ?? codes[lower] {
      return codes.count == 1 ? "Write \(codes[0])." : "Write the code: \(codes.joined(separator: ", "))."
    }
    let candidates = [trip.code] + common + listed
    let isCode = word.count >= 3 && word.allSatisfy { $0.isLetter || $0.isNumber }
    if isCode, let near = Spelling.nearest(to: word, among: candidates) { return "Did you mean \(near)?" }
    return "Write the three capitals of its code, such as EUR, CHF or JPY."
  }

  private static let listed = Currency.listed.keys.sorted()
}
