package import TripModel

/// When the entries of a feed were: never when a file was written, which would be another time on each machine.
///
/// A feed asks for an instant. A local time whose offset nobody knows has that of the entries beside it, else it counts as if it were
/// in UTC; an entry without a time was at noon, or right after the entry before it on that day.
package struct FeedTimes {
  package private(set) var all: [Moment] = []

  /// - Parameter entries: in the order of the journal.
  package init(_ entries: some Sequence<EntryPlan>) {
    var last: (day: LocalDate, time: Moment)?
    // Of an hour whose offset nobody tells it is that of the entries before, or of the first behind.
    var offset = entries.lazy.compactMap { $0.time?.value.offset }.first ?? .utc
    for entry in entries {
      let day = entry.day.value
      offset = entry.time?.value.offset ?? offset
      var time = Self.time(of: entry, assuming: offset)
      if entry.time == nil, let last, last.day == day, time.atLeastUTC < last.time.atLeastUTC {
        time = last.time
      }
      all.append(time)
      last = (day, time)
    }
  }

  package var latest: Moment? { all.max { $0.atLeastUTC < $1.atLeastUTC } }

  private static func time(of entry: EntryPlan, assuming offset: UTCOffset) -> Moment {
    if let time = entry.time?.value { return Moment(local: time.local, offset: time.offset ?? offset) }
    return Moment(local: LocalDateTime(date: entry.day.value, time: .midnight) + 12 * 3600, offset: .utc)
  }
}

extension Moment {
  /// The instant, in UTC where nobody knows the offset.
  var atLeastUTC: Instant { instant(assuming: .utc) }
}
