/// How far a clock is ahead of UTC.
package struct UTCOffset: Hashable, Sendable, CustomStringConvertible {
  /// Seconds east of Greenwich.
  package let seconds: Int

  /// An offset that a clock on Earth may have, up to 18 hours either way (ISO 8601, java.time); nil otherwise.
  package init?(seconds: Int) {
    guard abs(seconds) <= 18 * 3600 else { return nil }
    self.seconds = seconds
  }

  private init(known seconds: Int) { self.seconds = seconds }

  package static let utc = UTCOffset(known: 0)

  /// `+01:00`, never `Z`.
  package var description: String {
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }
}

/// When something was: the local clock, and its offset where that is known.
package struct Moment: Hashable, Sendable, CustomStringConvertible {
  package var local: LocalDateTime
  package var offset: UTCOffset?

  package init(local: LocalDateTime, offset: UTCOffset? = nil) {
    self.local = local
    self.offset = offset
  }

  /// A moment from an instant, seen on a clock with that offset.
  package init(instant: Instant, offset: UTCOffset) {
    self.local = LocalDateTime(clockSeconds: instant.seconds + offset.seconds)
    self.offset = offset
  }

  /// The instant, where the offset is known.
  package var instant: Instant? { offset.map { Instant(seconds: local.clockSeconds - $0.seconds) } }

  /// The instant, with this offset where none is known.
  package func instant(assuming fallback: UTCOffset) -> Instant {
    Instant(seconds: local.clockSeconds - (offset ?? fallback).seconds)
  }

  /// `2026-05-03T14:05:12+01:00`, without the offset where it is unknown.
  package var description: String { local.description + (offset?.description ?? "") }
}

/// It is kept as numbers: the seconds of the local clock, and those of its offset where that is known.
extension Moment: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    local = LocalDateTime(clockSeconds: try numbers.decode(Int.self))
    offset = numbers.isAtEnd ? nil : UTCOffset(seconds: try numbers.decode(Int.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(local.clockSeconds)
    if let offset { try numbers.encode(offset.seconds) }
  }
}

/// A point on the one time line of the world: seconds since 1970-01-01T00:00:00Z.
package struct Instant: Hashable, Comparable, Sendable {
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
