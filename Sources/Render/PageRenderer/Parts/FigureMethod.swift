import SiteLanguage

/// How a figure is found: told at the foot of the page of figures, where each figure leads.
enum FigureMethod: String, CaseIterable {
  case distance, time, climbs, rests, stops, home

  /// What its paragraph is called in an address.
  var id: String { "how-" + rawValue }

  var label: Phrase {
    switch self {
    case .distance: .columnDistance
    case .time: .methodTimeLabel
    case .climbs: .methodClimbsLabel
    case .rests: .columnRests
    case .stops: .columnStops
    case .home: .factFarthest
    }
  }

  var text: Phrase {
    switch self {
    case .distance: .methodDistance
    case .time: .methodTime
    case .climbs: .methodClimbs
    case .rests: .methodRests
    case .stops: .methodStops
    case .home: .methodHome
    }
  }
}
