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
    var places = FiguresByPlace<DestinationClimate>()
    for row in table.rows {
      let place = table.place(of: row)
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
      let source = table.source(of: row)
      let fetched = table.day("fetched", of: row)
      guard let place, let month, let high, let low, let rain, let wetDays, let years, let source,
        let fetched,
        !table.isUpsideDown(low, high, of: row)
      else { continue }
      if let line = places.line(of: "\(month)", of: place) {
        table.reportAgain("month", in: line, of: row)
        continue
      }
      if let others = places[place]?.years, others != years {
        table.report(
          .tableLayout,
          "Means of other years than those of the place's first line, \(others.lowerBound) to \(others.upperBound); "
            + "not used", at: "years", of: row,
          advice: "All months of a place are means of the same years.")
        continue
      }
      let new = DestinationClimate(
        place: place, years: years, months: [], source: source, fetched: fetched)
      places.add("\(month)", of: place, in: table.line(of: row), beginning: new) {
        $0.months.append(
          DestinationClimate.Month(month: month, high: high, low: low, rain: rain, wetDays: wetDays))
      }
    }
    read.climates = places.finished { $0.months.sort { $0.month < $1.month } }
    read.diagnostics = table.diagnostics
    return read
  }
}
