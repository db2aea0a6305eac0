import Foundation
import Testing

@Suite("Importing what other programs gave out")
struct ExportRunTests {
  private static let trip = "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-05\ntime zone: Europe/Lisbon\n"
  private static let walk = """
    <?xml version="1.0"?>
    <gpx version="1.1" creator="Test"><trk><name>Up</name><trkseg>
    <trkpt lat="38.71" lon="-9.13"><time>2026-05-03T09:00:00Z</time></trkpt>
    <trkpt lat="38.72" lon="-9.14"><time>2026-05-03T09:10:00Z</time></trkpt>
    </trkseg></trk></gpx>

    """
  private static let calendar =
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Surf\nDTSTART:20260502T090000\nX-NEW:1\nEND:VEVENT\nEND:VCALENDAR\n"
  private static let table = "date,category,amount,currency,what,over\n2026-05-02,food,5.00,EUR,Tea,\n"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("lisbon/trip.yml", Self.trip)
    return workspace
  }

  private func write(_ name: String, _ bytes: [UInt8], in workspace: Workspace) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: workspace.path + "/" + name))
  }

  @Test("copies a way as it is, and a second time nothing; its account has every value")
  func way() async throws {
    let workspace = try workspace()
    try workspace.write("My walk.xml", Self.walk)
    let first = try await workspace.run("import", "My walk.xml", "lisbon", "--account", "account.json")
    #expect(first.status == 0 && first.errors.isEmpty, "\(first)")
    #expect(first.output.hasPrefix("GPX, KML and TCX, lisbon: 1 track; 0 already there, 0 left out.\n"))
    #expect(try workspace.text("lisbon/tracks/my-walk.gpx") == Self.walk)
    let account = try workspace.text("account.json")
    #expect(account.contains("\"gpx.trk.trkseg.trkpt.time\"") && account.contains("\"values\" : 9"))
    let second = try await workspace.run("import", "My walk.xml", "lisbon")
    #expect(second.status == 0 && second.output.contains("lisbon: nothing new; 1 already there"))
    // An account is renewed; nothing else is written over.
    let again = try await workspace.run("import", "My walk.xml", "lisbon", "--account", "account.json")
    let over = try await workspace.run(
      "import", "My walk.xml", "lisbon", "--dry-run", "--account", "lisbon/tracks/my-walk.gpx")
    #expect(again.status == 0 && over.status == 2)
    #expect(try workspace.text("lisbon/tracks/my-walk.gpx") == Self.walk)
    try workspace.move("lisbon/tracks/my-walk.gpx", to: "lisbon/tracks/up.gpx")
    let renamed = try await workspace.run("import", "My walk.xml", "lisbon")
    #expect(renamed.output.contains("nothing new; 1 already there"), "\(renamed)")
    #expect(!workspace.exists("lisbon/tracks/my-walk.gpx"))
    let misspelt = try await workspace.run("import", "My walk.xml", "part-2.zip")
    #expect(misspelt.status == 2 && misspelt.errors.contains("No such file: “part-2.zip”"), "\(misspelt)")
    let other = try await workspace.run("import", "My walk.xml", "lisbon", "--from", "2026-06-01")
    #expect(other.status == 3 && other.errors.contains("[import-left-out]"))
  }

  private static let diary = """
    {"metadata": {"version": "1.0"}, "entries": [
      {"uuid": "A1", "creationDate": "2026-05-02T09:00:00Z", "timeZone": "Europe/Lisbon", "text": "Dear diary."}]}

    """
  private static let timeline = """
    {"semanticSegments": [
      {"startTime": "2026-05-01T09:00:00.000+01:00", "endTime": "2026-05-01T11:00:00.000+01:00", "timelinePath": [
        {"point": "38.7°, -9.2°", "time": "2026-05-01T10:00:00.000+01:00"}]}]}

    """

  private static let farTimeline = timeline.replacing(
    "]}]}",
    with: """
      , {"point": "39.7°, -8.2°", "time": "2026-05-01T10:30:00.000+01:00"}]}]}
      """)

  @Test(
    "tells nothing near the home of the library in which it begins a trip", arguments: ["shelf", "shelf/new"])
  func homeOfLibrary(target: String) async throws {
    let workspace = try Workspace()
    try workspace.write("shelf/library.yml", "home: 38.7 -9.2\n")
    try workspace.write("Timeline.json", Self.farTimeline)
    let result = try await workspace.run(
      "import", "Timeline.json", target, "--from", "2026-05-01", "--to", "2026-05-01")
    let trip = target == "shelf" ? "shelf/timeline" : target
    let way = try workspace.text(trip + "/tracks/timeline.gpx")
    #expect(way.contains("39.7") && !way.contains("38.7"), "\(result)")
  }

  @Test(
    "tells nothing near the home of a trip in the folder of trips that it goes to, or in which it begins one",
    arguments: ["shelf", "shelf/new", "shelf/empty"])
  func homeOfTrip(target: String) async throws {
    let workspace = try Workspace()
    try workspace.write("shelf/porto/trip.yml", "title: Porto\nhome: 38.7 -9.2\n")
    try workspace.write("shelf/empty/notes.txt", "To Lisbon")
    try workspace.write("Timeline.json", Self.farTimeline)
    let result = try await workspace.run(
      "import", "Timeline.json", target, "--from", "2026-05-01", "--to", "2026-05-01")
    #expect(result.status == 0 && !result.errors.contains("[held-back]"), "\(result)")
    let trip = target == "shelf" ? "shelf/timeline" : target
    let way = try workspace.text(trip + "/tracks/timeline.gpx")
    #expect(way.contains("39.7") && !way.contains("38.7"))
  }

  @Test(
    "writes nothing where a home may be that is not known, and says in which line",
    arguments: [
      ("shelf/lisbon", "trip.yml", "title: \"Lisbon\nhome: 38.7 -9.2\n"),
      ("shelf/lisbon", "trip.yml", "title: Lisbon\nhome: Belém\n"),
      ("shelf/lisbon", "trip.yml", "title: Lisbon\nprivate zones: [{at: 38.7 -9.2\n"),
      ("shelf", "lisbon/trip.yml", "title: Lisbon\nhome: Belém\n"),
    ])
  func unknownHome(target: String, file: String, settings: String) async throws {
    let workspace = try Workspace()
    try workspace.write("shelf/lisbon/trip.yml", settings)
    try workspace.write("Timeline.json", Self.farTimeline)
    for more in [[], ["--dry-run"]] {
      let result = try await TripbookProcess(
        arguments: ["import", "Timeline.json", target, "--from", "2026-05-01", "--to", "2026-05-01"] + more,
        workspace: workspace, environment: [:]
      ).run()
      #expect(result.status == 3 && result.errors.contains("[held-back]"), "\(result)")
      #expect(result.errors.contains("Nothing is imported: unclear near which places"), "\(result)")
      #expect(result.errors.contains(file + ":2"), "\(result)")
    }
    #expect(try workspace.files("shelf").keys.sorted() == ["lisbon/trip.yml"])
  }

  @Test("keeps back the trip that a diary comes into, whichever program begins it, and says what it did")
  func diaries() async throws {
    let workspace = try Workspace()
    try workspace.write("export/Journal.json", Self.diary)
    try workspace.write("export/Timeline.json", Self.timeline)
    let (start, end) = ("2026-05-01", "2026-05-02")
    let begun = try await workspace.run("import", "export", "diary", "--from", start, "--to", end)
    #expect(begun.output.contains("Google Timeline") && begun.output.contains("so trip.yml gets"), "\(begun)")
    #expect(try workspace.text("diary/trip.yml").contains("visibility: private\n"))
    // One that is there has its own word.
    try workspace.write("shelf/journal/trip.yml", "title: Mine\nvisibility: unlisted\n")
    let added = try await workspace.run(
      "import", "export/Journal.json", "shelf", "--from", start, "--to", end)
    #expect(
      added.output.contains("look through the new entries") && !added.output.contains("so trip.yml gets"))
    #expect(try workspace.text("shelf/journal/trip.yml") == "title: Mine\nvisibility: unlisted\n")
    // What is kept back beside it is none of another trip's business.
    try workspace.write("walk.gpx", Self.walk)
    let beside = try await workspace.run("import", "walk.gpx", "walk")
    #expect(beside.status == 0 && beside.errors.isEmpty, "\(beside)")
  }

  @Test("makes entries of marked points with words, which a build reads")
  func footprints() async throws {
    let workspace = try workspace()
    let points =
      "<gpx version=\"1.1\"><wpt lat=\"38.71\" lon=\"-9.13\"><time>2026-05-03T09:00:00Z</time><name>Alfama</name>"
      + "<desc>We got lost twice.</desc></wpt><wpt lat=\"38.7\" lon=\"-9.2\"><name>Torre</name></wpt></gpx>"
    try workspace.write("way.gpx", points)
    let result = try await workspace.run("import", "way.gpx", "lisbon")
    #expect(result.status == 0 && result.output.contains("1 entry, 1 place"), "\(result)")
    let entry = try workspace.text("lisbon/journal/2026-05-03-alfama.md")
    #expect(entry.contains("We got lost twice.") && entry.contains("\nimported: "))
    // Under another name, here or there, it is the same.
    try workspace.write(
      "lisbon/journal/2026-05-03-alfama.md", entry.replacing("title: Alfama", with: "title: Lost"))
    try workspace.move("lisbon/journal/2026-05-03-alfama.md", to: "lisbon/journal/2026-05-03-lost.md")
    let renamed = try await workspace.run("import", "way.gpx", "lisbon")
    #expect(
      renamed.output.contains("nothing new; 2 already there") && !renamed.output.contains("Otherwise in"),
      "\(renamed)")
    try workspace.write("later.gpx", points.replacing("Alfama", with: "Castle"))
    let later = try await workspace.run("import", "later.gpx", "lisbon")
    #expect(
      later.status == 0 && later.output.contains("nothing new; 2 already there")
        && later.output.contains("left as it is: journal/2026-05-03-lost.md."), "\(later)")
    #expect(try await workspace.run("build", "lisbon", "--today", "2026-05-06").status == 0)
  }

  @Test("of the years of Strava takes the trip's days alone, and asks for them where nobody knows them")
  func years() async throws {
    let workspace = try workspace()
    try workspace.write(
      "strava/activities.csv",
      "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Filename\n"
        + "1,\"May 3, 2026, 9:00:00 AM\",Up the hill,Hike,Steep,activities/1.gpx\n"
        + "2,\"May 3, 2025, 9:00:00 AM\",Last year,Hike,Flat,\n")
    try workspace.write("strava/activities/1.gpx", Self.walk)
    let asked = try await workspace.run("import", "strava", "new")
    #expect(asked.status == 2 && asked.errors.contains("[days-needed]"), "\(asked)")
    #expect(!workspace.exists("new"))
    let result = try await workspace.run("import", "strava", "lisbon")
    #expect(result.status == 0 && result.output.contains("1 entry, 1 track;"), "\(result)")
    #expect(try workspace.text("lisbon/tracks/2026-05-03-up-the-hill.gpx") == Self.walk)
    #expect(workspace.exists("lisbon/journal/2026-05-03-up-the-hill.md"))
  }

  @Test("of tables and calendars in a folder or a zip takes each, with their account where it is asked for")
  func several() async throws {
    let workspace = try workspace()
    let files = [("mail/surf.ics", Self.calendar), ("spent.csv", Self.table), ("notes.txt", "none")]
    try write("mail.zip", SmallZip.bytes(files.map { (name: $0.0, text: $0.1) }), in: workspace)
    let tried = try await workspace.run("import", "mail.zip", "lisbon", "--dry-run")
    #expect(tried.status == 0 && !workspace.exists("lisbon/budget.yml"), "\(tried)")
    for line in ["Calendar: 1 event: 1 to be added", "1 row: 1 to be added", "VEVENT.X-NEW", "currency"] {
      #expect(tried.output.contains(line), "\(line)")
    }
    for (name, text) in files { try workspace.write("mail/" + name, text) }
    let result = try await workspace.run("import", "mail", "lisbon", "--account", "a.json")
    #expect(result.status == 0 && workspace.exists("lisbon/budget.yml"), "\(result)")
    #expect(workspace.exists("lisbon/itinerary.yml"))
    #expect(try workspace.text("a.json").contains("\"VEVENT.SUMMARY\""))
    let dated = try await workspace.run("import", "mail/spent.csv", "lisbon", "--from", "2026-05-01")
    #expect(dated.status == 2 && dated.errors.contains("--from is for what programs export"))
  }

  @Test("says what it was given, where that is of no program that is known, and writes nothing")
  func unknown() async throws {
    let workspace = try workspace()
    let sheet = SmallZip.bytes([("[Content_Types].xml", "<a/>"), ("xl/workbook.xml", "<a/>")])
    let cases: [(name: String, bytes: [UInt8], status: Int32, words: String)] = [
      ("a.json", Array("{\"a\": 1}".utf8), 3, "“a.json” is JSON, and of no program"),
      ("b.html", Array("<!DOCTYPE html><p>".utf8), 3, "is a web page (HTML)"),
      ("c.pdf", Array("%PDF-1.4".utf8), 3, "is a PDF"), ("d.gz", [0x1F, 0x8B, 8, 0], 3, "is a gzip file"),
      ("e.xlsx", sheet, 3, "is a workbook, not a CSV table"),
      (
        "f.zip", SmallZip.bytes([("x.txt", "x"), ("y.txt", "y")]), 3, "it holds 2 files, such as x.txt, y.txt"
      ),
      ("g.zip", Array("no zip".utf8), 3, "is no zip file, whatever its name says"),
      ("h.zip", Array("PK\u{3}\u{4}cut".utf8), 3, "the zip file breaks off"),
      ("i.xml", Array("<?xml version=\"1.0\"?><a/>".utf8), 3, "is XML"),
      ("j.jpg", [0xFF, 0xD8, 0xFF, 0xE0], 3, "is a picture (JPEG)"),
      ("k.fit", [14, 16, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8), 3, "gpsbabel -i garmin_fit -f k.fit"),
      ("l.fit.gz", [0x1F, 0x8B, 8, 0], 3, "`gunzip l.fit.gz` and `gpsbabel -i garmin_fit -f l.fit"),
    ]
    let before = try workspace.files("lisbon")
    for (name, bytes, status, words) in cases {
      try write(name, bytes, in: workspace)
      let result = try await workspace.run("import", name, "lisbon")
      #expect(result.status == status && result.errors.contains(words), "\(name): \(result)")
    }
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/empty", withIntermediateDirectories: true)
    for (name, status, words) in [
      ("empty", 3, "“empty” holds no files"), ("gone.zip", 2, "No such file: “gone.zip”"),
      ("lisbon", 2, "“lisbon” is a trip, and no export"),
    ] as [(String, Int32, String)] {
      let result = try await workspace.run("import", name, "lisbon")
      #expect(result.status == status && result.errors.contains(words), "\(name): \(result)")
    }
    #expect(try workspace.files("lisbon") == before)
  }
}
