import Diagnostics
import TripModel

extension TripPlanner {
  /// Where the trip begins and ends: what trip.yml says, else the ends of the way, unless what it has is no way of one
  /// journey.
  mutating func planEnds(
    _ things: TripThings, _ destination: Reasoned<NamedPlace>?, _ route: RoutePlan, _ router: Router,
    isNoWay: Bool, unfound: Set<LocalDate>
  ) -> (start: Reasoned<TripEnd>?, end: Reasoned<TripEnd>?) {
    let places = KnownPlaces(
      things.places, things.journal.entries, things.itinerary.attractions, destination, route)
    let first = Self.beginning(of: route)
    let last = Self.ending(of: route)
    // Without times nobody knows at which of its ends a track was cut.
    let isCutOpen = things.tracks.contains { track in
      track.plan.isCut && track.pieces.contains { $0.span == nil }
    }
    let unplaced = UnplacedPictures(things.media.pictures)
    // Who went on to a place that nobody finds did not end where the map does, nor who wrote or took pictures on later days
    // that have no place.
    let days = route.days
    let held = unfound.union(daysHeld(by: things))
    let comesFirst = held.contains { day in days.map { day < $0.lowerBound } ?? false }
    let comesLast = held.contains { day in days.map { day > $0.upperBound } ?? false }
    // A way that comes out of a private circle did not begin where it comes out, and neither outings nor ideas are one way.
    let hides = (
      start: isNoWay || isCutOpen || trip.withheld.hidesStart || router.beginsHidden || router.beginsApart
        || router.beginsWithPicture && unplaced.comeFirst || comesFirst,
      end: isNoWay || isCutOpen || trip.withheld.hidesEnd || router.endsHidden || router.endsApart
        || router.endsWithPicture && unplaced.comeLast || comesLast
    )
    let entries = things.journal.entries
    return (
      end(trip.settings.startAt, places, else: hides.start ? nil : first, of: route, told: entries),
      end(trip.settings.endAt, places, else: hides.end ? nil : last, of: route, told: entries)
    )
  }

  /// Days of the trip of which a text or a picture is. What is withheld near home says nothing here: there the way hides its
  /// ends by itself.
  private func daysHeld(by things: TripThings) -> Set<LocalDate> {
    let entries = things.journal.entries.filter { $0.withheld == nil }.map(\.day.value)
    let pictures = things.media.pictures.filter { $0.photo.withheld == nil }.compactMap { $0.day?.value }
    return Set(entries).union(pictures).filter { day in
      (trip.settings.start.map { $0 <= day } ?? true) && (trip.settings.end.map { day <= $0 } ?? true)
    }
  }

  /// Where the way begins, unless a stop of an earlier day has no way to the next.
  private static func beginning(of route: RoutePlan) -> Coordinate? {
    let legs = route.legs.filter { !$0.points.isEmpty }
    let (leg, stop) = (legs.first { $0.day != nil } ?? legs.first, route.stops.first)
    guard let day = stop?.days.first, let start = leg?.days.lazy.compactMap(\.day).first, day < start else {
      return leg?.points.first ?? stop?.coordinate
    }
    return stop?.coordinate
  }

  private static func ending(of route: RoutePlan) -> Coordinate? {
    // What nothing gives a day stands behind all others, and is no end of anything.
    let legs = route.legs.filter { !$0.points.isEmpty }
    let leg = legs.last { $0.day != nil } ?? legs.last
    let stop = route.stops.max { ($0.days.last.map(\.dayNumber) ?? 0) < ($1.days.last.map(\.dayNumber) ?? 0) }
    guard let day = stop?.days.last, let end = leg?.days.reversed().lazy.compactMap(\.day).first, day > end
    else { return leg?.points.last ?? route.stops.last?.coordinate }
    return stop?.coordinate
  }

  private mutating func end(
    _ written: Written<NamedPlace>?, _ places: KnownPlaces, else onWay: Coordinate?, of route: RoutePlan,
    told entries: [EntryPlan]
  ) -> Reasoned<TripEnd>? {
    if let written {
      if let coordinate = written.value.coordinate {
        let end = TripEnd(name: written.value.name, at: coordinate, on: route)
        return Reasoned(end, because: .written(file: written.place.file))
      }
      if let name = written.value.name, let known = places[name] {
        let end = TripEnd(name: known.name, at: known.coordinate, on: route)
        return Reasoned(end, because: .pinNearby(title: known.name))
      }
      if let town = towns.position(of: written.value.name) {
        // Where the way begins or ends in that town, it tells more exactly where.
        let there = Optional(town).better(onWay.map { Reasoned($0, because: .content) }) ?? town
        let end = TripEnd(name: written.value.name, at: there.value, on: route)
        return Reasoned(end, because: town.reason)
      }
      if !towns.isAmbiguous(written.value.name ?? "") { diagnostics.append(.placeNotFound(written)) }
    }
    return onWay.map { place in
      var end = TripEnd(name: nil, at: place, on: route)
      // What the traveller called the place says more than the town that it is in.
      if end.name == nil { end.name = Self.name(of: place, in: entries) }
      // Where a stop has been moved to the middle of what happened there, the town still tells what it is called.
      if end.name == nil, let town = names.locality(at: place) {
        if town.isInTown { end.name = town.town } else { end.locality = town }
      }
      return Reasoned(end, because: .content)
    }
  }

  /// What the entry that was written nearest to a place calls it, of several the newest; nil where none that gives its own
  /// position was written there.
  private static func name(of place: Coordinate, in entries: [EntryPlan]) -> String? {
    var nearest: (name: String, metres: Double)?
    for entry in entries {
      guard let name = entry.placeName, let position = entry.position, case .written = position.reason
      else { continue }
      let metres = position.value.distance(to: place)
      if metres < Nearness.entryReach, metres <= nearest?.metres ?? .infinity { nearest = (name, metres) }
    }
    return nearest?.name
  }
}

/// Pictures of which nobody knows where they were taken, before the first that has a place or after the last: where the
/// trip was then is not known.
struct UnplacedPictures {
  /// The days on which such pictures came first.
  static func days(begunWith pictures: some Sequence<PhotoPlan>) -> Set<LocalDate> {
    var byDay: [LocalDate: [PhotoPlan]] = [:]
    for picture in pictures { if let day = picture.day?.value { byDay[day, default: []].append(picture) } }
    return Set(byDay.filter { UnplacedPictures($0.value).comeFirst }.keys)
  }

  private(set) var comeFirst = false
  private(set) var comeLast = false

  /// Seconds within which one was still at the same place.
  private static let margin = 600

  init(_ pictures: some Sequence<PhotoPlan>) {
    var (placed, unplaced): ([Int], [Int]) = ([], [])
    for picture in pictures where !picture.photo.isInFlight {
      guard let taken = picture.taken?.value.local.clockSeconds else { continue }
      let isUnplaced = picture.position == nil || picture.isRoughlyPlaced
      if isUnplaced { unplaced.append(taken) } else { placed.append(taken) }
    }
    guard let first = placed.min(), let last = placed.max() else { return }
    comeFirst = unplaced.contains { $0 < first - Self.margin }
    comeLast = unplaced.contains { $0 > last + Self.margin }
  }
}

extension TripPlanner {
  /// Says what the map of a trip without positions shows, where its destination is not found, or may be another one.
  mutating func tellDestination(of plan: TripPlan) {
    guard plan.isNowhere, let written = trip.settings.destination, let name = written.value.name,
      written.value.coordinate == nil, plan.way.destinationArea.isEmpty
    else { return }
    guard plan.way.destination?.value.coordinate != nil else {
      if names.knowsTowns, !towns.isAmbiguous(name) { diagnostics.append(.destinationNotFound(written)) }
      return
    }
    if let town = towns.smallTown(of: name) { diagnostics.append(.smallDestination(written, town)) }
  }
}

extension RouteLeg {
  /// The first of its days that is known.
  var day: LocalDate? { days.lazy.compactMap(\.day).first }
}

extension TripEnd {
  fileprivate init(name: String?, at coordinate: Coordinate, on route: RoutePlan) {
    let near = route.stops.lazy.map { (stop: $0, metres: $0.coordinate.distance(to: coordinate)) }
      .filter { $0.metres < Nearness.stopReach }.min {
        ($0.stop.name == nil ? 1 : 0, $0.metres) < ($1.stop.name == nil ? 1 : 0, $1.metres)
      }?.stop
    self.init(name: name ?? near?.name?.value, coordinate: coordinate, isStop: near != nil)
  }
}

extension Diagnostic {
  fileprivate static func destinationNotFound(_ place: Written<NamedPlace>) -> Diagnostic {
    let name = place.value.name ?? ""
    return Diagnostic(
      .note, .placeNotFound, "Unknown place “\(name)”: the map shows the world", at: place.place,
      advice: "Write a position after the name, such as Lisbon, 38.7223 -9.1393.")
  }

  fileprivate static func smallDestination(_ place: Written<NamedPlace>, _ town: TownReading) -> Diagnostic {
    let name = place.value.name ?? ""
    let region = [town.region, town.countryName].compactMap(\.self).joined(separator: ", ")
    return Diagnostic(
      .note, .ambiguousPlace, "“\(name)” is read as the town in \(region)", at: place.place,
      advice: "If another one is meant, write a position after the name, such as Lisbon, 38.7223 -9.1393.")
  }

  fileprivate static func placeNotFound(_ place: Written<NamedPlace>) -> Diagnostic {
    let name = place.value.name ?? ""
    return Diagnostic(
      .warning, .placeNotFound, "Unknown place “\(name)”", at: place.place,
      advice: "Write its position after the name, such as Lisbon, 38.7742 -9.1342.")
  }
}
