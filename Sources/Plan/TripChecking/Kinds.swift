import Diagnostics
import TripModel
import TripPlanning

/// A kind that the site has no drawing for, and that is probably a slip. Any word may be one, so only what is close
/// to a known one is told.
func checkKinds(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard trip.entries.contains(where: { $0.kindPlace != nil }) else { return [] }
  let published = Set(plan.journal.entries.map { $0.file })
  let words = KnownKind.allCases.flatMap(\.words)
  return trip.entries.filter { published.contains($0.file) }.compactMap { entry in
    guard let written = entry.kind, let place = entry.kindPlace, case .own(let word)? = EntryKind(written)
    else { return nil }
    let near = words.filter { Spelling.isSlip(word, of: $0) }
    return Spelling.nearest(to: word, among: near).map { .unknownKind(word, $0, at: place) }
  }
}

extension Diagnostic {
  fileprivate static func unknownKind(_ word: String, _ meant: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .unknownKind, "Unknown kind “\(word)”: it has no drawing", at: place,
      advice: "Did you mean `\(meant)`? If not, it can stay: it is shown as written.")
  }
}
