import Diagnostics
import TripNotation

/// The lines of an input, as every reader counts them: ended by LF, CRLF or CR.
struct InputLines {
  let lines: [String]

  init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lines.append([])
      default: lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    self.lines = lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Claims that diagnostics name places within the lines, in words that can be shown; returns the words.
  ///
  /// `isWhole` says that the line of each stands there in full.
  func shown(_ diagnostics: [Diagnostic], isWhole: Bool = true) -> String {
    for diagnostic in diagnostics {
      claim(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "\(diagnostic)")
      guard let span = diagnostic.place?.span else { continue }
      claim((1...lines.count).contains(span.line), "line \(span.line) of \(lines.count): \(diagnostic)")
      let text = lines[span.line - 1]
      claim((1...text.count + 1).contains(span.column), "column \(span.column): \(diagnostic)")
      claim(span.column + span.length <= max(text.count + 1, span.column + 1), "length: \(diagnostic)")
      claim(
        Self.isShown(span.text, of: text) && (!isWhole || span.text.count == text.count),
        "not that line: \(diagnostic)")
    }
    return Self.words(diagnostics)
  }

  /// Whether it is the beginning of a line, in which dots may stand for what is private.
  private static func isShown(_ shown: String, of line: String) -> Bool {
    shown.count <= line.count && zip(shown, line).allSatisfy { $0 == $1 || $0 == "·" }
  }

  /// The diagnostics in all forms in which they are printed.
  static func words(_ diagnostics: [Diagnostic]) -> String {
    let shown = DiagnosticPrinter().text(diagnostics)
    claim(
      shown.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) },
      "a control character is printed: \(shown.debugDescription)")
    _ = DiagnosticPrinter(colour: true, columns: 21).text(diagnostics)
    return shown + DiagnosticJSON.text(diagnostics)
  }
}

extension TextNode {
  /// An input as the only text of a file.
  init(input: String) {
    let range = TextRange(line: 0, start: 0, length: input.utf8.count)
    let isVerbatim = !input.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    self.init(input, style: .plain, at: range, verbatim: isVerbatim ? range : nil)
  }
}

/// Reads one value out of an input, and claims what must hold of a problem with it.
func value<Value>(_ bytes: [UInt8], _ read: (TextNode) throws(Problem) -> Value) -> (Value?, String) {
  let text = TextNode(input: String(decoding: bytes, as: UTF8.self))
  do throws(Problem) {
    let value = try read(text)
    return (value, "\(value)")
  } catch {
    claim(error.range.line == 0 && error.range.start >= 0 && error.range.length >= 0, "\(error)")
    claim(error.range.start + error.range.length <= text.value.utf8.count, "\(error)")
    claim(error.advice?.isEmpty == false, "no way out: \(error)")
    var findings = Findings(about: NotationFile(name: "trip.yml", lines: [text.value]))
    findings.report(error)
    return (nil, InputLines.words(findings.diagnostics))
  }
}
