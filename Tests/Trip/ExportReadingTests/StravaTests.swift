import Diagnostics
import ExportFiles
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("The archive that Strava gives out")
struct StravaTests {
  private static let ride =
    "<gpx version=\"1.1\" creator=\"StravaGPX\"><trk><name>Up</name><trkseg><trkpt lat=\"38.7\" lon=\"-9.1\">"
    + "<time>2026-05-03T07:32:10Z</time></trkpt></trkseg></trk></gpx>"
  private static let run =
    "          <?xml version=\"1.0\"?><TrainingCenterDatabase><Activities><Activity Sport=\"Running\"><Lap><Track>"
    + "<Trackpoint><Time>2026-05-03T23:30:00Z</Time><Position><LatitudeDegrees>38.7</LatitudeDegrees>"
    + "<LongitudeDegrees>-9.1</LongitudeDegrees></Position></Trackpoint></Track></Lap><Creator><Name>My watch</Name>"
    + "</Creator></Activity></Activities></TrainingCenterDatabase>"
  private static let table = """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Distance,Activity Private Note,Filename,Distance,Media
    3,"May 4, 2026, 12:05:00 AM",Evening Run,Run,,5,ouch,activities/3.tcx.gz,5000,
    1,"May 3, 2026, 7:32:10 AM",Up & down,Ride,"Steep
    and *hot*",20,,activities/1.gpx,20000,media/a.jpg|media/gone.jpg
    2,"May 3, 2026, 9:00:00 AM",Swim,Swim,,1,,activities/2.fit.gz,1000,
    4,"May 1, 2025, 9:00:00 AM",Last year,Ride,Nice,1,,activities/4.gpx,1,media/b.jpg

    """

  private static func folder() -> WayFolder {
    WayFolder(
      [
        "export/activities.csv": table, "export/activities/1.gpx": ride, "export/activities/4.gpx": ride,
        "export/media/a.jpg": "-", "export/media/b.jpg": "-", "export/messages.json": "{}",
        "export/profile.csv": "Name\nAna\n", "other.txt": "not of it",
      ], packed: ["export/activities/3.tcx.gz": run, "export/activities/2.fit.gz": "\u{E}.FIT"])
  }

  @Test("becomes tracks and entries of the trip's days, and tells what is left out")
  func plan() throws {
    let export = Self.folder().export
    let found = try #require(Strava().recognize(export))
    #expect(found.needsDays && !found.files.map(\.path).contains("other.txt"))
    let plan = Strava().plan(export, found.files, WayFolder.request("2026-05-01", "2026-05-05"))
    #expect(
      WayFolder.lines(plan) == [
        "tracks/2026-05-03-up-down.gpx < export/activities/1.gpx",
        "tracks/2026-05-04-evening-run.tcx < export/activities/3.tcx",
        "2026-05-03 08:32 Up & down: Steep\\\nand \\*hot\\* [export/media/a.jpg]",
      ])
    #expect(
      plan.diagnostics.map { "\($0.code.rawValue) \($0.place?.file ?? "")" } == [
        "import-left-out export/activities.csv", "import-left-out export/activities/2.fit.gz",
      ])
    #expect(
      plan.account.files.map { "\($0.path.dropFirst(7)) \($0.fate.rawValue)" } == [
        "activities.csv used", "activities/1.gpx used", "activities/2.fit.gz not needed",
        "activities/3.tcx.gz used", "activities/4.gpx not needed", "media/a.jpg used",
        "media/b.jpg not needed", "messages.json private", "profile.csv private",
      ])
  }

  @Test(
    "is by the clocks where a way begins, and in UTC without one, for a trip without a zone; both are said")
  func zoneOfPlace() throws {
    let export = Self.folder().export
    let files = try #require(Strava().recognize(export)).files
    var request = WayFolder.request("2026-05-01", "2026-05-05")
    request.zone = nil
    let inUTC = Strava().plan(export, files, request)
    request.zoneAt = { $0.longitude < -9 ? ZoneRules(identifier: "Europe/Lisbon") : nil }
    let byPlace = Strava().plan(export, files, request)
    #expect(
      WayFolder.lines(byPlace) + byPlace.remarks.map { String($0.prefix(40)) } == [
        "tracks/2026-05-03-up-down.gpx < export/activities/1.gpx",
        "tracks/2026-05-04-evening-run.tcx < export/activities/3.tcx",
        "2026-05-03 08:32 Up & down: Steep\\\nand \\*hot\\* [export/media/a.jpg]",
        "Days and hours are by the clocks of the ",
      ])
    #expect(
      WayFolder.lines(inUTC).dropFirst() + inUTC.remarks.map { String($0.prefix(33)) } == [
        "tracks/2026-05-03-evening-run.tcx < export/activities/3.tcx",
        "2026-05-03 07:32 Up & down: Steep\\\nand \\*hot\\* [export/media/a.jpg]",
        "Days and hours are those of UTC, ",
      ])
  }

  @Test("has every cell of its table counted once, notes to oneself as private")
  func cells() throws {
    let export = Self.folder().export
    let files = try #require(Strava().recognize(export)).files
    let plan = Strava().plan(export, files, WayFolder.request("2026-05-01", "2026-05-05"))
    #expect(
      WayFolder.fields(plan, of: "export/activities.csv") == [
        "Activity Date 2/0/2/0", "Activity Description 2/0/2/0", "Activity ID 2/0/2/0",
        "Activity Name 2/0/2/0", "Activity Private Note 0/4/0/0", "Activity Type 2/0/2/0",
        "Distance 0/0/8/0", "Filename 2/0/2/0", "Media 2/0/2/0",
      ])
  }

  @Test("is known in other languages by what its columns hold")
  func languages() throws {
    let rows = "\n7,03.05.2026 07:32:10,Fahrt,Radfahrt,,1,activities/1.gpx\n"
    let known = [
      "Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Beschreibung,Distanz,Dateiname",
      "ID de actividad,Fecha,Nombre,Tipo,Descripción,Distancia,Archivo", "a,b,c,d,e,f,g",
    ].map { StravaTable(Array(($0 + rows).utf8), file: "x.csv")?.activities.first?.file }
    #expect(known == Array(repeating: "activities/1.gpx", count: 3))
    let others = ["Date,Amount,What,Who,For,File\n2026-05-03,5,a,b,c,receipt.gpx\n", "1,2,3\n", ""]
    #expect(others.allSatisfy { StravaTable(Array($0.utf8), file: "x.csv") == nil })
  }

  @Test(
    "has times in UTC, as each language writes them",
    arguments: [
      ("May 3, 2026, 7:32:10 AM", "2026-05-03T07:32:10"), ("May 3, 2026, 12:00:00 AM", "2026-05-03T00:00:00"),
      ("Dec 31, 2025, 12:05:09 PM", "2025-12-31T12:05:09"), ("03.05.2026, 07:32:10", "2026-05-03T07:32:10"),
      ("3 mai 2026 à 07:32:10", "2026-05-03T07:32:10"), ("3 ago 2026 17:32:10", "2026-08-03T17:32:10"),
      ("31 dic 2025, 0:02:01", "2025-12-31T00:02:01"), ("2026-05-03 07:32:10", "2026-05-03T07:32:10"),
      ("2026年5月3日 07:32:10", "2026-05-03T07:32:10"), ("3 févr. 2026 à 07:32:10", "2026-02-03T07:32:10"),
    ])
  func dates(written: String, read: String) {
    let instant = StravaDate.instant(written)
    #expect(instant.map { LocalDateTime(clockSeconds: $0.seconds).description } == read)
  }

  @Test(
    "has no time where nothing tells one", arguments: ["", "yesterday", "May 2026", "99.99.2026, 25:61:61"])
  func noDate(written: String) { #expect(StravaDate.instant(written) == nil) }
}
