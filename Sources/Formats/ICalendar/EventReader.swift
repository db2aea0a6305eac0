import TripModel

/// Reads the properties of an event.
struct EventReader {
  var zones: CalendarZones
  /// What could not be read, with the line of it.
  private(set) var problems: [CalendarFile.Problem] = []

  /// Dates of a list that are read.
  private static let maxDates = 1000

  init(zones: CalendarZones) { self.zones = zones }

  mutating func event(_ part: CalendarPart) -> CalendarEvent {
    var event = CalendarEvent(line: part.line)
    for line in part.properties {
      if event.lines[line.name] == nil { event.lines[line.name] = line.number }
      read(line, into: &event)
    }
    if part.first("X-MICROSOFT-CDO-ALLDAYEVENT")?.value.uppercased() == "TRUE" { event.takeWholeDays() }
    if event.end == nil, let start = event.start, let line = part.first("DURATION") {
      event.end = end(line, after: start)
    }
    return event
  }

  private mutating func read(_ line: CalendarLine, into event: inout CalendarEvent) {
    switch line.name {
    case "UID": event.uid = line.text
    case "SUMMARY": event.summary = event.summary ?? line.text
    case "DESCRIPTION": event.details = event.details ?? line.text
    case "LOCATION": event.location = event.location ?? line.text
    case "CATEGORIES": event.categories += line.text.split(separator: ",").map(String.init)
    case "STATUS": event.status = line.value.uppercased()
    case "URL": event.url = event.url ?? line.value
    case "X-KDE-KITINERARY-RESERVATION": event.reservation = line.text
    case "CLASS": event.isPrivate = ["PRIVATE", "CONFIDENTIAL"].contains(line.value.uppercased())
    case "SEQUENCE": event.version = Int(line.value) ?? 0
    case "GEO": event.position = position(line, line.value) ?? event.position
    case "X-APPLE-STRUCTURED-LOCATION"
    where line.value.lowercased().hasPrefix("geo:") && event.position == nil:
      event.position = position(line, String(line.value.dropFirst(4)))
    case "DTSTART": event.start = time(line, line.value)
    case "DTEND": event.end = time(line, line.value)
    case "RECURRENCE-ID": event.replaces = time(line, line.value)
    case "RDATE": event.alsoAt += times(line, room: Self.maxDates - event.alsoAt.count)
    case "EXDATE": event.notAt += times(line, room: Self.maxDates - event.notAt.count)
    case "RRULE":
      do throws(RecurrenceRule.Unread) { event.rule = try RecurrenceRule(line.value) } catch {
        problems.append(.init(.rule(error.part), line: line.number))
      }
    default: break
    }
  }

  /// Nil for the nought of both, which programs write that know none.
  private mutating func position(_ line: CalendarLine, _ value: String) -> Coordinate? {
    let parts = value.split(whereSeparator: { ";,".contains($0) }).map {
      $0.filter { $0 != " " && $0 != "\\" }
    }
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else {
      problems.append(.init(.value(line.name), line: line.number))
      return nil
    }
    return position.latitude == 0 && position.longitude == 0 ? nil : position
  }

  /// The times of a list; of periods the beginnings.
  private mutating func times(_ line: CalendarLine, room: Int) -> [CalendarTime] {
    line.value.split(separator: ",").prefix(max(0, room)).compactMap { value in
      time(line, String(value.prefix { $0 != "/" }))
    }
  }

  private mutating func time(_ line: CalendarLine, _ value: String) -> CalendarTime? {
    var (zone, value) = (line.parameters["TZID"] ?? "", value.filter { $0 != " " })
    // `TZID=UTC-07:00` wants quotes, and often has none.
    if !zone.isEmpty, value.dropFirst(2).first == ":" {
      zone += ":" + value.prefix(2)
      value = String(value.dropFirst(3))
    }
    if let date = CalendarText.date(value) { return .day(date) }
    guard let (local, isUTC) = CalendarText.time(value) else {
      problems.append(.init(.value(line.name), line: line.number))
      return nil
    }
    if isUTC { return .utc(local) }
    guard !zone.isEmpty else { return .floating(local) }
    switch zones.zone(zone) {
    case .rules(let rules) where rules.identifier == "UTC": return .utc(local)
    case .rules(let rules): return .zoned(local, rules)
    case .offset(let offset): return .offset(local, offset)
    case .told(let own): return .offset(local, own.offset(atLocal: local))
    case nil:
      problems.append(.init(.zone(zone), line: line.number))
      return .floating(local)
    }
  }

  private mutating func end(_ line: CalendarLine, after start: CalendarTime) -> CalendarTime? {
    guard let seconds = CalendarText.duration(line.value), abs(seconds) < 100_000_000 else {
      problems.append(.init(.value(line.name), line: line.number))
      return nil
    }
    guard let local = start.local else { return .day(start.date + seconds / 86_400) }
    guard let instant = start.instant, case .zoned(_, let zone) = start else {
      return start.showing(local + seconds)
    }
    // Hours go by the clock of the world, days by those of the place.
    let days = seconds % 86_400 == 0 && !line.value.uppercased().contains("T")
    if days { return start.showing(local + seconds) }
    let then = Instant(seconds: instant.seconds + seconds)
    return start.showing(LocalDateTime(clockSeconds: then.seconds + zone.offset(at: then).seconds))
  }
}

extension CalendarEvent {
  /// From midnight to midnight, as Outlook has whole days beside a mark for them.
  fileprivate mutating func takeWholeDays() {
    func day(_ time: CalendarTime?) -> CalendarTime? {
      time?.local.flatMap { $0.time == .midnight ? .day($0.date) : nil } ?? time
    }
    (start, end) = (day(start), day(end))
  }
}
