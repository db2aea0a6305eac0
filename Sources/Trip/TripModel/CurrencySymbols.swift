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

  /// The names of some currencies, and codes that are used and not of ISO 4217.
  static let names: [String: [String]] = [
    "euro": ["EUR"], "euros": ["EUR"], "franken": ["CHF"], "sfr": ["CHF"],
    "francs": ["CHF", "XPF", "XOF", "XAF"],
    "franc": ["CHF", "XPF", "XOF", "XAF"], "dollar": codes["$"] ?? [], "dollars": codes["$"] ?? [],
    "pound": ["GBP", "EGP"], "pounds": ["GBP", "EGP"], "yen": ["JPY"], "yuan": ["CNY"], "rmb": ["CNY"],
    "nis": ["ILS"],
    "ntd": ["TWD"], "baht": ["THB"], "rupees": codes["rs"] ?? [], "rupee": codes["rs"] ?? [], "lira": ["TRY"],
    "zloty": ["PLN"], "dirham": ["MAD", "AED"], "dirhams": ["MAD", "AED"],
    "pesos": ["MXN", "ARS", "CLP", "COP", "PHP"],
    "peso": ["MXN", "ARS", "CLP", "COP", "PHP"], "crowns": ["CZK"], "kronor": ["SEK"],
    "kroner": ["DKK", "NOK"], "soles": ["PEN"], "zlotys": ["PLN"], "złotych": ["PLN"], "forint": ["HUF"],
    "forints": ["HUF"],
    "rupiah": ["IDR"], "ringgit": ["MYR"], "shekel": ["ILS"], "shekels": ["ILS"], "reais": ["BRL"],
    "renminbi": ["CNY"],
    "liras": ["TRY"], "rand": ["ZAR"], "quetzales": ["GTQ"], "lempiras": ["HNL"], "colones": ["CRC"],
    "bolivianos": ["BOB"],
    "e": ["EUR"], "eu": ["EUR"], "euro's": ["EUR"], "evro": ["EUR"], "евро": ["EUR"], "ευρώ": ["EUR"],
    "bucks": codes["$"] ?? [], "buck": codes["$"] ?? [], "dólares": codes["$"] ?? [],
    "dollari": codes["$"] ?? [], "quid": ["GBP"], "livres": ["GBP"], "libras": ["GBP"], "sterline": ["GBP"],
    "sterling": ["GBP"], "pfund": ["GBP"], "crown": ["CZK"], "koruna": ["CZK"], "korun": ["CZK"],
    "krona": ["SEK", "ISK"], "krone": ["DKK", "NOK"], "kronen": ["CZK", "DKK", "NOK", "SEK"],
    "couronnes": ["CZK", "DKK", "NOK", "SEK"], "krónur": ["ISK"], "rouble": ["RUB"], "roubles": ["RUB"],
    "ruble": ["RUB"], "rubles": ["RUB"], "rubel": ["RUB"], "рублей": ["RUB"], "руб": ["RUB"],
    "руб.": ["RUB"], "won": ["KRW"], "dong": ["VND"], "hryvnia": ["UAH"], "lari": ["GEL"], "leva": ["BGN"],
    "dinar": ["RSD", "JOD", "TND", "KWD"], "dinars": ["RSD", "JOD", "TND", "KWD"], "sol": ["PEN"],
    "shilling": ["KES", "TZS", "UGX"], "shillings": ["KES", "TZS", "UGX"], "riel": ["KHR"], "kip": ["LAK"],
    "kyat": ["MMK"], "taka": ["BDT"], "tenge": ["KZT"], "dram": ["AMD"], "tugrik": ["MNT"], "birr": ["ETB"],
    "cedi": ["GHS"], "cedis": ["GHS"], "naira": ["NGN"], "kwacha": ["ZMW", "MWK"],
    "rials": ["OMR", "IRR", "QAR"],
    "riyal": ["SAR", "QAR"], "riyals": ["SAR", "QAR"], "guaraní": ["PYG"], "guaraníes": ["PYG"],
    "kuna": ["EUR"], "guilders": ["EUR"], "lire": ["EUR"],
  ]

  /// The codes that a name of a currency may mean, in whatever capitals.
  package static func named(_ word: String) -> [String]? { names[word.lowercased()] }

  /// How to write what was probably meant by a word in the place of a currency.
  package static func advice(for word: String, trip: Currency) -> String {
    let lower = word.lowercased()
    if let codes = names[lower] ?? codes[lower] {
      return codes.count == 1 ? "Write \(codes[0])." : "Write the code: \(codes.joined(separator: ", "))."
    }
    let candidates = [trip.code] + common + listed
    let isCode = word.count >= 3 && word.allSatisfy { $0.isLetter || $0.isNumber }
    if isCode, let near = Spelling.nearest(to: word, among: candidates) { return "Did you mean \(near)?" }
    return "Write the three capitals of its code, such as EUR, CHF or JPY."
  }

  private static let listed = Currency.listed.keys.sorted()
}
