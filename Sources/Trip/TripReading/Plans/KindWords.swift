import Diagnostics
import TripModel

/// What else travellers call the kinds of events: told with the right word, never read as it.
enum KindWords {
  /// The kind that a key is probably meant as.
  static func meant(by key: String) -> String? {
    let word = key.lowercased()
    if TripEvent.Kind(rawValue: word) != nil { return word }
    return table[word] ?? Spelling.nearest(to: word, among: TripEvent.Kind.allCases.map(\.rawValue))
  }

  private static let words: [(kind: TripEvent.Kind, others: String)] = [
    (
      .flight,
      "plane, air, airplane, fly, flug, flugzeug, vol, avion, vuelo, avión, volo, aereo, vlucht, voo, avião"
    ),
    (.train, "rail, railway, tgv, ice, metro, zug, bahn, tren, treno, trein, comboio, trem"),
    (.bus, "coach, shuttle, autobus, autobús, autocar, pullman, fernbus, ônibus, autocarro"),
    (.ferry, "boat, ship, cruise, fähre, schiff, boot, bateau, barco, traghetto, nave, veerboot, balsa"),
    (
      .hotel,
      "hostel, lodging, stay, room, accommodation, apartment, airbnb, guesthouse, guest house, camping, "
        + "campsite, motel, inn, pension, unterkunft, hébergement, auberge, alojamiento, albergue, alloggio, "
        + "ostello, verblijf, overnachting, alojamento, pousada"
    ),
    (
      .carRental,
      "car, rental car, rental, hire car, car hire, rent a car, mietwagen, leihwagen, auto, voiture, location "
        + "de voiture, coche, alquiler, noleggio, macchina, huurauto, carro, aluguel"
    ),
    (
      .parking,
      "car park, park, parkplatz, parkhaus, stationnement, parcheggio, aparcamiento, parkeren, estacionamento"
    ),
    (
      .activity,
      "museum, tour, sight, attraction, event, excursion, visit, ticket, tickets, concert, show, hike, lesson, "
        + "aktivität, ausflug, besichtigung, activité, visite, actividad, excursión, attività, visita, activiteit, "
        + "atividade, passeio"
    ),
    (
      .restaurant,
      "dinner, lunch, breakfast, meal, food, cafe, café, table, abendessen, mittagessen, essen, dîner, "
        + "déjeuner, repas, cena, comida, almuerzo, pranzo, ristorante, diner, restaurante, jantar, almoço"
    ),
    (.direction, "drive, way, route, road, fahrt, weg, strecke, trajet, ruta, percorso, rit"),
    (
      .transport,
      "taxi, cab, uber, transfer, tram, ride, subway, traslado, trasferimento, vervoer, transporte"
    ),
  ]

  private static let table: [String: String] = words.reduce(into: [:]) { table, entry in
    for word in entry.others.split(separator: ",") {
      table[String(word.drop(while: \.isWhitespace))] = entry.kind.rawValue
    }
  }
}
