import Drawing
import SiteLanguage
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

  /// Numbers a stop by all of them where its sign has room, else by how many they are: the list below has them all, and a
  /// larger sign hides the ways around it.
  func number(_ stop: inout MapStop, by days: [LocalDate]) {
    let (whole, count) = (text(days), scope.words.counted(.countDays, days.count))
    stop.number = SignRows.hasRoom(for: whole, onNarrow: false) ? whole : count
    stop.shortNumber = SignRows.hasRoom(for: whole, onNarrow: true) ? "" : count
    stop.allNumbers = whole
  }

  private static let gap = ", "
}
