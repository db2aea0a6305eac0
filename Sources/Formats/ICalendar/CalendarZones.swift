import TripModel

/// What the zones are that a file names, whatever it calls them.
struct CalendarZones {
  /// By whose clocks a time is.
  enum Zone {
    case rules(ZoneRules)
    case offset(UTCOffset)
    /// Offsets that the file tells itself, each from a time on by the clocks before it.
    case told(OwnZone)
  }

  private var own: [String: CalendarPart] = [:]
  private var known: [String: Zone?] = [:]
  private let parts: CalendarParts
  /// The parts in each zone of the file.
  private var rules: [Int: [CalendarPart]] = [:]

  /// Zones of its own that a file may tell.
  private static let maxOwn = 200

  init(_ parts: CalendarParts) {
    self.parts = parts
    for (index, part) in parts.parts.enumerated() {
      if part.kind == "VTIMEZONE", own.count < Self.maxOwn, let name = part.first("TZID")?.text {
        own[name] = part
        rules[index] = []
        zoneIndex[name] = index
      } else if let parent = part.parent, rules[parent] != nil {
        rules[parent]?.append(part)
      }
    }
  }

  private var zoneIndex: [String: Int] = [:]

  /// The zone of a `TZID`; nil for one that nobody knows.
  mutating func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = found(name)
    known[name] = zone
    return zone
  }

  private func found(_ name: String) -> Zone? {
    let location = own[name]?.first("X-LIC-LOCATION")?.text ?? own[name]?.first("X-TZ-LOCATION")?.text
    for candidate in [name, location].compactMap(\.self) {
      if let rules = Self.rules(candidate) { return .rules(rules) }
    }
    if let offset = Self.offset(name) { return .offset(offset) }
    if let index = zoneIndex[name], let zone = OwnZone(rules[index] ?? []) { return .told(zone) }
    return nil
  }

  /// By the name of the tz database, also behind a path, or by the one that Windows has for it.
  private static func rules(_ name: String) -> ZoneRules? {
    guard name.utf8.count <= 200 else { return nil }
    if name.uppercased() == "UTC" || name.uppercased() == "GMT" { return ZoneRules(identifier: "UTC") }
    if let place = WindowsZones.place(name), let rules = ZoneRules(identifier: place) { return rules }
    let parts = name.split(separator: "/").map(String.init)
    for count in [3, 2] where parts.count >= count {
      if let rules = ZoneRules(identifier: parts.suffix(count).joined(separator: "/")) { return rules }
    }
    // Outlook: `(UTC+01:00) Amsterdam, Berlin, …`. The clocks of summer are not told by that.
    return nil
  }

  /// `UTC-07:00`, `GMT+2`, `+0100`.
  private static func offset(_ name: String) -> UTCOffset? {
    guard name.utf8.count <= 20 else { return nil }
    var rest = name.uppercased()[...]
    for word in ["UTC", "GMT"] where rest.hasPrefix(word) { rest = rest.dropFirst(3) }
    guard let sign = rest.first, "+-−".contains(sign) else { return nil }
    var figures = String(rest.dropFirst())
    if figures.count == 1 || figures.count == 4 && figures.contains(":") { figures = "0" + figures }
    return CalendarText.offset((sign == "+" ? "+" : "-") + figures)
  }
}

/// A zone by what a file tells of it: when its clocks change, and to what.
struct OwnZone {
  /// Changes in their order: the time that clocks showed before, and what they were ahead of UTC from then on.
  private let changes: [(local: LocalDateTime, offset: UTCOffset)]
  /// Before the first change.
  private let before: UTCOffset

  private static let maxParts = 32
  /// The years in which changes are looked for: journeys of people who are alive.
  private static let years = LocalDate(dayNumber: -7305)...LocalDate(dayNumber: 47_482)

  /// Nil for parts that tell no offset.
  init?(_ parts: [CalendarPart]) {
    var changes: [(local: LocalDateTime, offset: UTCOffset)] = []
    var first: (LocalDateTime, UTCOffset)?
    for part in parts.prefix(Self.maxParts) {
      guard let to = part.first("TZOFFSETTO").flatMap({ CalendarText.offset($0.value) }),
        let start = part.first("DTSTART").flatMap({ CalendarText.time($0.value) })?.local
      else { continue }
      let from = part.first("TZOFFSETFROM").flatMap { CalendarText.offset($0.value) } ?? to
      if first.map({ start < $0.0 }) ?? true { first = (start, from) }
      var times = [start] + part.all("RDATE").prefix(400).compactMap { CalendarText.time($0.value)?.local }
      if let line = part.first("RRULE"), let rule = try? RecurrenceRule(line.value), rule.frequency == .yearly
      {
        let until = rule.until.map { min($0.date, Self.years.upperBound) } ?? Self.years.upperBound
        if until >= Self.years.lowerBound {
          let days = rule.days(from: start.date, in: Self.years.lowerBound...until, atMost: 400) ?? []
          times += days.map { LocalDateTime(date: $0, time: start.time) }
        }
      }
      changes += times.map { ($0, to) }
    }
    guard let first else { return nil }
    before = first.1
    self.changes = changes.sorted { $0.local < $1.local }
  }

  /// What clocks are ahead of UTC when they show a time.
  func offset(atLocal local: LocalDateTime) -> UTCOffset {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].local <= local { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? before : changes[low - 1].offset
  }
}
