package import Diagnostics

/// A flight to a destination, and mostly back, as the traveller saw it offered on some day: by now it may cost
/// something else, or be gone.
package struct DestinationFlight: Hashable, Sendable {
  /// How one sits, from the cheapest on.
  package enum Cabin: String, CaseIterable, Codable, Hashable, Sendable {
    case economy, premium, business, first
  }

  /// When it takes off, by the clocks there.
  package var out: DayAndTime
  /// When one flies back, by the clocks of the destination; nil for one way.
  package var back: DayAndTime?
  package var airline: String?
  package var cabin = Cabin.economy
  /// Of all of it, for one person.
  package var price: Money
  /// The day on which it was offered so.
  package var seen: LocalDate
  /// Where it is written.
  package var source: SourcePlace

  package init(out: DayAndTime, price: Money, seen: LocalDate, source: SourcePlace) {
    self.out = out
    self.price = price
    self.seen = seen
    self.source = source
  }

  /// Whether one would be back before one left: by the clocks where their offsets are not known, so that it is no more
  /// than a slip in one of the two.
  package static func isBack(_ back: DayAndTime, before out: DayAndTime) -> Bool {
    if let out = out.moment?.instant, let back = back.moment?.instant { return back < out }
    guard back.date == out.date, let from = out.time, let to = back.time else { return back.date < out.date }
    return to < from
  }
}
