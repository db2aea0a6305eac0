import TripModel

/// What of the stops of a way is nothing but water: passed on a ship, and no place to stop at.
///
/// What the traveller has named, written about or marked there stays a stop, and so does where one was for hours at one
/// spot: at anchor, or on an island that no outline has.
struct OpenWater {
  /// The stops that are left.
  private(set) var stops: [Stop] = []
  /// At which of them each fix was; nil for one on the water.
  private(set) var visits: [Int?] = []
  /// The one with the most pictures first.
  private(set) var waters: [Waters] = []

  /// Metres that nothing under way stays within, and seconds.
  private static let spot = (metres: 500.0, seconds: 3 * 3600)

  /// Of the way of a day; `visits` are the stops at which the fixes were, in the order of time.
  static func ofDay(_ stops: [Stop], _ fixes: [Router.Fix], visits: [Int]) -> OpenWater {
    OpenWater(stops, fixes, visits: visits, isLand: isStay)
  }

  /// The same, where `isLand` tells by all fixes of a stop whether that is one for all its water.
  init(_ stops: [Stop], _ fixes: [Router.Fix], visits: [Int], isLand: ([Router.Fix]) -> Bool) {
    var members = [[Router.Fix]](repeating: [], count: stops.count)
    for (fix, visit) in zip(fixes, visits) { members[visit].append(fix) }
    var places: [Int?] = []
    for (stop, fixes) in zip(stops, members) {
      if let sea = stop.sea, fixes.allSatisfy(\.isInPassing), !isLand(fixes) {
        places.append(nil)
        waters.append(Waters(name: sea, coordinate: stop.coordinate, weight: stop.weight))
      } else {
        places.append(self.stops.count)
        self.stops.append(stop)
      }
    }
    self.visits = zip(fixes, visits).map { places[$1] }
    waters = Self.merged(waters)
  }

  /// Each name once.
  static func merged(_ all: [Waters]) -> [Waters] {
    var merged: [Waters] = []
    for water in all {
      if let known = merged.firstIndex(where: { $0.name == water.name }) {
        merged[known].weight += water.weight
      } else {
        merged.append(water)
      }
    }
    return merged.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  /// Whether one was for hours at one spot.
  private static func isStay(_ fixes: [Router.Fix]) -> Bool {
    let seconds = fixes.map(\.instant.seconds)
    guard let first = seconds.min(), let last = seconds.max(), last - first >= spot.seconds
    else { return false }
    let near = NeighbourIndex(fixes.map { ($0.coordinate, $0.instant.seconds) })
    return fixes.contains { fix in
      near.within(spot.metres, of: fix.coordinate).contains {
        $0.element - fix.instant.seconds >= spot.seconds
      }
    }
  }
}

extension Stop {
  /// The sea that it is, where nothing else tells a place.
  fileprivate var sea: String? { name == nil && place == nil && entries.isEmpty ? locality?.sea : nil }
}

extension Router.Fix {
  /// Whether all that happened there was a picture, or that a recording began or ended.
  fileprivate var isInPassing: Bool { entry == nil && place == nil && event == nil }
}
