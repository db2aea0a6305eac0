import Diagnostics
import TripModel
import TripNotation

/// What stands behind a time of day: an offset from UTC, a zone by its place, or both.
enum OffsetText {
  /// How far the clock was ahead of UTC when it showed that time; a doubt where it did so twice.
  static func offset(
    _ text: TextNode, at local: LocalDateTime
  ) throws(Problem) -> (offset: UTCOffset, doubt: Problem?) {
    let number = text.value.prefix { !$0.isBlank && $0 != "[" }
    guard let offset = offset(number) else { return try offset(of: unbracketed(text), at: local) }
    let behind = unbracketed(text.part(number.endIndex..<text.value.endIndex))
    guard let zone = ZoneRules(identifier: behind.value) else {
      // Programs write `+0200 CEST`: the letters say nothing more.
      if behind.value.count <= 5, behind.value.allSatisfy({ $0.isASCII && $0.isUppercase }) {
        return (offset, nil)
      }
      throw .badOffset(behind)
    }
    let right = zone.offset(at: Instant(seconds: local.clockSeconds - offset.seconds))
    guard right == offset else { throw .contradiction(text, local, offset, zone) }
    return (offset, nil)
  }

  private static func offset(
    of text: TextNode, at local: LocalDateTime
  ) throws(Problem) -> (offset: UTCOffset, doubt: Problem?) {
    guard let zone = ZoneRules(identifier: text.value) else { throw .badOffset(text) }
    switch zone.offsets(atLocal: local) {
    case .one(let offset): return (offset, nil)
    case .twice(let first, let second): return (first, .repeatedHour(text, local, first, second))
    case .skipped(let before, let after): throw .skippedHour(text, local, after.seconds - before.seconds)
    }
  }

  /// `Europe/Lisbon` of `[Europe/Lisbon]`, as programs write it (RFC 9557).
  private static func unbracketed(_ text: TextNode) -> TextNode {
    guard text.value.hasPrefix("["), text.value.hasSuffix("]") else { return text }
    return text.part(
      text.value.index(after: text.value.startIndex)..<text.value.index(before: text.value.endIndex))
  }

  /// `Z`, `+01:00`, `-0330`, `+01`.
  static func offset(_ text: Substring) -> UTCOffset? {
    if text == "Z" || text == "z" { return .utc }
    guard let sign = text.first, "+-−".contains(sign), text.count >= 3,
      let hours = Int(digits: text.dropFirst().prefix(2)), text.dropFirst().prefix(2).count == 2
    else { return nil }
    var rest = text.dropFirst(3)
    if rest.first == ":", rest.count == 3 { rest.removeFirst() }
    guard rest.isEmpty || rest.count == 2, let minutes = rest.isEmpty ? 0 : Int(digits: rest), minutes < 60
    else { return nil }
    return UTCOffset(seconds: (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60))
  }

  /// Whether a text is an offset or a zone.
  static func isOne(_ text: Substring) -> Bool {
    offset(text) != nil || ZoneRules(identifier: String(text)) != nil
  }

  /// The offset behind `UTC+2`, `GMT-1:30`, `+1`.
  static func meant(by text: String) -> UTCOffset? {
    var rest = text.prefix(20).uppercased().filter { !$0.isBlank }[...]
    for name in ["UTC", "GMT"] where rest.hasPrefix(name) { rest = rest.dropFirst(3) }
    guard let sign = rest.popFirst(), "+-−".contains(sign) else { return nil }
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count <= 2, let hours = Int(digits: parts[0]), hours <= 18,
      let minutes = parts.count == 1 ? 0 : Int(digits: parts[1]), minutes < 60
    else { return nil }
    return UTCOffset(seconds: (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60))
  }
}

extension Problem {
  fileprivate static func badOffset(_ text: TextNode) -> Problem {
    // `10:30 - 13:00`: no offset has a blank behind its sign.
    if let sign = text.value.first, "-–—−".contains(sign), text.value.dropFirst().first?.isBlank == true,
      let time = ClockText.time(text.value.dropFirst().drop(while: \.isBlank))
    {
      return Problem(
        .badTime, "Second time of day: “\(text.value.shortened)”", at: text.range,
        advice:
          "Write one time here; in an event the other is its `end`, with the day: 2026-05-03 \(time.shortest)."
      )
    }
    return .badZone(
      text, "time zone",
      OffsetText.meant(by: text.value).map { "Write \($0)." }
        ?? "Write an offset such as +01:00, or a zone by its place, such as Europe/Lisbon.")
  }

  fileprivate static func contradiction(
    _ text: TextNode, _ local: LocalDateTime, _ offset: UTCOffset, _ zone: ZoneRules
  ) -> Problem {
    let right = zone.offset(atLocal: local)
    return Problem(
      .zoneContradicted,
      "Offset \(offset) contradicts \(zone.identifier), which was at \(right) on \(local.date)",
      at: text.range, advice: "Write one of the two: \(right), or \(zone.identifier).")
  }

  fileprivate static func skippedHour(_ zone: TextNode, _ local: LocalDateTime, _ step: Int) -> Problem {
    let ways = [local + step, local + -step].map { way in
      (way.date == local.date ? "" : "\(way.date) ") + way.time.shortest
    }
    return Problem(
      .skippedHour,
      "No such time in \(zone.value): on \(local.date) clocks skipped \(local.time.shortest)",
      at: zone.range, advice: "Write \(ways[0]) or \(ways[1]).")
  }

  fileprivate static func repeatedHour(
    _ zone: TextNode, _ local: LocalDateTime, _ first: UTCOffset, _ second: UTCOffset
  ) -> Problem {
    Problem(
      .repeatedHour,
      "Ambiguous time: \(local.time.shortest) came twice in \(zone.value) on \(local.date); the first is used",
      at: zone.range,
      advice: "Write \(first) instead of the zone for the first, \(second) for the second.")
  }
}
