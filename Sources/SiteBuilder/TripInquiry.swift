package import Diagnostics
import TripModel
import TripPlanner
import TripReader
package import TripReasons

/// What is to be said of one file of a trip.
package struct TripInquiry: Sendable {
  /// Why it is as it is; empty where the trip makes nothing of it.
  package var answers: [Answer]
  /// For a line without an expense, the lines that have one.
  package var otherLines: [Int]
  /// What is wrong with it, and what keeps the trip from being read at all.
  package var diagnostics: [Diagnostic]
}

extension SiteBuilder {
  /// Reads and plans a trip, for its author, and asks about one of its files; `line` is counted from 1.
  package static func inquire(_ order: BuildOrder, file: String, line: Int?) async -> TripInquiry {
    var work = BuildWork(order, progress: { _ in })
    do throws(Stop) {
      let cache = try work.openCache()
      let reading = try await work.readFolder(hashing: cache).forAuthor(.shown)
      var library = reading.library
      await work.compareShots(in: &library, cache: cache)
      let today = work.resolveToday(library)
      let zones = work.openZones(for: library) ?? .unknown
      let names = work.openNames(for: library, in: reading.theme) ?? .unknown
      let (plan, findings) = SitePlanner.plan(
        library, today: today, for: .author, zones: zones, names: names)
      let reasons = plan.trips.map(TripReasons.init)
      return TripInquiry(
        answers: reasons.flatMap { $0.answers(file: file, line: line) },
        otherLines: line == nil ? [] : reasons.flatMap { $0.lines(ofExpensesIn: file) },
        diagnostics: (work.diagnostics + findings).filter { $0.isAbout(file, line) }.inReadingOrder())
    } catch {
      return TripInquiry(answers: [], otherLines: [], diagnostics: work.diagnostics)
    }
  }
}

extension Diagnostic {
  fileprivate func isAbout(_ file: String, _ line: Int?) -> Bool {
    ([place].compactMap(\.self) + others).contains { place in
      place.file == file && (line == nil || place.span?.line == line)
    }
  }
}
