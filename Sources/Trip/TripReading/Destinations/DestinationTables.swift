import Diagnostics
import TripModel

/// The tables beside a `destinations.yml`, of a trip or of a library: what the weather is like there over the year, and
/// what it was to be when somebody asked.
struct DestinationTables {
  var climates: [DestinationClimate] = []
  var forecasts: [DestinationForecast] = []
  var diagnostics: [Diagnostic] = []

  static let climate = ClimateFile.name
  static let forecast = ForecastFile.name

  /// What the tables among these files say, and what is wrong with them; nothing of one that cannot be opened.
  static func read(_ files: TripFiles) -> DestinationTables {
    var tables = DestinationTables()
    if let file = files.climate, let bytes = tables.bytes(of: file, in: files, atMost: ClimateFile.limit) {
      let table = ClimateFile.read(bytes, file: file)
      tables.climates = table.climates
      tables.diagnostics += table.diagnostics
    }
    if let file = files.forecast, let bytes = tables.bytes(of: file, in: files, atMost: ForecastFile.limit) {
      let table = ForecastFile.read(bytes, file: file)
      tables.forecasts = table.forecasts
      tables.diagnostics += table.diagnostics
    }
    return tables
  }

  /// Nil, with an error, for a file that cannot be opened, and for one that holds more than anybody asks about.
  private mutating func bytes(of file: String, in files: TripFiles, atMost limit: Int) -> [UInt8]? {
    let bytes = FileBytes.read(files.listing.absolute(file), atMost: limit)
    if let bytes, bytes.count <= limit { return bytes }
    diagnostics.append(
      .unreadable(file, bytes == nil ? "it cannot be opened" : "it is larger than \(limit >> 20) MB"))
    return nil
  }
}
