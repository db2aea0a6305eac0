import ArgumentParser
import Diagnostics
import ExportFiles
import ExportReading
import Foundation
import Importing
import TripCompiling
import TripImport
import TripModel
import TripWriting

/// `tripbook import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Come from elsewhere: make a trip of what another program gave out, or add it to one.",
    discussion: """
      What programs give out is known by what it holds: \(ExportPrograms.all.map(\.program).joined(separator: ", ")). \
      A zip file is read in place; of several parts give all. Entries, pictures, ways and places go into the trip \
      folder, which is made where it is not there; an export of several trips makes a folder for each. Nothing is \
      written over, and a second time nothing is added. What became of each value is told as a table.

      A calendar (.ics), as mails of bookings bring one along, becomes events of itinerary.yml: flights, trains, rooms \
      and what else there is, of the trip's days and the day before and after, or of those of --from and --to. What \
      comes again is added for each day.

      A table is a CSV file from Splitwise, Tricount, Revolut, N26 or a Sparkasse, an expenses.csv of Tripbook's, \
      or any other whose columns you name. Every row is used, or named with the reason. Of several in a folder or zip \
      each is taken.

      EXAMPLES
        tripbook import polarsteps.zip trips
        tripbook import Timeline.json lisbon --dry-run
        tripbook import takeout-001.zip takeout-002.zip lisbon --from 2026-05-01 --to 2026-05-05
        tripbook import booking.ics lisbon
        tripbook import splitwise.csv lisbon --as 'Ana M.=Ana'
        tripbook import table.csv lisbon --columns 'date=Day, amount=Sum, what=Text'

      EXIT STATUS
        0 all is used; 1 some are left out; 2 wrong use; 3 nothing written
      """)

  @Argument(
    help: ArgumentHelp(
      "What the other program gave out, zip files, a folder or a file; then the trip folder, unless you are in it.",
      valueName: "export> <folder"), completion: .file())
  var words: [String] = []

  @Option(help: ArgumentHelp("The first day that is wanted; otherwise the trip's.", valueName: "date"))
  var from: LocalDate?

  @Option(help: ArgumentHelp("The last day that is wanted; otherwise the trip's.", valueName: "date"))
  var to: LocalDate?

  @Option(
    help: ArgumentHelp("Of several journals, chats or albums the one that is wanted.", valueName: "name"))
  var only: String?

  @Option(help: ArgumentHelp("Keep the account of every value as JSON in this file.", valueName: "file"))
  var account: String?

  @Option(
    help:
      "What the table is from, where its headings do not show it: tripbook, splitwise, tricount, revolut, n26, sparkasse, plain."
  )
  var preset: String?

  @Option(
    help: ArgumentHelp(
      "The headings of the columns, as in 'date=Day, amount=Sum, what=Text'.", valueName: "map"))
  var columns: String?

  @Option(help: "What 03/05/2026 is: day-first or month-first.")
  var dates: DateOrder?

  @Option(help: "What stands before the decimals: comma or point.")
  var decimals: DecimalMark?

  @Option(
    help: ArgumentHelp(
      "The category of rows without one; or one of ours for one of theirs, as in 'Gifts=shopping'. May be given several times.",
      valueName: "name"))
  var category: [String] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "A traveller for a name in the table or chat, as in 'Ana M.=Ana'; may be given several times.",
      valueName: "name=traveller"))
  var names: [String] = []

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @OptionGroup var options: SharedOptions

  /// A hundred thousand rows are ten megabytes; a larger file is something else.
  private static let maxBytes = 16 << 20

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let (exports, folder) = try told(surroundings)
      try AccountReport.checkPlace(account, surroundings)
      let file = exports[0]
      let opened: Export
      do throws(Export.Unopened) {
        opened = try Export(exports.map { ($0, surroundings.absolute($0)) })
      } catch {
        throw CommandStop.notOpened(error)
      }
      try refuseTrips(exports, surroundings)
      let programs = ExportPrograms.recognize(opened)
      if !programs.isEmpty {
        let target = ExportTarget(folder, surroundings)
        return try await ExportImport(
          export: opened, programs: programs, target: target, command: self, surroundings: surroundings
        ).result()
      }
      let plain = PlainImport(command: self, folder: folder, surroundings: surroundings)
      // A file by itself may be of any name, and is told as what it is.
      if exports.count == 1, isFile(file, in: opened, surroundings) {
        if let stop = CommandStop.unknownExport(opened) { throw stop }
        return try await plain.result(of: [.init(name: file, bytes: try bytes(file, surroundings))])
      }
      let (sources, others) = try PlainImport.sources(in: opened, atMost: Self.maxBytes)
      if sources.isEmpty { throw CommandStop.nothingKnown(in: opened) }
      return try await plain.result(of: sources, others: others)
    }
  }

  /// Whether what was given is a file, and no zip or folder with one file in it.
  private func isFile(_ given: String, in export: Export, _ surroundings: Surroundings) -> Bool {
    let name = given.split(separator: "/").last.map(String.init) ?? given
    guard export.files.count == 1, export.refused.isEmpty, let only = export.files.first else { return false }
    return only.path == name && !surroundings.isFolder(given)
  }

  /// A trip is where an export goes, and none itself.
  private func refuseTrips(_ exports: [String], _ surroundings: Surroundings) throws(CommandStop) {
    let trip = exports.first { Surroundings.holdsSettings(surroundings.absolute($0)) }
    guard let trip else { return }
    throw .notSaid(
      "“\(trip)” is a trip, and no export",
      advice:
        "Give what the other program gave out, and behind it the trip: tripbook import polarsteps.zip \(trip)."
    )
  }

  // MARK: What was said

  func importOptions() throws(CommandStop) -> ImportOptions {
    var options = ImportOptions()
    options.dates = dates
    options.decimals = decimals
    options.preset = preset
    if let preset, !TableReading.presets.contains(preset) {
      throw CommandStop.notSaid(
        "Unknown preset “\(preset)”", advice: "Presets: \(TableReading.presets.joined(separator: ", "))."
      )
    }
    if let columns { options.columns = try columnMap(columns) }
    for category in category {
      if let (foreign, ours) = Self.pair(category) {
        options.categories[foreign] = ours
      } else {
        options.category = category
      }
    }
    options.names = try travellers()
    return options
  }

  /// The travellers that were given for names.
  func travellers() throws(CommandStop) -> [String: String] {
    var travellers: [String: String] = [:]
    for name in names {
      guard let (foreign, ours) = Self.pair(name) else {
        throw CommandStop.notSaid(
          "--as needs two names",
          advice: "Write it like --as 'Ana M.=Ana': the export's name, then the traveller's.")
      }
      travellers[foreign] = ours
    }
    return travellers
  }

  /// The days that were said; nil where none were.
  var days: ClosedRange<LocalDate>? {
    get throws(CommandStop) {
      guard from != nil || to != nil else { return nil }
      let (first, last) = (from ?? .distantPast, to ?? .distantFuture)
      guard first <= last else {
        throw .notSaid("--from is after --to", advice: "Say the first day with --from, the last with --to.")
      }
      return first...last
    }
  }

  /// With which what is imported ends.
  private static let endings: Set = [
    "zip", "json", "csv", "ics", "gpx", "kml", "kmz", "tcx", "geojson", "txt", "gz", "html", "xml",
  ]

  /// The exports and the folder: the last word is the folder, unless it is a file that is there.
  private func told(_ surroundings: Surroundings) throws(CommandStop) -> (exports: [String], folder: String?)
  {
    guard let last = words.last else {
      throw .notSaid(
        "Nothing to import",
        advice: "Give what the other program gave out: tripbook import polarsteps.zip trips.")
    }
    let url = URL(fileURLWithPath: surroundings.absolute(last)).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A part of an export that is misspelt is no wish for a folder.
    if words.count > 1, facts == nil, Self.endings.contains(url.pathExtension.lowercased()) {
      throw .notSaid(
        "No such file: “\(last)”", advice: "A folder for a trip has a name without such an ending.")
    }
    if words.count == 1 || facts?[.type] as? FileAttributeType == .typeRegular { return (words, nil) }
    return (words.dropLast(), last)
  }

  /// Of what is said of exports, days are for calendars, too; of a table all is taken.
  ///
  /// `table` is the first table that is imported, `first` the first of all.
  func refuseOptionsOfExports(_ table: String?, besides first: String?) throws(CommandStop) {
    if only != nil, let first {
      throw .notSaid(
        "--only is for what programs export; “\(first)” is a table or calendar",
        advice: "Leave --only out. Rows and events that are not wanted can be taken out afterwards.")
    }
    guard let table, let option = from != nil ? "--from" : to != nil ? "--to" : nil else { return }
    throw .notSaid(
      "\(option) is for what programs export and for calendars; “\(table)” is a table",
      advice: "Leave \(option) out. Rows that are not wanted can be taken out afterwards.")
  }

  /// What is said of tables says nothing of a calendar.
  func refuseOptionsOfTables(_ file: String) throws(CommandStop) {
    let given = [
      ("--preset", preset != nil), ("--columns", columns != nil), ("--dates", dates != nil),
      ("--decimals", decimals != nil), ("--category", !category.isEmpty), ("--as", !names.isEmpty),
    ]
    guard let option = given.first(where: \.1)?.0 else { return }
    throw .notSaid("\(option) is for tables; “\(file)” is a calendar", advice: "Leave \(option) out.")
  }

  private func columnMap(_ text: String) throws(CommandStop) -> [ExpenseColumn: String] {
    var map: [ExpenseColumn: String] = [:]
    for part in text.split(separator: ",") {
      guard let (name, heading) = Self.pair(String(part)),
        let column = ExpenseColumn(rawValue: name.lowercased())
      else {
        throw CommandStop.notSaid(
          "--columns: unknown column “\(part)”",
          advice: "Write it like 'date=Day, amount=Sum'. Columns: "
            + ExpenseColumn.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      map[column] = heading
    }
    guard map[.date] != nil, map[.amount] != nil else {
      throw CommandStop.notSaid(
        "--columns needs at least a date and an amount", advice: "Write it like 'date=Day, amount=Sum'.")
    }
    return map
  }

  /// What stands on both sides of the first `=`.
  private static func pair(_ text: String) -> (String, String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    return parts.count == 2 && !parts.contains("") ? (parts[0], parts[1]) : nil
  }

  private func bytes(_ file: String, _ surroundings: Surroundings) throws -> [UInt8] {
    let url = URL(fileURLWithPath: surroundings.absolute(file)).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else {
      throw CommandStop.notSaid(
        "No such file: “\(file)”", advice: "Give the table or calendar that you exported.")
    }
    guard (facts?[.size] as? Int ?? 0) <= Self.maxBytes, let data = try? Data(contentsOf: url) else {
      throw CommandStop(
        .unknownTable, "Cannot read “\(file)”, or it is larger than \(Self.maxBytes >> 20) MB",
        advice: "Export a shorter time.")
    }
    return Array(data)
  }
}

extension DateOrder: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}

extension LocalDate {
  fileprivate static var distantPast: LocalDate { LocalDate(dayNumber: -719_162) }
  fileprivate static var distantFuture: LocalDate { LocalDate(dayNumber: 2_932_896) }
}
