import Diagnostics
import ExportFiles
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("Posts of Instagram and Facebook")
struct MetaTests {
  private static let days = ImportRequest.of("2026-05-01...2026-05-05", zone: "Europe/Lisbon")

  /// Posts of 2026-05-03 13:05:12 in UTC, but for one.
  private static let instagramFiles: [String: String] = [
    "your_instagram_activity/media/posts_1.json": """
    [{"media": [
       {"uri": "media/posts/202605/1.jpg", "creation_timestamp": 1777813512, "title": "", "media_metadata":
         {"photo_metadata": {"exif_data": [{"device_id": "android-1", "iso": 50}, {"latitude": 38.6916, "longitude": -9.216}]}},
        "cross_post_source": {"source_app": "FB"}},
       {"uri": "media/posts/202605/2.jpg", "creation_timestamp": 1777813512, "title": "The caf\\u00c3\\u00a9"}],
      "title": "At the tower\\nLong queue \\u00f0\\u009f\\u0098\\u008b #Belem #tower2 @ana.m", "creation_timestamp": 1777813512},
     {"media": [{"uri": "media/posts/202605/3.jpg", "creation_timestamp": 1777885200, "title": "*One* #tram"}]},
     {"media": [{"uri": "media/posts/202512/4.jpg", "creation_timestamp": 1766566800, "title": "Home"}]},
     {"media": [{"uri": "media/posts/202605/gone.jpg", "creation_timestamp": 1777885200, "title": ""}]}]
    """,
    "your_instagram_activity/media/stories.json": """
    {"ig_stories": [
      {"uri": "media/stories/202605/b.mp4", "creation_timestamp": 1777813600, "title": "Waves"},
      {"uri": "media/stories/202605/a.jpg", "creation_timestamp": 1777813512, "title": ""}]}
    """,
    "your_instagram_activity/media/archived_posts.json": """
    {"ig_archived_post_media": [{"media": [{"uri": "media/posts/202605/5.jpg", "creation_timestamp": 1777813512, "title": "Not this"}]}]}
    """,
    "connections/followers_1.json": "{\"string_list_data\": [{\"value\": \"zoe\"}]}",
    "media/posts/202605/1.jpg": "1", "media/posts/202605/2.jpg": "2", "media/posts/202605/3.jpg": "3",
    "media/posts/202512/4.jpg": "4", "media/posts/202605/5.jpg": "5", "media/stories/202605/a.jpg": "a",
    "media/stories/202605/b.mp4": "b",
  ]

  @Test("of Instagram become entries with their pictures, those of a day's stories one")
  func instagram() throws {
    let given = GivenExport(Self.instagramFiles)
    let plan = try #require(given.plan(InstagramSource(), Self.days))
    #expect(
      plan.laid == [
        "journal/2026-05-03-instagram-stories/01.jpg < media/stories/202605/a.jpg",
        "journal/2026-05-03-instagram-stories/02.mp4 < media/stories/202605/b.mp4",
        "journal/2026-05-03-instagram-stories/02.mp4.md: ---|caption: Waves|---|",
        "journal/2026-05-03-instagram-stories.md: ---|time: 14:05|---||![](2026-05-03-instagram-stories/01.jpg)|![](2026-05-03-instagram-stories/02.mp4)|",
        "journal/2026-05-03-at-the-tower/01.jpg < media/posts/202605/1.jpg",
        "journal/2026-05-03-at-the-tower/01.jpg.md: ---|coordinates: 38.6916 -9.216|---|",
        "journal/2026-05-03-at-the-tower/02.jpg < media/posts/202605/2.jpg",
        "journal/2026-05-03-at-the-tower/02.jpg.md: ---|caption: The café|---|",
        "journal/2026-05-03-at-the-tower.md: ---|title: At the tower|time: 14:05|coordinates: 38.6916 -9.216|tags: [Belem, tower2]|---||Long queue 😋 #Belem #tower2 @ana.m||![](2026-05-03-at-the-tower/01.jpg)|![](2026-05-03-at-the-tower/02.jpg)|",
        "journal/2026-05-04-instagram/01.jpg < media/posts/202605/3.jpg",
        "journal/2026-05-04-instagram.md: ---|time: 10:00|tags: [tram]|---||\\*One\\* #tram||![](2026-05-04-instagram/01.jpg)|",
      ])
    #expect(
      plan.messages == [
        "import-left-out: 1 picture or film of these posts is not in what was given, such as media/posts/202605/gone.jpg"
      ])
    let leaves = try given.leaves { !$0.path.hasPrefix("connections") }
    #expect(plan.countedLeaves == leaves)
    #expect(
      plan.paths(.unknown).isEmpty
        && plan.names(.kept) == ["followers_1.json", "5.jpg", "archived_posts.json"])
    #expect(plan.names(.notNeeded) == ["4.jpg"])
  }

  private static let facebookFiles: [String: String] = [
    "fb/your_facebook_activity/posts/your_posts_1.json": """
    [{"timestamp": 1777813512, "title": "Ana M was with Zoe Zucker at Bel\\u00c3\\u00a9m.", "tags": [{"name": "Zoe Zucker"}],
      "data": [{"post": "With @[100:2048:Zoe] at the river"}, {"update_timestamp": 1777813512}],
      "attachments": [{"data": [
        {"media": {"uri": "your_facebook_activity/posts/media/x_1/1.jpg", "creation_timestamp": 1777813512, "title": "Mobile uploads",
          "description": "Low tide", "media_metadata": {"photo_metadata": {"exif_data": [{"upload_ip": "10.0.0.1", "taken_timestamp": 1777809912}]}},
          "comments": [{"comment": "Wow", "author": "Zoe Zucker"}]}},
        {"place": {"name": "Bel\\u00c3\\u00a9m", "coordinate": {"latitude": 38.6975, "longitude": -9.2033}, "address": "Lisboa", "url": "u"}}]},
        {"data": [{"external_context": {"url": "https://example.com/ferry", "name": "Ferry"}}]}]},
     {"timestamp": 1777885200, "title": "Ana M updated her status.", "data": [{"update_timestamp": 1777885200}]},
     {"timestamp": 1766566800, "data": [{"post": "At home"}]}]
    """,
    "fb/your_facebook_activity/posts/archive.json":
      "{\"archive_v2\": [{\"timestamp\": 1777813512, \"data\": [{\"post\": \"Not this\"}]}]}",
    "fb/your_facebook_activity/messages/inbox/zoe_1/message_1.json":
      "{\"participants\": [{\"name\": \"Zoe\"}]}",
    "fb/your_facebook_activity/posts/media/x_1/1.jpg": "1",
  ]

  @Test("of Facebook become entries with places and links; whom they name beside the text stays out")
  func facebook() throws {
    let given = GivenExport(Self.facebookFiles)
    let plan = try #require(given.plan(FacebookSource(), Self.days))
    #expect(
      plan.laid == [
        "journal/2026-05-03-with-zoe-at-the-river/01.jpg < fb/your_facebook_activity/posts/media/x_1/1.jpg",
        "journal/2026-05-03-with-zoe-at-the-river/01.jpg.md: ---|date: 2026-05-03|time: 13:05|caption: Low tide|---|",
        "journal/2026-05-03-with-zoe-at-the-river.md: ---|title: With Zoe at the river|time: 14:05|place: Belém, 38.6975 -9.2033|---||https://example.com/ferry||![](2026-05-03-with-zoe-at-the-river/01.jpg)|",
      ])
    let leaves = try given.leaves { !$0.path.contains("messages") }
    #expect(plan.countedLeaves == leaves)
    #expect(plan.paths(.unknown).isEmpty && plan.names(.kept) == ["message_1.json", "archive.json"])
    #expect(
      plan.paths(.kept).isSuperset(of: [
        "[].title", "[].tags[].name", "[].attachments[].data[].media.comments[].author",
        "archive_v2[].data[].post",
      ]))
    #expect(InstagramSource().recognize(given.export) == nil)
    // Nothing says for whom it was: a trip of its own is kept back, and one that is there has its own word.
    var request = Self.days
    request.isIntoTrip = true
    let into = try #require(given.plan(FacebookSource(), request))
    #expect([plan, into].map { $0.trips.first?.settings.visibility } == ["private", nil])
  }

  @Test("are by the clocks where they were, and by UTC where they say no place, for a trip without a zone")
  func zoneOfPlace() throws {
    var request = Self.days
    request.zone = nil
    request.zoneAt = { $0.longitude < -9 ? ZoneRules(identifier: "Europe/Lisbon") : nil }
    let plan = try #require(GivenExport(Self.instagramFiles).plan(InstagramSource(), request))
    #expect(
      plan.trips.flatMap(\.entries).map { "\($0.name ?? "") \($0.time?.hourAndMinute ?? "")" }
        + plan.remarks.map { String($0.prefix(64)) } == [
          "instagram-stories 13:05", "instagram 14:05", "instagram 09:00",
          "Days and hours are by the clocks of the places, and those of UTC",
        ])
  }

  @Test("near a home tell no place, and count it as held back")
  func circles() throws {
    var request = Self.days
    let home = try #require(Coordinate(latitude: 38.6975, longitude: -9.2033))
    request.circles = [PrivateCircle(middle: home, metres: 500)]
    let plan = try #require(GivenExport(Self.facebookFiles).plan(FacebookSource(), request))
    #expect(!plan.laid.joined().contains("Belém"))
    #expect(plan.paths(.kept).contains("[].attachments[].data[].place.coordinate.latitude"))
  }

  @Test(
    "have the letters that were typed",
    arguments: [
      ("Bel\u{C3}\u{A9}m", "Belém"), ("plain", "plain"), ("Belém", "Belém"), ("\u{C3}", "\u{C3}"),
      ("日\u{C3}\u{A9}", "日\u{C3}\u{A9}"), ("\u{F0}\u{9F}\u{98}\u{8B}", "😋"),
    ])
  func letters(_ given: String, _ mended: String) { #expect(MetaText.mended(given) == mended) }

  @Test(
    "have a title where their first line reads as one",
    arguments: [
      ("One\nTwo", "One", "Two"), ("One", "One", ""), ("#one\ntwo", nil, "#one\ntwo"),
      ("@ana\ntwo", nil, "@ana\ntwo"),
      ("😋", nil, "😋"), ("See https://a.example", nil, "See https://a.example"),
    ] as [(String, String?, String)])
  func titles(_ text: String, _ title: String?, _ body: String) {
    let found = MetaText.titled(text)
    #expect(found.title == title && found.body == body)
  }

  @Test("that were asked for as pages say how to ask for them")
  func pages() throws {
    let given = GivenExport([
      "posts/posts_1.html":
        "<html><head><title>Instagram</title><style>._a6-g{} .uiBoxWhite{}</style></head></html>"
    ])
    let plan = try #require(given.plan(InstagramSource(), Self.days))
    #expect(plan.trips.isEmpty && plan.diagnostics.map(\.code) == [.otherExport])
    #expect(plan.names(.notNeeded) == ["posts_1.html"])
  }

  @Test(
    "stand what no network writes",
    arguments: [
      "[{\"timestamp\": 1e300, \"data\": [{\"post\": \"x\"}], \"attachments\": [{\"data\": [null, 3, {\"media\": 4}]}]}]",
      "[{\"timestamp\": 1777813512, \"data\": [{\"post\": \"\"}, {\"post\": [\"a\"]}], \"attachments\": {\"data\": \"x\"}}]",
      "[{\"timestamp\": 1777813512, \"data\": [{\"update_timestamp\": null}], \"attachments\": [{\"data\": [{\"media\": {\"uri\": \"../../etc/passwd\"}}]}]}]",
    ])
  func hostile(_ text: String) throws {
    let given = GivenExport(["p.json": text])
    let plan = try #require(given.plan(FacebookSource(), Self.days))
    let leaves = try given.leaves()
    #expect(plan.laid.isEmpty && plan.countedLeaves == leaves)
  }
}
