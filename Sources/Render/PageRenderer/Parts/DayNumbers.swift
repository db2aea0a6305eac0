import TripModel
import TripPlanning

/// Days of a trip as figures: `1–3, 5`. Only neighbours are joined by a `separator` of their own: `2-3, 11`.
struct DayNumbers {
  let scope: PageScope

  func text(_ days: [LocalDate], separator: String = ", ") -> String {
    guard let dates = scope.plan.dates else { return "" }
    return days.compactMap(dates.number).inRuns(pairedBy: separator, joinedBy: ", ")
  }
}
