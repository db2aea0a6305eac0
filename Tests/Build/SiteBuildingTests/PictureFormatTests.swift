import Diagnostics
import Foundation
import PictureScaling
import SiteBuilding
import Testing

@Suite("The format of the site's pictures")
struct PictureFormatTests {
  private func build(_ settings: String) async throws -> (tree: SiteTree, outcome: BuildOutcome) {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Lisbon\nurl: https://example.org/\n" + settings)
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/BRK_0402.JPG", photo)
    let outcome = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    return (try SiteTree(workspace.path + "/site"), outcome)
  }

  @Test("is WebP where trip.yml says so, in every page, and smaller than JPEG; cards stay JPEG")
  func webp() async throws {
    let (jpegs, _) = try await build("")
    let (tree, outcome) = try await build("picture format: webp\n")
    #expect(outcome.exitStatus == 0 && outcome.diagnostics.isEmpty)
    let pictures = tree.names.filter { $0.hasPrefix("photos/") && !$0.hasSuffix(".html") }
    #expect(pictures.count >= 4 && pictures.allSatisfy { $0.hasSuffix(".webp") }, "\(pictures)")
    #expect(SiteInspection(tree).complaints == [])
    #expect(tree.names.contains("card.jpg"))
    let page = try #require(tree.pages.first { $0.name == "photos/brk-0402/index.html" }).text
    #expect(page.contains("320.webp") && page.contains("image/webp") && !page.contains("320.jpg"))
    func size(_ tree: SiteTree, _ name: String) -> Int { tree.files[name]?.count ?? 0 }
    #expect(size(tree, "photos/brk-0402/1080.webp") * 10 < size(jpegs, "photos/brk-0402/1080.jpg") * 9)
  }

  @Test("is told where it is none that is known")
  func unknown() async throws {
    let (tree, outcome) = try await build("picture format: gif\n")
    let told = try #require(outcome.diagnostics.first)
    #expect(told.code == .unknownWord && told.place?.span?.line == 3)
    #expect(told.advice?.contains("webp") == true)
    #expect(tree.names.contains("photos/brk-0402/320.jpg"))
  }
}
