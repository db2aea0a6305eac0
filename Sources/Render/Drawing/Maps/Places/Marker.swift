/// A stop or a pin on the sheet.
struct Marker {
  enum Shape: Hashable {
    /// A circle, or a pill where its number is long.
    case stop
    case pin(PlaceCategory)
    /// A sheet with the sign of an entry's kind.
    case entry(EntrySign)
    case photo
    /// So many that would lie over each other.
    case cluster
  }

  /// Where in the content it comes from.
  enum Source: Hashable {
    case stop(Int)
    case mark(Int)
    /// Several marks, by the first of them.
    case cluster(Int)
  }

  let source: Source
  var shape: Shape
  let number: String
  /// The same as it is written on a stop; of several the numbers that these have in the list, where there is room.
  private(set) var rows: [String] = []
  /// Of a stop all that it has, of which its sign may say less.
  var allNumbers: String
  var name: String
  /// What of the name is written beside it.
  var label: String
  /// The same where two lines have room for more; empty where nothing is written, or no more of it is known.
  var whole = ""
  let link: String?
  /// Where what stands for it and others leads.
  var list: String?
  /// Its days, for a script that moves the map; nil where none does.
  let days: String?
  /// What it is called in a choice of kinds, likewise; several names each on a line of their own.
  var group: String?
  /// Where the place is.
  let anchor: Point
  /// Where the marker stands: beside its place if others stand there too.
  var point: Point
  /// Half its width and half its height.
  private(set) var reach: Point

  /// The id of its line on the page, likewise.
  var item: String?

  /// Whether it stands at the sign of a stop, which shows where it is.
  var isAtStop = false
  /// How much happened there.
  var weight = 0
  /// How many nights one was there.
  var nights = 0
  /// How far the town reaches in which it is, in metres.
  var townReach = 0.0
  /// Whether the whole way begins or ends there.
  var isEnd = false
  /// Of a stop what the place is called at which it begins, and at which it ends.
  var ends: [String] = []
  /// Whether nobody was there.
  var isIdea = false
  /// What it stands for, where that is several places.
  var members: [Source] = []
  /// Of stops that are one sign the ids of the lines of all, for a script that parts them.
  var items: [String] = []
  /// Of several the numbers of those that have one, as they are written and in their order.
  var numbers: [String] = []
  /// Whose colour all of these have; nil where they differ.
  var sharedTone: PlaceCategory?
  /// Its number in the list below, for a script that counts; of several all of them.
  var listed: [Int] = []
  /// Of several the days and the kind of each that is in no list, likewise.
  var unlisted: [String] = []
  /// From which enlargement of the sheet on it is shown, and until which; nil where it is so to the end.
  var from = 1.0
  var until: Double?
  /// Of a pin that has one of its own.
  var colour: OwnColour?
  /// Of a pin of a kind that has no sign of its own.
  var ownKind: OwnKind?
  /// Whether it is a stop without its number, on a sheet that has no room for those of all.
  private(set) var isBead = false
  /// Whether its sheet may be enlarged so far that a tenth of a unit is another street.
  var isPrecise = false

  init(
    source: Source, shape: Shape, number: String, name: String, link: String?, days: String?, anchor: Point
  ) {
    self.source = source
    self.shape = shape
    self.number = number
    allNumbers = number
    self.name = name
    label = name
    self.link = link
    self.days = days
    self.anchor = anchor
    point = anchor
    if shape == .stop { rows = SignRows(number).rows }
    reach = shape == .stop ? Self.reach(of: rows) : Self.reach(of: shape, number: number)
  }

  /// Half of a pill around so many rows.
  private static func reach(of rows: [String]) -> Point {
    let needed = rows.reduce(0.0) { widest, row in
      max(widest, TextWidth.of(row, size: numberSize) / 2 + (row.unicodeScalars.count > 2 ? 8 : 4))
    }
    let further = Double(max(1, rows.count) - 1) * SignRows.height / 2
    return Point(x: max(stopRadius, needed), y: stopRadius + further)
  }

  /// The sign of several with these rows of numbers on it instead of how many they are.
  func telling(_ rows: [String]) -> Marker {
    var marker = self
    marker.rows = rows
    let pill = Self.reach(of: rows)
    marker.reach = Point(x: max(reach.x, pill.x), y: max(reach.y, pill.y))
    return marker
  }

  static let stopRadius = 12.0
  /// Of one that would hide the short way which ends there, and of a pin that has no name either.
  static let smallStopRadius = 6.5
  /// Of one that has no room for its number.
  static let beadRadius = 4.2
  static let pinRadius = 13.0
  /// Of a pin that has no number to hold.
  static let barePinRadius = 9.5
  static let photoRadius = 3.2
  /// Of the sign of so many markers in one.
  static func clusterReach(of count: Int) -> Double {
    max(13, TextWidth.of("+\(count)", size: clusterNumberSize) / 2 + 5.5)
  }
  static let clusterNumberSize = 12.7
  /// Half of an entry's sheet.
  static let entryRadius = 10.5
  static let numberSize = 12.5

  private static func reach(of shape: Shape, number: String) -> Point {
    switch shape {
    case .stop: return Point(x: stopRadius, y: stopRadius)
    case .pin:
      let radius = number.isEmpty ? barePinRadius : pinRadius
      return Point(x: radius, y: radius)
    case .entry: return Point(x: entryRadius, y: entryRadius)
    case .photo: return Point(x: photoRadius, y: photoRadius)
    case .cluster:
      let radius = clusterReach(of: Int(number) ?? 0)
      return Point(x: radius, y: radius)
    }
  }

  /// Makes one without a number smaller.
  mutating func shrink() { reach = Point(x: Self.smallStopRadius, y: Self.smallStopRadius) }

  /// Makes a stop without a number a bead on the line of its way.
  mutating func becomeBead() {
    isBead = true
    reach = Point(x: Self.beadRadius, y: Self.beadRadius)
  }

  /// Of what kind the place is; nil for what is no pin.
  var kind: PlaceCategory? { if case .pin(let category) = shape { category } else { nil } }

  /// Whose colour its sign has, likewise.
  var tone: PlaceCategory? { ownKind?.tone ?? kind }

  /// Metres that a town of 100,000 people reaches: by such a one more readers know where a way led than by a village.
  private static let reachOfGreatTown = 3_500.0

  var isInGreatTown: Bool { townReach >= Self.reachOfGreatTown }

  var isEntry: Bool { if case .entry = shape { true } else { false } }
  /// Whether it is one of no kind.
  var isPlainEntry: Bool { if case .entry(.plain) = shape { true } else { false } }

  var box: Box { Box(centre: point, width: 2 * reach.x, height: 2 * reach.y) }

  /// How far a point is from its middle; of a pill, which covers more at its sides, from the line through it.
  func distance(to other: Point) -> Double {
    let way = other - point
    return Point(x: max(0, abs(way.x) - (reach.x - reach.y)), y: way.y).length
  }

  /// What it is called to those who point at it or hear it read: `3 Alfama`.
  var fullName: String {
    // That of several says how many they are.
    guard shape == .cluster else { return [number, name].filter { !$0.isEmpty }.joined(separator: " ") }
    return rows.isEmpty ? name : name + " (" + rows.joined(separator: " ") + ")"
  }
}
