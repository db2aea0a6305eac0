/// A sheet whose own places have their names, with the towns by which one knows where these are: what else is named on it
/// takes the room that is left.
struct NamedSheet {
  let signed: SignedSheet
  /// With the signs that gave way, or are small since they have no name.
  private(set) var placement: MarkerPlacement
  /// What has its room so far.
  private(set) var names: LabelPlacement
  private(set) var labels: [Marker.Source: MapLabel] = [:]
  /// All names that stand on the sheet or should, in small letters.
  private(set) var taken: Set<String> = []
  /// The towns that have their room already.
  private(set) var anchored: [AnchorTowns.Standing] = []
  /// What the area is called that is shown closer.
  private(set) var shownCloser: InsetName?
  private(set) var chief: ChiefTown?
  /// The pins whose names found no room, though they should be on it, and those whose names the way runs through.
  private(set) var unsettled: Set<Marker.Source> = []
  /// The stops and the pins through whose names it runs.
  private(set) var struck = (stops: 0, pins: 0)

  private var view: MapView { signed.view }

  /// Units between a name and the line around the sheet: letters of some faces are broader than the guess.
  private static let besideEdge = 6.0

  /// A sheet on which more pins have no name is full.
  static let mostAgain = 4

  /// Names what stands on a sheet, as far as there is room: the pins that are told as `first` before the stops.
  init(_ sheet: SignedSheet, naming first: Set<Marker.Source> = []) {
    signed = sheet
    placement = sheet.placement
    names = LabelPlacement(
      sheet: sheet.view.inner.inset(by: Self.besideEdge), raster: sheet.raster,
      markers: sheet.placement.markers.filter { !$0.isEntry },
      furniture: sheet.furniture.boxes + (sheet.inset?.edges ?? []),
      dots: sheet.placement.photos.map(\.point), heads: sheet.heads.heads.map(\.point))
    nameStops(after: first)
    nameTowns()
    nameSigns()
  }

  private mutating func write(_ markers: [Marker], besides giving: [Marker] = []) {
    for marker in markers where labels[marker.source] == nil {
      labels[marker.source] = names.place(marker, size: NameSize.of(marker, on: view), besides: giving)
    }
  }

  /// Names a stop, rather at the end of a line than where it would be read on the sign of another; below such a sign and
  /// askew of its own rather not at all.
  private mutating func writeApart(_ stop: Marker, besides giving: [Marker]) {
    guard labels[stop.source] == nil else { return }
    let before = names
    write([stop], besides: giving)
    guard let label = labels[stop.source], names.isMisread(label, of: stop) else { return }
    var led = before
    if let other = placedByLine(stop, on: &led) {
      names = led
      labels[stop.source] = other
    } else if names.isAskewAtAnother(label, of: stop) {
      names = before
      labels[stop.source] = names.placeOffOthers(stop, size: NameSize.of(stop, on: view), besides: giving)
    }
  }

  /// Names a stop without its number where that is read as its own and off the way: one that is askew is none.
  private mutating func write(bead: Marker, besides giving: [Marker]) {
    var tried = names
    guard let label = tried.placeOffOthers(bead, size: NameSize.of(bead, on: view), besides: giving),
      tried.isOffWay(label)
    else { return }
    names = tried
    labels[bead.source] = label
  }

  /// The name of a stop at the end of a line; nil where there are so many that more would be a tangle. A script that moves a
  /// sheet lays names itself.
  private func placedByLine(_ stop: Marker, on names: inout LabelPlacement) -> MapLabel? {
    guard !signed.content.isLive, !stop.label.isEmpty,
      labels.values.count(where: { !$0.lead.isEmpty }) < LabelPlacement.mostLed
    else { return nil }
    return names.placeByLine(stop, size: NameSize.of(stop, on: view))
  }

  /// Names those by lines that have no room beside them, as many as come first.
  private mutating func leadNameless(_ stops: [Marker]) {
    let nameless = stops.filter { labels[$0.source] == nil && !$0.label.isEmpty }
    for stop in nameless.prefix(LabelPlacement.mostLed) {
      var led = names
      guard let label = placedByLine(stop, on: &led) else { continue }
      names = led
      labels[stop.source] = label
    }
  }

  /// The names of stops go before the signs of what was written: those of both ends of the way, by lines if need be, before
  /// any other takes their room.
  private mutating func nameStops(after first: Set<Marker.Source>) {
    let entries = placement.markers.filter(\.isEntry)
    if let own = placement.onlyPlace {
      labels[own.source] = names.placeOwn(own, size: NameSize.of(own, on: view), besides: entries)
    }
    write(placement.inOrderOfNaming.filter { first.contains($0.source) }, besides: entries)
    let stops = placement.inOrderOfNaming.filter { $0.shape == .stop }
    for stop in stops where !stop.isBead {
      writeApart(stop, besides: entries)
      if stop.isEnd { leadNameless([stop]) }
    }
    leadNameless(stops.filter { !$0.isBead })
    for bead in stops where bead.isBead { write(bead: bead, besides: entries) }
    placement.giveWay(to: labels.values.map(\.box))
    names.keepClear(of: placement.markers.filter(\.isEntry))
  }

  /// The towns by which one knows where the sheet is: the names of many signs would leave them no room.
  private mutating func nameTowns() {
    let (content, style) = (signed.content, signed.style)
    taken = Set(placement.all.flatMap { [$0.name.lowercased(), $0.label.lowercased()] })
      .union(placement.markers.map { $0.label.lowercased() })
    anchored = signed.anchors.placed(in: &names, on: view, besides: placement.markers)
    taken.formUnion(anchored.map { $0.name.lowercased() })
    if let inset = signed.inset {
      shownCloser = InsetName(
        of: inset.area, called: content.insetName, on: view, from: style.atlas, wording: style.wording,
        taken: taken, raster: signed.raster, placement: &names)
    }
    if let shownCloser { taken.insert(shownCloser.name) }
    chief = ChiefTown(
      on: view, from: style.atlas, wording: style.wording, taken: taken, markers: placement.markers,
      placement: &names)
  }

  /// Whether a name stands off its sign: rather beside it, if a name elsewhere can give way.
  private func isLed(_ marker: Marker) -> Bool { labels[marker.source].map { !$0.lead.isEmpty } ?? false }

  /// Names the few pins and texts for which there was no room beside them, each at the end of a line.
  private mutating func writeByLines(_ signs: [Marker]) {
    let nameless = signs.filter {
      labels[$0.source] == nil && !$0.label.isEmpty && ($0.kind != nil || $0.isEntry)
    }
    guard nameless.count <= LabelPlacement.mostLed else { return }
    for marker in nameless {
      labels[marker.source] = names.placeByLine(marker, size: NameSize.of(marker, on: view))
    }
  }

  private mutating func nameSigns() {
    let isLive = signed.content.isLive
    let stops = placement.markers.filter { $0.shape == .stop && labels[$0.source] != nil }
    let signs = EntryNames.standing(among: placement.inOrderOfNaming, on: view, isLive: isLive)
      .filter { $0.shape != .stop && !NamesOfStops.tell($0, by: stops) }
    let (free, named) = (names, labels)
    write(signs)
    if signed.isByTown, signed.style.frame.isForPhones, NumbersAlone.tell(signs, named: labels) {
      (names, labels) = (free, named)
      write(signs.filter { !NumbersAlone.isNumbered($0) })
    }
    if !isLive { writeByLines(signs) }
    let nameless = signs.filter { labels[$0.source] == nil }
    if !isLive { placement.shrink(nameless) }
    let struck = placement.markers.filter { marker in
      labels[marker.source].map { !names.isOffWay($0) } ?? false
    }
    let unsettled = nameless.filter { !$0.label.isEmpty } + struck + placement.markers.filter(isLed)
    self.unsettled = Set(unsettled.filter { $0.kind != nil && $0.number.isEmpty }.map(\.source))
    self.struck = (struck.count { $0.shape == .stop }, struck.count { $0.kind != nil })
  }
}

extension NamedSheet {
  /// Whether more pins than on another have names that one can read, and no stop and no sign pays for it.
  func isNamedBetter(than other: NamedSheet) -> Bool {
    let (own, others) = (lost, other.lost)
    // A name that the way runs through is read, one that is nowhere is not.
    return own.pins < others.pins && own.stops <= others.stops && nowhere <= other.nowhere
      && placement.markers.count >= other.placement.markers.count
  }

  /// How many stops are without their names.
  private var nowhere: Int { placement.unnamed(beside: labels).stops.count }

  /// How many names of stops and of all else are not on it as a whole or not beside their signs, or are crossed by the way.
  private var lost: (stops: Int, pins: Int) {
    let unnamed = placement.unnamed(beside: labels)
    let cut = placement.markers.count { $0.shape == .stop && labels[$0.source]?.isCut ?? false }
    return (
      unnamed.stops.count + cut + struck.stops,
      unnamed.marks.count + placement.cutMarks(beside: labels).count + struck.pins
        + placement.markers.count { $0.kind != nil && isLed($0) }
    )
  }
}
