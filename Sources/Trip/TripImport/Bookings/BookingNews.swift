package import Diagnostics
package import TripModel

extension BookingReading {
  /// The bookings that an itinerary does not have yet, how many are there already, and what is to be said of those
  /// that stand there otherwise.
  ///
  /// One is there that has the same kind, name and beginning, unless both have a code and these differ. What is where
  /// something private is becomes private.
  package func news(beside known: [TripEvent]) -> BookingNews {
    var news = BookingNews()
    var there: [BookingMark: [TripEvent]] = [:]
    for event in known { there[BookingMark(event), default: []].append(event) }
    let byCode = Dictionary(grouping: known.filter { $0.booking != nil }) { $0.booking ?? "" }
    let privacy = BookingPrivacy(of: known + bookings, near: settings.privatePlaces)
    var (atPlace, inZone): ([TripEvent], [TripEvent]) = ([], [])
    for var booking in bookings {
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
      if let reason = privacy.reason(for: booking) {
        booking.keptBack = [KeptBack(.isPrivate, at: booking.source)]
        switch reason {
        case .place: atPlace.append(booking)
        case .zone: inZone.append(booking)
        }
      }
      there[mark, default: []].append(booking)
      news.bookings.append(booking)
    }
    if let told = BookingPrivacy.Reason.place.told(of: atPlace) { news.remarks.append(told) }
    if let told = BookingPrivacy.Reason.zone.told(of: inZone) { news.remarks.append(told) }
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
