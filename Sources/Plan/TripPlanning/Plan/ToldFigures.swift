import TrackFigures
package import TripModel

/// What of the figures of a trip is told, and what would say little.
extension TripFigures {
  /// Less is no distance of a trip.
  static let minMetres = 500.0
  /// Of the whole way: what is less is hardly any of it.
  fileprivate static let minShare = 0.01
  /// On the water, of which no line leads to an anchor: less is no ferry.
  fileprivate static let leastVoyage = 1000.0

  /// Metres of recorded ways of no day; nil where they are no distance.
  package var toldUndatedMetres: Double? { Self.told(undatedMetres) }

  /// Metres of planned routes likewise.
  package var toldPlannedMetres: Double? { Self.told(plannedMetres) }

  fileprivate static func told(_ metres: Double) -> Double? { metres >= minMetres ? metres : nil }

  /// Whether more than hardly anything was not recorded: then what was recorded is told apart from the whole.
  package var isPartlyRecorded: Bool { straightMetres >= Self.minShare * metres }

  /// Whether all that has a speed was travelled in one manner: the mean of a walk and a ferry is that of nothing.
  package var isOfOneManner: Bool { Self.areOfOneManner(manners.compactMap(\.recorded)) }

  fileprivate static func areOfOneManner(_ ways: [WayFigures]) -> Bool {
    let whole = ways.reduce(0) { $0 + $1.timedMetres }
    return ways.contains { $0.timedMetres >= (1 - minShare) * whole }
  }

  /// Metres that one climbed oneself, and not in a car or a train, as of a day; nil where nothing tells them.
  package var ownAscent: Double? {
    let climbs = manners.filter { !$0.mode.isDriven }.compactMap { $0.recorded?.ascent }
    return climbs.isEmpty ? nil : climbs.reduce(0, +)
  }

  /// The manners in which one climbed oneself where one was driven up, too, with nil for what nothing tells; else none.
  package var ownManners: [TravelMode?] {
    let climbed = manners.filter { $0.recorded?.ascent != nil }
    guard climbed.contains(where: \.mode.isDriven) else { return [] }
    return climbed.map(\.mode).filter { !$0.isDriven }
  }

  /// The manners that are told. What is hardly any of the way and only thought, as from the quay to the anchor, says
  /// nothing of how one went; a short walk that was recorded is told, and so is a ferry.
  package var toldManners: [Manner] {
    let least = Self.minShare * metres
    return manners.filter {
      $0.metres > 0
        && ($0.metres >= least || ($0.recorded?.metres ?? 0) >= Self.minMetres || $0.isVoyage)
    }
  }

  /// Metres of a manner that nobody recorded; nil where they are hardly any of the way.
  package func toldStraightMetres(of manner: Manner) -> Double? {
    let straight = manner.straightMetres
    return straight > 0
      && (straight >= Self.minShare * metres || manner.isVoyage && straight >= Self.leastVoyage)
      ? straight : nil
  }

  /// Metres of the whole that the manners, as they are told, leave out, recorded and not: short stretches, without which
  /// a list of them would not add up. Nil where there are none, or no manner is told.
  package var toldRest: (recorded: Double, straight: Double)? {
    let told = toldManners
    guard !told.isEmpty else { return nil }
    let rest = (
      recorded: recorded.metres - told.reduce(0) { $0 + ($1.recorded?.metres ?? 0) },
      straight: straightMetres - told.reduce(0) { $0 + (toldStraightMetres(of: $1) ?? 0) }
    )
    return max(rest.recorded, rest.straight) >= Self.leastRest ? rest : nil
  }

  /// Metres: all is told in steps of twice as many, or more.
  package static let leastRest = 50.0

  /// How far a day was, by its position in the list, and whether it was at least so far, since more than hardly any of
  /// it was not recorded, or some of it was kept back. Nil for a day without a way, and for one of which nothing was recorded where that says
  /// little.
  package func toldDistance(ofDay index: Int, in units: Units) -> (metres: Double, isAtLeast: Bool)? {
    let day = days[index]
    let straight = tellsDistances ? day.straightMetres : 0
    let metres = straight > 0 ? day.metres : day.way?.shown(in: units).metres ?? 0
    guard metres > 0 else { return nil }
    return (metres, day.isCut || straight > 0 && isIncomplete(day))
  }

  private func isIncomplete(_ day: Day) -> Bool {
    day.isCut || day.straightMetres > 0 && day.straightMetres >= Self.minShare * day.metres
  }

  /// Whether the whole was at least as far as it is told: more than hardly any of it, or of one of its days, was not
  /// recorded, or some of it was kept back.
  package var isAtLeast: Bool {
    straightMetres > 0 && isPartlyRecorded || days.contains(where: isIncomplete)
  }

  /// Whether some of what was recorded was kept back near a private place.
  var isCut: Bool { days.contains(where: \.isCut) }
}

extension DayWay {
  /// What a day of several manners is told by, as each is shown; none where one is nearly all, or some of it unknown.
  package func toldParts(in units: Units) -> [Part] {
    let told = parts.filter { $0.mode != nil && $0.figures.metres >= TripFigures.minMetres }
    let whole = figures.metres
    let rest = whole - told.reduce(0) { $0 + $1.figures.metres }
    guard told.count > 1, abs(rest) < TripFigures.minShare * whole else { return [] }
    let steps = FigureSteps(units: units)
    return told.map { Part(mode: $0.mode, figures: steps.rounded($0.figures)) }
  }
}

extension TripFigures.Manner {
  /// Whether it is a way over water that is worth a word, however far all others were: a ferry is no short stretch besides.
  fileprivate var isVoyage: Bool { mode == .boat && metres >= TripFigures.leastVoyage }
}

extension TripFigures.Day {
  /// Whether some of what was recorded of it was kept back near a private place.
  fileprivate var isCut: Bool { way?.isCut ?? false }

  /// Whether all of its way that has a speed was travelled in one manner.
  package var isOfOneManner: Bool { TripFigures.areOfOneManner(way?.parts.map(\.figures) ?? []) }
}

extension DayPlan {
  /// Metres of the routes that were planned for it; nil where they are no distance.
  package func toldPlannedMetres(in units: Units) -> Double? { TripFigures.told(plannedMetres(in: units)) }
}
