import TripModel

/// The pictures that are told of the stops of a trip's way: what they have in common is found once for all of them.
package struct StopPictures: Sendable {
  /// By their names, of which several may have the same: León in Mexico and in Spain.
  private var towns: [String: [Town]] = [:]
  /// The pictures of which the gallery of places tells where they were taken, on the way as well.
  let placed: Set<PhotoID>
  /// Those of each day of which nothing tells it, or no more than an estimate.
  private var unplaced: [LocalDate: [PhotoID]] = [:]

  package init(of plan: TripPlan) {
    let gallery = plan.media.galleries.first { $0.kind == .places }
    let groups = gallery?.pages.flatMap(\.groups) ?? []
    let placed = Set(groups.filter(\.heading.tellsPlace).flatMap(\.photos))
    self.placed = placed
    for stop in plan.way.route.stops {
      guard let name = stop.locality?.ownTownName else { continue }
      if let index = self.index(of: name, at: stop.coordinate) {
        towns[name]?[index].stops += 1
      } else {
        towns[name, default: []].append(Town(origin: stop.coordinate))
      }
    }
    for group in groups {
      guard let name = group.town, group.heading != .around(name),
        let index = self.index(of: name, at: group.position(in: plan)), towns[name]?[index].stops == 1
      else { continue }
      for photo in group.photos {
        if let day = plan[photo].day?.value { towns[name]?[index].pictures[day, default: []].append(photo) }
      }
    }
    for day in plan.days {
      unplaced[day.date] = day.photos.filter { photo in
        !placed.contains(photo) && (plan[photo].position?.reason.isEstimate ?? true)
      }
    }
  }

  /// The pictures that are told of a stop of the whole way, in the order in which they were taken: those that say
  /// themselves that they were taken there, those of the place that it is, as the page of that place counts them, those
  /// that were named with the other pins of which it has the hours, and of the only stop in a town those that the
  /// gallery of places has there on its days.
  ///
  /// So a stop never has fewer pictures than the place there. It may have more: what happened up to some kilometres
  /// away is one stop, and a place has what was taken within 500 m of it or was named with it.
  package func photos(at stop: Stop, of plan: TripPlan) -> [PhotoID] {
    let ofPlace = stop.place.map { plan[$0].photos.filter(\.isAtPlace).map(\.photo) } ?? []
    let ofPins = stop.pins.flatMap { plan[$0].photos.filter(\.isNamed).map(\.photo) }
    return Set(stop.photos + ofPlace + ofPins + inTown(of: stop)).sorted { $0.index < $1.index }
  }

  private func inTown(of stop: Stop) -> [PhotoID] {
    guard let name = stop.locality?.ownTownName, let index = self.index(of: name, at: stop.coordinate),
      let byDay = towns[name]?[index].pictures
    else { return [] }
    return stop.days.flatMap { byDay[$0] ?? [] }
  }

  /// Which of the towns of a name is there; where nothing tells a position, the only one.
  private func index(of name: String, at position: Coordinate?) -> Int? {
    guard let named = towns[name] else { return nil }
    guard let position else { return named.count == 1 ? 0 : nil }
    return named.firstIndex { $0.origin.distance(to: position) <= PlaceGrouping.samePlace }
  }

  /// A town with stops.
  private struct Town {
    /// Where the first of them is.
    let origin: Coordinate
    var stops = 1
    /// What the gallery of places has there, where there is one stop, by the days of the pictures.
    var pictures: [LocalDate: [PhotoID]] = [:]
  }

  /// Whether all that are told of a stop say where they were taken, and of others of its days nothing tells it.
  package func leavesOutUnplaced(at stop: Stop, besides told: [PhotoID], of plan: TripPlan) -> Bool {
    guard told.allSatisfy({ plan[$0].position != nil }) else { return false }
    let known = Set(told)
    return stop.days.contains { day in unplaced[day]?.contains { !known.contains($0) } ?? false }
  }
}

extension GalleryGroup {
  /// Where the first of its pictures that says it was taken, else where its place is.
  fileprivate func position(in plan: TripPlan) -> Coordinate? {
    if let taken = photos.lazy.compactMap({ plan[$0].position?.value }).first { return taken }
    guard case .place(let place?) = heading else { return nil }
    return plan[place].coordinate
  }
}

extension GalleryGroup.Heading {
  fileprivate var tellsPlace: Bool {
    switch self {
    case .town, .onTheWay: true
    case .place(let place): place != nil
    case .day, .around, .unplaced, .none: false
    }
  }
}
