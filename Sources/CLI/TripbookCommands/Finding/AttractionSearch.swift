import Foundation
import TripModel
import TripPlanning

/// A place that was looked for, and how far it is.
struct FoundAttraction {
  var place: Attraction
  /// Nil without a position, or with nothing to be near to.
  var metres: Double?
  var direction: CompassDirection?
}

/// What a place must be like to be listed. What is not known of it keeps it out only where that is asked for.
struct AttractionLimits {
  var isBestFirst = false
  /// At most so dear.
  var price: PriceLevel?
  /// At least so good.
  var rating: Rating?
  /// Open on that day.
  var day: LocalDate?

  func allow(_ place: Attraction) -> Bool {
    if let price { guard let own = place.price, own <= price else { return false } }
    if let rating { guard let own = place.rating, own >= rating else { return false } }
    if let day { return place.hours?.isOpen(on: day) == true }
    return true
  }
}

/// Which places of a file are wanted: the nearest, or those of a name.
struct AttractionSearch {
  private let name: String
  private let category: String?
  private let centre: Coordinate?
  private let limits: AttractionLimits

  /// More would be no list to choose from.
  static let maximum = 20

  init(
    name: String, category: String?, near centre: Coordinate?, limits: AttractionLimits = AttractionLimits()
  ) {
    self.name = Self.plain(name)
    self.category = category.map(Self.plain)
    self.centre = centre
    self.limits = limits
  }

  /// The nearest first, or the best; those of which that is not known last, in the order of their files.
  func found(among places: [Attraction]) -> [FoundAttraction] {
    var seen: Set<String> = []
    let wanted = places.filter(isWanted).map(measured).enumerated().sorted { one, other in
      key(one) < key(other)
    }.map(\.element)
    // A place that is a point in one file and an area in another is one.
    let once = wanted.filter { found in
      let place = found.place.at?.value.coordinate
      let spot = place.map { "\(Int($0.latitude * 1000)) \(Int($0.longitude * 1000))" } ?? ""
      return seen.insert(Self.plain(found.place.name) + "\n" + spot).inserted
    }
    return Array(once.prefix(Self.maximum))
  }

  private func key(_ numbered: (offset: Int, element: FoundAttraction)) -> (Int, Double, Int) {
    let rating = limits.isBestFirst ? numbered.element.place.rating?.hundredths ?? -1 : 0
    return (-rating, numbered.element.metres ?? .infinity, numbered.offset)
  }

  private func isWanted(_ place: Attraction) -> Bool {
    guard limits.allow(place) else { return false }
    if let category, place.category.map(Self.plain) != category { return false }
    guard name.isEmpty else { return Self.plain(place.name).contains(name) }
    return place.at != nil || centre == nil
  }

  private func measured(_ place: Attraction) -> FoundAttraction {
    guard let centre, let there = place.at?.value.coordinate else { return FoundAttraction(place: place) }
    return FoundAttraction(
      place: place, metres: centre.metres(to: there), direction: Self.direction(from: centre, to: there))
  }

  /// The eighth of the horizon in which it lies, by the first course of the shortest way.
  private static func direction(from here: Coordinate, to there: Coordinate) -> CompassDirection? {
    let radians = Double.pi / 180
    let turn = (there.longitude - here.longitude) * radians
    let (low, high) = (here.latitude * radians, there.latitude * radians)
    let course = atan2(sin(turn) * cos(high), cos(low) * sin(high) - sin(low) * cos(high) * cos(turn))
    let eighth = Int((course / (.pi / 4)).rounded()) + 8
    return CompassDirection(rawValue: eighth % 8)
  }

  /// Without capitals and accents, in which nobody should have to be exact.
  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// What was found, as lines of a terminal: number, name, kind, distance and direction, hours.
struct AttractionLines {
  let lines: [String]

  init(_ found: [FoundAttraction], units: Units, columns: Int) {
    let width = min(36, found.map(\.place.name.count).max() ?? 0)
    let digits = String(found.count).count
    lines = found.enumerated().map { index, found in
      let number = Self.padded(String(index + 1), digits, isBefore: true)
      let name = Self.padded(Self.cut(found.place.name, width), width)
      let kind = Self.padded(Self.cut(found.place.category ?? "–", 10), 10)
      let away = Self.padded(Self.distance(found, units), 22)
      let line = "\(number)  \(name)  \(kind)  \(away)  \(found.place.hoursText ?? "")"
      let text = String(line.reversed().drop { $0 == " " }.reversed())
      return columns > 20 ? Self.cut(text, max(columns, 40)) : text
    }
  }

  private static func distance(_ found: FoundAttraction, _ units: Units) -> String {
    guard let metres = found.metres else { return found.place.at == nil ? "no position" : "" }
    let length: String
    switch units {
    case .kilometres:
      length = metres < 950 ? "\(Int((metres / 10).rounded()) * 10) m" : tenths(metres / 1000) + " km"
    case .miles:
      let feet = metres / 0.3048
      length = feet < 1000 ? "\(Int((feet / 10).rounded()) * 10) ft" : tenths(metres / 1609.344) + " mi"
    }
    return length + (metres < 5 ? "" : found.direction.map { " " + $0.inWords } ?? "")
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return number < 99.5 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(number.rounded()))"
  }

  private static func cut(_ text: String, _ width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }

  private static func padded(_ text: String, _ width: Int, isBefore: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isBefore ? blanks + text : text + blanks
  }
}

extension CompassDirection {
  fileprivate var inWords: String {
    switch self {
    case .north: "north"
    case .northEast: "north-east"
    case .east: "east"
    case .southEast: "south-east"
    case .south: "south"
    case .southWest: "south-west"
    case .west: "west"
    case .northWest: "north-west"
    }
  }
}
