import ContentHash
import Diagnostics
import FileIdentity
import Foundation
import TripCompiler
import TripModel

/// What a build depended on and what came of it, kept beside the cache: as long as nothing of the one has changed, the
/// other is still true.
///
/// A build depends on its order, on what the system says of every file of the trip, of the theme, of the program and
/// the libraries that it opened, and on nothing else; its result is what the system says of every file of the site.
struct BuildStamp {
  private let order: BuildOrder
  /// The trip and the theme as they are before anything of them is read.
  private let before: FolderSnapshot

  init(_ order: BuildOrder) async {
    self.order = order
    before = await FolderSnapshot(inputsOf: order)
  }

  /// What the last build of this order said, if it would say it again.
  func outcome() async -> BuildOutcome? {
    guard before.isComplete, let kept = FileManager.default.contents(atPath: file).flatMap(Self.opened),
      kept.format == Self.format,
      kept.inputs == inputs(before, kept.libraries), await kept.site == FolderSnapshot(site: order).hash,
      let today = LocalDate(iso: kept.today), today == order.today.date(in: kept.zone.flatMap(ZoneRules.init))
    else { return nil }
    return BuildOutcome(
      ending: .written(kept.written), diagnostics: kept.diagnostics, counts: kept.counts, today: today,
      isStrict: order.isStrict)
  }

  /// Whether nothing has changed since before anything was read. Asked once the files are known that are read at all:
  /// what changes later shows when the next build looks.
  func isStillTrue() async -> Bool { await FolderSnapshot(inputsOf: order).hash == before.hash }

  /// Remembers an outcome for as long as nothing changes.
  ///
  /// Nothing is remembered where a file changed while it was read, or so shortly before that a further change would
  /// not show, or where the outcome depended on the cache.
  func keep(_ outcome: BuildOutcome, zone: ZoneRules?, wasTrue: Bool) async {
    guard case .written(let written) = outcome.ending, let today = outcome.today, before.isComplete,
      before.isSettled, wasTrue, !outcome.diagnostics.contains(where: { $0.code == .noCache })
    else { return }
    let site = await FolderSnapshot(site: order)
    guard site.isComplete else { return }
    let libraries = Self.openLibraries
    var counts = outcome.counts
    counts.decoded = 0
    let kept = Kept(
      format: Self.format, inputs: inputs(before, libraries), site: site.hash, libraries: libraries,
      zone: zone?.identifier, today: today.description, written: written, counts: counts,
      diagnostics: outcome.diagnostics)
    guard let bytes = Self.sealed(kept) else { return }
    // Without a stamp the next build only takes longer.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? bytes.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  private struct Kept: Codable {
    var format: Int
    /// Hashes of all that it depended on, and of what it made.
    var inputs: String
    var site: String
    /// The libraries that were open, by their files.
    var libraries: [String]
    var zone: String?
    var today: String
    var written: WrittenCounts
    var counts: TripCounts
    var diagnostics: [Diagnostic]
  }

  private static let format = 1

  /// What is kept, behind the SHA-256 of it: what rots on the disk would be told as the outcome of a build.
  private static func sealed(_ kept: Kept) -> Data? {
    guard let text = try? JSONEncoder().encode(kept) else { return nil }
    return Data(ContentHash.of(text).hex.utf8) + text
  }

  /// Nil for what is not itself.
  private static func opened(_ bytes: Data) -> Kept? {
    let (hash, text) = (bytes.prefix(64), bytes.dropFirst(64))
    guard Data(ContentHash.of(text).hex.utf8) == hash else { return nil }
    return try? JSONDecoder().decode(Kept.self, from: Data(text))
  }

  private var folder: String { order.cacheFolder + "/stamps" }

  /// One for each pair of a trip and an output.
  private var file: String {
    folder + "/" + ContentHash.of(Array((order.folder + "\0" + order.output).utf8)).hex
  }

  private func inputs(_ snapshot: FolderSnapshot, _ libraries: [String]) -> String {
    let order = [
      order.folder, order.output, order.themeFolder, order.generator, order.privacy.words,
      order.filmProgram ?? "",
      order.isStrict ? "strict" : "", snapshot.hash,
    ]
    let files = (["/proc/self/exe"] + libraries).map { "\($0) \(FileIdentity(of: $0).map { "\($0)" } ?? "")" }
    return ContentHash.of(Array((order + files).joined(separator: "\0").utf8)).hex
  }

  /// The libraries in this process, by their files: those that codecs come with are opened only for pictures.
  private static var openLibraries: [String] {
    let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    let files = String(decoding: maps, as: UTF8.self).fileLines.compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(files.filter { $0.contains(".so") }).sorted()
  }
}

extension PrivacySource {
  /// All that a build may depend on; it goes into a hash, with a secret in it.
  fileprivate var words: String {
    let texts = [home, key, file?.path, file?.bytes.map { String(decoding: $0, as: UTF8.self) }]
    return texts.map { $0 ?? "-" }.joined(separator: "\u{1}")
  }
}

/// What the system said of folders at one moment.
private struct FolderSnapshot {
  let hash: String
  let isSettled: Bool
  let isComplete: Bool

  init(inputsOf order: BuildOrder) async {
    let theme = ["/templates", "/assets"].map { (order.themeFolder + $0, without: [String]()) }
    await self.init([(order.folder, without: [order.output])] + theme, workers: order.workers)
  }

  init(site order: BuildOrder) async {
    await self.init([(order.output, without: [])], workers: order.workers)
  }

  private init(_ paths: [(String, without: [String])], workers: Int) async {
    var folders: [FolderFacts] = []
    for (path, others) in paths {
      folders.append(await FolderFacts.of(path, without: others, workers: workers))
    }
    hash = ContentHash.of(folders.flatMap(\.bytes)).hex
    isSettled = folders.allSatisfy(\.isSettled)
    isComplete = folders.allSatisfy(\.isComplete)
  }
}
