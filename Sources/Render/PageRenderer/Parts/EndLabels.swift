import SiteLanguage
import TripPlanning

/// What the ends of a trip are called, by whether it has come to them.
extension EndTense {
  var startLabel: Phrase { self == .ahead ? .routeStartAhead : .routeStart }

  var endLabel: Phrase {
    switch self {
    case .been: .routeEnd
    case .ahead: .routeEndAhead
    case .soFar: .routeEndSoFar
    }
  }
}
