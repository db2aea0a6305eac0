import Diagnostics
import Foundation
import PreviewServing
import SiteBuilding

/// What a preview says at the terminal: where it is, and a line for each change.
struct ServeConsole: Sendable {
  private let console: Console
  private let folder: String
  private let name: String
  private let isQuiet: Bool

  init(options: SharedOptions, folder: String, surroundings: Surroundings) {
    console = Console(options: options, folder: folder, surroundings: surroundings)
    self.folder = VisibleText.of(folder)
    name = folder
    isQuiet = options.output.quiet
  }

  /// The folder as one types it in a command, or that of one of its trips.
  func folderAsTyped(of trip: TripID?) -> String {
    guard let trip else { return EditSession.typed(name) }
    return EditSession.typed(name == "." ? trip.folder : name + "/" + trip.folder)
  }

  func report(_ diagnostics: [Diagnostic]) { console.reportWhileWorking(diagnostics) }

  /// That the author sees open what readers have to open.
  func tellProtected() {
    if !isQuiet { say("This site is protected: its readers need a password. The preview shows it open.") }
  }

  /// The address is said even where everything else is not asked for.
  func tellBegin(_ outcome: PreviewOutcome, address: String, seconds: Double) {
    if !isQuiet {
      let tally = Console.tally(outcome.diagnostics)
      if let preview = outcome.shown {
        say("Read \(Console.parts(preview.counts)) as of \(preview.today) in \(Self.text(seconds)). \(tally)")
      } else {
        say("No page to show yet: fix the errors above. \(tally)")
      }
    }
    say("\(folder) is at \(address) for you alone, on this machine. Ctrl-C ends it.")
  }

  func tell(
    _ change: FolderChange, _ outcome: PreviewOutcome, wasThere: Bool, reloads: Int, seconds: Double
  ) {
    guard outcome.isThere else {
      if wasThere { say("\(folder) is gone. The last good pages stay until it is back.") }
      return
    }
    guard !isQuiet else { return }
    let tally = Console.tally(outcome.diagnostics)
    let what = wasThere ? Self.names(change.files) : "\(folder) is back"
    guard outcome.shown != nil else {
      return say("\(what): the last good pages stay until the errors are fixed. \(tally)")
    }
    let pages = reloads == 0 ? "" : ", \(Console.count(reloads, "page")) reloaded"
    say("\(what): \(Self.text(seconds))\(pages). \(tally)")
  }

  func tellLooking() {
    say(
      "Too many folders for this system to watch (fs.inotify.max_user_watches); looking for changes once a second."
    )
  }

  func showPictures(_ done: Int, of all: Int) { console.showPictures(done, of: all) }

  func tellEnd() {
    console.clearLine()
    if !isQuiet { say("The preview has ended.") }
  }

  private func say(_ line: String) {
    console.clearLine()
    Console.print(line + "\n")
  }

  /// A few of the changed files by name; the others are counted.
  private static func names(_ files: Set<String>) -> String {
    let sorted = files.sorted().map { VisibleText.of($0) }
    switch sorted.count {
    case 0: return "Looked again"
    case 1...3: return sorted.joined(separator: ", ") + " changed"
    default: return sorted.prefix(2).joined(separator: ", ") + " and \(sorted.count - 2) other files changed"
    }
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
}
