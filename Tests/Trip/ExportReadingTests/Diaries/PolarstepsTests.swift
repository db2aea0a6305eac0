import ExportReading
import Importing
import Testing
import TripModel

@Suite("An export of Polarsteps")
struct PolarstepsTests {
  /// A step of a trip.
  private static func step(
    _ id: Int, _ time: String, zone: String = "America/Chicago", name: String = "null", more: String = ""
  ) -> String {
    """
    {"id": \(id), "trip_id": 7, "name": \(name), "display_name": "Houston", "slug": "houston", "type": 1,
     "start_time": \(time), "end_time": null, "timezone_id": "\(zone)", "supertype": "normal", "views": 4,
     "location": {"id": 1, "name": "Houston", "detail": "USA", "lat": 29.75, "lon": -95.5, "venue": null}\(more)}
    """
  }

  private static func trip(_ steps: [String], more: String = "") -> String {
    """
    {"id": 7, "user_id": 99, "name": "USA 2024", "visibility": 2, "slug": "usa-2024",
     "start_date": 1712627288.0, "end_date": 1712786285.0, "timezone_id": "Europe/Paris", "summary": "Heat",
     "travel_tracker_device": {"id": 3, "device_name": "Ana's phone"}\(more),
     "all_steps": [\(steps.joined(separator: ",\n"))]}
    """
  }

  private static let positions = """
    {"locations": [
     {"lat": 30.2, "lon": -98.5, "time": 1712620600.5}, {"lat": 30.1, "lon": -98.5, "time": 1712620000},
     {"lat": 30.1, "lon": -98.5, "time": 1712620000.4}, {"lat": 31, "lon": -98.5, "time": 1712650000},
     {"lat": 60, "lon": 20, "time": 1712650300}, {"lat": 0, "lon": 0, "time": 1712650300},
     {"lat": "30.5", "lon": "-98.5", "time": "2024-04-08T23:59:00Z"}, {"lat": 95, "lon": 2, "time": 1712650301}
    ]}
    """

  private static func whole() -> GivenExport {
    let steps = [
      step(
        21, "1712703641.039", name: "\"Rain\"",
        more: ", \"weather_condition\": \"rain\", \"comment_count\": 2"),
      step(
        20, "1712619781.168",
        more: ", \"weather_temperature\": 26.4, \"description\": \"# no heading\\nreally\""),
      step(22, "1712710000", more: ", \"is_deleted\": true"), step(23, "1912710000"),
      step(
        24, "1712720000", zone: "Mars/Base",
        more: ", \"main_media_item_path\": \"https://x.example/z.JPG?w=1\""),
      step(25, "null"),
    ]
    let folder = "trip/usa-2024_7/"
    return GivenExport([
      folder + "trip.json": trip(steps), folder + "locations.json": positions,
      folder + "houston_20/photos/b.jpg": "b", folder + "houston_20/photos/a.jpg": "a",
      folder + "houston_21/videos/c.mp4": "c", folder + "houston_22/photos/d.jpg": "d",
      folder + "x_24/photos/a.jpg": "e", folder + "x_24/photos/z.jpg": "f", folder + "x_77/photos/g.jpg": "g",
      "user/user.json": "{\"email\": \"ana@example.org\", \"id\": 99}", "user/me.jpg": "h",
    ])
  }

  @Test("becomes a trip: its steps by their own clocks with their pictures, and the way between them")
  func trip() throws {
    let plan = try #require(try Self.whole().plan("Polarsteps"))
    #expect(
      plan.table == [
        "usa-2024 | 2024-04-08 2024-04-10 | USA 2024 | America/Chicago | unlisted | Heat",
        "2024-04-08 18:43 | Houston | Houston | 29.75 -95.5 | 26 °C | \\# no heading\\\nreally"
          + " | photos/a.jpg | photos/b.jpg",
        "2024-04-09 18:00 | Rain | Houston | 29.75 -95.5 | rain |  | videos/c.mp4",
        "2024-04-10 05:33 | Houston | Houston | 29.75 -95.5 |  | photos/z.jpg | photos/a.jpg",
        "track polarsteps | 3 1 1", "file photos/polarsteps-1.jpg",
      ])
    #expect(
      plan.told == [
        "note One picture or film is of no step", "note 2 positions are none on Earth, or say no time",
        "error One step says no time", "warning One step names a time zone that nobody knows, “Mars/Base”",
        "USA 2024: left out 1 deleted and 1 planned, as Polarsteps does.",
        "USA 2024: Polarsteps gives out no comments; 2 of others stay there.",
        "USA 2024: trip.yml gets `visibility: unlisted`; write public there for search engines to list it.",
      ])
  }

  @Test("is accounted for to the last value, and keeps what is about people and devices to itself")
  func account() throws {
    let fixture = Self.whole()
    let plan = try #require(try fixture.plan("Polarsteps"))
    #expect(try fixture.differences(plan.account) == [])
    #expect(
      plan.paths(.kept, of: "trip/usa-2024_7/trip.json") == [
        "all_steps[].location.id", "all_steps[].trip_id", "all_steps[].views", "id",
        "travel_tracker_device.device_name", "travel_tracker_device.id", "user_id",
      ])
    #expect(plan.account.counts.unknown == 0 && plan.paths(.kept, of: "user/user.json") == ["email", "id"])
    let files = plan.account.files.filter(\.fields.isEmpty).map {
      "\($0.path.suffix(12)) \($0.fate.rawValue)"
    }
    #expect(
      files == [
        "photos/a.jpg used", "photos/b.jpg used", "videos/c.mp4 used", "photos/d.jpg not needed",
        "photos/a.jpg used", "photos/z.jpg used", "photos/g.jpg used", "user/me.jpg private",
      ])
  }

  @Test("tells nothing of where it was near home, nor of other days")
  func limits() throws {
    let home = PrivateCircle(
      middle: try #require(Coordinate(latitude: 29.75, longitude: -95.5)), metres: 1000)
    let path = PrivateCircle(
      middle: try #require(Coordinate(latitude: 30.2, longitude: -98.5)), metres: 1000)
    let first = try #require(LocalDate(iso: "2024-04-08"))
    let last = try #require(LocalDate(iso: "2024-04-09"))
    var request = ImportRequest(today: try #require(LocalDate(iso: "2024-06-01")))
    (request.circles, request.days) = ([home, path], first...last)
    let fixture = Self.whole()
    let plan = try #require(try fixture.plan("Polarsteps", request))
    #expect(
      plan.table == [
        "usa-2024 | 2024-04-08 2024-04-09 | USA 2024 | America/Chicago | unlisted | Heat",
        "2024-04-08 18:43 | 26 °C | \\# no heading\\\nreally | photos/a.jpg | photos/b.jpg",
        "2024-04-09 18:00 | Rain | rain |  | videos/c.mp4", "track polarsteps | 1 1 1 1 | estimate",
      ])
    #expect(try fixture.differences(plan.account) == [])
    #expect(plan.paths(.kept, of: "trip/usa-2024_7/trip.json").contains("all_steps[].location.lat"))
  }

  @Test("of a way alone, as other programs write it, is a track; one folder of a trip is a trip")
  func alone() throws {
    let way = """
      {"locations": [{"lat": 52.5, "lon": 13.4, "time": "2024-06-01T10:00:00Z"},
       {"lat": 52.6, "lon": 13.4, "time": "2024-06-01T12:15:00+02:00"}]}
      """
    let lone = try GivenExport(["way.json": way]).plan("Polarsteps")
    #expect(lone?.table == ["polarsteps | - -", "track polarsteps | 2 | estimate"])
    let folder = try GivenExport([
      "trip.json": Self.trip([Self.step(5, "1712619781")], more: ", \"visibility\": 0"),
      "houston_5/photos/a.jpg": "a",
    ]).plan("Polarsteps")
    #expect(
      folder?.table == [
        "usa-2024 | 2024-04-08 2024-04-10 | USA 2024 | America/Chicago | private | Heat",
        "2024-04-08 18:43 | Houston | Houston | 29.75 -95.5 |  | photos/a.jpg",
      ])
  }

  @Test(
    "is read as far as it makes sense, whatever stands in it",
    arguments: [
      ("{\"all_steps\": [], \"start_date\": null}", ["polarsteps | - - | private"]),
      ("{\"all_steps\": [1, null, [], {}], \"start_date\": 1e300}", ["polarsteps | - - | private"]),
      (
        "{\"all_steps\": [{\"start_time\": \"1712619781\", \"id\": 1e99, \"location\": 5, \"timezone_id\": 3, \"weather_temperature\": -1e40}]}",
        ["polarsteps | 2024-04-08 - | private", "2024-04-08 23:43 | "]
      ),
      (
        "{\"all_steps\": [{\"start_time\": 1712619781168, \"location\": {\"lat\": \"NaN\", \"lon\": 1e300}}]}",
        ["polarsteps | 2024-04-08 - | private", "2024-04-08 23:43 | "]
      ),
      (
        "{\"all_steps\": [{\"start_time\": 0}, {\"start_time\": -1}, {\"start_time\": 4e9}]}",
        ["polarsteps | - - | private"]
      ),
      ("{\"all_steps\": [{\"start_time\": 1712619781}", []),
      ("{\"is_deleted\": true, \"all_steps\": [{\"start_time\": 1712619781}]}", []),
    ])
  func hostile(text: String, table: [String]) throws {
    let plan = try #require(try GivenExport(["trip.json": text]).plan("Polarsteps"))
    #expect(plan.table == table)
  }
}
