import Caching
import Foundation
package import TripCompiling
import TripModel
package import TripPlanning

extension SiteBuilder {
  /// The summary of a trip as its last build with these options kept it; nil where it may be another one since.
  package static func keptSummary(of options: BuildOptions) async -> TripSummary? {
    guard let cache = try? BuildCache.open(in: options.cacheFolder) else { return nil }
    return await TripStamp.take(of: options.inItsLibrary()).summary(in: cache)
  }
}

/// What the cache has of a trip: whatever the summary depends on is in its key, so an older one is never taken for it.
private struct KeptSummary: Codable {
  var key: String
  /// The libraries that were open, by their files.
  var libraries: [String]
  /// The zone by which a clock tells the trip's day.
  var zone: String?
  var summary: TripSummary
}

extension TripStamp {
  func summary(in cache: BuildCache) -> TripSummary? {
    guard isComplete, let text = cache.text(ofTrip: options.folder),
      let kept = try? JSONDecoder().decode(KeptSummary.self, from: Data(text.utf8)),
      kept.key == key(kept.libraries, today: options.today.date(in: kept.zone.flatMap(ZoneRules.init)))
    else { return nil }
    return kept.summary
  }

  /// Nothing is kept where a file changed while it was read, or may have. The summary is that of the plan for readers.
  func keep(_ summary: TripSummary, zone: ZoneRules?, wasTrue: Bool, in cache: BuildCache) {
    guard isComplete, isSettled, wasTrue else { return }
    let libraries = Self.openLibraries
    let kept = KeptSummary(
      key: key(libraries, today: options.today.date(in: zone)), libraries: libraries, zone: zone?.identifier,
      summary: summary)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(kept) else { return }
    cache.keep(String(decoding: text, as: UTF8.self), ofTrip: options.folder)
  }

  private func key(_ libraries: [String], today: LocalDate) -> String {
    hash(libraries, and: ["for readers", today.description])
  }
}
