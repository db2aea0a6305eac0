/// The shallow bow in which a ride on land is drawn where a straight line would lead over water: nobody swam there, and the
/// road goes round the bay. A boat's bows round the land that it would lead over: it goes round the cape.
struct LandBow {
  /// Each ring with the box around it, outside which nothing is within the ring.
  private let land: [(extent: Box, ring: [Point])]
  private let raster: LandRaster
  private let sheet: Box
  /// The middles of the signs of all stops.
  private let signs: [Point]
  /// Units that the bow of a short ride on land may stand off it.
  private let highestOfShort: Double

  /// Of the length of a line, by how much the bow of a ride on land stands off it at most: more would say where that went,
  /// far inland or along another coast, below which words say that it is straight.
  private static let largest = 0.08
  /// Metres that the bow of a short one may stand off it all the same: round the bay between two villages.
  private static let bay = 6000.0
  /// The same as a share of a boat's, which does go round the land.
  private static let largestAtSea = 0.25
  /// The same of a boat's that no shallower bow leads round an island: the sea has no road that it would belie.
  private static let largestSailed = 0.5
  /// Where such a bow may stand off the line farthest, as shares of this: out of a harbour it turns along the coast first.
  private static let peaksSailed = [0.5, 0.25, 0.75]
  /// So many bows are tried to each side, from the shallowest up.
  private static let steps = 8
  /// Stretches of a line whose middles are asked for water.
  private static let samples = 32
  /// Units: a shorter line lies under the signs at its ends.
  private static let shortest = 30.0
  /// Units over water that one does not see to be water, and by which two bows are equally good: some cells of the raster.
  /// Of land below a boat likewise.
  private static let (leastAstray, unseen) = (12.0, 8.0)
  /// Of a bow, how much of it may still lead over water: what leads over more of it is on no coast.
  private static let mostAstray = 0.25
  /// Units between a bow and the middle of the sign of a stop that it does not lead to: nearer it would say that one went there.
  private static let besideSigns = Marker.stopRadius + 3
  /// Units from a place to its land: a beach, or the end of a mole.
  private static let ashore = 8.0

  /// Nil where a sheet shows no shore, or the world.
  init?(_ ground: Ground?, besides signs: [Point], on view: MapView) {
    guard let ground, !view.projection.isWorld, ground.paths.hasShore else { return nil }
    self.init(
      land: ground.paths.land, lakes: ground.paths.lakes, besides: signs, in: view.inner,
      highestOfShort: Self.bay / MapView.metresInRadius * view.scale)
  }

  /// Rings of land and of the lakes in it, with the middles of the signs of stops.
  init(
    land: [[Point]], lakes: [[Point]], besides signs: [Point] = [], in sheet: Box, highestOfShort: Double = 0
  ) {
    (self.signs, self.highestOfShort) = (signs, highestOfShort)
    self.land = land.compactMap { ring in Box(around: ring).map { (extent: $0, ring: ring) } }
    self.sheet = sheet
    raster = LandRaster(land: land, lakes: lakes, in: sheet)
  }

  /// The same line with what is on the sheet as a bow; nil where it stays as it is.
  func bowed(_ line: [Point], isSailed: Bool = false) -> [Point]? {
    guard let start = line.first, let end = line.last else { return nil }
    if sheet.contains(start), sheet.contains(end) { return bow(from: start, to: end, isSailed: isSailed) }
    guard line.count == 2, let part = sheet.clipping(from: start, to: end),
      var seen = bow(from: part.start, to: part.end, isSailed: isSailed)
    else { return nil }
    if !sheet.contains(start) { seen.insert(start, at: 0) }
    if !sheet.contains(end) { seen.append(end) }
    return seen
  }

  /// The bow from one place to another, with the same points as the one back; nil where a straight line is as good.
  func bow(from start: Point, to end: Point, isSailed: Bool = false) -> [Point]? {
    let isBack = (end.x, end.y) < (start.x, start.y)
    guard start.distance(to: end) >= Self.shortest else { return nil }
    let chord = isBack ? Chord(from: end, to: start) : Chord(from: start, to: end)
    guard let best = bestBow(over: chord, isSailed: isSailed) else { return nil }
    // So many that each is seen, and is not left out as a point that nobody would miss.
    let count = max(4, Int((4 * abs(best.height)).squareRoot()))
    var points = chord.points(count, height: best.height, peak: best.peak)
    if isBack { points.reverse() }
    (points[0], points[count]) = (start, end)
    return points
  }

  private struct Bow {
    /// Units off the line where that is most, to one side or the other.
    let height: Double
    /// Where that is, as a share of the line.
    var peak = 0.5
    /// Units of it where it cannot have led, over water or by boat over land, and in all.
    var astray = 0.0
    var length = 0.0
    var isOnSheet = true
    /// Whether it leads by the sign of no other stop.
    var isClear = true
  }

  /// The shallowest of the bows which lead over least water, or by boat over least land; nil where none spares half of it.
  private func bestBow(over chord: Chord, isSailed: Bool) -> Bow? {
    let straight = measured(Bow(height: 0), over: chord, isSailed: isSailed)
    guard straight.astray >= Self.leastAstray, isSailed || isOneLand(from: chord.start, to: chord.end) else {
      return nil
    }
    let wide = chord.length * Self.largestAtSea
    let height = isSailed ? wide : max(chord.length * Self.largest, min(wide, highestOfShort))
    let step = height / Double(Self.steps)
    let others = signsAround(chord)
    func best(_ steps: Int, _ peaks: [Double]) -> Bow? {
      let bows = (1...steps).flatMap { count -> [Bow] in
        peaks.flatMap { peak -> [Bow] in
          [1.0, -1].map { Bow(height: $0 * Double(count) * step, peak: peak) }
        }
      }
      let all = bows.map { measured($0, over: chord, isSailed: isSailed, besides: others) }
      let found = all.filter { bow in
        bow.isOnSheet && bow.isClear && bow.astray <= straight.astray / 2
          && bow.astray <= bow.length * Self.mostAstray
      }
      guard let least = found.map(\.astray).min() else { return nil }
      return found.first { $0.astray <= least + Self.unseen }
    }
    if let shallow = best(Self.steps, [0.5]) { return shallow }
    let most = Int(Double(Self.steps) * Self.largestSailed / Self.largestAtSea)
    return isSailed ? best(most, Self.peaksSailed) : nil
  }

  /// The signs that a bow over a line may come by, without those at its own ends.
  private func signsAround(_ chord: Chord) -> [Point] {
    guard let line = Box(around: [chord.start, chord.end]) else { return [] }
    let reach = line.inset(by: -chord.length * Self.largestSailed - Self.besideSigns)
    // What no bow keeps off, since each begins beside it, forbids none.
    let atEnd = Self.besideSigns + 2 * chord.length / Double(Self.samples)
    return signs.filter { sign in
      reach.contains(sign) && min(sign.distance(to: chord.start), sign.distance(to: chord.end)) > atEnd
    }
  }

  private func measured(_ tried: Bow, over chord: Chord, isSailed: Bool, besides others: [Point] = []) -> Bow
  {
    var bow = tried
    let points = chord.points(Self.samples, height: bow.height, peak: bow.peak)
    for (start, end) in zip(points, points.dropFirst()) {
      let (middle, length) = ((start + end) * 0.5, start.distance(to: end))
      bow.length += length
      let isOnWater = raster.isOpenWater(in: Box(centre: middle, width: 0, height: 0))
      if isOnWater != isSailed { bow.astray += length }
      if !sheet.contains(middle) { bow.isOnSheet = false }
      if others.contains(where: { $0.distance(to: middle) < Self.besideSigns + length / 2 }) {
        bow.isClear = false
      }
    }
    return bow
  }

  /// Whether both ends are on the same land, as far as the sheet shows it: between two islands nobody rode.
  private func isOneLand(from start: Point, to end: Point) -> Bool {
    guard let one = rings(under: start), let other = rings(under: end) else { return false }
    return one == other
  }

  /// The rings of the land on which a place is, or by which it is; nil for one at sea.
  private func rings(under point: Point) -> [Int]? {
    let reach = 2 * Self.ashore
    guard !raster.isOpenWater(in: Box(centre: point, width: reach, height: reach)) else { return nil }
    for way in Self.around {
      let place = point + way * Self.ashore
      let rings = land.indices.filter { land[$0].extent.contains(place) && [land[$0].ring].areAround(place) }
      if rings.count % 2 == 1 { return rings }
    }
    return nil
  }

  /// Where a place's land is looked for, in parts of its reach.
  private static let around: [Point] = [
    Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1),
    Point(x: 0.7, y: 0.7), Point(x: -0.7, y: 0.7), Point(x: 0.7, y: -0.7), Point(x: -0.7, y: -0.7),
  ]
}

/// The straight line below a bow.
private struct Chord {
  let start: Point
  let end: Point
  let length: Double
  private let way: Point
  /// One unit across it.
  private let across: Point

  init(from start: Point, to end: Point) {
    (self.start, self.end, way) = (start, end, end - start)
    length = start.distance(to: end)
    across = Point(x: start.y - end.y, y: end.x - start.x) * (1 / length)
  }

  /// The ends of so many stretches of a parabola over it, or of the halves of two that meet where they are highest.
  func points(_ count: Int, height: Double, peak: Double) -> [Point] {
    (0...count).map { step in
      let share = Double(step) / Double(count)
      let off = (share - peak) / (share < peak ? peak : 1 - peak)
      let risen = peak == 0.5 ? 4 * share * (1 - share) : 1 - off * off
      return start + way * share + across * (height * risen)
    }
  }
}
