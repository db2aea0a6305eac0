import Diagnostics
import TripModel
import TripPlanning

/// What stands on a day far from the trip's own has probably a wrong month or year, and gives the site days that
/// nobody meant.
func checkDays(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard let first = trip.settings.start, let last = trip.settings.end, first <= last else { return [] }
  let entries = plan.journal.entries.map {
    (what: "entry", day: $0.day.value, place: SourcePlace(file: $0.file))
  }
  let events = trip.events.map { (what: "event", day: $0.start.when.date, place: $0.source) }
  let ideas = trip.attractions.compactMap { idea in
    idea.day.map { (what: "attraction", day: $0.date, place: idea.source) }
  }
  let weather = trip.weather.map { (what: "weather", day: $0.date, place: $0.place) }
  return (entries + events + ideas + weather).compactMap { what, day, place in
    // Somebody packs before a trip, and unpacks behind it.
    guard day < first - daysAround || day > last + daysAround else { return nil }
    return Diagnostic(
      .warning, .outsideTrip, "This \(what) is on \(day), outside the trip (\(first) to \(last))",
      at: place,
      advice: what == "entry"
        ? "Correct its day, or `start:` and `end:` in trip.yml; to keep it back, write `private: yes` at its top."
        : "Correct its day, or `start:` and `end:` in trip.yml.")
  }
}

/// Days before and after a trip that may still be its own.
private let daysAround = 7
