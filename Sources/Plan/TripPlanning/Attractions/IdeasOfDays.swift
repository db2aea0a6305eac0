import TripModel

extension [AttractionPlan] {
  /// Each with the stop, bed or place of the trip that is nearest to it, whichever day has that, or none; before there is any
  /// with where the trip goes. The stops of days are meant, which are doors and quarters: one of the whole way may be a town
  /// with all around it.
  func near(
    _ route: RoutePlan, on days: [DayPlan], among things: TripThings, else destination: NamedPlace?
  ) -> [AttractionPlan] {
    guard !isEmpty else { return self }
    let ofDays = Dictionary(
      days.map { ($0.date, $0.spots(among: things)) }, uniquingKeysWith: { first, _ in first })
    let undated = things.places.filter { $0.day == nil && !$0.isOnlyPlanned }.map {
      NearSpot(name: $0.title, at: $0.coordinate, day: nil, isBed: false)
    }
    let spots = NeighbourIndex((days.spots(ofDays, route) + undated).map { ($0.at, $0) })
    return map { attraction in
      guard let place = attraction.position?.value else { return attraction }
      var found = attraction
      if let spot = spots.nearest(to: place) {
        found.nearest = AttractionPlan.NearestStop(
          name: spot.name, day: spot.day, metres: place.metres(to: spot.at))
      } else if let destination, let there = destination.coordinate {
        found.nearest = AttractionPlan.NearestStop(
          name: destination.name, day: nil, metres: place.metres(to: there))
      }
      return found
    }
  }
}

extension [DayPlan] {
  /// Where any of them was, the beds first since they have names; at last those stops of the whole way that are none
  /// of a day's: others gather what was near together over days, and tell less exactly where that was.
  fileprivate func spots(_ ofDays: [LocalDate: [NearSpot]], _ route: RoutePlan) -> [NearSpot] {
    let all = flatMap { ofDays[$0.date] ?? [] }
    let gathered = route.stops.filter(\.parts.isEmpty).map {
      NearSpot(name: $0.name?.value, at: $0.coordinate, day: $0.days.first, isBed: false)
    }
    return all.filter(\.isBed) + all.filter { !$0.isBed } + gathered
  }
}

/// A stop or a place of a day, or the bed from which it began.
private struct NearSpot {
  var name: String?
  var at: Coordinate
  var day: LocalDate?
  var isBed: Bool
}

extension DayPlan {
  /// Where it stops and what was seen on it, the bed of the night before first.
  fileprivate func spots(among things: TripThings) -> [NearSpot] {
    let bed = bed(among: things).map { bed in
      NearSpot(name: things.itinerary.events[bed.event.index].doorName, at: bed.at, day: date, isBed: true)
    }
    let stops = route.stops.map {
      NearSpot(name: $0.name?.value, at: $0.coordinate, day: date, isBed: false)
    }
    let seen = places.map {
      NearSpot(name: things[$0].title, at: things[$0].coordinate, day: date, isBed: false)
    }
    return [bed].compactMap(\.self) + stops + seen
  }

  /// Where it leads, as far as that is known or planned.
  fileprivate func positions(among things: TripThings) -> [Coordinate] {
    route.stops.map(\.coordinate) + places.map { things[$0].coordinate }
      + committed.compactMap { things[$0].position?.value }
  }
}

extension [DayPlan] {
  /// Days, today and those to come with what else might be seen on them: near to where they go, else to where the trip
  /// does.
  ///
  /// `today` is the day on which readers see the trip; nil where that is over.
  func withIdeas(
    among things: TripThings, from destination: Coordinate?, on today: LocalDate?
  ) -> [DayPlan] {
    guard let today, !things.itinerary.attractions.isEmpty else { return self }
    var anchor = destination.map { [$0] } ?? []
    return map { day in
      let here = day.positions(among: things)
      if !here.isEmpty { anchor = here }
      guard day.date >= today else { return day }
      let committed = day.committed.map { things[$0] }
      let bed = day.bed(among: things)
      var planned = day
      planned.walk = IdeaWalk.through(committed.filter { !$0.wasVisited }, from: bed)
      let chooser = IdeaChooser(near: [bed?.at].compactMap(\.self) + anchor, on: day.date)
      if day.places.count + committed.count < IdeaChooser.enough {
        planned.ideas = chooser.chosen(among: things.itinerary.attractions)
      }
      if day.date == today { planned.best = chooser.best(among: things.itinerary.attractions) }
      return planned
    }
  }
}

extension [DayPlan] {
  /// What is saved near to where a trip under way last was, the best first, where today has no page to offer it: no end
  /// is written, and nothing of today was kept yet.
  func bestBeyond(
    among things: TripThings, from destination: Coordinate?, on today: LocalDate
  ) -> [AttractionID] {
    guard !things.itinerary.attractions.isEmpty, !contains(where: { $0.date == today }),
      let last = last(where: { $0.date < today }), today - last.date <= IdeaChooser.longestSilence
    else { return [] }
    let known = reversed().lazy.filter { $0.date < today }
      .map { $0.ending ?? $0.positions(among: things) }.first { !$0.isEmpty }
    let chooser = IdeaChooser(near: known ?? destination.map { [$0] } ?? [], on: today)
    return chooser.best(among: things.itinerary.attractions)
  }
}

extension DayPlan {
  /// Where its way ended, as far as it has one.
  fileprivate var ending: [Coordinate]? { route.visits.last.map { [route.stops[$0].coordinate] } }
}

/// Chooses what might still be seen on a day.
private struct IdeaChooser {
  private let anchor: [Coordinate]
  private let date: LocalDate

  /// A day with so much planned needs no more.
  static let enough = 3
  private static let maxInAll = 6
  /// After more days than these of which nothing was kept a trip is over, though nobody has said so.
  static let longestSilence = 14
  /// Metres that nobody goes for it on one day.
  private static let reach = Nearness.dayReach
  /// More places of a day say no more about where it is.
  private static let maxAnchors = 12

  init(near anchor: [Coordinate], on date: LocalDate) {
    self.anchor = Array(anchor.prefix(Self.maxAnchors))
    self.date = date
  }

  /// What is open that day and not on a day yet, by category: the nearest, then the best, if that is a better one;
  /// without anything to be near to, the best.
  func chosen(among attractions: [AttractionPlan]) -> [AttractionID] {
    var order: [String] = []
    var byCategory: [String: [AttractionPlan]] = [:]
    for idea in wishes(among: attractions) {
      let category = idea.category?.lowercased() ?? ""
      if byCategory[category] == nil { order.append(category) }
      byCategory[category, default: []].append(idea)
    }
    let chosen = order.flatMap { Self.nearestAndBest(byCategory[$0] ?? []).map(\.id) }
    return Array(chosen.prefix(Self.maxInAll))
  }

  /// Of some, nearest first: the first, and of the others the best rated, of equals the nearer.
  private static func nearestAndBest(_ wishes: [AttractionPlan]) -> [AttractionPlan] {
    guard let nearest = wishes.first else { return [] }
    let others = wishes.dropFirst()
    let best = others.enumerated().min {
      (-rating($0.element), $0.offset) < (-rating($1.element), $1.offset)
    }
    return [nearest] + [best?.element].compactMap(\.self)
  }

  /// The best first, of equals the nearer: what one may go to today.
  func best(among attractions: [AttractionPlan]) -> [AttractionID] {
    let best = wishes(among: attractions).enumerated().sorted {
      (-Self.rating($0.element), $0.offset) < (-Self.rating($1.element), $1.offset)
    }
    return best.prefix(Self.maxInAll).map(\.element.id)
  }

  private static func rating(_ idea: AttractionPlan) -> Int { idea.rating?.hundredths ?? 0 }

  /// What is open that day, within reach and not on a day yet, nearest first.
  private func wishes(among attractions: [AttractionPlan]) -> [AttractionPlan] {
    attractions.filter { $0.isOpenIdea && $0.hours?.isOpen(on: date) != false }
      .map { (idea: $0, metres: metres(to: $0)) }
      .filter { $0.metres.map { $0 <= Self.reach } ?? anchor.isEmpty }
      .sorted { Self.rank($0.idea, $0.metres) < Self.rank($1.idea, $1.metres) }.map(\.idea)
  }

  private static func rank(_ idea: AttractionPlan, _ metres: Double?) -> (Double, Int, Int) {
    (metres ?? 0, -(idea.rating?.hundredths ?? 0), idea.id.index)
  }

  private func metres(to idea: AttractionPlan) -> Double? {
    guard let place = idea.position?.value else { return nil }
    return anchor.map { $0.distance(to: place) }.min()
  }
}

extension NeighbourIndex {
  /// The nearest of all that are not on the other half of the Earth.
  fileprivate func nearest(to place: Coordinate) -> Element? { nearest(within: 10_000_000, of: place) }
}
