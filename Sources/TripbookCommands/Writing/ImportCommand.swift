import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder
import TripImport
import TripModel
import TripWriter

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

  @Argument(
    help: ArgumentHelp("The trip folder, unless you are in it.", valueName: "folder"), completion: .directory)
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
  private static let mostBytes = 16 << 20

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      var settings = try importOptions()
      let bytes = try bytes(surroundings)
      let isCalendar = BookingReading.isCalendar(bytes)
      if isCalendar { try refuseOptionsOfTables() }
      let desk = try await Desk.open(folder, for: .own(.written), options, surroundings)
      if isCalendar { return try BookingDesk(desk: desk).result(of: bytes, file: file, isDryRun: dryRun) }
      settings.knownCategories = ExpenseDesk(desk: desk).categories
      let reading = TableReading(bytes, file: file, settings: desk.trip.settings, options: settings)
      guard reading.title != nil else { throw CommandStop(reading.diagnostics) }
      let added = try ImportDesk(desk: desk).add(reading, isDryRun: dryRun)
      var result = WritingResult(lines: lines(reading, added, desk))
      result.diagnostics = (reading.diagnostics + added.unwritten).inReadingOrder().gathered()
      if reading.leftOut + added.unwrittenRows > 0 {
        result.exitStatus = added.expenses.isEmpty && added.there == 0 ? 3 : 1
      }
      return result
    }
  }

  private func lines(_ reading: TableReading, _ added: ImportDesk.Added, _ desk: Desk) -> [String] {
    let file = desk.shown(desk.folder.smallFile("budget"))
    var lines: [String] = []
    if dryRun { lines += added.categories.map { "\($0): ~" } + added.lines.map { "- " + $0 } }
    let leftOut = reading.leftOut + added.unwrittenRows
    let used = reading.rows.count - added.there - added.unwrittenRows
    var parts = [
      "\(used) \(dryRun ? "to be added" : "added")", "\(added.there) already there", "\(leftOut) left out",
    ]
    if reading.totals > 0 { parts.append("\(reading.totals) of sums") }
    lines.append(
      "\(reading.title ?? ""): \(Console.count(reading.count, "row")): \(parts.joined(separator: ", ")).")
    if !added.expenses.isEmpty, !dryRun {
      lines.append("Wrote \(Console.count(added.expenses.count, "expense")) into \(file).")
      lines += added.missingRates(desk.trip).map {
        "It counts once `rates:` in \(file) says what one \($0) is worth."
      }
      lines.append("Next: \(desk.command("build")).")
    }
    return lines
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
    guard (facts?[.size] as? Int ?? 0) <= Self.mostBytes, let data = try? Data(contentsOf: url) else {
      throw CommandStop(
        .unknownTable, "Cannot read “\(file)”, or it is larger than \(Self.mostBytes >> 20) MB",
        advice: "Export a shorter time.")
    }
    return Array(data)
  }
}

extension DateOrder: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}
