import Foundation
import SiteBuilding
import SiteSealing
import Testing
import TripCompiling

@Suite("What everybody can read of a sealed site")
struct SealedPlainFilesTests {
  @Test("is the same of a library and of a trip, whatever look the traveller has of their own")
  func same() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trips/library.yml", "protect: yes\n")
    try workspace.write("trips/lisbon/journal/2026-05-03-a.md", "We queued.\n")
    try workspace.write("trip/trip.yml", "protect: yes\n")
    try workspace.write("trip/journal/2026-05-03-a.md", "We queued.\n")
    try workspace.write("trip/assets/map.js", "\n")
    var plain: [[String: Data]] = []
    for folder in ["trips", "trip"] {
      var order = try BuildOptions.test(
        workspace.path + "/" + folder, in: workspace, output: workspace.path + "/site-" + folder)
      order.sealing = try ProtectedSite.sealing
      #expect(await SiteBuilder.build(order).isWritten)
      // The list of files has opaque names.
      plain.append(
        try SiteTree(order.output).files.filter { name, _ in
          name.hasPrefix("assets/") || name == "404.html" || name == "keys.js"
        })
    }
    #expect(plain[0] == plain[1] && plain[0].count > 15)
  }

  @Test("has the page for those who got lost that all such sites have, whatever the traveller's own says")
  func missingPage() async throws {
    let site = try await ProtectedSite()
    let shipped = try SiteTree(site.path).text("404.html")
    #expect(shipped.contains("Locked pages"))
    try site.workspace.write("trip/templates/404.mustache", "<!DOCTYPE html><title>Lost in Belém</title>\n")
    try site.workspace.write("trip/templates/words/en.yml", "missingHeading: \"Not in Belém\"\n")
    #expect(await SiteBuilder.build(site.order).isWritten)
    #expect(try SiteTree(site.path).text("404.html") == shipped)
  }
}
