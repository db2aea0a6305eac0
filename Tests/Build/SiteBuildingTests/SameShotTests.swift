import Diagnostics
import Foundation
import PictureScaling
import SiteBuilding
import Testing
import TripChecking
import TripCompiling
import TripModel
import Explanations

@Suite("Pictures of one shot")
struct SameShotTests {
  /// An example's picture at a width and a quality, with the time of a shot.
  private static func export(
    _ name: String, width: Int, quality: Int, second: Int = 12, subsecond: String = ""
  ) throws -> Data {
    let pictures = try PictureScaler.open().derivatives(
      of: Checkout.exampleTrip + "/photos/" + name, sizes: [.width(width)],
      coding: PictureCoding(.jpeg, quality: quality))
    let bytes = try #require(pictures.first?.bytes)
    return ExifPicture.adding(
      model: "Pentax K-1", time: "2026:05:03 14:05:\(second)", subsecond: subsecond, to: Data(bytes))
  }

  /// Two exports of a shot, a burst, an accident and what else may be out, by their names; made once for all tests.
  private static let files: Result<[String: Data], any Error> = Result {
    let large = try export("BRK_0402.JPG", width: 1200, quality: 90, subsecond: "25")
    let secret = try export("BRK_0421.JPG", width: 800, quality: 80, second: 51)
    let files: [String: Data] = [
      "a.jpg": large,
      "again/a (1).jpg": large,
      "small.jpg": try export("BRK_0402.JPG", width: 500, quality: 55, subsecond: "25"),
      "other.jpg": try export("BRK_0407.JPG", width: 1200, quality: 90, subsecond: "25"),
      "next.jpg": try export("BRK_0402.JPG", width: 1200, quality: 80, subsecond: "61"),
      "late.jpg": try export("BRK_0402.JPG", width: 1200, quality: 90, second: 13),
      "a-300x200.jpg": large.prefix(500),
      "torn.jpg": large.prefix(5000),
      "unwanted.jpg": try export("BRK_0415.JPG", width: 800, quality: 80, second: 50),
      "secret.jpg": secret,
      "secret.md": Data("private: yes\n".utf8),
      "copy of secret.jpg": secret,
      "trip.yml": Data("photos:\n  leave out: [unwanted.jpg]\n".utf8),
    ]
    return files
  }

  private static func trip(in workspace: TemporaryFolder) throws {
    for (name, bytes) in try files.get() { try workspace.write("trip/" + name, bytes) }
  }

  @Test("are shown once, both files named; a burst and another picture of the moment stay")
  func once() async throws {
    let workspace = try TemporaryFolder()
    try Self.trip(in: workspace)
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let outcome = await SiteBuilder.build(order)
    let data = try TripData(site: order.output)
    #expect(data.photos.map(\.file).sorted() == ["a.jpg", "late.jpg", "next.jpg", "other.jpg"])
    let left = Dictionary(uniqueKeysWithValues: data.leftOut.map { ($0.file, $0.why) })
    #expect(left["small.jpg"] == "the same shot as a.jpg")
    #expect(left["again/a (1).jpg"] == "the same file as a.jpg")
    #expect(left["a-300x200.jpg"] == "a smaller copy of a.jpg")
    #expect(left["torn.jpg"] != nil)
    // What is kept back or left out by choice is not told to readers, by no name.
    #expect(Set(left.keys) == ["small.jpg", "again/a (1).jpg", "a-300x200.jpg", "torn.jpg"])
    #expect(try SiteTree(order.output).traces(of: "secret") == [])
    #expect(outcome.diagnostics.contains { $0.code == .photoTwice && $0.message.contains("“a.jpg”") })
  }

  @Test("account for every picture of the folder, in or out")
  func ledger() async throws {
    let workspace = try TemporaryFolder()
    try Self.trip(in: workspace)
    let outcome = await SiteBuilder.check(try .test(workspace.path + "/trip", in: workspace))
    let there = try FileManager.default.subpathsOfDirectory(atPath: workspace.path + "/trip")
      .filter { $0.hasSuffix(".jpg") }
    #expect(outcome.photos.entries.map(\.file) == there.sorted())
    #expect(outcome.photos.shownCount == 4)
    let fates = Dictionary(uniqueKeysWithValues: outcome.photos.entries.map { ($0.file, $0.fate) })
    #expect(fates["unwanted.jpg"] == .leftOut(.byHand))
    #expect(fates["secret.jpg"] == .keptBack && fates["copy of secret.jpg"] == .keptBack)
    #expect(
      outcome.photos.outsideCounts.map { "\($0.count) \($0.words)" } == [
        "3 copies of others", "2 kept back", "1 that cannot be read", "1 that trip.yml leaves out",
      ])
  }

  @Test("are looked at once: what the cache knows is not decoded, and an emptied one gives the same")
  func cached() async throws {
    let workspace = try TemporaryFolder()
    try Self.trip(in: workspace)
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    _ = await SiteBuilder.build(order)
    try workspace.write("trip/2026-05-03-new.md", "# New\n")
    try FileManager.default.removeItem(atPath: workspace.path + "/trip/torn.jpg")
    #expect(await SiteBuilder.build(order).counts.decoded == 0)
    let afresh = try BuildOptions.test(
      workspace.path + "/trip", in: workspace, output: workspace.path + "/afresh", cache: "other")
    _ = await SiteBuilder.build(afresh)
    #expect(try SiteTree(order.output).differences(from: try SiteTree(afresh.output)) == [])
  }

  @Test("name each other when one asks why")
  func why() async throws {
    let workspace = try TemporaryFolder()
    try Self.trip(in: workspace)
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let kept = await TripInquiry.about("a.jpg", line: nil, in: order).answers.flatMap(\.sentences)
    #expect(
      kept.contains("It counts for the same picture in a-300x200.jpg, again/a (1).jpg, small.jpg, too."))
    let left = await TripInquiry.about("small.jpg", line: nil, in: order).answers.flatMap(\.sentences)
    #expect(
      left == [
        "It is not shown a second time: a.jpg is another export of the same shot, and counts for both."
      ])
  }
}
