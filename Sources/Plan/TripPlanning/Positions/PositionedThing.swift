import Diagnostics
import TripModel

/// Something of a trip of which the folder says where it was.
struct PositionedThing {
  enum Subject: Hashable {
    case photo(Int), setting(Setting), track(Int), waypoint(Int, Int)
    /// Something of a kind by its place in the list, and which of its places.
    case item(ItemKind, Int, station: Int)
  }

  enum Setting: Hashable { case destination, startAt, endAt }

  var subject: Subject
  var place: Coordinate
  var source: SourcePlace
  /// What it is called where that may be a town's name.
  var name: String?
  /// Seconds by whatever clock tells them; a day alone is its noon.
  var seconds: Int?
  /// By how many seconds that may be wrong.
  var doubt = 0
  /// Of a waypoint, which no line tells, what its file calls it.
  var waypointName: String?

  /// Whether it is a town's position at best, as one writes it by hand, and no single recorded one.
  var isWritten: Bool {
    switch subject {
    case .photo, .track, .waypoint: false
    default: true
    }
  }
}

extension PositionedThing {
  fileprivate init?(_ subject: Subject, _ place: Written<NamedPlace>?, on when: DayAndTime? = nil) {
    guard let place, let coordinate = place.value.coordinate else { return nil }
    self.init(subject: subject, place: coordinate, source: place.place, name: place.value.name)
    take(when)
  }

  /// Clocks of two places are a day apart at most.
  fileprivate mutating func take(_ when: DayAndTime?) {
    guard let when else { return }
    seconds =
      LocalDateTime(date: when.date, time: when.time ?? .midnight).clockSeconds
      + (when.time == nil ? 43_200 : 0)
    doubt = when.time == nil ? 86_400 : 50_400
  }
}

extension Trip {
  /// Everything with a position, whatever says it.
  var positionedThings: [PositionedThing] {
    var things: [PositionedThing] = []
    for (index, photo) in photos.enumerated() {
      guard let place = photo.coordinate else { continue }
      let seconds = photo.cameraClock?.clockSeconds ?? photo.instant?.seconds
      things.append(
        PositionedThing(
          subject: .photo(index), place: place, source: SourcePlace(file: photo.file), seconds: seconds,
          doubt: 3600))
    }
    var positions = ItemPositions()
    var copy = self
    copy.apply(&positions)
    things += positions.things
    let written = [
      (PositionedThing.Setting.destination, settings.destination), (.startAt, settings.startAt),
      (.endAt, settings.endAt),
    ]
    things += written.compactMap { PositionedThing(.setting($0), $1) }
    for (index, track) in tracks.enumerated() { things += track.positionedThings(index) }
    return things
  }

  /// Takes a position away from whatever has it; a pin or a waypoint goes with it, and so does the way of a track.
  mutating func removePositions(of subjects: Set<PositionedThing.Subject>) {
    var waypointsGone: [Int: Set<Int>] = [:]
    for subject in subjects {
      switch subject {
      case .photo(let index): photos[index].coordinate = nil
      case .item: break
      case .setting(.destination): settings.destination = settings.destination?.withoutPosition
      case .setting(.startAt): settings.startAt = settings.startAt?.withoutPosition
      case .setting(.endAt): settings.endAt = settings.endAt?.withoutPosition
      case .track(let index): tracks[index].segments = []
      case .waypoint(let track, let index): waypointsGone[track, default: []].insert(index)
      }
    }
    var removal = PositionRemoval(subjects)
    apply(&removal)
    if !removal.gone.isEmpty {
      var numbers: [ItemKind: Int] = [:]
      keepItems { thing in
        numbers[thing.itemKind, default: -1] += 1
        return removal.gone[thing.itemKind]?.contains(numbers[thing.itemKind] ?? 0) != true
      }
    }
    for (track, gone) in waypointsGone {
      tracks[track].waypoints = tracks[track].waypoints.enumerated().filter { !gone.contains($0.offset) }.map(
        \.element)
    }
  }
}

/// Lists the positions of things, kind by kind.
private struct ItemPositions: ItemRule {
  private(set) var things: [PositionedThing] = []
  private var numbers: [ItemKind: Int] = [:]

  mutating func apply<Item: TripItem>(to item: inout Item) {
    let number = numbers[Item.itemKind, default: 0]
    numbers[Item.itemKind] = number + 1
    for (index, station) in item.stations.enumerated() {
      let subject = PositionedThing.Subject.item(Item.itemKind, number, station: index)
      if let thing = PositionedThing(subject, station.place.told, on: station.when) { things.append(thing) }
    }
  }
}

/// Takes positions away, counted as they were listed.
private struct PositionRemoval: ItemRule {
  let subjects: Set<PositionedThing.Subject>
  /// By kind, the places in the list of what is nothing without its position.
  private(set) var gone: [ItemKind: Set<Int>] = [:]
  private var numbers: [ItemKind: Int] = [:]

  init(_ subjects: Set<PositionedThing.Subject>) { self.subjects = subjects }

  mutating func apply<Item: TripItem>(to item: inout Item) {
    let (kind, number) = (Item.itemKind, numbers[Item.itemKind, default: 0])
    numbers[kind] = number + 1
    let isStray = item.stations.indices.map { subjects.contains(.item(kind, number, station: $0)) }
    guard isStray.contains(true) else { return }
    if kind.isPosition { gone[kind, default: []].insert(number) }
    var index = 0
    item.changePlaces { place in
      if isStray[index] { place.told?.value.coordinate = nil }
      index += 1
    }
  }
}

extension Track {
  /// Its first point stands for its way; waypoints without a name are nothing of the trip.
  fileprivate func positionedThings(_ index: Int) -> [PositionedThing] {
    let source = SourcePlace(file: file)
    var things: [PositionedThing] = []
    if let first = segments.first(where: { !$0.isEmpty })?.first {
      things.append(
        PositionedThing(
          subject: .track(index), place: first.coordinate, source: source, seconds: first.instant?.seconds,
          doubt: 50_400))
    }
    for (number, waypoint) in waypoints.enumerated() where waypoint.name != nil {
      things.append(
        PositionedThing(
          subject: .waypoint(index, number), place: waypoint.point.coordinate, source: source,
          waypointName: waypoint.name))
    }
    return things
  }
}

extension Written<NamedPlace> {
  /// Its name alone; nil where it has none.
  fileprivate var withoutPosition: Written<NamedPlace>? {
    value.name == nil ? nil : Written(NamedPlace(name: value.name, coordinate: nil), at: place)
  }
}
