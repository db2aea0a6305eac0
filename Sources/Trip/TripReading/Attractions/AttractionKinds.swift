import TripModel

/// Which things of OpenStreetMap one may want to see, and as what (wiki.openstreetmap.org, Map features).
enum AttractionKinds {
  /// The category that we would give it; nil for what is none to be saved, such as a bench.
  static func category(of tags: MapTags) -> String? {
    for (key, values) in kinds {
      guard let value = tags[key] else { continue }
      if let category = values[value] ?? values["*"] { return category }
    }
    return tags["fclass"].flatMap { word in kinds.lazy.compactMap { $0.values[word] }.first }
  }

  /// Whether something comes from OpenStreetMap, so that what has no category here is none to be saved.
  static func isOfMap(_ tags: MapTags) -> Bool { mapKeys.contains { tags[$0] != nil } }

  private static let mapKeys = [
    "place", "highway", "boundary", "railway", "waterway", "power", "barrier", "building", "landuse",
    "natural", "amenity", "public_transport", "tourism", "leisure", "man_made", "osm_id", "@id", "fclass",
  ]

  /// By key, in the order in which they are asked; a star stands for any value.
  private static let kinds: [(key: String, values: [String: String])] = [
    (
      "tourism",
      words([
        "museum": "museum gallery", "view": "viewpoint",
        "stay": "hotel hostel guest_house motel camp_site apartment chalet alpine_hut caravan_site",
        "sight": "attraction artwork zoo aquarium theme_park yes",
      ])
    ),
    (
      "amenity",
      words([
        "food": "restaurant cafe bar pub fast_food ice_cream food_court biergarten",
        "sight": "theatre cinema arts_centre place_of_worship planetarium fountain monastery",
        "shopping": "marketplace", "transport": "bus_station ferry_terminal",
      ])
    ),
    ("historic", ["*": "sight"]),
    ("leisure", words(["sight": "park garden nature_reserve water_park"])),
    ("natural", words(["sight": "beach cave_entrance hot_spring geyser", "view": "peak volcano"])),
    ("man_made", words(["sight": "lighthouse tower windmill watermill obelisk"])),
    ("shop", ["*": "shopping"]),
    ("railway", words(["transport": "station"])),
    ("aeroway", words(["transport": "aerodrome"])),
  ]

  private static func words(_ table: [String: String]) -> [String: String] {
    Dictionary(
      table.flatMap { category, words in words.split(separator: " ").map { (String($0), category) } },
      uniquingKeysWith: { first, _ in first })
  }
}
