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
    abstract: "Fetch the exchange rates of the trip's days, and of where you might go, into rates.csv.",
    discussion: """
      The rates are those of the European Central Bank. All of its table is fetched, so that nothing about your trip \
      is told; of it the currencies of your expenses and the days of the trip are kept, and those of the places in \
      destinations.yml, also of a library, from the first of January two years back. Days that rates.csv holds \
      already stay in it.

      EXAMPLES
        tripbook fetch rates lisbon
        tripbook fetch rates lisbon --from https://example.org/eurofxref-hist.csv

      EXIT STATUS
        0 written, or nothing is needed; 2 wrong use; 3 nothing written: nobody answered, say
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(help: .address("Another address of the same table, as CSV or in a zip."))
  var from: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let address = try Asking.address(from ?? RateAnswer.address)
      let wish = try await RateWish.open(folder, options, surroundings)
      guard !wish.needs.isEmpty else {
        wish.console.tell([wish.nothingNeeded])
        return WritingResult()
      }
      let host = address.host
      wish.console.tell(["Asking \(host) for its table of rates. Nothing about \(wish.what) is told."])
      let asking = Asking(wish.console)
      let answer = try asking.read(try asking.get(address), of: address, as: RateAnswer.read)
      return WritingResult(diagnostics: try FetchedRates(wish: wish).keep(answer))
    }
  }
}

/// Puts rates into the folder of a trip or a library.
private struct FetchedRates {
  let wish: RateWish

  /// - Returns: what has to be said of currencies without a rate.
  func keep(_ answer: RateTable) throws -> [Diagnostic] {
    let needed = Set(wish.needs.flatMap(\.currencies)).sorted()
    let missing = needed.filter { !answer.currencies.contains($0.code) }
    let warnings = missing.filter(isUnsettled).map(Diagnostic.notPublished)
    let parts = wish.needs.map { answer.only($0.currencies.map(\.code), on: $0.days) }
    guard let wanted = parts.dropFirst().reduce(parts.first, { $1.completed(by: $0 ?? $1) }),
      let newest = wanted.days.first, let oldest = wanted.days.last
    else { return try nothingFound(missing, of: needed, warnings) }
    let file = wish.folder.existing("rates.csv")
    var isNew = false
    try wish.folder.change(file) { old throws(WriteProblem) in
      let whole = try old.map { bytes throws(WriteProblem) in
        wanted.completed(by: try Self.table(bytes, file: file))
      }
      let text = Array((whole ?? wanted).text.utf8)
      isNew = text != old
      return text
    }
    let codes = wanted.currencies.joined(separator: ", ")
    let shown = wish.named.shown(file)
    let days = Console.count(wanted.days.count, "day")
    wish.console.tell(
      isNew
        ? wish.named.withNext(["Wrote \(days) of \(codes), \(oldest) to \(newest), into \(shown)."])
        : ["\(shown) has all rates of \(codes) to \(newest) already."])
    tellMissing(missing.filter { !isOfMoney($0) })
    return warnings
  }

  private func isUnsettled(_ currency: Currency) -> Bool {
    wish.needs.contains { $0.unsettled.contains(currency) }
  }

  /// Whether anything was paid in a currency.
  private func isOfMoney(_ currency: Currency) -> Bool {
    wish.ofMoney?.currencies.contains(currency) ?? false
  }

  /// Says of which currencies of destinations the table has nothing.
  private func tellMissing(_ currencies: [Currency]) {
    guard !currencies.isEmpty else { return }
    let codes = currencies.map(\.code).joined(separator: ", ")
    wish.console.tell(["The table has no rates of \(codes), so no page tells any."])
  }

  private func nothingFound(
    _ missing: [Currency], of needed: [Currency], _ warnings: [Diagnostic]
  ) throws -> [Diagnostic] {
    guard missing.count == needed.count else {
      let days = wish.needs.map(\.days)
      let first = days.map(\.lowerBound).min().map { " from \($0)" } ?? ""
      let last = days.map(\.upperBound).max().map { " to \($0)" } ?? ""
      throw CommandStop(
        .nothingFetched, "No rates in the table" + first + last,
        advice: "It begins on 4 January 1999; today's rates come in the afternoon.")
    }
    guard warnings.isEmpty else { throw CommandStop(warnings) }
    let codes = missing.filter(isOfMoney).map(\.code).joined(separator: ", ")
    if !codes.isEmpty {
      wish.console.tell(["The table has no rates of \(codes); what your files say they are worth counts."])
    }
    tellMissing(missing.filter { !isOfMoney($0) })
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
