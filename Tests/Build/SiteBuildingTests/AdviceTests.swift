import Diagnostics
import Foundation
import Rounds
import SiteBuilding
import Testing

@Suite("An advice that names what to write")
struct AdviceTests {
  @Test(
    "does away with what it was given for, in a broken trip",
    arguments: Rounds.some(of: BrokenTrip.all, oneIn: 8))
  func brokenTrip(_ trip: BrokenTrip) async throws {
    // What has no such advice is not read a second time.
    guard try #require(trip.expected).contains(/= (Did you mean|Write|Put quotes)/) else { return }
    try await follow { workspace in
      let folder = workspace.path + "/trip"
      try FileManager.default.copyItem(atPath: trip.folder, toPath: folder)
      return folder
    }
  }

  @Test(
    "does away with what it was given for, in a typed mistake",
    arguments: Rounds.some(of: try Mistake.all(), oneIn: 10))
  func typed(_ mistake: Mistake) async throws {
    let isTold = mistake.expectations.contains { if case .says = $0 { true } else { false } }
    if isTold { try await follow { try mistake.write(to: $0) } }
  }

  /// Follows each advice of a folder by itself, to the letter, and looks again.
  private func follow(_ make: (TemporaryFolder) throws -> String) async throws {
    let workspace = try TemporaryFolder()
    let first = await SiteBuilder.check(try .test(try make(workspace), in: workspace)).diagnostics
    for diagnostic in first {
      guard let replacement = Replacement(diagnostic), let span = diagnostic.place?.span else { continue }
      let copy = try TemporaryFolder()
      let folder = try make(copy)
      guard try replacement.apply(in: folder, was: span.text) else { continue }
      let second = await SiteBuilder.check(try .test(folder, in: copy)).diagnostics
      let remains = second.filter {
        $0.code == diagnostic.code && $0.place?.file == diagnostic.place?.file
          && $0.place?.span?.line == span.line && $0.place?.span?.column == span.column
      }
      #expect(remains.isEmpty, "“\(diagnostic.advice ?? "")” leaves:\n\(DiagnosticPrinter().text(remains))")
    }
  }
}
