/// The address of a file within the site: relative, with `/` between folders, and never a way out of it.
package struct OutputPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path as text: `days/2026-05-03/index.html`.
  package let text: String

  /// Makes a path from text.
  ///
  /// Nil where a part is empty, `.` or `..`, or holds a NUL, a backslash or a control character.
  package init?(_ text: String) {
    // By bytes, as systems read it: a slash with a mark on it is a letter of its own, and divides all the same.
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return nil }
      if part.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) { return nil }
    }
    self.text = text
  }

  /// A file at the top of the site, by a name of ours.
  package static func top(_ name: String) -> OutputPath {
    guard let path = OutputPath(name) else { preconditionFailure("\(name) is no name of a file") }
    return path
  }

  /// The names on the way from the top of the site to the file.
  package var parts: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  package var description: String { text }

  package static func < (one: OutputPath, other: OutputPath) -> Bool {
    let (bytes, others) = (one.text.utf8Span.span, other.text.utf8Span.span)
    for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
      return bytes[index] < others[index]
    }
    return bytes.count < others.count
  }
}

/// It is kept as its text.
extension OutputPath: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let path = OutputPath(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    self = path
  }

  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
