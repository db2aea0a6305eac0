import ArgumentParser
import Diagnostics
import Foundation
import TripCompiling
import TripImport
import TripModel
import TripWriting

/// `tripbook import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the expenses of a table to budget.yml, or the bookings of a calendar to itinerary.yml.",
    discussion: """
      A calendar (.ics), as mails of bookings bring one along, becomes events of itinerary.yml: flights, trains, rooms \
      and what else there is. What comes again is added for each day of the trip.

      A table is a CSV file from Splitwise, Tricount, Revolut, N26 or a Sparkasse, an expenses.csv of Tripbook's, \
      or any other whose columns you name. Every row is used, or named with the reason.

      A second time the same file adds nothing.

      EXAMPLES
        tripbook import booking.ics lisbon
        tripbook import splitwise.csv lisbon
        tripbook import splitwise.csv lisbon --as 'Ana M.=Ana' --dry-run
        tripbook import table.csv lisbon --columns 'date=Day, amount=Sum, what=Text'

      EXIT STATUS
        0 all is used; 1 some are left out; 2 wrong use; 3 nothing written
      """)

  @Argument(help: ArgumentHelp("The table or calendar.", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(
    help:
      "What the table is from, where its headings do not show it: tripbook, splitwise, tricount, revolut, n26, sparkasse."
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
      "A traveller for a name in the table, as in 'Ana M.=Ana'; may be given several times.",
      valueName: "name=traveller"))
  var names: [String] = []

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @OptionGroup var options: SharedOptions

  /// A hundred thousand rows are ten megabytes; a larger file is something else.
  private static let maxBytes = 16 << 20

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      var settings = try importOptions()
      let bytes = try bytes(surroundings)
      let isCalendar = BookingReading.isCalendar(bytes)
      if isCalendar { try refuseOptionsOfTables() }
      let session = try await EditSession.open(folder, options, surroundings)
      if isCalendar {
        let reading = BookingReading.read(
          bytes, file: file, settings: session.trip.settings, clocks: session.survey.clocks)
        return try BookingImport(session: session, reading: reading, file: file, isDryRun: dryRun).result()
      }
      settings.knownCategories = session.expenseCategories
      settings.knownMeans = session.expenseMeans
      let reading = TableReading.read(bytes, file: file, settings: session.trip.settings, options: settings)
      guard reading.title != nil else { throw CommandStop(reading.diagnostics) }
      return try ExpenseImport(session: session, reading: reading, isDryRun: dryRun).result()
    }
  }

  // MARK: What was said

  private func importOptions() throws -> ImportOptions {
    var options = ImportOptions()
    options.dates = dates
    options.decimals = decimals
    options.preset = preset
    if let preset, !TableReading.presets.contains(preset) {
      throw CommandStop.notSaid(
        "Unknown preset “\(preset)”", advice: "Presets: \(TableReading.presets.joined(separator: ", "))."
      )
    }
    options.columns = try columns.map(columnMap) ?? [:]
    for category in category {
      if let (foreign, ours) = Self.pair(category) {
        options.categories[foreign] = ours
      } else {
        options.category = category
      }
    }
    for name in names {
      guard let (foreign, ours) = Self.pair(name) else {
        throw CommandStop.notSaid(
          "--as needs two names",
          advice: "Write it like --as 'Ana M.=Ana': the table's name, then the traveller's.")
      }
      options.names[foreign] = ours
    }
    return options
  }

  /// What is said of tables says nothing of a calendar.
  private func refuseOptionsOfTables() throws(CommandStop) {
    let given = [
      ("--preset", preset != nil), ("--columns", columns != nil), ("--dates", dates != nil),
      ("--decimals", decimals != nil), ("--category", !category.isEmpty), ("--as", !names.isEmpty),
    ]
    guard let option = given.first(where: \.1)?.0 else { return }
    throw .notSaid("\(option) is for tables; “\(file)” is a calendar", advice: "Leave \(option) out.")
  }

  private func columnMap(_ text: String) throws -> [ExpenseColumn: String] {
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

  private func bytes(_ surroundings: Surroundings) throws -> [UInt8] {
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
