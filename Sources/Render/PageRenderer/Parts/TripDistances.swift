import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// How far a trip went: for its front page, and for the picture of it that is sent.
struct TripDistances {
  let scope: PageScope

  private var words: Words { scope.words }

  /// How far it was in each manner, the farthest first, and what is left of all that was recorded: together they are
  /// all of the way that maps show.
  var facts: [Fact] {
    let figures = TripFigures.sumUp(scope.plan)
    let told = figures.manners.compactMap { manner -> Part? in
      guard let label = manner.mode?.factLabel else { return nil }
      let straight = manner.straightMetres
      return Part(metres: (manner.recorded?.metres ?? 0) + straight, label: label, isAtLeast: straight > 0)
    }.filter { $0.metres >= Self.minMetres }.sorted { $0.metres > $1.metres }
    let unknown = figures.manners.first { $0.mode == nil }
    let recorded = unknown?.recorded?.metres ?? 0
    let rest = [
      Part(metres: recorded, label: told.isEmpty ? .factRecorded : .factRecordedBesides),
      // Beside nothing that was recorded it says little how far the places are from each other.
      Part(metres: told.isEmpty && recorded == 0 ? 0 : unknown?.straightMetres ?? 0, label: .factStraight),
      Part(metres: figures.undatedMetres, label: .factUndated),
    ].filter { $0.metres >= Self.minMetres }
    return (told + rest).map { part in
      let (distance, label) = (scope.distance(part.metres), words[part.label])
      // Ways of no day are measured as they are drawn, and stand in no row of the figures.
      let fact =
        part.label == .factUndated
        ? Fact(distance, label) : Fact(distance, label, method: .distance, on: scope)
      return part.isAtLeast ? fact.asLeast(in: words) : fact
    }
  }

  private struct Part {
    var metres: Double
    var label: Phrase
    /// Whether some of it is measured straight from place to place.
    var isAtLeast = false
  }

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
