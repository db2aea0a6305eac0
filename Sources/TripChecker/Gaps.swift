import Diagnostics
import TripModel
import TripPlanner

/// Without written dates, a gap of over 60 days is probably a wrong clock or a stray file (trip-folder.md).
func checkGaps(in plan: TripPlan) -> [Diagnostic] {
  guard let dates = plan.dates, !dates.isWritten else { return [] }
  let days = plan.days
  let gaps = days.indices.dropFirst().filter { days[$0].date - days[$0 - 1].date > Outings.longestSilence }
  return gaps.prefix(10).map { next in
    let (before, after) = (days[next - 1].date, days[next].date)
    // The smaller side is the stray one.
    let isLater = days.count - next <= next
    let names = files(of: isLater ? days[next...] : days[..<next], in: plan)
    let shown = names.isEmpty ? "" : "; \(isLater ? "after" : "before") them: \(list(names))"
    return Diagnostic(
      .warning, .longGap, "There are \(after - before) days between \(before) and \(after)\(shown)",
      advice: "If they belong to another trip, take them out, or write `start:` and `end:` into trip.yml.")
  }
}

/// The first few files, and how many more there are.
func list(_ files: [String]) -> String {
  files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
}

private func files(of days: ArraySlice<DayPlan>, in plan: TripPlan) -> [String] {
  let dates = Set(days.map(\.date))
  var names = days.flatMap { day in day.photos.map { plan[$0].photo.file } + day.entries.map { plan[$0].file }
  }
  names += plan.tracks.filter { !dates.isDisjoint(with: $0.days) }.map(\.file)
  names += days.flatMap(\.places).map { "the pin “\(plan[$0].title)”" }
  return names
}

extension TripDates {
  /// Whether the traveller wrote both ends.
  fileprivate var isWritten: Bool {
    guard hasWrittenEnd, case .written = start.reason else { return false }
    return true
  }
}
