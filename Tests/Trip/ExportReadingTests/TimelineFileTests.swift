import Diagnostics
import Importing
import JSONText
import Testing
import TripModel

@testable import ExportReading

@Suite("Files of a location history")
struct TimelineFileTests {
  private typealias Fixtures = TimelineFixtures

  @Test(
    "are known by what they hold",
    arguments: [
      (TimelineFixtures.android, .phone), (TimelineFixtures.iPhone, .phoneList),
      (TimelineFixtures.month, .month),
      (TimelineFixtures.records, .records), ("{\"timelineEdits\": [{\"deviceId\": \"1\"}]}", .edits),
      ("{\"createdTime\": \"x\", \"hasReportedLocations\": true, \"deviceSettings\": []}", .settings),
      ("You have encrypted Timeline backups stored on Google servers.", .encrypted),
      // Of Polarsteps, of nobody, a table, a list of somebody else's.
      ("{\"locations\": [{\"lat\": 1, \"lon\": 2, \"time\": 3}]}", nil), ("{\"locations\": []}", nil),
      ("a,b\n1,2\n", nil), ("[{\"startTime\": 1, \"name\": \"x\"}]", nil), ("", nil),
    ] as [(String, TimelineKind?)])
  func kinds(text: String, kind: TimelineKind?) {
    #expect(TimelineFile.kind(Array(text.utf8.prefix(2048))) == kind)
  }

  @Test(
    "have times in many forms",
    arguments: [
      ("2024-06-15T09:00:00.000+02:00", "2024-06-15T09:00:00+02:00"),
      ("2025-03-24 20:07:24 +0100", "2025-03-24T20:07:24+01:00"),
      ("2025-03-24T20:07:24Z", "2025-03-24T20:07:24"), ("2025-03-24T20:07", "2025-03-24T20:07:00"),
      ("1742844302585", "2025-03-24T19:25:02"), ("1742844302", "2025-03-24T19:25:02"),
      ("1742844302585000", "2025-03-24T19:25:02"),
      ("1970-01-01T00:00:00Z", nil), ("0", nil), ("2100-01-01T00:00:00Z", nil), ("99999999999999999999", nil),
      ("2025-13-24T20:07:24Z", nil), ("2025-03-24T20:07:24X", nil), ("2025-03-24T20:07:24+2500", nil),
      ("NaN", nil), ("", nil), ("yesterday, at about noon", nil),
    ] as [(String, String?)])
  func times(text: String, told: String?) {
    let time = TimelineTime(JSONNode(.leaf(.text(text)), line: 1))
    let moment = time.map { time in
      let moment = Moment(instant: time.instant, offset: time.offset ?? .utc)
      return time.offset == nil ? moment.local.description : moment.description
    }
    #expect(moment == told)
    #expect(
      TimelineTime(JSONNode(.leaf(.number(1_742_844_302.9)), line: 1))?.instant.seconds == 1_742_844_302)
  }

  @Test(
    "have positions in many forms",
    arguments: [
      ("\"48.8566°, 2.3522°\"", "48.8566 2.3522"), ("\"geo:41.5,-8.25\"", "41.5 -8.25"),
      ("\"48.5,2.5\"", "48.5 2.5"), ("{\"latLng\": \"-1.5°, 2.5°\"}", "-1.5 2.5"),
      ("{\"LatLng\": \"geo:1,2,30;u=5\"}", "1.0 2.0"),
      ("{\"latE7\": 15000000, \"lngE7\": \"25000000\"}", "1.5 2.5"),
      ("{\"latitudeE7\": 4279967296, \"longitudeE7\": 3072820296}", "-1.5 -122.2147"),
      ("{\"latitudeE7\": \"NaN\", \"longitudeE7\": 1}", nil),
      ("{\"latitudeE7\": 1e300, \"longitudeE7\": 1}", nil),
      ("{\"latitudeE7\": -2000000000, \"longitudeE7\": 1}", nil), ("\"0°, 0°\"", nil),
      ("{\"latE7\": 0, \"lngE7\": 0}", nil), ("\"nan, inf\"", nil), ("\"91, 2\"", nil),
      ("\"48°51'N, 2°21'E\"", nil),
      ("\"1\"", nil), ("\"\"", nil), ("3", nil), ("null", nil), ("[]", nil),
    ] as [(String, String?)])
  func positions(text: String, told: String?) {
    let node = JSONNodeReader.read(Array(text.utf8)).root
    #expect(TimelineValue.position(node).map { "\($0.latitude) \($0.longitude)" } == told)
  }

  @Test(
    "are counted to the last value, whatever is in them",
    arguments: [
      TimelineFixtures.android, TimelineFixtures.iPhone, TimelineFixtures.month, TimelineFixtures.records,
      "{\"semanticSegments\": [1, null, \"x\", [], [2], {}, {\"timelinePath\": 3}, {\"timelinePath\": [1, null, {}]},"
        + " {\"startTime\": 1e300, \"endTime\": -1e300, \"visit\": 5}, {\"visit\": {\"topCandidate\": []}},"
        + " {\"activity\": {\"start\": null, \"end\": [1], \"topCandidate\": {\"type\": 5}}}, {\"activity\": 1},"
        + " {\"timelineMemory\": {\"note\": 4}}, {\"startTimeTimezoneUtcOffsetMinutes\": 1e9, \"startTime\":"
        + " \"2024-06-15T10:00:00Z\", \"timelineMemory\": {\"note\": \"\"}}], \"rawSignals\": [7, {\"position\": 1},"
        + " {\"position\": {\"timestamp\": {}}}, {\"other\": [1, 2]}], \"userLocationProfile\": {\"frequentPlaces\": 1},"
        + " \"more\": {\"a\": [{\"b\": false}]}}",
      "{\"timelineObjects\": [1, {\"activitySegment\": 2}, {\"placeVisit\": []}, {\"activitySegment\": {\"duration\":"
        + " {\"startTimestamp\": \"2013-05-09T17:00:00Z\"}, \"startLocation\": 4, \"endLocation\": null,"
        + " \"simplifiedRawPath\": [1], \"waypointPath\": {\"waypoints\": [{\"latE7\": 1}, 5, {\"latE7\": 400000000,"
        + " \"lngE7\": 1}, {\"latE7\": 410000000, \"lngE7\": 1}]}}, \"z\": 1}, {\"placeVisit\": {\"location\": {},"
        + " \"otherCandidateLocations\": [1, {}], \"duration\": 3}}], \"x\": 1}",
      "{\"locations\": [{\"latitudeE7\": 1, \"timestamp\": \"2019-08-10T12:00:00Z\"}, null, 4, [], {\"latitudeE7\": 450000000,"
        + " \"longitudeE7\": 50000000, \"accuracy\": \"-1\", \"timestamp\": 1565438400.5, \"deviceTag\": {\"a\": 1}},"
        + " {\"latitudeE7\": 450000000, \"longitudeE7\": 50000000, \"timestamp\": 1565438401, \"new\": [1]}], \"y\": null}",
      "[{\"startTime\": \"2025-05-03T08:00:00Z\", \"endTime\": 4, \"timelinePath\": [{\"point\": \"geo:38.7,-9.1\","
        + " \"durationMinutesOffsetFromStartTime\": \"1e300\"}, {\"point\": 3, \"durationMinutesOffsetFromStartTime\": -5}]}, 3]",
    ])
  func counts(text: String) throws {
    let spans: [(String, String)?] = [nil, ("2013-05-09", "2025-05-03"), ("2001-01-01", "2001-01-01")]
    for days in spans {
      let plan = try Fixtures.plan(["a.json": text], days: days)
      #expect(try Fixtures.counted(plan, "a.json") == GivenExport.leaves(of: Array(text.utf8)))
    }
  }

  @Test("in which a ride or stay stands twice have both in their account")
  func twice() throws {
    let duration = "\"duration\": {\"startTimestamp\": \"2013-05-09T17:00:00Z\"}"
    let ride = "\"activitySegment\": {\(duration)}"
    let stay =
      "\"placeVisit\": {\"location\": {\"latitudeE7\": 400000000, \"longitudeE7\": 10000000}, \(duration)}"
    let month = "{\"timelineObjects\": [{\(ride), \(ride)}, {\(stay), \(stay)}]}"
    let plan = try Fixtures.plan(["a.json": month], days: ("2013-05-09", "2013-05-09"))
    #expect(plan.account.counts.sum == 8)
  }

  @Test("that Takeout has beside the history or in its place say where that is made")
  func neighbours() throws {
    let files = [
      "edits.json": "{\"timelineEdits\": [{\"deviceId\": \"1\", \"rawSignal\": {\"x\": 1}}]}",
      "note.txt": "You have encrypted Timeline backups stored on Google servers.",
      "settings.json": "{\"gaiaId\": \"7\", \"createdTime\": \"x\", \"hasReportedLocations\": true}",
    ]
    let plan = try Fixtures.plan(files)
    #expect(plan.trips.isEmpty && plan.diagnostics.map(\.code) == [.otherExport, .otherExport, .otherExport])
    #expect(plan.diagnostics.map { $0.place?.file ?? "" } == ["edits.json", "note.txt", "settings.json"])
    #expect(
      Fixtures.account(plan) == [
        "timelineEdits[].deviceId 0/1/0/0", "timelineEdits[].rawSignal.x 0/0/1/0", "createdTime 0/1/0/0",
        "gaiaId 0/1/0/0", "hasReportedLocations 0/1/0/0",
      ])
    let both = try Fixtures.plan(
      files.merging(["t.json": Fixtures.android]) { first, _ in first }, days: ("2024-06-15", "2024-06-15"))
    #expect(both.diagnostics.isEmpty && both.trips.count == 1 && both.account.files.count == 4)
  }

  @Test("that break off are used up to there, and those of other days say which they have")
  func broken() throws {
    let plan = try Fixtures.plan(["a.json": "{\"semanticSegments\": [{\"startTime\": 1}, {"])
    #expect(plan.diagnostics.map(\.code) == [.exportRefused] && plan.account.counts.sum == 1)
    let other = try Fixtures.plan(["a.json": Fixtures.records], days: ("2020-01-01", "2020-01-02"))
    #expect(other.trips.isEmpty && other.remarks.contains { $0.contains("2019-08-10 to 2019-12-04") })
  }

  @Test("of many years keep no more than what is of the trip's days")
  func large() throws {
    let other = Fixtures.record("12:00", 450_000_000).replacing("2019-08-10", with: "2018-08-10")
    let items = Array(repeating: other, count: 2000) + [Fixtures.record("12:00", 450_000_000)]
    let plan = try Fixtures.plan(
      ["a.json": "{\"locations\": [\(items.joined(separator: ","))]}"], days: ("2019-08-10", "2019-08-10"))
    #expect(Fixtures.lines(plan) == ["timeline? -: 08-10T12:00:00 45.0 5.0"])
    #expect(Fixtures.account(plan).contains("locations[].timestamp 1/0/2000/0"))
  }
}
