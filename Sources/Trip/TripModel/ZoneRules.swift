import Foundation

/// The rules of a time zone of the tz database, by name: `Europe/Lisbon`.
package struct ZoneRules: Hashable, Sendable {
  package let identifier: String
  private let zone: TimeZone

  /// Rules for a zone's name; nil for a name that the tz database does not list.
  ///
  /// Abbreviations (`CET`) and offsets (`GMT+2`) are refused: they are not places.
  package init?(identifier: String) {
    let isArea = identifier.contains("/") || identifier == "UTC"
    guard isArea, !identifier.hasPrefix("/"), let zone = TimeZone(identifier: identifier) else { return nil }
    self.identifier = identifier
    self.zone = zone
  }

  /// What clocks of the zone show ahead of UTC at an instant.
  package func offset(at instant: Instant) -> UTCOffset {
    let date = Date(timeIntervalSince1970: Double(instant.seconds))
    return UTCOffset(seconds: zone.secondsFromGMT(for: date)) ?? .utc
  }

  /// What clocks of the zone are ahead of UTC when they show this local time.
  ///
  /// A time that a clock change skips takes the offset before the change, one that it repeats the first of
  /// the two (as RFC 5545, 3.3.5 reads local times).
  package func offset(atLocal local: LocalDateTime) -> UTCOffset {
    switch offsets(atLocal: local) {
    case .one(let offset), .twice(let offset, _), .skipped(let offset, _): offset
    }
  }

  /// What clocks of the zone may be ahead of UTC when they show this local time.
  package func offsets(atLocal local: LocalDateTime) -> LocalOffset {
    let naive = Instant(seconds: local.clockSeconds)
    let before = offset(at: Instant(seconds: naive.seconds - 86_400))
    let after = offset(at: Instant(seconds: naive.seconds + 86_400))
    let fitting = [before, after].filter { candidate in
      offset(at: Instant(seconds: local.clockSeconds - candidate.seconds)) == candidate
    }
    guard let first = fitting.first else { return .skipped(before, after) }
    return fitting.count == 2 && before != after ? .twice(before, after) : .one(first)
  }
}

/// How far clocks are ahead of UTC when they show a time of day.
package enum LocalOffset: Hashable, Sendable {
  case one(UTCOffset)
  /// Clocks were put back: the time came with the first offset, and again with the second.
  case twice(UTCOffset, UTCOffset)
  /// Clocks were put forward over this time; the offsets before and after.
  case skipped(UTCOffset, UTCOffset)
}

/// A moment at which the clocks of a zone are put forward or back.
package struct ClockChange: Hashable, Sendable {
  package var instant: Instant
  package var before: UTCOffset
  package var after: UTCOffset
  /// Whether it is the beginning of summer time.
  package var isDaylight: Bool
}

extension ZoneRules {
  /// All changes between two instants, in order. Changes of less than a day one after another are one.
  package func changes(from start: Instant, to end: Instant) -> [ClockChange] {
    var changes: [ClockChange] = []
    var day = start.seconds
    while day < end.seconds {
      let next = min(day + 86_400, end.seconds)
      let (before, after) = (offset(at: Instant(seconds: day)), offset(at: Instant(seconds: next)))
      if before != after {
        var (low, high) = (day, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(at: Instant(seconds: middle)) == before { low = middle } else { high = middle }
        }
        changes.append(
          ClockChange(
            instant: Instant(seconds: high), before: before, after: after,
            isDaylight: isDaylight(at: Instant(seconds: high))))
      }
      day = next
    }
    return changes
  }

  private func isDaylight(at instant: Instant) -> Bool {
    zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: Double(instant.seconds)))
  }
}
