import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

/// Titles and names of files that would break a page or an address, were they taken as they are.
@Suite("Hostile names")
struct HostileNameTests {
  private static let titles = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)", "&lt;b&gt; & co",
    "{{title}} {{{title}}}", "../../etc/passwd", "-->", "]]>", "100 % sure? #1", "\u{202E}drow", "日本語 🚋",
    String(repeating: "long ", count: 100) + "title",
  ]

  private static let fileNames = [
    "a b.jpg", "a\"b.jpg", "a'b.jpg", "a#b.jpg", "a?b.jpg", "a%b.jpg", "a%2Fb.jpg", "a<script>b.jpg",
    "a&amp;b.jpg",
    "é.jpg", "o\u{308}.jpg", "日本.jpg", "🚋.jpg", "index.html.jpg", "con.jpg", "-rf.jpg", "a\\b.jpg", "a:b.jpg",
    String(repeating: "n", count: 240) + ".jpg", "A B.JPG", "a-b.jpg",
  ]

  /// A folder in which everything that the traveller can name bears a hostile name.
  private func hostileTrip() throws -> (TemporaryFolder, folder: String) {
    let workspace = try TemporaryFolder()
    let trip = "trip \"q\" #1 ?%41 <b>"
    let picture = try Data(
      contentsOf: URL(fileURLWithPath: Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"))
    for (index, name) in Self.fileNames.enumerated() {
      // The same picture twice would be shown once: a byte after the end makes it another.
      try workspace.write(trip + "/photos/" + name, picture + Data([UInt8(index)]))
    }
    var pins = ""
    for (index, title) in Self.titles.enumerated() {
      let quoted = "'" + title.replacing("'", with: "''") + "'"
      pins += "- title: \(quoted)\n  at: 38.\(70 + index), -9.1\n  category: \(quoted)\n  tags: [\(quoted)]\n"
      pins += "  description: \(quoted)\n"
      let entry =
        "---\ntitle: \(quoted)\nkind: \(quoted)\ntags: [\(quoted)]\nmood: \(quoted)\nplace: \(quoted)\n---\n"
      let body = "\(title)\n\n![\(title)](<../photos/a b.jpg>)\n\n[\(title)](<2026-05-03-0 \" # ? %.md>)\n"
      try workspace.write(trip + "/journal/2026-05-03-\(index) \" # ? %.md", entry + body)
    }
    try workspace.write(trip + "/pins.yml", pins)
    try workspace.write(
      trip + "/trip.yml", "title: '<script>alert(1)</script>'\ndescription: '\"><b>'\ntravellers: ['<i>']\n")
    try workspace.write(
      trip + "/budget.yml",
      "expenses:\n  - {date: 2026-05-03, category: food, amount: 7, what: '<script>\"', paid by: '<i>'}\n")
    return (workspace, workspace.path + "/" + trip)
  }

  @Test func buildIntoASiteThatIsWhole() async throws {
    let (workspace, folder) = try hostileTrip()
    let order = try BuildOptions.test(folder, in: workspace)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten)
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    let site = try SiteTree(order.output)
    #expect(SiteInspection(site).complaints == [])
    for page in site.pages {
      let text = page.text.replacing(/<script src="(\.\.\/)*assets\/[a-z]+\.js" defer>/, with: "")
        .replacing("<script type=\"application/ld+json\">", with: "")
      // The page for lost readers has the only script of its own.
      let own = text.lowercased().ranges(of: "<script").count
      #expect(own == (page.name == "404.html" ? 1 : 0), "\(page.name)")
      #expect(!page.text.contains("<img src=x"), "\(page.name)")
    }
  }

  @Test func loseNothing() async throws {
    let (workspace, folder) = try hostileTrip()
    let order = try BuildOptions.test(folder, in: workspace)
    _ = await SiteBuilder.build(order)
    let data = try TripData(site: order.output)
    #expect(Set(data.places.map(\.title)) == Set(Self.titles))
    // In the field of a text the letters of HTML stand for others, in a list they are letters.
    let titles = Self.titles.map {
      $0.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    }
    #expect(Set(data.entries.map(\.title)) == Set(titles))
    #expect(Set(data.photos.map(\.file)) == Set(Self.fileNames.map { "photos/" + $0 }))
    for name in try SiteTree(order.output).names {
      // Letters of every script may stand in an address; what is special in one, or to a shell, may not.
      #expect(name.allSatisfy { $0.isLetter || $0.isASCII && ($0.isNumber || "-./".contains($0)) }, "\(name)")
    }
  }
}
