import Diagnostics
import Testing

@Suite("Columns of a terminal")
struct DisplayWidthTests {
  private func text(_ numbers: Substring) throws -> String {
    try numbers.split(separator: " ").reduce(into: "") { text, number in
      text.unicodeScalars.append(try #require(UInt32(number, radix: 16).flatMap(Unicode.Scalar.init)))
    }
  }

  @Test("Every character that can stand alone is as wide as wcwidth says")
  func scalars() throws {
    var wrong: [String] = []
    for range in RecordedWidths.scalars.split(whereSeparator: \.isWhitespace) {
      let match = try #require(range.wholeMatch(of: /([0-9A-F]+)-([0-9A-F]+):([0-9])/))
      let (first, last) = (UInt32(match.1, radix: 16) ?? 0, UInt32(match.2, radix: 16) ?? 0)
      let known = (first...last).compactMap(Unicode.Scalar.init).filter(isRecorded)
      wrong += known.filter { DisplayWidth.of(Character($0)) != Int(match.3) }.map {
        "\(String($0.value, radix: 16)) is not \(match.3)"
      }
    }
    #expect(wrong == [])
  }

  /// What the table holds: assigned, and shown as it is.
  private func isRecorded(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spacingMark:
      false
    default: (scalar.properties.age.map { $0.major <= 14 }) ?? false
    }
  }

  @Test("Families, flags, keycaps, skin tones and syllables are as wide as wcwidth says")
  func sequences() throws {
    for line in RecordedWidths.texts.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let text = try text(parts[0])
      #expect(DisplayWidth.of(text) == Int(parts[1]), "\(text) \(parts[0])")
    }
  }
}
