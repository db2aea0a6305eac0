import Diagnostics
import Testing
import TripNotation

@Suite("Bounds")
struct LimitTests {
  @Test(
    "Nesting up to the bound is read, and beyond it is an error",
    arguments: [
      { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) },
      { (depth: Int) in String(repeating: "- ", count: depth) + "a" },
      { (depth: Int) in String(repeating: "{a: ", count: depth) + "b" + String(repeating: "}", count: depth)
      },
      { (depth: Int) in (0..<depth).map { String(repeating: "  ", count: $0) + "a:\n" }.joined() },
      { (depth: Int) in (0..<depth / 2).map { String(repeating: "  ", count: $0) + "- a:\n" }.joined() },
    ] as [@Sendable (Int) -> String])
  func depth(_ nested: @Sendable (Int) -> String) {
    #expect(read(nested(32)).diagnostics.isEmpty)
    #expect(read(nested(34)).diagnostics.map(\.code) == [.tooDeep])
    let deep = read(nested(2000)).diagnostics
    #expect(deep.first?.code == .tooDeep)
    #expect(deep.count == 1)
  }

  @Test("A file may have 16 MB")
  func size() {
    let line = "- " + String(repeating: "a", count: 1021) + "\n"
    let maximum = NotationReader.sizeLimit / line.utf8.count
    #expect(read(String(repeating: line, count: maximum)).root.items?.count == maximum)
    let more = read(String(repeating: line, count: maximum + 1))
    #expect(more.diagnostics.map(\.code) == [.tooLarge])
    #expect(more.diagnostics.map(\.message) == ["This file is larger than 16 MB and is not read"])
    #expect(more.diagnostics.map(\.advice) == ["Split it, or look whether it is the right file."])
    #expect(Tree(more.root) == .broken)
  }

  @Test("A line may have 100,000 bytes")
  func line() {
    let long = String(repeating: "x", count: NotationReader.lineLimit - 3)
    #expect(read("a: \(long)\nb: c\n").diagnostics.isEmpty)
    let longer = read("b: c\na: \(long)x\n")
    #expect(longer.diagnostics.map(\.code) == [.tooLarge])
    #expect(longer.diagnostics.first?.place?.span?.line == 2)
  }

  @Test("A key may have 1024 characters up to its colon", arguments: ["x", "é", "😋"])
  func key(_ letter: String) {
    let key = String(repeating: letter, count: 1024)
    #expect(Tree(read("\(key): a").root) == [key: "a"])
    #expect(Tree(read("{\(key): a}").root) == [key: "a"])
    #expect(read("\(key)\(letter): a").diagnostics.map(\.code) == [.longKey])
    #expect(read("{\"\(key)\": a}").diagnostics.map(\.code) == [.longKey])
  }

  @Test("A flood of mistakes is counted, not listed")
  func flood() {
    let reading = read(String(repeating: "- @\n", count: 1000) + String(repeating: "- a #b\n", count: 150))
    #expect(reading.diagnostics.count { $0.severity == .error } == 100)
    #expect(reading.diagnostics.count { $0.severity == .warning } == 100)
    #expect(reading.diagnostics.last?.code == .moreProblems)
    #expect(reading.diagnostics.last?.message == "950 more problems in this file are not shown")
    #expect(reading.root.items?.count == 150)
  }

  @Test(
    "Bytes that are no UTF-8 are one error at the first of them",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1), (Array("a: caf".utf8) + [0xE9, 0x0A], 1, 7),
      (Array("é: b\nc: ".utf8) + [0xC0, 0x80], 2, 4), ([0x61, 0xED, 0xA0, 0x80], 1, 2),
      ([0xF4, 0x90, 0x80, 0x80], 1, 1),
      ([0xE2, 0x82], 1, 1), ([0xF8, 0x88, 0x80, 0x80, 0x80], 1, 1), ([0x80], 1, 1),
      ([0xE0, 0x80, 0x80], 1, 1),
    ] as [([UInt8], Int, Int)])
  func notUTF8(_ bytes: [UInt8], _ line: Int, _ column: Int) {
    let reading = NotationReader.read(bytes, file: "trip.yml")
    #expect(reading.diagnostics.map(\.code) == [.notText])
    #expect(reading.diagnostics.first?.place?.span?.line == line)
    #expect(reading.diagnostics.first?.place?.span?.column == column)
    #expect(Tree(reading.root) == .broken)
  }

  @Test("Bytes in any order are read to the end, and what is said of them can be shown", arguments: 0..<4)
  func anyBytes(seed: UInt64) {
    var source = RandomDocument(seed: seed)
    for _ in 0..<500 {
      let reading = NotationReader.read(source.bytes(), file: "trip.yml")
      let shown = DiagnosticPrinter().text(reading.diagnostics)
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F..<0xA0 ~= $0.value })
    }
  }

  @Test("Every character that Swift can hold is either text or refused, and as text comes back as it is")
  func characters() {
    for value in UInt32(0)...0x10FFFF {
      guard value < 0x400 || 0x1F80..<0x2080 ~= value || 0xFE00..<0x1_0100 ~= value || value % 997 == 0
      else { continue }
      guard let scalar = Unicode.Scalar(value), scalar != "\n" else { continue }
      let reading = read("'x\(scalar)y'")
      if reading.diagnostics.isEmpty {
        #expect(Tree(reading.root) == .text(.init(text: "x\(scalar)y")), "U+\(String(value, radix: 16))")
      } else {
        let isControl = value < 0x20 || 0x7F..<0xA0 ~= value
        #expect(isControl || [0x27, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(value))
      }
    }
  }
}
