import ArgumentParser
import Diagnostics
import SiteBuilding
import SiteSealing
import TripReading

/// `tripbook protect`.
struct ProtectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "protect",
    abstract: "Have a site open with a password alone.",
    discussion: """
      Asks for a password, or takes the five words that it proposes, and keeps a key for the site in your own \
      configuration, where the password does not stand. Writes `protect: yes` into trip.yml or library.yml. The next \
      build seals every page, picture and file. Without a terminal TRIPBOOK_PASSWORD is the password.

      EXAMPLES
        tripbook protect lisbon
        tripbook protect lisbon --add        a second password beside the first
        tripbook protect lisbon --new-key    those who know the old password are out
        tripbook protect lisbon --show-key   the key, for the secrets of a CI job

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written
      """)

  @Argument(
    help: ArgumentHelp("The trip folder, or the library's, unless you are in it.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Add a password; those that there are open the site, too.")
  var add = false

  @Flag(help: "Make a new key as well: no old password opens what is built from now on.")
  var newKey = false

  @Flag(help: "Print the site's key, and change nothing.")
  var showKey = false

  @Flag(help: "Take a password that can be guessed.")
  var weak = false

  @OptionGroup var options: SharedOptions

  func validate() throws {
    if [add, newKey, showKey].count(where: { $0 }) > 1 {
      throw ValidationError("--add, --new-key and --show-key do not go together.")
    }
  }

  func run() async throws {
    try await writing(options) { surroundings in
      let site = try site(surroundings)
      if showKey { return try show(site) }
      // Whatever is in doubt is told before anybody thinks of a password.
      _ = try site.protection()
      let change: SiteProtection.Change = add ? .adding : newKey ? .newKey : .replacing
      let old = try site.kept(for: change)
      if add, old?.locks.isEmpty != false {
        throw CommandStop(
          .noPassword, "No password to add to: this site has none on this machine",
          advice: "Run `\(typed(site.name))` without --add.")
      }
      let question = PasswordQuestion(
        questions: Questions(surroundings), words: surroundings.passwordWords, personal: site.personalWords,
        takesWeak: weak)
      let answer = try question.answer(given: surroundings.sitePassword)
      try site.keep(answer, change)
      let isWritten = try site.write()
      let console = Console(options: options, folder: site.name, surroundings: surroundings)
      console.tell(told(site, change, isWritten: isWritten))
    }
  }

  private func site(_ surroundings: Surroundings) throws -> SiteProtection {
    let name = try surroundings.tripOrLibrary(folder)
    let path = surroundings.absolute(name)
    guard !name.isEmpty, surroundings.isFolder(name), surroundings.holdsTrips(path) else {
      throw CommandStop.notSaid(
        "No trip in “\(VisibleText.of(name))”, and no library",
        advice: "Name the folder of one; of a folder of pictures alone, write a trip.yml into it first.")
    }
    return SiteProtection(path: path, name: name, keys: surroundings.siteKeys, givenKey: surroundings.siteKey)
  }

  private func show(_ site: SiteProtection) throws {
    guard let stored = try site.kept(for: .replacing) else {
      throw CommandStop(
        .noPassword, "No key of this site on this machine", advice: "Make one with `\(typed(site.name))`.")
    }
    Console.print(stored.key.hex + "\n")
  }

  private func told(
    _ site: SiteProtection, _ change: SiteProtection.Change, isWritten: Bool
  ) -> [String] {
    let named = NamedFolder(name: site.name)
    var lines = ["Kept the site's key in \(site.keys.path(of: site.path))."]
    if isWritten { lines.append("Wrote `protect: yes` into \(named.shown(site.file)).") }
    lines.append(
      change == .adding
        ? "The site opens with this password as well. Nobody can tell you a password that is lost."
        : "The site opens with this password alone. Nobody can tell you one that is lost.")
    if change == .newKey { lines.append("Every file of the site will be another one: upload it whole.") }
    lines.append(
      "For a CI job, set two secrets: TRIPBOOK_PASSWORD, and TRIPBOOK_SITE_KEY, which "
        + "`\(typed(site.name)) --show-key` prints.")
    return named.withNext(lines)
  }

  private func typed(_ name: String) -> String { NamedFolder(name: name).typed("protect") }
}
