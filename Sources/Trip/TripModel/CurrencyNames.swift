/// What the world's currencies are called, in English and in their own languages.
package enum CurrencyNames {
  /// The codes that a name may mean, in whatever capitals; nil for any other word.
  package static func codes(of word: some StringProtocol) -> [String]? { byName[word.lowercased()] }

  /// Whether a name is another word as well, in a language that travellers write: `real coffee`, `won at cards`, Hotel
  /// Krone. Behind an amount it may be what was bought.
  package static func isOtherWord(_ word: some StringProtocol) -> Bool {
    otherWords.contains(word.lowercased())
  }

  static let byName: [String: [String]] = {
    var found: [String: [String]] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let codes = parts[1].split(separator: " ").map(String.init)
      for name in parts[0].split(separator: " ") { found[String(name)] = codes }
    }
    return found
  }()

  static let otherWords: Set<String> = [
    "afghani", "birr", "crown", "dong", "gourde", "kina", "kip", "krone", "kronen", "leone", "leones", "mark",
    "marks",
    "pula", "quetzal", "real", "riel", "sol", "som", "sum", "taka", "tala", "won",
  ]

  /// A name of one currency alone is read as its code is. Left out is what is most often another word and seldom
  /// money: Córdoba, Colón and Bolívar, balboa.
  private static let list = """
    euro euros euro's euroa eurot evro evra евро ευρώ:EUR
    dollar dollars dólar dólares dollari dolar dolares:\
    USD AUD CAD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD
    pound pounds:GBP EGP FKP GIP LBP SDG SHP SSP SYP
    franc francs:CHF XPF XOF XAF BIF CDF DJF GNF KMF RWF
    franken:CHF
    peso pesos:MXN ARS CLP COP CUP DOP PHP UYU
    rupee rupees rupien:INR LKR MUR NPR PKR SCR
    rial rials riyal riyals:IRR OMR QAR SAR YER
    dinar dinars:RSD JOD TND KWD BHD DZD IQD LYD MKD
    dinara:RSD
    denar denari denars:MKD
    dirham dirhams:MAD AED
    shilling shillings:KES SOS TZS UGX
    crown crowns couronne couronnes kronen:CZK DKK ISK NOK SEK
    krone kroner:DKK NOK
    krona:ISK SEK
    kronor:SEK
    króna krónur:ISK
    koruna koruny korun:CZK
    lira liras:TRY LBP SYP
    rouble roubles ruble rubles rubel рубль рубля рублей руб руб.:RUB BYN
    manat manats:AZN TMT
    kwacha:ZMW MWK
    guilder guilders:XCG ANG
    won:KRW KPW
    som soms sum:KGS UZS
    leu:RON MDL
    yen yens:JPY
    yuan renminbi:CNY
    baht bahts:THB
    dong:VND
    rupiah:IDR
    ringgit:MYR
    riel riels:KHR
    kip:LAK
    kyat kyats:MMK
    taka:BDT
    ngultrum:BTN
    rufiyaa:MVR
    afghani afghanis:AFN
    lari ლარი:GEL
    dram drams դրամ:AMD
    tenge теңге тенге:KZT
    soʻm so'm:UZS
    somoni:TJS
    tugrik tugriks tögrög төгрөг:MNT
    shekel shekels sheqel sheqels:ILS
    zloty zlotys złoty złote złotych zlotych:PLN
    forint forints:HUF
    lev leva лев лева:BGN
    lek lekë:ALL
    mark marks marka:BAM
    hryvnia hryvnias hryvnya гривня гривні гривень:UAH
    rand rands:ZAR
    pula:BWP
    loti maloti:LSL
    lilangeni emalangeni:SZL
    kwanza kwanzas:AOA
    metical meticais:MZN
    ariary:MGA
    birr:ETB
    nakfa:ERN
    naira:NGN
    cedi cedis:GHS
    dalasi dalasis:GMD
    leone leones:SLE
    ouguiya:MRU
    dobra dobras:STN
    escudo escudos:CVE
    real reais:BRL
    sol soles:PEN
    boliviano bolivianos:BOB
    guarani guaranis guaraní guaraníes:PYG
    bolivares bolívares:VES
    colones:CRC
    quetzal quetzales:GTQ
    lempira lempiras:HNL
    cordobas córdobas:NIO
    balboas:PAB
    gourde gourdes:HTG
    florin florins:AWG
    pataca patacas:MOP
    kina:PGK
    vatu:VUV
    tala:WST
    paanga paʻanga pa'anga:TOP
    """
}
