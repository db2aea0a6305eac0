import Diagnostics
import TripNotation

/// A short text, such as a title, a caption or the value of a field, without the comments in it.
struct WithoutComments {
  private(set) var text: String
  /// Where in the text that was given a comment begins that nothing ends, in bytes; nothing from there on is in `text`.
  private(set) var openAt: Int?

  static func strip(_ written: String) -> WithoutComments {
    var without = WithoutComments(text: written)
    guard mayHold(written.utf8) else { return without }
    let bytes = Array(written.utf8)
    var finder = CommentFinder(bytes)
    var output: [UInt8] = []
    var at = 0
    var isAtLineStart = true
    var hasComment = false
    reading: while at < bytes.count {
      let comment = (isAtLineStart ? finder.definition(at: at) : nil) ?? finder.comment(at: at)
      switch comment {
      case .closed(let end):
        hasComment = true
        at = end
        // Of the blanks on both sides one side is enough.
        if output.last.map({ $0.isBlank || $0 == .lineFeed }) ?? true {
          while at < bytes.count, bytes[at].isBlank { at += 1 }
        }
      case .open:
        hasComment = true
        without.openAt = at
        break reading
      case nil:
        isAtLineStart = bytes[at] == .lineFeed || isAtLineStart && bytes[at].isBlank
        output.append(bytes[at])
        at += 1
      }
    }
    if hasComment { without.text = String(decoding: output, as: UTF8.self).trimmed }
    return without
  }

  /// The same text with blanks for its comments, so that each line stays where it is; nothing is left behind one that
  /// nothing ends.
  static func blanked(_ written: String) -> String {
    guard mayHold(written.utf8) else { return written }
    return String(decoding: blanked(Array(written.utf8), onlyLong: false), as: UTF8.self)
  }

  /// The same of bytes. `onlyLong` leaves comments within a line, and the first line of one that nothing ends: those
  /// are found, and told, as the lines are read.
  static func blanked(_ bytes: [UInt8], onlyLong: Bool) -> [UInt8] {
    var finder = CommentFinder(bytes)
    var output = bytes
    var at = 0
    var isAtLineStart = true
    while at < bytes.count {
      let comment = (isAtLineStart ? finder.definition(at: at) : nil) ?? finder.comment(at: at)
      guard let comment else {
        isAtLineStart = bytes[at] == .lineFeed || isAtLineStart && bytes[at].isBlank
        at += 1
        continue
      }
      var (start, end) = (at, bytes.count)
      switch comment {
      case .closed(let behind):
        end = max(behind, at + 1)
        if onlyLong, !bytes[at..<end].contains(.lineFeed) { start = end }
      case .open:
        if onlyLong { start = bytes[at...].firstIndex(of: .lineFeed) ?? end }
      }
      for index in start..<end where bytes[index] != .lineFeed && bytes[index] != .carriageReturn {
        output[index] = UInt8(ascii: " ")
      }
      at = end
    }
    return output
  }

  /// A text alone, where nobody is told.
  static func text(_ written: String) -> String { strip(written).text }

  /// The same of a text that says nothing where nothing is left of it.
  static func words(_ written: String?) -> String? {
    written.map(text).flatMap { $0.isEmpty && written?.isEmpty == false ? nil : $0 }
  }

  /// Whether there is anything to look for: most texts hold none of it.
  private static func mayHold(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      switch (last, byte) {
      case (UInt8(ascii: "<"), UInt8(ascii: "!")), (UInt8(ascii: "%"), UInt8(ascii: "%")),
        (UInt8(ascii: "]"), UInt8(ascii: ":")):
        return true
      case (UInt8(ascii: "{"), let next) where "{%/>#:{".utf8.contains(next): return true
      default: last = byte
      }
    }
    return false
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension NotationReader.Reading {
  /// The same file without comments in its texts and keys, and without what headings in them keep back: what its author
  /// meant for nobody is in no field that anything reads.
  ///
  /// What keeps something back is left as it is written, so that nothing is published because half of its value is
  /// gone.
  func withoutComments() -> NotationReader.Reading {
    var reading = self
    var stripper = CommentStripper(file: file)
    reading.root = stripper.stripped(root, isThing: true)
    reading.diagnostics += stripper.diagnostics
    reading.takenOut += stripper.takenOut
    return reading
  }
}

/// Takes comments out of a tree of values, and tells those that do not end.
private struct CommentStripper {
  let file: NotationFile
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var takenOut: [NotationReader.TakenOut] = []

  init(file: NotationFile) { self.file = file }

  /// `isThing` where a map may be a thing with a title: all of a file, and an item of a list.
  mutating func stripped(_ node: Node, isThing: Bool = false) -> Node {
    var node = node
    switch node.kind {
    case .text(let written):
      var text = written
      if let parts = KeptFieldParts(written, in: file) {
        diagnostics += parts.diagnostics(in: file)
        takenOut.append(parts.takenOut(in: file))
        text.value = parts.text
      }
      text.value = told(text.value, at: text.range)
      guard text.value != written.value else { return node }
      text.verbatim = nil
      node.kind = .text(text)
    case .list(let items): node.kind = .list(items.map { stripped($0, isThing: isThing) })
    case .map(let fields): node.kind = .map(stripped(fields, isThing: isThing))
    case .empty, .broken: break
    }
    return node
  }

  private mutating func stripped(_ written: [Field], isThing: Bool) -> [Field] {
    var keys = Set(written.map(\.key))
    let fields = written + (isThing ? keeping(written) : [])
    // Who says of it whether it is private means its title, too.
    let isSaid = fields.contains { MeantKey($0.key)?.key == .isPrivate }
    return fields.map { field in
      if isSaid, Self.isTitle(field) { return withoutComment(field) }
      var field = field
      let key = told(field.key, at: field.keyRange)
      // No key stands twice.
      if key != field.key, keys.insert(key).inserted { field.key = key }
      if key != field.key { field = Field(key: field.key, keyRange: field.keyRange, value: broken(field)) }
      if !Self.isKeptAsWritten(field.key) {
        field.value = stripped(field.value, isThing: field.key == "expenses")
      }
      return field
    }
  }

  /// A title of which no words keep anything back, since its thing says that.
  private mutating func withoutComment(_ field: Field) -> Field {
    guard case .text(var text) = field.value.kind else { return field }
    var field = field
    let plain = told(text.value, at: text.range)
    guard plain != text.value else { return field }
    (text.value, text.verbatim) = (plain, nil)
    field.value.kind = .text(text)
    return field
  }

  /// What a title says that begins by saying that its thing is for nobody else: `private: yes`.
  private func keeping(_ fields: [Field]) -> [Field] {
    let title = fields.first { field in
      guard Self.isTitle(field) else { return false }
      if let text = field.value.text { return KeepingRemark.reason(ofField: text.value) != nil }
      // What is no YAML, `title: Privat: us`, stands on its line.
      guard field.value.kind == .broken, file.lines.indices.contains(field.keyRange.line) else {
        return false
      }
      let line = file.lines[field.keyRange.line]
      return line.firstIndex(of: ":").map { KeepingTitle.isKeeping(line[line.index(after: $0)...]) } ?? false
    }
    guard let title, !fields.contains(where: { MeantKey($0.key)?.key == .isPrivate }) else { return [] }
    let range = title.value.range
    let yes = Node(.text(TextNode("yes", style: .plain, at: range)), at: range)
    return [Field(key: "private", keyRange: title.keyRange, value: yes)]
  }

  private static func isTitle(_ field: Field) -> Bool {
    ["title", "name", "what"].contains(field.key.lowercased())
  }

  /// A field whose name cannot be told from another's is none, and its name must not be published.
  private mutating func broken(_ field: Field) -> Node {
    diagnostics.append(.keyOfComment(file.place(of: field.keyRange)))
    return Node(.broken, at: field.value.range)
  }

  private mutating func told(_ text: String, at range: TextRange) -> String {
    let without = WithoutComments.strip(text)
    if without.openAt != nil { diagnostics.append(.openComment(file.place(of: range))) }
    return without.text
  }

  private static func isKeptAsWritten(_ key: String) -> Bool {
    key == "photos" || MeantKey(key) != nil
  }
}

extension Diagnostic {
  static func openComment(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .openComment, "Unclosed comment; nothing after it is published",
      at: place,
      advice: "Close it, or delete its mark.")
  }

  fileprivate static func keyOfComment(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "Without its comment, this name is given twice; left out",
      at: place, advice: "Take the comment out of the name.")
  }
}
