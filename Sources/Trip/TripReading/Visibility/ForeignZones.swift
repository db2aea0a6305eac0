import TripModel
import TripNotation

/// Private places as other programs keep them (`privacy_zones`): with names, with latitude and longitude apart, with
/// a bare number for a radius. Where two things may be meant, the larger circle counts, or both.
enum ForeignZones {
  /// A list of zones, one alone, or zones by their names.
  static func read(
    _ node: Node, in file: NotationFile
  ) throws(PrivatePlaceText.Unclear) -> [PrivatePlaceText] {
    if CoordinateText.numbers(in: node) != nil, node.items != nil { return try zones(node, in: file) }
    var found: [PrivatePlaceText] = []
    if let items = node.items {
      for item in items where item.kind != .empty { found += try zones(item, in: file) }
    } else if let fields = node.fields, !fields.contains(where: { isPosition($0) }) {
      for field in fields where field.value.kind != .empty { found += try zones(field.value, in: file) }
    } else {
      found = try zones(node, in: file)
    }
    return found
  }

  private static func zones(
    _ item: Node, in file: NotationFile
  ) throws(PrivatePlaceText.Unclear) -> [PrivatePlaceText] {
    guard let fields = item.fields else {
      return [zone(try PrivatePlaceText.position(item), nil, item, file)]
    }
    var metres: Double?
    for field in fields {
      if let unit = radiusUnit(field.key), field.value.kind != .empty {
        metres = try radius(field.value, unit)
      }
    }
    let isApart = CoordinateText.numbers(in: item) != nil
    let at = isApart ? item : fields.first { positions.contains(KeyLetters($0.key)) }?.value
    guard let at else {
      throw PrivatePlaceText.Unclear(
        range: item.range, reason: "a private zone needs a position", advice: PrivatePlaceText.zoneAdvice)
    }
    var found = [zone(try PrivatePlaceText.position(at), metres, item, file)]
    // In GeoJSON the longitude comes first, and nobody writes which it is.
    if at.items != nil, let numbers = CoordinateText.numbers(in: at), let one = Double(plain: numbers[0]),
      let other = Double(plain: numbers[1]), let turned = Coordinate(latitude: other, longitude: one)
    {
      found.append(zone(turned, metres, item, file))
    }
    return found
  }

  private static func zone(
    _ middle: Coordinate, _ metres: Double?, _ item: Node, _ file: NotationFile
  ) -> PrivatePlaceText {
    PrivatePlaceText(
      .zone, at: middle, metres: metres ?? PrivatePlace.homeMetres, place: file.place(of: item.range))
  }

  private static func isPosition(_ field: Field) -> Bool {
    let letters = KeyLetters(field.key)
    return positions.contains(letters) || latitudes.contains(letters)
  }

  private static let latitudes = Set(["lat", "latitude"].map { KeyLetters($0) })
  private static let positions = Set(
    [
      "at", "center", "centre", "middle", "position", "location", "point", "coordinates", "coords",
      "coordinate", "geo",
      "latlng", "latlon", "gps", "place",
    ].map { KeyLetters($0) })

  /// Metres to a number behind the key; 0 where it does not say, nil for a key of something else.
  private static func radiusUnit(_ key: String) -> Double? { radii[KeyLetters(key)] }

  private static let radii = Dictionary(
    uniqueKeysWithValues: [
      ("radius", 0), ("distance", 0), ("range", 0), ("buffer", 0), ("size", 0), ("radius m", 1),
      ("radius meters", 1),
      ("radius metres", 1), ("radius in meters", 1), ("radius in metres", 1), ("radius km", 1000),
      ("radius kilometers", 1000), ("radius kilometres", 1000), ("radius in km", 1000),
      ("radius mi", 1609.344),
      ("radius miles", 1609.344),
    ].map { (KeyLetters($0.0), Double($0.1)) })

  private static func radius(_ value: Node, _ unit: Double) throws(PrivatePlaceText.Unclear) -> Double {
    if let text = value.text {
      let pointed = TextNode(text.value.replacing(",", with: "."), style: .plain, at: text.range)
      if let metres = LengthText.metres(pointed) { return metres }
      if let number = Double(plain: pointed.value), number > 0 {
        // Nobody hides fifty metres, nor fifty kilometres.
        let metres = number * (unit > 0 ? unit : number < 50 ? 1000 : 1)
        if metres <= farthest { return metres }
      }
    }
    throw PrivatePlaceText.Unclear(
      range: value.range, reason: "this is not a length", advice: PrivatePlaceText.zoneAdvice)
  }

  /// Metres: more than that leaves nothing of any trip.
  private static let farthest = 1_000_000.0
}
