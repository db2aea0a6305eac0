import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Ways as maps have them: lines, stops with their numbers, and the ends.
extension TripMap {
  func content(of route: RoutePlan, marks: [MapMark]) -> MapContent {
    let (days, isByDays) = (DayNumbers(scope: scope), scope.areStopsNumberedByDays)
    let isOrdered = scope.tracksApart == nil
    let names = StopLabels(scope: scope, stops: route.stops).names
    let stops = zip(route.stops, names).enumerated().map { index, named in
      let (stop, name) = named
      var marked = MapStop(
        number: isOrdered ? words.numbers.whole(index + 1) : "", name: name, coordinate: stop.coordinate,
        link: stop.days.first.flatMap { scope.site.day(on: $0) }.map { scope.link($0.page) },
        days: told(stop.days), item: isLive ? StopList.id(at: index) : nil, weight: weight(of: stop))
      if isByDays { days.number(&marked, by: stop.days) }
      (marked.group, marked.nights, marked.dates) = (kinds(of: stop), stop.nights, stop.days)
      marked.last = scope.lastName(of: stop, called: name) ?? ""
      marked.nearTown = stop.locality?.townNearby
      if let town = stop.locality, town.isInTown { marked.townReach = town.townReach }
      return marked
    }
    var content = MapContent(lines: lines(route), stops: stops, marks: marks)
    // What is the whole trip needs no name on its map.
    content.namedWays = plan.onlyUndatedTrack == nil ? scope.site.namedTracks.all : []
    return content
  }

  /// The whole way, its stops numbered by days; on a trip of one day, and where few days have many stops, along the way.
  func wholeWay(marks: [MapMark]) -> MapContent {
    guard let day = scope.onlyDay, scope.tracksApart == nil else {
      return content(of: plan.way.route, marks: marks + ends)
    }
    return content(of: day, stops: scope.stopsOfTrip, marks: marks + ends)
  }

  /// Where the trip was said to begin and end, as far as nothing else stands there.
  private var ends: [MapMark] {
    var marked = Set(plan.places.map(\.coordinate))
    let (start, end) = (plan.startTense.startLabel, plan.endTense.endLabel)
    // Nobody was at an end that is to come on the last day so far, and where it has no date no day is that of it.
    let isDated = end != .routeEndAhead || plan.dates?.hasWrittenEnd == true
    let ends = [
      (plan.way.start, start, plan.days.first), (plan.way.end, end, isDated ? plan.days.last : nil),
    ]
    return ends.compactMap { end, label, day in
      guard let end, end.reason != .content, !end.value.isStop, marked.insert(end.value.coordinate).inserted
      else { return nil }
      let name = end.value.name ?? words[label]
      return MapMark(
        kind: .pin(.other), name: name, coordinate: end.value.coordinate,
        link: day.map { scope.link($0.page) }, days: told([]))
    }
  }

  func content(of day: DayPlan, marks: [MapMark]) -> MapContent {
    content(of: day, stops: day.route.stops, marks: marks)
  }

  private func content(of day: DayPlan, stops: [Stop], marks: [MapMark]) -> MapContent {
    let names = StopLabels(scope: scope, stops: stops, day: day).names
    // Of rides that different people take none is the first.
    let isOrdered = day.route.ridesApart.isEmpty
    let stops = stops.enumerated().map { index, stop -> MapStop in
      var marked = MapStop(
        number: isOrdered ? scope.words.numbers.whole(index + 1) : "",
        name: names[index].isEmpty && stops.count > 1 ? hour(of: stop) : names[index],
        coordinate: stop.coordinate,
        link: link(to: stop, of: day),
        days: told([day.date]),
        item: isLive ? StopList.id(at: index) : nil, weight: weight(of: stop))
      marked.group = kinds(of: stop)
      marked.nearTown = stop.locality?.townNearby
      return marked
    }
    var nights = overnight(day)
    var given = GivenLabels()
    for stop in stops { _ = given.isFirst(stop.name, at: stop.coordinate) }
    for index in nights.marks.indices {
      let mark = nights.marks[index]
      nights.marks[index].isLabelled = given.isFirst(mark.name, at: mark.coordinate)
    }
    // Among rides whose ends have no numbers an end is a ring, too, though one came there on another day.
    let ends = isOrdered ? [] : nights.marks.map(MapStop.init(endOf:))
    let own = lines(of: day).filter { line in !nights.lines.contains { $0.holds(line) } }
    var content = MapContent(
      lines: own + nights.lines, stops: stops + ends,
      marks: marks + (isOrdered ? nights.marks : []))
    content.namedWays = scope.site.namedTracks.ways(on: day, of: plan)
    return content
  }

  /// `Rome 18:15`: what tells a corner of a town from the others on a walk that is the whole trip, where no quarter is
  /// near, is when one was there; that alone would be no name of a place. Empty elsewhere.
  private func hour(of stop: Stop) -> String {
    guard scope.onlyDay != nil, stop.isBareCorner, let town = stop.locality?.town, let times = stop.times
    else { return "" }
    return town + "\u{A0}" + words.dates.time(times.lowerBound)
  }

  /// Rides that end on a later day than they begin: on the maps of both, unless a track shows them, with those ends at
  /// which nothing stands.
  private func overnight(_ day: DayPlan) -> (lines: [RouteLine], marks: [MapMark]) {
    let rides = day.events.map { plan[$0] }.filter { $0.start.day < $0.lastDay }
      .compactMap { event in ride(event).map { (event: event, line: $0) } }
    let recorded = Set(day.route.legs.filter { $0.kind == .recorded }.map(Self.style))
    let shown = rides.filter { !recorded.contains($0.line.style) }
    let stops = day.route.stops.map(\.coordinate)
    let events = shown.map(\.event)
    let places = stops + events.flatMap(\.places).compactMap { $0.position?.value }
    let ends = marks(of: events, areByTown: StopLabels.areOfCountries(places)).filter { mark in
      stops.allSatisfy { $0.distance(to: mark.coordinate) > Self.sameEnd }
    }
    return (shown.map { throughKnown($0.line) }, ends)
  }

  /// The line of a ride by way of what is known on it, so that it is one with what a day has of it.
  private func throughKnown(_ ride: RouteLine) -> RouteLine {
    guard let from = ride.points.first, let to = ride.points.last else { return ride }
    for leg in plan.way.route.legs where leg.kind == .joined && Self.style(of: leg) == ride.style {
      guard let start = leg.points.firstIndex(of: from), let end = leg.points[start...].firstIndex(of: to),
        end - start >= ride.points.count
      else { continue }
      var line = ride
      line.points = Array(leg.points[start...end])
      return line
    }
    return ride
  }

  /// Metres within which a stop stands for the end of a ride: the two halves of a great airport.
  private static let sameEnd = 3000.0

  /// The page of its pin. What has none leads to the day where a script can show its card, since a card is opened by a
  /// link; elsewhere to what was written there, else to its first picture.
  private func link(to stop: Stop, of day: DayPlan) -> String? {
    if let place = stop.place { return scope.link(plan[place].page) }
    if isLive { return scope.link(day.page) }
    let page = stop.entries.first.map { plan[$0].page } ?? stop.photos.first.map { plan[$0].page }
    return page.map { scope.link($0) }
  }

  /// What a stop is in a choice of kinds: what its pin is, and what was written there; nil where no script asks.
  private func kinds(of stop: Stop) -> String? {
    guard isLive else { return nil }
    let ofPlace = stop.place.flatMap { plan[$0].category }.map { scope.label(ofCategory: $0) }
    let ofEntries = stop.entries.compactMap { KindSign(plan[$0].kind, in: scope.words)?.group(in: scope) }
    var seen: Set<String> = []
    let kinds = ([ofPlace].compactMap(\.self) + ofEntries).filter { seen.insert($0).inserted }
    return kinds.isEmpty ? nil : kinds.joined(separator: "\n")
  }

  /// A day counts for more than the pictures of one.
  private func weight(of stop: Stop) -> Int {
    100 * stop.days.count + 20 * stop.entries.count + min(50, stop.photos.count)
  }

  /// The way of a day; at sea with the way from where one was before, without which it would be dots on the water.
  private func lines(of day: DayPlan) -> [RouteLine] {
    guard day.route.isAtSea, !isLive else { return lines(day.route) }
    let legs = plan.way.route.legs.filter { leg in leg.days.contains { $0.day == day.date } }
    let voyage = legs.flatMap { leg in
      leg.byDay.filter { $0.day == day.date }.map { Self.line(of: leg, along: $0.points) }
    }
    return voyage.isEmpty ? lines(day.route) : voyage
  }

  private func lines(_ route: RoutePlan) -> [RouteLine] {
    plan.legsToSee(of: route).flatMap { leg -> [RouteLine] in
      guard isLive else { return [Self.line(of: leg, along: leg.points)] }
      return leg.byDay.map { Self.line(of: leg, along: $0.points, on: $0.day?.description ?? "") }
    }
  }

  /// A stretch of a leg with all that a key tells of it, which is the same on every map that shows it.
  static func line(of leg: RouteLeg, along points: [Coordinate], on day: String = "") -> RouteLine {
    var line = RouteLine(points: points, style: style(of: leg), day: day, isStraight: leg.kind == .joined)
    (line.isUntimed, line.isEstimate) = (leg.isUntimed, leg.isEstimate)
    return line
  }

  /// Days as data for a script; nil where none asks.
  func told(_ days: [LocalDate]) -> String? {
    isLive ? days.map(\.description).joined(separator: " ") : nil
  }

  static func style(of leg: RouteLeg) -> RouteStyle {
    switch leg.mode {
    // Of a walk of which nothing was recorded nobody knows the path.
    case .walk: leg.kind == .joined ? .joined : .walk
    case .rail: .rail
    case .flight: .flight
    case .boat: .boat
    // Of a way by road that nobody recorded a booking tells, and no speed.
    case .road where leg.kind == .joined && !leg.isEstimate: .bus
    // A straight line between two places is nobody's road, and a plan no record of one.
    case .bicycle, .road, .car, .taxi, nil: leg.kind == .recorded ? .road : .joined
    }
  }
}

extension RouteLine {
  /// Whether a straight line is a part of this one.
  fileprivate func holds(_ part: RouteLine) -> Bool {
    guard part.isStraight, part.style == style, let first = part.points.first,
      let start = points.firstIndex(of: first)
    else { return false }
    return points[start...].starts(with: part.points)
  }
}

extension Stop {
  /// How often one was there on a day and on the next.
  fileprivate var nights: Int { zip(days, days.dropFirst()).count { $0 + 1 == $1 } }
}

extension MapStop {
  /// The end of a ride that comes there on another day.
  fileprivate init(endOf mark: MapMark) {
    self.init(
      number: "", name: mark.name, coordinate: mark.coordinate, link: mark.link, days: mark.days)
    (isLabelled, group, nearTown) = (mark.isLabelled, mark.group, mark.nearTown)
  }
}
