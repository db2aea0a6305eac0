import TripModel

/// Where a trip says neither when it began nor when it ended: between which days all else of it lies, beside a picture or two from
/// weeks before or behind.
///
/// Entries, tracks, events and whatever else has a day tell when it was. Pictures belong to them as long as no gap of days parts them, and where those
/// apart are more than a few, nobody knows that they are of another journey.
enum LoneDays {
  /// Days without anything that part a picture from a trip.
  private static let gap = 20
  /// Pictures of another time at most, and of how many each is one.
  private static let (most, share) = (2, 10)
  /// Days of entries, tracks and events that tell when a trip was.
  private static let fewestDays = 3

  /// Nil where no picture is so far off, or where it is not that clear.
  static func range(besides trip: Trip, clocks: LocalClocks) -> ClosedRange<LocalDate>? {
    guard trip.settings.start == nil, trip.settings.end == nil else { return nil }
    let told = Set(StrayPhotoTimes.days(besides: trip)).sorted()
    guard told.count >= fewestDays, let first = told.first, let last = told.last,
      !zip(told, told.dropFirst()).contains(where: { $1 - $0 > gap })
    else { return nil }
    let taken = trip.photos.compactMap { clocks.taken($0)?.value.local.date.dayNumber }.sorted()
    var (start, end) = (first, last)
    for day in taken.reversed() where day < start && start - day <= gap { start = day }
    for day in taken where day > end && day - end <= gap { end = day }
    let apart = taken.count { $0 < start || $0 > end }
    guard apart > 0, apart <= most, apart * share <= taken.count else { return nil }
    return LocalDate(dayNumber: start)...LocalDate(dayNumber: end)
  }
}
