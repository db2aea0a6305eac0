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
    guard trip.isComplete, let kept = file.read(Kept.self), kept.format == Self.format,
      kept.inputs == inputs(kept.libraries), await kept.site == FolderSnapshot.takeSite(of: options).hash,
      let today = LocalDate(iso: kept.today),
      kept.days.allSatisfy({ LocalDate(iso: $0.day) == options.today.date(in: $0.rules) }),
      (kept.keys ?? [:]).allSatisfy({ SealedTrips.code(of: $0, in: options.sealing) == $1 })
    else { return nil }
    return BuildOutcome(
      ending: .written(kept.written), diagnostics: kept.diagnostics, counts: kept.counts, today: today,
      isStrict: options.isStrict)
  }

  /// Remembers an outcome for as long as nothing changes, and it is the same day in the zones of all trips. `keys` are
  /// codes of those that seal trips of a library, by the folders of these.
  ///
  /// Nothing is remembered where a file changed while it was read, or so shortly before that a further change would
  /// not show, or where the outcome depended on the cache.
  func keep(
    _ outcome: BuildOutcome, zones: [ZoneRules?], keys: [String: String] = [:], wasTrue: Bool
  ) async {
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
      diagnostics: outcome.diagnostics, keys: keys.isEmpty ? nil : keys)
    file.write(kept)
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
    /// Of the trips of a library that are sealed.
    var keys: [String: String]?
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

  /// One for each pair of a trip and an output.
  private var file: StampFile { StampFile(named: [options.folder, options.site], for: options) }

  private func inputs(_ libraries: [String]) -> String {
    // What is said names the trip among several, and only such a one leaves a summary.
    let own = [options.site, options.isStrict ? "strict" : "", options.trip?.folder ?? ""]
    return trip.hash(libraries, and: own + options.secretsAround.words)
  }
}
