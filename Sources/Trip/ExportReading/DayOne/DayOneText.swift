/// The texts of Day One: Markdown in which every sign is escaped.
enum DayOneText {
  /// The same text with a backslash only where a sign would mean something without it (CommonMark 0.31, section 2.4):
  /// it reads as it was written, also in an editor. A backslash that somebody wrote stays.
  static func readable(_ text: String) -> String {
    var fence: Character?
    return lines(of: text).map { line -> String in
      let start = line.drop(while: \.isWhitespace)
      if let mark = start.first, start.hasPrefix("```") || start.hasPrefix("~~~") {
        if fence == nil { fence = mark } else if fence == mark { fence = nil }
        return String(line)
      }
      // Code may also be what stands far in.
      let isCode = fence != nil || line.hasPrefix("    ") || line.hasPrefix("\t")
      return isCode ? String(line) : unescaped(line)
    }.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func unescaped(_ line: Substring) -> String {
    var written = ""
    var hasLetter = false
    let hasReference = line.contains("&")
    var verbatim = Verbatim()
    var rest = line
    while let mark = rest.first {
      if mark == "\\", let sign = rest.dropFirst().first {
        rest = rest.dropFirst(2)
        let place = Place(
          before: written.last, after: rest.first, hasLetter: hasLetter, hasReference: hasReference)
        if !place.isMeaningless(sign) { written.append(mark) }
        written.append(sign)
      } else if let length = verbatim.length(rest, after: written.last) {
        written += rest.prefix(length)
        rest = rest.dropFirst(length)
        hasLetter = true
      } else {
        written.append(mark)
        hasLetter = hasLetter || mark.isLetter
        rest = rest.dropFirst()
      }
    }
    return written
  }

  /// Finds what stays as it is in a line: spans of code, addresses of links.
  private struct Verbatim {
    /// What was looked for up to the end of the line and not found is not looked for again.
    private var hasEnd = true
    private var shortestOpen = Int.max

    /// How long it is, where a text begins with it; nil where it does not.
    mutating func length(_ text: Substring, after before: Character?) -> Int? {
      if text.first == "`" {
        let marks = text.prefix { $0 == "`" }.count
        let run = String(repeating: "`", count: marks)
        guard marks < shortestOpen, let end = text.dropFirst(marks).firstRange(of: run) else {
          shortestOpen = min(shortestOpen, marks)
          return marks
        }
        return text.distance(from: text.startIndex, to: end.upperBound)
      }
      guard hasEnd, text.first == "(", before == "]" else { return nil }
      guard let end = text.firstIndex(of: ")") else {
        hasEnd = false
        return nil
      }
      return text.distance(from: text.startIndex, to: end) + 1
    }
  }

  /// Where an escaped sign stands.
  private struct Place {
    let before: Character?
    let after: Character?
    /// Whether a letter stands before it in its line: what begins lists, headings and lines across has none.
    let hasLetter: Bool
    /// Whether the line has something like `&copy;`.
    let hasReference: Bool

    func isMeaningless(_ sign: Character) -> Bool {
      switch sign {
      case ",", "'", "\"", "?", "/": true
      case ";": !hasReference
      case "(": before != "]"
      case ")", ".": hasLetter || !isBeforeBlank
      case "-", "+": hasLetter || after?.isLetter == true || after?.isNumber == true
      case "!": after != "[" && hasLetter
      default: false
      }
    }

    private var isBeforeBlank: Bool { after.map(\.isWhitespace) ?? true }
  }

  // MARK: The title

  /// The heading with which a text begins, and the text without it; nil for a text that begins otherwise, and where the
  /// heading has marks that no title has.
  static func title(of text: String) -> (title: String, rest: String)? {
    let trimmed = text.drop(while: \.isNewline)
    let line = trimmed.prefix { !$0.isNewline }
    guard line.hasPrefix("# "), line.utf8.count <= 300 else { return nil }
    var title = ""
    var rest = line.dropFirst(2).drop(while: \.isWhitespace)
    while let mark = rest.first {
      rest = rest.dropFirst()
      if mark == "\\", let sign = rest.first, sign.isASCII, sign.isPunctuation || sign.isSymbol {
        title.append(sign)
        rest = rest.dropFirst()
      } else if "*_`[]<>~|&$!".contains(mark) && !(mark == "!" && rest.first != "[") {
        return nil
      } else {
        title.append(mark)
      }
    }
    while title.last?.isWhitespace == true { title.removeLast() }
    return title.isEmpty ? nil : (title, String(trimmed.dropFirst(line.count).drop(while: \.isNewline)))
  }

  // MARK: Lines

  /// The text with a mark at the end of each line that another follows: Day One shows it as a line of its own, and
  /// Markdown would join the two.
  static func keepingLines(_ text: String) -> String {
    let lines = Self.lines(of: text)
    var written: [String] = []
    var isCode = false
    for (index, line) in lines.enumerated() {
      let isFence = line.drop(while: \.isWhitespace).hasPrefix("```")
      if isFence { isCode.toggle() }
      let isJoined = !isCode && isPlain(line) && index + 1 < lines.count && isPlain(lines[index + 1])
      let isKept = line.hasSuffix("\\") || line.hasSuffix("  ")
      written.append(isJoined && !isKept ? line + "\\" : String(line))
    }
    return written.joined(separator: "\n")
  }

  /// Whether a line is words alone, not the beginning of a list, heading, quote, picture or the like, nor a row.
  private static func isPlain(_ line: Substring) -> Bool {
    guard let first = line.first, !first.isWhitespace, !line.contains("|") else { return false }
    switch first {
    case "#", ">", "-", "+", "`", "~", "=", "<", ":", "!": return false
    case "*":
      return line.dropFirst().first { $0 != "*" }?.isWhitespace == false && line.dropFirst().first != " "
    case "[": return !line.contains("](media:") && !line.contains("]:")
    default:
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      let mark = line.dropFirst(digits.count).first
      return digits.isEmpty || (mark != "." && mark != ")")
    }
  }
}
