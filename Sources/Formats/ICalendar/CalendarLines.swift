import Diagnostics
import Foundation

/// A property of a calendar as it stands on one line, or folded over several (RFC 5545, 3.1).
package struct CalendarLine: Sendable {
  /// Where it begins, counted from 1.
  package var number: Int
  /// In capitals: `DTSTART`.
  package var name: String
  /// In capitals, with their values; of one that stands twice the last counts.
  package var parameters: [String: String] = [:]
  package var value: String
}

/// The lines of a calendar, unfolded.
struct CalendarLines {
  private(set) var lines: [CalendarLine] = []
  /// The numbers of lines that are no properties.
  private(set) var junk: [Int] = []
  /// The lines as they stand in the file, for those who have to be told.
  let raw: [ArraySlice<UInt8>]

  /// Letters of a value that are kept; a booking needs none beyond.
  static let longestValue = 256 << 10

  init(_ bytes: [UInt8]) {
    raw = Self.lines(of: Self.unmarked(bytes))
    var unfolded: [(number: Int, text: [UInt8])] = []
    var isOpen = false
    for (index, line) in raw.enumerated() {
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), isOpen {
        let last = unfolded.count - 1
        if unfolded[last].text.count < Self.longestValue { unfolded[last].text += line.dropFirst() }
      } else {
        isOpen = !line.isEmpty
        if isOpen { unfolded.append((index + 1, Array(line))) }
      }
    }
    // A fold may cut a letter in two, so what letters these are is asked behind it.
    let isUnicode = unfolded.allSatisfy { String(validating: $0.text, as: UTF8.self) != nil }
    for (number, text) in unfolded { close(number, isUnicode ? text : Self.windows(text)) }
  }

  /// Without the mark of the encoding; what is UTF-16 by that as UTF-8.
  private static func unmarked(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard isWide(bytes) else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (high, low) = isLittle ? (bytes[index + 1], bytes[index]) : (bytes[index], bytes[index + 1])
      return UInt16(high) * 256 + UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether bytes are marked as UTF-16.
  static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Whatever ends them: LF with any number of CR before it, or CR alone as on old machines.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let end = bytes.contains(feed) ? feed : back
    return bytes.split(separator: end, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == back { line.removeLast() }
      return line
    }
  }

  private static let windowsLetters = (0...255).map { byte in
    Array((String(bytes: [UInt8(byte)], encoding: .windowsCP1252) ?? "\u{FFFD}").utf8)
  }

  /// Windows-1252, as older programs write, as UTF-8.
  private static func windows(_ text: [UInt8]) -> [UInt8] { text.flatMap { windowsLetters[Int($0)] } }

  private mutating func close(_ number: Int, _ text: [UInt8]) {
    if let line = Self.property(text, number) { lines.append(line) } else { junk.append(number) }
  }

  /// `NAME;PARAMETER=value;PARAMETER="v:a;lue":value`; nil for what is none.
  private static func property(_ text: [UInt8], _ number: Int) -> CalendarLine? {
    var isQuoted = false
    var cuts: [Int] = []
    var colon: Int?
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: ";") { cuts.append(index) }
      if byte == UInt8(ascii: ":") {
        colon = index
        break
      }
    }
    // A quote that nobody closed hides the colon.
    guard let colon = colon ?? text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    cuts = cuts.filter { $0 < colon }
    let ends = cuts + [colon]
    let name = String(decoding: text[..<ends[0]], as: UTF8.self).uppercased()
    guard !name.isEmpty, name.utf8.allSatisfy({ $0.isNameLetter }) else { return nil }
    var line = CalendarLine(
      number: number, name: name, value: String(decoding: text[(colon + 1)...], as: UTF8.self))
    for (start, end) in zip(cuts.prefix(32), ends.dropFirst()) {
      let part = String(decoding: text[(start + 1)..<end], as: UTF8.self)
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      line.parameters[pair[0].uppercased()] = pair[1].filter { $0 != "\"" }
    }
    return line
  }
}

extension CalendarLines {
  /// The place of a line, for a diagnostic.
  func place(_ number: Int, file: String) -> SourcePlace {
    guard raw.indices.contains(number - 1) else { return SourcePlace(file: file) }
    // What a program wrote on one line may be a megabyte.
    let text = String(String(decoding: raw[number - 1].prefix(800), as: UTF8.self).prefix(200))
    return SourcePlace(
      file: file, span: SourceSpan(line: number, column: 1, length: max(1, text.count), text: text))
  }
}

extension CalendarLine {
  /// The value as a text: `\n`, `\,`, `\;` and `\\` undone (RFC 5545, 3.3.11).
  package var text: String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    var letters: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      if isEscaped {
        letters.append(byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isNameLetter: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
