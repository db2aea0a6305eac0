import Diagnostics
import Secrets
import SiteAuditing
import Testing

@Suite("Codes and numbers in a published site")
struct SecretTests {
  static let secrets = Secret.codes(in: "HTL99887") + [Secret.phone("+351 21 000 4711")].compactMap(\.self)

  @Test(
    "are told in every kind of file, and masked in the line that is shown",
    arguments: [
      ("p.html", "<p>Booking <b>HTL</b>99887</p>"),
      ("places.geojson", "{\"link\":\"https://x.example/?c\\u003dHTL99887\"}"),
      ("feed.xml", "<feed>&lt;p&gt;HTL&lt;b&gt;99887&lt;/b&gt;&lt;/p&gt;</feed>"),
      ("calendar.ics", "BEGIN:VCALENDAR\r\nDESCRIPTION:HTL\r\n 99887\r\n"),
      ("expenses.csv", "2026-05-01;\"Hotel HTL99887\";12.50"),
      ("map.svg", "<svg><title>HTL99887</title></svg>"),
      ("assets/search-1.js", "x([\"tel\",\"+351\u{A0}21\u{A0}000\u{A0}4711\"])"),
      ("style.css", "/* HTL-99887 */"), ("t.txt", "htl 99887"),
    ])
  func told(file: String, text: String) async throws {
    let site = try TestSite()
    try site.put(file, Array(("\n" + text).utf8))
    let found = try await site.audit(secrets: Self.secrets).filter { $0.code == .privateCode }
    #expect(found.count == 1)
    #expect(found.first?.place?.file == file)
    #expect((found.first?.place?.span?.line ?? 0) > 1)
    #expect(!found.contains { "\($0)".uppercased().contains("99887") })
  }

  @Test("are told in names of files and in files that are no texts")
  func bytesAndNames() async throws {
    let site = try TestSite()
    try site.put("photos/hotel-htl99887/index.html", Array("<!DOCTYPE html><title>t</title>".utf8))
    try site.put("a.woff2", [0, 1, 2] + Array("HTL99887".utf8) + [0])
    try site.put("b.bin", Array(repeating: 0, count: (4 << 20) - 4) + Array("HTL99887".utf8) + [0])
    let found = try await site.audit(secrets: Self.secrets).filter { $0.code == .privateCode }
    let files = found.flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.file)
    #expect(Set(files) == ["photos/hotel-htl99887/index.html", "a.woff2", "b.bin"])
  }

  @Test("The name of an old file is looked at when something else has changed")
  func oldName() async throws {
    let site = try TestSite()
    try site.put("photos/hotel-htl99887.jpg", [0xFF, 0xD8, 0xFF])
    let files = try #require(SiteFiles(folder: site.path))
    let auditor = SiteAuditor(files, secrets: Self.secrets, workers: 2)
    let found = await auditor.audit { _ in .privateThings }
    #expect(found.map { $0.place?.file } == ["photos/hotel-htl99887.jpg"])
  }

  @Test("An old page is searched when something else has changed")
  func oldPage() async throws {
    let site = try TestSite()
    try site.put("old.html", Array("<!DOCTYPE html><title>t</title>HTL99887 <a href='gone'>x</a>".utf8))
    let files = try #require(SiteFiles(folder: site.path))
    let auditor = SiteAuditor(files, secrets: Self.secrets, workers: 2)
    let found = await auditor.audit { $0.path == "index.html" ? .all : .privateThings }
    #expect(found.map(\.code) == [.privateCode])
    // Unless somebody knows that it was, for the same.
    #expect(await auditor.audit { $0.path == "index.html" ? .all : .nothing } == [])
  }
}
