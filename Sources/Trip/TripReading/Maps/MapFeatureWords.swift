import TripModel

/// What the tags of OpenStreetMap mean on a map (wiki.openstreetmap.org, Map features).
enum MapFeatureWords {
  /// What a thing of this shape is; nil for what no map of ours shows.
  static func kind(of tags: MapTags, shape: MapFeatureKind.Shape) -> MapFeatureKind? {
    switch shape {
    case .area: area(tags)
    case .line: line(tags)
    case .point: point(tags)
    }
  }

  // MARK: - Areas

  private static func area(_ tags: MapTags) -> MapFeatureKind? {
    if tags["building"] != nil { return .building }
    if tags["highway"] == "pedestrian" || tags["place"] == "square" { return .square }
    for (key, kinds) in areas {
      if let value = tags[key], let kind = kinds[value] { return kind }
    }
    guard let word = tags["fclass"] else { return nil }
    return areas.lazy.compactMap { $0.kinds[word] }.first ?? geofabrik[word]
  }

  /// By key, in the order in which they are asked.
  private static let areas: [(key: String, kinds: [String: MapFeatureKind])] = [
    (
      "natural",
      words([
        .water: "water", .wood: "wood", .green: "scrub heath grassland fell tundra shrubbery",
        .sand: "beach sand dune shingle", .rock: "bare_rock scree rock", .ice: "glacier",
        .wetland: "wetland mud",
      ])
    ),
    ("waterway", words([.water: "riverbank dock"])),
    (
      "landuse",
      words([
        .wood: "forest", .water: "reservoir basin salt_pond",
        .green:
          "grass meadow recreation_ground village_green allotments orchard vineyard cemetery flowerbed "
          + "greenfield plant_nursery",
        .built: "residential commercial retail industrial railway garages",
      ])
    ),
    (
      "leisure",
      words([.green: "park garden golf_course pitch playground dog_park common", .water: "swimming_pool"])
    ),
    ("amenity", words([.green: "grave_yard", .water: "fountain"])),
    ("tourism", words([.green: "zoo camp_site"])),
    ("man_made", words([.pier: "pier breakwater groyne quay"])),
    ("aeroway", words([.building: "terminal hangar", .built: "apron"])),
  ]

  /// Words of Geofabrik that are none of OpenStreetMap's.
  private static let geofabrik: [String: MapFeatureKind] = [
    "building": .building, "river": .water, "pedestrian": .square, "nature_reserve": .green,
  ]

  // MARK: - Lines

  private static func line(_ tags: MapTags) -> MapFeatureKind? {
    if let word = tags["fclass"] {
      return road(word, tags) ?? railway(word, tags) ?? waterway(word, tags)
    }
    if let value = tags["highway"] { return road(value, tags) }
    if let value = tags["railway"], let kind = railway(value, tags) { return kind }
    if let value = tags["waterway"] { return waterway(value, tags) }
    if tags["natural"] == "coastline" { return .coast }
    if tags["route"] == "ferry" { return .ferry }
    if let value = tags["aerialway"] { return cables.contains(value) ? .cable : nil }
    if let value = tags["aeroway"] { return value == "runway" || value == "taxiway" ? .runway : nil }
    if let value = tags["man_made"] { return value == "pier" || value == "breakwater" ? .service : nil }
    return nil
  }

  private static func road(_ value: String, _ tags: MapTags) -> MapFeatureKind? {
    // Pavements run beside a street that is drawn already, aisles and drives within what is one place for a visitor.
    if let footway = tags["footway"], footway == "sidewalk" || footway == "crossing" { return nil }
    if let service = tags["service"], service == "parking_aisle" || service == "driveway" { return nil }
    if tags["area"] == "yes" { return nil }
    // Geofabrik's tracks have their grade behind them.
    return value.hasPrefix("track_") ? .path : roads[value]
  }

  private static let roads = words([
    .motorway: "motorway trunk", .mainRoad: "primary motorway_link trunk_link",
    .road: "secondary tertiary primary_link secondary_link tertiary_link",
    .street: "unclassified residential living_street pedestrian road", .service: "service busway",
    .path: "footway path cycleway steps bridleway track via_ferrata",
  ])

  private static func railway(_ value: String, _ tags: MapTags) -> MapFeatureKind? {
    let isBelow = tags["tunnel"] != nil
    switch value {
    case "rail", "narrow_gauge", "preserved":
      return isBelow || tags["service"] == "yard" || tags["service"] == "spur" ? nil : .rail
    case "tram", "light_rail", "monorail", "funicular", "subway", "miniature": return isBelow ? nil : .tram
    default: return nil
    }
  }

  private static func waterway(_ value: String, _ tags: MapTags) -> MapFeatureKind? {
    guard tags["tunnel"] == nil else { return nil }
    switch value {
    case "river", "canal": return .river
    case "stream", "ditch": return .stream
    default: return nil
    }
  }

  private static let cables: Set<String> = ["cable_car", "gondola", "mixed_lift", "chair_lift", "drag_lift"]

  // MARK: - Points

  private static func point(_ tags: MapTags) -> MapFeatureKind? {
    if let place = tags["place"] ?? tags["fclass"], places.contains(place) { return .quarter }
    if let natural = tags["natural"] ?? tags["fclass"], natural == "peak" || natural == "volcano" {
      return .peak
    }
    return nil
  }

  private static let places: Set<String> = [
    "borough", "suburb", "quarter", "neighbourhood", "square", "town", "village", "hamlet", "island", "islet",
    "national_capital", "city",
  ]

  /// Each word with its kind.
  private static func words(_ kinds: KeyValuePairs<MapFeatureKind, String>) -> [String: MapFeatureKind] {
    var words: [String: MapFeatureKind] = [:]
    for (kind, list) in kinds { for word in list.split(separator: " ") { words[String(word)] = kind } }
    return words
  }
}
