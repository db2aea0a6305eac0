package import Diagnostics
package import TripModel

/// `climate.csv`: what the weather is like at destinations over the year, a line for each month of a place.
package struct ClimateFile {
  /// In the order in which their places come first.
  package private(set) var climates: [DestinationClimate] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package static let name = "climate.csv"
  /// Bytes: the months of thousands of places.
  package static let limit = 4 << 20

  package static func read(_ bytes: [UInt8], file: String) -> ClimateFile {
    var read = ClimateFile()
    let layout = FigureTable.Layout(what: "climate", columns: DestinationClimate.columns)
    var table = FigureTable(bytes, file: file, layout)
    var places: [String: Int] = [:]
    var lines: [[String]: Int] = [:]
    for row in table.rows {
      let place = table.words("place", of: row, advice: "Write the name of the destination.")
      let month = table.whole(
        "month", of: row, in: 1...12, advice: "Write 1 for January to 12 for December.")
      let high = table.temperature("high", of: row)
      let low = table.temperature("low", of: row)
      // More than ever fell in a month (WMO's extreme: 9300 mm).
      let rain = table.number(
        "rain", of: row, in: 0...10_000, advice: "Write the millimetres of a month, such as 52.3.")
      let wetDays = table.number(
        "wet days", of: row, in: 0...31, advice: "Write the days of a month with 1 mm or more, such as 8.4.")
      let years = table.years("years", of: row)
      let source = table.words(
        "source", of: row, advice: "Write whose figures they are, such as Open-Meteo.com.")
      let fetched = table.day("fetched", of: row)
      guard let place, let month, let high, let low, let rain, let wetDays, let years, let source,
        let fetched,
        !table.isUpsideDown(low, high, of: row)
      else { continue }
      let key = place.lowercased()
      if let line = lines[[key, "\(month)"]] {
        table.report(
          .namedTwice, "This month of the place is in line \(line) already; not used", at: "month", of: row,
          advice: "Delete one of the two lines.")
        continue
      }
      let index = places[key] ?? read.climates.count
      if index == read.climates.count {
        read.climates.append(
          DestinationClimate(place: place, years: years, months: [], source: source, fetched: fetched))
        places[key] = index
      } else if read.climates[index].years != years {
        let others = read.climates[index].years
        table.report(
          .tableLayout,
          "Means of other years than those of the place's first line, \(others.lowerBound) to \(others.upperBound); "
            + "not used", at: "years", of: row,
          advice: "All months of a place are means of the same years.")
        continue
      }
      lines[[key, "\(month)"]] = table.line(of: row)
      read.climates[index].add(
        DestinationClimate.Month(month: month, high: high, low: low, rain: rain, wetDays: wetDays),
        by: source, fetched)
    }
    for index in read.climates.indices { read.climates[index].months.sort { $0.month < $1.month } }
    read.diagnostics = table.diagnostics
    return read
  }
}

extension DestinationClimate {
  /// One month more; the credit is to all whose figures they are, and all are as old as the oldest.
  fileprivate mutating func add(_ month: Month, by source: String, _ fetched: LocalDate) {
    months.append(month)
    self.source = FigureSources.joined(self.source, source)
    self.fetched = min(self.fetched, fetched)
  }
}

/// Whose figures are side by side.
enum FigureSources {
  /// Of more bytes, nobody reads a credit.
  private static let longest = 200

  static func joined(_ known: String, _ other: String) -> String {
    guard known != other, known.utf8.count <= longest else { return known }
    let isKnown = known.split(separator: ",").contains { $0.drop(while: \.isWhitespace) == other[...] }
    return isKnown ? known : known + ", " + other
  }
}
