import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// How far a trip went: for its front page, and for the picture of it that is sent.
struct TripDistances {
  /// How far it was in all, and how one went, the farthest first; nil where it says little.
  let total: Fact?
  /// How far the recorded ways lead that nothing gives a day; nil where they are hardly any of the way.
  let undated: Fact?
  /// How far the planned routes lead, which nobody recorded; nil where they are hardly any of the way.
  let planned: Fact?

  init(scope: PageScope) {
    let figures = scope.site.figures
    let whole = figures.metres
    let kinds = Self.kinds(of: figures)
    total =
      scope.site.tellsDistances && whole >= Self.minMetres
      ? Fact(scope.distance(whole), Self.label(of: kinds, scope.words), method: .distance, on: scope) : nil
    let rest = figures.undatedMetres
    // Ways of no day are measured as they are drawn, and stand in no row of the figures.
    undated =
      rest >= Self.minMetres && rest >= Self.minShare * (whole + rest)
      ? Fact(scope.distance(rest), scope.words[.factUndated]) : nil
    let route = figures.plannedMetres
    planned =
      route >= Self.minMetres && route >= Self.minShare * (whole + rest + route)
      ? Fact(scope.distance(route), scope.words[.factPlanned]) : nil
  }

  /// Whether it is told how far it was: beside nothing that was recorded it says little how far the places are from
  /// each other.
  static func areTold(of figures: TripFigures) -> Bool {
    figures.recorded.metres > 0 || kinds(of: figures).contains { $0.mode != nil }
  }

  /// The manners that are worth a word.
  private static func kinds(of figures: TripFigures) -> [TripFigures.Manner] {
    let whole = figures.metres
    return figures.manners.filter { $0.metres >= minShare * whole && $0.metres >= minMetres }
  }

  var facts: [Fact] { [total, undated, planned].compactMap(\.self) }

  /// `by bus, by rail and on foot`.
  private static func label(of kinds: [TripFigures.Manner], _ words: Words) -> String {
    var told = kinds.filter { $0.mode != nil }.sorted { $0.metres > $1.metres }
    guard !told.isEmpty else {
      return words[kinds.allSatisfy { $0.straightMetres == 0 } ? .factRecorded : .factTravelled]
    }
    // To a receiver a train goes by road, and what is told of both is told of it.
    if told.contains(where: { $0.mode == .road && !$0.isByBus }) { told.removeAll { $0.mode == .rail } }
    var phrases = told.compactMap(\.phrase)
    if kinds.contains(where: { $0.mode == nil }) { phrases.append(.factOtherways) }
    return words.list(phrases.map { words[$0] })
  }

  /// Less is no distance of a trip.
  static let minMetres = 500.0
  /// Of the whole way: less is not told beside it.
  private static let minShare = 0.05
}

extension TripFigures.Manner {
  fileprivate var phrase: Phrase? {
    switch mode {
    case .walk: .factWalked
    case .road: isByBus ? .factByBus : .factByRoad
    case .rail: .factByRail
    case .flight: .factByAir
    case .boat: .factByBoat
    case nil: nil
    }
  }
}
