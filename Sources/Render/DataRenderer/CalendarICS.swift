package import SiteOutput
import TripModel
package import TripPlanning

/// The words of a trip's calendar, in its language: the file itself has none.
package struct CalendarWords: Sendable {
  /// What the trip is called.
  package var title: String
  /// A line or two on each event, in the order of the plan.
  package var events: [String]
  /// Where each is.
  package var places: [String?]
  package var journal: String
  package var expenses: String

  package init(title: String, events: [String], places: [String?], journal: String, expenses: String) {
    self.title = title
    self.events = events
    self.places = places
    self.journal = journal
    self.expenses = expenses
  }
}

/// What is planned for calendar programs: `calendar.ics` (RFC 5545), so that a phone does the reminding.
package enum CalendarICS {
  /// The file of a trip with something to put into it.
  package static func file(of trip: TripPlan, words: CalendarWords, generator: String) -> OutputFile? {
    guard let path = trip.addresses.ics else { return nil }
    var calendar = CalendarText()
    calendar.add("BEGIN", "VCALENDAR")
    calendar.add("VERSION", "2.0")
    calendar.add("PRODID", text: "-//Tripbook//\(generator)//EN")
    calendar.add("CALSCALE", "GREGORIAN")
    calendar.add("METHOD", "PUBLISH")
    calendar.add("NAME", text: words.title)
    calendar.add("X-WR-CALNAME", text: words.title)
    let names = CalendarNames(trip, called: words.title)
    for zone in zones(of: trip) { calendar.add(zone) }
    for (event, (line, place)) in zip(trip.itinerary.events, zip(words.events, words.places)) {
      calendar.add(event, line, place, names)
    }
    for idea in trip.itinerary.attractions where idea.day != nil { calendar.add(idea, names) }
    for day in trip.unwrittenDaysToCome {
      calendar.add(reminder: words.journal, on: day, at: "210000", names.id("journal-\(day)"))
    }
    for day in trip.unspentDaysToCome {
      calendar.add(reminder: words.expenses, on: day, at: "211500", names.id("expenses-\(day)"))
    }
    calendar.add("END", "VCALENDAR")
    return OutputFile(path: path, content: .bytes(calendar.bytes))
  }

  /// The zones by whose clocks events begin and end, each with the years in which it is needed.
  private static func zones(of trip: TripPlan) -> [CalendarZone] {
    var years: [ZoneRules: ClosedRange<Int>] = [:]
    for time in trip.itinerary.events.flatMap({ [$0.start, $0.end].compactMap(\.self) }) {
      guard let zone = time.zone, time.time != nil else { continue }
      let year = time.day.year
      years[zone] = years[zone].map { min($0.lowerBound, year)...max($0.upperBound, year) } ?? year...year
    }
    return years.map { CalendarZone(rules: $0.key, years: $0.value) }
      .sorted { $0.rules.identifier < $1.rules.identifier }
  }
}

/// What things are called in calendars: the same from build to build, and other things elsewhere.
private struct CalendarNames {
  private let trip: TripPlan
  private let origin: String

  init(_ trip: TripPlan, called title: String) {
    self.trip = trip
    let start = trip.dates.map { "-" + $0.start.value.description } ?? ""
    let name = title.lowercased().unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? String(scalar) : "-"
    }.joined()
    origin = trip.publication.address(of: trip.addresses.home) ?? name + start
  }

  func id(_ name: String) -> String { name + "@" + origin }

  /// By its page, which keeps its name while the event keeps its title.
  func id(_ event: EventPlan) -> String { id(trip.fromRoot(event.page).text) }

  func id(_ idea: AttractionPlan) -> String { id(trip.fromRoot(idea.page).text) }

  /// The whole address of its page, where that is known.
  func address(of event: EventPlan) -> String? { trip.publication.address(of: event.page) }
}

extension TripPlan {
  /// Days of the trip that are not over and that nobody has written about.
  fileprivate var unwrittenDaysToCome: [LocalDate] {
    let written = Set(journal.entries.map { $0.day.value })
    return daysToRemind.filter { !written.contains($0) }
  }

  /// Days that are not over and on which no expense was logged, where any is counted: what was booked long before is none.
  fileprivate var unspentDaysToCome: [LocalDate] {
    guard let budget = money.budget else { return [] }
    let spent = Set(budget.days.filter(\.isLogged).map(\.date))
    return daysToRemind.filter { !spent.contains($0) }
  }
}

extension CalendarText {
  fileprivate mutating func add(_ event: EventPlan, _ line: String, _ place: String?, _ names: CalendarNames)
  {
    add("BEGIN", "VEVENT")
    add("UID", text: names.id(event))
    // No clock is read: what is the same has the same stamp.
    add("DTSTAMP", Self.utc(event.start.instant ?? Instant(seconds: event.start.day.dayNumber * 86_400)))
    add("DTSTART", event.start)
    if let end = event.calendarEnd { add("DTEND", end) }
    add("SUMMARY", text: event.title)
    if !line.isEmpty { add("DESCRIPTION", text: line) }
    if let place { add("LOCATION", text: place) }
    if let position = (event.at ?? event.from)?.position, !position.reason.isTown {
      add("GEO", "\(rounded(position.value.latitude, 6));\(rounded(position.value.longitude, 6))")
    }
    if let address = names.address(of: event) { add("URL", address) }
    // One may sleep somewhere, or have a car, and do something else.
    let isFree = event.kind == .hotel || event.kind == .carRental || event.kind == .parking
    add("TRANSP", isFree ? "TRANSPARENT" : "OPAQUE")
    if let seconds = event.reminder { addAlarm(event.title, secondsBefore: seconds) }
    add("END", "VEVENT")
  }

  /// What is to be seen that day: at its time, or all day long, in which one is free all the same.
  fileprivate mutating func add(_ idea: AttractionPlan, _ names: CalendarNames) {
    guard let day = idea.day else { return }
    add("BEGIN", "VEVENT")
    add("UID", text: names.id(idea))
    add("DTSTAMP", Self.utc(Instant(seconds: day.dayNumber * 86_400)))
    if let time = idea.time {
      if let instant = time.instant {
        add("DTSTART", Self.utc(instant))
      } else {
        add("DTSTART", Self.local(time.local))
      }
    } else {
      add("DTSTART;VALUE=DATE", Self.date(day))
    }
    add("SUMMARY", text: idea.name)
    if let description = idea.description { add("DESCRIPTION", text: description) }
    if let address = idea.address { add("LOCATION", text: address) }
    if let position = idea.position, !position.reason.isTown {
      add("GEO", "\(rounded(position.value.latitude, 6));\(rounded(position.value.longitude, 6))")
    }
    add("TRANSP", "TRANSPARENT")
    if idea.time != nil { addAlarm(idea.name, secondsBefore: 3600) }
    add("END", "VEVENT")
  }

  /// At a time of the evening wherever the traveller is: without a zone.
  fileprivate mutating func add(reminder: String, on day: LocalDate, at time: String, _ id: String) {
    add("BEGIN", "VEVENT")
    add("UID", text: id)
    add("DTSTAMP", Self.utc(Instant(seconds: day.dayNumber * 86_400)))
    add("DTSTART", Self.date(day) + "T" + time)
    add("DURATION", "PT15M")
    add("SUMMARY", text: reminder)
    add("TRANSP", "TRANSPARENT")
    addAlarm(reminder, secondsBefore: 0)
    add("END", "VEVENT")
  }

  private mutating func addAlarm(_ text: String, secondsBefore seconds: Int) {
    add("BEGIN", "VALARM")
    add("ACTION", "DISPLAY")
    add("DESCRIPTION", text: text)
    add(
      "TRIGGER", seconds == 0 ? "PT0S" : seconds % 3600 == 0 ? "-PT\(seconds / 3600)H" : "-PT\(seconds / 60)M"
    )
    add("END", "VALARM")
  }

  private mutating func add(_ name: String, _ time: EventTime) {
    guard let clock = time.time else {
      add(name + ";VALUE=DATE", Self.date(time.day))
      return
    }
    let local = LocalDateTime(date: time.day, time: clock)
    if let zone = time.zone, zone.identifier != "UTC" {
      add(name + ";TZID=" + zone.identifier, Self.local(local))
    } else if let instant = time.instant, time.offset != nil {
      add(name, Self.utc(instant))
    } else {
      add(name, Self.local(local))
    }
  }
}

extension EventPlan {
  /// Where it ends in a calendar: a day is told by the one behind it, and what begins at an hour cannot end on a day
  /// alone.
  fileprivate var calendarEnd: EventTime? {
    guard let last = end else { return nil }
    if start.time == nil {
      return last.day > start.day || last.time == nil ? EventTime(day: max(last.day, start.day) + 1) : nil
    }
    if last.time == nil {
      // Nobody learns when one arrives, and until midnight it is not.
      guard !kind.isRide else { return nil }
      guard let time = kind == .hotel ? LocalTime(hour: 11, minute: 0) : LocalTime(hour: 23, minute: 59)
      else { return nil }
      var known = last
      known.time = time
      known.zone = start.zone
      known.offset = start.zone == nil ? nil : start.offset
      return known
    }
    if let begins = start.instant, let ends = last.instant, ends < begins { return nil }
    return last
  }
}
