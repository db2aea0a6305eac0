import Digests
import Diagnostics
import Foundation
import TripCompiling
import TripModel

/// What a build depended on and what came of it, kept beside the cache: as long as nothing of the one has changed, the
/// other is still true.
///
/// A build depends on its options and its trip, and on nothing else; its result is what the system says of every file
/// of the site.
struct BuildStamp {
  let trip: TripStamp
  private var options: BuildOptions { trip.options }

  static func take(of options: BuildOptions) async -> BuildStamp {
    BuildStamp(trip: await TripStamp.take(of: options))
  }

  /// What the last build with these options said, if it would say it again.
  func outcome() async -> BuildOutcome? {
    guard trip.isComplete, let kept = FileManager.default.contents(atPath: file).flatMap(Self.opened),
      kept.format == Self.format,
      kept.inputs == inputs(kept.libraries), await kept.site == FolderSnapshot.takeSite(of: options).hash,
      let today = LocalDate(iso: kept.today),
      kept.days.allSatisfy({ LocalDate(iso: $0.day) == options.today.date(in: $0.rules) })
    else { return nil }
    return BuildOutcome(
      ending: .written(kept.written), diagnostics: kept.diagnostics, counts: kept.counts, today: today,
      isStrict: options.isStrict)
  }

  /// Remembers an outcome for as long as nothing changes, and it is the same day in the zones of all trips.
  ///
  /// Nothing is remembered where a file changed while it was read, or so shortly before that a further change would
  /// not show, or where the outcome depended on the cache.
  func keep(_ outcome: BuildOutcome, zones: [ZoneRules?], wasTrue: Bool) async {
    guard case .written(let written) = outcome.ending, let today = outcome.today, trip.isComplete,
      trip.isSettled, wasTrue, !outcome.diagnostics.contains(where: { $0.code == .noCache })
    else { return }
    let site = await FolderSnapshot.takeSite(of: options)
    guard site.isComplete else { return }
    let libraries = TripStamp.openLibraries
    var counts = outcome.counts
    counts.decoded = 0
    let kept = Kept(
      format: Self.format, inputs: inputs(libraries), site: site.hash, libraries: libraries,
      days: days(in: zones), today: today.description, written: written, counts: counts,
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
    /// Which day it was, by the zones of the trips.
    var days: [ZoneDay]
    var today: String
    var written: WrittenCounts
    var counts: TripCounts
    var diagnostics: [Diagnostic]
  }

  private struct ZoneDay: Codable, Hashable {
    var zone: String?
    var day: String

    var rules: ZoneRules? { zone.flatMap(ZoneRules.init) }
  }

  /// Each zone once, in the order of their names.
  private func days(in zones: [ZoneRules?]) -> [ZoneDay] {
    let days = zones.map { ZoneDay(zone: $0?.identifier, day: options.today.date(in: $0).description) }
    return Set(days).sorted { ($0.zone ?? "") < ($1.zone ?? "") }
  }

  private static let format = 2

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

  private var folder: String { options.cacheFolder + "/stamps" }

  /// One for each pair of a trip and an output.
  private var file: String {
    folder + "/" + ContentHash.of(Array((options.folder + "\0" + options.output).utf8)).hex
  }

  private func inputs(_ libraries: [String]) -> String {
    // What is said names the trip among several, and only such a one leaves a summary.
    trip.hash(libraries, and: [options.output, options.isStrict ? "strict" : "", options.trip?.folder ?? ""])
  }
}
