import Diagnostics
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("Google's location history")
struct TimelineTests {
  private typealias Fixtures = TimelineFixtures

  @Test("of an Android telephone becomes a way that is an estimate, private places and notes")
  func android() throws {
    let plan = try Fixtures.plan(
      ["a.json": Fixtures.android], days: ("2024-06-15", "2024-06-16"), zone: "Europe/Paris")
    #expect(
      Fixtures.lines(plan) == [
        "timeline? driving: 06-15T08:00:00 48.8566 2.3522, 06-15T08:35:00 48.8606 2.3376",
        "timeline? -: 06-15T08:35:00 48.8606 2.3376, 06-15T08:40:00 48.862 2.335, 06-15T09:05:00 48.8566 2.3522",
        "Visit; 2024-06-15 09:00; 09:00–10:00; https://www.google.com/maps/place/?q=place_id:ChIJ_1; private; 48.8566 2.3522",
        "2024-06-15 private: Lovely \\*day\\*",
      ])
    #expect(plan.diagnostics.isEmpty && plan.remarks.count == 1)
    #expect(plan.remarks.allSatisfy { $0.contains("TRIPBOOK_HOME") && !$0.contains("48") })
  }

  @Test("is accounted for, each field with what became of it")
  func account() throws {
    let plan = try Fixtures.plan(
      ["a.json": Fixtures.android], days: ("2024-06-15", "2024-06-16"), zone: "Europe/Paris")
    #expect(
      Fixtures.account(plan) == [
        "rawSignals[].position.LatLng 1/0/1/0", "rawSignals[].position.accuracyMeters 1/0/1/0",
        "rawSignals[].position.altitudeMeters 0/0/1/0", "rawSignals[].position.source 0/0/1/0",
        "rawSignals[].position.timestamp 1/0/1/0", "rawSignals[].wifiScan.deliveryTime 0/1/0/0",
        "rawSignals[].wifiScan.devicesRecords[].mac 0/1/0/0",
        "rawSignals[].wifiScan.devicesRecords[].rawRssi 0/1/0/0",
        "semanticSegments[].activity.distanceMeters 0/0/1/0",
        "semanticSegments[].activity.end.latLng 1/0/0/0",
        "semanticSegments[].activity.start.latLng 1/0/0/0",
        "semanticSegments[].activity.topCandidate.probability 0/0/1/0",
        "semanticSegments[].activity.topCandidate.type 1/0/0/0", "semanticSegments[].endTime 4/1/1/0",
        "semanticSegments[].mood 0/0/0/1", "semanticSegments[].startTime 4/1/1/0",
        "semanticSegments[].timelineMemory.note.note 1/0/0/0",
        "semanticSegments[].timelinePath[].point 2/0/1/0",
        "semanticSegments[].timelinePath[].time 2/0/1/0", "semanticSegments[].visit.hierarchyLevel 0/0/1/0",
        "semanticSegments[].visit.topCandidate.placeId 1/0/0/0",
        "semanticSegments[].visit.topCandidate.placeLocation.latLng 1/1/0/0",
        "semanticSegments[].visit.topCandidate.probability 0/0/1/0",
        "semanticSegments[].visit.topCandidate.semanticType 1/1/0/0",
        "userLocationProfile.frequentPlaces[].label 0/1/0/0",
        "userLocationProfile.frequentPlaces[].placeId 0/1/0/0",
        "userLocationProfile.frequentPlaces[].placeLocation 0/1/0/0",
      ])
  }

  @Test("of an iPhone has numbers as texts and minutes in which several points lie, in their order")
  func iPhone() throws {
    let plan = try Fixtures.plan(
      ["a.json": Fixtures.iPhone], days: ("2025-05-03", "2025-05-03"), zone: "Europe/Lisbon")
    #expect(
      Fixtures.lines(plan) == [
        "timeline? -: 05-03T08:04:00 38.7 -9.14, 05-03T08:04:30 38.71 -9.14, 05-03T08:07:00 38.72 -9.14, "
          + "05-03T11:00:00 38.72 -9.14",
        "timeline? cycling: 05-03T11:00:00 38.72 -9.14, 05-03T11:20:00 38.8 -9.2",
      ])
    // A place of work is no home.
    #expect(plan.remarks.isEmpty)
  }

  @Test("of Takeout's months has places by name, and points without times spread over the hours of a ride")
  func month() throws {
    let plan = try Fixtures.plan(
      ["a.json": Fixtures.month], days: ("2013-05-09", "2013-05-09"), zone: "America/Los_Angeles")
    #expect(
      Fixtures.lines(plan) == [
        "timeline? walking: 05-09T17:00:00 37.4326085 -122.1391044, 05-09T17:30:00 37.4426085 -122.1391044, "
          + "05-09T18:00:00 37.4526085 -122.1391044",
        "Hacker <Café>; 2013-05-09 10:20; 10:20–11:20; https://www.google.com/maps/place/?q=place_id:ChIJ2; private; "
          + "37.4850711 -122.2147",
        "Bakery; 2013-05-09 12:00; -; -; private; 37.4 -122.0",
      ])
  }

  @Test("is by the clocks of its places where neither it nor the trip tells a zone")
  func zoneOfPlace() throws {
    let visit = { (start: Int, end: Int, name: String) in
      """
      {"placeVisit": {"location": {"latitudeE7": 374850711, "longitudeE7": -1221474240, "name": "\(name)"},
       "duration": {"startTimestampMs": "\(start)000", "endTimestampMs": "\(end)000"}}}
      """
    }
    // 18:20 on 9 May there, and 17:30 on 10 May, of which only the first is a day of the trip.
    let visits = [
      visit(1_368_148_800, 1_368_152_400, "Work"), visit(1_368_232_200, 1_368_232_260, "Café"),
    ]
    let month = "{\"timelineObjects\": [\(visits.joined(separator: ","))]}"
    let record = Fixtures.record("02:00", 374_850_000, -1_221_470_000).replacing(
      "2019-08-10", with: "2013-05-10")
    let plan = try Fixtures.plan(
      ["a.json": month, "b.json": "{\"locations\": [\(record)]}"], days: ("2013-05-09", "2013-05-09")
    ) { $0.longitude < -120 ? ZoneRules(identifier: "America/Los_Angeles") : nil }
    #expect(
      Fixtures.lines(plan) + plan.remarks.map { String($0.prefix(40)) } == [
        "timeline? -: 05-10T02:00:00 37.485 -122.147",
        "Work; 2013-05-09 18:20; 18:20–19:20; -; private; 37.4850711 -122.147424",
        "Days and hours are by the clocks of the ",
      ])
  }

  @Test("of Takeout's records is that of one device, without vague positions and without those near home")
  func records() throws {
    let home = PrivateCircle(middle: try Fixtures.place(45.02, 5), metres: 300)
    let plan = try Fixtures.plan(
      ["a.json": Fixtures.records], days: ("2019-08-10", "2019-08-10"), zone: "UTC", circles: [home])
    #expect(
      Fixtures.lines(plan) == [
        "timeline? -: 08-10T11:55:00 45.03 5.0, 08-10T12:00:00 45.0 5.0, 08-10T12:05:00 45.01 5.0",
        "timeline? -: 08-10T12:15:00 45.03 5.0",
      ])
    #expect(
      Fixtures.account(plan).filter { !$0.contains("activity") } == [
        "locations[].accuracy 3/1/2/0", "locations[].activeWifiScan.accessPoints[].mac 0/5/1/0",
        "locations[].altitude 0/1/5/0", "locations[].deviceTag 4/1/2/0", "locations[].latitudeE7 4/1/4/0",
        "locations[].longitudeE7 4/1/4/0", "locations[].timestamp 3/1/2/0", "locations[].timestampMs 1/0/2/0",
      ])
    #expect(plan.remarks.count == 1)
  }

  @Test("is read of all its files together: what was measured stands for what was worked out")
  func together() throws {
    let plan = try Fixtures.plan(
      [
        "a.json": Fixtures.month,
        "b.json":
          "{\"locations\": [{\"timestamp\": \"2013-05-09T17:31:00Z\", \"latitudeE7\": 374430000, \"longitudeE7\": -1221391044}]}",
      ], days: ("2013-05-09", "2013-05-09"))
    #expect(
      Fixtures.lines(plan).prefix(1) == [
        "timeline? walking: 05-09T17:00:00 37.4326085 -122.1391044, 05-09T17:31:00 37.443 -122.1391044, "
          + "05-09T18:00:00 37.4526085 -122.1391044"
      ])
  }

  @Test("has nothing of a home that it names, even where nobody told Tripbook of it")
  func homes() throws {
    func point(_ place: String, _ minute: Int) -> String {
      "{\"point\": \"\(place)\", \"time\": \"2024-06-15T10:\(minute):00.000+02:00\"}"
    }
    let points = [point("48.9001°, 2.4°", 10), point("48.91°, 2.4°", 20), point("48.92°, 2.4°", 30)]
    let text = """
      {"semanticSegments": [{"startTime": "2024-06-15T10:00:00+02:00", "endTime": "2024-06-15T12:00:00+02:00",
       "timelinePath": [\(points.joined(separator: ", "))]}],
       "userLocationProfile": {"frequentPlaces": [{"placeLocation": "48.9°, 2.4°", "label": "HOME"}]}}
      """
    let plan = try Fixtures.plan(["a.json": text], days: ("2024-06-15", "2024-06-15"))
    #expect(Fixtures.lines(plan) == ["timeline? -: 06-15T08:20:00 48.91 2.4, 06-15T08:30:00 48.92 2.4"])
    #expect(Fixtures.account(plan).contains("semanticSegments[].timelinePath[].point 2/1/0/0"))
    let known = PrivateCircle(middle: try Fixtures.place(48.9, 2.4), metres: 5000)
    #expect(
      try Fixtures.plan(["a.json": text], days: ("2024-06-15", "2024-06-15"), circles: [known]).remarks
        .allSatisfy { !$0.contains("TRIPBOOK_HOME") })
  }
}
