import CSVText
import Importing

/// The table of all activities in an export of Strava, `activities.csv`: a row for each, with the file of its way.
///
/// Its headings are in the language of whoever asked for the export, its first five columns in every language the same:
/// number, date, name, type and description. The others that matter are found by what they hold.
struct StravaTable {
  /// What a row says.
  struct Activity {
    var number: String
    var date: String
    var name: String
    var type: String
    var description: String
    /// `activities/123.gpx.gz`; nil of one that was written down without a recording.
    var file: String?
    /// `media/x.jpg`.
    var media: [String]
    /// Whether it is for nobody else's eyes.
    var isPrivate: Bool
    /// Lines of the table, counted from 1.
    var line: Int
  }

  let table: CSVTable
  private(set) var activities: [Activity] = []
  private var names: [String] = []
  private var fates: [FieldFate] = []
  private var fileColumn: Int?
  private var mediaColumn: Int?
  private var visibilityColumn: Int?

  /// As many rows show what a column holds.
  private static let shown = 200

  /// Nil for a table of something else.
  init?(_ bytes: [UInt8], file: String) {
    table = CSVTable(file: file, bytes: bytes, separator: ",")
    guard let headings = table.rows.first, headings.cells.count >= 5 else { return nil }
    names = headings.cells.map(\.text)
    let sample = table.rows.dropFirst().prefix(Self.shown)
    fileColumn = Self.column(in: sample) { $0.hasPrefix("activities/") && Self.isWay($0) }
    mediaColumn = Self.column(in: sample) { $0.hasPrefix("media/") }
    let small = names.map { $0.lowercased() }
    visibilityColumn = small.firstIndex(of: "visibility")
    let isEnglish = small.starts(with: ["activity id", "activity date", "activity name"])
    let numbered = sample.count { row in
      row.cells.first.map { !$0.text.isEmpty && $0.text.allSatisfy(\.isNumber) } ?? false
    }
    let isNumbered = !sample.isEmpty && numbered * 2 >= sample.count
    guard isEnglish || fileColumn != nil && isNumbered || small[0] == "aktivitäts-id" else { return nil }
    fates = names.indices.map { fate(of: $0, small[$0], isEnglish: isEnglish) }
    activities = table.rows.dropFirst().map { activity($0) }
  }

  /// Counts the cells of a row.
  func count(_ row: Int, all: FieldFate?, into book: AccountBook) {
    let rows = table.rows.dropFirst()
    let index = rows.startIndex + row
    guard rows.indices.contains(index) else { return }
    let line = table.line(of: rows[index])
    for column in rows[index].cells.indices {
      let fate = fates.indices.contains(column) ? fates[column] : .unknown
      let name = names.indices.contains(column) ? names[column] : ""
      book.count(
        field: name.isEmpty ? "(column \(column + 1))" : name, of: table.file,
        as: fate == .kept ? .kept : all ?? fate, line: line)
    }
  }

  // MARK: Columns

  private static func isWay(_ path: String) -> Bool {
    let name = path.lowercased().hasSuffix(".gz") ? String(path.dropLast(3)) : path
    return [".gpx", ".tcx", ".fit"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The last column in which the first cell that holds anything is such.
  private static func column(in rows: ArraySlice<CSVTable.Row>, where fits: (String) -> Bool) -> Int? {
    var first: [Int: String] = [:]
    for row in rows {
      for (column, cell) in row.cells.enumerated() where !cell.text.isEmpty && first[column] == nil {
        first[column] = cell.text
      }
    }
    return first.filter { $0.key >= 5 && fits($0.value) }.keys.max()
  }

  private func fate(of column: Int, _ heading: String, isEnglish: Bool) -> FieldFate {
    if column < 5 || [fileColumn, mediaColumn, visibilityColumn].contains(column) { return .used }
    if Self.personal.contains(where: { heading.contains($0) }) { return .kept }
    // In other languages the rest is what it is in English: what was measured.
    return !isEnglish || Self.measured.contains(heading) ? .notNeeded : .unknown
  }

  private func activity(_ row: CSVTable.Row) -> Activity {
    func text(_ column: Int?) -> String {
      column.flatMap { row.cells.indices.contains($0) ? row.cells[$0].text : nil } ?? ""
    }
    let file = text(fileColumn)
    let media = text(mediaColumn).split { "|;".contains($0) }.map(String.init)
    let visibility = text(visibilityColumn).lowercased().filter(\.isLetter)
    return Activity(
      number: text(0), date: text(1), name: text(2), type: text(3), description: text(4),
      file: file.isEmpty ? nil : file, media: media.filter { !$0.isEmpty },
      // For followers alone, or in words of another language: not for everybody.
      isPrivate: !["", "everyone", "public"].contains(visibility), line: table.line(of: row))
  }

  /// Parts of headings of notes to oneself, of the body, and of what one owns.
  private static let personal = [
    "private note", "privat", "heart rate", "herzfrequenz", "fréquence cardiaque", "frecuencia cardíaca",
    "frequenza cardiaca", "hartslag", "athlete weight", "bike weight", "weight lifted", "gewicht", "calorie",
    "kalorien", "gear",
    "bike",
  ]

  private static let measured: Set<String> = Set(
    """
    elapsed time,distance,relative effort,commute,moving time,max speed,average speed,elevation gain,elevation loss,\
    elevation low,elevation high,max grade,average grade,average positive grade,average negative grade,max cadence,\
    average cadence,max watts,average watts,max temperature,average temperature,total work,number of runs,\
    uphill time,downhill time,other time,perceived exertion,type,start time,weighted average power,power count,\
    prefer perceived exertion,perceived relative effort,from upload,grade adjusted distance,\
    weather observation time,weather condition,weather temperature,apparent temperature,dewpoint,humidity,\
    weather pressure,wind speed,wind gust,wind bearing,precipitation intensity,sunrise time,sunset time,moon phase,\
    precipitation probability,precipitation type,cloud cover,weather visibility,uv index,weather ozone,jump count,\
    total grit,average flow,flagged,average elapsed speed,dirt distance,newly explored distance,\
    newly explored dirt distance,activity count,total steps,carbon saved,pool length,training load,intensity,\
    average grade adjusted pace,timer time,total cycles,recovery,with pet,competition,long run,for a cause,media,\
    filename
    """.split(separator: ",").map(String.init))
}
