package import Diagnostics
package import TripModel

extension BookingReading {
  /// The bookings that an itinerary does not have yet, how many are there already, and what is to be said of those
  /// that stand there otherwise.
  ///
  /// One is there that has the same kind, name and beginning, unless both have a code and these differ.
  package func news(beside known: [TripEvent]) -> BookingNews {
    var news = BookingNews()
    var there: [BookingMark: [TripEvent]] = [:]
    for event in known { there[BookingMark(event), default: []].append(event) }
    let byCode = Dictionary(grouping: known.filter { $0.booking != nil }) { $0.booking ?? "" }
    for booking in bookings {
      let mark = BookingMark(booking)
      if let same = there[mark]?.first(where: { $0.isOneBooking(with: booking) }) {
        news.there += 1
        if let end = booking.end, let old = same.end, old != end {
          news.remarks.append(.otherEnd(booking, same))
        }
        continue
      }
      let old = byCode[booking.booking ?? ""]?.first { $0.kind == booking.kind && $0.isAlike(booking) }
      if let old { news.remarks.append(.moved(booking, old)) }
      there[mark, default: []].append(booking)
      news.bookings.append(booking)
    }
    return news
  }
}

/// What of a calendar is new beside an itinerary.
package struct BookingNews: Sendable {
  package var bookings: [TripEvent] = []
  package var there = 0
  package var remarks: [Diagnostic] = []
}

/// By what a booking is known again.
private struct BookingMark: Hashable {
  let kind: TripEvent.Kind
  let date: LocalDate
  let time: LocalTime?
  let title: String

  init(_ event: TripEvent) {
    kind = event.kind
    date = event.start.when.date
    time = event.start.when.time
    title = folded(event.title)
  }
}

extension TripEvent {
  fileprivate func isOneBooking(with other: TripEvent) -> Bool {
    guard let booking, let code = other.booking else { return true }
    return booking == code
  }

  /// Whether it may be an older version of another: the same thing at another time.
  fileprivate func isAlike(_ other: TripEvent) -> Bool {
    folded(title) == folded(other.title)
      || from?.value.name == other.from?.value.name && to?.value.name == other.to?.value.name && from != nil
        && to != nil
  }
}
