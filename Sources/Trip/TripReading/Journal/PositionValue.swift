import Diagnostics
import TripModel
import TripNotation

/// A position as programs write it: a text, two numbers in a list, or numbers by their names.
struct PositionValue {
  private(set) var coordinate: Coordinate?
  /// What is wrong with it, where it seems to be meant as a position.
  private(set) var problem: Problem?
  /// Whether nothing tells which of its two numbers is the latitude.
  private(set) var isInDoubt = false

  /// `48.1, 11.5`, `[48.1, 11.5]`, `["48.1,11.5"]`, `{lat: 48.1, lng: 11.5}`, `{type: Point, coordinates: [11.5,
  /// 48.1]}`.
  init(_ node: Node) { read(node) }

  init(latitude: TextNode, longitude: TextNode) {
    guard let north = Double(plain: latitude.value), let east = Double(plain: longitude.value) else {
      take(TextNode(latitude.value + " " + longitude.value, style: .plain, at: latitude.range))
      return
    }
    coordinate = Coordinate(latitude: north, longitude: east)
    guard coordinate == nil else { return }
    let isSwapped = abs(north) > 90 && abs(north) <= 180 && abs(east) <= 90
    problem =
      isSwapped
      ? Problem(
        .swappedCoordinate, "A latitude of \(latitude.value) is beyond 90, where no place is",
        at: latitude.range,
        advice: "Exchange the values of latitude and longitude, if they were the wrong way round.")
      : Problem(
        .offTheEarth, "This position is not on the Earth: \(latitude.value), \(longitude.value)",
        at: latitude.range, advice: "Latitude goes from -90 to 90, longitude from -180 to 180.")
  }

  private mutating func read(_ node: Node) {
    switch node.kind {
    case .text(let text): take(text)
    case .list(let items): read(list: items, isLongitudeFirst: false)
    case .map(let fields): read(map: fields)
    case .empty, .broken: return
    }
  }

  private mutating func take(_ text: TextNode) {
    do throws(Problem) {
      coordinate = try CoordinateText.coordinate(text)
    } catch {
      problem = error
    }
  }

  /// In GeoJSON the longitude is first.
  private mutating func read(list items: [Node], isLongitudeFirst: Bool) {
    guard items.count >= 2, let first = items[0].text, let second = items[1].text,
      Double(plain: first.value) != nil, Double(plain: second.value) != nil
    else {
      if let first = items.first, first.kind != .empty { read(first) }
      return
    }
    if isLongitudeFirst {
      self = PositionValue(latitude: second, longitude: first)
      return
    }
    self = PositionValue(latitude: first, longitude: second)
    isInDoubt = [first, second].allSatisfy { abs(Double(plain: $0.value) ?? 180) <= 90 }
  }

  private mutating func read(map fields: [Field]) {
    func value(_ keys: [String]) -> Node? { fields.first { keys.contains($0.key.lowercased()) }?.value }
    if let north = value(["lat", "latitude", "y"])?.text,
      let east = value(["lng", "lon", "long", "longitude", "x"])?.text
    {
      self = PositionValue(latitude: north, longitude: east)
      return
    }
    let isPoint = value(["type"])?.text?.value.lowercased() == "point"
    if isPoint, let items = value(["coordinates"])?.items {
      read(list: items, isLongitudeFirst: true)
      return
    }
    if let inner = value(["geometry", "coordinates", "coords", "latlng", "geo", "position", "center"]) {
      read(inner)
    }
  }

  /// Whether a text may be one half of a position, as it is in no doubt with a sign, a point or a letter of the winds.
  static func isAngle(_ text: TextNode) -> Bool {
    text.value.contains(where: \.isFigure) && text.value.utf8.count <= 24
  }

  /// Whether two numbers stand in a value that no longer word does.
  static func hasTwoNumbers(_ node: Node) -> Bool {
    guard let text = node.text else { return node.items != nil || node.fields != nil }
    return text.value.split { !$0.isFigure && !".,".contains($0) }.count { $0.contains(where: \.isFigure) }
      >= 2
      || text.value.contains("://")
  }
}
