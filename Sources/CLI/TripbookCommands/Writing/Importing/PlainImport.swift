import Diagnostics
import ExportFiles
import Importing
import TripCompiling
import TripImport
import TripModel
import TripWriting

/// Brings tables and calendars into a trip, one after the other: those that were given, or that lie in a folder or zip.
struct PlainImport {
  let command: ImportCommand
  let folder: String?
  let surroundings: Surroundings

  /// A table or calendar.
  struct Source {
    /// As it is called in what is told.
    var name: String
    var bytes: [UInt8]
  }

  /// `others` are files that lie beside them, of which nothing is known.
  func result(of sources: [Source], others: [String] = []) async throws -> WritingResult {
    let options = try command.importOptions()
    let tables = sources.filter { !BookingReading.isCalendar($0.bytes) }
    try command.refuseOptionsOfExports(tables.first?.name, besides: sources.first?.name)
    for source in sources where BookingReading.isCalendar(source.bytes) {
      if sources.count == 1 { try command.refuseOptionsOfTables(source.name) }
    }
    var whole = WritingResult()
    var statuses: [Int32] = []
    var account = others.map { ImportAccount.File(path: $0, fate: .unknown) }
    for source in sources {
      do {
        let (result, files) = try await read(source, options)
        whole.diagnostics += result.diagnostics
        whole.lines += result.lines
        statuses.append(result.exitStatus)
        account += files
      } catch let problem as WriteProblem where !statuses.isEmpty {
        // What was added before is there, and told.
        whole.diagnostics += [problem.diagnostic] + problem.others
        statuses.append(1)
        break
      }
    }
    whole.exitStatus = Self.status(statuses)
    if command.dryRun || command.account != nil {
      let report = AccountReport(
        account: ImportAccount(files: account.sorted { $0.path < $1.path }), programs: [])
      whole.lines += report.lines(isDryRun: command.dryRun)
      if let file = command.account { whole.lines.append(try report.write(to: file, surroundings)) }
    }
    return whole
  }

  /// 3 where none gave anything, 0 where all of all is used.
  private static func status(_ statuses: [Int32]) -> Int32 {
    if statuses.allSatisfy({ $0 == 3 }) { return 3 }
    return statuses.allSatisfy { $0 == 0 } ? 0 : 1
  }

  /// The days that are wanted of a calendar, where they are said; an end that is not said is the trip's.
  private func wanted(_ settings: TripSettings) throws(CommandStop) -> ClosedRange<LocalDate>? {
    guard let said = try command.days else { return nil }
    let first = command.from ?? settings.start ?? said.lowerBound
    let last = command.to ?? settings.end ?? said.upperBound
    guard first <= last else {
      // All days before or behind the trip would be years of a calendar.
      throw .notSaid(
        "The days asked for, \(first) to \(last), end before they begin", advice: "Say both --from and --to.")
    }
    return first...last
  }

  /// The trip is opened anew for each: what one has added, the next finds there.
  private func read(
    _ source: Source, _ options: ImportOptions
  ) async throws -> (WritingResult, [ImportAccount.File]) {
    let session = try await EditSession.open(folder, command.options, surroundings)
    let settings = session.trip.settings
    if BookingReading.isCalendar(source.bytes) {
      let reading = BookingReading.read(
        source.bytes, file: source.name, settings: settings, days: try wanted(settings),
        clocks: session.survey.clocks, places: session.survey.places)
      let result = try BookingImport(
        session: session, reading: reading, file: source.name, isDryRun: command.dryRun
      ).result()
      return (result, reading.account.files)
    }
    var options = options
    options.knownCategories = session.expenseCategories
    options.knownMeans = session.expenseMeans
    let reading = TableReading.read(
      source.bytes, file: source.name, settings: settings, options: options)
    // Of several what is no table that is known hinders none of the others.
    guard reading.title != nil else {
      return (
        WritingResult(diagnostics: reading.diagnostics, exitStatus: 3),
        [ImportAccount.File(path: source.name, fate: .unknown)]
      )
    }
    let result = try ExpenseImport(session: session, reading: reading, isDryRun: command.dryRun).result()
    return (result, reading.account.files)
  }
}

extension PlainImport {
  /// The tables and calendars of an export that is of no program, and what else is in it.
  static func sources(
    in export: Export, atMost maximum: Int
  ) throws(CommandStop) -> (sources: [Source], others: [String]) {
    var sources: [Source] = []
    var others: [String] = []
    for file in export.files {
      let head = export.head(of: file, count: 16 * 1024)
      let isTable = ["csv", "tsv"].contains(file.ending) && FirstBytes.kind(of: head) == nil
      guard isTable || BookingReading.isCalendar(head) else {
        others.append(file.path)
        continue
      }
      do throws(ExportFault) {
        sources.append(Source(name: file.path, bytes: try export.bytes(of: file, atMost: maximum)))
      } catch {
        throw CommandStop(
          .exportRefused, "Cannot read “\(file.path)”: \(error.words)", advice: "Export a shorter time.")
      }
    }
    return (sources, others)
  }
}
