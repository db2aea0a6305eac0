package import ZipFile

/// Why an answer is not what was asked for. Whoever answered, nothing of it is used then.
package enum AnswerProblem: Error, Hashable, Sendable {
  /// An archive that cannot be read.
  case archive(ZipProblem)
  /// An archive without the one file that should be in it.
  case notOneFile
  /// No table of rates; counted from 1, the line that shows it.
  case noRates(line: Int)
  /// No JSON, from this line on.
  case noJSON(line: Int)
  /// JSON that holds no weather of days; what it should hold.
  case noWeather(field: String)
  /// JSON that holds no forecast of hours; what it should hold.
  case noForecast(field: String)
  /// Weather of other days than those that were asked about.
  case otherDays

  /// What is wrong, in words that go on from “the answer”.
  package var message: String {
    switch self {
    case .archive(.breaksOff): "is an archive that breaks off"
    case .archive(.encrypted): "is an archive with a password"
    case .archive(.tooManyEntries), .archive(.entryTooLarge), .archive(.bomb): "is far too large an archive"
    case .archive: "is an archive that cannot be unpacked"
    case .notOneFile: "is an archive without a table of rates in it"
    case .noRates(let line): "is not a table of rates (line \(line))"
    case .noJSON(let line): "is not JSON (line \(line))"
    case .noWeather(let field): "has no weather: no readable “\(field)”"
    case .noForecast(let field): "has no forecast: no readable “\(field)”"
    case .otherDays: "is about other days than those asked for"
    }
  }
}
