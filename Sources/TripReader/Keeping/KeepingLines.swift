import Diagnostics
import TripNotation

/// What would keep something back in the lines of a file that could not be read whole: looked for without YAML.
struct KeepingLines {
  let file: NotationFile

  /// Every place where one of the keys stands with a value that is not open.
  func marks(of keys: [KeepingKey]) -> [KeepingMark] {
    found { piece in
      for key in keys {
        if let (start, value) = Self.value(of: key.rawValue, in: piece), Self.keeps(key, value) {
          return (key, start)
        }
      }
      return nil
    }
  }

  /// The places where one of the keys stands with a mark and a value that says it outright: what front matter would
  /// say, had it been found.
  func plainMarks(of keys: [KeepingKey]) -> [KeepingMark] {
    found { piece in
      for key in keys {
        guard let (start, written) = Self.value(of: key.rawValue, in: piece), let mark = written.first,
          ":=".contains(mark)
        else { continue }
        let word = written.dropFirst().drop { " \t\"'".contains($0) }.prefix { $0.isLetter }
        if !word.isEmpty, Self.isPlain(key, String(word)) { return (key, start) }
      }
      return nil
    }
  }

  /// The first line that begins with this word.
  func place(of word: String) -> SourcePlace? {
    for (index, line) in file.lines.enumerated() {
      for piece in Self.pieces(of: line) {
        if let found = Self.value(of: word, in: piece) { return place(index, found.start) }
      }
    }
    return nil
  }

  private func found(_ look: (Substring) -> (KeepingKey, start: Substring)?) -> [KeepingMark] {
    file.lines.enumerated().flatMap { index, line in
      Self.pieces(of: line).compactMap { piece in
        look(piece).map { KeepingMark(key: $0.0, range: range(index, $0.start)) }
      }
    }
  }

  /// In a flow map, several fields stand on one line.
  private static func pieces(of line: String) -> [Substring] { line.split { "{,[".contains($0) } }

  private func place(_ line: Int, _ start: Substring) -> SourcePlace { file.place(of: range(line, start)) }

  private func range(_ line: Int, _ start: Substring) -> TextRange {
    let text = file.lines[line]
    let offset = text.utf8.distance(from: text.startIndex, to: start.startIndex)
    return TextRange(line: line, start: offset, length: start.utf8.count)
  }

  /// Without a colon only a value that cannot be prose counts.
  private static func keeps(_ key: KeepingKey, _ written: Substring) -> Bool {
    let hasMark = written.contains { ":=：".contains($0) }
    let value = written.drop { ":=： \t\"'\u{A0}".contains($0) }.prefix { !"#}]\"'".contains($0) }
    let word = String(value).split(separator: " ").joined(separator: " ")
    if hasMark { return key.meaning(of: word) != .open }
    return isPlain(key, word)
  }

  /// Whether a value after a key says outright that something is kept back; the key alone says it too.
  private static func isPlain(_ key: KeepingKey, _ word: String) -> Bool {
    switch key {
    case .draft, .isPrivate: return ["", "yes", "true"].contains(word.lowercased())
    case .publish, .published: return ["no", "false"].contains(word.lowercased())
    case .visibility: return word.lowercased() == "private"
    case .status: return ["draft", "private", "unpublished"].contains(word.lowercased())
    case .home, .privateZones, .publishDelay, .publishDate, .expiryDate, .unpublishDate:
      return word.first?.isNumber == true
    }
  }

  /// What follows a key at the beginning of a piece of a line, and where the key stands.
  private static func value(of key: String, in piece: Substring) -> (start: Substring, value: Substring)? {
    let text = piece.drop { $0.isWhitespace || "\"'-?".contains($0) }
    var rest = text
    for letter in key {
      if letter == " " {
        rest = rest.drop { " _-".contains($0) }
      } else if rest.first?.lowercased() == String(letter) {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    if let next = rest.first, next.isLetter || next.isNumber || next == "_" { return nil }
    return (text[..<rest.startIndex], rest.drop { $0.isWhitespace || "\"'".contains($0) })
  }
}

/// A key that keeps back, where it stands.
struct KeepingMark {
  var key: KeepingKey
  var range: TextRange
}

extension NotationReader.Reading {
  /// Whether something of the file was lost.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the file is no text, or too large to be looked at.
  var isUnread: Bool {
    root.kind == .broken && diagnostics.contains { $0.code == .notText || $0.code == .tooLarge }
  }

  /// The marks in its lines that stand nowhere in its tree: what they keep back is not known.
  func lostMarks(of keys: [KeepingKey]) -> [KeepingMark] {
    let holdsLines = root.text != nil || root.items?.contains { $0.text != nil } == true
    guard hasErrors || holdsLines else { return [] }
    var seen: Set<[Int]> = []
    root.forEachField { field in
      // A key in quotes begins one byte earlier.
      for start in [field.keyRange.start, field.keyRange.start + 1] {
        seen.insert([field.keyRange.line, start])
      }
    }
    return KeepingLines(file: file).marks(of: keys).filter {
      !seen.contains([$0.range.line, $0.range.start])
    }
  }
}

extension Node {
  /// Visits every field at whatever depth, in the order of the file.
  func forEachField(_ visit: (Field) -> Void) {
    for item in items ?? [] { item.forEachField(visit) }
    for field in fields ?? [] {
      visit(field)
      field.value.forEachField(visit)
    }
  }
}
