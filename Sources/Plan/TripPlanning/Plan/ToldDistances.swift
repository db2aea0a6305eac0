import TrackFigures

/// How far a trip went, as its front page and the picture of it that is sent tell it.
package struct ToldDistances: Sendable {
  /// How one went.
  package enum Means: Sendable {
    /// Nothing tells it, of ways that were all recorded, or not all.
    case recorded, travelled
    /// In these manners, the farthest first, and perhaps in some that nothing tells. A manner alone bears the whole
    /// only if nothing else is any of it.
    case manners([TripFigures.Manner], andOtherwise: Bool)
  }

  /// Metres in all, without those that are told as flown; nil where they say little.
  package let total: Double?
  /// Metres by air, where that is no small part of a way on which it is known how one went besides.
  package let flown: Double?
  /// Whether it was at least so far, since not all of it was recorded, or some was kept back.
  package let isAtLeast: Bool
  package let means: Means
  /// Metres of the recorded ways that nothing gives a day; nil where they are hardly any of the way.
  package let undated: Double?
  /// Metres of the planned routes, which nobody recorded; nil where they are hardly any of the way.
  package let planned: Double?

  package static func choose(from figures: TripFigures) -> ToldDistances {
    // Ways of no day are measured as they are drawn, and stand in no row of the figures.
    let (whole, rest, route) = (figures.metres, figures.undatedMetres, figures.plannedMetres)
    let grounded = figures.grounded
    return ToldDistances(
      total: figures.tellsDistances && whole >= TripFigures.minMetres ? (grounded ?? figures).metres : nil,
      flown: grounded.map { whole - $0.metres },
      isAtLeast: grounded.map { $0.straightMetres >= TripFigures.leastRest || $0.isCut } ?? figures.isAtLeast,
      means: means(of: grounded ?? figures),
      undated: told(rest, among: whole + rest),
      planned: told(route, among: whole + rest + route))
  }

  /// How one went on a day of which nothing was recorded; nil where nothing tells it of any part that is worth a word.
  package static func means(ofStraight manners: [TripFigures.Manner]) -> Means? {
    let told = means(of: TripFigures(manners: manners))
    if case .manners = told { return told }
    return nil
  }

  private static func told(_ metres: Double, among whole: Double) -> Double? {
    metres >= TripFigures.minMetres && metres >= TripFigures.shareOfNote * whole ? metres : nil
  }

  private static func means(of figures: TripFigures) -> Means {
    var told = figures.namedManners.sorted { $0.metres > $1.metres }
    let kinds = figures.mannersOfNote
    guard !told.isEmpty else { return kinds.allSatisfy { $0.straightMetres == 0 } ? .recorded : .travelled }
    let rest = figures.metres - told.reduce(0) { $0 + $1.metres }
    let isAllOfOne = told.count > 1 || rest < TripFigures.leastRest
    // To a receiver a train goes by road, and what is told of both is told of it.
    if told.contains(where: { $0.mode == .road && !$0.isByBus }) { told.removeAll { $0.mode == .rail } }
    return .manners(told, andOtherwise: !isAllOfOne || kinds.contains { $0.mode == nil })
  }
}

extension TripFigures {
  /// Of the whole way: less is not told beside it.
  static let shareOfNote = 0.05
  /// Of the whole way likewise, where it is known how one went: without it the others would bear its metres.
  static let shareOfNamed = 0.01

  /// The manners that are worth a word.
  fileprivate var mannersOfNote: [Manner] {
    let whole = metres
    return manners.filter { $0.metres >= Self.shareOfNote * whole && $0.metres >= Self.minMetres }
  }

  /// The same without what was flown, which is then told apart: nil unless both are no small part of the way, and of the
  /// rest it is known how one went.
  fileprivate var grounded: TripFigures? {
    guard mannersOfNote.contains(where: { $0.mode == .flight }) else { return nil }
    var grounded = self
    grounded.manners.removeAll { $0.mode == .flight }
    let isOfNote = grounded.metres >= max(Self.shareOfNote * metres, Self.minMetres)
    return isOfNote && !grounded.namedManners.isEmpty ? grounded : nil
  }

  /// Those of which something tells how one went.
  fileprivate var namedManners: [Manner] {
    let least = max(Self.shareOfNamed * metres, Self.minMetres)
    return manners.filter { $0.mode != nil && $0.metres >= least }
  }

  /// Whether it is told how far it was: beside nothing that was recorded it says little how far the places are from
  /// each other.
  var tellsDistances: Bool {
    recorded.metres > 0 || isTraced || mannersOfNote.contains { $0.mode != nil }
  }
}
