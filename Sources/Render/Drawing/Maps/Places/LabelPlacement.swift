/// Finds room for names: one after the other, each at the best of eight places around its marker, or a step off.
struct LabelPlacement {
  let sheet: Box
  let raster: RouteRaster
  /// What no name may touch: markers, and the names placed so far.
  private(set) var steady: [SteadyBox]
  /// Nor these: the scale bar, the arrow and what else is gone while a script shows but a part of the sheet.
  private let furniture: [Box]
  /// The names of towns that stand so far.
  private var towns: [Box] = []
  /// The same with the dots of those towns, and with the names of the way's own places.
  private var names: [Box] = []
  /// The names of lands and seas that stand so far.
  private var areas: [Box] = []
  /// The signs that stand so far: a name should not stand by one that it is not of.
  private var signs: [Sign]
  /// What a name should rather not cover: the dots of photos.
  let dots: [Point]
  /// What it should not cover if there is another place at all: the heads that say where the way goes.
  let heads: [Point]
  /// Units that a name keeps from the boxes of all others and of signs.
  var clearance = 0.0
  /// Whether a name rather stands nowhere than where it would be read on another sign.
  private var shunsOthers = false

  init(
    sheet: Box, raster: RouteRaster, markers: [Marker], furniture: [Box] = [], dots: [Point] = [],
    heads: [Point] = []
  ) {
    self.sheet = sheet
    self.raster = raster
    steady = markers.map { SteadyBox($0.box, at: $0.anchor) }
    self.furniture = furniture
    self.dots = dots
    self.heads = heads
    signs = Self.signs(of: markers)
  }

  /// What of a marker tells whether a name is read on it.
  private struct Sign {
    let source: Marker.Source
    let box: Box
    /// The place of the stop to which it belongs; nil for what stands for itself.
    let stop: Point?
  }

  private static func signs(of markers: [Marker]) -> [Sign] {
    markers.filter { $0.shape != .photo }.map {
      Sign(source: $0.source, box: $0.box, stop: $0.isAtStop ? $0.anchor : nil)
    }
  }

  /// The label of a marker, if there is room for it.
  ///
  /// `giving` are markers that give way to it, as far as it does not find another place.
  mutating func place(_ name: String, at marker: Marker, size: Double, besides giving: [Marker] = [])
    -> MapLabel?
  {
    place([name.shortenedForMap()], at: marker, size: size, besides: giving)
  }

  /// The same of a name on one line or on two; one that is `squeezed` stands a little out of the usual places.
  mutating func place(
    _ lines: [String], at marker: Marker, size: Double, besides giving: [Marker] = [], squeezed: Bool = false
  ) -> MapLabel? {
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    let candidates = LabelCandidates(lines, at: marker, size: size)
    let places = squeezed ? candidates.squeezed + candidates.shifted(into: sheet) : candidates.usual
    let free = places.enumerated()
      .filter { isFree($0.element.box) && !isAstray($0.element, from: marker) }
      .filter { !shunsOthers || !isMisread($0.element, of: marker) }
      .filter { !marker.isToldByPage || !isRunOn($0.element.box, within: Self.besideWritten) }
    let clear = free.filter { place in giving.allSatisfy { !$0.box.overlaps(place.element.box) } }
    let ranked = (clear.isEmpty ? free : clear)
      .map { place in
        let isMisread = isReadOnAnother(place.element.box, than: marker)
        let misread =
          isMisread || isRunOn(place.element.box, within: Self.besideOthers) ? Self.costOfMisreading : 0
        return (
          cost: Double(place.offset) * 0.8 + cost(of: place.element.box) + misread, rank: place.offset,
          isMisread: isMisread, label: place.element
        )
      }
      .sorted { ($0.cost, $0.rank) < ($1.cost, $1.rank) }
    guard var label = ranked.first?.label else { return nil }
    // Rather at any other place beside its sign than struck through by the way or on a dot of it.
    if !isClean(label), !squeezed {
      let near = ranked.first { place in
        place.rank < LabelCandidates.countBeside && !place.isMisread && isClean(place.label)
      }
      let alongWay = candidates.besideWay.filter { other in
        isOffWay(other) && isFree(other.box) && !isAstray(other, from: marker)
          && !isReadOnAnother(other.box, than: marker, orAskew: shunsOthers)
          && giving.allSatisfy { !$0.box.overlaps(other.box) }
      }
      let besideSign = alongWay.filter { !isCutOff($0, from: marker) } + alongWay
      let beside = besideSign.first(where: isClean) ?? (isOffWay(label) ? nil : besideSign.first)
      label = near?.label ?? beside ?? label
    }
    steady.append(SteadyBox(label.box, at: marker.anchor))
    names.append(label.box)
    return label
  }

  /// The label of a stop where it is read on no other sign; nil rather than one that is.
  mutating func placeOffOthers(_ stop: Marker, size: Double, besides giving: [Marker] = []) -> MapLabel? {
    shunsOthers = true
    defer { shunsOthers = false }
    return place(stop, size: size, besides: giving)
  }

  /// Takes the room of a label, and that of the line which leads to it.
  mutating func take(_ label: MapLabel, at marker: Marker, besides line: [Point]) {
    steady.append(SteadyBox(label.box, at: marker.anchor))
    steady += line.map { SteadyBox(Box(centre: $0, width: 2, height: 2)) }
    names.append(label.box)
  }

  /// Whether a name would be read with no other in a line with it, and on no sign.
  func isReadAlone(_ box: Box) -> Bool {
    !isRunOn(box, within: Self.besideOthers)
      && signs.allSatisfy { box.gap(to: $0.box) >= Self.clearOfSigns }
  }

  /// Units between a line that leads to a name and whatever else stands on the sheet.
  private static let besideLine = 2.5

  /// Whether a line to the name of a marker keeps off all other signs and names.
  func isClear(_ line: [Point], for marker: Marker) -> Bool {
    furniture.allSatisfy { box in !line.contains { box.inset(by: -Self.besideLine).contains($0) } }
      && steady.allSatisfy { other in
        other.box == marker.box || !line.contains { other.box.inset(by: -Self.besideLine).contains($0) }
      }
  }

  /// Cells of the way that the corner of a name may touch: more of them strike it through.
  private static let mostOffWay = 1

  /// Through how many cells below a name the way runs.
  func cellsOfWay(under label: MapLabel) -> Int { raster.count(in: label.box) }

  /// Whether a name keeps beside the way.
  func isOffWay(_ label: MapLabel) -> Bool { cellsOfWay(under: label) <= Self.mostOffWay }

  /// Whether it also covers none of the dots by which a way is known that nothing recorded.
  func isClean(_ label: MapLabel) -> Bool {
    isOffWay(label) && !dots.contains { Self.covers(label.box, $0) }
  }

  /// Whether a name lies upon a dot or touches it.
  private static func covers(_ box: Box, _ dot: Point) -> Bool {
    box.inset(by: -Marker.photoRadius).contains(dot)
  }

  /// Keeps clear of markers that come after the first names.
  mutating func keepClear(of markers: [Marker]) {
    signs += Self.signs(of: markers)
    steady += markers.map { SteadyBox($0.box, at: $0.anchor) }
  }

  /// Units at either side of a number that stands for several, and between that of a pin and the name of another: before a
  /// name it would read as its own.
  private static let besideNumber = 12.0

  /// Keeps what comes from here on so far from numbers that stand for several that none is read on: `+3 Fnidek`.
  mutating func keepApart(from markers: [Marker]) {
    for marker in markers where marker.shape == .cluster {
      let box = Box(
        centre: marker.point, width: 2 * (marker.reach.x + Self.besideNumber), height: 2 * marker.reach.y)
      steady.append(SteadyBox(box, at: marker.anchor))
    }
  }

  /// Takes a box for something that may stand nowhere else; false where that is not to be had.
  mutating func claim(_ box: Box) -> Bool {
    guard isFree(box) else { return false }
    steady.append(SteadyBox(box))
    return true
  }

  /// Units between the name of a land or sea and any other in a line with it, or the dot of a town: `Tangier MOROCCO`.
  private static let besideAreas = 10.0

  /// Takes a box for the name of a land or sea; false where it would be read as one with another name. That of a strait, for
  /// which there is hardly room, may be `anywhere`.
  mutating func claim(area box: Box, anywhere: Bool = false) -> Bool {
    let line = Self.line(of: box, besides: Self.besideAreas)
    guard anywhere || names.allSatisfy({ !$0.overlaps(line) }), claim(box) else { return false }
    areas.append(box)
    return true
  }

  private func isApartFromAreas(_ box: Box) -> Bool {
    let line = Self.line(of: box, besides: Self.besideAreas)
    return areas.allSatisfy { !$0.overlaps(line) }
  }

  /// A box with so many units more at either side.
  private static func line(of box: Box, besides units: Double) -> Box {
    Box(minX: box.minX - units, minY: box.minY, maxX: box.maxX + units, maxY: box.maxY)
  }

  /// Takes all boxes of something, or none of them.
  mutating func claim(all boxes: [Box]) -> Bool {
    guard boxes.allSatisfy(isFree) else { return false }
    steady += boxes.map { SteadyBox($0) }
    return true
  }

  /// The label of a town beside its dot, which is kept clear too; both must stand clear of the way, and the label of every
  /// sign, for whose name it would be taken.
  mutating func placeTown(
    _ name: String, at point: Point, size: Double, isBold: Bool = false, endsWay: Bool = false
  ) -> MapLabel? {
    let dot = Self.dot(at: point)
    guard isFree(dot), isApartFromAreas(dot), endsWay || raster.count(in: dot) == 0 else { return nil }
    let labels = Self.labels(ofTown: name, at: point, size: size, isBold: isBold)
    for label in labels + (endsWay ? Self.slanted(labels, besides: dot) : []) {
      guard isFree(label.box), isApart(label.box), raster.count(in: label.box) == 0,
        signs.allSatisfy({ label.box.gap(to: $0.box) >= Self.clearOfSigns })
      else { continue }
      steady += [SteadyBox(dot, at: point), SteadyBox(label.box, at: point)]
      towns.append(label.box)
      names += [dot, label.box]
      return label
    }
    return nil
  }

  /// Units between the name of a town and any other in a line with it: nearer the two would be read as one.
  private static let besideNames = 6.0
  /// The same between those of two towns, which look alike: Nancy Strasbourg.
  private static let besideTowns = 16.0

  /// Whether a name is read by itself.
  private func isApart(_ box: Box) -> Bool {
    let line = Self.line(of: box, besides: Self.besideNames)
    let wide = Self.line(of: box, besides: Self.besideTowns)
    return steady.allSatisfy { !$0.box.overlaps(line) } && towns.allSatisfy { !$0.overlaps(wide) }
      && isApartFromAreas(box)
  }

  /// Units between the name of a town, which begins six off its dot, and the sign of anything else.
  static let clearOfSigns = 8.0

  /// Units between any name and the scale bar or the arrow, whose words it would run into.
  private static let clearOfFurniture = 3.0

  func isFree(_ box: Box) -> Bool {
    let room = box.inset(by: -clearance)
    return sheet.contains(box) && furniture.allSatisfy { $0.gap(to: box) >= Self.clearOfFurniture }
      && steady.allSatisfy { !$0.box.overlaps(room) }
  }

  /// As much as six cells of the way below a name: rather that than a name that is taken for another's.
  private static let costOfMisreading = 5.0
  /// Units beyond which a name is read on no sign.
  private static let reachOfNames = 8.0

  /// Units between two names in one line, at the least where there is another place: nearer they are read as one, `Frankfurt
  /// Praha`.
  private static let besideOthers = 12.0

  /// The same for the title of what was written, which is rather left to the page: `is uphill that took no time`.
  private static let besideWritten = 8.0

  /// Whether a name would be read on with another in a line with it, so many units off.
  private func isRunOn(_ box: Box, within units: Double) -> Bool {
    let line = Self.line(of: box, besides: units)
    let (middle, quarter) = (box.centre.y, box.height / 4)
    return names.contains {
      $0.overlaps(line) && $0.minY < middle + quarter && $0.maxY > middle - quarter
    }
  }

  /// Whether the name of a stop is read on the sign of another, also where it stands over that and askew of its own.
  func isMisread(_ label: MapLabel, of stop: Marker) -> Bool {
    isReadOnAnother(label.box, than: stop, orAskew: true)
  }

  /// Whether the name of a stop stands over or under another sign and askew of its own, though it is nearer to that.
  func isAskewAtAnother(_ label: MapLabel, of stop: Marker) -> Bool {
    isMisread(label, of: stop) && !isReadOnAnother(label.box, than: stop)
  }

  /// Whether a name would stand at the sign of another hardly farther than at its own.
  private func isReadOnAnother(_ box: Box, than marker: Marker, orAskew isOfAny: Bool = false) -> Bool {
    let own = box.gap(to: marker.box)
    let isAskew = (isOfAny || marker.shape != .stop) && box.isAskew(of: marker.box)
    return others(than: marker).contains { sign in
      let gap = box.gap(to: sign)
      return gap <= min(own + Self.hardly, Self.reachOfNames)
        || (isAskew && gap < Self.below && box.isStacked(with: sign))
    }
  }

  /// Units above or below another sign within which a name that stands askew of its own is read as that of the other.
  private static let below = 18.0

  /// Units by which another sign may be farther off than that of a name, and still be taken for it.
  private static let hardly = 2.0

  /// Whether a name would be read for another sign than its own: whether any part of it is as near to that, or it begins or
  /// ends in a line with it. Rather none.
  private func isAstray(_ label: MapLabel, from marker: Marker) -> Bool {
    let own = label.box.gap(to: marker.box)
    let middle = label.box.centre.y
    let inLine = marker.isToldByNumber ? Self.besideNumber : Self.inLine
    return others(than: marker).contains { sign in
      let gap = label.box.gap(to: sign)
      return gap < own + Self.nearer || (gap < inLine && (sign.minY...sign.maxY).contains(middle))
    }
  }

  /// Units by which a name is nearer to its own sign than to any other, at the least.
  static let nearer = 1.0
  /// Units between a name and another sign that stands in a line with it: wide letters take up some of them.
  static let inLine = 6.0

  /// The signs of anything else. A number at a stop belongs to that, and the name of a way to no sign.
  private func others(than marker: Marker) -> [Box] {
    guard marker.shape != .photo else { return [] }
    return signs.filter { $0.source != marker.source && $0.stop != marker.anchor }.map(\.box)
  }

  private func cost(of box: Box) -> Double {
    let covered = dots.reduce(0) { $0 + (Self.covers(box, $1) ? 1.0 : 0) }
    let around = box.inset(by: -5)
    let hidden = heads.reduce(0) { $0 + (around.contains($1) ? 4.0 : 0) }
    return hidden + Double(raster.count(in: box)) * 0.8 + min(covered, 20) * 0.3
  }
}
