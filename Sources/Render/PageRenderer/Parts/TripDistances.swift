import TrackFigures
import SiteLanguage
import TripModel
import TripPlanning

/// How far a trip went: for its front page, and for the picture of it that is sent.
struct TripDistances {
  /// How far it was in all, and how one went; nil where it says little.
  let total: Fact?
  /// How far of it was flown, where that is told apart.
  let flown: Fact?
  /// How far the recorded ways lead that nothing gives a day.
  let undated: Fact?
  /// How far the planned routes lead, which nobody recorded.
  let planned: Fact?

  init(scope: PageScope) {
    let (told, words) = (ToldDistances.choose(from: scope.site.figures), scope.words)
    let byTitles = Self.byTitles(on: scope)
    total =
      byTitles
      ?? told.total.map {
        let ways = scope.site.figures.manners.filter { told.flown == nil || $0.mode != .flight }
        let recorded = ways.reduce(0) { $0 + ($1.recorded?.metres ?? 0) }
        let isStraight = !ways.contains(where: \.isRecorded)
        let measure =
          told.isAtLeast
          ? DayDistance.least(of: $0, isStraight: isStraight, recorded: recorded, on: scope)
          : scope.distance($0)
        let label = Self.label(
          of: told.means, in: measure, besides: scope.site.figures.manners, on: scope)
        let fact = Fact(measure, label, method: .distance, on: scope)
        return told.isAtLeast ? fact.asLeast(in: words) : fact
      }
    // A title tells all of its day.
    flown =
      byTitles != nil
      ? nil
      : told.flown.map { metres in
        let isAtLeast = scope.site.figures.manners.contains { $0.mode == .flight && $0.straightMetres > 0 }
        let measure =
          isAtLeast ? DayDistance.least(of: metres, isStraight: true, on: scope) : scope.distance(metres)
        let fact = Fact(measure, words[.factByAir])
        return isAtLeast ? fact.asLeast(in: words) : fact
      }
    // Beside nothing else there is no other way that it would be told from.
    let isAll = scope.plan.isWayUndated
    undated = told.undated.map { Fact(scope.distance($0), words[isAll ? .factUndatedAlone : .factUndated]) }
    planned =
      scope.plan.leavesOutPlans ? nil : told.planned.map { Fact(scope.distance($0), words[.factPlanned]) }
  }

  /// How far it was by the titles of its days, where most of them tell it: by the meter of who went, and with all that nobody
  /// recorded.
  static func byTitles(on scope: PageScope) -> Fact? {
    TitleDistance.metres(of: scope.plan, on: scope).map { metres, areAll in
      let fact = Fact(
        TitleDistance.measure(of: metres, on: scope), scope.words[.factByTitles])
      return areAll ? fact : fact.asLeast(in: scope.words)
    }
  }

  var facts: [Fact] { [total, flown, undated, planned].compactMap(\.self) }

  /// `by bus, by rail and on foot`. Where one manner is told, and not of all of the way, how much that was, unless
  /// rounded that is all: it bears no metres but its own. Of a few, of which some was recorded, likewise, and how much of
  /// all manners nothing tells.
  static func label(
    of means: ToldDistances.Means, in whole: Measure, besides all: [TripFigures.Manner],
    on scope: PageScope
  ) -> String {
    let words = scope.words
    switch means {
    case .recorded: return words[.factRecorded]
    case .travelled: return words[.factTravelled]
    case .manners(let manners, let andOtherwise):
      let phrases = manners.compactMap(\.factPhrase)
      let otherwise = andOtherwise ? [words[.factOtherways]] : []
      // What one walked is told however short it was beside the rest on the ground.
      let walked = all.filter { manner in
        manner.mode == .walk && manner.recorded != nil && manner.metres >= leastWalk
          && !manners.contains { $0.mode == .walk || $0.mode == .flight }
      }
      if andOtherwise, walked.isEmpty, manners.count == 1, let manner = manners.first,
        let phrase = phrases.first
      {
        let measure = measure(of: manner, on: scope)
        if measure.text == whole.text { return words[phrase] }
        return words(
          .factTravelledBy,
          ["distance": measure.text(isAtLeast: manner.straightMetres > 0), "means": words[phrase]])
      }
      let told = manners + walked
      if andOtherwise, manners.count <= maxParts, told.contains(where: { $0.recorded != nil }) {
        let parts = (told + all.filter { $0.mode == nil }).map { manner in
          let measure = measure(of: manner, on: scope)
          return measure.text(isAtLeast: manner.straightMetres > 0) + " "
            + words[manner.factPhrase ?? .factOtherwise]
        }
        return words(.factTravelledParts, ["parts": words.list(parts)])
      }
      return words.list(phrases.map { words[$0] } + otherwise)
    }
  }

  /// More manners than these, beside what was walked, are told without how far each was.
  private static let maxParts = 3
  /// Metres that one has to have walked, beside ways of hundreds of kilometres.
  private static let leastWalk = 1000.0

  private static func measure(of manner: TripFigures.Manner, on scope: PageScope) -> Measure {
    manner.straightMetres > 0
      ? DayDistance.least(
        of: manner.metres, isStraight: manner.recorded == nil, recorded: manner.recorded?.metres ?? 0,
        on: scope)
      : scope.distance(manner.metres)
  }
}

extension TravelledWay {
  /// What it is called below a figure; nil where nothing tells it.
  var factPhrase: Phrase? { isByBus ? .factByBus : mode?.factPhrase }
}

extension TravelMode {
  /// The same of a recording, which tells no bus from a car.
  var factPhrase: Phrase {
    switch self {
    case .walk: .factWalked
    case .bicycle: .factByBicycle
    case .road: .factByRoad
    case .car: .factByCar
    case .taxi: .factByTaxi
    case .rail: .factByRail
    case .flight: .factByAir
    case .boat: .factByBoat
    }
  }
}
