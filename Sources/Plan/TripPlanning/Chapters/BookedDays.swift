import Diagnostics
import TripModel

extension [DayPlan] {
  /// Days of which nothing else tells where they went, called by what is booked for them.
  ///
  /// What is its author's alone gives no name. Asked of days that have their chapters. A day on which a ride begins
  /// and ends is no day at the one end of it that is known.
  func calledByBookings(_ events: [EventPlan]) -> [DayPlan] {
    map { day in
      guard day.title == nil else { return day }
      let booked = day.events.map { events[$0.index] }.filter { $0.kept == nil }
      var chosen: EventPlan?
      if day.course == nil {
        chosen = booked.first { $0.phase(on: day.date) == .begins } ?? booked.first
      } else if day.isOneStopAlone, day.route.ridesApart.isEmpty {
        chosen = booked.first {
          $0.start.day == day.date && ($0.isOverNight || $0.hasOneKnownEnd && $0.lastDay == day.date)
        }
        // Nothing but the door of a hired car brought one to this town.
        if chosen == nil, booked.count == 1, let car = booked.first,
          case .at(let spots)? = day.course?.value
        {
          let doors = car.spotsOfCar(on: day.date)
          if spots.allSatisfy({ doors.contains($0) }) { chosen = car }
        }
        // What one went to says more of a day than the house that it was in.
        if chosen == nil, booked.count == 1, let event = booked.first, event.kind == .activity,
          let house = event.at?.name, day.course?.value == .at([.named(house)])
        {
          chosen = event
        }
      }
      guard let chosen else { return day }
      var day = day
      day.course = Reasoned(chosen.course(on: day.date), because: .written(file: chosen.source.file))
      return day
    }
  }
}

extension DayPlan {
  /// Whether all that is known of it is one place, and nobody took a picture there.
  fileprivate var isOneStopAlone: Bool { route.stops.count == 1 && entries.isEmpty && photos.isEmpty }
}

extension EventPlan {
  /// Whether it is a ride between two places that have names, and only one of them a position.
  fileprivate var hasOneKnownEnd: Bool {
    guard let from, let to, way != nil else { return false }
    return (from.position == nil) != (to.position == nil)
  }

  /// Whether it is a ride that arrives on a later day than it sets out.
  fileprivate var isOverNight: Bool { way != nil && lastDay > start.day }

  /// What a day is called by it: a ride by its ends, a hired car by the town in which one gets it or gives it back, which
  /// no seller writes above a booking, all else by its own name.
  fileprivate func course(on day: LocalDate) -> DayCourse {
    if let way { return way }
    guard kind == .carRental else { return .at([.named(title)]) }
    let spot = spotsOfCar(on: day).first
    return phase(on: day) == .begins ? .carTaken(spot) : .carReturned(spot)
  }

  /// What the door is called at which one gets a hired car on a day, or gives it back: its town, where that is known, then
  /// its name. Nothing of all but hired cars.
  fileprivate func spotsOfCar(on day: LocalDate) -> [DaySpot] {
    guard kind == .carRental, let door = phase(on: day) == .begins ? from ?? at : to else { return [] }
    let town = door.locality == nil ? nil : door.townName
    let name = door.name.flatMap { $0.isEmpty ? nil : $0 }
    let spots: [DaySpot?] = [town.map { DaySpot.town($0) }, name.map { DaySpot.named($0) }]
    return spots.compactMap(\.self)
  }

  private var way: DayCourse? {
    guard kind.isRide, let from = from?.townName, let to = to?.townName, from != to else { return nil }
    return .way(from: from, to: to)
  }
}

extension EventPlace {
  /// What one calls it who comes from far away: its town, else what its name has before the words for a station, else
  /// all of that.
  var townName: String? {
    if let city = locality?.city { return city }
    if let locality, locality.isInTown, let town = locality.town { return town }
    return name.map { StationName.towns(in: $0).last ?? $0 }
  }
}
