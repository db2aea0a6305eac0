import Foundation
import Testing

@Suite("tripbook cache")
struct CacheRunTests {
  @Test("says what is kept for which trip, and takes out what belongs to a trip that is gone")
  func showAndPrune() async throws {
    let workspace = try Workspace()
    let empty = try await workspace.run("cache")
    #expect(empty.status == 0 && empty.output.hasPrefix("Nothing is kept yet: there is no cache at /"))
    try workspace.write("lisbon/journal/2026-05-05-belem.md", "![](tram.jpg)\n")
    try workspace.copyExamplePhoto("BRK_0402.JPG", to: "lisbon/journal/tram.jpg")
    #expect(try await workspace.run("build", "lisbon").status == 0)
    let shown = try await workspace.run("cache")
    #expect(shown.output.contains("/lisbon: 1 picture, ") && !shown.output.contains("of no trip"))
    #expect(try await workspace.run("cache", "prune").output == "There was nothing to take out.\n")
    try FileManager.default.removeItem(atPath: workspace.path + "/lisbon")
    let gone = try await workspace.run("cache")
    #expect(gone.output.contains("; the folder is gone\n`tripbook cache prune` takes out"))
    let pruned = try await workspace.run("cache", "prune")
    #expect(pruned.status == 0 && pruned.output.hasSuffix("kB were given back.\n"), "\(pruned.output)")
    #expect(try await workspace.run("cache", "show").output.hasPrefix("0 bytes are kept at "))
    #expect(try await workspace.run("cache", "wipe").status == 2)
  }
}
