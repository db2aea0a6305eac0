import Diagnostics
import TripModel

/// A pin that says nothing of its place is worth a word, and no more: nothing is lost, or read otherwise than meant.
func checkDescriptions(of trip: Trip) -> [Diagnostic] {
  trip.pins.filter { $0.keptBack.isEmpty && ($0.description ?? "").allSatisfy(\.isWhitespace) }.map { pin in
    Diagnostic(
      .note, .emptyDescription, "Missing description of a pin", at: pin.source,
      advice: "Add a line such as `description: Closed on Mondays, as we found out`.")
  }
}
