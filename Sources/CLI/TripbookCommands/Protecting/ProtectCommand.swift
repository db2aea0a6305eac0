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
        tripbook protect lisbon --from lx    its key, when the folder was called lx

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

  @Option(
    help: ArgumentHelp(
      "Take the key and the passwords of another folder along: of what this one was before it was moved.",
      valueName: "folder"))
  var from: String?

  @Flag(help: "Take a password that can be guessed.")
  var weak = false

  @OptionGroup var options: SharedOptions

  func validate() throws {
    if [add, newKey, showKey, from != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--add, --new-key, --show-key and --from do not go together.")
    }
    if from?.isEmpty == true { throw ValidationError("The name of a folder is empty.") }
  }

  func run() async throws {
    try await writing(options) { surroundings in
      let site = try site(surroundings)
      if showKey { return try show(site) }
      // Whatever is in doubt is told before anybody thinks of a password.
      _ = try site.protection()
      let console = Console(options: options, folder: site.name, surroundings: surroundings)
      if let from {
        try site.takeKey(of: surroundings.absolute(from))
        return console.tell(taken(site, try site.write()))
      }
      let change: SiteProtection.Change = add ? .adding : newKey ? .newKey : .replacing
      let old = try site.kept(for: change)
      if add, old?.locks.isEmpty != false {
        throw CommandStop(
          .noPassword, "No password to add to: this site has none on this machine",
          advice: "Run `\(typed(site.name))` without --add.")
      }
      let questions = Questions(surroundings)
      if old == nil, questions.isAsking { site.keys.goneFolders.forEach { questions.tell(offer($0, site)) } }
      let question = PasswordQuestion(
        questions: questions, words: surroundings.passwordWords, personal: site.personalWords,
        takesWeak: weak)
      let answer = try question.answer(given: surroundings.sitePassword)
      try site.keep(answer, change)
      console.tell(told(site, change, try site.write()))
    }
  }

  private func site(_ surroundings: Surroundings) throws -> SiteProtection {
    let name = try surroundings.tripOrLibrary(folder)
    let path = surroundings.absolute(name)
    guard !name.isEmpty, surroundings.isFolder(name),
      surroundings.holdsTrips(path) || LibraryReader.holdsOnlyMedia(path)
    else {
      throw CommandStop.notSaid(
        "No trip in “\(VisibleText.of(name))”, and no library",
        advice: "Name the folder of one, or one of pictures, films or tracks.")
    }
    return SiteProtection(path: path, name: name, keys: surroundings.siteKeys, givenKey: surroundings.siteKey)
  }

  private func show(_ site: SiteProtection) throws {
    guard let stored = try site.kept(for: .replacing) else {
      throw CommandStop(
        .noPassword, "No key of this site on this machine",
        advice: "Make one with `\(typed(site.name))`; where its folder was moved, take it along with --from.")
    }
    Console.print(stored.key.hex + "\n")
  }

  /// Said before a password is asked for: with another key all of the site is another one.
  private func offer(_ gone: String, _ site: SiteProtection) -> String {
    "A key is kept of \(VisibleText.of(gone)), which is gone. If this folder was that one, press Ctrl-C, and take "
      + "the key along: `\(typed(site.name)) --from \(EditSession.typed(gone))`."
  }

  private func taken(_ site: SiteProtection, _ writing: SiteProtection.Writing) -> [String] {
    NamedFolder(name: site.name).withNext(
      ["Took the key along, in \(site.keys.path(of: site.path)): the same passwords open the site."]
        + told(writing, of: site))
  }

  private func told(_ writing: SiteProtection.Writing, of site: SiteProtection) -> [String] {
    let file = NamedFolder(name: site.name).shown(site.file)
    return switch writing {
    case .nothing: []
    case .line: ["Wrote `protect: yes` into \(file)."]
    case .file: ["Wrote \(file), which was not there, with the line `protect: yes`."]
    }
  }

  private func told(
    _ site: SiteProtection, _ change: SiteProtection.Change, _ writing: SiteProtection.Writing
  ) -> [String] {
    let named = NamedFolder(name: site.name)
    var lines = ["Kept the site's key in \(site.keys.path(of: site.path))."] + told(writing, of: site)
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
