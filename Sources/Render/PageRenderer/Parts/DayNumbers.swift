import TripModel
import TripPlanning

/// Days of a trip as figures, the same on a map as in the list below it: `1–3, 5–6`.
struct DayNumbers {
  let scope: PageScope

  /// All of them, of any number of days.
  func text(_ days: [LocalDate]) -> String {
    guard let dates = scope.plan.dates else { return "" }
    return days.compactMap(dates.number).inRuns(pairedBy: "–", joinedBy: Self.gap)
  }

  /// As many of them as a sign has room for, none cut in two: `1, 4, 7…`.
  func onSign(_ days: [LocalDate]) -> String {
    let whole = text(days)
    guard whole.count > Self.roomOnSign else { return whole }
    var told = ""
    for part in whole.split(separator: Self.gap) {
      let longer = told.isEmpty ? String(part) : told + Self.gap + part
      guard longer.count < Self.roomOnSign else { break }
      told = longer
    }
    return told + "…"
  }

  private static let gap = ", "
  /// Characters of a sign; a map would cut what is longer.
  private static let roomOnSign = 12
}
