import SiteLanguage
import TripModel
import TripPlanning

/// A day that nobody has written about, in words: what it is called, and a line on it.
struct DayWords {
  let words: Words
  let units: Units

  // MARK: - Its title

  /// `Lisbon to Coimbra`, `Around Vík`, `At sea`, `Alfama and Belém`.
  func title(_ course: DayCourse) -> String {
    let text =
      switch course {
      case .at(let spots): list(spots)
      case .way(let from, let to): words(.titleOfWay, ["from": from, "to": to])
      case .wayOut(let from, .near(let town)):
        words(.titleOfWay, ["from": from, "to": words(.townNear, ["quarter": town])])
      case .wayOut(let from, let to): words(.titleOfWay, ["from": from, "to": self.text(to)])
      case .towards(let from, let to): words(.dayTowards, ["from": from, "to": to])
      case .quarters(let names, nil): words.list(names)
      case .quarters(let names, let town?):
        words(.dayQuarters, ["town": town, "quarters": words.list(names)])
      case .apart(let one, let other): words(.dayApart, ["one": title(one), "other": title(other)])
      case .rides(let count, let starts, _) where starts.count > Self.maxStarts:
        words.counted(.dayRides, count)
      case .rides(let count, let starts, _):
        words.counted(.dayRidesFrom, count, ["places": words.list(starts)])
      case .carTaken(let spot):
        spot.map { words(.dayCarTaken, ["place": self.text($0)]) } ?? words[.dayCarTakenSomewhere]
      case .carReturned(let spot):
        spot.map { words(.dayCarReturned, ["place": self.text($0)]) } ?? words[.dayCarReturnedSomewhere]
      case .sea: words[.dayAtSea]
      }
    // What somebody called a place is left alone: `betahaus | Kreuzberg`.
    if case .at(let spots) = course, case .named? = spots.first { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// More towns than these from which rides set out are no name.
  private static let maxStarts = 4

  /// Two places around which one was share their word: `around Flúðir and Laugar`.
  private func list(_ spots: [DaySpot]) -> String {
    let near = spots.compactMap { if case .near(let town) = $0 { town } else { nil } }
    if near.count == spots.count { return words(.dayAround, ["places": words.list(near)]) }
    return words.list(spots.map(text))
  }

  private func text(_ spot: DaySpot) -> String {
    switch spot {
    case .named(let name), .town(let name): name
    case .near(let town): words(.dayAround, ["places": town])
    case .beyond(let direction, let town):
      words(.dayBeyond, ["direction": words[direction.phrase], "town": town])
    }
  }

  // MARK: - Its line

  /// The sentences of a day, one behind the other; nil where there are none. How far it was is told of a day on which
  /// one flew so many metres as the figures beside it tell it.
  func line(_ remarks: [DayRemark], flown: Double) -> String? {
    let sentences = remarks.map { sentence($0, flown: flown) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func sentence(_ remark: DayRemark, flown: Double) -> String {
    switch remark {
    case .into(let country): words(.remarkInto, ["country": words.country(country)])
    case .crossing(let metres, let areMany, let towns):
      crossing(metres, areMany: areMany, by: towns, flown: flown)
    case .outAndBack(let town): words(.remarkOutAndBack, ["town": town])
    case .turn(let place): far(place, at: .remarkTurn, off: .remarkTurnOff)
    case .round(let place): far(place, at: .remarkRound, off: .remarkRoundOff)
    case .sea(let sea): words(.remarkSea, ["sea": sea])
    case .stay(let count, let town, let areWhole):
      words(
        .remarkStay,
        ["days": words.counted(areWhole ? .countDaysWhole : .countDays, count), "town": town])
    case .within(let places): words(.remarkIn, ["places": words.list(places)])
    case .withinQuarters(let places, let town):
      words.counted(.remarkInQuarters, places.count, ["places": words.list(places), "town": town])
    case .also(let places): words(.remarkAlso, ["places": words.list(places)])
    case .quarters(let places):
      words.counted(.remarkQuarters, places.count, ["places": words.list(places)])
    case .fromMiddle(let quarter): words(.remarkFromMiddle, ["place": quarter])
    case .fromNear(let quarter, let other): words(.remarkFromNear, ["from": quarter, "to": other])
    case .knownFrom(let quarter, let isNear, let other):
      words(isNear ? .remarkKnownFromNear : .remarkKnownFrom, ["from": quarter, "to": other])
    case .between(let from, let to): words(.remarkWay, ["from": from, "to": to])
    case .rides(let ways, let areAll):
      words(areAll ? .remarkAllRides : .remarkRides, ["ways": title(ways)])
    case .maxPictures: words[.remarkMostPictures]
    }
  }

  private func far(_ place: FarPlace, at phrase: Phrase, off phraseOff: Phrase) -> String {
    switch place {
    case .at(let name): words(phrase, ["place": name])
    case .reached(let name): words(.remarkReached, ["place": name])
    case .off(let metres, let direction, let town):
      words(
        phraseOff,
        [
          "distance": words.lengths.round(rounded(metres, to: 1), in: units).text,
          "direction": words[direction.phrase], "town": town,
        ])
    }
  }

  private func crossing(_ metres: Double, areMany: Bool, by towns: [String], flown: Double) -> String {
    let names = words.list(towns)
    // Of a day that was spent on other rides, too, that would be no more than a part.
    let isFlown = flown > 0 && flown >= Self.shareOfFlight * metres
    // What was flown is a figure of the day: the same digits here.
    let lengths = words.lengths
    let distance =
      (isFlown
      ? lengths.leastDistance(flown, in: units) : lengths.round(rounded(metres, to: Self.step), in: units))
      .text
    if metres == 0 { return words(.remarkBy, ["towns": names]) }
    let straight = areMany ? Phrase.remarkCrossingLines : .remarkCrossing
    return towns.isEmpty
      ? words(isFlown ? .remarkFlown : straight, ["distance": distance])
      : words(isFlown ? .remarkFlownBy : .remarkCrossingBy, ["distance": distance, "towns": names])
  }

  /// How much of the way of a day is flown that was a flight.
  private static let shareOfFlight = 0.9

  /// In kilometres or miles: more would be more than anybody knows of a way between two pictures.
  private static let step = 10.0

  /// To so many kilometres or miles, and never none.
  private func rounded(_ metres: Double, to count: Double) -> Double {
    let step = count * (units == .kilometres ? 1000 : 1609.344)
    return max(1, (metres / step).rounded()) * step
  }
}
