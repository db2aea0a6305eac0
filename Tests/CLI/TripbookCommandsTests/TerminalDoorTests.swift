import Foundation
import Testing

@Suite("The door to the terminal")
struct TerminalDoorTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources").path

  /// What writes to standard output or standard error, in Swift and in C.
  private static let ways = [
    #"(?<![A-Za-z0-9_.])(print|debugPrint|dump|puts|fputs|putchar|putc|fputc|fwrite|printf|fprintf|vprintf|vfprintf|perror|NSLog|syslog)\("#,
    #"FileHandle\.standard(Output|Error)|\.standardOutput\b|\.standardError\b"#,
    #"\b(stdout|stderr|STDOUT_FILENO|STDERR_FILENO)\b"#, #"/dev/(tty|stdout|stderr|fd/)"#,
    #"(?<![A-Za-z0-9_.])d?write\([12],"#,
    #"(?<![A-Za-z0-9_])exit\(withError"#,
  ]
  /// The door itself, and a process whose output goes nowhere.
  private static let exceptions: [String: String] = [
    "CLI/TripbookCommands/Terminal.swift": "FileHandle.standard",
    "Formats/MovieStills": "= FileHandle.nullDevice",
  ]

  @Test("nothing but it writes to a terminal, in any room")
  func alone() throws {
    let patterns = try Self.ways.map { try NSRegularExpression(pattern: $0) }
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources))
    var seen = 0
    for case let file as String in files where [".swift", ".c", ".h"].contains(where: file.hasSuffix) {
      seen += 1
      let text = try String(contentsOfFile: Self.sources + "/" + file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//"), !code.hasPrefix("*"), !code.contains("func print(") else { continue }
        let isAllowed = Self.exceptions.contains { file.hasPrefix($0.key) && code.contains($0.value) }
        let isPrinting = patterns.contains {
          $0.firstMatch(in: String(line), range: NSRange(line.startIndex..., in: line)) != nil
        }
        #expect(!isPrinting || isAllowed, "\(file): \(line)")
      }
    }
    #expect(seen > 800)
  }

  @Test(
    "is looked for in ways that are known",
    arguments: [
      "print(x)", "  debugPrint(x)", "FileHandle.standardError.write(x)", "fputs(\"x\", stderr)",
      "unsafe fprintf(f)",
      "try handle.write(to: .standardOutput)", "write(1, x)", "open(\"/dev/tty\")",
      "Command.exit(withError: e)",
    ])
  func known(line: String) throws {
    #expect(
      try Self.ways.contains {
        let range = NSRange(line.startIndex..., in: line)
        return try NSRegularExpression(pattern: $0).firstMatch(in: line, range: range) != nil
      })
  }
}
