/// Puts the markers of a map onto the sheet, so that none hides another.
struct MarkerPlacement {
  /// Pins and stops; each has its place in the drawing order.
  private(set) var markers: [Marker]
  private(set) var photos: [Marker]
  /// What a script shows of the pins where it enlarges the sheet, in place of the clusters that part there. Drawn under the
  /// others: a line to its place then ends under the number of a stop, not on it.
  private(set) var hidden: [Marker]
  /// Every place of the content, also those that found no room.
  let all: [Marker]
  /// Whether a list beside the sheet has the signs of all of them, also of those that stand for none there.
  private let areAllListed: Bool

  /// Stops first, since the way is told by their names: where it begins and ends, then where one was longest, then where
  /// most happened, then in the greatest towns. No sheet has room for the names of more than some hundreds.
  var inOrderOfNaming: [Marker] {
    let stops = markers.filter { $0.shape == .stop }
    let ends = stops.filter(\.isEnd)
    let between = Self.byStay(stops.filter { !$0.isEnd && !$0.isBead })
    let beads = Self.byStay(stops.filter { !$0.isEnd && $0.isBead })
    let signs = markers.filter { $0.shape == .cluster && !$0.label.isEmpty }
    let pins = markers.filter { $0.shape != .stop && $0.shape != .cluster }
    // What was written is drawn below the pins, and the page tells its title.
    let places = pins.filter { !$0.isEntry } + pins.filter(\.isEntry)
    let inOrder = ends + between + beads + signs + places
    return Array(inOrder.prefix(Self.maxNamed))
  }

  private static func byStay(_ stops: [Marker]) -> [Marker] {
    stops.enumerated().sorted {
      ($1.element.nights, $1.element.weight, $1.element.townReach, $0.offset)
        < ($0.element.nights, $0.element.weight, $0.element.townReach, $1.offset)
    }.map(\.element)
  }

  /// Whether some of its stops are beads, since the sheet has no room for the numbers of all.
  var hasBeads: Bool { markers.contains(where: \.isBead) }

  private static let maxNamed = 400

  /// Of what kinds the places are whose signs are seen, or may be where a script enlarges the sheet.
  func kinds(areAllShown: Bool) -> Set<PlaceCategory> {
    Set((areAllShown || areAllListed ? all : markers).filter { $0.ownKind == nil }.compactMap(\.kind))
  }

  /// The same of kinds that have no sign of their own.
  func ownKinds(areAllShown: Bool) -> Set<OwnKind> {
    Set((areAllShown || areAllListed ? all : markers).compactMap(\.ownKind))
  }

  /// The signs of entries that one sees, or may likewise, each once; not of those that are told by the stop at which they
  /// are.
  func entrySigns(areAllShown: Bool) -> [EntrySign] {
    var seen: Set<EntrySign> = []
    return (areAllShown ? markers + hidden : markers).compactMap { marker -> EntrySign? in
      guard case .entry(let sign) = marker.shape, seen.insert(sign).inserted else { return nil }
      return sign
    }
  }

  /// Whether one sees a dot where a picture was taken, or may where a script enlarges the sheet: signs lie over dots.
  func showsPhotos(areAllShown: Bool) -> Bool {
    photos.contains { photo in areAllShown || markers.allSatisfy { !$0.box.contains(photo.point) } }
  }

  /// Calls signs of several places by their towns, each of which is written once.
  mutating func nameSigns(_ names: SignNames) {
    for index in markers.indices where markers[index].shape == .cluster {
      guard let name = names.name(of: markers[index].members) else { continue }
      markers[index].name = name + " · " + markers[index].name
      let isWritten = markers.contains { $0.label.lowercased() == name.lowercased() }
      if !isWritten { markers[index].label = name }
    }
  }

  /// Writes names beside signs that have none.
  mutating func call(_ names: [Marker.Source: String]) {
    for index in markers.indices where markers[index].label.isEmpty {
      if let name = names[markers[index].source] { markers[index].label = name }
    }
  }

  /// Takes away the signs of entries that stand where the name of a stop does: the way is told by these names. On a sheet
  /// that a script enlarges they come back once there is room.
  mutating func giveWay(to names: [Box]) {
    let isHiding = { (marker: Marker) in marker.isEntry && names.contains { $0.overlaps(marker.box) } }
    let given = markers.filter(isHiding)
    guard !given.isEmpty else { return }
    markers.removeAll(where: isHiding)
    hidden += given.compactMap { $0.days == nil ? nil : $0.coming(from: MarkerClusters.levels[1]) }
  }

  /// Makes pins smaller that found room for neither name nor number: as large as those with names they would ask for one.
  mutating func shrink(_ unnamed: [Marker]) {
    let bare = unnamed.filter { $0.kind != nil && $0.number.isEmpty && !$0.label.isEmpty }
    let sources = Set(bare.map(\.source))
    for index in markers.indices where sources.contains(markers[index].source) { markers[index].shrink() }
  }

  /// Photos closer than this to one drawn before are left to the list.
  private static let nearestPhotos = 5.0

  /// `count` says how many there are of what stands as one.
  init(_ content: MapContent, in view: MapView, count: (Int) -> String = { String($0) }) {
    let labels = ShortNames(content)
    areAllListed = content.areSignsListed
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
      (marker.group, marker.list) = (mark.group, mark.list)
      marker.isIdea = mark.isIdea || mark.isVague
      (marker.colour, marker.ownKind) = (mark.colour, mark.ownKind)
      marker.call(mark.name, by: labels, isLabelled: mark.isLabelled)
      marker.listed = mark.listed.map { [$0] } ?? []
      marks.append(marker)
    }
    photos = Self.spread(marks.filter { $0.shape == .photo }, over: Self.nearestPhotos)
    let ends = content.endsOfWay
    let stops = content.stops.enumerated().compactMap { index, stop -> Marker? in
      guard let point = view.place(UnitVector(stop.coordinate)) else { return nil }
      var marker = Marker(
        source: .stop(index), shape: .stop, number: stop.numberOnSign(in: view), name: stop.name,
        link: stop.link, days: stop.days, anchor: point)
      marker.allNumbers = stop.ownNumbers
      marker.call(stop.name, by: labels, isLabelled: stop.isLabelled)
      marker.ends = [marker.label, stop.last.isEmpty ? marker.label : labels[stop.last]]
      marker.callByEnds()
      (marker.weight, marker.item, marker.group) = (stop.weight, stop.item, stop.group)
      (marker.nights, marker.isEnd) = (stop.nights, ends.contains(index))
      marker.townReach = stop.townReach
      if stop.isSmall { marker.shrink() }
      return marker
    }
    let pins = marks.filter { $0.shape != .photo }
    all = stops + marks
    let arranged = ArrangedMarkers(stops, pins, of: content, in: view, count: count)
    let told = NumbersOnSigns(arranged.shown + arranged.hidden, within: view.inner.inset(by: 3)).markers
    markers = Array(told.prefix(arranged.shown.count))
    hidden = Array(told.dropFirst(arranged.shown.count))
  }

  /// The enlargement at which the last of its signs come.
  var lastLevel: Double { hidden.map(\.from).max() ?? 1 }

  /// Where a script enlarges the sheet so far that a tenth of a unit is seen.
  mutating func bePrecise() {
    for index in markers.indices { markers[index].isPrecise = true }
    for index in hidden.indices { hidden[index].isPrecise = true }
    for index in photos.indices { photos[index].isPrecise = true }
  }

  /// One marker a cell of a fine raster, the first one.
  private static func spread(_ markers: [Marker], over cell: Double) -> [Marker] {
    var taken: Set<Point> = []
    return markers.filter { marker in
      let place = Point(x: (marker.anchor.x / cell).rounded(), y: (marker.anchor.y / cell).rounded())
      return taken.insert(place).inserted
    }
  }
}

extension ShortNames {
  /// Those of all that stands on a map.
  fileprivate init(_ content: MapContent) {
    var (names, titles) = (content.stops.flatMap(\.names), [String]())
    for mark in content.marks {
      if case .entry = mark.kind { titles.append(mark.name) } else { names.append(mark.name) }
    }
    self.init(names, titles: titles)
  }
}
