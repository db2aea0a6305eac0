import Drawing
import SiteLanguage
import TripModel
import TripPlanning

extension MapContent {
  /// Gives its stops a name that is none of a place: that what the page shows was taken there.
  mutating func callStopsHere(_ name: String) {
    for index in stops.indices { (stops[index].name, stops[index].isHere) = (name, true) }
  }
}

/// What stands on maps beside the way: pins, entries, and where pictures were taken.
extension TripMap {
  func mark(_ place: PlacePlan, number: String?) -> MapMark {
    var mark = MapMark(
      kind: .pin(Signs.sign(of: place.category), number: number), name: place.title,
      coordinate: place.coordinate,
      link: scope.link(place.page), days: told(place.days))
    mark.list = plan.addresses.places.map { scope.link($0) }
    mark.colour = Signs.colour(place.colour)
    return mark
  }

  func photoMarks(_ photos: [PhotoPlan]) -> [MapMark] {
    photos.filter { !$0.isRoughlyPlaced }.compactMap { photo in
      photo.position.map {
        MapMark(kind: .photo, coordinate: $0.value, days: told([photo.day?.value].compactMap(\.self)))
      }
    }
  }

  /// Entries, each where it was written: what is only known to be in a town stands nowhere in it, and what was guessed
  /// under way on no straight line. Of several of one
  /// kind at one position the first is marked; those of no kind only where each is, and at no stop: its sign says as much,
  /// and dots for some of them would say that they were more.
  func entryMarks(_ entries: [EntryID], isEachMarked: Bool = false) -> [MapMark] {
    var taken: Set<MapMark> = []
    let told = isEachMarked ? Set(plan.way.route.stops.flatMap(\.entries)) : []
    return entries.compactMap { entry in
      let kind = KindSign(plan[entry].kind, in: scope.words)
      guard let position = plan[entry].position, !position.reason.isVague,
        kind != nil || isEachMarked && !told.contains(entry), !plan.isGuessUnderWay(entry)
      else { return nil }
      let sign = kind.map { EntrySign($0.kind) } ?? .plain
      let place = MapMark(kind: .entry(sign), coordinate: position.value)
      return taken.insert(place).inserted ? mark(entry, kind, at: position.value) : nil
    }
  }

  /// What bears a tag; one thing alone among what the trip has around it, unless no more than its town is known.
  func of(
    _ entries: [EntryID], _ places: [PlacePlan], _ ideas: [AttractionPlan], tag: String
  ) -> Record? {
    var taken = Set(places.map(\.coordinate))
    let written = entries.compactMap { entry -> MapMark? in
      // Each position once, and none at which something stands already.
      guard let position = plan[entry].position?.value, taken.insert(position).inserted else { return nil }
      return mark(entry, KindSign(plan[entry].kind, in: scope.words), at: position)
    }
    let saved = self.marks(ideas)
    let lists = [("#places", places.count), ("#entries", written.count), ("#ideas", saved.count)]
    var marks = places.map { mark($0, number: nil) } + written + saved
    for (index, list) in lists.flatMap({ Array(repeating: $0.0, count: $0.1) }).enumerated() {
      marks[index].list = list
    }
    guard !marks.isEmpty else { return nil }
    let reasons = entries.compactMap { plan[$0].position?.reason } + ideas.compactMap { $0.position?.reason }
    var map = self
    map.showsNearby = marks.count == 1 && reasons.allSatisfy { !$0.isVague }
    return map.figure(MapContent(marks: marks), isLight: true, title: scope.words(.mapOfTag, ["tag": tag]))
  }

  private func mark(_ entry: EntryID, _ kind: KindSign?, at position: Coordinate) -> MapMark {
    let day = plan[entry].day.value
    var mark = MapMark(
      kind: .entry(kind.map { EntrySign($0.kind) } ?? .plain), name: plan[entry].title.value,
      coordinate: position, link: scope.link(plan[entry].page), days: told([day]),
      group: isLive ? kind?.group(in: scope) : nil)
    mark.list = plan.addresses.journal.map { scope.link($0) }
    return mark
  }
}
