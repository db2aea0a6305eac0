import Testing
import Claims
import TripModel

@testable import TripPlanning

/// A line of the table of clocks: what a picture and its trip tell, and what comes of it.
///
/// Times are written `2026-05-03 14:05` or with seconds, offsets `+01:00`, places by the names of `KnownPlace`.
struct ClockCase: CustomTestStringConvertible, Sendable {
  var name: String
  var clock: String
  var tag: String?
  /// The satellites' time, in UTC.
  var gps: String?
  var place: KnownPlace?
  /// Where a track was at this time in UTC.
  var track: (KnownPlace, String)?
  var tripZone: String?
  /// Another picture, whose offset tag is all that it tells: when, and the tag.
  var neighbour: (String, String)?
  var shift = 0
  var dayStarts = "00:00"
  /// `2026-05-03 14:05 +01:00` as it was where the traveller was; the offset stands there where it is told.
  var local: String
  var day: String
  var why: Why

  var testDescription: String { name }

  enum Why: String, Sendable {
    case tag, satellites, camera, position, track, trip, neighbour, longitude, nothing
  }
}

/// Places on Earth, each with its zone, as a map would tell it.
enum KnownPlace: String, Sendable, CaseIterable {
  case lisbon, vienna, dublin, london, newYork, tokyo, kathmandu, lordHowe, kiritimati, honolulu, apia,
    pagoPago
  case auckland, chatham, adelaide, eucla, delhi, saintJohns, marquesas, troll, phoenix, reykjavik, fiji
  case openSea, midPacific

  var zone: String? {
    switch self {
    case .lisbon: "Europe/Lisbon"
    case .vienna: "Europe/Vienna"
    case .dublin: "Europe/Dublin"
    case .london: "Europe/London"
    case .newYork: "America/New_York"
    case .tokyo: "Asia/Tokyo"
    case .kathmandu: "Asia/Kathmandu"
    case .lordHowe: "Australia/Lord_Howe"
    case .kiritimati: "Pacific/Kiritimati"
    case .honolulu: "Pacific/Honolulu"
    case .apia: "Pacific/Apia"
    case .pagoPago: "Pacific/Pago_Pago"
    case .auckland: "Pacific/Auckland"
    case .chatham: "Pacific/Chatham"
    case .adelaide: "Australia/Adelaide"
    case .eucla: "Australia/Eucla"
    case .delhi: "Asia/Kolkata"
    case .saintJohns: "America/St_Johns"
    case .marquesas: "Pacific/Marquesas"
    case .troll: "Antarctica/Troll"
    case .phoenix: "America/Phoenix"
    case .reykjavik: "Atlantic/Reykjavik"
    case .fiji: "Pacific/Fiji"
    case .openSea, .midPacific: nil
    }
  }

  /// A coordinate by which the lookup knows the place again; only those at sea are where they say they are.
  var coordinate: Coordinate? {
    switch self {
    case .openSea: Coordinate(latitude: 45, longitude: -40)
    case .midPacific: Coordinate(latitude: 30, longitude: -179)
    default: Self.allCases.firstIndex(of: self).flatMap { Coordinate(latitude: Double($0 + 1), longitude: 1) }
    }
  }

  static let lookup = ZoneLookup { coordinate in
    allCases.first { $0.coordinate == coordinate }?.zone.flatMap(ZoneRules.init(identifier:))
  }
}

extension ClockCase {
  /// The trip of the case, with the picture in question as `x.jpg`.
  func trip() throws -> Trip {
    var picture = try photo("x.jpg", clock, at: place?.coordinate, model: "X100")
    picture.offset = try tag.map(Self.offset)
    picture.satelliteTime = try gps.map { try instant($0, 0) }
    var photos = [picture]
    if let neighbour {
      var other = try photo("other.jpg", neighbour.0)
      other.offset = try Self.offset(neighbour.1)
      photos.append(other)
    }
    let settings = try settings {
      $0.timeZone = tripZone.flatMap(ZoneRules.init(identifier:))
      $0.dayStarts = try time(dayStarts)
      if shift != 0 { $0.cameraClocks = [CameraClock(model: "X100", shiftSeconds: shift)] }
    }
    let way = try track.map { place, utc in
      try TripPlanningTests.track("way.gpx", [[(try unwrapped(place.coordinate), utc)]])
    }
    return Trip(settings, photos: photos, tracks: way.map { [$0] } ?? [])
  }

  /// `+05:45`.
  static func offset(_ text: String) throws -> UTCOffset {
    let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    let seconds = parts[0] * 3600 + parts[1] * 60
    return try unwrapped(UTCOffset(seconds: text.hasPrefix("-") ? -seconds : seconds))
  }

  /// What the picture's time was found to be, written like `local`, `day` and `why`.
  func found() throws -> (local: String, day: String, why: Why) {
    let trip = try trip()
    let clocks = LocalClocks.gather(from: trip, zones: KnownPlace.lookup)
    let time = try unwrapped(clocks.time(of: trip.photos[0]))
    let offset = time.local.offset.map { " \($0)" } ?? ""
    let shown = time.local.local
    let clockTime = shown.time.second == 0 ? shown.time.hourAndMinute : shown.time.description
    let day = clocks.day(of: shown, because: .standard).value
    return ("\(shown.date) \(clockTime)\(offset)", "\(day)", Self.why(time.offset?.reason))
  }

  private static func why(_ reason: Reason?) -> Why {
    switch reason {
    case .offsetTag: .tag
    case .satelliteTime: .satellites
    case .sameCamera: .camera
    case .zoneOfPosition: .position
    case .zoneOfTrack: .track
    case .tripZone: .trip
    case .neighbour: .neighbour
    case .longitude: .longitude
    default: .nothing
    }
  }
}
