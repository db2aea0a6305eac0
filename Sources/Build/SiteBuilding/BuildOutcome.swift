package import Diagnostics
package import TripChecking
package import TripModel
import SiteWriting

/// How a build or a check went.
package struct BuildOutcome: Sendable {
  package enum Ending: Sendable {
    /// The site stands in the output folder.
    case written(WrittenCounts)
    /// Nothing was written; the old site, if any, is whole.
    case nothingWritten
    /// Nothing was to be written: the trip was only checked.
    case checked
    /// There is no such trip folder.
    case wrongUse
  }

  package var ending: Ending
  /// Everything there is to say, in the order of the files.
  package var diagnostics: [Diagnostic]
  package var counts: TripCounts
  /// The day on which the site was made.
  package var today: LocalDate?
  package var isStrict: Bool
  /// What became of each picture; empty where nothing had to be done.
  package var photos = PhotoLedger()
  /// How many passwords open the site; nil for one that everybody may read.
  package var passwords: Int?
  /// What is not there yet, though nothing is wrong: told by a check.
  ///
  /// Of each trip the days about which nobody has written, as ranges, and the first of them; which trip it is, where
  /// there are several.
  package var unwritten: [(trip: TripID?, days: String, first: LocalDate)] = []
  /// The trips of an open library that open with passwords of their own: told by a check.
  package var lockedTrips: [TripReference] = []

  /// 0 built or in order, 1 something was left out or is wrong, 2 wrong use, 3 nothing written.
  package var exitStatus: Int32 {
    switch ending {
    case .written, .checked: isFlawed ? 1 : 0
    case .wrongUse: 2
    case .nothingWritten: 3
    }
  }

  package var isFlawed: Bool {
    diagnostics.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
  }
}

/// What stands in the output folder.
package struct WrittenCounts: Sendable, Codable {
  package var files: Int
  package var bytes: Int
  /// Whether the file system could not put the new site in the place of the old one at once.
  package var tookTwoSteps: Bool
}

extension WrittenCounts {
  init(_ site: WrittenSite) {
    self.init(files: site.fileCount, bytes: site.byteCount, tookTwoSteps: site.swap == .inTwoSteps)
  }
}

/// What the trip holds.
package struct TripCounts: Sendable, Codable {
  package var days = 0
  package var entries = 0
  package var photos = 0
  /// Films that are no Live Photo's.
  package var clips = 0
  package var pages = 0
  /// Pictures that had to be decoded, since the cache did not know them.
  package var decoded = 0

  static func + (one: TripCounts, other: TripCounts) -> TripCounts {
    var sum = one
    for count in [\TripCounts.days, \.entries, \.photos, \.clips, \.pages, \.decoded] {
      sum[keyPath: count] += other[keyPath: count]
    }
    return sum
  }
}
