import CSVText
import Diagnostics
import TripModel

/// What a table tells of one place, with whose figures they are and from when.
protocol PlaceFigures {
  var source: String { get set }
  var fetched: LocalDate { get set }
}

extension DestinationClimate: PlaceFigures {}
extension DestinationForecast: PlaceFigures {}

/// The rows of a table, put together by their places: in whatever capitals, these are one.
struct FiguresByPlace<Figures: PlaceFigures> {
  /// In the order in which their places come first.
  private(set) var all: [Figures] = []
  /// Where each place stands among them, by its name in small letters.
  private var places: [String: Int] = [:]
  /// The line of each part of a place, by both.
  private var lines: [[String]: Int] = [:]

  subscript(place: String) -> Figures? { places[place.lowercased()].map { all[$0] } }

  /// The line that a part of a place, a month or a time, is in already.
  func line(of part: String, of place: String) -> Int? { lines[[place.lowercased(), part]] }

  /// Adds a part of a place. The credit is to all whose figures they are, and all are as old as the oldest.
  mutating func add(
    _ part: String, of place: String, in line: Int, beginning new: Figures, _ change: (inout Figures) -> Void
  ) {
    let key = place.lowercased()
    let index = places[key] ?? all.count
    if index == all.count {
      all.append(new)
      places[key] = index
    }
    lines[[key, part]] = line
    change(&all[index])
    all[index].source = FigureSources.joined(all[index].source, new.source)
    all[index].fetched = min(all[index].fetched, new.fetched)
  }

  /// All, each with a last change, such as the order of its parts.
  func finished(_ change: (inout Figures) -> Void) -> [Figures] {
    all.map { figures in
      var figures = figures
      change(&figures)
      return figures
    }
  }
}

extension FigureTable {
  /// Tells that a part of a place, `month` or `time`, which stands in a column of that name, is there twice.
  mutating func reportAgain(_ part: String, in line: Int, of row: CSVTable.Row) {
    report(
      .namedTwice, "This \(part) of the place is in line \(line) already; not used", at: part, of: row,
      advice: "Delete one of the two lines.")
  }
}

/// Whose figures are side by side.
private enum FigureSources {
  /// Of more bytes, nobody reads a credit.
  private static let longest = 200

  static func joined(_ known: String, _ other: String) -> String {
    guard known != other, known.utf8.count <= longest else { return known }
    let isKnown = known.split(separator: ",").contains { $0.drop(while: \.isWhitespace) == other[...] }
    return isKnown ? known : known + ", " + other
  }
}
