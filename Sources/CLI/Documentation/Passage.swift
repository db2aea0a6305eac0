import Diagnostics

/// A stretch of a document: Markdown, or a block of code that is not part of a list or quote.
enum Passage: Hashable {
  case prose(String)
  /// The code ends with a line break.
  case code(FenceInfo, String)

  /// What stands behind an opening fence: the language, then perhaps the name of a file.
  struct FenceInfo: Hashable {
    var language: String
    var file: String?

    init(_ fence: Substring) {
      let words = fence.drop { $0 == "`" || $0 == "~" }.split(separator: " ", maxSplits: 1)
      language = words.first.map(String.init) ?? ""
      file = words.count > 1 ? String(words[1]).withoutEmptyEnds : nil
    }
  }

  static func all(in text: String) -> [Passage] {
    var passages: [Passage] = []
    var prose: [Substring] = []
    var code: (info: FenceInfo, lines: [Substring])?
    var fence = CodeFence()
    for line in text.fileLines {
      let isCode = line.first == " " && code == nil ? false : fence.takes(line)
      switch (isCode, code != nil) {
      case (true, false):
        if !prose.isEmpty { passages.append(.prose(prose.joined(separator: "\n"))) }
        prose = []
        code = (FenceInfo(line), [])
      case (true, true): code?.lines.append(line)
      case (false, true): break
      case (false, false): prose.append(line)
      }
      if let open = code, isCode, !fence.isOpen {
        passages.append(.code(open.info, open.lines.dropLast().map { $0 + "\n" }.joined()))
        code = nil
      }
    }
    if let open = code { passages.append(.code(open.info, open.lines.map { $0 + "\n" }.joined())) }
    if !prose.isEmpty { passages.append(.prose(prose.joined(separator: "\n"))) }
    return passages
  }
}
