import Diagnostics
import SiteBuilding
import Testing

@Suite("What a library leaves out of its trips")
struct LibraryRulesBuildTests {
  @Test("is in no site of theirs, and they are made again when it changes")
  func rules() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("rome/journal/2024-03-02-d.md", "Zqx words.\n")
    #expect(await library.build().isWritten)
    #expect(try library.tree().names(holding: "Zqx") != [])
    try await Task.sleep(for: .milliseconds(60))
    try library.write(".tripbookignore", "*-d.md\n")
    #expect(await library.build().isWritten)
    #expect(try library.tree().names(holding: "Zqx") == [])
    #expect(try library.tree().text("rome/index.html").contains("forum"))
    #expect(try await library.build("rome").names(holding: "Zqx") == [])
    try await Task.sleep(for: .milliseconds(60))
    try library.write(".tripbookignore", "")
    #expect(try await library.build("rome").names(holding: "Zqx") != [])
  }
}
