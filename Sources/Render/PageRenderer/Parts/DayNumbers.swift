import TripModel
import TripPlanning

/// Days of a trip as figures, the same on a map as in the list below it: `1–3, 5–6`.
struct DayNumbers {
  let scope: PageScope

  func text(_ days: [LocalDate]) -> String {
    guard let dates = scope.plan.dates else { return "" }
    return days.compactMap(dates.number).inRuns(pairedBy: "–", joinedBy: ", ")
  }
}
