import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("What files beside pictures say")
struct SidecarTests {
  /// The segments of a picture without pixels, with a time in its EXIF part or without.
  private static func jpeg(_ clock: String? = nil) -> [UInt8] {
    var exif: [UInt8] = []
    if let clock {
      // One directory that points to another with the time.
      exif =
        Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
      exif += [0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0] + Array(clock.utf8) + [0]
    }
    let part = Array("Exif".utf8) + [0, 0] + exif
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(part.count + 2)] + part
      + [
        0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xFF, 0xD9,
      ]
  }

  private static func xmp(_ attributes: String) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
     xmlns:dc="http://purl.org/dc/elements/1.1/" \(attributes)/></rdf:RDF></x:xmpmeta>
    """
  }

  private static func json(_ title: String, _ more: String = "") -> String {
    "{\"title\":\"\(title)\",\"photoTakenTime\":{\"timestamp\":\"1777809630\"}\(more)}"
  }

  private func trip(
    _ files: [String: String], pictures: [String: String?] = ["a.jpg": nil]
  ) async throws -> (trip: Trip, told: [String]) {
    let folder = try TripFolder(files)
    for (name, clock) in pictures { try folder.write(name, Self.jpeg(clock)) }
    let reading = try await folder.read()
    return (reading.trip, reading.told)
  }

  @Test(
    "Captions that stand in pictures can be left out, and those beside them stay",
    arguments: [("title: X", ["In", "Beside"]), ("captions in pictures: no", [nil, "Beside"])]
      as [(String, [String?])])
  func captionsInside(settings: String, captions: [String?]) async throws {
    let said = Array(("http://ns.adobe.com/xap/1.0/\0" + Self.xmp("dc:description=\"In\"")).utf8)
    let size = said.count + 2
    var picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)]
    picture += said
    picture += Self.jpeg().dropFirst(2)
    let beside = Self.xmp("dc:description=\"Beside\"")
    let folder = try TripFolder(["trip.yml": settings + "\n", "b.jpg.xmp": beside])
    try folder.write("a.jpg", picture)
    try folder.write("b.jpg", picture)
    let photos = try await folder.read().trip.photos.sorted { $0.file < $1.file }
    claim(photos.map { $0.caption }, is: captions)
  }

  @Test("XMP beside a picture fills what the picture does not say, and says where it is from")
  func gaps() async throws {
    let text = Self.xmp(
      "exif:DateTimeOriginal=\"2026-05-03T14:05:12+01:00\" exif:GPSLatitude=\"38,41.5N\" exif:GPSLongitude=\"9,12.9W\" dc:description=\"The tower\" exif:FNumber=\"28/10\""
    )
    let (trip, told) = try await trip(["a.jpg.xmp": text])
    let photo = try unwrapped(trip.photos.first)
    claim(told, is: [])
    claim(photo.cameraClock?.description, is: "2026-05-03T14:05:12")
    claim(photo.offset?.description, is: "+01:00")
    claim(photo.coordinate.map { Int($0.longitude * 1000) }, is: -9215)
    claim(photo.exposure.fNumber, is: 2.8)
    let source = Provenance.sidecar(file: "a.jpg.xmp")
    #expect([photo.timeToldBy, photo.positionToldBy, photo.captionToldBy] == [source, source, source])
  }

  @Test(
    "The picture's own time counts before that of the file beside it, which is told; caption and rating do not"
  )
  func precedence() async throws {
    let text = Self.xmp(
      "exif:DateTimeOriginal=\"2026-05-04T09:00:00\" dc:description=\"New\" xmp:Rating=\"-1\"")
    let (trip, told) = try await trip(["a.xmp": text], pictures: ["a.jpg": "2026:05:03 14:05:12"])
    let photo = try unwrapped(trip.photos.first)
    claim(photo.cameraClock?.description, is: "2026-05-03T14:05:12")
    claim(photo.timeToldBy, is: .exif)
    claim(photo.caption, is: "New")
    claim(photo.rejection, is: .rated(by: .sidecar(file: "a.xmp")))
    #expect(told.count == 1 && told[0].hasPrefix("note sidecar-differs a.xmp Other time"))
  }

  @Test(
    "The same moment on other clocks, and a difference of seconds, is no disagreement",
    arguments: ["2026-05-03T13:05:12Z", "2026-05-03T14:05:40", "2026-05-03T14:05:12"])
  func agreement(_ time: String) async throws {
    let files = ["a.xmp": Self.xmp("exif:DateTimeOriginal=\"\(time)\"")]
    try await claim(trip(files, pictures: ["a.jpg": "2026:05:03 14:05:12"]).told, is: [])
  }

  @Test(
    "Takeout gives a moment, which a clock of the picture goes before; the bin and the locked folder keep out"
  )
  func takeout() async throws {
    let (trip, told) = try await trip(
      [
        "a.jpg.json": Self.json("a.jpg", ",\"description\":\"One\""), "b.jpg.json": Self.json("b.jpg"),
        "c.jpg.json": Self.json("c.jpg", ",\"trashed\":true"),
        "d.jpg.json": Self.json("d.jpg", ",\"inLockedFolder\":true"),
        "x.json": Self.json("e_f.jpg"), "package.json": "{\"name\":\"x\"}", "broken.json": "{",
      ],
      pictures: [
        "a.jpg": nil, "b.jpg": "2026:05:03 14:05:12", "c.jpg": nil, "d.jpg": nil, "a-edited.jpg": nil,
        "e_f.jpg": nil,
      ])
    let photos = Dictionary(trip.photos.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    claim(told, is: [])
    for name in ["a.jpg", "a-edited.jpg", "e_f.jpg"] {
      claim(photos[name]?.instant, is: Instant(seconds: 1_777_809_630))
      claim(none: photos[name]?.cameraClock)
    }
    claim(photos["a-edited.jpg"]?.caption, is: "One")
    #expect(photos["b.jpg"]?.instant == nil && photos["b.jpg"]?.cameraClock != nil)
    claim(photos["c.jpg"]?.rejection, is: .thrownAway(by: .sidecar(file: "c.jpg.json")))
    #expect(trip.filesKeptBack.map(\.files) == [["d.jpg"]] && trip.filesKeptBack[0].isOutright)
  }

  @Test("A broken note that speaks of the locked folder keeps its picture back, and is not to be deleted")
  func brokenLock() async throws {
    let (trip, told) = try await trip([
      "a.jpg.json": "{\"title\":\"a.jpg\",\"inLockedFolder\":true,\n\"photoTakenTime\":"
    ])
    #expect(trip.filesKeptBack.map(\.files) == [["a.jpg"]] && trip.filesKeptBack[0].isOutright)
    #expect(told.count == 1 && told[0].hasSuffix("| Export it again with the program that wrote it."))
  }

  @Test("What is broken, or about nothing that is there, is told once for each kind, and the picture stays")
  func problems() async throws {
    let (trip, told) = try await trip([
      "a.xmp": "<x", "gone.xmp": "", "gone.jpg.json": Self.json("gone.jpg"), "a.jpg.json": "{\n\"title\":",
    ])
    claim(trip.photos.map(\.file), is: ["a.jpg"])
    claim(
      told.map { $0.prefix { $0 != "|" } },
      is: [
        "warning broken-sidecar a.jpg.json:2:1 Cannot read the notes on a picture: not JSON from here on ",
        "warning broken-sidecar a.xmp Cannot read the notes on a picture: it is not XMP ",
        "note sidecar-alone gone.jpg.json Notes on a picture that is not here ",
        "note sidecar-alone gone.xmp Notes on a picture that is not here ",
      ])
  }

  @Test("The text beside a picture gives caption, time and position, before all that programs wrote")
  func text() async throws {
    let (trip, told) = try await trip(
      [
        "a.md":
          "---\ndate: 2026-05-05 10:00\ncoordinates: 38.5, -9.25\n---\n# Title\n\nThe *counter*.\n\nAnd more.\n",
        "a.xmp": Self.xmp("exif:GPSLatitude=\"1,0N\" exif:GPSLongitude=\"1,0E\" dc:description=\"Other\""),
        "b.md": "---\ndate: 2026-05-06\ntags: [Street food, tram]\n---\n",
        "c.jpg.md": "---\ntime: 08:00\ntitle: Morning\nfocus: left\n---\n",
        "d.md": "---\ncaption: From [here](x.md)\nplace: Belém\n---\nNot this\n",
      ],
      pictures: [
        "a.jpg": "2026:05:03 14:05:12", "b.jpg": "2026:05:03 14:05:12", "c.jpg": "2026:05:03 14:05:12",
        "d.jpg": nil,
      ])
    let photos = trip.photos
    claim(told.map { $0.prefix(29) }, is: ["note not-used-yet d.md:3:8 `p"])
    claim(photos.map(\.caption), is: ["The counter. And more.", nil, "Morning", "From here"])
    claim(photos[0].cameraClock?.description, is: "2026-05-05T10:00:00")
    claim(photos[0].timeSource, is: .written)
    claim(photos[0].coordinate?.latitude, is: 38.5)
    claim(photos[0].positionToldBy, is: .sidecar(file: "a.md"))
    claim(none: photos[1].cameraClock)
    claim(photos[1].tags, is: ["Street food", "tram"])
    #expect(photos[1].tagPlaces.map { $0.span?.line } == [3, 3] && photos[0].tags.isEmpty)
    claim(
      photos[1].namedDay, is: .told(try unwrapped(LocalDate(iso: "2026-05-06")), by: .sidecar(file: "b.md")))
    claim(photos[2].cameraClock?.description, is: "2026-05-03T08:00:00")
    claim(photos.map(\.focus), is: [nil, nil, .left, nil])
  }

  @Test(
    "The text beside a picture leaves it out or takes it in, and an entry that shows it all the same is told")
  func byHand() async throws {
    let (trip, told) = try await trip(
      [
        "a.md": "---\nleave out: yes\n---\n", "b.md": "---\ntake in: yes\n---\n",
        "journal/2026-05-03.md": "Text ![](../a.jpg)",
      ], pictures: ["a.jpg": nil, "b.jpg": nil])
    claim(trip.setAside.map(\.file), is: ["a.jpg"])
    claim(trip.leftOutByTexts, is: ["a.jpg": "a.md"])
    claim(trip.photos.map(\.file), is: ["b.jpg"])
    claim(trip.settings.takeIn, is: ["b.jpg"])
    #expect(told.count == 1 && told[0].contains("“../a.jpg” is left out by the text beside it"))
  }

  @Test("A dated text of a picture's name is an entry, to which the picture belongs")
  func entry() async throws {
    let (trip, _) = try await trip(
      ["2026-05-03-a.md": "An entry.", "journal/b.md": "---\ndate: 2026-05-04\n---\nAnother."],
      pictures: ["2026-05-03-a.jpg": nil, "journal/b.jpg": nil])
    #expect(trip.entries.count == 2 && trip.photos.allSatisfy { $0.caption == nil })
    claim(trip.entries.map { $0.gallery.map(\.file) }, is: [["2026-05-03-a.jpg"], ["journal/b.jpg"]])
  }

  @Test("A second reading reads anew what changed beside a picture, and only that")
  func memory() async throws {
    let folder = try TripFolder(["a.xmp": Self.xmp("dc:description=\"One\"")])
    try folder.write("a.jpg", Self.jpeg())
    let memory = ReadingMemory()
    func caption() async throws -> String? {
      try await Task.sleep(for: .milliseconds(60))
      let options = TripReader.Options(
        themeFolder: folder.theme, output: folder.path + "/site", workers: 1, memory: memory
      ) { _ in "hash" }
      return try await TripReader.read(folder: folder.path, options: options).trip.photos.first?
        .caption
    }
    try await claim(caption(), is: "One")
    try folder.write("a.xmp", Array(Self.xmp("dc:description=\"Two\"").utf8))
    try await claim(caption(), is: "Two")
    try FileManager.default.removeItem(atPath: folder.path + "/a.xmp")
    try await claim(none: caption())
  }
}
