import Drawing
import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// A day's walk: what its map tells beside the line, and what joins that map with the profile below it. What one was driven
/// between is in neither.
struct WalkFigure {
  let scope: PageScope
  let day: DayPlan
  private let way: DayWay
  private let samples: [HeightLine.Sample]

  private var words: Words { scope.words }
  private var units: Units { scope.plan.profile.units }

  /// Metres of a walk: of less nobody counts kilometres, and more is no day's.
  private static let lengths = 1000.0...60_000
  /// Into how many parts of one length the way is cut for the script.
  private static let parts = 120
  /// Summits and passes that are named.
  private static let maxTops = 4

  /// Nil for a day that was no walk, or of which no heights were recorded.
  init?(scope: PageScope, day: DayPlan) {
    guard let all = day.way, all.isOnFoot else { return nil }
    let way = all.profiled
    guard Self.lengths.contains(way.groundMetres) else { return nil }
    samples = Array(way.heights.joined())
    guard samples.count > 1 else { return nil }
    (self.scope, self.day, self.way) = (scope, day, way)
  }

  /// Kilometres where the profile has them, but for those of the way back beside the way out; its heights where it has a
  /// profile, and, if it is joined with that, its steps.
  func map(isJoined: Bool) -> MapWalk {
    let metres = ProfileScale.distances(along: way.groundMetres, unit: units.lengthUnit).dropFirst()
      .filter { !leadsBack(at: $0) }
    let distances = metres.compactMap { distance -> MapWalk.Distance? in
      let lengths = words.lengths
      guard let place = coordinate(at: distance) else { return nil }
      return MapWalk.Distance(
        coordinate: place,
        text: distance == metres.last
          ? lengths.round(distance, in: units).text : lengths.mark(at: distance, in: units))
    }
    let steps = isJoined && way.hasProfile ? steps.map(\.coordinate) : []
    return MapWalk(distances: distances, heights: way.hasProfile ? heights : [], steps: steps)
  }

  /// Metres within which the way back is the way out, and between two places that are looked at.
  private static let (reachOfWayOut, stepOfWayOut) = (40.0, 20.0)
  /// Of the whole way, by how much the way back may be longer or shorter than the way out.
  private static let slackOfWayOut = 0.05

  /// Whether a walk that ends where it began has come so far on the way back, and by the way that led there: two lengths side
  /// by side, `0.5` and `2 km`, would belong to neither.
  private func leadsBack(at metres: Double) -> Bool {
    let whole = way.groundMetres
    guard metres > whole / 2, let first = samples.first, let last = samples.last,
      first.coordinate.distance(to: last.coordinate) < Self.reachOfEnd, let place = coordinate(at: metres)
    else { return false }
    let (middle, slack) = (whole - metres, whole * Self.slackOfWayOut)
    // A few steps before, every way is near to where it leads.
    let end = min(middle + slack, metres - 4 * Self.reachOfWayOut)
    return stride(from: max(0, middle - slack), through: end, by: Self.stepOfWayOut).contains { out in
      coordinate(at: out).map { $0.distance(to: place) < Self.reachOfWayOut } ?? false
    }
  }

  /// What a small map tells of it: how high its highest place is. Its start and its end have signs, and for kilometres
  /// there is no room beside the line.
  var ofSmallMap: MapWalk {
    MapWalk(distances: [], heights: way.hasProfile ? tops.prefix(1).map(height(ofTop:)) : [], steps: [])
  }

  private var tops: [NamedHeights.Place] {
    Array(NamedHeights(scope: scope, day: day, way: way).tops.prefix(Self.maxTops))
  }

  private func height(ofTop top: NamedHeights.Place) -> MapWalk.Height {
    MapWalk.Height(coordinate: top.place.coordinate, name: top.name, value: text(top.place), isTop: true)
  }

  /// The tops, the highest first, and then its ends.
  private var heights: [MapWalk.Height] {
    let ends = [samples.first, samples.last].compactMap(\.self)
    // Where the way ends below a top of it one height is told, and not another one beside it: that of the end, where a
    // stop stands of which the list says how high it is, unless the top is known by a name.
    let tops = tops.filter { top in
      top.name != nil || !ends.contains { Self.isOneHeight(top.place, $0) }
    }
    let others = ends.filter { end in !tops.contains { Self.isOneHeight($0.place, end) } }
    // Of a way that leads back to where it began, the height of that is told once.
    let isRound =
      others.count == 2 && others[0].coordinate.distance(to: others[1].coordinate) < Self.reachOfEnd
    return tops.map(height(ofTop:))
      + (isRound ? Array(others.prefix(1)) : others).map {
        MapWalk.Height(coordinate: $0.coordinate, value: text($0), isTop: false)
      }
  }

  private static let reachOfEnd = 300.0

  /// Whether two places of the way are one on its map: metres on the ground, and in height.
  private static func isOneHeight(_ one: HeightLine.Sample, _ other: HeightLine.Sample) -> Bool {
    abs(one.height - other.height) < 25 && one.coordinate.distance(to: other.coordinate) < 150
  }

  private func text(_ place: HeightLine.Sample) -> String {
    words.lengths.height(place.height, in: units).text
  }

  /// The way at even distances; none where the heights of a part of it are not known.
  var steps: [HeightLine.Sample] {
    let found = (0...Self.parts).compactMap { place(at: way.groundMetres * Double($0) / Double(Self.parts)) }
    return found.count == Self.parts + 1 ? found : []
  }

  /// What a script needs that says where on the way one points.
  var reader: Record {
    let numbers = steps.map { String(Int(($0.height / units.heightUnit).rounded())) }
    return [
      "heights": .text(numbers.joined(separator: " ")),
      "length": .text(String(((way.groundMetres / units.lengthUnit) * 1000).rounded() / 1000)),
      "parts": .text(String(Self.parts)),
      "label": .text(words[.profileReader]),
      "saying": .text(
        words(
          .profilePlace,
          [
            "distance": "{distance}" + unit(words.lengths.distance(way.groundMetres, in: units)),
            "height": "{height}" + unit(words.lengths.height(0, in: units)),
          ])),
    ]
  }

  private func unit(_ measure: Measure) -> String { "\u{a0}" + measure.unit }

  /// Metres between two samples from which on what lies between them was recorded without heights.
  private static let gap = 500.0

  /// Where the way had come after some metres, whether heights are known there or not.
  private func coordinate(at metres: Double) -> Coordinate? {
    guard way.line.count > 1 else { return place(at: metres)?.coordinate }
    let (low, high) = Self.around(metres, in: way.line, by: \.along)
    let (one, other) = (way.line[low], way.line[high])
    let share = min(1, max(0, (metres - one.along) / max(0.001, other.along - one.along)))
    return one.coordinate.between(share, other.coordinate)
  }

  /// The places in a list before and behind some metres.
  private static func around<Place>(
    _ metres: Double, in places: [Place], by along: (Place) -> Double
  ) -> (Int, Int) {
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if along(places[middle]) <= metres { low = middle } else { high = middle }
    }
    return (low, high)
  }

  /// Between two samples along the straight line; nil where no heights are known.
  private func place(at metres: Double) -> HeightLine.Sample? {
    let (low, high) = Self.around(metres, in: samples, by: \.along)
    let (one, other) = (samples[low], samples[high])
    guard other.along - one.along < Self.gap, metres < other.along + Self.gap else { return nil }
    let share = min(1, max(0, (metres - one.along) / max(0.001, other.along - one.along)))
    return HeightLine.Sample(
      along: metres, height: one.height + (other.height - one.height) * share,
      coordinate: one.coordinate.between(share, other.coordinate))
  }
}

extension Coordinate {
  /// Straight on a chart, which over twenty metres is straight on the ground.
  fileprivate func between(_ share: Double, _ other: Coordinate) -> Coordinate {
    Coordinate(
      latitude: latitude + (other.latitude - latitude) * share,
      longitude: longitude + (other.longitude - longitude) * share) ?? self
  }
}
