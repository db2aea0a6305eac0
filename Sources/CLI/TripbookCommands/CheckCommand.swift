import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling

/// `tripbook check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say everything that is wrong in a trip folder, or in all trips of a library.",
    discussion: """
      Reads the folder as `build` does and writes nothing into it.

      EXAMPLES
        tripbook check lisbon
        tripbook check lisbon --photos
        tripbook check lisbon --format json
        tripbook check lisbon --format github

      EXIT STATUS
        0 no error; 1 errors (with --strict: or warnings); 2 wrong use
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Flag(help: "List every picture: whether it is in the site, and if not, why.")
  var photos = false

  @OptionGroup var options: SharedOptions

  func run() async throws {
    let surroundings = Surroundings()
    let folder = try told(options) { () throws(CommandStop) in try surroundings.tripOrLibrary(self.folder) }
    let console = Console(options: options, folder: folder, surroundings: surroundings)
    let order = try options.order(folder: folder, output: nil, surroundings)
    var outcome = await SiteBuilder.check(order, progress: console.show)
    if case .checked = outcome.ending {
      outcome.diagnostics += surroundings.weakPasswords(of: order.folder, and: outcome.lockedTrips)
    }
    console.report(outcome)
    if photos { console.list(outcome.photos) }
    let name = EditSession.typed(folder)
    console.tell(
      outcome.unwritten.map { days in
        let trip = days.trip.map { EditSession.typed(folder + "/" + $0.folder) } ?? name
        let which = days.trip.map { " in \($0.folder)" } ?? ""
        return "No entry yet\(which): \(days.days). "
          + "`tripbook new entry \(trip) --day \(days.first)` begins one."
      })
    console.reportCheck(of: outcome)
    if outcome.diagnostics.contains(where: { $0.code == .noPassword && $0.place == nil }) {
      console.tellNext("tripbook protect \(name)", "to choose its password, without which it is not built")
    } else if case .checked = outcome.ending, outcome.exitStatus == 0 {
      console.tellNext("tripbook serve \(name)", "to look at it, or `tripbook build \(name)` for its site")
    }
    surroundings.removeSpareCache()
    throw ExitCode(outcome.exitStatus)
  }
}
