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

  /// All of them where a sign has room for them in two rows, else how many they are: the list below has them all, and a
  /// larger sign hides the ways around it.
  func onSign(_ days: [LocalDate]) -> String {
    let whole = text(days)
    return SignRows.fits(whole) && SignRows(whole).rows.count <= Self.mostRows
      ? whole : scope.words.counted(.countDays, days.count)
  }

  private static let gap = ", "
  private static let mostRows = 2
}
