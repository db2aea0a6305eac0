import TripReading
import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import Explanations

/// `tripbook budget`.
struct BudgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "Say what is left of the money: today, this week and in all.",
    discussion: """
      With a small chart of each category and of each day, and who pays whom. An upright line is what was meant. \
      Counts what readers do not get as well; nothing is written.

      EXAMPLES
        tripbook budget lisbon
        tripbook budget lisbon --today 2026-05-03

      EXIT STATUS
        0 told; 1 told without expenses that do not read or have no rate; 2 wrong use, or there is no budget
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The day for which it is told, such as 2026-05-03; otherwise today.", valueName: "date"))
  var today: LocalDate?

  func run() async throws {
    let surroundings = Surroundings()
    let options = try SharedOptions.parse(today.map { ["--today", $0.description] } ?? [])
    try await writing(options) { surroundings in
      let name = try surroundings.tripOrLibrary(folder)
      let order = try options.order(folder: name, output: nil, surroundings)
      try await order.mustBeOneTrip(name)
      let (guarded, diagnostics) = await Survey.of(order, for: .author)
      guard let survey = guarded?.forAuthor(.shown) else { throw CommandStop(diagnostics, exitStatus: 2) }
      let columns = surroundings.columns(1)
      let adding =
        "tripbook new expense" + (name == "." ? "" : " " + EditSession.typed(name)) + " 'food 7.80 Soup'"
      guard let sheet = BudgetSheet(survey.plan, today: survey.today, columns: columns) else {
        throw CommandStop.notSaid(
          "No budget in this trip yet",
          advice: "Begin one with `\(adding)`.")
      }
      for line in sheet.lines { Console.print(VisibleText.of(line) + "\n") }
      let left = diagnostics.filter { $0.severity == .error && Self.isAboutMoney($0) }
      let console = Console(options: options, folder: name, surroundings: surroundings)
      if !left.isEmpty {
        console.report(left)
        throw ExitCode(1)
      }
      console.tellNext(adding, "adds one")
    }
    surroundings.removeSpareCache()
  }

  private static func isAboutMoney(_ diagnostic: Diagnostic) -> Bool {
    let name = diagnostic.place?.file.split(separator: "/").last ?? ""
    return name.hasPrefix("budget.") || name == "rates.csv"
      || (name.hasPrefix("itinerary.") && ofCosts.contains(diagnostic.code))
  }

  /// What keeps the cost of a booking out of the sums.
  private static let ofCosts: Set<DiagnosticCode> = [
    .missingRate, .badMoney, .badCurrency, .ambiguousMoney, .sharedSymbol, .twoCurrencies, .tooManyDigits,
    .negativeAmount, .unknownTraveller,
  ]
}
