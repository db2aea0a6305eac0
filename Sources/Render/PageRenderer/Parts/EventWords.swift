import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What an event is called, when it is and where, in words.
struct EventWords {
  let scope: PageScope
  let event: EventPlan

  private var words: Words { scope.words }

  var signHTML: HTML { HTML(trusted: event.kind.sign.drawing.markup) }
  var kind: String { words[event.kind.phrase] }

  /// A place by its name, else by its town; nil where nothing of it may be told.
  func name(of place: EventPlace?) -> String? {
    guard let place else { return nil }
    if let name = place.name, !name.isEmpty { return name }
    return place.locality.flatMap { scope.shortWords(for: $0) }
      ?? place.position.map { words.position($0.value) }
  }

  /// What its sign on a map is called: by the place; where that is no more than the town, of which its position says more,
  /// as the event itself. A hotel is not the town, and what a place of no name is says more than how far off a town.
  func sign(at place: EventPlace) -> String {
    guard let name = name(of: place), !isUnnamed(place) else { return event.title }
    return event.isBesides(name, at: place) ? event.title : name
  }

  /// Whether nobody called the one place of the event anything.
  func isUnnamed(_ place: EventPlace) -> Bool {
    event.from == nil && event.to == nil && place.name?.isEmpty ?? true
  }

  /// `at 261`: a place of which there is but the number of a room or a house.
  func numbered(_ place: EventPlace?) -> String? {
    name(of: place).flatMap { $0.allSatisfy(\.isNumber) ? words(.eventAt, ["place": $0]) : nil }
  }

  /// `Amsterdam Schiphol – Lisbon`, or the one place there is; a bare number is none.
  var way: String? {
    let from = name(of: event.from), to = name(of: event.to)
    let at = name(of: event.at).flatMap { $0.allSatisfy(\.isNumber) ? nil : $0 }
    if let from, let to { return words(.titleOfWay, ["from": from.isolated, "to": to.isolated]) }
    if let place = at ?? event.address ?? to ?? from, place != event.title { return place }
    return nil
  }

  /// The town of the one place there is, where that is called as the event is and the title does not say it.
  private var town: String? {
    let town = event.at?.locality.flatMap { scope.shortWords(for: $0) }
    return town.flatMap { event.title.lowercased().contains($0.lowercased()) ? nil : $0 }
  }

  /// Whether it leads from one place that has a name to another.
  var isWay: Bool { name(of: event.from) != nil && name(of: event.to) != nil }

  /// Whether its title names both ends already, as those of planners do: `Praha hl.n. → Wien Hbf`.
  private var isInTitle: Bool {
    let title = event.title.lowercased()
    let ends = [name(of: event.from), name(of: event.to)].compactMap(\.self)
    return ends.count == 2 && ends.allSatisfy { title.contains($0.lowercased()) }
  }

  /// What it is in a sentence: how long a ride takes from where to where, how many nights one sleeps where, else where it
  /// is; nil where nobody says.
  var sentence: String? {
    if let from = name(of: event.from), let to = name(of: event.to) {
      if isInTitle { return duration.map { words(.eventTakes, ["length": $0]) } }
      let ends = ["from": from.isolated, "to": to.isolated]
      guard let duration else { return words(.eventRide, ends) }
      return words(.eventRideTakes, ends.merging(["length": duration]) { first, _ in first })
    }
    // The town, where the place is called as the event is.
    let town = event.at?.locality.flatMap { scope.shortWords(for: $0) }
    let place = [way, town].compactMap(\.self).first { $0 != event.title }?.isolated
    let nights = event.end == nil ? 0 : event.nights.count
    guard nights > 0 else { return place }
    return place.map { words.counted(.eventStayIn, nights, ["place": $0]) }
      ?? words.counted(.eventStay, nights)
  }

  /// A time as clocks there show it, with its day.
  func time(_ time: EventTime) -> String {
    let clock = time.time.map { words.dates.time($0) }
    return [scope.shortDate(time.day), clock].compactMap(\.self).joined(separator: ", ")
  }

  /// How long it takes; nil where that is not told, and for what takes days.
  var duration: String? { event.travelSeconds.map { words.lengths.duration(seconds: $0).text } }

  /// When it ends, where that is on its first day or in the night behind it: `11:00 UTC+1` where the clocks there are
  /// others than where it begins, so that it is no ferry that takes no time.
  private var until: String? {
    guard event.kind != .hotel, let end = event.end, let time = end.time.map({ words.dates.time($0) }) else {
      return nil
    }
    let isElsewhere = event.start.offset != nil && event.start.offset != end.offset
    let zone = isElsewhere ? end.offset.map(words.dates.offset) : nil
    let clock = [time, zone].compactMap(\.self).joined(separator: "\u{A0}")
    if end.day == event.start.day { return clock }
    return end.day == event.start.day + 1 ? words(.eventNextDay, ["time": clock]) : nil
  }

  /// `Night 2 of 4`, `Arrival`, … where an event is more than one day's.
  func phase(_ phase: EventPhase, on day: LocalDate) -> String? {
    switch phase {
    case .begins where event.kind == .hotel: words[.eventCheckIn]
    case .begins: nil
    case .goesOn:
      event.nights.firstIndex(of: day).map { index in
        words(
          .eventNight,
          ["number": words.numbers.whole(index + 1), "count": words.numbers.whole(event.nights.count)])
      } ?? words[.eventGoesOn]
    case .ends where event.kind == .hotel: words[.eventCheckOut]
    case .ends: words[event.kind.isRide ? .eventArrival : .eventEnd]
    }
  }

  /// What a calendar program shows below the title.
  var calendarText: String {
    let booking = event.booking.map { words[.eventBooking] + ": " + $0 }
    let phone = event.phone.map { words[.eventPhone] + ": " + $0 }
    return [[kind, way].compactMap(\.self).joined(separator: " · "), booking, phone, event.note].compactMap(
      \.self
    )
    .joined(separator: "\n")
  }

  /// The place to be at when it begins.
  var calendarPlace: String? {
    let name = name(of: event.at ?? event.from)
    guard let address = event.address, address != name else { return name ?? event.address }
    return [name, address].compactMap(\.self).joined(separator: ", ")
  }

  /// What it costs in the trip's currency, and as it was paid behind it, in the order of purchases.
  var price: String? {
    guard let price = event.price else { return nil }
    let own = words.money.text(price)
    return event.priceInTrip.map { "\(words.money.text($0)) (\(own))" } ?? own
  }

  /// The same at the end of a line, as of a purchase.
  private var sums: Record {
    if let booked { return ExpenseLine(scope: scope, expense: booked).sums(inNights: event.kind == .hotel) }
    return ["price": TemplateValue(price), "paid": .none]
  }

  /// The same with what was bought for it, as its page tells it: of a list in which no purchase stands by itself.
  var sumsOnList: Record {
    purchase.map { ExpenseLine(scope: scope, expense: $0).sums(inNights: event.kind == .hotel) } ?? sums
  }

  /// What it costs by its own field, among the purchases: what was bought for it is told by itself.
  var booked: ExpensePlan? { event.price == nil ? nil : purchase }

  /// What it costs, or what was paid for it, among the purchases of the budget; nil where it is not counted there.
  var purchase: ExpensePlan? {
    guard let index = event.purchase, let all = scope.plan.money.budget?.expenses, all.indices.contains(index)
    else { return nil }
    return all[index]
  }

  /// Characters of a note on a list: the page of the event has all of it.
  static let lengthOfNote = 160

  /// An item of a list of one day. Below a heading that is its title it is called by its kind: the title stands there.
  func item(_ phase: EventPhase, on day: LocalDate, below heading: String? = nil) -> Record {
    let isStart = phase == .begins
    let place: String? = isStart ? (isInTitle ? nil : way ?? numbered(event.at) ?? town) : nil
    let until: String? = isStart ? self.until : nil
    var record: Record = [
      "href": .text(scope.link(event.page)), "title": .text(event.title), "signHTML": .html(signHTML),
      "kind": .text(kind), "phase": TemplateValue(self.phase(phase, on: day)),
      "way": TemplateValue(isStart ? place : event.kind.isRide ? name(of: event.to) : nil),
      "until": TemplateValue(until), "duration": TemplateValue(isStart ? duration : nil),
      "note": TemplateValue(isStart ? event.note?.firstNoteLine(Self.lengthOfNote) : nil),
      "price": .none, "paid": .none, "told": .none,
      "kept": scope.kept(event.kept),
    ]
    if isStart { record = record.with(sums) }
    guard isStart, event.title == heading else { return record }
    // What is said of it first takes the place of its kind.
    if let place {
      record["kind"] = .text(place)
      record["way"] = TemplateValue.none
    } else if let until {
      record["kind"] = .text(words[.eventUntil] + " " + until)
      record["until"] = TemplateValue.none
    } else {
      return record
    }
    record["title"] = .text(kind)
    return record
  }
}

extension EventPlan {
  /// Whether a name for the one place at which it is, of which more is known, is only that of the town.
  func isBesides(_ name: String, at place: EventPlace) -> Bool {
    guard self.from == nil, self.to == nil, let position = place.position, !position.reason.isVague,
      let locality = place.locality
    else { return false }
    return [locality.town, locality.city].contains { $0?.lowercased() == name.lowercased() }
  }
}

extension TripEvent.Kind {
  var sign: EventSign {
    switch self {
    case .flight: .plane
    case .train: .train
    case .bus: .bus
    case .ferry: .ship
    case .carRental, .transport: .car
    case .parking: .parking
    case .hotel: .bed
    case .restaurant: .cutlery
    case .activity: .ticket
    case .direction: .way
    }
  }

  var phrase: Phrase {
    switch self {
    case .flight: .eventFlight
    case .train: .eventTrain
    case .bus: .eventBus
    case .ferry: .eventFerry
    case .hotel: .eventHotel
    case .carRental: .eventCarRental
    case .parking: .eventParking
    case .activity: .eventActivity
    case .restaurant: .eventRestaurant
    case .direction: .eventDirection
    case .transport: .eventTransport
    }
  }
}
