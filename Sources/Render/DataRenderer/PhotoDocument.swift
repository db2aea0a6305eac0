import SiteOutput
import TripModel
import TripPlanning

struct PhotoDocument: Encodable {
  var file: String
  var page: String
  var day: String?
  var dayFrom: String?
  var taken: String?
  var takenFrom: String?
  var local: String?
  var latitude: Double?
  var longitude: Double?
  var placeFrom: String?
  var `where`: WhereDocument?
  var direction: Double?
  var camera: String?
  var lens: String?
  var tags: [String]?
  var clip: ClipDocument?

  init(_ plan: PhotoPlan, of trip: TripPlan) {
    file = plan.publishedFile
    page = trip.fromRoot(plan.page).text
    day = plan.day?.value.description
    dayFrom = plan.dayName.map { $0 == .file ? "fileName" : "folderName" }
    taken = plan.clock?.value.description
    takenFrom = plan.clock.map { Self.word(for: $0.reason) }
    local = plan.taken == nil || plan.taken?.value == plan.clock?.value ? nil : plan.taken?.value.description
    // Of whole degrees its page tells a country, and no position: what is 80 km off is none for machines, either.
    let place = plan.isRoughlyPlaced ? nil : plan.position
    latitude = place.map { rounded($0.value.latitude, 6) }
    longitude = place.map { rounded($0.value.longitude, 6) }
    placeFrom = place.flatMap { position in
      switch position.reason {
      case .exifPosition: "exif"
      case .told(.xmp): "xmp"
      case .told: "sidecar"
      case .waypoint: "waypoint"
      case .track: "track"
      case .between, .nearestInTime: "neighbours"
      default: nil
      }
    }
    `where` = plan.locality.map(WhereDocument.init)
    direction = plan.photo.direction.map { rounded($0, 1) }
    camera = plan.photo.camera.name
    lens = plan.photo.lens
    tags = plan.photo.tags.nonEmpty
    clip = plan.photo.clip.flatMap { clip in
      plan.film.map { ClipDocument(clip, named: plan.publishedClip ?? clip.file, at: trip.fromRoot($0).text) }
    }
  }

  /// What told the offset of the camera's clock; `clock` where nothing did.
  private static func word(for reason: Reason) -> String {
    switch reason {
    case .offsetTag: "offset"
    case .satelliteTime: "satellites"
    case .sameCamera: "camera"
    case .zoneOfPosition: "position"
    case .zoneOfTrack: "track"
    case .tripZone: "trip"
    case .bookedRide: "itinerary"
    default: "clock"
    }
  }
}

struct ClipDocument: Encodable {
  var file: String
  var address: String
  var seconds: Double

  init(_ clip: Clip, named file: String, at address: String) {
    self.file = file
    self.address = address
    seconds = rounded(clip.seconds, 3)
  }
}

struct LeftOutDocument: Encodable {
  var file: String
  var why: String

  init(_ photo: LeftOutPhoto) {
    file = photo.file
    why = photo.cause.words
  }
}
