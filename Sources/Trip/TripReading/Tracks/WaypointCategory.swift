/// What a waypoint is, by the type or the symbol that a device or a program gave it, as far as that is one of the
/// categories that places have.
enum WaypointCategory {
  /// The first that is known; nil for a flag, a pin, and whatever else says nothing of the place.
  static func found(in words: [String?]) -> String? {
    words.lazy.compactMap(\.self).compactMap { byWord[folded($0)] }.first
  }

  /// In small letters, with nothing but these: `Scenic Area`, `scenic_area`.
  private static func folded(_ word: some StringProtocol) -> String {
    String(word.lowercased().filter { $0.isLetter })
  }

  private static let byWord: [String: String] = Dictionary(
    words.flatMap { category, words in words.split(separator: ",").map { (folded($0), category) } },
    uniquingKeysWith: { first, _ in first })

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
