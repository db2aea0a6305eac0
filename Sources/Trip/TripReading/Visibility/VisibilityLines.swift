import Diagnostics
import TripNotation

/// What would keep something back in the lines of a file that could not be read whole: looked for without YAML.
struct VisibilityLines {
  let file: NotationFile

  /// Every place where one of the keys stands with a value that is not open.
  func marks(of keys: Set<VisibilityKey>) -> [VisibilityMark] {
    found { piece in
      let found = Self.written(in: piece, of: keys)
      return found.flatMap { Self.keeps($0.meant, $0.value) ? ($0.meant.key, $0.start) : nil }
    }
  }

  /// The places where one of the keys stands with a mark and a value that says it outright: what front matter would
  /// say, had it been found.
  func plainMarks(of keys: Set<VisibilityKey>) -> [VisibilityMark] {
    found { piece in
      guard let found = Self.written(in: piece, of: keys), let mark = found.value.first, ":=".contains(mark)
      else { return nil }
      // Logseq and Dataview write `private:: true`.
      let rest = found.value.dropFirst().drop { ": \t\"'".contains($0) }
      // Prose may go on behind the word of a key that says nothing else; behind another key the word is all that
      // stands there.
      let first = found.meant.isOurs && found.meant.key != .status ? String(rest.prefix { $0.isLetter }) : ""
      let whole = rest.prefix { !"#}]\"'".contains($0) }
      let isPlain =
        Self.isPlain(found.meant, String(whole).split(separator: " ").joined(separator: " "))
        || (!first.isEmpty && Self.isPlain(found.meant, first))
      return isPlain ? (found.meant.key, found.start) : nil
    }
  }

  /// Where one of the keys stands behind other words of a line, with a mark and a value that keeps something back:
  /// `title: Lisbon visibility: private`, of which a reader can only make one field.
  func innerMarks(of keys: Set<VisibilityKey>, inLines told: Set<Int>) -> [VisibilityMark] {
    file.lines.enumerated().flatMap { index, line -> [VisibilityMark] in
      guard told.contains(file.firstLine + index) else { return [] }
      return Self.pieces(of: line).flatMap { piece -> [VisibilityMark] in
        Self.ends(ofWordsIn: piece).compactMap { end -> VisibilityMark? in
          guard let found = Self.written(in: piece[end...], of: keys), found.meant.isOurs,
            let mark = found.value.first, ":=：".contains(mark),
            Self.keepsBehindWords(found.meant, found.value, areApart: Self.isWide(piece, at: end))
          else { return nil }
          return VisibilityMark(key: found.meant.key, range: range(index, found.start))
        }
      }
    }
  }

  /// The blanks before words, but for those at the beginning.
  private static func ends(ofWordsIn piece: Substring) -> [Substring.Index] {
    let start = piece.firstIndex { !$0.isWhitespace } ?? piece.endIndex
    return piece[start...].indices.filter { index in
      let next = piece.index(after: index)
      return piece[index].isWhitespace && next < piece.endIndex && !piece[next].isWhitespace
    }
  }

  /// Whether more than one blank stands there.
  private static func isWide(_ piece: Substring, at end: Substring.Index) -> Bool {
    end > piece.startIndex && piece[piece.index(before: end)].isWhitespace
  }

  /// The first line that begins with this word.
  func place(of word: String) -> SourcePlace? { places(of: word).first }

  /// Every line, or part of one in brackets, that begins with this word.
  func places(of word: String) -> [SourcePlace] {
    file.lines.enumerated().flatMap { index, line in
      Self.pieces(of: line).compactMap { piece in
        Self.value(of: word, in: piece).map { place(index, $0.start) }
      }
    }
  }

  private func found(_ look: (Substring) -> (VisibilityKey, start: Substring)?) -> [VisibilityMark] {
    file.lines.enumerated().flatMap { index, line in
      Self.pieces(of: line).compactMap { piece in
        look(piece).map { VisibilityMark(key: $0.0, range: range(index, $0.start)) }
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

  /// The key at the beginning of a piece of a line, and what follows it. Without a mark behind it, only a key of ours
  /// is known.
  private static func written(
    in piece: Substring, of keys: Set<VisibilityKey>
  ) -> (meant: MeantKey, start: Substring, value: Substring)? {
    let text = piece.drop { $0.isWhitespace || "\"'-?".contains($0) }
    let name = text.prefix(longestKey).prefix { !":=：".contains($0) }
    if name.endIndex < text.endIndex, ":=：".contains(text[name.endIndex]), let meant = MeantKey(String(name)),
      keys.contains(meant.key)
    {
      var start = name
      while let last = start.last, last.isWhitespace || "\"'".contains(last) { start.removeLast() }
      return (meant, start, text[name.endIndex...])
    }
    if let (meant, start, value) = bare(in: text), keys.contains(meant.key) { return (meant, start, value) }
    for key in VisibilityKey.allCases where keys.contains(key) && key.isDocumented {
      if let (start, value) = value(of: key.rawValue, in: piece), let meant = MeantKey(key.rawValue) {
        return (meant, start, value)
      }
    }
    return nil
  }

  /// A line of nothing but a word that keeps back, and perhaps a yes: `brouillon`, `privé oui`.
  private static func bare(in text: Substring) -> (meant: MeantKey, start: Substring, value: Substring)? {
    guard text.utf8.count <= longestKey, !text.contains(where: { ":=：".contains($0) }) else { return nil }
    func meant(_ name: Substring) -> MeantKey? {
      MeantKey(String(name)).flatMap { [.draft, .isPrivate].contains($0.key) ? $0 : nil }
    }
    var whole = text
    while whole.last?.isWhitespace == true { whole.removeLast() }
    if let meant = meant(whole) { return (meant, whole, "") }
    guard let blank = whole.lastIndex(where: \.isWhitespace) else { return nil }
    let value = whole[whole.index(after: blank)...]
    guard VisibilityVocabulary.answer(String(value)) == true else { return nil }
    return meant(whole[..<blank]).map { ($0, whole[..<blank], value) }
  }

  /// Letters; nobody names a key in more.
  private static let longestKey = 40

  /// Without a colon only a value that cannot be prose counts.
  private static func keeps(_ meant: MeantKey, _ written: Substring) -> Bool {
    let hasMark = written.contains { ":=：".contains($0) }
    let value = written.drop { ":=： \t\"'\u{A0}".contains($0) }.prefix { !"#}]\"'".contains($0) }
    let word = String(value).split(separator: " ").joined(separator: " ")
    if hasMark { return meant.meaning(of: word) != .open }
    return word.isEmpty ? [.draft, .isPrivate].contains(meant.key) : isPlain(meant, word)
  }

  /// Behind other words a home is often one in prose: only what keeps back outright counts, and what can be nothing but
  /// a slip behind a key that says nothing else.
  private static func keepsBehindWords(
    _ meant: MeantKey, _ written: Substring, areApart: Bool
  ) -> Bool {
    let value = written.prefix(longestValue).drop { ":=： \t\"'\u{A0}".contains($0) }
      .prefix { !"#}]\"'".contains($0) }
    let word = String(value).split(separator: " ").joined(separator: " ")
    // `A private: beach` is a title, and `Lisbon  private: maybe` two fields.
    let isDoubted = meant.key == .visibility || areApart && [.draft, .isPrivate].contains(meant.key)
    return isPlain(meant, word) || (isDoubted && meant.meaning(of: word, .trip) != .open)
  }

  /// Letters of a value that are looked at behind other words.
  private static let longestValue = 80

  /// Whether a value after a key says outright that something is kept back.
  private static func isPlain(_ meant: MeantKey, _ word: String) -> Bool {
    switch meant.key {
    case .home, .privateZones, .publishDelay, .publishDate, .expiryDate, .unpublishDate:
      word.first.map { $0.isNumber || $0 == "-" } ?? false
    case .password: false
    default:
      if case .keeps = meant.meaning(of: word) { true } else { false }
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
struct VisibilityMark {
  var key: VisibilityKey
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
  func lostMarks(of keys: Set<VisibilityKey>) -> [VisibilityMark] {
    let holdsLines = root.text != nil || root.items?.contains { $0.text != nil } == true
    guard hasErrors || holdsLines else { return [] }
    var seen: Set<[Int]> = []
    root.forEachField { field in
      // A key in quotes begins one byte earlier.
      for start in [field.keyRange.start, field.keyRange.start + 1] {
        seen.insert([field.keyRange.line, start])
      }
    }
    let lines = VisibilityLines(file: file)
    let crowded = Set(diagnostics.filter { $0.code == .colonInText }.compactMap { $0.place?.span?.line })
    let marks = lines.marks(of: keys) + lines.innerMarks(of: keys, inLines: crowded)
    return marks.filter {
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
