import CivilDays

/// What a camera's clock showed: a day of the calendar and a time of day, in no known zone.
package struct ClockReading: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  /// 0 to 59: a leap second reads as the last ordinary one.
  package let second: Int

  /// Nil for a day or time that does not exist, and for years that no picture is from (before 1800, after 9999).
  package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard (1800...9999).contains(year), CivilDay(year: year, month: month, day: day).exists,
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = min(second, 59)
  }

  /// EXIF's `2026:05:03 14:05:12`, and the same with other marks between the numbers, as some programs
  /// write it.
  ///
  /// An offset or fraction behind the seconds is left alone.
  init?(exif text: String) {
    let numbers = text.split(maxSplits: 6) { !("0"..."9").contains($0) }.map { Int($0) ?? -1 }
    guard text.first.map({ ("0"..."9").contains($0) }) == true, numbers.count >= 5 else { return nil }
    let second = numbers.count > 5 ? numbers[5] : 0
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: second)
  }

  /// The beginning of a day that stands alone: `2026-05-03`, `20260503`; nil for a text of anything else.
  init?(day text: String) {
    let digits = text.filter { ("0"..."9").contains($0) }
    let isBare =
      text.count == 8
      || text.count == 10
        && [4, 7].allSatisfy { place in
          "-:/.".contains(text[text.index(text.startIndex, offsetBy: place)])
        }
    guard digits.count == 8, isBare, let number = Int(digits) else { return nil }
    self.init(
      year: number / 10_000, month: number / 100 % 100, day: number % 100, hour: 0, minute: 0, second: 0)
  }

  /// Seconds since 1970-01-01T00:00:00 on the same clock.
  package var clockSeconds: Int {
    CivilDay(year: year, month: month, day: day).number * 86_400 + hour * 3_600 + minute * 60 + second
  }
}
