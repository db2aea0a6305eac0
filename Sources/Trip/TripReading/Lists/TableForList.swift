import CSVText
import Diagnostics
import TripNotation

/// A table (CSV) in the file of a list: it is no YAML, and what is wrong with it as such would help nobody.
enum TableForList {
  /// The first row of such a table; nil for all that may be YAML.
  ///
  /// A row of names comes first, none of them twice, and the next has as many cells.
  static func head(of reading: NotationReader.Reading) -> SourcePlace? {
    guard reading.hasErrors || reading.root.text != nil, !reading.isUnread else { return nil }
    let lines = reading.file.lines.prefix(longestLook)
    let table = CSVTable(file: reading.file.name, bytes: Array(lines.joined(separator: "\n").utf8))
    guard let head = table.rows.first, let next = table.rows.dropFirst().first, head.cells.count > 1,
      next.cells.count == head.cells.count
    else { return nil }
    let names = head.cells.map { $0.text.lowercased() }
    guard names.allSatisfy(isName), Set(names).count == names.count else { return nil }
    return table.place(of: head)
  }

  /// Lines; a cell of a table may hold some of them.
  private static let longestLook = 50

  /// Whether a cell of the first row may be the name of a column: no item, field or bracket of YAML.
  private static func isName(_ cell: String) -> Bool {
    guard cell.utf8.count <= 40, cell.contains(where: \.isLetter), let first = cell.first else {
      return false
    }
    return !"-#{[|>&*!%@".contains(first) && !cell.contains(":")
  }

  /// The reading of the file as one of which nothing is known, with that told alone; the same for any other file.
  static func told(_ reading: NotationReader.Reading, as list: String) -> NotationReader.Reading {
    guard list != "trip", let place = head(of: reading) else { return reading }
    var told = reading
    told.root = Node(.broken, at: reading.root.range)
    told.diagnostics = [.table(place, in: reading.file.name, list)]
    return told
  }
}

extension Diagnostic {
  fileprivate static func table(_ place: SourcePlace, in file: String, _ list: String) -> Diagnostic {
    let advice =
      switch list {
      case "budget":
        "Name it budget.csv, and run `tripbook import budget.csv` in the trip's folder: its rows become expenses "
          + "of a new budget.yml."
      case "pins": placesOfTable
      default:
        "Make an item of each row: a line such as `- title: Torre de Belém`, with its other fields indented below."
      }
    return Diagnostic(
      .error, .wrongKind, "“\(file)” holds a table (CSV) in place of YAML, and nothing of it was read",
      at: place, advice: advice)
  }

  /// Where the places of a table belong.
  static let placesOfTable =
    "Make an item of each row in pins.yml: `- {title: Torre, at: 38.6916 -9.2160, description: A tower}`. Many "
    + "can be exported as GPX or KML instead, of which each named waypoint is a place."
}
