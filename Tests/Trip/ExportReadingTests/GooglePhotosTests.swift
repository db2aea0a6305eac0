import Diagnostics
import ExportFiles
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("A library of Google Photos")
struct GooglePhotosTests {
  /// The note on a picture; 1777813512 is 2026-05-03 13:05:12 in UTC.
  private static func note(_ title: String, _ seconds: String = "1777813512", _ more: String = "") -> String {
    """
    {"title": "\(title)", "imageViews": "3", "creationTime": {"timestamp": "1", "formatted": "x"},
     "photoTakenTime": {"timestamp": "\(seconds)", "formatted": "x"}, \(more)
     "people": [{"name": "Zoe Zucker"}], "url": "https://photos.google.com/photo/AF1Qip",
     "googlePhotosOrigin": {"mobileUpload": {"deviceFolder": {"localFolderName": "Zoes"}}}}
    """
  }

  private static let placed = """
    "description": "The \\"tower\\"", "favorited": true,
    "geoData": {"latitude": 38.6916, "longitude": -9.216, "altitude": 12.5, "latitudeSpan": 0.0},
    """

  /// Two parts, in which pictures and notes lie apart.
  private static let library: [String: String] = {
    let one = "takeout-001/Takeout/Google Photos/", two = "takeout-002/Takeout/Google Photos/"
    return [
      one + "Photos from 2026/IMG_1.jpg": "one", one + "Photos from 2026/IMG_1-edited.jpg": "edited",
      one + "Lisbon/IMG_1.jpg": "one",
      two + "Lisbon/IMG_1.jpg.supplemental-me.json": note("IMG_1.jpg", "1777813512", placed),
      two + "Photos from 2026/IMG_1.jpg.supplemental-metadata.json": note("IMG_1.jpg", "1777813512", placed),
      two + "Lisbon/metadata.json":
        "{\"title\": \"Lisbon & back\", \"access\": \"protected\", \"date\": {\"timestamp\": \"1\"}, \"enrichments\": [{\"narrativeEnrichment\": {\"text\": \"1. We *walked*\"}}]}",
      one + "Photos from 2026/IMG_2.HEIC": "live", one + "Photos from 2026/IMG_2.MP4": "film!",
      two + "Photos from 2026/IMG_2.HEIC.json": note("IMG_2.HEIC"),
      one + "Photos from 2026/IMG_3.jpg": "another day",
      one + "Photos from 2026/IMG_3.jpg.json": note("IMG_3.jpg", "1766566800"),
      one + "Photos from 2026/IMG_4.jpg": "thrown away",
      one + "Photos from 2026/IMG_4.jpg.json": note("IMG_4.jpg", "1777813512", "\"trashed\": true,"),
      one + "Photos from 2026/IMG_20260504_101112.jpg": "nothing said",
      one + "Photos from 2026/IMG_9.jpg.json": note("IMG_9.jpg"),
      one + "Photos from 2026/scan.jpg": "no day at all",
      one + "Photos from 2026/PXL_5.MP": "half",
      one + "print-subscriptions.json": "{\"orders\": [{\"client\": \"WEB\"}]}",
      one + "archive_browser.html": "<html>", "mine/photo.jpg": "of nobody",
      "mine/notes.json": "{\"title\": \"mine\"}",
    ]
  }()

  private static let days = ImportRequest.of("2026-05-01...2026-05-05", zone: "Europe/Lisbon")

  @Test(
    "gives the pictures of the days, each once, in folders of albums and years, with what is said of them")
  func pictures() throws {
    let plan = try #require(GivenExport(Self.library).plan(GooglePhotosSource(), Self.days))
    let from = " < takeout-001/Takeout/Google Photos/"
    let said =
      "{|  \"title\": \"IMG_1.jpg\",|  \"description\": \"The \\\"tower\\\"\",|  \"photoTakenTime\": {\"timestamp\": \"1777813512\"},|  \"geoData\": {\"latitude\": 38.6916, \"longitude\": -9.216, \"altitude\": 12.5},|  \"favorited\": true|}|"
    #expect(
      plan.laid == [
        "photos/lisbon-back/IMG_1.jpg" + from + "Lisbon/IMG_1.jpg",
        "photos/lisbon-back/IMG_1.jpg.json: " + said,
        "photos/photos-from-2026/IMG_1-edited.jpg" + from + "Photos from 2026/IMG_1-edited.jpg",
        "photos/photos-from-2026/IMG_1-edited.jpg.json: " + said,
        "photos/photos-from-2026/IMG_2.HEIC" + from + "Photos from 2026/IMG_2.HEIC",
        "photos/photos-from-2026/IMG_2.HEIC.json: {|  \"title\": \"IMG_2.HEIC\",|  \"photoTakenTime\": {\"timestamp\": \"1777813512\"}|}|",
        "photos/photos-from-2026/IMG_2.MP4" + from + "Photos from 2026/IMG_2.MP4",
        "photos/photos-from-2026/IMG_20260504_101112.jpg" + from + "Photos from 2026/IMG_20260504_101112.jpg",
        "photos/lisbon-back/album.md: ---|title: Lisbon & back|---||1\\. We \\*walked\\*|",
      ])
    #expect(
      plan.messages == [
        "import-left-out: Nothing tells when 1 picture was taken; left out",
        "import-left-out: 1 picture of these days is not in what was given, such as IMG_9.jpg",
      ])
  }

  @Test("is counted to the last value; whom it names, and what was thrown away, stays out")
  func account() throws {
    let given = GivenExport(Self.library)
    let plan = try #require(given.plan(GooglePhotosSource(), Self.days))
    let leaves = try given.leaves { !$0.path.hasPrefix("mine") }
    #expect(plan.countedLeaves == leaves)
    #expect(plan.paths(.unknown).isEmpty)
    #expect(
      plan.paths(.kept).isSuperset(of: [
        "people[].name", "url", "googlePhotosOrigin.mobileUpload.deviceFolder.localFolderName", "access",
        "orders[].client", "trashed",
      ]))
    #expect(plan.names(.kept) == ["IMG_4.jpg", "IMG_4.jpg.json", "print-subscriptions.json"])
    #expect(
      plan.names(.notNeeded) == [
        "IMG_1.jpg", "IMG_3.jpg", "IMG_3.jpg.json", "IMG_9.jpg.json", "PXL_5.MP", "scan.jpg",
        "archive_browser.html",
      ])
    #expect(!plan.laid.joined().contains("Zoe") && !plan.laid.joined().contains("google.com"))
  }

  @Test("gives one album where one is asked for, and names those that there are where none is called so")
  func only() throws {
    let given = GivenExport(Self.library)
    var request = Self.days
    request.only = "lisbon & Back"
    let plan = try #require(given.plan(GooglePhotosSource(), request))
    #expect(
      plan.laid.map { $0.prefix { !" :".contains($0) } } == [
        "photos/lisbon-back/IMG_1.jpg", "photos/lisbon-back/IMG_1.jpg.json", "photos/lisbon-back/album.md",
      ])
    request.only = "Porto"
    #expect(
      given.plan(GooglePhotosSource(), request)?.diagnostics.first?.advice == "There are: Lisbon & back.")
  }

  @Test("does not tell where a picture was taken near a home, and says so")
  func circles() throws {
    var request = Self.days
    let home = try #require(Coordinate(latitude: 38.69, longitude: -9.216))
    request.circles = [PrivateCircle(middle: home, metres: 500)]
    let plan = try #require(GivenExport(Self.library).plan(GooglePhotosSource(), request))
    #expect(!plan.laid.joined().contains("geoData") && plan.paths(.kept).contains("geoData.latitude"))
    #expect(!plan.paths(.used).contains("geoData.latitude"))
  }

  @Test(
    "takes the day on clocks of the trip, else by the place, else in UTC",
    arguments: [
      ("Asia/Tokyo", "", true), (nil, "\"geoData\": {\"latitude\": 35.6, \"longitude\": 139.7},", true),
      (nil, "", false), ("Europe/Lisbon", "\"geoData\": {\"latitude\": 35.6, \"longitude\": 139.7},", true),
      ("America/New_York", "", false),
      (nil, "\"geoData\": {\"latitude\": 1e300, \"longitude\": \"NaN\"},", false),
    ] as [(String?, String, Bool)])
  func zones(_ zone: String?, _ place: String, _ isOfDay: Bool) throws {
    // 2026-05-03 23:30 in UTC.
    let given = GivenExport(["a/b.jpg": "b", "a/b.jpg.json": Self.note("b.jpg", "1777851000", place)])
    let plan = try #require(given.plan(GooglePhotosSource(), .of("2026-05-04...2026-05-04", zone: zone)))
    #expect(plan.trips.isEmpty != isOfDay)
  }

  @Test(
    "takes a day from a name that has one",
    arguments: [
      ("IMG_20260504_101112.jpg", "2026-05-04"), ("IMG-20260504-WA0001.jpg", "2026-05-04"),
      ("Screenshot_2026-05-04-10-11-12.png", "2026-05-04"), ("1777813512345.jpg", nil),
      ("IMG_20261304.jpg", nil),
      ("DSC_0001.jpg", nil), ("", nil),
    ] as [(String, String?)])
  func names(_ name: String, _ day: String?) { #expect(TakeoutDays.day(named: name)?.description == day) }

  @Test(
    "stands what no library holds",
    arguments: [
      "{\"title\": 3, \"url\": \"x\", \"photoTakenTime\": 7}",
      "{\"title\": \"b.jpg\", \"photoTakenTime\": {\"timestamp\": \"1e400\"}, \"geoData\": [[]]}",
      "{\"title\": \"b.jpg\", \"photoTakenTime\": {\"timestamp\": -9e15}, \"people\": {\"name\": null}}",
      "{\"title\": \"b.jpg\", \"photoTakenTime\": {\"timestamp\": \"1777813512\"}, ",
    ])
  func hostile(_ text: String) throws {
    let given = GivenExport(["a/b.jpg": "b", "a/b.jpg.json": text, "a/IMG_20260503.png": "c"])
    let plan = try #require(given.plan(GooglePhotosSource(), Self.days))
    #expect(plan.laid == ["photos/a/IMG_20260503.png < a/IMG_20260503.png"])
    let leaves = (try? given.leaves()) ?? [:]
    #expect(plan.countedLeaves == leaves)
  }
}
