/// The codes of IATA for the airports of large cities, as bookings have them in the names of places: `Hertz LAX`.
package enum AirportCode {
  /// The city whose airport a name tells by its code; nil where it has none, or one that is not known here. In a name
  /// that is all in capitals any word may be no code.
  package static func city(in name: String) -> String? { code(in: name).flatMap { cities[$0] } }

  /// The first of its words that is such a code.
  static func code(in name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.count == 1 || name.contains(where: \.isLowercase) else { return nil }
    return words.first { cities[$0] != nil }
  }

  /// Cities by the codes of their airports, as the gazetteer calls them.
  static let cities: [String: String] = {
    var found: [String: String] = [:]
    for (city, codes) in codes { for code in codes.split(separator: " ") { found[String(code)] = city } }
    return found
  }()

  private static let codes: [(city: String, codes: String)] = [
    // Europe
    ("Amsterdam", "AMS"), ("Athens", "ATH"), ("Barcelona", "BCN"), ("Basel", "BSL MLH"),
    ("Belgrade", "BEG"), ("Bergamo", "BGY"), ("Bergen", "BGO"), ("Berlin", "BER TXL SXF"),
    ("Bologna", "BLQ"), ("Bordeaux", "BOD"), ("Bratislava", "BTS"), ("Bremen", "BRE"),
    ("Brussels", "BRU"), ("Bucharest", "OTP"), ("Budapest", "BUD"), ("Catania", "CTA"),
    ("Cologne", "CGN"), ("Copenhagen", "CPH"), ("Dresden", "DRS"), ("Dublin", "DUB"),
    ("Düsseldorf", "DUS"), ("Edinburgh", "EDI"), ("Faro", "FAO"), ("Frankfurt am Main", "FRA"),
    ("Gdańsk", "GDN"), ("Geneva", "GVA"), ("Glasgow", "GLA"), ("Gothenburg", "GOT"), ("Hamburg", "HAM"),
    ("Hannover", "HAJ"), ("Helsinki", "HEL"), ("Innsbruck", "INN"), ("Istanbul", "IST SAW"),
    ("Kraków", "KRK"), ("Kyiv", "KBP IEV"), ("Leipzig", "LEJ"), ("Lisbon", "LIS"), ("Ljubljana", "LJU"),
    ("London", "LHR LGW STN LTN LCY"), ("Luxembourg", "LUX"), ("Lyon", "LYS"), ("Málaga", "AGP"),
    ("Manchester", "MAN"), ("Marseille", "MRS"), ("Milan", "MXP LIN"), ("Munich", "MUC"),
    ("Naples", "NAP"), ("Nice", "NCE"), ("Nürnberg", "NUE"), ("Oslo", "OSL"), ("Palermo", "PMO"),
    ("Palma", "PMI"), ("Paris", "CDG ORY BVA"), ("Porto", "OPO"), ("Prague", "PRG"), ("Reykjavík", "KEF"),
    ("Riga", "RIX"), ("Rome", "FCO CIA"), ("Salzburg", "SZG"), ("Sofia", "SOF"), ("Stockholm", "ARN BMA"),
    ("Stuttgart", "STR"), ("Sevilla", "SVQ"), ("Tallinn", "TLL"), ("Thessaloníki", "SKG"),
    ("Toulouse", "TLS"), ("Turin", "TRN"), ("Valencia", "VLC"), ("Venice", "VCE"), ("Vienna", "VIE"),
    ("Vilnius", "VNO"), ("Warsaw", "WAW"), ("Zagreb", "ZAG"), ("Zürich", "ZRH"),
    // The Americas
    ("Atlanta", "ATL"), ("Bogotá", "BOG"), ("Boston", "BOS"), ("Buenos Aires", "EZE AEP"),
    ("Calgary", "YYC"), ("Cancún", "CUN"), ("Chicago", "ORD MDW"), ("Dallas", "DFW DAL"),
    ("Denver", "DEN"), ("Detroit", "DTW"), ("Havana", "HAV"), ("Honolulu", "HNL"), ("Houston", "IAH HOU"),
    ("Las Vegas", "LAS"), ("Lima", "LIM"), ("Los Angeles", "LAX"), ("Mexico City", "MEX"),
    ("Miami", "MIA"), ("Minneapolis", "MSP"), ("Montréal", "YUL"), ("New York City", "JFK LGA"),
    ("Newark", "EWR"), ("Oakland", "OAK"), ("Orlando", "MCO"), ("Philadelphia", "PHL"),
    ("Phoenix", "PHX"), ("Portland", "PDX"), ("Quito", "UIO"), ("Rio de Janeiro", "GIG SDU"),
    ("Salt Lake City", "SLC"), ("San Diego", "SAN"), ("San Francisco", "SFO"), ("San José", "SJO"),
    ("Santiago", "SCL"), ("São Paulo", "GRU CGH"), ("Seattle", "SEA"), ("Toronto", "YYZ"),
    ("Vancouver", "YVR"), ("Washington", "IAD DCA"),
    // Africa, Asia and beyond
    ("Abu Dhabi", "AUH"), ("Addis Ababa", "ADD"), ("Auckland", "AKL"), ("Bangkok", "BKK DMK"),
    ("Beijing", "PEK PKX"), ("Brisbane", "BNE"), ("Cairo", "CAI"), ("Cape Town", "CPT"),
    ("Casablanca", "CMN"), ("Chiang Mai", "CNX"), ("Christchurch", "CHC"), ("Colombo", "CMB"),
    ("Delhi", "DEL"), ("Doha", "DOH"), ("Dubai", "DXB DWC"), ("Hanoi", "HAN"),
    ("Ho Chi Minh City", "SGN"), ("Hong Kong", "HKG"), ("Jakarta", "CGK"), ("Johannesburg", "JNB"),
    ("Kathmandu", "KTM"), ("Kuala Lumpur", "KUL"), ("Manila", "MNL"), ("Marrakesh", "RAK"),
    ("Melbourne", "MEL"), ("Mumbai", "BOM"), ("Nairobi", "NBO"), ("Osaka", "KIX ITM"), ("Perth", "PER"),
    ("Seoul", "ICN GMP"), ("Shanghai", "PVG SHA"), ("Singapore", "SIN"), ("Sydney", "SYD"),
    ("Taipei", "TPE"), ("Tel Aviv", "TLV"), ("Tokyo", "NRT HND"), ("Tunis", "TUN"), ("Windhoek", "WDH"),
  ]
}
