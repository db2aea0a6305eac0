import Diagnostics
import TripModel

extension [DayPlan] {
  /// Days of which nothing else tells where they went, called by what is booked for them.
  ///
  /// What is its author's alone gives no name. Asked of days that have their chapters. A day on which a ride begins
  /// and ends is no day at the one end of it that is known.
  func calledByBookings(_ events: [EventPlan]) -> [DayPlan] {
    map { day in
      guard day.title == nil else { return day }
      let booked = day.events.map { events[$0.index] }.filter { $0.kept == nil }
      var chosen: EventPlan?
      if day.course == nil {
        chosen = booked.first { $0.phase(on: day.date) == .begins } ?? booked.first
      } else if day.isOneStopAlone {
        chosen = booked.first { $0.hasOneKnownEnd && $0.start.day == day.date && $0.lastDay == day.date }
      }
      guard let chosen else { return day }
      var day = day
      day.course = Reasoned(chosen.course, because: .written(file: chosen.source.file))
      return day
    }
  }
}

extension DayPlan {
  /// Whether all that is known of it is one place, and nobody took a picture there.
  fileprivate var isOneStopAlone: Bool { route.stops.count == 1 && entries.isEmpty && photos.isEmpty }
}

extension EventPlan {
  /// Whether it is a ride between two places that have names, and only one of them a position.
  fileprivate var hasOneKnownEnd: Bool {
    guard let from, let to, way != nil else { return false }
    return (from.position == nil) != (to.position == nil)
  }

  /// What a day is called by it: a ride by its ends, all else by its own name.
  fileprivate var course: DayCourse { way ?? .at([.named(title)]) }

  private var way: DayCourse? {
    guard kind.isRide, let from = from?.name, let to = to?.name, from != to else { return nil }
    return .way(from: from, to: to)
  }
}
