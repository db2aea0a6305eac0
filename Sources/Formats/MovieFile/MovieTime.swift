/// A clock's time as a film writes it in text: `2026-05-03T14:05:12+0100`.
package struct MovieTime: Hashable, Sendable {
  package var (year, month, day) = (0, 0, 0)
  package var (hour, minute, second) = (0, 0, 0)
  /// Seconds that the clock was ahead of UTC, where it says so; `Z` is no clock's offset, see `isUTC`.
  package var offset: Int?
  /// Whether it is told in UTC, so that it is a moment and no clock's time.
  package var isUTC = false

  /// Nil for a text without a time of day, or one that is no time.
  init?(_ text: String) {
    var rest = Substring(text.prefix(40))
    func figures(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest = rest.dropFirst(count)
      return Int(digits)
    }
    func mark(_ marks: String) -> Bool {
      guard let first = rest.first, marks.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = figures(4), mark("-:/"), let month = figures(2), mark("-:/"), let day = figures(2),
      mark("T "), let hour = figures(2), mark(":"), let minute = figures(2), mark(":"),
      let second = figures(2),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, min(59, second))
    if mark(".,") { rest = rest.drop { ("0"..."9").contains($0) } }
    if mark("Zz") {
      isUTC = true
      return
    }
    let isWest = rest.first == "-" || rest.first == "−"
    guard mark("+-−"), let hours = figures(2) else { return }
    _ = mark(":")
    let minutes = figures(2) ?? 0
    guard hours <= 15, minutes < 60 else { return }
    offset = (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
