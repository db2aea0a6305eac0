import Foundation
import Rounds
import Testing
import TripModel

@testable import ICalendar

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent().path
private let python = root + "/.build/oracles/bin/python"

/// Held against the rules of dateutil. Asked only where `make oracles` has installed it.
@Suite(
  "What comes again, against dateutil",
  .enabled(if: FileManager.default.isExecutableFile(atPath: python), "make oracles"))
struct RecurrenceOracleTests {
  private static func rules(_ count: Int, seed: Int) throws -> [Substring] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [root + "/Tests/Oracles/recurrences.py", String(count), String(seed)]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  @Test("finds the same days for random rules, from anywhere on", arguments: [1, 2, 3])
  func agrees(seed: Int) throws {
    let lines = try Self.rules(Rounds.of(120, nightly: 600), seed: seed)
    #expect(lines.count > Rounds.of(80, nightly: 400))
    var found = 0
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let rule = try RecurrenceRule(String(cells[1]))
      let first = try #require(LocalDate(iso: cells[0]))
      let window = try #require(LocalDate(iso: cells[2]))...(try #require(LocalDate(iso: cells[3])))
      let days = rule.days(from: first, in: window, atMost: 400).map {
        $0.map(\.description).joined(separator: " ")
      }
      #expect(days ?? "too far" == cells[4], "\(line)")
      found += cells[4].isEmpty ? 0 : 1
    }
    // Most of them find something.
    #expect(found > lines.count / 3)
  }
}
