import Localization
import SiteOutput
import TripModel
import TripPlanning

/// A thing of the trip at its position, as GeoJSON has it. What is nil does not stand in it.
struct PlaceFeature: Encodable {
  struct Point: Encodable {
    var type = "Point"
    /// Longitude first, then latitude.
    var coordinates: [Double]
  }

  struct Properties: Encodable {
    /// `pin`, `waypoint`, `stop`, `event`, `entry`, `attraction`, `photo`.
    var kind: String
    var title: String?
    var description: String?
    var category: String?
    var days: [String]
    var time: String?
    var who: [String]?
    var tags: [String]?
    var link: String?
    /// The page of the site, from the folder of this file.
    var page: String?
    /// Whether the position was worked out; absent where it is known.
    var estimated: Bool?
    /// Of a stop or a waypoint: whether only a planned route tells of it, and nobody was there; else absent.
    var planned: Bool?
    /// The pin's own colour, by the name that programs which show GeoJSON know.
    var markerColour: String?

    private enum CodingKeys: String, CodingKey {
      case kind, title, description, category, days, time, who, tags, link, page, estimated, planned
      case markerColour = "marker-color"
    }
  }

  var type = "Feature"
  var id: String
  var geometry: Point
  var properties: Properties

  init(id: String, at coordinate: Coordinate, _ properties: Properties) {
    self.id = id
    geometry = Point(coordinates: [rounded(coordinate.longitude, 6), rounded(coordinate.latitude, 6)])
    self.properties = properties
  }

  /// Places, stops, events, entries, saved attractions and pictures, each in the order of the plan.
  static func all(of trip: TripPlan, _ names: LocalizedNames) -> [PlaceFeature] {
    let stops = trip.way.route.stops.enumerated().map {
      stop($0.element, called: names.name(of: $0.element), number: $0.offset + 1, of: trip)
    }
    return trip.places.map { place($0, of: trip) } + stops
      + trip.itinerary.events.flatMap { event($0, of: trip) }
      + trip.journal.entries.compactMap { entry($0, of: trip) }
      + trip.itinerary.attractions.compactMap { attraction($0, of: trip) }
      + trip.media.pictures.compactMap { photo($0, of: trip) }
  }

  private static func place(_ place: PlacePlan, of trip: TripPlan) -> PlaceFeature {
    let kind = place.origin == .pin ? "pin" : "waypoint"
    let page = trip.fromRoot(place.page).text
    return PlaceFeature(
      id: page, at: place.coordinate,
      Properties(
        kind: kind, title: place.title, description: place.description, category: place.category,
        days: place.days.map(\.description), time: place.time?.description, who: place.who.nonEmpty,
        tags: place.tags.nonEmpty, link: place.link, page: page, planned: place.isOnlyPlanned ? true : nil,
        markerColour: place.colour))
  }

  private static func stop(_ stop: Stop, called name: String?, number: Int, of trip: TripPlan) -> PlaceFeature
  {
    PlaceFeature(
      id: "stop-\(number)", at: stop.coordinate,
      Properties(
        kind: "stop", title: name, days: stop.days.map(\.description),
        page: stop.place.map { trip.fromRoot(trip[$0].page).text }, planned: stop.isOnlyPlanned ? true : nil))
  }

  /// Where it begins, and where it ends if that is elsewhere.
  private static func event(_ event: EventPlan, of trip: TripPlan) -> [PlaceFeature] {
    event.places.enumerated().compactMap { index, place in
      place.position.map { position in
        PlaceFeature(
          id: trip.fromRoot(event.page).text + (index == 0 ? "" : "#to"), at: position.value,
          Properties(
            kind: "event", title: place.name ?? event.title, description: event.title,
            category: event.kind.rawValue, days: event.days.map(\.description), who: event.who.nonEmpty,
            link: event.website, page: trip.fromRoot(event.page).text,
            estimated: position.reason.isTown ? true : nil))
      }
    }
  }

  /// The middle of a region or country is no spot.
  private static func entry(_ entry: EntryPlan, of trip: TripPlan) -> PlaceFeature? {
    entry.position.flatMap { $0.reason.isRegion ? nil : $0 }.map { position in
      PlaceFeature(
        id: trip.fromRoot(entry.page).text, at: position.value,
        Properties(
          kind: "entry", title: entry.title.value, days: [entry.day.value.description],
          time: entry.time?.value.description, who: entry.who.nonEmpty, tags: entry.tags.nonEmpty,
          page: trip.fromRoot(entry.page).text, estimated: position.reason.isTown ? true : nil))
    }
  }

  private static func attraction(_ idea: AttractionPlan, of trip: TripPlan) -> PlaceFeature? {
    idea.position.map { position in
      PlaceFeature(
        id: trip.fromRoot(idea.page).text, at: position.value,
        Properties(
          kind: "attraction", title: idea.name, description: idea.description, category: idea.category,
          days: [idea.day?.description].compactMap(\.self), time: idea.time?.description,
          tags: idea.tags.nonEmpty, link: idea.website, page: trip.fromRoot(idea.page).text,
          estimated: position.reason.isTown ? true : nil))
    }
  }

  private static func photo(_ photo: PhotoPlan, of trip: TripPlan) -> PlaceFeature? {
    (photo.isRoughlyPlaced ? nil : photo.position).map { position in
      PlaceFeature(
        id: trip.fromRoot(photo.page).text, at: position.value,
        Properties(
          kind: "photo", title: photo.caption?.value,
          days: [photo.day?.value.description].compactMap(\.self), time: photo.taken?.value.description,
          page: trip.fromRoot(photo.page).text, estimated: position.reason.isEstimate ? true : nil))
    }
  }
}

extension Array {
  /// Nil for an empty list, which then does not stand in the file.
  var nonEmpty: [Element]? { isEmpty ? nil : self }
}
