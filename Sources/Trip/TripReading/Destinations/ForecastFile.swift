package import Diagnostics
package import TripModel

/// `forecast.csv`: what the weather was to be at destinations, a line for each three hours of a place.
package struct ForecastFile {
  /// In the order in which their places come first.
  package private(set) var forecasts: [DestinationForecast] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package static let name = "forecast.csv"
  /// Bytes: five days of a thousand places.
  package static let limit = 4 << 20

  package static func read(_ bytes: [UInt8], file: String) -> ForecastFile {
    var read = ForecastFile()
    let layout = FigureTable.Layout(what: "forecast", columns: DestinationForecast.columns)
    var table = FigureTable(bytes, file: file, layout)
    var places = FiguresByPlace<DestinationForecast>()
    for row in table.rows {
      let place = table.place(of: row)
      let time = table.time("time", of: row)
      let low = table.temperature("low", of: row)
      let high = table.temperature("high", of: row)
      let humidity = table.whole(
        "humidity", of: row, in: 0...100, advice: "Write per cent, from 0 to 100.")
      let code = table.whole(
        "code", of: row, in: 0...99, advice: "Write WMO's code of the weather, such as 61 for light rain.")
      let source = table.source(of: row)
      let fetched = table.day("fetched", of: row)
      guard let place, let time, let low, let high, let humidity, let code, let source, let fetched,
        !table.isUpsideDown(low, high, of: row)
      else { continue }
      guard time.time.secondOfDay % (DestinationForecast.hours * 3600) == 0 else {
        table.report(
          .badTime, "No step begins at \(time.time.hourAndMinute); this line is not used", at: "time",
          of: row,
          advice: "Steps are of three hours: 00:00, 03:00, 06:00 and so on.")
        continue
      }
      if let line = places.line(of: time.description, of: place) {
        table.reportAgain("time", in: line, of: row)
        continue
      }
      let new = DestinationForecast(place: place, steps: [], source: source, fetched: fetched)
      places.add(time.description, of: place, in: table.line(of: row), beginning: new) {
        $0.steps.append(
          DestinationForecast.Step(time: time, high: high, low: low, humidity: humidity, code: code))
      }
    }
    read.forecasts = places.finished { $0.steps.sort { $0.time < $1.time } }
    read.diagnostics = table.diagnostics
    return read
  }
}
