import Diagnostics
import TripModel

/// Finds where money was spent: where it is said, what was bought is called, where one surely was at that hour, and at last
/// the town in which all of the day was. What none of these tells is nowhere: a wrong place is worse than none.
struct MoneyPlaces {
  let things: TripThings
  let days: [LocalDate: DayPlan]
  /// Where the traveller's names lead.
  let named: (String) -> Reasoned<Coordinate>?
  /// Whether a position may be told: a guess may lead near home although nothing was there.
  let isOpen: (Coordinate) -> Bool
  /// The events that purchases paid which stand beside them, by the places of these among the expenses.
  private let paidEvents: [Int: EventID]
  private let saved: PurchasesAtSaved
  private let estimates: EstimatedPositions?
  /// By their days the pins that have a time, in their order; empty where no expense has one.
  private let timedPins: [LocalDate: [TimedPin]]

  /// A pin with the second of its day at which one was there.
  private struct TimedPin {
    let place: PlaceID
    let second: Int
  }

  init(
    _ things: TripThings, days: [DayPlan], expenses: [ExpensePlan],
    named: @escaping (String) -> Reasoned<Coordinate>?, isOpen: @escaping (Coordinate) -> Bool
  ) {
    self.things = things
    self.days = Dictionary(days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
    self.named = named
    self.isOpen = isOpen
    paidEvents = days.paidEvents
    saved = PurchasesAtSaved(things.itinerary.attractions)
    let asksForHours = expenses.contains { $0.expense.when.time != nil }
    estimates =
      asksForHours
      ? EstimatedPositions(
        tracks: things.tracks, photos: things.media.photos, clocks: things.clocks, isAsked: true) : nil
    var timedPins: [LocalDate: [TimedPin]] = [:]
    for pin in asksForHours ? things.places : [] where pin.origin == .pin {
      guard let day = pin.day, let moment = pin.time else { continue }
      timedPins[day, default: []].append(
        TimedPin(place: pin.id, second: moment.local.time.secondOfDay))
    }
    self.timedPins = timedPins
  }

  /// A purchase with its place, and the pin that it names.
  private struct Placed {
    var position: Reasoned<Coordinate>
    var name: String?
    var place: PlaceID?
    /// Whether that is only where one was at its hour, by pictures or a pin, or the town of its day.
    var isGuess = false

    /// Whether no more than its town is known: then it is at none of the doors there.
    var isTown: Bool {
      if case .placeOfDay = position.reason { return true }
      return position.reason.isVague
    }
  }

  /// By their days the middles of the towns in which all of them was.
  private typealias Towns = [LocalDate: Placed]

  /// The expenses with their positions, and the places, those of most money first.
  func found(among expenses: [ExpensePlan]) -> (expenses: [ExpensePlan], places: [MoneyPlace]) {
    var byExpense: [Int: PlaceID] = [:]
    for place in things.places {
      for index in place.expenses where byExpense[index] == nil { byExpense[index] = place.id }
    }
    var expenses = expenses
    var places: [MoneyPlace] = []
    var towns: Towns = [:]
    for day in Set(expenses.map(\.day)) { towns[day] = ofDay(day) }
    for index in expenses.indices {
      guard let placed = placed(index, expenses[index], byExpense[index], towns) else { continue }
      expenses[index].position = placed.position
      expenses[index].isPositionGuess = placed.isGuess
      add(placed, index, expenses[index], to: &places)
    }
    for index in places.indices { places[index].days.sort() }
    return (
      expenses,
      places.enumerated().sorted {
        (-$0.element.spent.minorUnits, $0.offset) < (-$1.element.spent.minorUnits, $1.offset)
      }.map(\.element)
    )
  }

  private func add(_ placed: Placed, _ index: Int, _ expense: ExpensePlan, to places: inout [MoneyPlace]) {
    let same = self.index(of: placed, in: places)
    let found = same ?? places.count
    if same == nil {
      places.append(
        MoneyPlace(
          name: placed.name, coordinate: placed.position.value, place: placed.place,
          isTown: placed.isTown, spent: .zero(expense.amount.value.currency), expenses: [], days: []))
    }
    places[found].spent += expense.amount.value
    places[found].expenses.append(index)
    if placed.isGuess { places[found].guessed.append(index) }
    if !places[found].days.contains(expense.day) { places[found].days.append(expense.day) }
    if places[found].place == nil { places[found].place = placed.place }
    places[found].name = placed.place.map { things[$0].title } ?? places[found].name ?? placed.name
  }

  /// The place at which it is: that of its pin, else the nearest that may be the same.
  private func index(of placed: Placed, in places: [MoneyPlace]) -> Int? {
    if let pin = placed.place, let same = places.firstIndex(where: { $0.place == pin }) { return same }
    let reach = placed.isTown ? Self.withinTown : Self.together
    let near = places.indices.filter { mayBeOne(places[$0], placed) }
      .map { (index: $0, metres: places[$0].coordinate.distance(to: placed.position.value)) }
      .filter { $0.metres <= reach }
    return near.min { ($0.metres, $0.index) < ($1.metres, $1.index) }?.index
  }

  /// Whether two that are near to each other may be one place: a hatter beside a hotel is none of its doors, but at a
  /// pin is whatever is around it, unless that is another pin. A town as a whole is one with nothing in it.
  private func mayBeOne(_ place: MoneyPlace, _ placed: Placed) -> Bool {
    if place.isTown || placed.isTown { return place.isTown == placed.isTown && place.name == placed.name }
    if place.place != nil || placed.place != nil { return place.place == nil || placed.place == nil }
    return place.name == nil || placed.name == nil || place.name == placed.name
  }

  /// Metres within which two purchases are at one place.
  private static let together = 150.0

  private func placed(_ index: Int, _ expense: ExpensePlan, _ pin: PlaceID?, _ towns: Towns) -> Placed? {
    let spent = expense.expense
    // What was paid near home has no place, not even that of its day.
    guard spent.header.at.withheld == nil else { return nil }
    if let told = spent.header.at.told {
      let position =
        told.value.coordinate.map { Reasoned($0, because: .written(file: told.place.file)) }
        ?? told.value.name.flatMap(named)
      if let position { return Placed(position: position, name: told.value.name ?? stop(at: position.value)) }
    }
    if spent.isBooking {
      let event = things.itinerary.events.first { $0.cost == spent.place }
      guard event?.at?.withheld == nil else { return nil }
      // A flight is paid nowhere on its way.
      return event?.at?.position.map { Placed(position: $0, name: event?.doorName) }
    }
    if let paid = paidEvents[index] {
      let event = things.itinerary.events[paid.index]
      guard event.at?.withheld == nil else { return nil }
      if let position = event.at?.position { return Placed(position: position, name: event.doorName) }
    }
    if let pin {
      let place = things[pin]
      return Placed(
        position: Reasoned(place.coordinate, because: .pinNearby(title: place.title)), name: place.title,
        place: pin)
    }
    if let event = booked(expense) {
      guard event.kept == nil, event.at?.withheld == nil else { return nil }
      if let position = event.at?.position, isOpen(position.value) {
        return Placed(position: position, name: event.doorName)
      }
    }
    if let saved = saved.saved(of: expense), let position = saved.position?.value, isOpen(position) {
      return Placed(position: Reasoned(position, because: .attraction(name: saved.name)), name: saved.name)
    }
    return ofHour(expense) ?? ofTown(expense) ?? towns[expense.day]
  }

  /// What of that day's bookings bears its name, if that is but one: a room is paid at any hour, all else not long before or
  /// after it. Where prices are kept back, nothing tells that a purchase is one.
  private func booked(_ expense: ExpensePlan) -> EventPlan? {
    let spent = expense.expense
    guard !spent.isRefund, !spent.isRepayment else { return nil }
    let fitting = things.itinerary.events.filter { event in
      (event.start.day...event.lastDay).contains(expense.day)
        && (spent.when.time == nil || event.start.day < event.lastDay) && event.isNamed(like: spent.what)
    }
    return fitting.count == 1 ? fitting.first { $0.isPricePublic } : nil
  }

  /// Events without a price of their own with the purchase that is theirs, as far as prices are published; of several nobody
  /// knows what each paid.
  func paid(_ events: [EventPlan], by expenses: [ExpensePlan]) -> [EventPlan] {
    let open = Set(events.filter { $0.price == nil && $0.isPricePublic && $0.kept == nil }.map(\.id))
    guard !open.isEmpty else { return events }
    var bought: [EventID: [Int]] = [:]
    for (index, expense) in expenses.enumerated() where expense.kept == nil && !expense.expense.isBooking {
      guard let id = paidEvents[index] ?? booked(expense)?.id, open.contains(id) else { continue }
      bought[id, default: []].append(index)
    }
    return events.map { event in
      guard let purchases = bought[event.id], purchases.count == 1 else { return event }
      var event = event
      event.purchase = purchases[0]
      return event
    }
  }

  /// Where one was at its hour: a track tells that to the minute, a pin less well, and pictures only where one stayed
  /// between two of them. Nil where that may be near home: who was there was at no pin.
  private func ofHour(_ expense: ExpensePlan) -> Placed? {
    let moment = expense.expense.when.moment
    guard let hour = estimates?.position(at: moment) else { return pinOfHour(expense) }
    guard isOpen(hour.value) else { return nil }
    if case .track = hour.reason { return Placed(position: hour, name: stop(at: hour.value)) }
    if let pin = pinOfHour(expense) { return pin }
    guard estimates?.isResting(at: moment) == true else { return nil }
    return Placed(position: hour, name: stop(at: hour.value), isGuess: true)
  }

  /// The pin at which one was at that hour, by the time that the traveller gave it: the nearest in time.
  private func pinOfHour(_ expense: ExpensePlan) -> Placed? {
    guard let time = expense.expense.when.time?.secondOfDay else { return nil }
    let nearest = timedPins[expense.day]?.min { abs($0.second - time) < abs($1.second - time) }
    guard let nearest, abs(nearest.second - time) <= Self.atOnce else { return nil }
    let pin = things[nearest.place]
    return Placed(
      position: Reasoned(pin.coordinate, because: .pinNearby(title: pin.title)), name: pin.title,
      place: pin.id, isGuess: true)
  }

  /// Seconds between a purchase and the time of a pin within which one is surely still there: a queue, and no meal.
  private static let atOnce = 300

  /// The middle of the town by which a part of what was bought is called, of those where one was that day or slept: `Moab`, of petrol.
  private func ofTown(_ expense: ExpensePlan) -> Placed? {
    let parts = Set(expense.expense.what.split(separator: ",").map { String($0).wordsOfName })
    let stops = (days[expense.day]?.route.stops ?? []).map { ($0.coordinate, $0.locality) }
    let booked = things.itinerary.events.filter { event in
      (event.start.day...event.lastDay).contains(expense.day) && event.kept == nil
        && event.at?.withheld == nil
    }
    let doors = booked.compactMap { event in event.at?.position.map { ($0.value, event.at?.locality) } }
    for (coordinate, locality) in stops + doors {
      guard let locality, let town = locality.ownTownName, parts.contains(town.wordsOfName) else { continue }
      if let placed = middle(of: town, locality, at: coordinate) { return placed }
    }
    return nil
  }

  /// The middle of the town of a position, as its name tells it, else by how far off that is: what was bought somewhere in
  /// it was at none of the spots that are known there. Nil where that or the position may be near home.
  private func middle(of town: String, _ locality: Locality, at coordinate: Coordinate) -> Placed? {
    guard isOpen(coordinate) else { return nil }
    let found = named(town).flatMap { $0.value.distance(to: coordinate) <= Self.withinTown ? $0.value : nil }
    // The direction is one of eight, so that of a great town the middle is some streets off.
    let back = Double(locality.direction.rawValue) * 45 + 180
    let middle =
      found ?? (locality.metres > 0 ? coordinate.moved(by: locality.metres, towards: back) : coordinate)
    guard isOpen(middle) else { return nil }
    return Placed(position: Reasoned(middle, because: .placeOfDay), name: town, isGuess: true)
  }

  /// Metres from a door within which what bears the name of its town is its middle, and no other place.
  private static let withinTown = 20_000.0

  /// The town of a day of which all that is known is in it, as are the evening before and the morning after, as far as
  /// these are known: where only a picture tells of a day, one may have come from far off, or gone there.
  private func ofDay(_ date: LocalDate) -> Placed? {
    guard let day = days[date], let first = day.route.stops.first, let locality = first.locality,
      let town = locality.ownTownName, day.towns.count <= 1, isAll(of: day, in: town),
      [days[date - 1]?.route.lastStop, days[date + 1]?.route.stops.first].compactMap(\.self)
        .allSatisfy({ $0.locality?.ownTownName == town })
    else { return nil }
    return middle(of: town, locality, at: first.coordinate)
  }

  /// Whether all is in a town that tells where one was on a day: its way, what was booked, and the places that entries name.
  private func isAll(of day: DayPlan, in town: String) -> Bool {
    let route = day.route
    guard route.stops.allSatisfy({ $0.locality?.ownTownName == town }), route.waters.isEmpty,
      route.ridesApart.isEmpty
    else { return false }
    let middle = route.stops[0].coordinate
    let leadsOut = route.legs.contains { leg in
      leg.kind == .recorded && leg.points.contains { $0.distance(to: middle) > Self.withinTown }
    }
    guard !leadsOut else { return false }
    for event in things.itinerary.events where (event.start.day...event.lastDay).contains(day.date) {
      let places = [event.at, event.from, event.to].compactMap(\.self)
      guard places.allSatisfy({ $0.locality?.ownTownName == town }) else { return false }
    }
    return day.entries.allSatisfy { id in
      let entry = things[id]
      if entry.withheld != nil { return false }
      return entry.position == nil ? entry.placeName == nil : entry.locality?.ownTownName == town
    }
  }

  /// What the stop is called that is there.
  private func stop(at position: Coordinate) -> String? {
    days.values.lazy.flatMap(\.route.stops)
      .filter { $0.coordinate.distance(to: position) <= Nearness.entryReach }
      .min {
        ($0.coordinate.distance(to: position), $0.name?.value ?? "")
          < ($1.coordinate.distance(to: position), $1.name?.value ?? "")
      }
      .flatMap { $0.name?.value ?? $0.locality?.ownTownName }
  }
}

extension [PlacePlan] {
  /// Told also what the list of places with money puts there: whoever follows that to a place finds it.
  func paid(_ money: [MoneyPlace]) -> [PlacePlan] {
    var places = self
    for found in money {
      guard let index = found.place?.index, places.indices.contains(index) else { continue }
      let named = Set(places[index].expenses)
      places[index].expenses = named.union(found.expenses).sorted()
      places[index].guessedExpenses = found.guessed.filter { !named.contains($0) }
    }
    return places
  }
}

extension Locality {
  /// The town that it is in, and not the nearest one.
  package var ownTownName: String? { isInTown ? town : nil }
}
