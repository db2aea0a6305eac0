import TripModel

/// The time of day in the name that a phone gave a clip: `VID_20260503_140512.mp4`, `20260503_140512.mp4`,
/// `2026-05-03 14.05.12.mp4`. Phones of Google write UTC (`PXL_20260503_130512345.mp4`), all others what clocks showed.
struct ClipNameClock: Hashable {
  let local: LocalDateTime
  let isUTC: Bool

  init?(_ file: String) {
    guard let (date, rest) = PictureNameDay.dayAndRest(of: file), let time = Self.time(rest) else {
      return nil
    }
    local = LocalDateTime(date: date, time: time)
    isUTC = file.lastPathPart?.hasPrefix("PXL_") ?? false
  }

  /// Hours, minutes and seconds, with a mark between all of them or none.
  private static func time(_ text: Substring) -> LocalTime? {
    var rest = text.drop { "-_ T.".contains($0) }
    guard let hour = DayName.figures(2, &rest) else { return nil }
    let mark = rest.first.flatMap { "-_.:".contains($0) ? $0 : nil }
    func next() -> Int? {
      if let mark {
        guard rest.first == mark else { return nil }
        rest.removeFirst()
      }
      return DayName.figures(2, &rest)
    }
    guard let minute = next(), let second = next() else { return nil }
    return LocalTime(hour: hour, minute: minute, second: second)
  }

  /// Seconds by which the two may differ although they are of one clip, beside its length.
  private static let tolerance = 120
  /// From twelve hours behind UTC to fourteen ahead of it, in quarters of an hour.
  private static let quarters = -48...56

  /// Whether a moment in UTC may be that of this clock, when the clip began or when it ended.
  func fits(_ moment: Int, seconds: Double) -> Bool { quarter(at: moment, seconds: seconds) != nil }

  /// How far the clock was ahead of UTC; nil where it was not, since then the moment may be the clock's own time.
  func offset(at moment: Int, seconds: Double) -> UTCOffset? {
    quarter(at: moment, seconds: seconds).flatMap { $0 == 0 ? nil : UTCOffset(seconds: $0 * 900) }
  }

  private func quarter(at moment: Int, seconds: Double) -> Int? {
    for length in [0, Int(min(seconds, 86_400))] {
      let ahead = local.clockSeconds - moment + length
      let quarter = Int((Double(ahead) / 900).rounded())
      if abs(ahead - quarter * 900) <= Self.tolerance, Self.quarters.contains(quarter) { return quarter }
    }
    return nil
  }
}
