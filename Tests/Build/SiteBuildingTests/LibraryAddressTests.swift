import Diagnostics
import SiteBuilding
import Testing
import TripCompiling

@Suite("The addresses of a library's trips")
struct LibraryAddressTests {
  /// Two folders of one name, of which only the second is in the site: in a few ways.
  @Test(
    "do not tell of a trip of the same name that is not in the site",
    arguments: ["visibility: private\n", "visibility: prv\n", "draft: perhaps\n"])
  func absent(settings: String) async throws {
    let library = try SmallLibrary([
      "library.yml": "", "a/t/trip.yml": settings, "a/t/journal/2026-05-03-a.md": "Zqx words.\n",
      "b/t/trip.yml": "title: B\n", "b/t/journal/2026-05-04-b.md": "Other words.\n",
      "c/t/trip.yml": "title: C\n", "c/t/journal/2026-05-05-c.md": "More words.\n",
      "d/trip.yml": "title: D\n", "d/journal/2026-05-06-d.md": "Last words.\n",
    ])
    // The second build finds what the first has left.
    for _ in 0..<2 {
      #expect(await library.build().isWritten)
      let tree = try library.tree()
      #expect(tree.text("t/index.html").contains("B") && tree.files["t-2/index.html"] != nil)
      #expect(tree.files["t-3/index.html"] == nil && tree.files["d/index.html"] != nil)
      #expect(tree.names(holding: "Zqx") == [])
      try await Task.sleep(for: .milliseconds(60))
      try library.write("d/journal/2026-05-07-e.md", "New words.\n")
    }
    // Where it is in the site, it has the first name.
    try library.write("a/t/trip.yml", "title: A\n")
    #expect(await library.build().isWritten)
    #expect(try library.tree().files["t-3/index.html"] != nil)
  }
}
