import TripModel

/// What was booked goes before the hours of other things: who writes of a crossing at the hour at which it began names the
/// harbour to which it led, and was not there and back before the ship left.
extension [Router.Fix] {
  /// These fixes, those of them behind a ride that name its end when it set out, and before it those that name its start
  /// when it arrived. Takes rides in the order of their starts.
  func agreeing(with rides: [EventFixes.Ride]) -> [Router.Fix] {
    let rides = rides.filter { !$0.isLoose }
    guard !rides.isEmpty else { return self }
    return map { fix in
      let (moment, slack) = (fix.instant.seconds, EventFixes.Ride.roundness)
      let near = rides.underWay(
        from: Instant(seconds: moment - slack), to: Instant(seconds: moment + slack))
      let moved = near.lazy.compactMap { $0.moved(fix) }.first
      return moved ?? fix
    }
  }
}

extension EventFixes.Ride {
  /// Seconds by which what is written by hand is off the hour that was booked.
  fileprivate static let roundness = 15 * 60
  /// Metres that one comes in a second at most, on roads.
  private static let speed = 25.0
  /// How much of the way is about one of its ends, and its metres at least and at most.
  private static let reachOfEnd = (share: 0.25, least: 1000.0, most: Nearness.dayReach)

  /// A fix at the other end of the ride than its hour says, put there in time; nil for any other.
  fileprivate func moved(_ fix: Router.Fix) -> Router.Fix? {
    let reach = min(
      Self.reachOfEnd.most, max(Self.reachOfEnd.least, Self.reachOfEnd.share * from.distance(to: to)))
    let (left, arrived, moment) = (span.lowerBound.seconds, span.upperBound.seconds, fix.instant.seconds)
    let (here, isBefore, isAfter) = (
      fix.coordinate, (0...Self.roundness).contains(left - moment),
      (0...Self.roundness).contains(moment - arrived)
    )
    var fix = fix
    if isBefore, here.distance(to: to) <= reach, here.distance(to: from) > reach,
      here.distance(to: from) > Self.speed * Double(left - moment)
    {
      fix.instant = Instant(seconds: arrived + 1)
    } else if isAfter, here.distance(to: from) <= reach, here.distance(to: to) > reach,
      here.distance(to: to) > Self.speed * Double(moment - arrived)
    {
      fix.instant = Instant(seconds: left - 1)
    } else {
      return nil
    }
    // Its hour is not that of its place; and the ride itself leads there.
    (fix.time, fix.isRetold) = (nil, true)
    return fix
  }
}
