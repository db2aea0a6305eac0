import Diagnostics
import SiteBuilding
import Testing
import TripCompiling

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

  @Test("is in no site of a folder that it leaves out either, nor what else it protects")
  func leftOut() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("library.yml", "leave out: [rome]\nhome: 52.37022 4.89522\n")
    try library.write(".tripbookignore", "*-d.md\n")
    try library.write("people.yml", "- name: Zoe\n  private: yes\n  mail: zqx@example.org\n")
    try library.write("belem/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
    try library.write("rome/trip.yml", "travellers: [Zoe, Ben]\n")
    try library.write("rome/people.yml", "- name: Zoe\n  bio: Zqx sings.\n- name: Ben\n")
    try library.write("rome/journal/2024-03-02-d.md", "Zqx words.\n")
    try library.write(
      "rome/journal/2024-03-03-e.md", "---\nplace: Zqx door, 52.37118 4.89557\n---\nAt home.\n")
    let tree = try await library.build("rome")
    #expect(tree.names(holding: "Zqx") == [])
    #expect(!tree.traces(of: "At home").isEmpty && !tree.traces(of: "Ben").isEmpty)
    var alone = library.order
    alone.folder += "/rome"
    alone.output = library.workspace.path + "/alone-rome"
    for secret in ["HTL99887", "zqx@example.org"] {
      try library.write("rome/journal/2024-03-04-f.md", "They call it \(secret).\n")
      #expect(await SiteBuilder.build(alone).exitStatus == 3, "\(secret)")
    }
  }
}
