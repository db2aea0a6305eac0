import SiteLanguage
import TripModel
import TripPlanning

/// What the stops of a walk are called that have no name of their own: what the day's texts call its ends, else
/// `Start, 1,573 m`.
struct WalkStopNames {
  private let scope: PageScope
  private let walk: WalkStops

  /// Nil for a day that was no walk.
  init?(scope: PageScope, day: DayPlan) {
    guard let walk = WalkStops(of: day, in: scope.plan) else { return nil }
    (self.scope, self.walk) = (scope, walk)
  }

  /// Nil for a stop that is called otherwise.
  func name(of stop: Stop) -> String? {
    guard let place = walk.place(of: stop) else { return nil }
    let name = place.told ?? scope.words[place.spot.phrase]
    guard let metres = place.height else { return name }
    let height = scope.words.lengths.height(metres, in: scope.plan.profile.units).text
    return name + scope.words[.listMark] + height
  }
}

extension WalkStop.Spot {
  fileprivate var phrase: Phrase {
    switch self {
    case .start: .profileStart
    case .end: .profileEnd
    case .turn: .walkTurn
    case .top: .profileHighest
    }
  }
}
