/// Our categories for the words that apps and banks have for theirs.
package enum CategoryWords {
  /// The usual categories of a budget.
  package static let usual = ["food", "lodging", "transport", "fun", "shopping", "sights", "health", "other"]

  /// The category for a word or a pair of them, as in `Food and drink` or `Transportation - Taxi`; nil for one that
  /// nobody knows.
  package static func category(for foreign: String) -> String? {
    let words = folded(foreign)
    if let known = byWord[words] { return known }
    let pieces = words.split { "-–/&,:;()+".contains($0) }.flatMap { $0.split(separator: " and ") }
    return pieces.lazy.compactMap { byWord[folded($0)] }.first
  }

  /// In small letters, with single blanks.
  private static func folded(_ text: some StringProtocol) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Splitwise's categories and subcategories, Tricount's, N26's, and what they are called in other languages.
  private static let byWord: [String: String] = {
    var table: [String: String] = [:]
    for (category, words) in words {
      for word in words.split(separator: ",") { table[folded(word)] = category }
    }
    return table
  }()

  private static let words: [(String, String)] = [
    (
      "food",
      """
      food, food and drink, food & drink, dining out, groceries, liquor, restaurants, restaurant, restaurants & \
      bars, bars & restaurants,
      food & groceries, bars, drinks, coffee, snacks, breakfast, lunch, dinner, essen, essen & trinken, \
      lebensmittel, lebensmittel & drogerie,
      getränke, nourriture, alimentation, courses, nourriture & boissons, comida, comida y bebida, supermercado, \
      restaurantes, cibo, spesa,
      ristoranti, eten, boodschappen, eten & drinken, comidas, alimentação, mercado, verpflegung, frühstück, \
      abendessen, mittagessen, kaffee, bäcker, supermarkt, épicerie, repas, colazione, pranzo, jídlo, jedzenie
      """
    ),
    (
      "lodging",
      """
      lodging, hotel, hotels, accommodation, hostel, rent, airbnb, camping, unterkunft, übernachtung, miete, \
      hébergement, logement,
      alojamiento, alloggio, accommodatie, verblijf, alojamento, hospedagem, rent & charges, campsite, campground, \
      motel, guesthouse, stellplatz, campingplatz, ferienwohnung, jugendherberge, hütte, hôtel, auberge, gîte, \
      albergue, albergo, ostello, campeggio, hostal, herberg, staanplaats, pousada, parque de campismo, \
      ubytování, kemp, nocleg, noclegi, kemping, overnatning, boende, overnatting, campingplads
      """
    ),
    (
      "transport",
      """
      transport, transportation, taxi, bus/train, bus, train, plane, flight, flights, car, gas/fuel, fuel, gas, \
      parking, bicycle, ferry, metro,
      subway, tolls, transport & car, transports, verkehr, fahrtkosten, bahn, flug, tanken, avion, essence, \
      voiture, transporte,
      transportes, gasolina, trasporti, benzina, vervoer, brandstof, parkeren, toll, ferries, fähre, fähren, \
      parken, parkplatz, maut, sprit, benzin, zug, fahrkarten, mietwagen, péage, péages, parking, traversier, \
      peaje, peajes, aparcamiento, transbordador, traghetto, traghetti, pedaggio, pedaggi, parcheggio, \
      treno, carburante, veerboot, trein, portagem, portagens, estacionamento, combustível, comboio, trajekt, \
      parkování, doprava, jízdenky, paliwo, færge, færja, färja, ferje, bompenger, parkering, drivstoff
      """
    ),
    (
      "fun",
      """
      fun, entertainment, movies, cinema, games, music, sports, sport, leisure, leisure & entertainment, nightlife, \
      freizeit, unterhaltung,
      freizeit & unterhaltung, loisirs, divertissement, ocio, entretenimiento, svago, divertimento, \
      intrattenimento, vrije tijd, uitgaan, lazer, entretenimento, spaß, spass, vergnügen, ausgehen, ausflug, kino, \
      plaisir, diversión, diversão, plezier, zábava, rozrywka, sjov, nöje
      """
    ),
    (
      "shopping",
      """
      shopping, clothing, clothes, electronics, household supplies, gifts, gift, souvenirs, einkäufe, einkaufen, \
      kleidung, geschenke, achats,
      vêtements, cadeaux, compras, ropa, regalos, acquisti, regali, winkelen, cadeaus, presentes, roupas
      """
    ),
    (
      "sights",
      "sights, sightseeing, museum, museums, attractions, tours, activities, sehenswürdigkeiten, aktivitäten, "
        + "activités, visites, actividades, attività, activiteiten, atividades, admission, entrance, entrance fee, "
        + "entrance fees, entry fee, eintritt, eintritte, eintrittskarten, entrée, entrées, entrada, entradas, "
        + "ingresso, ingressi, toegang, bezienswaardigheden, ingressos, vstupné, wstęp, entré, inngang, "
        + "musée, musées, museo, musei, museos, museen, museu, museus"
    ),
    (
      "health",
      "health, healthcare, medical, medical expenses, pharmacy, doctor, gesundheit, apotheke, arzt, santé, "
        + "pharmacie, salud, farmacia, salute, gezondheid, apotheek, saúde, farmácia, insurance"
    ),
    (
      "other",
      "other, others, general, uncategorized, miscellaneous, misc, sonstiges, allgemein, autre, autres, "
        + "divers, otros, otro, general expenses, altro, overig, overige, outros, outro, geral"
    ),
  ]
}
