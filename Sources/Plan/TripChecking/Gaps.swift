import Diagnostics
import TripModel
import TripPlanning

/// Without written dates, a gap of over 60 days is probably a wrong clock or a stray file: what lies
/// beyond one, on its smaller side, is told in a warning.
func checkGaps(in plan: TripPlan, of trip: Trip) -> [Diagnostic] {
  guard let dates = plan.dates, !dates.isWritten else { return [] }
  let days = plan.days
  let gaps = days.indices.dropFirst().filter { days[$0].date - days[$0 - 1].date > Outings.longestSilence }
  guard let longest = gaps.max(by: { days.gap(before: $0) < days.gap(before: $1) }) else { return [] }
  // The smaller side of a gap is the stray one.
  let early = gaps.last { days.count - $0 > $0 } ?? 0
  let late = gaps.first { days.count - $0 <= $0 } ?? days.count
  let stray = days.indices.filter { $0 < early || $0 >= late }
  var warning = Diagnostic(
    .warning, .longGap,
    gaps.count == 1
      ? "Gap of \(days.gap(before: longest)) days between this and the rest of the trip (\(days.ends(before: longest)))"
      : "Gap of over 60 days between this and the rest of the trip; the longest of \(gaps.count) such gaps is from "
        + days.ends(before: longest),
    advice: advice(dates))
  let places = places(of: stray.map { days[$0] }, in: plan, of: trip)
  warning.place = places.first
  warning.others = Array(places.dropFirst())
  return [warning]
}

/// Of outings only days that hold something are counted; written dates would make one journey of them, with all the days
/// between.
private func advice(_ dates: TripDates) -> String {
  dates.outings != nil
    ? "If it belongs to another trip, move it away; if a date is wrong, correct it. Single outings may stay as they "
      + "are: only the \(dates.count) days that hold something are counted."
    : "If it belongs to another trip, move it away; if not, write `start:` and `end:` in trip.yml."
}

extension [DayPlan] {
  /// How many days after the one before it a day is.
  fileprivate func gap(before day: Int) -> Int { self[day].date - self[day - 1].date }

  fileprivate func ends(before day: Int) -> String { "\(self[day - 1].date) to \(self[day].date)" }
}

/// Where the things of some days stand, in reading order and each once.
private func places(of days: [DayPlan], in plan: TripPlan, of trip: Trip) -> [SourcePlace] {
  let dates = Set(days.map(\.date))
  var files = Set(
    days.flatMap { day in day.photos.map { plan[$0].photo.file } + day.entries.map { plan[$0].file } })
  files.formUnion(plan.way.tracks.filter { !dates.isDisjoint(with: $0.days) }.map(\.file))
  var pins: [SourcePlace] = []
  for place in days.flatMap(\.places).map({ plan[$0] }) {
    switch place.origin {
    case .waypoint(let file): files.insert(file)
    case .pin:
      pins +=
        trip.pins.first { $0.title == place.title && $0.coordinate == place.coordinate }.map { [$0.source] }
        ?? []
    }
  }
  return (files.sorted().map { SourcePlace(file: $0) } + pins)
}

extension TripDates {
  /// Whether the traveller wrote both ends.
  fileprivate var isWritten: Bool {
    guard hasWrittenEnd, case .written = start.reason else { return false }
    return true
  }
}
