package import Diagnostics
package import TripModel
package import TripPlanning

/// Every picture of a trip's folder, and what became of it: none is lost without a word.
package struct PhotoLedger: Sendable {
  package enum Fate: Hashable, Sendable {
    /// In the site, on its day; nil for one on no day.
    case shown(LocalDate?)
    case leftOut(LeftOutPhoto.Cause)
    /// Private, a draft, or not yet to be read.
    case keptBack
  }

  package struct Entry: Hashable, Sendable {
    package var file: String
    package var fate: Fate
  }

  /// In the order of the files.
  package private(set) var entries: [Entry] = []
  /// How many captions of the site stand in the pictures themselves, where their traveller may not know of them.
  package private(set) var captionsInside = 0

  package init() {}

  /// The trip as it was read, and its plan for readers.
  package init(_ trip: Trip, plan: TripPlan) {
    var fates: [String: Fate] = [:]
    for photo in trip.photos { fates[photo.file] = .keptBack }
    for photo in trip.setAside { fates[photo.file] = .keptBack }
    for portrait in trip.portraits { fates[portrait.file] = .keptBack }
    for left in trip.leftOut { fates[left.file] = .keptBack }
    for left in plan.media.leftOut { fates[left.file] = .leftOut(left.cause) }
    for portrait in plan.media.portraits { fates[portrait.photo.file] = .shown(nil) }
    for photo in plan.media.photos { fates[photo.photo.file] = .shown(photo.day?.value) }
    entries = fates.map { Entry(file: $0.key, fate: $0.value) }.sorted { $0.file < $1.file }
    captionsInside = plan.media.photos.count { $0.hasCaptionInside }
  }

  /// The same of one of several trips, with the trip's folder before each file.
  package func of(_ trip: TripID) -> PhotoLedger {
    var told = self
    for index in told.entries.indices { told.entries[index].file = trip.folder + "/" + entries[index].file }
    return told
  }

  package static func + (first: PhotoLedger, second: PhotoLedger) -> PhotoLedger {
    var both = first
    both.entries += second.entries
    both.captionsInside += second.captionsInside
    return both
  }
}

extension PhotoLedger {
  /// Those in the site, and the others.
  package var sides: (shown: [Entry], others: [Entry]) {
    let isShown: (Entry) -> Bool = { if case .shown = $0.fate { true } else { false } }
    return (entries.filter(isShown), entries.filter { !isShown($0) })
  }

  /// How many are in the site.
  package var shownCount: Int {
    entries.count { if case .shown = $0.fate { true } else { false } }
  }

  /// How many are not, by the kind of reason, the commonest first: `3 copies`, `1 damaged`.
  package var outsideCounts: [(count: Int, words: String)] {
    var counts: [String: (one: String, count: Int)] = [:]
    for entry in entries {
      guard let (one, many) = entry.fate.kind else { continue }
      counts[many, default: (one, 0)].count += 1
    }
    return counts.map { many, found in (found.count, found.count == 1 ? found.one : many) }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }
  }
}

extension PhotoLedger.Fate {
  /// What it is called of one and of several; nil for what is in the site.
  fileprivate var kind: (one: String, many: String)? {
    switch self {
    case .shown: nil
    case .keptBack: ("kept back", "kept back")
    case .leftOut(.damaged): ("that cannot be read", "that cannot be read")
    case .leftOut(.withoutTime): ("without a time", "without a time")
    case .leftOut(.beforeTrip), .leftOut(.afterTrip): ("from another time", "from another time")
    case .leftOut(.speck): ("too small for a photo", "too small for photos")
    case .leftOut(.rejected): ("rejected", "rejected")
    case .leftOut(.leftOut): ("that a text leaves out", "that texts leave out")
    case .leftOut(.copy): ("copy of another", "copies of others")
    case .leftOut(.paper): ("that looks like a paper or a screen", "that look like papers or screens")
    case .leftOut(.byHand): ("that trip.yml leaves out", "that trip.yml leaves out")
    }
  }

  /// Half a line for whoever keeps the folder.
  package var words: String {
    switch self {
    case .shown(let day): day.map { "on \($0)" } ?? "on no day, behind all others"
    case .keptBack: "kept back: readers do not get it"
    case .leftOut(let cause): cause.words
    }
  }
}

extension PhotoPlan {
  /// Whether its caption is one that it says itself.
  fileprivate var hasCaptionInside: Bool {
    guard let caption else { return false }
    return switch caption.reason {
    case .written(let file): file == photo.file
    case .told(by: let source): source.isInside
    default: false
    }
  }
}
