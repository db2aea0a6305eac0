/// Whether the trip has come to one of its ends yet.
package enum EndTense: Sendable {
  case been, ahead
  /// The trip goes on, and nobody said where to: this is only how far it has come.
  case soFar
}

extension TripPlan {
  /// Of where it begins.
  package var startTense: EndTense { profile.state == .planned ? .ahead : .been }

  /// Of where it ends.
  package var endTense: EndTense {
    switch profile.state {
    case .planned: return .ahead
    case .ended: return .been
    case .underWay:
      guard let end = way.end, case .content = end.reason else { return .ahead }
      // What is booked leads the way on beyond today.
      let last = way.route.stops.last?.days.max()
      if last.map({ $0 > today }) ?? false { return .ahead }
      // Nobody said that it goes on: what is there is all of it.
      return isOnTheWay ? .soFar : .been
    }
  }
}
