import ArgumentParser
import PreviewServing
import SiteBuilding
import TripCompiling
import TripModel
import TripReading

/// `tripbook serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a trip or a library as a website while you write.",
    discussion: """
      The pages are made when they are looked at, and load again by themselves when you save a file. Drafts and what \
      is private are there, marked as such. Problems are shown in the page and here. Nothing is written into your \
      folder, and only this machine can see the pages. Ctrl-C ends it.

      Of a library, only what has changed is read again: one of its trips, and what the trips share.

      EXAMPLES
        tripbook serve lisbon
        tripbook serve lisbon --port 8080
        tripbook serve lisbon --today 2026-05-03
        tripbook serve trips

      EXIT STATUS
        0 ended by you; 2 wrong use: there is no such folder, or the port is taken
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Where the pages are: http://127.0.0.1:PORT/. Otherwise 8000, or the next that is free.",
      valueName: "port"))
  var port: Int?

  @Option(help: .today)
  var today: LocalDate?

  @Flag(name: .shortAndLong, help: "Say only where the pages are and what is wrong.")
  var quiet = false

  func validate() throws {
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port takes a number from 1 to 65535.")
    }
  }

  func run() async throws {
    let surroundings = Surroundings()
    var options = try SharedOptions.parse([])
    options.today = today
    options.output.quiet = quiet
    let folder = try told(options) { () throws(CommandStop) in try surroundings.tripOrLibrary(self.folder) }
    let console = ServeConsole(options: options, folder: folder, surroundings: surroundings)
    var order = try options.order(folder: folder, output: nil, surroundings)
    order.privacy = surroundings.privacy(makesKey: true)
    let (workshop, problems) = PreviewWorkshop.open(order)
    guard let workshop else {
      console.report(problems)
      throw ExitCode(2)
    }
    guard surroundings.isFolder(order.folder) else {
      console.report(await SiteBuilder.preview(order, in: workshop).diagnostics)
      throw ExitCode(2)
    }
    let session = PreviewSession(
      order: order, isTodayGiven: today != nil, workshop: workshop, server: try open(surroundings),
      console: console)
    // A trip.yml that cannot be read is told by the preview itself.
    if (try? TripReader.protection(of: order.folder)) != nil { console.tellProtected() }
    await session.hold()
    surroundings.removeSpareCache()
    // Pictures may still be in the making on other threads: nothing waits for them, and nothing is taken away under
    // them.
    Surroundings.leave(status: 0)
  }

  private func open(_ surroundings: Surroundings) throws -> PreviewServer {
    guard let dress = surroundings.previewDress else {
      throw ValidationError(
        "Tripbook's preview files are not where they should be. Install it again with `make install`.")
    }
    do throws(PreviewServer.PortProblem) {
      return try PreviewServer(port: port.map(UInt16.init), dress: dress)
    } catch {
      Console.refuse(error.sentence)
      throw ExitCode(2)
    }
  }
}

extension PreviewServer.PortProblem {
  fileprivate var sentence: String {
    switch self {
    case .taken(let port):
      "Port \(port) is in use, perhaps by another preview. "
        + "Choose another one, such as --port \(port < 65_535 ? port + 1 : 8000), or leave --port out."
    case .notAllowed(let port):
      "You may not use port \(port). Choose one from 1024 on, such as --port 8000."
    case .other(let reason): "No free port on this machine: \(reason)."
    }
  }
}
