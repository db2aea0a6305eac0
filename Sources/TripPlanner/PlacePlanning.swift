import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// The pins in the order of their file, then named waypoints that are no pictures.
  mutating func planPlaces(
    photos: [PhotoPlan], entries: [EntryPlan], book: inout AddressBook
  ) -> [PlacePlan] {
    let candidates = trip.pins.map(PlaceCandidate.init(pin:)) + waypointCandidates(photos: photos)
    let byFile = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    return candidates.enumerated().map { index, candidate in
      let slug = book.folder(in: "places", wishes: [candidate.title])
      let named = candidate.photoFiles.compactMap { byFile[$0] }
      return PlacePlan(
        id: PlaceID(index), origin: candidate.origin, title: candidate.title, page: .page(["places", slug]),
        coordinate: candidate.coordinate, category: candidate.category, colour: candidate.colour,
        link: candidate.link, tags: candidate.tags, description: candidate.description,
        day: candidate.time?.date, time: candidate.time?.moment,
        photos: Nearness.photos(near: candidate.coordinate, named: named, among: photos),
        entries: Nearness.entries(at: candidate.coordinate, titled: candidate.title, among: entries))
    }
  }

  /// Named waypoints, each once, without those that only repeat where a picture was taken.
  ///
  /// Their times are not used: programs often write the hour of the export instead of a visit's.
  private func waypointCandidates(photos: [PhotoPlan]) -> [PlaceCandidate] {
    let pictures = Set(trip.photos.map { WaypointPositions.name(of: $0.file) })
    var seen: Set<PlaceKey> = []
    var candidates: [PlaceCandidate] = []
    for track in trip.tracks {
      for waypoint in track.waypoints {
        guard let name = waypoint.name, !name.isEmpty, !pictures.contains(name.lowercased()),
          seen.insert(PlaceKey(name, waypoint.point.coordinate)).inserted
        else { continue }
        candidates.append(PlaceCandidate(waypoint: waypoint, named: name, file: track.file))
      }
    }
    return candidates
  }
}

/// A place by its name and its position to about ten metres: the same waypoint in two files.
private struct PlaceKey: Hashable {
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
  var photoFiles: [String] = []

  init(pin: Pin) {
    origin = .pin
    title = pin.title
    coordinate = pin.coordinate
    time = pin.time
    category = pin.category
    colour = pin.colour
    link = pin.link
    tags = pin.tags
    description = pin.description
    photoFiles = pin.photos
  }

  init(waypoint: Waypoint, named name: String, file: String) {
    origin = .waypoint(file: file)
    title = name
    coordinate = waypoint.point.coordinate
    description = waypoint.note
  }
}

/// What is near a place.
enum Nearness {
  /// Five miles (D3).
  static let photoReach = 8046.72
  /// Metres within which an entry was written at a place.
  static let entryReach = 300.0

  /// Photos named with the place, then those within reach, nearest first.
  static func photos(near place: Coordinate, named: [PhotoID], among photos: [PhotoPlan]) -> [NearPhoto] {
    let chosen = Set(named)
    var near: [NearPhoto] = []
    for photo in photos where !chosen.contains(photo.id) {
      guard let metres = distance(from: place, to: photo.position?.value, atMost: photoReach) else { continue }
      near.append(NearPhoto(photo: photo.id, metres: metres))
    }
    near.sort { ($0.metres ?? 0, $0.photo.index) < ($1.metres ?? 0, $1.photo.index) }
    let first = named.map { id in
      NearPhoto(photo: id, metres: photos[id.index].position.map { place.distance(to: $0.value) })
    }
    return first + near
  }

  static func entries(at place: Coordinate, titled title: String, among entries: [EntryPlan]) -> [EntryID] {
    entries.filter { entry in
      entry.placeName?.lowercased() == title.lowercased()
        || distance(from: place, to: entry.position?.value, atMost: entryReach) != nil
    }.map(\.id)
  }

  /// The distance where it is within reach; most candidates are ruled out by their latitude alone, a degree
  /// of which is at least 110.5 km (WGS 84).
  static func distance(from place: Coordinate, to other: Coordinate?, atMost reach: Double) -> Double? {
    guard let other, abs(other.latitude - place.latitude) * 110_500 <= reach else { return nil }
    let metres = place.distance(to: other)
    return metres <= reach ? metres : nil
  }
}
