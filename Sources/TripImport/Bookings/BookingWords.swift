import TripModel

/// By which words a booking is known for what it is: in English, German, French, Spanish, Italian, Dutch, Portuguese, Czech, Polish, Danish and
/// Swedish.
enum BookingWords {
  private typealias Row = (kind: TripEvent.Kind, words: Set<String>, beginnings: [String])

  /// What a title or a category says it may be.
  static func kinds(inTitle text: String) -> [TripEvent.Kind] { kinds(in: text, by: inTitles) }

  /// Likewise by words that mean other things as well, such as `ice` and `let`: only of what goes from one place to another.
  static func doubtfulKinds(inTitle text: String) -> [TripEvent.Kind] { kinds(in: text, by: doubtful) }

  /// What a description lets one guess of something that goes from one place to another.
  static func ride(inDetails text: String) -> TripEvent.Kind? { kinds(in: text, by: ridesInDetails).first }

  /// What a description lets one guess of all else.
  static func kind(ofDetails text: String) -> TripEvent.Kind? { kinds(in: text, by: inDetails).first }

  /// How many letters of a text are looked at.
  private static let mostLetters = 20_000

  /// Words that end in a star may go on.
  private static func kinds(in text: String, by table: [Row]) -> [TripEvent.Kind] {
    let words = text.prefix(mostLetters).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let all = Set(words + zip(words, words.dropFirst()).map { $0 + " " + $1 })
    return table.filter { row in
      !row.words.isDisjoint(with: all)
        || row.beginnings.contains { beginning in all.contains { $0.hasPrefix(beginning) } }
    }.map(\.kind)
  }

  private static func table(_ rows: [(TripEvent.Kind, String)]) -> [Row] {
    rows.map { kind, list in
      let words = list.split { $0 == "," || $0.isNewline }.map(\.trimmingBlanks).filter { !$0.isEmpty }
      return (
        kind, Set(words.filter { $0.last != "*" }),
        words.filter { $0.last == "*" }.map { String($0.dropLast()) }
      )
    }
  }

  private static let inTitles = table([
    (
      .carRental,
      """
      rental car, car rental, car hire, rent a, hire car, mietwagen*, autovermietung*, leihwagen*, location de voiture, voiture de, alquiler de,
      coche de, autonoleggio*, noleggio auto, huurauto*, autoverhuur, aluguer de, aluguel de, autopůjčovna*, půjčovna aut, wypożyczalnia*,
      biludlejning*, lejebil*, biluthyrning*, hyrbil*, hertz, sixt, avis, europcar, enterprise, alamo
      """
    ),
    (
      .parking,
      """
      parking, parkplatz*, parkhaus*, parkticket*, stationnement, aparcamiento*, estacionamiento*, parcheggio*, parkeren, parkeerplaats*, parkeergarage*,
      estacionamento*, parkování, parkoviště, parkowanie, parkering*, car park
      """
    ),
    (
      .flight,
      """
      flight*, flug, flüge, flugsegment*, hinflug*, rückflug*, abflug*,  vols, vuelo*, volo, voli, vlucht*, voo, voos, letenka*,
      flyrejse*, flyg*, flygresa*, 
      """
    ),
    (
      .train,
      """
      train, trains, railway*, zug, zugfahrt*, bahnfahrt*, nachtzug*, tgv, intercity, eurostar, thalys, nightjet, railjet, treno, treni, tren,
      trein, treinreis*, comboio*, vlak, vlakem, pociąg*, togrejse*, tåg, tågresa*
      """
    ),
    (
      .ferry,
      """
      ferry*, fähre*, fährüberfahrt*, traghetto*, ferri, transbordador*, veerboot*, veerpont, trajekt*, promem, færge*, färja*, färjan, balsa
      """
    ),
    (
      .bus,
      """
      bus, buses, flixbus*, reisebus*, fernbus*, autocar*, autobús, autobus*, autocarro*, ônibus, pullman, busresa*, busrejse*, buss, regiojet
      """
    ),
    (
      .hotel,
      """
      hotel*, hotell*, hostel*, hôtel*, motel*, pension, pensão*, pensione, guesthouse, guest house, b b, airbnb, check in, checkin, lodging, accommodation*,
      unterkunft*, übernachtung*, ferienwohnung*, gasthof*, gasthaus*, jugendherberge*, herberge*, hébergement*, chambre*, auberge*, alojamiento*, albergue*,
      alloggio*, albergo*, ostello*, verblijf*, overnachting*, accommodatie*, alojamento*, pousada*, hospedagem*, ubytování*, penzion*, nocleg*,
      zakwaterowanie*, overnatning*, boende*, vandrerhjem*, vandrarhem*, camping*, campingplatz*, apartment*, stay at, nights at
      """
    ),
    (
      .restaurant,
      """
      restaurant*, table for, table at, dinner, lunch, brunch, abendessen, mittagessen, frühstück*, tischreservierung*, tisch für, dîner, déjeuner, table pour,
      cena, almuerzo, comida, mesa para, ristorante*, pranzo, tavolo, diner, avondeten, jantar, almoço, restaurace*, večeře, oběd, restauracja*, kolacja,
      obiad, stolik, middag, frokost
      """
    ),
    (.transport, "taxi*, transfer*, shuttle*, navette*, uber, traslado*, trasferimento*, cab, metro, tram"),
  ])

  private static let doubtful = table([
    (.flight, "let, lot, loty, fly, vol, boarding"),
    (.train, "ice, ic, ec, tog, bahn, hbf, hl n, gare, bahnhof, hauptbahnhof, centralna, central station"),
    (.ferry, "prom"),
    (.bus, "coach, zob"),
    (.transport, "fahrt, ride, trajet, reise, trip"),
  ])

  private static let ridesInDetails = table([
    (.flight, flightDetails),
    (.ferry, "ferry*, fähre*, car deck, kabine"),
    (
      .train,
      """
      gleis, platform, platf, voie, binario, andén, spoor, kolej, peron, spor, spår, wagen, coach, ice, rj, tgv, ec, ic, vlak, hbf, train number,
      zugnummer
      """
    ),
    (.bus, "bus, bus stop, haltestelle, flixbus*"),
  ])

  private static let inDetails = table([
    (
      .carRental, "pickup location, dropoff location, rental company, car rental, mietwagen*, autovermietung*"
    ),
    (.flight, flightDetails),
    (
      .hotel,
      """
      check in, check out, checkin, checkout, anreise, number of nights, anzahl nächte, room type, zimmertyp, nombre de nuits
      """
    ),
    (.restaurant, "party size, table for, number of guests"),
  ])

  private static let flightDetails =
    """
    flight number, flight no, flightnumber, flugnr, flugnummer, boarding time, boarding group, numéro de vol, número de vuelo, numero volo,
    vluchtnummer, número do voo, číslo letu, numer lotu, flynummer, flygnummer
    """
}

extension StringProtocol {
  /// Without blanks before and behind it.
  var trimmingBlanks: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// On one line, with one blank for any that stand together.
  var onOneLine: String {
    split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
  }
}
