import Foundation
import Rounds
import Testing

/// Stopped anywhere, the site on disk is each time the whole old one or the whole new one.
@Suite("A build that is killed")
struct KillTests {
  private static let kills = Rounds.of(12, nightly: 200)

  @Test("at random moments leaves the old site or the new one, whole, and the next build ends well")
  func anyMoment() async throws {
    let trips = try await TwoTrips()
    var random = SplitMix(state: 20_260_503)
    var standing = 0
    var killed = 0
    var left = 0
    for round in 0..<Self.kills {
      if round % 10 == 0 { try? FileManager.default.removeItem(atPath: trips.workspace.path + "/cache") }
      let next = 1 - standing
      let share = Double(random.next() % 1000) / 1000
      let moment = round.isMultiple(of: 2) ? trips.anyMoment(share) : trips.momentOfWriting(share)
      let result = try await trips.build(next, killedAfter: moment)
      if result.status == SIGKILL { killed += 1 }
      let site = try trips.workspace.files("site")
      let isNew = site == trips.sites[next]
      #expect(isNew || site == trips.sites[standing], "after kill \(round), with status \(result.status)")
      if result.status == 0 { #expect(isNew, "a build that ended well was not the new site") }
      if isNew { standing = next }
      let modes = try trips.modesOfLeftovers()
      #expect(modes.allSatisfy { $0 == 0o700 }, "others may read what kill \(round) left")
      left += modes.count
    }
    // The test would say nothing if every build had been quicker.
    #expect(killed > 0 && left > 0)
    #expect(try await trips.build(1 - standing).status == 0)
    #expect(try trips.workspace.files("site") == trips.sites[1 - standing])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: trips.workspace.path).filter { $0.hasPrefix(".") }
        == [])
  }
}

/// Two trips that take turns in one output folder, each with the site that it makes undisturbed.
private struct TwoTrips: Sendable {
  /// How the name of a build's folder begins.
  static let building = ".site.tripbook-build-"

  let workspace: Workspace
  private(set) var sites: [[String: Data]] = []
  private var seconds = 0.0

  init() async throws {
    workspace = try Workspace()
    let photos = ExampleRunTests.example + "/photos"
    let pictures = try FileManager.default.contentsOfDirectory(atPath: photos).sorted().filter {
      $0.uppercased().hasSuffix(".JPG")
    }
    for trip in 0...1 {
      for entry in 1...(20 + trip * 7) {
        try workspace.write(
          "trip\(trip)/journal/2026-05-\(entry < 10 ? "0" : "")\(entry)-day.md", "Trip \(trip).\n")
      }
      try FileManager.default.copyItem(
        atPath: photos + "/" + pictures[trip], toPath: workspace.path + "/trip\(trip)/\(pictures[trip])")
      let started = Date()
      #expect(try await build(trip).status == 0)
      seconds = Date().timeIntervalSince(started)
      sites.append(try workspace.files("site"))
    }
    #expect(sites[0] != sites[1])
    #expect(try await build(0).status == 0)
  }

  /// The rights of what builds have left beside the site.
  func modesOfLeftovers() throws -> [Int] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.path).filter { $0.hasPrefix(Self.building) }
      .map {
        try #require(
          FileManager.default.attributesOfItem(atPath: workspace.path + "/" + $0)[.posixPermissions] as? Int)
      }
  }

  func build(
    _ trip: Int, killedAfter moment: (@Sendable (() -> Bool) -> Void)? = nil
  ) async throws -> TripbookProcess.Result {
    try await TripbookProcess(
      arguments: ["build", "trip\(trip)", "--output", "site", "--today", "2026-06-01"], workspace: workspace
    ).run(killedAfter: moment)
  }

  /// Some share of the time that a build takes.
  func anyMoment(_ share: Double) -> @Sendable (() -> Bool) -> Void {
    let microseconds = UInt32(seconds * share * 1_000_000)
    return { _ in usleep(microseconds) }
  }

  /// Up to 30 ms after the new site has begun to grow.
  func momentOfWriting(_ share: Double) -> @Sendable (() -> Bool) -> Void {
    let folder = workspace.path
    return { runs in
      func isWriting() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasPrefix(Self.building) }
      }
      while runs(), !isWriting() { usleep(100) }
      usleep(UInt32(30_000 * share))
    }
  }
}
