/// The lines of a rich text, while its runs are put together.
struct RichLines {
  private struct Line {
    var text = ""
    var kind: RichLook.Kind?
    var depth = 0
    /// What stands for itself: a picture, a line across.
    var isBlock = false
    /// The marks around its last letters, which go on where the next run has the same.
    var marks: [String] = []

    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
  }

  private var lines: [Line] = []
  private var current = Line()

  mutating func add(block: String) {
    endLine(onlyIfFilled: true)
    lines.append(Line(text: block, isBlock: true))
  }

  mutating func add(_ text: String, _ look: RichLook) {
    let pieces = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if !piece.isEmpty || index + 1 < pieces.count, let kind = look.kind {
        (current.kind, current.depth) = (kind, look.depth)
      }
      append(String(piece), look)
      if index + 1 < pieces.count { endLine(onlyIfFilled: false) }
    }
  }

  private mutating func append(_ piece: String, _ look: RichLook) {
    guard !piece.isEmpty else { return }
    let written = look.markdown(piece)
    let isPlain = look.link == nil && !look.isCode
    let opening = look.marks.joined()
    let closing = String(look.marks.reversed().joined())
    if isPlain, !opening.isEmpty, current.marks == look.marks, current.text.hasSuffix(closing),
      written.hasPrefix(opening)
    {
      current.text.removeLast(closing.count)
      current.text += written.dropFirst(opening.count)
    } else {
      current.text += written
    }
    current.marks = isPlain ? look.marks : []
  }

  private mutating func endLine(onlyIfFilled: Bool) {
    if !onlyIfFilled || !current.isEmpty { lines.append(current) }
    current = Line()
  }

  // MARK: As Markdown

  var markdown: String {
    var written: [String] = []
    var before: Line?
    var code: [String] = []
    func endCode() {
      guard !code.isEmpty else { return }
      let marks = max(3, code.map { RichLook.longestRun(of: "`", in: $0) + 1 }.max() ?? 0)
      let fence = String(repeating: "`", count: marks)
      written += ["", ([fence] + code + [fence]).joined(separator: "\n"), ""]
      code = []
    }
    for line in lines + [current] {
      if line.kind == .code {
        code.append(line.text)
        before = line
        continue
      }
      endCode()
      if let before, !Self.follows(line, before) { written.append("") }
      if line.kind == .quote, before?.kind == .quote, !line.isEmpty, let last = written.last, !last.isEmpty {
        // Each is a line of its own.
        written[written.count - 1] = last + "\\"
      }
      written.append(Self.text(of: line))
      before = line
    }
    endCode()
    return Self.joined(written)
  }

  /// Whether a line may stand right below another.
  private static func follows(_ line: Line, _ before: Line) -> Bool {
    if line.isEmpty || before.isEmpty { return true }
    return !line.isBlock && !before.isBlock && group(line) == group(before) && group(line) != 1
  }

  /// Words, headings, quotes, lists.
  private static func group(_ line: Line) -> Int {
    switch line.kind {
    case nil, .words, .code: 0
    case .header: 1
    case .quote: 2
    case .bulleted, .numbered, .checkbox: 3
    }
  }

  private static func text(of line: Line) -> String {
    guard !line.isEmpty else { return "" }
    let start = String(repeating: "   ", count: line.depth)
    return switch line.kind {
    case nil, .words, .code: line.text
    case .header(let level): String(repeating: "#", count: level) + " " + line.text
    case .quote: "> " + line.text
    case .bulleted: start + "- " + line.text
    case .numbered(let number): "\(start)\(number). \(line.text)"
    case .checkbox(let isDone): start + (isDone ? "- [x] " : "- [ ] ") + line.text
    }
  }

  /// With one empty line at most between others.
  private static func joined(_ lines: [String]) -> String {
    var written: [String] = []
    for line in lines where !(line.isEmpty && written.last?.isEmpty != false) { written.append(line) }
    while written.last?.isEmpty == true { written.removeLast() }
    return written.joined(separator: "\n")
  }
}
