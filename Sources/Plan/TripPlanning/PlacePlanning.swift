import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// The pins in the order of their file, then named waypoints that are no pictures. Strays are the files of
  /// tracks that are not of this trip.
  mutating func planPlaces(
    photos: [PhotoPlan], entries: [EntryPlan], strays: Set<String>, clocks: LocalClocks,
    book: inout AddressBook
  ) -> [PlacePlan] {
    let waypoints = waypointCandidates(strays: strays)
    let candidates = trip.pins.map(PlaceCandidate.init(pin:)) + waypoints
    let pins = TaggedPins(trip.pins.map(\.title))
    let surroundings = Surroundings(photos: photos, entries: entries, pins: pins)
    var tagged: [Int: [PlaceID]] = [:]
    for (index, candidate) in candidates.enumerated() {
      for pin in Set(candidate.tags.compactMap { pins[$0] }) where pin != index {
        tagged[pin, default: []].append(PlaceID(index))
      }
    }
    return candidates.enumerated().map { index, candidate in
      let slug = book.folder(in: "places", wishes: [candidate.title])
      return PlacePlan(
        id: PlaceID(index), origin: candidate.origin, title: candidate.title,
        page: .page(root + ["places", slug]),
        coordinate: candidate.coordinate, locality: names.locality(at: candidate.coordinate),
        category: candidate.category, colour: candidate.colour,
        link: candidate.link, tags: candidate.tags, description: candidate.description,
        address: candidate.address,
        day: candidate.time?.date, time: candidate.time?.moment, instant: candidate.instant(clocks),
        photos: surroundings.photos(of: candidate, at: index),
        entries: surroundings.entries(of: candidate, at: index),
        taggedPlaces: tagged[index] ?? [], who: candidate.who,
        source: candidate.source, isOnlyPlanned: candidate.isOnRoutesAlone)
    }
  }

  /// Named waypoints, each once, without those that only repeat where a picture was taken, or what a list has.
  ///
  /// Their times are not used: programs often write the hour of the export instead of a visit's.
  private mutating func waypointCandidates(strays: Set<String>) -> [PlaceCandidate] {
    let pictures = WaypointPositions(trip.tracks, photos: trip.photos)
    var seen: [WaypointKey: Int] = [:]
    var candidates: [PlaceCandidate] = []
    let isPlan = trip.isUndatedPlan
    let areWaysPlanned = trip.areUntimedWaysPlanned(on: today)
    let listed = ListedSpots(trip)
    for track in trip.tracks where !strays.contains(track.file) {
      let isPlanned = isPlan || track.withUntimed(planned: areWaysPlanned).isPlanned
      if track.waypoints.contains(where: { $0.isPicture && !pictures.marksPicture($0) }) {
        diagnostics.append(.waypointsOfPictures(track.file))
      }
      let nameless = track.waypoints.count { !$0.isPicture && $0.isNameless }
      if nameless > 0 { diagnostics.append(.namelessWaypoints(nameless, track.file)) }
      for waypoint in track.waypoints {
        guard !pictures.marksPicture(waypoint),
          var candidate = PlaceCandidate(waypoint: waypoint, file: track.file)
        else { continue }
        // What says more than its name would be lost.
        if candidate.description == nil, candidate.link == nil,
          listed.hold(candidate.title, at: candidate.coordinate, isPlanned: isPlanned)
        {
          continue
        }
        let key = WaypointKey(candidate.title, candidate.coordinate)
        if let known = seen[key] {
          if !isPlanned { candidates[known].isOnRoutesAlone = false }
          continue
        }
        candidate.isOnRoutesAlone = isPlanned
        seen[key] = candidates.count
        candidates.append(candidate)
      }
    }
    return candidates
  }
}

extension Track {
  /// Whether it is a route, or several, that somebody planned: nobody recorded any of it.
  fileprivate var isPlanned: Bool {
    let ways = segments.compactMap(\.first)
    return !ways.isEmpty && ways.allSatisfy(\.isPlanned)
  }
}

extension Waypoint {
  fileprivate var isNameless: Bool { name?.allSatisfy(\.isWhitespace) ?? true }
}

/// A place by its name and its position to about ten metres: the same waypoint in two files.
private struct WaypointKey: Hashable {
  let name: String
  let latitude: Int
  let longitude: Int

  init(_ name: String, _ coordinate: Coordinate) {
    self.name = name.lowercased()
    latitude = Int((coordinate.latitude * 10_000).rounded())
    longitude = Int((coordinate.longitude * 10_000).rounded())
  }
}

/// A pin or a waypoint before it has an address.
private struct PlaceCandidate {
  var origin: PlacePlan.Origin
  var title: String
  var coordinate: Coordinate
  var time: DayAndTime?
  var category: String?
  var colour: String?
  var link: String?
  var tags: [String] = []
  var description: String?
  var address: String?
  var photoFiles: [String] = []
  var who: [String] = []
  var source: SourcePlace
  /// Whether only files of planned routes have it.
  var isOnRoutesAlone = false

  /// By what its time says, else by what the trip tells of clocks there.
  func instant(_ clocks: LocalClocks) -> Instant? {
    guard let time = time?.moment else { return nil }
    let offset = time.offset ?? clocks.toldOffset(atLocal: time.local, near: coordinate)?.value
    return offset.map { time.instant(assuming: $0) }
  }

  init(pin: Pin) {
    origin = .pin
    title = pin.title
    coordinate = pin.coordinate
    time = pin.header.when
    category = pin.category
    colour = pin.colour
    link = pin.link
    tags = pin.tags
    description = pin.description
    address = pin.address
    photoFiles = pin.photos
    who = pin.who
    source = pin.source
  }

  /// Nil for a waypoint that is no place: one without a name or with nothing but a device's stamp, or that of a picture.
  init?(waypoint: Waypoint, file: String) {
    guard !waypoint.isPicture, let title = waypoint.name, !waypoint.isNameless else { return nil }
    let tellsMore = waypoint.category != nil || waypoint.link != nil
    guard tellsMore || !WaypointWords.isStamp(title, note: waypoint.note) else { return nil }
    origin = .waypoint(file: file)
    source = SourcePlace(file: file)
    let note = WaypointWords.tidied(waypoint.note)
    self.title = ShoutedName.quiet(WaypointWords.wholeName(of: title, in: note) ?? title)
    coordinate = waypoint.point.coordinate
    category = waypoint.category
    link = waypoint.link
    // Devices write the name there once more.
    description = note?.lowercased() == self.title.lowercased() ? nil : note
  }
}

/// The trip's photos and entries, to be asked which belong to a place.
private struct Surroundings {
  private let photos: [PhotoPlan]
  private let photosByFile: [String: PhotoID]
  private let photosNear: NeighbourIndex<PhotoID>
  private let entriesNear: NeighbourIndex<EntryID>
  private let entriesNaming: [String: [EntryID]]
  /// Entries by the pin that one of their tags names.
  private let entriesTagged: [Int: [EntryID]]
  private let photosTagged: [Int: [PhotoID]]
  private let entriesShowing: [PhotoID: [EntryID]]

  init(photos: [PhotoPlan], entries: [EntryPlan], pins: TaggedPins) {
    self.photos = photos
    photosByFile = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    photosNear = NeighbourIndex(photos.compactMap { photo in photo.position.map { ($0.value, photo.id) } })
    entriesNear = NeighbourIndex(
      entries.compactMap { entry in
        entry.position.flatMap { entry.isOfWholeTown ? nil : ($0.value, entry.id) }
      })
    var showing: [PhotoID: [EntryID]] = [:]
    for entry in entries where entry.withheld == nil {
      for photo in Set(entry.pictures.values).union(entry.gallery.map(\.photo)) {
        showing[photo, default: []].append(entry.id)
      }
    }
    entriesShowing = showing
    var naming: [String: [EntryID]] = [:]
    for entry in entries {
      if let name = entry.placeName { naming[name.lowercased(), default: []].append(entry.id) }
    }
    entriesNaming = naming
    var tagged: [Int: [EntryID]] = [:]
    for entry in entries {
      for pin in Set(entry.tags.compactMap { pins[$0] }) { tagged[pin, default: []].append(entry.id) }
    }
    entriesTagged = tagged
    var photosTagged: [Int: [PhotoID]] = [:]
    for photo in photos {
      for pin in Set(photo.photo.tags.compactMap { pins[$0] }) {
        photosTagged[pin, default: []].append(photo.id)
      }
    }
    self.photosTagged = photosTagged
  }

  private func photosNaming(_ place: PlaceCandidate, at index: Int) -> [PhotoID] {
    var chosen: Set<PhotoID> = []
    return (place.photoFiles.compactMap { photosByFile[$0] } + (photosTagged[index] ?? []))
      .filter { chosen.insert($0).inserted }
  }

  /// Photos named with the place or tagged with it, each once, then those within reach, nearest first.
  func photos(of place: PlaceCandidate, at index: Int) -> [NearPhoto] {
    let named = photosNaming(place, at: index)
    let chosen = Set(named)
    let first = named.map { id in
      NearPhoto(
        photo: id, metres: photos[id.index].position.map { place.coordinate.metres(to: $0.value) },
        isNamed: true)
    }
    let near = photosNear.within(Nearness.photoReach, of: place.coordinate)
      .filter { !chosen.contains($0.element) }
    return first + near.map { NearPhoto(photo: $0.element, metres: $0.metres) }
  }

  /// Entries that name the place, as theirs or among their tags, or show a picture of it; then those that were written
  /// there; each in their order.
  func entries(of place: PlaceCandidate, at index: Int) -> [EntryID] {
    let near = entriesNear.within(Nearness.entryReach, of: place.coordinate).map(\.element)
    let naming = (entriesNaming[place.title.lowercased()] ?? []) + (entriesTagged[index] ?? [])
    let telling = Set(naming + photosNaming(place, at: index).flatMap { entriesShowing[$0] ?? [] })
    return telling.sorted { $0.index < $1.index }
      + Set(near).subtracting(telling).sorted { $0.index < $1.index }
  }
}

extension EntryPlan {
  /// Whether all that is said of its place is the town: whatever position that has, it is near nothing in it.
  fileprivate var isOfWholeTown: Bool {
    if self.position?.reason.isTown == true { return true }
    guard let name = self.placeName?.lowercased(), let locality = self.locality, locality.isInTown else {
      return false
    }
    return [locality.town, locality.city].contains { $0?.lowercased() == name }
  }
}

extension Diagnostic {
  fileprivate static func waypointsOfPictures(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .waypointOfPicture,
      "Waypoints of this file mark pictures that are not in the folder, so they are no places",
      at: SourcePlace(file: file),
      advice:
        "What is a place all the same becomes a pin: write it into pins.yml with a `title:` and its position as `at:`."
    )
  }

  fileprivate static func namelessWaypoints(_ count: Int, _ file: String) -> Diagnostic {
    let field = file.lowercased().hasSuffix("json") ? "`name` among the properties of" : "`<name>` into"
    return Diagnostic(
      .note, .waypointWithoutName,
      count == 1
        ? "A point of this file has no name, so it is no place"
        : "\(count) points of this file have no names, so they are no places",
      at: SourcePlace(file: file),
      advice: "Write a \(field) \(count == 1 ? "it" : "each"), or make a pin of what is a place, in pins.yml."
    )
  }
}
