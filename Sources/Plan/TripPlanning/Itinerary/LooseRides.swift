import TripModel

/// Which of the rides that are booked are none of one traveller's way: several for the same hours that lead elsewhere.
///
/// A folder holds the tickets of all who travel, and those among which nobody has chosen yet. Of these nobody went one
/// behind the other, so each is told by itself.
enum LooseRides {
  /// Metres: within that two places are one, as seen from a ride.
  private static let reach = Nearness.dayReach
  /// How much longer a ride may be over a part of it: `Frankfurt to Cologne` is on the way to Paris.
  private static let longestDetour = 1.2
  /// So many rides before one are compared with it: more are not under way at once.
  private static let maxAtOnce = 64

  /// Takes rides in the order of their starts.
  static func found(among rides: [EventFixes.Ride]) -> Set<EventID> {
    var loose: Set<EventID> = []
    for (index, ride) in rides.enumerated() {
      for before in rides[max(0, index - maxAtOnce)..<index] where areApart(before, ride) {
        loose.formUnion([before.event, ride.event])
      }
    }
    return loose
  }

  /// Those in whose hours other travellers were on a longer one: of both one counts, since no trip is as far as all who were on
  /// it together. Takes rides of which it is known which are loose, in the order of their starts.
  static func shorter(among rides: [EventFixes.Ride]) -> Set<EventID> {
    let loose = rides.filter { $0.isLoose && !$0.who.isEmpty }
    var counted: [EventFixes.Ride] = []
    var shorter: Set<EventID> = []
    for ride in loose.sorted(by: { ($1.length, $0.span.lowerBound) < ($0.length, $1.span.lowerBound) }) {
      let isBeside = counted.contains { other in
        other.span.lowerBound < ride.span.upperBound && ride.span.lowerBound < other.span.upperBound
          && Set(other.who.map { $0.lowercased() }).isDisjoint(with: ride.who.map { $0.lowercased() })
      }
      if isBeside { shorter.insert(ride.event) } else { counted.append(ride) }
    }
    return shorter
  }

  /// Whether both are under way at one time, and neither leads on from the other, or is it, or a part of it.
  private static func areApart(_ one: EventFixes.Ride, _ other: EventFixes.Ride) -> Bool {
    guard other.span.lowerBound < one.span.upperBound, one.span.lowerBound < other.span.upperBound,
      // A bus to the airport whose hours nobody wrote down well.
      one.length > reach, other.length > reach
    else { return false }
    let isNext = one.to.distance(to: other.from) <= reach
    let isSame = one.from.distance(to: other.from) <= reach && one.to.distance(to: other.to) <= reach
    return !isNext && !isSame && !isPart(other, of: one) && !isPart(one, of: other)
  }

  private static func isPart(_ part: EventFixes.Ride, of whole: EventFixes.Ride) -> Bool {
    guard whole.span.lowerBound <= part.span.lowerBound, part.span.upperBound <= whole.span.upperBound
    else { return false }
    let way = whole.from.distance(to: part.from) + part.length + part.to.distance(to: whole.to)
    return way <= longestDetour * whole.length
  }
}

extension EventFixes.Ride {
  /// Metres from end to end.
  fileprivate var length: Double { from.distance(to: to) }
}
