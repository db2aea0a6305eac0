import Drawing
import Geodesy
import SiteLanguage
import TripModel
import TripPlanning

/// Maps of what is planned.
extension TripMap {
  /// All that is planned, as far as its places are known; nil where nothing says where it is.
  func itinerary() -> Record? {
    let events = plan.itinerary.events
    let lines = events.compactMap { way(of: $0) }
    let places = events.flatMap(\.places).compactMap { $0.position?.value }
    let areByTown = StopLabels.areOfCountries(places)
    let stays = areByTown ? StayStops(of: events, scope: scope) : nil
    var marks = marks(of: events, areByTown: areByTown, areAboveDays: true) { stays?.tell($0) ?? false }
    if areByTown { marks = TownSigns(of: events).joined(marks) }
    var given = GivenLabels()
    for stop in stays?.stops ?? [] { _ = given.isFirst(stop.name, at: stop.coordinate) }
    for index in marks.indices {
      marks[index].isLabelled = given.isFirst(marks[index].name, at: marks[index].coordinate)
    }
    guard !lines.isEmpty || !marks.isEmpty || stays?.stops.isEmpty == false else { return nil }
    var content = MapContent(lines: lines, stops: stays?.stops ?? [], marks: marks)
    content.foldsByTown = true
    // As the list below it: no other booking has that sign.
    content.kindNames[TripEvent.Kind.activity.mapSign] = words[.eventActivity]
    var map = self
    map.foldsLegend = true
    map.numbersNote = words[.routeNote]
    return map.figure(
      content.leavingFarEnds, ofMost: true, isLight: true,
      title: words(.mapOfTrip, ["title": scope.tripTitle]))
  }

  /// One event: the way of a ride, or where it is.
  func of(_ event: EventPlan) -> Record? {
    let title = words(.mapOfPlace, ["place": event.title])
    var given = GivenLabels()
    // A station may stand in the middle of its town: on a map of countries that is what it is called by.
    let areByTown = StopLabels.areOfCountries(event.places.compactMap { $0.position?.value })
    let stops = event.places.compactMap { place -> MapStop? in
      guard let position = place.position?.value else { return nil }
      let eventWords = EventWords(scope: scope, event: event)
      let own = eventWords.sign(at: place)
      let called = eventWords.name(of: place) ?? ""
      let town = areByTown ? StopLabels.town(in: called, at: place.locality) : nil
      let guess = event.guess(at: place).map {
        areByTown ? $0.town : words(.stopInTown, ["town": $0.town])
      }
      let name = town ?? guess ?? own
      var stop = MapStop(number: "", name: name, coordinate: position)
      stop.isLabelled = given.isFirst(name, at: position)
      return stop
    }
    guard !stops.isEmpty else { return nil }
    var map = self
    map.showsNearby = event.places.compactMap(\.position).allSatisfy { !$0.reason.isVague }
    return map.figure(
      MapContent(lines: [way(of: event)].compactMap(\.self), stops: stops), isLight: true,
      title: title)
  }

  /// The line of a ride: as it was recorded, else by how one travels.
  func way(of event: EventPlan) -> RouteLine? { recorded(event) ?? ride(event) }

  /// The line of a ride, by how one travels.
  func ride(_ event: EventPlan) -> RouteLine? {
    guard event.kind.isRide, let from = event.from?.position?.value, let to = event.to?.position?.value,
      from != to
    else { return nil }
    let style: RouteStyle =
      switch event.kind {
      case .flight: .flight
      case .train: .rail
      case .ferry: .boat
      case .bus: .bus
      default: .joined
      }
    return RouteLine(points: [from] + event.via + [to], style: style, isStraight: true)
  }

  /// The same as it was recorded; nil where nothing recorded it so.
  private func recorded(_ event: EventPlan) -> RouteLine? {
    plan.recordedLeg(of: event).map { RouteLine(points: $0.points, style: Self.style(of: $0)) }
  }

  /// Hotels, tables and tickets at their places, and the ends of rides; by the towns that are in their names, where these
  /// tell more. `areAboveDays` says that the days of the itinerary stand below them on the same page, `isTold` of which
  /// places another sign tells.
  func marks(
    of events: [EventPlan], areByTown: Bool = false, areAboveDays: Bool = false,
    unless isTold: (EventPlace) -> Bool = { _ in false }
  ) -> [MapMark] {
    var seen: Set<Coordinate> = []
    return events.flatMap { event in
      event.places.compactMap { place -> MapMark? in
        guard let position = place.position?.value, !isTold(place), seen.insert(position).inserted else {
          return nil
        }
        let eventWords = EventWords(scope: scope, event: event)
        let name = eventWords.name(of: place) ?? event.title
        let town = areByTown ? StopLabels.town(in: name, at: place.locality) : nil
        let guess = town == nil ? event.guess(at: place) : nil
        let inTown = guess.map { areByTown ? $0.town : words(.stopInTown, ["town": $0.town]) }
        var mark = MapMark(
          kind: .pin(event.kind.mapSign), name: town ?? inTown ?? eventWords.sign(at: place),
          coordinate: position, link: scope.link(event.page), days: told(event.days))
        mark.isVague = guess != nil
        mark.list =
          areAboveDays
          ? event.days.first.map { "#" + ItineraryPage.id(of: $0) }
          : plan.addresses.itinerary.map { scope.link($0, fragment: "list") }
        return mark
      }
    }
  }
}

extension TripEvent.Kind {
  /// The shape of its mark on maps.
  var mapSign: PlaceCategory {
    switch self {
    case .hotel: .stay
    case .restaurant: .food
    case .activity: .fun
    case .flight, .train, .bus, .ferry, .carRental, .parking, .direction, .transport: .transport
    }
  }
}
