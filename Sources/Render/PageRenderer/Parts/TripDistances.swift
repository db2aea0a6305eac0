import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// How far a trip went: for its front page, and for the picture of it that is sent.
struct TripDistances {
  let scope: PageScope

  private var words: Words { scope.words }

  /// How far it was in each manner, the farthest first; where nothing tells how, all that was recorded.
  var facts: [Fact] {
    let manners = TripFigures.sumUp(scope.plan).manners
    let told = manners.compactMap { manner -> (metres: Double, label: Phrase, isAtLeast: Bool)? in
      guard let label = manner.mode?.factLabel else { return nil }
      let straight = manner.straightMetres
      return ((manner.recorded?.metres ?? 0) + straight, label, straight > 0)
    }.filter { $0.metres >= Self.minMetres }.sorted { $0.metres > $1.metres }
    guard told.isEmpty else {
      return told.prefix(Self.maxManners).map { metres, label, isAtLeast in
        let label = isAtLeast ? words(.factAtLeast, ["how": words[label]]) : words[label]
        return Fact(scope.distance(metres), label, method: .distance, on: scope)
      }
    }
    let metres = manners.reduce(0) { $0 + ($1.recorded?.metres ?? 0) }
    return metres > 0
      ? [Fact(scope.distance(metres), words[.factRecorded], method: .distance, on: scope)] : []
  }

  private static let maxManners = 2
  /// Less is no distance of a trip.
  private static let minMetres = 500.0
}

extension TravelMode {
  fileprivate var factLabel: Phrase {
    switch self {
    case .walk: .factWalked
    case .road: .factByRoad
    case .rail: .factByRail
    case .flight: .factByAir
    case .boat: .factByBoat
    }
  }
}
