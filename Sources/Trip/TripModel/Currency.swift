/// A currency of ISO 4217.
package struct Currency: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// Three capitals: `EUR`.
  package let code: String
  /// How many digits its amounts have after the point.
  package let digits: Int

  /// A currency by its code; nil for a code that ISO 4217 does not list.
  package init?(code: String) {
    guard let digits = Self.listed[code] else { return nil }
    self.code = code
    self.digits = digits
  }

  private init(known code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  /// What a trip counts in when it does not say.
  package static let euro = Currency(known: "EUR", digits: 2)

  package var description: String { code }

  package static func < (one: Currency, other: Currency) -> Bool { one.code < other.code }

  /// Every current code with its digits.
  package static let listed: [String: Int] = {
    var digits: [String: Int] = [:]
    for (count, codes) in table {
      for code in codes.split(whereSeparator: \.isWhitespace) { digits[String(code)] = count }
    }
    return digits
  }()

  /// ISO 4217, list one (active codes of currencies in use), by number of minor digits.
  private static let table: [(Int, String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
    (
      2,
      """
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
      CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD
      HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT
      MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR
      SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU
      UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
      """
    ),
  ]
}
