/// What a waypoint is, by the type or the symbol that a device or a program gave it, as far as that is one of the
/// categories that places have.
package enum WaypointCategory {
  /// The first that is known; nil for a flag, a pin, and whatever else says nothing of the place.
  package static func found(in words: [String?]) -> String? {
    words.lazy.compactMap(\.self).compactMap { byWord[folded($0)] }.first
  }

  /// By the first or the last word of its name, where that says what is there: `Coffee Haslach`; nil for all
  /// others.
  package static func named(_ name: String?) -> String? {
    guard let name else { return nil }
    let words = name.split { !$0.isLetter }.map { folded($0) }
    return [words.first, words.last].lazy.compactMap(\.self).compactMap { byNameWord[$0] }.first
  }

  /// In small letters, with nothing but these: `Scenic Area`, `scenic_area`.
  private static func folded(_ word: some StringProtocol) -> String {
    String(word.lowercased().filter { $0.isLetter })
  }

  private static let byWord: [String: String] = Dictionary(
    words.flatMap { category, words in words.split(separator: ",").map { (folded($0), category) } },
    uniquingKeysWith: { first, _ in first })

  private static let byNameWord: [String: String] = Dictionary(
    nameWords.flatMap { category, words in words.split(separator: ",").map { (folded($0), category) } },
    uniquingKeysWith: { first, _ in first })

  /// Words with which travellers call what they mark, and that are no part of other names.
  private static let nameWords: [(category: String, words: String)] = [
    (
      "food",
      "coffee, café, cafe, kaffee, breakfast, brunch, lunch, dinner, supper, frühstück, mittagessen, abendessen, "
        + "restaurant, ristorante, restaurante, trattoria, pizzeria, bistro, bakery, bäckerei, boulangerie, imbiss, "
        + "biergarten, déjeuner, dîner, pranzo, cena, almuerzo, comida"
    ),
    ("stay", "hotel, hôtel, hostel, motel, guesthouse, pension, auberge, albergo, refuge, rifugio"),
    ("camp", "camping, campsite, campground, campingplatz"), ("museum", "museum, musée, museo"),
    ("view", "viewpoint, lookout, aussichtspunkt, mirador, belvedere"),
    ("shopping", "supermarket, supermarkt, supermarché, supermercado, supermercato"),
    ("transport", "airport, flughafen, parking, parkplatz, trailhead, bahnhof"),
  ]

  /// The symbols of Garmin's devices, which most programs write, and words of OpenStreetMap.
  private static let words: [(category: String, words: String)] = [
    ("camp", "camp, camping, campground, camp site, campsite, tent, rv park, caravan site"),
    (
      "stay",
      "stay, lodging, lodge, hotel, hostel, motel, guest house, alpine hut, wilderness hut, bed and breakfast"
    ),
    ("food", "food, restaurant, fast food, pizza, cafe, café, bar, pub, picnic area"),
    ("museum", "museum"),
    ("sight", "sight, attraction, castle, church, monument, ruins, ghost town"),
    ("view", "view, viewpoint, scenic area, summit, peak"),
    (
      "shopping",
      "shopping, shopping center, shopping centre, supermarket, convenience store, department store"
    ),
    (
      "transport",
      "transport, airport, bus station, train station, railway, ground transportation, ferry, parking area, "
        + "parking"
    ),
  ]
}
