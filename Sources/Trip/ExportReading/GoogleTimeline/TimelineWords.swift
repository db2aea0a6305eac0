/// Google's words for what one did and what a place is, in the spelling of each generation: `IN_PASSENGER_VEHICLE`,
/// `in passenger vehicle`, `TYPE_HOME`, `Inferred Home`.
enum TimelineWords {
  /// By what one moved, as GPX has it in `<type>`; nil where one stood, or nobody knows.
  static func activity(_ word: String?) -> String? { word.flatMap { activities[plain($0)] } }

  /// Whether a place is a home, a work place, or one that its owner gave a name of their own.
  static func isPrivate(_ word: String?) -> Bool { word.map { privatePlaces.contains(plain($0)) } ?? false }

  /// Whether a place is a home.
  static func isHome(_ word: String?) -> Bool { word.map { plain($0).hasSuffix("HOME") } ?? false }

  private static func plain(_ word: String) -> String {
    let plain = word.uppercased().replacing(" ", with: "_").replacing("-", with: "_")
    return plain.hasPrefix("TYPE_") ? String(plain.dropFirst(5)) : plain
  }

  private static let privatePlaces: Set<String> = [
    "HOME", "WORK", "INFERRED_HOME", "INFERRED_WORK", "ALIASED_LOCATION",
  ]

  private static let activities: [String: String] = [
    "WALKING": "walking", "ON_FOOT": "walking", "RUNNING": "running", "HIKING": "hiking",
    "NORDIC_WALKING": "nordic walking", "SNOWSHOEING": "snowshoeing",
    "CYCLING": "cycling", "ON_BICYCLE": "cycling", "MOTORCYCLING": "motorcycling",
    "IN_TWO_WHEELER_VEHICLE": "motorcycling",
    "IN_PASSENGER_VEHICLE": "driving", "IN_VEHICLE": "driving", "IN_ROAD_VEHICLE": "driving",
    "IN_FOUR_WHEELER_VEHICLE": "driving", "IN_CAR": "driving", "IN_TAXI": "driving", "DRIVING": "driving",
    "IN_BUS": "bus", "IN_TRAIN": "train", "IN_RAIL_VEHICLE": "train", "IN_SUBWAY": "subway",
    "IN_TRAM": "tram", "IN_CABLECAR": "cable car", "IN_FUNICULAR": "funicular",
    "IN_GONDOLA_LIFT": "gondola lift", "IN_FERRY": "ferry", "BOATING": "boating", "SAILING": "sailing",
    "ROWING": "rowing", "KAYAKING": "kayaking", "FLYING": "flying", "SKIING": "skiing",
    "SNOWBOARDING": "snowboarding",
  ]
}
