import Foundation
import Rounds
import Testing

@Suite("The example trip, by the command")
struct ExampleRunTests {
  static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("example-trip").path

  @Test(
    "is the same site in another zone and language, on another processor, with another number of jobs, from a cold cache"
  )
  func isTheSameAnywhere() async throws {
    let workspace = try Workspace()
    try Self.copyExample(into: workspace)
    var said: [String] = []
    let surroundings = [
      ("one", "4", ["TZ": "Pacific/Kiritimati", "LC_ALL": "de_CH.UTF-8", "LANG": "de_CH.UTF-8"]),
      (
        "two", "1",
        [
          "TZ": "America/Los_Angeles", "LC_ALL": "C", "XDG_CACHE_HOME": workspace.path + "/other",
          // What libvips does on a processor for which it has no fast code of its own.
          "VIPS_NOVECTOR": "1",
        ]
      ),
    ]
    for (site, jobs, environment) in surroundings {
      let run = try await workspace.run(
        "build", "example", "--output", site, "--jobs", jobs, "--today", "2026-06-01",
        "--quiet", environment: environment)
      // Pictures that are missing are an error, and the rest is built.
      #expect(run.status < 2, "\(run.errors)")
      said.append(run.errors)
    }
    #expect(said[0] == said[1])
    let (one, two) = (try workspace.files("one"), try workspace.files("two"))
    #expect(one.count > 50)
    #expect(Set(one.keys).union(two.keys).filter { one[$0] != two[$0] }.sorted() == [])
  }

  /// The example with every fifth of its pictures: to make all of them from a cold cache takes most of the time, and is
  /// left to the night.
  private static func copyExample(into workspace: Workspace) throws {
    let copy = workspace.path + "/example"
    try FileManager.default.copyItem(atPath: example, toPath: copy)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: copy + "/photos").sorted()
    let made = Set(Rounds.some(of: pictures, oneIn: 5))
    for picture in pictures where !made.contains(picture) {
      try FileManager.default.removeItem(atPath: copy + "/photos/" + picture)
    }
  }

  @Test("tells how far it has come in lines where there is no terminal, if it takes long")
  func tellsProgress() async throws {
    let workspace = try Workspace()
    let smallest = try #require(Self.smallPicture)
    try workspace.writeTrip()
    for number in 1...60 {
      let path = workspace.path + "/trip/\(number).jpg"
      try (smallest + Data([UInt8(number)])).write(to: URL(fileURLWithPath: path))
    }
    let run = try await workspace.run("build", "trip")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("pictures: 6 of 60\npictures: 12 of 60\n"))
    #expect(run.errors.hasSuffix("pictures: 60 of 60\n"))
    let again = try await workspace.run("build", "trip", "--quiet")
    #expect(again.errors.isEmpty)
  }

  private static let smallPicture = FileManager.default.contents(
    atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("BrokenTrips/truncated-photo/photos/good.jpg").path)
}
