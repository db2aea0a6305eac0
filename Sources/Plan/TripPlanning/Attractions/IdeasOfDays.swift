import TripModel

extension [AttractionPlan] {
  /// Each with the stop that is nearest to it, if possible of its day.
  func near(_ route: RoutePlan, on days: [DayPlan]) -> [AttractionPlan] {
    let stops = NeighbourIndex(route.stops.map { ($0.coordinate, $0) })
    return map { attraction in
      guard let place = attraction.position?.value else { return attraction }
      let ofDay = days.first { $0.date == attraction.day }.map(\.route.stops) ?? []
      let nearest = ofDay.min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }
      let stop = nearest ?? stops.nearest(to: place)
      var found = attraction
      found.nearest = stop.map {
        AttractionPlan.NearestStop(
          name: $0.name?.value, day: nearest == nil ? $0.days.first : attraction.day,
          metres: place.metres(to: $0.coordinate))
      }
      return found
    }
  }
}

extension [DayPlan] {
  /// Days, those to come with what else might be seen on them: near to where they go, else to where the trip does.
  ///
  /// `today` is the day on which readers see the trip.
  func withIdeas(
    among things: TripThings, from destination: Coordinate?, after today: LocalDate
  ) -> [DayPlan] {
    guard !things.itinerary.attractions.isEmpty else { return self }
    var anchor = destination.map { [$0] } ?? []
    return map { day in
      let committed = day.committed.map { things[$0] }
      let here =
        day.route.stops.map(\.coordinate) + day.places.map { things[$0].coordinate }
        + committed.compactMap { $0.position?.value }
      if !here.isEmpty { anchor = here }
      guard day.date > today, day.places.count + committed.count < IdeaChooser.enough else { return day }
      var planned = day
      planned.ideas = IdeaChooser(near: anchor, on: day.date).chosen(among: things.itinerary.attractions)
      return planned
    }
  }
}

/// Chooses what might still be seen on a day.
private struct IdeaChooser {
  private let anchor: [Coordinate]
  private let date: LocalDate

  /// A day with so much planned needs no more.
  static let enough = 3
  private static let maxOfCategory = 2
  private static let maxInAll = 6
  /// Metres that nobody goes for it on one day.
  private static let reach = 50_000.0
  /// More places of a day say no more about where it is.
  private static let maxAnchors = 12

  init(near anchor: [Coordinate], on date: LocalDate) {
    self.anchor = Array(anchor.prefix(Self.maxAnchors))
    self.date = date
  }

  /// What is open that day and not on a day yet, by category, nearest first; without anything to be near to, the best.
  func chosen(among attractions: [AttractionPlan]) -> [AttractionID] {
    let wishes = attractions.filter { $0.isOpenIdea && $0.hours?.isOpen(on: date) != false }
      .map { (idea: $0, metres: metres(to: $0)) }
      .filter { $0.metres.map { $0 <= Self.reach } ?? anchor.isEmpty }
      .sorted { Self.rank($0.idea, $0.metres) < Self.rank($1.idea, $1.metres) }
    var order: [String] = []
    var byCategory: [String: [AttractionID]] = [:]
    for (idea, _) in wishes {
      let category = idea.category?.lowercased() ?? ""
      if byCategory[category] == nil { order.append(category) }
      guard byCategory[category, default: []].count < Self.maxOfCategory else { continue }
      byCategory[category, default: []].append(idea.id)
    }
    return Array(order.flatMap { byCategory[$0] ?? [] }.prefix(Self.maxInAll))
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
  /// The nearest of all, looked for in wider and wider circles.
  fileprivate func nearest(to place: Coordinate) -> Element? {
    var reach = 1000.0
    while reach < 30_000_000 {
      if let first = within(reach, of: place).first { return first.element }
      reach *= 10
    }
    return nil
  }
}
