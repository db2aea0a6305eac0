import Foundation

/// Puts the markers of a map onto the sheet, so that none hides another.
struct MarkerPlacement {
  /// Pins and stops; each has its place in the drawing order.
  private(set) var markers: [Marker]
  private(set) var photos: [Marker]
  /// Every place of the content, also those that found no room.
  let all: [Marker]

  /// Stops first, since the way is told by their names: where it begins and ends, then where most happened. No sheet
  /// has room for the names of more than some hundreds.
  var inOrderOfNaming: [Marker] {
    let stops = markers.filter { $0.shape == .stop }
    let ends = [stops.first, stops.count > 1 ? stops.last : nil].compactMap(\.self)
    let between = stops.dropFirst().dropLast().enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    let inOrder = ends + between.map(\.element) + markers.filter { $0.shape != .stop }
    return Array(inOrder.prefix(Self.maxNamed))
  }

  private static let maxNamed = 400

  /// The share of the sheet that numbered markers may cover.
  private static let maxCovered = 0.3
  /// Photos and small pins closer than this to one drawn before are left to the list.
  private static let nearest = (photos: 5.0, pins: 9.0)

  init(_ content: MapContent, in view: MapView) {
    var marks: [Marker] = []
    for (index, mark) in content.marks.enumerated() {
      guard let point = view.place(UnitVector(mark.coordinate)) else { continue }
      let (shape, number): (Marker.Shape, String) =
        switch mark.kind {
        case .pin(let category, let number): (.pin(category), number ?? "")
        case .entry(let sign): (.entry(sign), "")
        case .photo: (.photo, "")
        }
      var marker = Marker(
        source: .mark(index), shape: shape, number: number.shortenedForMap(to: 12), name: mark.name,
        link: mark.link, days: mark.days, anchor: point)
      (marker.group, marker.isIdea) = (mark.group, mark.isIdea)
      marks.append(marker)
    }
    photos = Self.spread(marks.filter { $0.shape == .photo }, over: Self.nearest.photos)
    let stops = content.stops.enumerated().compactMap { index, stop -> Marker? in
      guard let point = view.place(UnitVector(stop.coordinate)) else { return nil }
      var marker = Marker(
        source: .stop(index), shape: .stop, number: stop.number.shortenedForMap(to: 12), name: stop.name,
        link: stop.link, days: stop.days, anchor: point)
      marker.weight = stop.weight
      marker.item = stop.item
      return marker
    }
    let pins = marks.filter { $0.shape != .photo }
    all = stops + marks
    markers = Self.thinned(pins: pins, stops: stops, in: view)
    separate(within: view.inner.inset(by: 3))
  }

  /// All numbered if they fit; else the pins small, and of stops as many as fit, in their order.
  private static func thinned(pins: [Marker], stops: [Marker], in view: MapView) -> [Marker] {
    let room = view.inner.width * view.inner.height * maxCovered
    guard area(pins) + area(stops) > room else { return pins + stops }
    let small = spread(pins.map(\.small), over: nearest.pins)
    var left = room
    let kept = stops.prefix { stop in
      left -= area([stop])
      return left >= 0
    }
    return small + kept
  }

  private static func area(_ markers: [Marker]) -> Double {
    markers.reduce(0) { $0 + 4 * ($1.reach.x + 1) * ($1.reach.y + 1) }
  }

  /// One marker a cell of a fine raster, the first one.
  private static func spread(_ markers: [Marker], over cell: Double) -> [Marker] {
    var taken: Set<Point> = []
    return markers.filter { marker in
      let place = Point(x: (marker.anchor.x / cell).rounded(), y: (marker.anchor.y / cell).rounded())
      return taken.insert(place).inserted
    }
  }

  /// Pushes apart what overlaps, a little at a time. Only numbered markers move: there are never more of
  /// them than the sheet has room for, so looking at each pair is cheap.
  private mutating func separate(within box: Box) {
    let movable = markers.indices.filter { !markers[$0].shape.isSmall }
    for index in movable {
      markers[index].point = box.inset(by: markers[index].reach.y).clamping(markers[index].point)
    }
    for _ in 0..<60 {
      var isSettled = true
      for (position, one) in movable.enumerated() {
        for other in movable[..<position] {
          guard let push = Self.push(markers[other], from: markers[one], turn: Double(one)) else { continue }
          isSettled = false
          markers[one].point = markers[one].point - push
          markers[other].point = markers[other].point + push
        }
      }
      for index in movable {
        let reach = markers[index].reach
        let room = Box(
          minX: box.minX + reach.x, minY: box.minY + reach.y, maxX: box.maxX - reach.x,
          maxY: box.maxY - reach.y)
        markers[index].point = room.clamping(markers[index].point)
      }
      if isSettled { return }
    }
  }

  /// How far a marker must go from another, which goes as far the other way; nil if they are apart.
  ///
  /// Both are taken as lying capsules, a circle being the shortest. `turn` gives a way to markers that stand
  /// at one place.
  private static func push(_ marker: Marker, from other: Marker, turn: Double) -> Point? {
    let way = marker.point - other.point
    let level = marker.reach.x - marker.reach.y + other.reach.x - other.reach.y
    let apart = Point(x: max(0, abs(way.x) - level) * (way.x < 0 ? -1 : 1), y: way.y)
    let needed = marker.reach.y + other.reach.y + 1.5
    let distance = apart.length
    guard distance < needed - 0.05 else { return nil }
    if distance < 0.01 {
      let angle = turn * 2.399963  // the golden angle spreads any number evenly
      return Point(x: cos(angle), y: sin(angle))
    }
    return apart * ((needed - distance) / distance / 2)
  }
}
