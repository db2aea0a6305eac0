import Diagnostics
import TripModel

/// Finds where money was spent: where it is said, what was bought is called, where one was at that hour, and at last
/// where all of the day was.
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
    /// Whether that is only where one was at its hour, by a picture or a pin, or on its day.
    var isGuess = false
  }

  /// The expenses with their positions, and the places, those of most money first.
  func found(among expenses: [ExpensePlan]) -> (expenses: [ExpensePlan], places: [MoneyPlace]) {
    var byExpense: [Int: PlaceID] = [:]
    for place in things.places {
      for index in place.expenses where byExpense[index] == nil { byExpense[index] = place.id }
    }
    var expenses = expenses
    var places: [MoneyPlace] = []
    for index in expenses.indices {
      guard let placed = placed(index, expenses[index], byExpense[index]) else { continue }
      expenses[index].position = placed.position
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
          spent: .zero(expense.amount.value.currency), expenses: [], days: []))
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
    let near = places.indices.filter { mayBeOne(places[$0], placed) }
      .map { (index: $0, metres: places[$0].coordinate.distance(to: placed.position.value)) }
      .filter { $0.metres <= Self.together }
    return near.min { ($0.metres, $0.index) < ($1.metres, $1.index) }?.index
  }

  /// Whether two that are near to each other may be one place: a hatter beside a hotel is none of its doors, but at a
  /// pin is whatever is around it, unless that is another pin.
  private func mayBeOne(_ place: MoneyPlace, _ placed: Placed) -> Bool {
    if place.place != nil || placed.place != nil { return place.place == nil || placed.place == nil }
    return place.name == nil || placed.name == nil || place.name == placed.name
  }

  /// Metres within which two purchases are at one place.
  private static let together = 150.0

  private func placed(_ index: Int, _ expense: ExpensePlan, _ pin: PlaceID?) -> Placed? {
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
    return ofHour(expense) ?? ofTown(expense) ?? ofDay(expense.day)
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

  /// Where one was at its hour: a track tells that to the minute, and pictures less well than the traveller. Nil where
  /// that may be near home: who was there was at no pin.
  private func ofHour(_ expense: ExpensePlan) -> Placed? {
    guard let hour = estimates?.position(at: expense.expense.when.moment) else { return pinOfHour(expense) }
    guard isOpen(hour.value) else { return nil }
    var placed = Placed(position: hour, name: stop(at: hour.value))
    if case .track = hour.reason { return placed }
    placed.isGuess = true
    return pinOfHour(expense) ?? placed
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

  /// Seconds between a purchase and the time of a pin that are one visit.
  private static let atOnce = 1800

  /// The town by which a part of what was bought is called, of those where one was that day or slept: `Moab`, of petrol.
  private func ofTown(_ expense: ExpensePlan) -> Placed? {
    let parts = Set(expense.expense.what.split(separator: ",").map { String($0).wordsOfName })
    let stops = (days[expense.day]?.route.stops ?? []).map { ($0.coordinate, $0.locality) }
    let booked = things.itinerary.events.filter { event in
      (event.start.day...event.lastDay).contains(expense.day) && event.kept == nil
        && event.at?.withheld == nil
    }
    let doors = booked.compactMap { event in event.at?.position.map { ($0.value, event.at?.locality) } }
    for (coordinate, locality) in stops + doors {
      guard let town = locality?.ownTownName, parts.contains(town.wordsOfName), isOpen(coordinate) else {
        continue
      }
      let middle = named(town).flatMap { found in
        found.value.distance(to: coordinate) <= Self.withinTown && isOpen(found.value) ? found : nil
      }
      return Placed(position: middle ?? Reasoned(coordinate, because: .placeOfDay), name: town, isGuess: true)
    }
    return nil
  }

  /// Metres from a door within which what bears the name of its town is its middle, and no other place.
  private static let withinTown = 20_000.0

  /// The place of a day that was all at one, or in one town.
  private func ofDay(_ date: LocalDate) -> Placed? {
    guard let day = days[date], let first = day.route.stops.first else { return nil }
    let towns = Set(day.route.stops.map { $0.locality?.ownTownName })
    guard day.route.stops.count == 1 || towns.count == 1 && towns.first != .some(nil) else { return nil }
    if isFromUnderWay(first, of: day.route, after: days[date - 1]) { return nil }
    let name = day.route.stops.count == 1 ? first.name?.value : nil
    return Placed(
      position: Reasoned(first.coordinate, because: .placeOfDay), name: name ?? first.locality?.ownTownName,
      isGuess: true)
  }

  /// Whether the only position of a day is no more than where a picture was taken on its way, from a train say: out of
  /// any town, at nothing that has a name, and the way of that day leads elsewhere, or the day before ended elsewhere. What
  /// was bought may have been there.
  private func isFromUnderWay(_ stop: Stop, of route: RoutePlan, after yesterday: DayPlan?) -> Bool {
    guard stop.name == nil, stop.place == nil, stop.locality?.isInTown != true else { return false }
    let evening = yesterday?.route.stops.last?.coordinate
    if let evening, evening.distance(to: stop.coordinate) > Self.allDay { return true }
    return route.legs.contains { leg in
      leg.points.contains { $0.distance(to: stop.coordinate) > Self.allDay }
    }
  }

  /// Metres from the place of a day within which all that one did on it is taken to be there.
  private static let allDay = 5000.0

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
