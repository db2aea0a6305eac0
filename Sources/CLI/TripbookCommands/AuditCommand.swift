import ArgumentParser
import Diagnostics
import Foundation
import SiteAuditing
import SiteBuilding
import SiteSealing
import Synchronization
import TripCompiling
import TripModel

/// `tripbook audit`.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove that a built site is safe to publish.",
    discussion: """
      Reads every file of the site once more, whatever made it, and says what gives somebody away or does not work: \
      pictures and clips with a position, a serial number or a name; requests to other servers; links that lead \
      nowhere; pictures without a word for those who do not see them; with --trip also positions near its home, and \
      codes of its bookings. Nothing is written.

      Of a protected site, and of protected trips in the site of a library, it proves that nothing can be read without a password, and looks at what is inside with the \
      one in TRIPBOOK_PASSWORD, or with the key that `tripbook protect` has kept on this machine.

      EXAMPLES
        tripbook audit lisbon/_site
        tripbook audit lisbon/_site --trip lisbon
        tripbook audit public --format github     in a workflow

      EXIT STATUS
        0 nothing found; 1 problems; 2 wrong use; 130 ended by Ctrl-C while a protected site was open
      """)

  @Argument(help: ArgumentHelp("The folder of the site.", valueName: "site"), completion: .directory)
  var site: String

  @Option(
    help: ArgumentHelp(
      "The trip's folder: nothing in the site may be a position near its home or in its private zones, or tell a code or number of its bookings.",
      valueName: "folder"), completion: .directory)
  var trip: String?

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let surroundings = Surroundings()
    var options = try SharedOptions.parse([])
    options.output = output
    let console = Console(options: options, folder: site, surroundings: surroundings)
    if !site.isEmpty { SiteBuilder.clearUp(beside: surroundings.absolute(site)) }
    guard !site.isEmpty, let files = SiteFiles(folder: surroundings.absolute(site)) else {
      Console.refuse(
        site.isEmpty
          ? "The name of a folder is empty."
          : "No such folder: “\(VisibleText.of(site))”.")
      throw ExitCode(2)
    }
    let things = try await privateThings(options, console, surroundings)
    let diagnostics: [Diagnostic]
    let sealed = SealedSite(folder: surroundings.absolute(site))
    if let sealed {
      diagnostics = try await findings(in: sealed, things, options, surroundings)
    } else {
      let parts = SealedParts(in: surroundings.absolute(site))
      let auditor = SiteAuditor(
        files, circles: things.circles, secrets: things.secrets, workers: surroundings.processors)
      let open = await auditor.auditAll(besides: { parts.hold($0.path) })
      diagnostics = try await open + findings(in: parts, things, options, surroundings)
    }
    await Self.restWhereEnded()
    console.report(diagnostics)
    console.reportAudit(of: files.files.count, diagnostics)
    console.reportLock(passwords: sealed?.ring?.locks.count)
    let isClean = !diagnostics.contains { $0.severity == .error }
    if isClean, trip == nil {
      console.tellNext(
        "tripbook audit \(EditSession.typed(site)) --trip FOLDER", "to look for your home and codes too")
    } else if !isClean {
      console.tellNext(
        "tripbook explain \(diagnostics.first { $0.severity == .error }?.code.rawValue ?? "")",
        "for a way out")
    }
    throw ExitCode(isClean ? 0 : 1)
  }

  /// What is found in a sealed site, opened with what is at hand.
  private func findings(
    in sealed: SealedSite, _ things: PrivateThings, _ options: SharedOptions, _ surroundings: Surroundings
  ) async throws -> [Diagnostic] {
    let order = try options.order(folder: trip ?? site, output: nil, surroundings)
    let folders = [trip, site].compactMap(\.self).flatMap { Self.folders(above: surroundings.absolute($0)) }
    let spare = surroundings.spareCacheFolder + "-opened"
    Self.removeWhenEnded(spare)
    let audit = SealedAudit(
      sealed, keeping: things, themeFolder: order.themeFolder, spareFolder: spare,
      workers: surroundings.processors)
    return await audit.audit(
      with: SealedKeys(
        hex: order.sealing.siteKey, password: order.sealing.password,
        stored: folders.compactMap { order.sealing.stored($0)?.key }))
  }

  /// What is found in the sealed sites of trips in the open one of their library.
  private func findings(
    in parts: SealedParts, _ things: PrivateThings, _ options: SharedOptions, _ surroundings: Surroundings
  ) async throws -> [Diagnostic] {
    guard !parts.folders.isEmpty else { return [] }
    var order = try options.order(folder: trip ?? site, output: nil, surroundings)
    order.privacy.newKey = .unneeded
    let folders = [trip, site].compactMap(\.self).flatMap { Self.folders(above: surroundings.absolute($0)) }
    let sources = SealedParts.Sources(order: order, folders: folders, isNamed: trip != nil, things: things)
    let spare = surroundings.spareCacheFolder + "-opened"
    Self.removeWhenEnded(spare)
    return await parts.audit(sources, spareFolder: spare, workers: surroundings.processors)
  }

  /// Where somebody ends the command, what it has opened must not stay behind.
  private static func removeWhenEnded(_ folder: String) {
    let endings = Endings.listen()
    Task.detached {
      await endings.first()
      isEnded.withLock { $0 = true }
      // Something may be put there while it is taken away.
      for _ in 0..<3 { try? FileManager.default.removeItem(atPath: folder) }
      Surroundings.leave(status: 130)
    }
  }

  /// Set before anything is taken away: what the audit then misses in it is no finding, and says nothing of the site.
  private static let isEnded = Mutex(false)

  /// Says nothing more once somebody has ended the command, which leaves as soon as its traces are gone.
  private static func restWhereEnded() async {
    while isEnded.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(50)) }
  }

  /// A folder and those around it, of which one may be that of the trip or library that the site was made of.
  private static func folders(above folder: String) -> [String] {
    var folders: [String] = []
    var rest = folder[...]
    while !rest.isEmpty, folders.count < 16 {
      folders.append(String(rest))
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return folders
  }

  /// What the trip keeps private, where one was named; where that cannot be told, nothing can be proved.
  private func privateThings(
    _ options: SharedOptions, _ console: Console, _ surroundings: Surroundings
  ) async throws -> PrivateThings {
    guard let trip else { return PrivateThings() }
    var order = try options.order(folder: trip, output: nil, surroundings)
    // Where the circle of a home lies makes no difference to what is near the home.
    order.privacy.newKey = .unneeded
    let found = await SiteBuilder.privateThings(of: order)
    guard found.diagnostics.isEmpty else {
      console.report(found.diagnostics)
      throw ExitCode(2)
    }
    return found
  }
}
