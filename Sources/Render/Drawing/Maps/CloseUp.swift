package import TripModel

extension MapContent {
  /// A day's map in two.
  package struct CloseUp: Sendable {
    /// What is shown closer.
    package var near: MapContent
    /// What of the day lies beyond that, for a map of all of it or of the region.
    package var rest: MapContent
    /// The numbers of the stops that are shown closer: `1·3`.
    var numbers = ""
    /// Whether its signs would lie over each other on a map of everything.
    package var isCrowd = false
  }

  /// What a second map shows closer, with what lies far off left to the first: what is around the recorded way where that was
  /// no longer than a walk, and without one a crowd of places that on a map of everything would be one, or a part of the day
  /// that lies apart from all the rest. Nil where nothing lies far off.
  package func closeUp(around way: [Coordinate]) -> CloseUp? {
    circle(around: way).flatMap { closeUp(within: $0, reaching: [.town]) }
  }

  /// The same of a whole trip, whose stops lie within a small part of its map but for a few, as of a trek below the flight
  /// that led there: on a map of everything they would be one. Likewise of one that spent most of its days within a part, be
  /// there ever so many stops elsewhere. Nil of any other.
  package var closeUpOfMost: CloseUp? {
    var most = (circleOfMost ?? circleOfMostDays).flatMap { closeUp(within: $0, reaching: [.town, .land]) }
    most?.isCrowd = true
    return most
  }

  /// The same with its lines in the order of their days, in which a script plays them.
  package var inOrderOfDays: MapContent {
    var content = self
    content.lines = lines.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }.map(\.element)
    return content
  }

  /// The parts of a long way in which its stops are close together, as around a lake on the way through a continent: on a
  /// map of all of it each is a heap. Those with most stops, along the way, and within one region that of most of them alone;
  /// nil where none is.
  package var denseParts: MapAreas? {
    let dense = isOfOneRegion ? [] : denseCircles
    let circles = dense.isEmpty ? [circleOfMost].compactMap(\.self) : dense
    let parts = circles.compactMap { closeUp(within: $0, reaching: [.town, .land])?.near }
    func order(_ part: MapContent) -> Int {
      part.stops.first.flatMap { first in stops.firstIndex { $0.coordinate == first.coordinate } } ?? .max
    }
    let sheets = parts.sorted { order($0) < order($1) }.map { part in
      var sheet = part
      sheet.hasRings = false
      return sheet
    }
    return sheets.isEmpty ? nil : MapAreas(sheets: sheets, areOfSome: true)
  }

  /// Around such parts, the fullest first.
  private var denseCircles: [NearCircle] {
    guard let all = NearCircle(around: vectors) else { return [] }
    let places = Self.places(stops.map(\.coordinate), apart: Self.apart)
    var circles: [NearCircle] = []
    while circles.count < Self.mostDense,
      let next = Self.part(
        of: places, within: all, sharing: Self.shareOfCrowd, reaching: [2, 1], besides: circles)
    {
      circles.append(next)
    }
    return circles
  }

  private func closeUp(within shown: NearCircle, reaching reaches: Set<Reach>) -> CloseUp? {
    func isNear(_ place: Coordinate) -> Bool { shown.holds(UnitVector(place)) }
    var (near, rest) = (self, self)
    let within = lines.filter { $0.points.allSatisfy(isNear) }
    near.lines = within
    near.stops = stops.filter { isNear($0.coordinate) }
    near.marks = marks.filter { isNear($0.coordinate) }
    rest.lines = lines.filter { !$0.points.allSatisfy(isNear) }
    rest.stops = stops.filter { !isNear($0.coordinate) }
    rest.marks = marks.filter { !isNear($0.coordinate) }
    // What ends just outside is no reason for a second map.
    let isFar = shown.farthest(of: rest.vectors) > Self.leastFar * shown.metres
    guard reaches.contains(near.reach), isFar else { return nil }
    // The sheet is for its signs: a straight line that comes from somewhere else would have most of it.
    let signs = near.stops.map(\.coordinate) + near.marks.map(\.coordinate)
    for line in within {
      let cut = line.cut(to: signs, within: Self.apart)
      if cut?.points.count != line.points.count { rest.lines.append(line) }
    }
    near.lines = within.compactMap { $0.cut(to: signs, within: Self.apart) }
    // What was recorded leads over the edge of the sheet: a ferry that is seen to arrive does not end in the open sea.
    near.lines += rest.lines.filter(\.wasRecorded).map(\.leadingBeyond)
    // So does what is drawn straight from elsewhere: without it the day would seem to begin on this sheet.
    near.lines += lines.filter { $0.isStraight && $0.points.contains(where: isNear) }.flatMap { line in
      line.points.allSatisfy(isNear)
        ? line.leadingFrom(signs, within: Self.apart) : [line.leadingBeyond]
    }
    near.exits = near.lines.filter(\.leadsBeyond).flatMap { line in
      line.exits(to: rest.stops, within: Self.reachOfStop, from: isNear)
    }
    (rest.walk, rest.extracts) = (nil, [])
    if reach != .land { rest.surroundings = .region }
    let extents = [signs.map(UnitVector.init), vectors].map { NearCircle(around: $0)?.metres ?? 0 }
    return CloseUp(
      near: near, rest: rest, numbers: numbers(of: isNear),
      isCrowd: extents[0] < Self.shareOfCrowd * extents[1])
  }

  private func circle(around way: [Coordinate]) -> NearCircle? {
    guard let walked = NearCircle(around: way.map(UnitVector.init)), walked.metres >= Self.shortestWay else {
      return crowd
    }
    return NearCircle(middle: walked.middle, metres: walked.metres * Self.room + Self.shortestWay)
  }

  /// Around that place by which most others are, else around a part of the day, else around the pictures of a town; nil where
  /// nowhere there are three.
  private var crowd: NearCircle? {
    guard let all = NearCircle(around: vectors) else { return nil }
    let signs = stops.map(\.coordinate) + marks.filter { $0.kind != .photo }.map(\.coordinate)
    let places = Self.places(signs, apart: Self.apart)
    if let found = Self.crowd(of: places, within: all)
      ?? Self.part(of: places, within: all, sharing: Self.shareOfPart, reaching: [2])
    {
      return found
    }
    // Of a day in a town whose signs are one pictures tell where in it that was.
    let pictures = marks.filter { $0.kind == .photo }.map(\.coordinate)
    return Self.crowd(of: Self.places(signs + pictures, apart: Self.apartOfPictures), within: all)
  }

  /// What lies so many metres from each before it.
  private static func places(_ all: [Coordinate], apart metres: Double) -> [UnitVector] {
    var places: [UnitVector] = []
    for place in all.map(UnitVector.init) {
      let isNew = places.allSatisfy { $0.angle(to: place) * MapView.metresInRadius >= metres }
      if isNew { places.append(place) }
    }
    return places
  }

  private static func crowd(of places: [UnitVector], within all: NearCircle) -> NearCircle? {
    let circles = places.map { NearCircle(middle: $0, metres: all.metres * shareOfCrowd) }
    let counts = circles.map { circle in places.count { circle.holds($0) } }
    guard let most = counts.max(), most >= leastCrowd, let best = counts.firstIndex(of: most) else {
      return nil
    }
    return circles[best]
  }

  /// Around the stops of most days, of three or more, where no more than a few are elsewhere.
  private var circleOfMost: NearCircle? {
    guard let all = NearCircle(around: vectors) else { return nil }
    let places = stops.map { UnitVector($0.coordinate) }
    let half = stops.reduce(0) { $0 + $1.weight } / 2
    for place in places {
      let reach = NearCircle(middle: place, metres: 2 * all.metres * Self.shareOfMost)
      let members = places.indices.filter { reach.holds(places[$0]) }
      let elsewhere = places.count - members.count
      guard members.count >= Self.leastCrowd, (1...Self.mostElsewhere).contains(elsewhere),
        members.reduce(0, { $0 + stops[$1].weight }) >= half,
        let exact = NearCircle(around: members.map { places[$0] }), exact.metres > 0,
        exact.metres <= all.metres * Self.shareOfMost
      else { continue }
      return NearCircle(middle: exact.middle, metres: exact.metres * Self.room + Self.shortestWay)
    }
    return nil
  }

  /// Around the stops of seven days of ten, of four or more, and what goes on from them; a day is there with all of its stops.
  /// Of several such parts that of most days.
  private var circleOfMostDays: NearCircle? {
    let days = Set(stops.flatMap(\.dates))
    guard days.count >= Self.leastDays, stops.count <= Self.mostCompared,
      let all = NearCircle(around: vectors)
    else { return nil }
    let places = stops.map { UnitVector($0.coordinate) }
    var best: (days: Int, circle: NearCircle)?
    for place in places {
      for times in [2.0, 1] {
        let reach = NearCircle(middle: place, metres: times * all.metres * Self.shareOfMostDays)
        let members = places.indices.filter { reach.holds(places[$0]) }
        guard let exact = NearCircle(around: members.map { places[$0] }), exact.metres > 0,
          exact.metres <= all.metres * Self.shareOfMostDays
        else { continue }
        let elsewhere = Set(stops.indices.filter { !reach.holds(places[$0]) }.flatMap { stops[$0].dates })
        let count = days.subtracting(elsewhere).count
        guard Double(count) >= Self.partOfDays * Double(days.count), count > best?.days ?? 0 else { continue }
        best = (count, exact)
      }
    }
    return best.map { best in
      let whole = best.circle.goingOn(to: places)
      return NearCircle(
        middle: whole.middle, metres: whole.metres * Self.roomOfMostDays + Self.shortestWay)
    }
  }

  /// Around most places that lie within such a share of everything's extent, and far from all others: the beaches and ruins
  /// of an afternoon, of a day that began with a long ride. Those are looked for so many times as far from each place, and
  /// around none that is shown.
  private static func part(
    of places: [UnitVector], within all: NearCircle, sharing share: Double, reaching reaches: [Double],
    besides shown: [NearCircle] = []
  ) -> NearCircle? {
    var (most, best): (Int, NearCircle?) = (leastCrowd - 1, nil)
    for place in places where !shown.contains(where: { $0.holds(place) }) {
      for times in reaches {
        let reach = NearCircle(middle: place, metres: times * all.metres * share)
        let members = places.filter(reach.holds)
        guard members.count > most, members.count < places.count, let exact = NearCircle(around: members),
          exact.metres <= all.metres * share
        else { continue }
        let circle = NearCircle(middle: exact.middle, metres: exact.metres * room + shortestWay)
        let gap = NearCircle(middle: circle.middle, metres: circle.metres * leastFar)
        guard places.allSatisfy({ reach.holds($0) || !gap.holds($0) }) else { continue }
        (most, best) = (members.count, circle)
      }
    }
    return best
  }

  /// Metres from the middle of a way that is no more than a dot; also what is left around a longer one.
  private static let shortestWay = 300.0
  /// By so much more than the way itself what is around it is near.
  private static let room = 1.5
  /// Of what is near: so much farther something has to be.
  private static let leastFar = 1.5
  /// Of half of everything's extent: about a twentieth of a sheet across.
  private static let shareOfCrowd = 1.0 / 16
  /// Likewise: about a quarter of a sheet across.
  private static let shareOfPart = 1.0 / 4
  /// Likewise, of a whole trip: about an eighth of a sheet across.
  private static let shareOfMost = 1.0 / 8
  /// Likewise, of where most days were: two fifths of the whole; and how many of the days that is, of so many at least.
  private static let (shareOfMostDays, partOfDays, leastDays) = (0.4, 0.7, 4)
  /// By so much more than these stops what is around them is near: what is beyond was no part of these days.
  private static let roomOfMostDays = 1.1
  /// Each stop is compared with each.
  private static let mostCompared = 400
  /// More stops elsewhere would crowd the small map that is left to them.
  private static let mostElsewhere = 3
  private static let leastCrowd = 3
  /// More sheets of a long way would be the way again.
  private static let mostDense = 3
  /// Metres from a stop, which is the middle of much, at which a line comes to it.
  private static let reachOfStop = 500.0
  /// Metres between two places that are not the same one.
  private static let apart = 50.0
  /// The same of pictures: of one sight there are many.
  private static let apartOfPictures = 200.0
}

extension RouteLine {
  /// Whether it is as anybody went.
  fileprivate var wasRecorded: Bool { !isStraight && !style.isJoined }

  /// The same as a line of which a sheet shows what comes onto it, and on which it is not framed.
  fileprivate var leadingBeyond: RouteLine {
    var line = self
    line.leadsBeyond = true
    return line
  }

  /// A straight line from the first to the last of its points that lie so near to one of these signs, nil where there are not
  /// two; what was recorded stays whole.
  fileprivate func cut(to signs: [Coordinate], within metres: Double) -> RouteLine? {
    guard isStraight else { return self }
    guard let part = part(between: signs, within: metres) else { return nil }
    var line = self
    line.points = Array(points[part])
    return line
  }

  /// What such a cut leaves of a straight line, as lines on which no sheet is framed.
  fileprivate func leadingFrom(_ signs: [Coordinate], within metres: Double) -> [RouteLine] {
    guard let part = part(between: signs, within: metres) else { return [leadingBeyond] }
    return [points[...part.lowerBound], points[part.upperBound...]].filter { $0.count > 1 }.map { end in
      var line = leadingBeyond
      line.points = Array(end)
      return line
    }
  }

  /// From the first to the last of its points that lie so near to one of these signs; nil where there are not two.
  private func part(between signs: [Coordinate], within metres: Double) -> ClosedRange<Int>? {
    func isAtSign(_ point: Coordinate) -> Bool { signs.contains { $0.distance(to: point) <= metres } }
    guard let first = points.firstIndex(where: isAtSign), let last = points.lastIndex(where: isAtSign),
      first < last
    else { return nil }
    return first...last
  }
}
