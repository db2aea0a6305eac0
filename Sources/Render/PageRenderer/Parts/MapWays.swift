import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Ways as maps have them: lines, stops with their numbers, and the ends.
extension TripMap {
  func content(of route: RoutePlan, marks: [MapMark]) -> MapContent {
    let days = DayNumbers(scope: scope)
    let names = StopLabels(scope: scope, stops: route.stops).names
    let stops = zip(route.stops, names).enumerated().map { index, named in
      let (stop, name) = named
      return MapStop(
        number: days.text(stop.days, separator: "·"), name: name,
        coordinate: stop.coordinate,
        link: stop.days.first.flatMap { scope.site.day(on: $0) }.map { scope.link($0.page) },
        days: told(stop.days), item: isLive ? StopList.id(at: index) : nil, weight: weight(of: stop))
    }
    return MapContent(lines: lines(route), stops: stops, marks: marks)
  }

  /// The whole way, its stops numbered by days; on a trip of one day in the order of the visits.
  func wholeWay(marks: [MapMark]) -> MapContent {
    guard let day = scope.onlyDay else { return content(of: plan.way.route, marks: marks + ends) }
    return content(of: day, marks: marks + ends)
  }

  /// Where the trip was said to begin and end, as far as nothing else stands there.
  private var ends: [MapMark] {
    var marked = Set(plan.places.map(\.coordinate))
    let (start, end) = (plan.startTense.startLabel, plan.endTense.endLabel)
    return [(plan.way.start, start), (plan.way.end, end)].compactMap { end, label in
      guard let end, end.reason != .content, !end.value.isStop, marked.insert(end.value.coordinate).inserted
      else { return nil }
      let name = end.value.name ?? words[label]
      return MapMark(kind: .pin(.other), name: name, coordinate: end.value.coordinate, days: told([]))
    }
  }

  func content(of day: DayPlan, marks: [MapMark]) -> MapContent {
    let names = StopLabels(scope: scope, stops: day.route.stops).names
    let stops = day.route.stops.enumerated().map { index, stop in
      MapStop(
        number: scope.words.numbers.whole(index + 1), name: names[index],
        coordinate: stop.coordinate,
        // What has no page of its own leads to the day where a script can show its card: a card is opened by a link.
        link: stop.place.map { scope.link(scope.plan[$0].page) } ?? (isLive ? scope.link(day.page) : nil),
        days: told([day.date]),
        item: isLive ? StopList.id(at: index) : nil, weight: weight(of: stop))
    }
    return MapContent(lines: lines(day.route), stops: stops, marks: marks)
  }

  /// A day counts for more than the pictures of one.
  private func weight(of stop: Stop) -> Int {
    100 * stop.days.count + 20 * stop.entries.count + min(50, stop.photos.count)
  }

  private func lines(_ route: RoutePlan) -> [RouteLine] {
    route.legs.flatMap { leg -> [RouteLine] in
      let style = style(of: leg)
      guard isLive else { return [RouteLine(points: leg.points, style: style)] }
      return leg.byDay.map { RouteLine(points: $0.points, style: style, day: $0.day?.description ?? "") }
    }
  }

  /// Days as data for a script; nil where none asks.
  func told(_ days: [LocalDate]) -> String? {
    isLive ? days.map(\.description).joined(separator: " ") : nil
  }

  private func style(of leg: RouteLeg) -> RouteStyle {
    switch leg.mode {
    case .walk: .walk
    case .rail: .rail
    case .flight: .flight
    case .boat: .boat
    // A straight line between two places is nobody's road.
    case .road, nil: leg.kind == .recorded ? .road : .joined
    }
  }
}
