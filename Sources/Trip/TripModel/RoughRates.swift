/// What currencies are worth, roughly: to propose a rate of the right size, and to notice one that is the wrong way
/// round.
///
/// Nothing is ever counted by them. Rounded from rates of the European Central Bank and of the currencies' own banks,
/// summer 2025.
package enum RoughRates {
  /// What one unit is worth in another currency; nil where that is not known.
  package static func worth(of foreign: Currency, in own: Currency) -> Double? {
    guard let per = perEuro[foreign.code], let units = perEuro[own.code] else { return nil }
    return units / per
  }

  /// A rate of the right size, to be shown where one is missing.
  package static func example(of foreign: Currency, in own: Currency) -> String {
    worth(of: foreign, in: own).flatMap { text($0) } ?? "1.04"
  }

  /// What is odd about a rate.
  package enum Doubt: Equatable {
    /// It says what the own currency is worth in the foreign one; with the rate the right way round.
    case reversed(String)
    /// It is so many times what was to be expected, or such a part of it.
    case size
  }

  /// Nil for a rate that may be right, and for currencies whose worth nobody can know for long.
  package static func doubt(_ rate: ExchangeRate, of foreign: Currency, in own: Currency) -> Doubt? {
    guard let worth = worth(of: foreign, in: own) else { return nil }
    let value = rate.value
    func times(_ one: Double, _ other: Double) -> Double { max(one / other, other / one) }
    guard times(value, worth) > 6 else { return nil }
    let isUnstable = unstable.contains(foreign.code) || unstable.contains(own.code)
    // Of one that lost its worth the wrong way round is known by its size alone.
    if times(1 / value, worth) < (isUnstable ? 6 : 2), let text = text(1 / value) { return .reversed(text) }
    return !isUnstable && times(value, worth) > 30 ? .size : nil
  }

  /// A rate with four significant digits; nil for one that is too large or too small to be written so.
  package static func text(_ value: Double) -> String? {
    guard value > 1e-8, value < 1e8 else { return nil }
    var decimals = 0
    var scaled = value
    while scaled < 1000, decimals < 10 {
      scaled *= 10
      decimals += 1
    }
    var digits = Int(scaled.rounded())
    while decimals > 0, digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
    guard decimals > 0 else { return String(digits) }
    let filled = String(repeating: "0", count: max(0, decimals + 1 - String(digits).count)) + String(digits)
    return filled.dropLast(decimals) + "." + filled.suffix(decimals)
  }

  /// Currencies that have lost or changed most of their worth within a few years.
  private static let unstable: Set<String> = [
    "AOA", "ARS", "BYN", "CUP", "EGP", "ETB", "GHS", "IRR", "LAK", "LBP", "LYD", "MMK", "MWK", "NGN", "RUB",
    "SDG", "SLE", "SRD", "SSP", "SYP", "TRY", "UAH", "UZS", "VED", "VES", "YER", "ZMW", "ZWG",
  ]

  /// Units for one euro.
  private static let perEuro: [String: Double] = [
    "AED": 4.2, "AFN": 80, "ALL": 98, "AMD": 440, "ANG": 2.05, "AOA": 1050, "ARS": 1500, "AUD": 1.77,
    "AWG": 2.05, "AZN": 1.95, "BAM": 1.956, "BBD": 2.3, "BDT": 140, "BGN": 1.956, "BHD": 0.43, "BIF": 3400,
    "BMD": 1.15, "BND": 1.5, "BOB": 8, "BRL": 6.3, "BSD": 1.15, "BTN": 100, "BWP": 15.5, "BYN": 3.7,
    "BZD": 2.3, "CAD": 1.6, "CDF": 3200, "CHF": 0.94, "CLP": 1090, "CNY": 8.3, "COP": 4700, "CRC": 585,
    "CUP": 28, "CVE": 110.3, "CZK": 24.6, "DJF": 205, "DKK": 7.46, "DOP": 70, "DZD": 152, "EGP": 57,
    "ERN": 17, "ETB": 160, "EUR": 1, "FJD": 2.6, "FKP": 0.86, "GBP": 0.86, "GEL": 3.15, "GHS": 12.5,
    "GIP": 0.86, "GMD": 83, "GNF": 10_000, "GTQ": 8.9, "GYD": 240, "HKD": 9, "HNL": 30, "HTG": 150,
    "HUF": 398, "IDR": 18_900, "ILS": 3.9, "INR": 100, "IQD": 1500, "ISK": 142, "JMD": 184, "JOD": 0.82,
    "JPY": 170, "KES": 149, "KGS": 100, "KHR": 4640, "KMF": 492, "KRW": 1600, "KWD": 0.355, "KYD": 0.96,
    "KZT": 600, "LAK": 25_000, "LBP": 103_000, "LKR": 348, "LRD": 225, "LSL": 20.6, "LYD": 6.3, "MAD": 10.5,
    "MDL": 19.7, "MGA": 5150, "MKD": 61.5, "MMK": 2420, "MNT": 4130, "MOP": 9.3, "MRU": 46, "MUR": 53,
    "MVR": 17.8, "MWK": 2000, "MXN": 21.8, "MYR": 4.9, "MZN": 74, "NAD": 20.6, "NGN": 1770, "NIO": 42,
    "NOK": 11.8, "NPR": 160, "NZD": 1.95, "OMR": 0.445, "PAB": 1.15, "PEN": 4.1, "PGK": 4.8, "PHP": 66,
    "PKR": 327, "PLN": 4.25, "PYG": 8700, "QAR": 4.2, "RON": 5.06, "RSD": 117, "RUB": 92, "RWF": 1670,
    "SAR": 4.33, "SBD": 9.7, "SCR": 16.5, "SDG": 690, "SEK": 11.1, "SGD": 1.5, "SHP": 0.86, "SLE": 26,
    "SOS": 660, "SRD": 43, "STN": 24.5, "SVC": 10.1, "SZL": 20.6, "THB": 37.6, "TJS": 11, "TMT": 4.05,
    "TND": 3.4, "TOP": 2.75, "TRY": 47, "TTD": 7.8, "TWD": 34.5, "TZS": 2950, "UAH": 48.5, "UGX": 4150,
    "USD": 1.16, "UYU": 46.5, "UZS": 14_500, "VND": 30_300, "VUV": 138, "WST": 3.15, "XAF": 655.957,
    "XCD": 3.13, "XCG": 2.08, "XOF": 655.957, "XPF": 119.33, "YER": 280, "ZAR": 20.6, "ZMW": 27,
  ]
}
