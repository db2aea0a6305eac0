import TripModel

/// Draws markers, what joins them to their places, and names.
struct MarkerDrawing {
  /// Units that a marker may stand off before a line leads back to its place.
  private static let farAway = 7.0
  /// Units within its rim at which a marker still covers its place.
  private static let rim = 2.0

  /// Units of a line from a marker's rim that are seen as one.
  private static let leastSeen = 8.0

  /// Hairlines from the markers that had to give way to the places they mean.
  static func leaders(_ markers: [Marker]) -> [SVGElement] {
    let moved = markers.filter(isMoved)
    guard !moved.isEmpty else { return [] }
    var lines = PathWriter()
    for marker in moved { lines.polyline([marker.point, marker.anchor]) }
    return [SVGElement("path").with("class", "map-leader").with("d", lines.text)]
  }

  /// Hairlines from signs to the names that stand off them.
  static func leads(_ markers: [Marker], labels: [Marker.Source: MapLabel]) -> [SVGElement] {
    let leads = markers.compactMap { labels[$0.source]?.lead }.filter { !$0.isEmpty }
    guard !leads.isEmpty else { return [] }
    var lines = PathWriter()
    for lead in leads { lines.polyline(lead) }
    return [SVGElement("path").with("class", "map-leader").with("d", lines.text)]
  }

  /// Dots at those places, over the markers: of two that stand side by side, both hide where they are. On a small sheet
  /// only at the end of a line that is seen: a dot between two signs would be one more sign.
  static func leaderEnds(_ markers: [Marker], isSmall: Bool = false) -> [SVGElement] {
    let moved = markers.filter(isMoved)
    let ends = moved.map(\.anchor).filter { end in
      // What covers it entirely has a number there.
      markers.allSatisfy { $0.distance(to: end) >= $0.reach.y + (isSmall ? leastSeen : -rim) }
    }
    guard !ends.isEmpty else { return [] }
    var dots = PathWriter()
    for end in ends { dots.dot(at: end) }
    return ["map-leader-edge", "map-leader-end"].map {
      SVGElement("path").with("class", $0).with("d", dots.text)
    }
  }

  private static func isMoved(_ marker: Marker) -> Bool {
    !marker.isAtStop && marker.distance(to: marker.anchor) > max(farAway, marker.reach.y - rim)
  }

  /// The dots of photos: those that lead nowhere as one path, the others each in its link.
  static func photos(_ photos: [Marker]) -> [SVGElement] {
    var days: [String?] = []
    var dots: [String?: PathWriter] = [:]
    for photo in photos where photo.link == nil {
      if dots[photo.days] == nil { days.append(photo.days) }
      dots[photo.days, default: PathWriter(isFine: photo.isPrecise)].dot(at: photo.point)
    }
    let plain = ["map-dot-edge", "map-dot"].flatMap { classes in
      days.map { day in
        SVGElement("path").with("class", classes).with("d", dots[day]?.text)
          .with("data-days", day == "" ? nil : day)
      }
    }
    let linked = photos.filter { $0.link != nil }.map { photo in
      group(photo, containing: [circle("map-photo", at: photo.point, radius: Marker.photoRadius)])
    }
    return plain + linked
  }

  /// A stop or a pin with its name.
  static func element(_ marker: Marker, label: MapLabel?) -> SVGElement {
    let name = label.map { [text(of: $0, for: marker)] } ?? []
    // Where a script lays it elsewhere it has as many lines as it needs.
    let isNamed = label.map { $0.second == nil && (marker.whole.isEmpty || $0.text == marker.whole) } ?? false
    switch marker.shape {
    case .stop: return located(group(marker, containing: stop(marker) + name), marker, isNamed: isNamed)
    case .pin(let category):
      return located(group(marker, containing: pin(marker, category) + name), marker, isNamed: isNamed)
    case .entry(let sign):
      return located(group(marker, containing: entry(marker, sign) + name), marker, isNamed: isNamed)
    case .photo: return group(marker, containing: [circle("map-photo", at: marker.point, radius: 3.2)])
    case .cluster: return located(group(marker, containing: cluster(marker) + name), marker, isNamed: true)
    }
  }

  /// With what a script needs that moves the map: where the place is, where the marker stands if it had to give way,
  /// its days, and the name that found no room, or none for all of it on one line.
  private static func located(_ element: SVGElement, _ marker: Marker, isNamed: Bool) -> SVGElement {
    guard let days = marker.days else { return element }
    let points = marker.point == marker.anchor ? [marker.anchor] : [marker.anchor, marker.point]
    let decimals = marker.isPrecise ? 3 : 1
    let at = points.map { point in
      svgNumber(point.x, decimals: decimals) + " " + svgNumber(point.y, decimals: decimals)
    }.joined(separator: " ")
    return element.with("data-at", at).with("data-days", days.isEmpty ? nil : days)
      .with("data-stops", marker.items.isEmpty ? nil : marker.items.joined(separator: " "))
      .with("data-kind", marker.group).with("data-item", marker.item)
      .with("data-name", isNamed || marker.label.isEmpty ? nil : wholeName(of: marker))
      .with("data-of", marker.shape == .cluster ? ranges(marker.listed) : nil)
      .with(
        "data-others", marker.unlisted.isEmpty ? nil : marker.unlisted.joined(separator: "\n")
      )
      .with("data-until", marker.until.map(svgNumber))
      .with("data-from", marker.from > 1 ? svgNumber(marker.from) : nil)
      .with("display", marker.from > 1 ? "none" : nil)
  }

  /// What two lines have room for.
  private static func wholeName(of marker: Marker) -> String {
    marker.whole.isEmpty ? marker.label : marker.whole
  }

  /// Numbers as runs: `1-45 50`.
  private static func ranges(_ numbers: [Int]) -> String? {
    let runs = numbers.runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound)"
    }
    return runs.isEmpty ? nil : runs.joined(separator: " ")
  }

  private static func cluster(_ marker: Marker) -> [SVGElement] {
    // Beside the number of a stop, which is a circle, on a sheet that a script enlarges.
    let isSquare = marker.isAtStop && marker.days != nil
    let shapes = [("map-cluster-rim", 0.0), ("map-cluster", 2.5)].map { classes, inset in
      let radius = marker.reach.y - inset
      if isSquare { return square(classes, at: marker.point, radius: radius) }
      guard !marker.rows.isEmpty else { return circle(classes, at: marker.point, radius: radius) }
      return pill(classes, marker.box.inset(by: inset), corner: Marker.barePinRadius)
    }
    return shapes + [
      number(marker, "map-cluster-number", size: Marker.clusterNumberSize, lower: 0)
    ]
  }

  /// One without a number has a dot in it: what is hollow and empty is a place that nobody went to.
  private static func stop(_ marker: Marker) -> [SVGElement] {
    // So small a ring is hollow: a full one would be taken for where a picture was taken.
    if marker.isBead { return [circle("map-stop", at: marker.point, radius: marker.reach.y)] }
    let outline =
      marker.reach.x > marker.reach.y || marker.rows.count > 1
      ? pill("map-stop", marker.box, corner: min(marker.reach.y, Marker.stopRadius))
      : circle("map-stop", at: marker.point, radius: marker.reach.y)
    guard !marker.number.isEmpty else {
      return [outline, circle("map-here", at: marker.point, radius: marker.reach.y / 2)]
    }
    return [outline, number(marker, "map-number", size: Marker.numberSize, lower: 0)]
  }

  private static func pin(_ marker: Marker, _ category: PlaceCategory) -> [SVGElement] {
    let place = "translate(\(svgNumber(marker.point.x)) \(svgNumber(marker.point.y)))"
    let radius = marker.reach.y
    // One sign for several has no colour of theirs; nor has one that is hollow.
    let colour = marker.members.isEmpty && !marker.isIdea ? marker.colour : nil
    let classes = marker.isIdea ? "map-pin map-idea" : colour == nil ? "map-pin" : "map-pin map-own"
    let isLarge = radius == Marker.pinRadius
    let size = isLarge ? Self.size(ofNumber: marker.number, room: category.numberRoom) : nil
    // A number stands where the holes would be.
    let holed = size == nil ? marker.ownKind?.outline(radius: radius) : nil
    let shape = SVGElement("path").with("class", classes).with("color", colour?.fill)
      .with("d", holed ?? category.outline(radius: radius, holdsNumber: size != nil))
      .with("fill-rule", holed == nil ? nil : "evenodd").with("transform", place)
    guard let size else { return [shape] }
    let lower = category.numberShift * radius
    // On a hollow one it stands on the sheet.
    let numbered = marker.isIdea ? "map-idea-number" : "map-pin-number"
    guard let colour else { return [shape, number(marker, numbered, size: size, lower: lower)] }
    return [shape, number(marker, "map-own-number", size: size, lower: lower).with("color", colour.ink)]
  }

  /// A sheet with the sign on it.
  private static func entry(_ marker: Marker, _ sign: EntrySign) -> [SVGElement] {
    let box = marker.box
    let sheet = SVGElement("rect").with("class", "map-pin map-entry").with("x", box.minX).with("y", box.minY)
      .with("width", box.width).with("height", box.height).with("rx", 0.4 * marker.reach.y)
    guard let strokes = sign.strokes else {
      return [sheet, sign.letters(at: marker.point, size: 1.25 * marker.reach.y)]
    }
    // The drawing is 16 wide, and leaves the sheet a margin.
    let side = 1.4 * marker.reach.y
    let (x, y) = (svgNumber(marker.point.x - side / 2), svgNumber(marker.point.y - side / 2))
    let drawing = SVGElement("path").with("class", "map-sign").with("d", strokes)
      .with("transform", "translate(\(x) \(y)) scale(\(svgNumber(side / 16)))")
    return [sheet, drawing]
  }

  /// How large a number fits into so many units of a pin; nil for none, and for one that would be too small to read.
  private static func size(ofNumber number: String, room: Double) -> Double? {
    let size = min(Marker.numberSize, room / max(0.1, TextWidth.of(number, size: 1)))
    return size < 7 ? nil : size
  }

  private static func number(_ marker: Marker, _ classes: String, size: Double, lower: Double) -> SVGElement {
    let counted = marker.shape == .cluster ? "+" + marker.number : marker.number
    let rows = marker.rows.isEmpty ? [counted] : marker.rows
    let above = Double(rows.count - 1) * SignRows.height / 2
    let text = SVGElement("text").with("class", classes).with("font-size", size).with("text-anchor", "middle")
      .with("x", marker.point.x).with("y", marker.point.y + lower + 0.35 * size - above)
    guard rows.count > 1 else { return text.containing(text: rows.first ?? counted) }
    return text.containing(
      rows.enumerated().map { index, row in
        SVGElement("tspan").with("x", marker.point.x).with("dy", index == 0 ? 0 : SignRows.height)
          .containing(text: row)
      })
  }

  private static func text(of label: MapLabel, for marker: Marker) -> SVGElement {
    let classes = marker.shape == .stop ? "map-name" : "map-name map-name-pin"
    let first = SVGElement("text").with("class", classes)
      .with("font-size", label.size)
      .with("text-anchor", label.anchor.rawValue)
      .with("direction", label.text.beginsRightToLeft ? "rtl" : nil)
      .with("x", label.origin.x).with("y", label.origin.y).containing(text: label.text)
    guard let second = label.second else { return first }
    return first.containing(
      SVGElement("tspan").with("x", label.origin.x).with("dy", label.lineHeight).containing(text: second))
  }

  /// What of a link may be pressed: a square that the style sheet gives its size, in pixels of the screen however large
  /// the sheet is drawn. Where those of several lie over each other a script tells which of them is meant.
  private static func target(of marker: Marker) -> [SVGElement] {
    guard marker.link != nil, marker.days != nil, marker.shape != .photo else {
      return []
    }
    var writer = PathWriter()
    writer.dot(at: marker.point)
    return [SVGElement("path").with("class", "map-target").with("d", writer.text)]
  }

  /// On which side of its stop the number of pins stands, for a style sheet that has a smaller sign for it.
  private static func side(of sign: Marker) -> String {
    let way = sign.point - sign.anchor
    if abs(way.x) > abs(way.y) { return way.x < 0 ? "map-before" : "map-behind" }
    return way.y < 0 ? "map-over" : "map-under"
  }

  private static func pill(_ classes: String, _ box: Box, corner: Double) -> SVGElement {
    SVGElement("rect").with("class", classes).with("x", box.minX).with("y", box.minY)
      .with("width", box.width).with("height", box.height).with("rx", corner)
  }

  private static func square(_ classes: String, at point: Point, radius: Double) -> SVGElement {
    SVGElement("rect").with("class", classes).with("x", point.x - radius).with("y", point.y - radius)
      .with("width", 2 * radius).with("height", 2 * radius).with("rx", cornerOfSquare)
  }

  private static let cornerOfSquare = 4.0

  private static func circle(_ classes: String, at point: Point, radius: Double) -> SVGElement {
    SVGElement("circle").with("class", classes).with("cx", point.x).with("cy", point.y).with("r", radius)
  }

  /// A link if the marker leads somewhere. Its title is its accessible name and shows the whole name to a mouse.
  private static func group(_ marker: Marker, containing elements: [SVGElement]) -> SVGElement {
    let title = marker.fullName.isEmpty ? [] : [SVGElement("title").containing(text: marker.fullName)]
    let classes: String? =
      switch marker.shape {
      case .pin(let category): (marker.tone ?? category).colourClass
      case .entry(let sign): sign.colourClass
      // Several of one kind have its colour: one in another would look like a place of another kind among them.
      case .cluster: marker.isAtStop ? "map-at-stop " + side(of: marker) : marker.sharedTone?.colourClass
      case .stop, .photo: nil
      }
    let group = marker.link.map { SVGElement("a").with("href", $0) } ?? SVGElement("g")
    return group.with("class", classes).containing(title + target(of: marker) + elements)
  }
}
