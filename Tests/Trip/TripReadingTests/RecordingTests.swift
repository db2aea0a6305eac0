import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("Photos, tracks and the theme")
struct RecordingTests {
  /// A TIFF block of ASCII tags, big-endian: the main directory and, behind it, the EXIF one.
  private static func exif(main: [(UInt16, String)], exif: [(UInt16, String)], orientation: UInt8 = 1)
    -> [UInt8]
  {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }
    func directory(_ tags: [(UInt16, String)], fixed: [[UInt8]], at start: Int) -> [UInt8] {
      var place = start + 2 + 12 * (tags.count + fixed.count) + 4
      var fields: [UInt8] = number(tags.count + fixed.count, 2)
      var texts: [UInt8] = []
      for (tag, text) in tags {
        // At least five bytes, so that every text stands outside its field.
        let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: max(1, 5 - text.utf8.count))
        fields += number(Int(tag), 2) + [0, 2] + number(bytes.count, 4) + number(place, 4)
        texts += bytes
        place += bytes.count
      }
      return fields + fixed.joined() + [0, 0, 0, 0] + texts
    }
    let turn: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let length = directory(main, fixed: [turn, turn], at: 8).count
    let pointer: [UInt8] = [0x87, 0x69, 0, 4, 0, 0, 0, 1] + number(8 + length, 4)
    return Array("MM".utf8) + [0, 42, 0, 0, 0, 8] + directory(main, fixed: [turn, pointer], at: 8)
      + directory(exif, fixed: [], at: 8 + length)
  }

  private static func jpeg(_ exif: [UInt8] = []) -> [UInt8] {
    let part = Array("Exif".utf8) + [0, 0] + exif
    let length = part.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + part
      + [
        0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xFF, 0xD9,
      ]
  }

  @Test("a photo's facts become the trip's, turned as it is looked at")
  func photo() async throws {
    let folder = try TripFolder()
    let exif = Self.exif(
      main: [(0x010E, "The counter"), (0x010F, "Canon"), (0x0110, "Canon EOS R6")],
      exif: [(0x9003, "2026:05:03 14:05:12"), (0x9011, "+01:00"), (0x9291, "250")], orientation: 6)
    try folder.write("photos/IMG_1.JPG", Self.jpeg(exif))
    let blank = (UInt16(0x9003), "0000:00:00 00:00:00")
    let changed = (UInt16(0x0132), "2026:05:04 08:00:00")
    let scan = Self.exif(main: [(0x010F, "EPSON"), changed], exif: [blank])
    try folder.write("photos/scan.jpeg", Self.jpeg(scan))
    try folder.write("photos/touched.jpg", Self.jpeg(Self.exif(main: [changed], exif: [blank])))
    let reading = try await folder.read()
    claim(reading.told, is: [])
    let photos = reading.trip.photos
    claim(photos.map(\.file), is: ["photos/IMG_1.JPG", "photos/scan.jpeg", "photos/touched.jpg"])
    let photo = try unwrapped(photos.first)
    claim(photo.width, is: 30)
    claim(photo.height, is: 40)
    claim(photo.contentHash, is: "hash of 1.JPG")
    claim(photo.cameraClock?.description, is: "2026-05-03T14:05:12")
    claim(photo.offset?.description, is: "+01:00")
    claim(photo.subsecond, is: "250")
    claim(photo.timeSource, is: .original)
    claim(photo.camera.name, is: "Canon EOS R6")
    claim(photo.caption, is: "The counter")
    claim(photos[1].timeSource, is: .modified)
    claim(photos[1].cameraClock?.date.day, is: 4)
    // A program that changed a picture says nothing of when it was taken.
    claim(photos[2].timeSource, is: .none)
    claim(none: photos[2].cameraClock)
  }

  @Test("a damaged picture is left out and told, and the others are kept")
  func damaged() async throws {
    let folder = try TripFolder([
      "a.jpg": "", "b.jpg": "version https://git-lfs.github.com/spec/v1", "c.jpg": "text",
    ])
    try folder.write("d.jpg", Self.jpeg())
    let reading = try await folder.read()
    let trip = reading.trip
    #expect(trip.photos.map(\.file) == ["d.jpg"] && trip.photos[0].timeSource == .none)
    claim(trip.leftOut.map(\.file), is: ["a.jpg", "b.jpg", "c.jpg"])
    claim(
      reading.told,
      is: [
        "error bad-picture a.jpg Picture left out: the file is empty | Copy it again from the camera or phone, or from a backup.",
        "error pointer-file b.jpg File left out: it is only a pointer of Git LFS | Run `git lfs pull` in the trip folder; on a machine that publishes it, check out with `lfs: true`.",
        "error bad-picture c.jpg Picture left out: it is text, not a photo | Save a copy as JPEG, or correct its ending.",
      ])
  }

  @Test("each is counted while it is read")
  func counted() async throws {
    let folder = try TripFolder()
    for name in ["a", "b", "c"] { try folder.write(name + ".jpg", Self.jpeg()) }
    let options = TripReader.Options(
      themeFolder: "/x", output: "/y", workers: 2, hashing: { _ in "hash" })
    var counts: [String] = []
    _ = try await TripReader.read(folder: folder.path, options: options) { counts.append("\($0) of \($1)") }
    claim(counts, is: ["1 of 3", "2 of 3", "3 of 3"])
  }

  @Test("a picture that cannot be hashed is left out")
  func withoutHash() async throws {
    let folder = try TripFolder()
    try folder.write("d.jpg", Self.jpeg())
    let options = TripReader.Options(
      themeFolder: "/x", output: "/y", workers: 0, hashing: { _ in nil })
    let reading = try await TripReader.read(folder: folder.path, options: options)
    #expect(reading.trip.photos.isEmpty)
    claim(reading.diagnostics.map(\.code), is: [.badPicture, .emptyTrip])
  }

  @Test("what trip.yml leaves out is not looked at, and an entry that names it is told")
  func leftOut() async throws {
    let folder = try TripFolder([
      "trip.yml": "photos: {leave out: [x.jpg, private/, y.gif]}", "a/x.jpg": "", "private/p.jpg": "",
      "y.gif": "",
      "journal/2026-05-03.md": "![](x.jpg)",
    ])
    let reading = try await folder.read()
    #expect(reading.trip.photos.isEmpty && reading.trip.entries[0].pictures.isEmpty)
    claim(reading.diagnostics.map(\.code).filter { $0 != .fileNotRead }, is: [.missingPicture])
  }

  @Test("a track comes with its segments, planned routes and waypoints")
  func track() async throws {
    let point = { (time: String) in
      "<trkpt lat=\"38.5\" lon=\"-9.5\"><ele>12</ele><time>\(time)</time></trkpt>"
    }
    let folder = try TripFolder([
      "tracks/day.GPX":
        "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><wpt lat=\"1\" lon=\"2\"><name>Well</name></wpt>"
        + "<rte><rtept lat=\"3\" lon=\"4\"><time>2026-05-01T09:00:00Z</time></rtept></rte><trk><name>Walk</name><trkseg>"
        + point("2026-05-03T14:05:12.7Z")
        + "</trkseg><trkseg/><trkseg>" + point("9999999-01-01T00:00:00Z") + "</trkseg></trk></gpx>",
      "tracks/broken.gpx": "<gpx><trk>", "tracks/empty.gpx": "",
    ])
    let reading = try await folder.read()
    let track = try unwrapped(reading.trip.tracks.first)
    claim(reading.trip.tracks.count, is: 1)
    claim(track.file, is: "tracks/day.GPX")
    claim(track.name, is: "Walk")
    #expect(
      track.segments.map(\.count) == [1, 1, 1]
        && track.segments[0][0].instant == Instant(seconds: 1_777_817_112))
    // Of a plan the hour is that of nobody.
    claim(track.segments.map { $0[0].isPlanned }, is: [false, false, true])
    claim(none: track.segments[2][0].instant)
    #expect(track.segments[0][0].elevation == 12 && track.segments[1][0].instant == nil)
    #expect(track.waypoints.map(\.name) == ["Well"] && track.waypoints[0].point.coordinate.longitude == 2)
    #expect(
      Set(reading.diagnostics.compactMap(\.place?.file)).isSuperset(of: [
        "tracks/broken.gpx", "tracks/empty.gpx",
      ]))
  }

  @Test(
    "what was done is what the type of a track says, and its name where it has none",
    arguments: [
      ("<name>Radfahren</name>", TrackActivity.byBicycle),
      ("<name>Radfahren</name><type>hiking</type>", .onFoot), ("<type>Biking</type>", .byBicycle),
      ("<name>Over the hill</name>", nil), ("<name>Radfahren</name><type>other</type>", nil),
    ] as [(String, TrackActivity?)])
  func activity(head: String, activity: TrackActivity?) async throws {
    let folder = try TripFolder([
      "tracks/a.gpx":
        "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>" + head
        + "<trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>"
    ])
    let track = try unwrapped(try await folder.read().trip.tracks.first)
    claim(track.activity, is: activity)
  }

  @Test(
    "what was done is else what the program is for that wrote it, or what its file is called where no words are in it",
    arguments: [
      ("Track_bike", "", "<name>Track 004</name>", TrackActivity.byBicycle),
      ("2025-07-21 walk", "", "", .onFoot),
      ("walk", "", "<name>Over the hill</name>", nil), ("walk", "", "<type>other</type>", nil),
      ("Track_bike", "", "<name>Hiking</name>", .onFoot),
      ("Moorea", "OpenCPN", "<name>Moorea</name>", .onWater),
      ("Moorea", "OpenCPN", "<name>Hiking</name>", .onFoot), ("Moorea", "eTrex 20x", "", nil),
    ] as [(String, String, String, TrackActivity?)])
  func activityElsewhere(
    file: String, creator: String, head: String, activity: TrackActivity?
  ) async throws {
    let folder = try TripFolder([
      "tracks/\(file).gpx":
        "<gpx version=\"1.1\" creator=\"\(creator)\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>" + head
        + "<trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>"
    ])
    let track = try unwrapped(try await folder.read().trip.tracks.first)
    claim(track.activity, is: activity)
    claim(track.recorder, is: creator.isEmpty ? nil : creator)
  }

  @Test(
    "a waypoint is of the category that its type or else its symbol means, and leads to its web address",
    arguments: [
      ("<url>http://camp.example </url><sym>Camp</sym>", "camp", "http://camp.example"),
      ("<link href=\"https://hut.example/a\"/><sym>Lodging</sym>", "stay", "https://hut.example/a"),
      ("<sym>Flag, Blue</sym><type>Scenic Area</type>", "view", nil),
      ("<sym>Campground</sym><type>user</type>", "camp", nil),
      ("<link href=\"file:///home/me/notes.txt\"/><sym>Flag, Blue</sym>", nil, nil),
    ] as [(String, String?, String?)])
  func waypoints(content: String, category: String?, link: String?) async throws {
    let folder = try TripFolder([
      "tracks/marks.gpx":
        "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><wpt lat=\"1\" lon=\"2\"><name>Here</name>"
        + content + "</wpt></gpx>"
    ])
    let mark = try unwrapped(try await folder.read().trip.tracks.first?.waypoints.first)
    claim(mark.category, is: category)
    claim(mark.link, is: link)
    claim(mark.kind, is: .place)
  }

  @Test("the trip's own templates, assets and words take the place of the shipped ones")
  func theme() async throws {
    let folder = try TripFolder([
      "trip.yml": "language: pt-br", "templates/day.mustache": "own", "templates/parts/new.mustache": "new",
      "templates/notes.txt": "x", "assets/site.css": "own",
      "templates/words/pt-BR.yml": "a: A\nb: {one: 1, other: n}\nd: [x]",
    ])
    for (name, text) in [
      ("templates/day.mustache", "shipped"), ("templates/home.mustache", "shipped"),
      ("templates/.hidden.mustache", "x"),
      ("assets/site.css", "shipped"), ("assets/fonts/f.woff2", "font"),
      ("templates/words/en.yml", "a: a\nb: b\nd: d\ne:"),
      ("templates/words/pt.yml", "d: D"),
    ] { try folder.writeTheme(name, text) }
    let reading = try await folder.read()
    let theme = reading.theme
    claim(theme.templates.mapValues(\.text), is: ["day": "own", "home": "shipped", "parts/new": "new"])
    claim(theme.templates["day"]?.file, is: "templates/day.mustache")
    claim(
      theme.assets.mapValues { String(decoding: $0, as: UTF8.self) },
      is: [
        "site.css": "own", "fonts/f.woff2": "font",
      ])
    claim(theme.phrases, is: ["a": ["other": "A"], "b": ["one": "1", "other": "n"], "d": ["other": "D"]])
    claim(
      reading.told,
      is: [
        "error bad-words templates/words/pt-BR.yml:3:4 `d` must be a text, or its forms for one and for many | Write it like in templates/words/en.yml."
      ])
  }

  @Test("a word that the site does not have is told, and so is a form that no language has")
  func unknownWords() async throws {
    let folder = try TripFolder([
      "trip.yml": "language: de",
      "templates/words/de.yml":
        "navMap: Karte\nnavJurnal: x\ncountry-PT: Portugal\ncountDays: {one: 1, mehrere: n, few: 2, other: n}",
      "templates/words/en.yml": "navMaps: Map",
    ])
    try folder.writeTheme(
      "templates/words/en.yml", "navMap: Map\nnavJournal: J\ncountDays: {one: 1, other: n}")
    // What a shipped language says more than English is no mistake of the traveller's.
    try folder.writeTheme("templates/words/de.yml", "navMap: Karte\nonlyHere: x")
    let told = try await folder.read().told
    claim(
      told,
      is: [
        "warning bad-words templates/words/de.yml:2:1 Unknown word `navJurnal`: the site says nothing of that name | Did you mean `navJournal`? The words of the site stand in templates/words/en.yml.",
        "warning bad-words templates/words/de.yml:4:21 Unknown form of a word: `mehrere` | The forms are `one` and `other`, in some languages also `zero`, `two`, `few` and `many`.",
        "warning bad-words templates/words/en.yml:1:1 Unknown word `navMaps`: the site says nothing of that name | Did you mean `navMap`? The words of the site stand in templates/words/en.yml.",
      ])
  }

  @Test("a theme whose folders are links is found behind them")
  func linkedTheme() async throws {
    let folder = try TripFolder(["trip.yml": "title: X"])
    try folder.writeTheme("elsewhere/day.mustache", "linked")
    try FileManager.default.createSymbolicLink(
      atPath: folder.theme + "/templates", withDestinationPath: folder.theme + "/elsewhere")
    try await claim(folder.read().theme.templates.mapValues(\.text), is: ["day": "linked"])
  }

  @Test("a template that is no text is told, and a language without words is English")
  func badTheme() async throws {
    let folder = try TripFolder(["trip.yml": "language: fi"])
    try folder.write("templates/day.mustache", [0xFF])
    try await claim(
      folder.read().told,
      is: [
        "error unreadable templates/day.mustache Cannot read this: it is not UTF-8 text of at most 4 MB | Fix it or move it away, then try again.",
        "note bad-words - No translation for “fi”: the site's own words are English | Copy templates/words/en.yml, which is in share/tripbook beside the installed program, into the trip folder as templates/words/fi.yml and translate it.",
      ])
  }
}
