/// In which line a point is first said to be of each day, by the day's number since 1970 in UTC: a date that nobody
/// expects can be looked up in the file.
struct DayLines {
  private(set) var byDay: [Int: Int] = [:]
  /// That of the last point: nearly all are of the day of the one before.
  private var last: Int?

  /// A file of points at random needs no longer list.
  private static let most = 10_000

  /// `time` is in seconds since 1970, UTC.
  mutating func note(_ time: Double?, line: Int) {
    guard let time, abs(time) < 4e12, line > 0 else { return }
    let day = Int((time / 86_400).rounded(.down))
    guard day != last else { return }
    last = day
    if byDay[day] == nil, byDay.count < Self.most { byDay[day] = line }
  }
}
