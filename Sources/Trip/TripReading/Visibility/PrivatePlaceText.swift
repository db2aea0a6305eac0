import Diagnostics
import TripModel
import TripNotation

/// A private place as it is written, before the key says where its circle lies.
struct PrivatePlaceText {
  var kind: PrivatePlace.Kind
  var middle: Coordinate
  var metres: Double
  /// Where it stands, with dots for what it says.
  var place: SourcePlace?

  /// Why a text is no private place, with a way out.
  struct Unclear: Error {
    var range: TextRange?
    var reason: String
    var advice: String
  }

  init(_ kind: PrivatePlace.Kind, at middle: Coordinate, metres: Double, place: SourcePlace?) {
    self.kind = kind
    self.middle = middle
    self.metres = metres
    self.place = place?.masked
  }

  /// `52.3702, 4.8952`, with or without a name before it.
  static func home(_ node: Node, in file: NotationFile) throws(Unclear) -> PrivatePlaceText {
    let middle = try position(node, "home: 52.3702, 4.8952")
    return PrivatePlaceText(
      .home, at: middle, metres: PrivatePlace.homeMetres, place: file.place(of: node.range))
  }

  /// A list of positions, or of maps with a position and a radius.
  static func zones(_ node: Node, in file: NotationFile) throws(Unclear) -> [PrivatePlaceText] {
    var zones: [PrivatePlaceText] = []
    for item in node.items ?? [node] where item.kind != .empty {
      zones.append(try zone(item, in: file))
    }
    return zones
  }

  private static func zone(_ item: Node, in file: NotationFile) throws(Unclear) -> PrivatePlaceText {
    guard let fields = item.fields else {
      let middle = try position(item, Self.example)
      return PrivatePlaceText(
        .zone, at: middle, metres: PrivatePlace.homeMetres, place: file.place(of: item.range))
    }
    var at: Node?
    var metres = PrivatePlace.homeMetres
    for field in fields where field.value.kind != .empty {
      switch field.key.lowercased() {
      case "at": at = field.value
      case "radius":
        guard let text = field.value.text, let length = LengthText.metres(text) else {
          throw Unclear(
            range: field.value.range, reason: "this is not a length",
            advice: "Write it with its unit, like `radius: 2 km` or `radius: 800 m`.")
        }
        metres = length
      default:
        throw Unclear(
          range: field.keyRange, reason: "a private zone has only `at` and `radius`",
          advice: "Write it like \(Self.example).")
      }
    }
    guard let at else {
      throw Unclear(
        range: item.range, reason: "a private zone needs a position", advice: "Write it like \(Self.example)."
      )
    }
    let middle = try position(at, Self.example)
    return PrivatePlaceText(.zone, at: middle, metres: metres, place: file.place(of: item.range))
  }

  private static let example = "`private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`"
  static let zoneAdvice = "Write it like \(example)."

  /// The same of a text that stands outside any file.
  static func home(_ text: String) throws(Unclear) -> PrivatePlaceText {
    let range = TextRange(line: 1, start: 0, length: 0)
    let node = Node(.text(TextNode(text, style: .plain, at: range)), at: range)
    return PrivatePlaceText(
      .home, at: try position(node, "52.3702, 4.8952"), metres: PrivatePlace.homeMetres, place: nil)
  }

  static func position(_ node: Node, _ example: String = PrivatePlaceText.example) throws(Unclear)
    -> Coordinate
  {
    if let text = node.text {
      if let coordinate = try? CoordinateText.coordinate(text) { return coordinate }
      // `Utrecht, 52.09 5.12`.
      if let place = try? CoordinateText.place(text), let coordinate = place.coordinate { return coordinate }
    }
    // `[52.3702, 4.8952]` is a list, and no doubt what is meant by it.
    if let numbers = CoordinateText.numbers(in: node),
      let latitude = Double(plain: numbers[0]), let longitude = Double(plain: numbers[1]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    {
      return coordinate
    }
    throw Unclear(
      range: node.range, reason: "this is not a position",
      advice: "Write latitude and longitude, like \(example.hasPrefix("`") ? example : "`\(example)`").")
  }
}
