import ArgumentParser
import SiteBuilding
import TripCompiling

/// `tripbook build`.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the website of a trip folder, or of a library of trips.",
    discussion: """
      The site is put into FOLDER/_site, or into the folder that --output names. The old site stays until the \
      new one is whole. Nothing else in your folder is touched. Without FOLDER it is the trip that you are in. \
      A folder with a library.yml is a library: all its trips are built into one site.

      EXAMPLES
        tripbook build lisbon
        tripbook build lisbon --output public --strict
        tripbook build trips
        tripbook build lisbon --today 2026-05-03
        tripbook build lisbon --format github     in a workflow

      EXIT STATUS
        0 built; 1 built, but something left out; 2 wrong use; 3 nothing written
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the site goes, instead of FOLDER/_site.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    let surroundings = Surroundings()
    let folder = try told(options) { () throws(CommandStop) in try surroundings.tripOrLibrary(self.folder) }
    let console = Console(options: options, folder: folder, surroundings: surroundings)
    var order = try options.order(folder: folder, output: output, surroundings)
    order.privacy = surroundings.privacy(makesKey: true)
    let started = surroundings.now
    let outcome = await SiteBuilder.build(order, progress: console.show)
    console.report(outcome)
    console.reportResult(of: outcome, output: order.output, seconds: surroundings.seconds(since: started))
    if case .written = outcome.ending {
      let site = EditSession.typed(output ?? (folder == "." ? "_site" : folder + "/_site"))
      console.tellNext("tripbook audit \(site)", "before you publish it")
    }
    surroundings.removeSpareCache()
    throw ExitCode(outcome.exitStatus)
  }
}
