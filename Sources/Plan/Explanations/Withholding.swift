package import Diagnostics
package import TripModel
package import TripPlanning

/// Why readers do not get something, or from when on they do.
package enum Withholding: Hashable, Sendable {
  /// As it is marked for itself.
  case mark(KeptMark)
  /// An expense that is kept back for itself.
  case ofSums
  /// Nobody else may see its trip, as it says there.
  case ofTrip(saidAt: SourcePlace)
  /// Nothing of its trip is built before what is said there is mended.
  case inDoubt(SourcePlace?)
  /// The publish delay of its trip gives it away on this day.
  case delay(until: LocalDate)

  /// For the author.
  package var sentence: String {
    switch self {
    case .mark(let mark): return mark.sentence
    case .ofSums: return "Readers do not get it, and it counts in no sum that they see."
    case .ofTrip(let place):
      guard !place.isTripFolder else {
        return "Readers do not get it: this trip is private by the name of a folder of its library."
      }
      let line = place.span.map { "line \($0.line) of " } ?? ""
      return "Readers do not get it: nobody else may see this trip, says \(line)\(place.file)."
    case .inDoubt(let place):
      let file = place.flatMap { $0.isTripFolder ? nil : " of " + $0.path } ?? ""
      return "Readers do not get it: nothing of this trip is built before what is said\(file) is mended."
    case .delay(let day): return "Readers get it from \(day) on, by the `publish delay` of the trip."
    }
  }
}

extension KeptMark {
  fileprivate var sentence: String {
    switch self {
    case .draft: "Readers do not get it: it is a draft."
    case .isPrivate: "Readers do not get it: it is private."
    case .until(let day): "Readers get it from \(day) on."
    case .from(let day): "Readers do not get it since \(day)."
    case .nearHome: "Readers do not get it: it is near home or in a private zone."
    case .withOthers:
      "Readers do not get it: only what is kept back shows it, or it could not be told whether it is to be kept back."
    }
  }
}
