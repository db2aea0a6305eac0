import ArgumentParser
import SiteBuilding
import TripCompiling
import TripModel

/// How diagnostics are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, github
}

/// How what there is to say is said.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say only what is wrong.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "How problems are written: text; json; or github, to be shown beside the lines of a change.",
      discussion: "With json and github, standard output holds the problems and nothing else."))
  var format: OutputFormat = .text
}

/// The options that `build` and `check` share.
struct SharedOptions: ParsableArguments {
  @Option(help: .today)
  var today: LocalDate?

  @Flag(help: "Count warnings as errors, and write nothing while there is one.")
  var strict = false

  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "How many things to work on at once; otherwise as many as there are processors.", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256.") }
  }

  func order(folder: String, output: String?, _ surroundings: Surroundings) throws -> BuildOptions {
    // An empty variable of a script would otherwise mean the folder that one happens to be in.
    if folder.isEmpty || output?.isEmpty == true { throw ValidationError("The name of a folder is empty.") }
    guard let themeFolder = surroundings.themeFolder else {
      throw ValidationError(
        """
        Tripbook's templates are not where they should be: \(surroundings.themeCandidates.joined(separator: ", ")). \
        Install it again with `make install`, or name their folder in TRIPBOOK_SHARE.
        """)
    }
    guard let today = today.map(Today.day) ?? surroundings.today else {
      throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, such as 1777852800.")
    }
    let place = surroundings.absolute(folder)
    var order = BuildOptions(
      folder: place, output: output.map(surroundings.absolute) ?? place + "/_site",
      today: today, themeFolder: themeFolder, cacheFolder: surroundings.cacheFolder,
      spareCacheFolder: surroundings.spareCacheFolder, privacy: surroundings.privacy(makesKey: false),
      generator: "Tripbook " + TripbookCommand.version)
    (order.isStrict, order.workers) = (strict, jobs ?? surroundings.processors)
    order.filmProgram = surroundings.program("ffmpeg")
    order.sealing = surroundings.sealing
    SiteBuilder.clearUp(beside: order.output)
    return order
  }
}

extension ArgumentHelp {
  static var today: ArgumentHelp {
    ArgumentHelp(
      "The day for which the site is made, such as 2026-05-03.",
      discussion: "Otherwise the day of SOURCE_DATE_EPOCH, or the clock's day in the trip's time zone.",
      valueName: "date")
  }

  static var destinationFolder: ArgumentHelp {
    ArgumentHelp(
      "The folder of a trip or a library, unless you are in it; then a destination, if only that is meant.",
      valueName: "folder> <place")
  }

  /// Whom to ask instead; `what` says that in a sentence.
  static func address(_ what: String) -> ArgumentHelp {
    ArgumentHelp(
      what, discussion: "https, or http on this machine itself.", valueName: "url")
  }

  static var tripFolder: ArgumentHelp {
    ArgumentHelp("The trip folder, unless you are in it.", valueName: "folder")
  }

  /// The folder, and the words behind it.
  static func tripFolder(then what: String, _ names: String) -> ArgumentHelp {
    ArgumentHelp("The trip folder, unless you are in it; then \(what).", valueName: "folder> \(names)")
  }
}

extension LocalDate: ExpressibleByArgument {
  init?(argument: String) { self.init(iso: argument) }
}
