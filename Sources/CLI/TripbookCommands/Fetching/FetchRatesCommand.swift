import Almanac
import ArgumentParser
import CSVText
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripWriting
import WebFetch

/// `tripbook fetch rates`.
struct FetchRatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rates",
    abstract: "Fetch the exchange rates of the trip's days into rates.csv.",
    discussion: """
      The rates are those of the European Central Bank. All of its table is fetched, so that nothing about your trip \
      is told; of it the currencies of your expenses and the days of the trip are kept. Days that rates.csv holds \
      already stay in it.

      EXAMPLES
        tripbook fetch rates lisbon
        tripbook fetch rates lisbon --from https://example.org/eurofxref-hist.csv

      EXIT STATUS
        0 written, or nothing is needed; 2 wrong use; 3 nothing written: nobody answered, say
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Another address of the same table, as CSV or in a zip.",
      discussion: "https, or http on this machine itself.", valueName: "url"))
  var from: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let address = try Asking.address(from ?? RateAnswer.address)
      let session = try await EditSession.open(folder, options, surroundings)
      let trip = session.trip
      let dates = session.plan.dates.map {
        min($0.start.value, $0.end.value)...max($0.start.value, $0.end.value)
      }
      guard
        let needs = RateNeeds(
          settings: trip.settings, budget: trip.budget, bookings: trip.events.compactMap(\.cost),
          dates: dates,
          today: session.survey.today)
      else {
        session.console.tell([
          "No expense and no booking is in another currency than \(trip.settings.currency), so no rates are needed."
        ])
        return WritingResult()
      }
      session.console.tell(["Asking \(address.host) for its table of rates. Nothing about the trip is told."])
      let asking = Asking(session.console)
      let answer = try asking.read(try asking.get(address), of: address, as: RateAnswer.read)
      return WritingResult(diagnostics: try FetchedRates(session: session, needs: needs).keep(answer))
    }
  }
}

/// Puts rates into the folder of a trip.
private struct FetchedRates {
  let session: EditSession
  let needs: RateNeeds

  /// - Returns: what has to be said of currencies without a rate.
  func keep(_ answer: RateTable) throws -> [Diagnostic] {
    let found = needs.currencies.filter { answer.currencies.contains($0.code) }
    let missing = needs.currencies.filter { !found.contains($0) }
    let warnings = missing.filter(needs.unsettled.contains).map(Diagnostic.notPublished)
    let wanted = answer.only(found.map(\.code), on: needs.days)
    guard let newest = wanted.days.first, let oldest = wanted.days.last else {
      return try nothingFound(missing, warnings)
    }
    let file = session.folder.existing("rates.csv")
    var isNew = false
    try session.folder.change(file) { old throws(WriteProblem) in
      let whole = try old.map { bytes throws(WriteProblem) in
        wanted.completed(by: try Self.table(bytes, file: file))
      }
      let text = Array((whole ?? wanted).text.utf8)
      isNew = text != old
      return text
    }
    let codes = wanted.currencies.joined(separator: ", ")
    let shown = session.shown(file)
    session.console.tell(
      isNew
        ? session.withNext(
          "Wrote \(Console.count(wanted.days.count, "day")) of \(codes), \(oldest) to \(newest), into \(shown)."
        )
        : ["\(shown) has all rates of \(codes) to \(newest) already."])
    return warnings
  }

  private func nothingFound(_ missing: [Currency], _ warnings: [Diagnostic]) throws -> [Diagnostic] {
    guard missing.count == needs.currencies.count else {
      throw CommandStop(
        .nothingFetched, "No rates in the table from \(needs.days.lowerBound) to \(needs.days.upperBound)",
        advice: "It begins on 4 January 1999; today's rates come in the afternoon.")
    }
    guard warnings.isEmpty else { throw CommandStop(warnings) }
    let codes = missing.map(\.code).joined(separator: ", ")
    session.console.tell(["The table has no rates of \(codes); what your files say they are worth counts."])
    return []
  }

  /// The rates that the folder holds: what cannot be read whole is not written anew.
  private static func table(_ bytes: [UInt8], file: String) throws(WriteProblem) -> RateTable {
    do throws(RateTable.NoTable) {
      return try RateTable(CSVTable(file: file, bytes: bytes))
    } catch {
      throw WriteProblem(
        .cannotAppend, "Nothing added: “\(file)” is not a table of rates",
        file: file, line: error.place.span,
        advice:
          "It must begin with Date,USD,…, and have a day and numbers on each line. Fix it, or move it away."
      )
    }
  }
}

extension Diagnostic {
  fileprivate static func notPublished(_ currency: Currency) -> Diagnostic {
    Diagnostic(
      .warning, .rateNotPublished, "No rate of \(currency) in the table",
      advice:
        "Write what one \(currency) is worth into budget.yml, below `rates:`, or in an expense's `rate:`."
    )
  }
}
