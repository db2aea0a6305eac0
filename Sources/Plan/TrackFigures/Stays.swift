package import Geodesy

/// Finds where somebody stayed: the stretches of a way that remain near their first point for long enough.
///
/// The method of stay points, by Q. Li, Y. Zheng et al., "Mining user similarity based on location history", ACM GIS
/// 2008: from a point on, all that follow within a radius; when they last, they are a stay, and the search goes on
/// behind it, else at the next point.
package enum Stays {
  /// Points nearer in time than this tell nothing more. It also bounds what is looked at twice.
  private static let grain = 5

  /// The stays as places in the list, each from the first of its points to the last. `seconds` never fall.
  package static func found(
    _ places: [SpacePoint], seconds: [Int], within metres: Double, lasting minimum: Int
  ) -> [ClosedRange<Int>] {
    let sample = thinned(seconds)
    var stays: [ClosedRange<Int>] = []
    var start = 0
    while start < sample.count {
      var end = start
      while end + 1 < sample.count,
        places[sample[start]].distance(to: places[sample[end + 1]]) <= metres
      {
        end += 1
      }
      if seconds[sample[end]] - seconds[sample[start]] >= minimum {
        stays.append(sample[start]...sample[end])
        start = end + 1
      } else {
        start += 1
      }
    }
    return stays
  }

  /// Seconds of a stay that were slower than 1 km/h, over half a minute each: who climbs a steep slope is long within
  /// two hundred metres, and does not rest.
  package static func stillSeconds(_ places: [SpacePoint], seconds: [Int], in stay: ClosedRange<Int>) -> Int {
    var (still, start) = (0, stay.lowerBound)
    for index in stay where seconds[index] - seconds[start] >= 30 || index == stay.upperBound {
      let lasted = seconds[index] - seconds[start]
      if places[start].distance(to: places[index]) * 3.6 <= Double(lasted) { still += lasted }
      start = index
    }
    return still
  }

  private static func thinned(_ seconds: [Int]) -> [Int] {
    var sample: [Int] = []
    for index in seconds.indices {
      if let last = sample.last, seconds[index] - seconds[last] < grain, index + 1 < seconds.count {
        continue
      }
      sample.append(index)
    }
    return sample
  }
}
