import Importing
import TripModel

/// The clock by which something was written: that of a zone, or one that is so far ahead of UTC.
enum ExportClock: Hashable, Sendable {
  case rules(ZoneRules)
  case fixed(UTCOffset)

  /// `Europe/Lisbon`, `America/New York`, `GMT+0200`, `UTC-5`, `+05:30`; nil for what means several clocks (`CET`), or
  /// none.
  init?(spelling: String) {
    let text = spelling.replacing(" ", with: "_")
    if let rules = ZoneRules(identifier: text) {
      self = .rules(rules)
      return
    }
    let isNamed = text.hasPrefix("GMT") || text.hasPrefix("UTC")
    let rest = isNamed ? text.dropFirst(3) : text[...]
    if rest.isEmpty || rest == "Z" {
      self = .fixed(.utc)
    } else if let offset = Self.offset(of: rest) {
      self = .fixed(offset)
    } else {
      return nil
    }
  }

  /// What it shows at an instant.
  func local(_ instant: Instant) -> LocalDateTime {
    let offset =
      switch self {
      case .rules(let rules): rules.offset(at: instant)
      case .fixed(let offset): offset
      }
    return Moment(instant: instant, offset: offset).local
  }

  /// The name of its zone; nil where it has none.
  var zone: String? {
    if case .rules(let rules) = self { rules.identifier } else { nil }
  }

  /// How far it is ahead of UTC, always; 0 of a zone, which has its rules.
  var offsetSeconds: Int { if case .fixed(let offset) = self { offset.seconds } else { 0 } }

  /// `+2`, `+02`, `-0330`, `+05:30`.
  static func offset(of text: some StringProtocol) -> UTCOffset? {
    let written = String(text).replacing("\u{2212}", with: "-")
    guard let sign = written.first, sign == "+" || sign == "-" else { return nil }
    let parts = written.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let joined = parts.count == 1 && first.utf8.count > 2
    let minuteText = joined ? first.suffix(2) : parts.count == 2 ? parts[1] : "0"
    guard let hours = digits((joined ? first.dropLast(2) : first).utf8),
      let minutes = digits(minuteText.utf8),
      hours <= 18, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return UTCOffset(seconds: sign == "-" ? -seconds : seconds)
  }
}

extension ImportRequest {
  /// By which what names no zone is told: that of the trip, and UTC where it has none.
  var clock: ExportClock { zone.map(ExportClock.rules) ?? .fixed(.utc) }

  /// By which something at a place is told that names no zone: that of the trip, else of the place; nil where nothing
  /// tells one.
  func knownClock(at place: Coordinate?) -> ExportClock? {
    (zone ?? place.flatMap(zoneAt)).map(ExportClock.rules)
  }
}
