import Foundation
import Testing

@Suite("The first trip of README")
struct ReadmeRunTests {
  @Test("is written by the commands that stand there, as the files that stand there")
  func firstTrip() async throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    let commands = text.matches(of: /\n   (tripbook new [^\n]+)/).map { String($0.1) }
    #expect(commands.count == 3)
    let workspace = try Workspace()
    let tripbook = "tripbook() { '\(TripbookProcess.built)' \"$@\"; }\n"
    let shell = TripbookProcess(
      arguments: ["-e", "-c", tripbook + commands.joined(separator: "\n")], workspace: workspace,
      executable: "/bin/sh")
    let result = try await shell.run()
    #expect(result.status == 0, "\(result.errors)")

    let files = text.matches(of: /`(lisbon\/[^`]+)`:\n\n   ```(\w+)\n((?:   .*\n|\n)*?)   ```\n/)
    #expect(files.count == 3)
    for file in files {
      let written = Set(try workspace.text(String(file.1)).split(separator: "\n"))
      // Of an entry, the text is the author's own.
      let isEntry = file.2 == "markdown"
      let lines = file.3.split(separator: "\n").map { $0.dropFirst(3) }.prefix(isEntry ? 3 : .max)
      for line in lines { #expect(written.contains(line), "\(file.1): \(line)") }
    }
  }
}
