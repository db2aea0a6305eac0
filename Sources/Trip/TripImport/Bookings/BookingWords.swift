import TripModel

/// By which words a booking is known for what it is: in English, German, French, Spanish, Italian, Dutch, Portuguese,
/// Czech, Polish, Danish and Swedish.
enum BookingWords {
  private typealias Row = (kind: TripEvent.Kind, words: Set<String>, beginnings: [String])

  /// What a title or a category says it may be.
  static func kinds(inTitle text: String) -> [TripEvent.Kind] { kinds(in: text, by: inTitles) }

  /// Likewise by words that mean other things as well, such as `ice` and `let`: only of what goes from one place to
  /// another.
  static func doubtfulKinds(inTitle text: String) -> [TripEvent.Kind] { kinds(in: text, by: doubtful) }

  /// What a description lets one guess of something that goes from one place to another.
  static func ride(inDetails text: String) -> TripEvent.Kind? { kinds(in: text, by: ridesInDetails).first }

  /// What a description lets one guess of all else.
  static func kind(ofDetails text: String) -> TripEvent.Kind? { kinds(in: text, by: inDetails).first }

  /// How many letters of a text are looked at.
  private static let maxLetters = 20_000

  /// In the order in which their words stand in the text. Words that end in a star may go on.
  private static func kinds(in text: String, by table: [Row]) -> [TripEvent.Kind] {
    let words = text.prefix(maxLetters).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var first: [String: Int] = [:]
    for (index, word) in words.enumerated() {
      first[word] = first[word] ?? index
      if index > 0 {
        let pair = words[index - 1] + " " + word
        first[pair] = first[pair] ?? index - 1
      }
    }
    let found = table.enumerated().compactMap {
      order, row -> (place: Int, order: Int, kind: TripEvent.Kind)? in
      let whole = row.words.compactMap { first[$0] }.min()
      let begun = row.beginnings.flatMap { beginning in
        first.filter { $0.key.hasPrefix(beginning) }.map(\.value)
      }.min()
      return [whole, begun].compactMap(\.self).min().map { ($0, order, row.kind) }
    }
    return found.sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.kind)
  }

  /// By what a description says a ride goes, where it names it: `Treno: Frecciarossa 9513`, `Train 5`.
  static func labelledRide(inDetails text: String) -> TripEvent.Kind? {
    let words = text.prefix(maxLetters).lowercased().split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let letters = String(word.filter(\.isLetter))
      guard let kind = labels.first(where: { $0.words.contains(letters) })?.kind else { continue }
      let isNumbered = words.dropFirst(index + 1).first?.contains(where: \.isNumber) ?? false
      if word.last == ":" || word.contains(where: \.isNumber) || isNumbered { return kind }
    }
    return nil
  }

  /// By what a title says a ride goes that begins with its number: `KL0861 Amsterdam - Tokyo`, `IC 8 Zürich - Zermatt`.
  static func numberedRide(inTitle title: String) -> TripEvent.Kind? {
    let words = title.split(separator: " ").prefix(2)
    guard let first = words.first else { return nil }
    let letters = first.prefix { $0.isLetter && $0.isASCII }
    let rest = first.dropFirst(letters.count)
    let number = rest.isEmpty ? words.dropFirst().first ?? "" : rest
    guard (2...3).contains(letters.count), letters.allSatisfy(\.isUppercase), (1...5).contains(number.count),
      number.allSatisfy({ $0.isNumber && $0.isASCII })
    else { return nil }
    if labels.contains(where: { $0.kind == .train && $0.words.contains(letters.lowercased()) }) {
      return .train
    }
    return letters.count == 2 && number.count >= 3 ? .flight : nil
  }

  private static let labels = table([
    (.flight, "flight, flug, flugnummer, flugnr, vol, vuelo, volo, vlucht, voo, let, lot, flyg"),
    (
      .train,
      "train, zug, treno, tren, trein, comboio, vlak, pociąg, tåg, tog, ic, ice, ec, en, rj, rjx, re, rb, ir, tgv, ave, frecciarossa"
    ),
    (.ferry, "ferry, fähre, traghetto, transbordador, veerboot, færge, färja, trajekt, prom"),
    (.bus, "bus, autobus, autobús, autocar, pullman"),
  ])

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
      rental car, car rental, car hire, rent a, hire car, mietwagen*, autovermietung*, leihwagen*, location de \
      voiture, voiture de, alquiler de,
      coche de, autonoleggio*, noleggio auto, huurauto*, autoverhuur, aluguer de, aluguel de, autopůjčovna*, \
      půjčovna aut, wypożyczalnia*,
      biludlejning*, lejebil*, biluthyrning*, hyrbil*, hertz, sixt, avis, europcar, enterprise, alamo
      """
    ),
    (
      .parking,
      """
      parking, parkplatz*, parkhaus*, parkticket*, stationnement, aparcamiento*, estacionamiento*, parcheggio*, \
      parkeren, parkeerplaats*, parkeergarage*,
      estacionamento*, parkování, parkoviště, parkowanie, parkering*, car park
      """
    ),
    (
      .flight,
      """
      flight*, flug, flüge, flugsegment*, hinflug*, rückflug*, abflug*,  vols, vuelo*, volo, voli, vlucht*, voo, \
      voos, letenka*,
      flyrejse*, flyg*, flygresa*, 
      """
    ),
    (
      .train,
      """
      train, trains, railway*, zug, zugfahrt*, bahnfahrt*, nachtzug*, tgv, intercity, eurostar, thalys, nightjet, \
      railjet, treno, treni, tren,
      trein, treinreis*, comboio*, vlak, vlakem, pociąg*, togrejse*, tåg, tågresa*
      """
    ),
    (
      .ferry,
      """
      ferry*, fähre*, fährüberfahrt*, traghetto*, ferri, transbordador*, veerboot*, veerpont, trajekt*, promem, \
      færge*, färja*, färjan, balsa
      """
    ),
    (
      .bus,
      """
      bus, buses, flixbus*, reisebus*, fernbus*, autocar*, autobús, autobus*, autocarro*, ônibus, pullman, \
      busresa*, busrejse*, buss, regiojet
      """
    ),
    (
      .hotel,
      """
      hotel*, hotell*, hostel*, hôtel*, motel*, pension, pensão*, pensione, guesthouse, guest house, b b, airbnb, \
      check in, checkin, lodging, accommodation*,
      unterkunft*, übernachtung*, ferienwohnung*, gasthof*, gasthaus*, jugendherberge*, herberge*, hébergement*, \
      chambre*, auberge*, alojamiento*, albergue*,
      alloggio*, albergo*, ostello*, verblijf*, overnachting*, accommodatie*, alojamento*, pousada*, hospedagem*, \
      ubytování*, penzion*, nocleg*,
      zakwaterowanie*, overnatning*, boende*, vandrerhjem*, vandrarhem*, camping*, campingplatz*, apartment*, stay \
      at, nights at
      """
    ),
    (
      .restaurant,
      """
      restaurant*, table for, table at, breakfast, dinner, lunch, brunch, abendessen, mittagessen, frühstück*, \
      tischreservierung*, tisch für, dîner, déjeuner, table pour,
      cena, almuerzo, comida, mesa para, ristorante*, pranzo, tavolo, diner, avondeten, jantar, almoço, \
      restaurace*, večeře, oběd, restauracja*, kolacja,
      obiad, stolik, middag, frokost
      """
    ),
    (
      .activity,
      """
      day trip, tour, tours, guided, visit, visite*, visita*, besichtigung*, führung*, stadtführung*, rondleiding*, \
      tasting*, degustation*, verkostung*, museum*,
      museo*, musée*, workshop*, class, course, kurs, walk, spaziergang*, hike, wanderung*, excursion*, excursión*, \
      escursione*, ausflug*, concert*,
      konzert*, theatre, theater, exhibition*, ausstellung*, exposition*, meeting, birthday
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
      gleis, platform, platf, voie, binario, andén, spoor, kolej, peron, spor, spår, wagen, coach, ice, rj, tgv, \
      ec, ic, vlak, hbf, train number,
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
      check out, checkout, anreise, number of nights, anzahl nächte, room type, zimmertyp, nombre de nuits
      """
    ),
    (
      .restaurant,
      "party size, table for, number of guests, restaurant, ristorante, restaurante, your table, ihr tisch"
    ),
  ])

  private static let flightDetails =
    """
    flight number, flight no, flightnumber, flugnr, flugnummer, boarding time, boarding group, numéro de vol, \
    número de vuelo, numero volo,
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
