/// A stop or a pin on the sheet.
struct Marker {
  enum Shape: Hashable {
    /// A circle, or a pill where its number is long.
    case stop
    case pin(PlaceCategory)
    /// A pin without its number, where there are too many for numbers.
    case smallPin(PlaceCategory)
    /// A sheet with the sign of an entry's kind.
    case entry(EntrySign)
    /// The same without its sign.
    case smallEntry(EntrySign)
    case photo
  }

  /// Where in the content it comes from.
  enum Source: Hashable {
    case stop(Int)
    case mark(Int)
  }

  let source: Source
  var shape: Shape
  let number: String
  let name: String
  let link: String?
  /// Its days, for a script that moves the map; nil where none does.
  let days: String?
  /// What it is called in a choice of kinds, likewise.
  var group: String?
  /// Where the place is.
  let anchor: Point
  /// Where the marker stands: beside its place if others stand there too.
  var point: Point
  /// Half its width and half its height.
  private(set) var reach: Point

  /// The id of its line on the page, likewise.
  var item: String?

  /// How much happened there.
  var weight = 0
  /// Whether nobody was there.
  var isIdea = false

  init(
    source: Source, shape: Shape, number: String, name: String, link: String?, days: String?, anchor: Point
  ) {
    self.source = source
    self.shape = shape
    self.number = number
    self.name = name
    self.link = link
    self.days = days
    self.anchor = anchor
    point = anchor
    reach = Self.reach(of: shape, number: number)
  }

  static let stopRadius = 12.0
  static let pinRadius = 13.0
  /// Of a pin that has no number to hold.
  static let barePinRadius = 9.5
  static let smallPinRadius = 6.5
  static let photoRadius = 3.2
  /// Half of an entry's sheet.
  static let entryRadius = 10.5
  static let numberSize = 12.5

  private static func reach(of shape: Shape, number: String) -> Point {
    switch shape {
    case .stop:
      let needed = TextWidth.of(number, size: numberSize) / 2 + (number.unicodeScalars.count > 2 ? 8 : 4)
      return Point(x: max(stopRadius, needed), y: stopRadius)
    case .pin:
      let radius = number.isEmpty ? barePinRadius : pinRadius
      return Point(x: radius, y: radius)
    case .entry: return Point(x: entryRadius, y: entryRadius)
    case .smallPin, .smallEntry: return Point(x: smallPinRadius, y: smallPinRadius)
    case .photo: return Point(x: photoRadius, y: photoRadius)
    }
  }

  var box: Box { Box(centre: point, width: 2 * reach.x, height: 2 * reach.y) }

  /// The marker with less to show, where the sheet is crowded.
  var small: Marker {
    var small = self
    switch shape {
    case .pin(let category): small.shape = .smallPin(category)
    case .entry(let sign): small.shape = .smallEntry(sign)
    case .stop, .photo, .smallPin, .smallEntry: return self
    }
    small.reach = Self.reach(of: small.shape, number: "")
    return small
  }

  /// What it is called to those who point at it or hear it read: `3 Alfama`.
  var fullName: String { [number, name].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension Marker.Shape {
  /// Whether it has neither number nor sign, and stands where it is meant.
  var isSmall: Bool {
    switch self {
    case .smallPin, .smallEntry: true
    case .stop, .pin, .entry, .photo: false
    }
  }
}
