import Diagnostics
import Foundation
import MediaRenderer
import PictureScaling
import SiteBuilding
import Testing

@Suite("Preview cards")
struct CardTests {
  private func trip(_ workspace: TemporaryFolder, settings: String) throws -> String {
    try workspace.write("trip/trip.yml", "title: Lisbon\n" + settings)
    try workspace.write("trip/journal/2026-05-03-good.md", "---\nplace: 38.7, -9.2\n---\nWe queued.\n")
    try workspace.write("trip/journal/2026-05-04-shown.md", "![x](../BRK_0402.JPG)\n")
    try workspace.write("trip/journal/2026-05-05-bare.md", "Neither a picture nor a place.\n")
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/BRK_0402.JPG", photo)
    return workspace.path + "/trip"
  }

  @Test("are made for each page that has one of its own, of the right size, light, the same each time")
  func areMade() async throws {
    let workspace = try TemporaryFolder()
    let folder = try trip(workspace, settings: "url: https://example.org/lisbon\n")
    let outcome = await SiteBuilder.build(try .test(folder, in: workspace))
    #expect(outcome.exitStatus == 0)
    let tree = try SiteTree(workspace.path + "/site")
    let cards = tree.names.filter { $0.contains("card.") }
    #expect(tree.names.contains("share.jpg"))
    // The fonts themselves stay where they are.
    #expect(tree.names.allSatisfy { !$0.hasSuffix(".ttf") && !$0.hasSuffix(".otf") })
    #expect(cards.contains("card.jpg") && cards.contains("journal/shown/card.jpg"))
    #expect(cards.contains("days/2026-05-03/card.png") && cards.contains("days/2026-05-05/card.png"))
    for name in cards {
      #expect(try #require(tree.files[name]).count < 150_000, "\(name)")
      #expect(tree.pages.contains { $0.text.contains("\"https://example.org/lisbon/\(name)\"") }, "\(name)")
    }
    for page in tree.pages {
      for match in page.text.matches(of: /og:image" content="https:\/\/example.org\/lisbon\/([^"]+)"/) {
        #expect(tree.files[String(match.1)] != nil, "\(page.name): \(match.1)")
      }
    }
    #expect(SiteInspection(tree).complaints == [])
    // From another cache.
    _ = await SiteBuilder.build(
      try .test(folder, in: workspace, output: workspace.path + "/again", cache: "other", workers: 1))
    #expect(try SiteTree(workspace.path + "/again").differences(from: tree) == [])
  }

  @Test("are not made by a check, nor for a site without an address")
  func areNotMadeInVain() async throws {
    let workspace = try TemporaryFolder()
    let folder = try trip(workspace, settings: "url: https://example.org/lisbon\n")
    _ = await SiteBuilder.check(try .test(folder, in: workspace))
    let before = try SiteTree(workspace.path + "/cache").names.count
    _ = await SiteBuilder.build(try .test(folder, in: workspace))
    #expect(try SiteTree(workspace.path + "/cache").names.count > before)
    let plain = try TemporaryFolder()
    _ = await SiteBuilder.build(try .test(try trip(plain, settings: ""), in: plain))
    let tree = try SiteTree(plain.path + "/site")
    #expect(tree.names.allSatisfy { !$0.contains("card.") })
    // What is downloaded needs no address.
    #expect(tree.names.contains("share.jpg"))
  }

  @Test("have words over the photo, and a picture to send has them on paper below it")
  func wordsOverPhotos() async throws {
    let workspace = try TemporaryFolder()
    let (named, other) = ("", "start: 2026-05-01\n")
    var cards: [SiteTree] = []
    for settings in [named, other] {
      let folder = try trip(workspace, settings: settings)
      _ = await SiteBuilder.build(try .test(folder, in: workspace))
      cards.append(try SiteTree(workspace.path + "/site"))
    }
    // Their dates are the only difference.
    #expect(cards[0].files["share.jpg"] != cards[1].files["share.jpg"])
    let scaler = try PictureScaler.open()
    let share = try scaler.pixels(
      ofBytes: [UInt8](try #require(cards[0].files["share.jpg"])), width: 1080)
    #expect(share.size == PixelSize(width: 1080, height: 1350))
    // Paper at the foot, with letters in it.
    let foot = share.bytes[(940 * 1080 * share.bands)...].sorted()
    #expect(foot[foot.count / 2] > 230 && foot[foot.count / 100] < 100)
  }

  @Test("without words are told: a title in letters that no font has")
  func unknownLetters() async throws {
    let workspace = try TemporaryFolder()
    let folder = try trip(workspace, settings: "")
    try workspace.write("trip/trip.yml", "title: ᏣᎳᎩ\n")
    let outcome = await SiteBuilder.build(try .test(folder, in: workspace))
    #expect(outcome.diagnostics.map(\.code) == [.noCard] && outcome.exitStatus == 0)
    #expect(try SiteTree(workspace.path + "/site").names.allSatisfy { !$0.hasPrefix("share.") })
  }

  @Test("that cannot be made are told in a note with a way out")
  func problems() {
    let told = CardProblem.drawsNothing.diagnostic
    #expect(told.code == .noCard && told.severity == .note && told.advice != nil)
    for problem in [CardProblem.noLettering, .unknownLetters] {
      #expect(problem.diagnostic.code == .noCard && problem.diagnostic.advice != nil)
    }
    #expect(CardProblem.badPhoto("a.jpg", .changed).diagnostic.place?.file == "a.jpg")
  }
}
