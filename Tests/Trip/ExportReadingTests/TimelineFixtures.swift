import Importing
import Testing
import TripModel

@testable import ExportReading

/// Small location histories, and what is made of them as lines of text.
enum TimelineFixtures {
  /// The plan for some files, of these days and clocks.
  static func plan(
    _ files: [String: String], days: (String, String)? = nil, zone: String? = nil,
    circles: [PrivateCircle] = [], zoneAt: @escaping @Sendable (Coordinate) -> ZoneRules? = { _ in nil }
  ) throws -> ImportPlan {
    var request = ImportRequest(today: try day("2026-06-01"))
    if let days { request.days = try day(days.0)...day(days.1) }
    request.zone = try zone.map { try #require(ZoneRules(identifier: $0)) }
    request.circles = circles
    request.zoneAt = zoneAt
    return try #require(GivenExport(files).plan(GoogleTimeline(), request))
  }

  static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// A line for each stretch, stay and note of a plan.
  static func lines(_ plan: ImportPlan) -> [String] {
    plan.trips.flatMap { trip in
      let stretches = trip.tracks.flatMap { track in
        track.segments.map { segment in
          let points = segment.points.map { point in
            let time = point.time.map { LocalDateTime(clockSeconds: $0.seconds).description } ?? "-"
            return "\(time.dropFirst(5)) \(point.position.latitude) \(point.position.longitude)"
          }
          let kind = "\(track.name)\(track.isEstimate ? "?" : "") \(segment.activity ?? "-"): "
          return kind + points.joined(separator: ", ")
        }
      }
      let pins = trip.pins.map { pin in
        let when = "\(pin.day?.description ?? "-") \(pin.time?.hourAndMinute ?? "-")"
        let what = [
          pin.title, when, pin.description ?? "-", pin.link ?? "-", pin.isPrivate ? "private" : "open",
        ]
        return what.joined(separator: "; ") + "; \(pin.position.latitude) \(pin.position.longitude)"
      }
      let notes = trip.entries.map { "\($0.day) \($0.isPrivate ? "private" : "open"): \($0.text)" }
      return stretches + pins + notes
    }
  }

  /// A line for each field of a plan's account: used, private, not needed, unknown.
  static func account(_ plan: ImportPlan) -> [String] {
    plan.account.files.flatMap(\.fields).map { field in
      field.path + " " + FieldFate.allCases.map { String(field.counts[$0]) }.joined(separator: "/")
    }
  }

  /// How often each path of a file is counted in a plan's account.
  static func counted(_ plan: ImportPlan, _ file: String) -> [String: Int] {
    let fields = plan.account.files.first { $0.path == file }?.fields ?? []
    return Dictionary(fields.map { ($0.path, $0.counts.sum) }, uniquingKeysWith: +)
  }

  // MARK: - Histories

  static let android = """
    {"semanticSegments": [
      {"startTime": "2024-06-15T09:00:00.000+02:00", "endTime": "2024-06-15T10:00:00.000+02:00", "mood": "fine",
       "visit": {"hierarchyLevel": 0, "topCandidate": {"placeId": "ChIJ_1", "semanticType": "UNKNOWN",
         "probability": 0.9, "placeLocation": {"latLng": "48.8566°, 2.3522°"}}}},
      {"startTime": "2024-06-15T10:00:00.000+02:00", "endTime": "2024-06-15T10:30:00.000+02:00",
       "activity": {"start": {"latLng": "48.8566°, 2.3522°"}, "end": {"latLng": "48.8606°, 2.3376°"},
         "distanceMeters": 900.5, "topCandidate": {"type": "IN_PASSENGER_VEHICLE", "probability": 0.8}}},
      {"startTime": "2024-06-15T10:30:00.000+02:00", "endTime": "2024-06-15T11:00:00.000+02:00",
       "timelinePath": [{"point": "48.8606°, 2.3376°", "time": "2024-06-15T10:35:00.000+02:00"},
         {"point": "48.862°, 2.335°", "time": "2024-06-15T10:40:00.000+02:00"}]},
      {"startTime": "2024-06-15T20:00:00.000+02:00", "endTime": "2024-06-15T22:00:00.000+02:00",
       "visit": {"topCandidate": {"semanticType": "HOME", "placeLocation": {"latLng": "48.9°, 2.4°"}}}},
      {"startTime": "2024-07-20T08:00:00.000+02:00", "endTime": "2024-07-20T10:00:00.000+02:00",
       "timelinePath": [{"point": "1.0°, 2.0°", "time": "2024-07-20T08:35:00.000+02:00"}]},
      {"startTime": "2024-06-15T00:00:00.000+02:00", "endTime": "2024-06-16T00:00:00.000+02:00",
       "timelineMemory": {"note": {"note": "Lovely *day*"}}}],
     "rawSignals": [
      {"position": {"LatLng": "48.8566°, 2.3522°", "accuracyMeters": 15, "altitudeMeters": 35.0, "source": "WIFI",
        "timestamp": "2024-06-15T09:05:00.000Z"}},
      {"wifiScan": {"deliveryTime": "2024-06-15T09:05:00.000Z", "devicesRecords": [{"mac": 1, "rawRssi": -70}]}},
      {"position": {"LatLng": "48.5°, 2.5°", "accuracyMeters": 900, "timestamp": "2024-06-15T09:06:00.000Z"}}],
     "userLocationProfile": {"frequentPlaces": [
      {"placeId": "ChIJ_H", "placeLocation": "48.9°, 2.4°", "label": "HOME"}]}}
    """

  static let iPhone = """
    [{"endTime": "2025-05-03T10:00:00.000Z", "startTime": "2025-05-03T08:00:00.000Z", "timelinePath": [
       {"point": "geo:38.70,-9.14", "durationMinutesOffsetFromStartTime": "4"},
       {"point": "geo:38.71,-9.14", "durationMinutesOffsetFromStartTime": "4"},
       {"point": "geo:38.72,-9.14", "durationMinutesOffsetFromStartTime": "7"}]},
     {"endTime": "2025-05-03T12:30:00.000+01:00", "startTime": "2025-05-03T11:00:00.000+01:00",
      "visit": {"hierarchyLevel": "0", "probability": "0.7", "topCandidate": {"probability": "0.785181",
        "semanticType": "Inferred Work", "placeID": "X", "placeLocation": "geo:38.73,-9.15"}}},
     {"endTime": "2025-05-03T11:20:00Z", "startTime": "2025-05-03T11:00:00Z",
      "activity": {"probability": "0.9", "start": "geo:38.72,-9.14", "end": "geo:38.8,-9.2",
        "topCandidate": {"type": "cycling", "probability": "0.8"}, "distanceMeters": "13984.000000"}}]
    """

  static let month = """
    \u{FEFF}{"timelineObjects": [
      {"activitySegment": {
        "startLocation": {"latitudeE7": 374326085, "longitudeE7": -1221391044, "address": "1 Street",
          "sourceInfo": {"deviceTag": 7}},
        "endLocation": {"latitudeE7": 374526085, "longitudeE7": -1221391044},
        "duration": {"startTimestamp": "2013-05-09T17:00:00Z", "endTimestamp": "2013-05-09T18:00:00Z"},
        "activityType": "WALKING", "distance": 2224, "activities": [{"activityType": "WALKING", "probability": 1}],
        "waypointPath": {"waypoints": [{"latE7": 374326085, "lngE7": -1221391044},
          {"latE7": 374426085, "lngE7": -1221391044}, {"latE7": 374526085, "lngE7": -1221391044}],
          "travelMode": "WALK"}}},
      {"placeVisit": {"location": {"latitudeE7": 374850711, "longitudeE7": 3072820296, "placeId": "ChIJ2",
          "name": "Hacker <Café>", "address": "1 Way"},
        "duration": {"startTimestampMs": "1368120000000", "endTimestampMs": "1368123600000"},
        "otherCandidateLocations": [{"latitudeE7": 374850000, "longitudeE7": -1222147000}]}},
      {"placeVisit": {"otherCandidateLocations": [{"placeId": "none"}, {"latitudeE7": 374000000,
          "longitudeE7": -1220000000, "name": "Bakery"}], "duration": {"startTimestamp": "1368126000"}}},
      {"placeVisit": {"location": {"latitudeE7": 1, "longitudeE7": 2},
        "duration": {"startTimestamp": "2013-05-20T17:00:00Z"}}}]}
    """

  /// A position of a device.
  static func record(
    _ time: String, _ latitude: Int, _ longitude: Int = 50_000_000, accuracy: Int = 20, device: Int = 1
  ) -> String {
    """
    {"timestamp": "2019-08-10T\(time):00Z", "latitudeE7": \(latitude), "longitudeE7": \(longitude),
     "accuracy": \(accuracy), "deviceTag": \(device), "activity": [{"activity": [{"type": "STILL", "confidence": 9}],
     "timestampMs": "1"}], "altitude": 5, "activeWifiScan": {"accessPoints": [{"mac": "a"}]}}
    """
  }

  static let records =
    "{\"locations\": ["
    + [
      record("12:00", 450_000_000), record("12:01", 460_000_000, device: 2),
      record("12:05", 450_100_000), record("12:06", 460_100_000, accuracy: 300),
      record("12:10", 450_200_000), record("12:15", 450_300_000),
      "{\"timestampMs\": \"NaN\", \"latitudeE7\": 1, \"longitudeE7\": 2}",
      "{\"timestampMs\": \"1565438100000\", \"latitudeE7\": \"450300000\", \"longitudeE7\": 50000000, \"deviceTag\": 1}",
      "{\"timestampMs\": \"1575438100000\", \"latitudeE7\": 450300000, \"longitudeE7\": 50000000}",
    ].joined(separator: ",\n") + "]}"
}
