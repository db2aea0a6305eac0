import Diagnostics
import TripModel
import TripNotation

/// What of an entry stands as `tripbook new` wrote it: that is for its author, and no reader gets it.
struct UntouchedStub {
  /// The entry without the paragraphs of the stub, each line at its place.
  let rest: FrontMatter
  /// The lines of the file with such paragraphs, counted from 1, each as it stands there.
  private(set) var lines: [(number: Int, text: String)] = []
  /// Whether the fields are those of a new entry, and in their order.
  private let hasFieldsOfStub: Bool

  init(_ parts: FrontMatter) {
    hasFieldsOfStub = parts.fence == .yaml && Self.isStub(fields: parts.yaml)
    // Most entries are no stubs: nothing is taken apart for them.
    guard parts.fence == .yaml || parts.fence == .none, StubText.mayStand(in: parts.body) else {
      rest = parts
      return
    }
    var kept = parts
    let text = String(decoding: parts.body, as: UTF8.self)
    let written = text.fileLines
    for (index, line) in written.enumerated() where StubText.holds(line) {
      lines.append((parts.bodyFirstLine + index, String(line)))
    }
    if !lines.isEmpty {
      kept.body = Array(written.map { StubText.holds($0) ? "" : String($0) }.joined(separator: "\n").utf8)
    }
    rest = kept
  }

  /// Whether the entry is one that nobody has written anything in, where nothing else of it is shown.
  var isWhole: Bool { hasFieldsOfStub || !lines.isEmpty }

  /// No more than a heading, a time, a place, a kind and a question, one behind the other as they are written.
  private static func isStub(fields: [UInt8]) -> Bool {
    guard fields.count < 4000 else { return false }
    let keys = String(decoding: fields, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      String(line.prefix { $0 != ":" })
    }
    guard keys.first == StubText.fields.first else { return false }
    var open = StubText.fields[...]
    for key in keys {
      guard let found = open.firstIndex(of: key) else { return false }
      open = open[(found + 1)...]
    }
    return true
  }
}

extension Diagnostic {
  /// An entry that holds nothing but what `tripbook new` wrote.
  static func untouched(_ stub: UntouchedStub, _ file: String) -> Diagnostic {
    guard let line = stub.lines.first else {
      return Diagnostic(
        .warning, .emptyEntry, "Entry without text yet, so it is a draft", at: SourcePlace(file: file),
        advice: "Write some below the fields, or delete the file.")
    }
    return Diagnostic(
      .note, .emptyEntry, "Unwritten entry, so it is a draft",
      at: place(of: line, in: file), advice: "Write what happened in the place of these lines.")
  }

  private static func place(of line: (number: Int, text: String), in file: String) -> SourcePlace {
    SourcePlace(
      file: file, span: SourceSpan(line: line.number, column: 1, length: line.text.count, text: line.text))
  }

  /// A paragraph of `tripbook new` beside what its author wrote.
  static func leftOfStub(_ line: (number: Int, text: String), _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyEntry, "This is what `tripbook new` wrote for you to replace, so it is not published",
      at: place(of: line, in: file), advice: "Delete the line.")
  }
}
