import Importing
import JSONText

/// The text of an entry as Day One keeps it for itself: runs of letters with their look, and what stands between them.
///
/// It is used where there is no Markdown, or where that has none of the pictures (as before 2020).
struct DayOneRichText {
  /// The same as Markdown, pictures as moments.
  private(set) var markdown = ""
  /// What stands between the letters and is of no kind that is known, by its name.
  private(set) var unknown: [String] = []

  /// Nil for what is no rich text.
  init?(_ text: String) {
    guard let root = try? JSONReader.read(Array(text.utf8)), let runs = root["contents"]?.items else {
      return nil
    }
    var lines = RichLines()
    for run in runs {
      for object in run["embeddedObjects"]?.items ?? [] {
        if let block = Self.block(object) {
          lines.add(block: block)
        } else {
          unknown.append(object["type"]?.text ?? "?")
        }
      }
      if let text = run["text"]?.text { lines.add(text, RichLook(run["attributes"])) }
    }
    markdown = lines.markdown
  }

  /// What stands between the letters as a line of Markdown.
  private static func block(_ object: JSONValue) -> String? {
    let type = object["type"]?.text ?? ""
    if type == "horizontalRuleLine" { return "---" }
    if let kind = DayOneMedium.Kind(moment: type), !type.isEmpty, let identifier = object["identifier"]?.text
    {
      return "![](dayone-moment:/\(kind.rawValue)/\(identifier))"
    }
    return object["url"]?.text.flatMap(RichLook.address).map { "<\($0)>" }
  }
}

/// How a run of letters looks.
struct RichLook: Hashable {
  /// What kind of line it stands in.
  enum Kind: Hashable { case words, header(Int), quote, bulleted, numbered(Int), checkbox(Bool), code }

  /// Nil where the run does not say.
  var kind: Kind?
  /// How deep within others, from 0.
  var depth = 0
  /// The marks around its letters, outer ones first.
  var marks: [String] = []
  var isCode = false
  var link: String?

  init(_ attributes: JSONValue?) {
    if let line = attributes?["line"] {
      let found = Self.line(line)
      kind = found.kind
      depth = found.depth
    }
    func has(_ name: String) -> Bool { attributes?[name]?.flag == true }
    if attributes?["highlightedColor"]?.text != nil { marks.append("==") }
    if has("strikethrough") { marks.append("~~") }
    if has("bold") { marks.append("**") }
    if has("italic") { marks.append("*") }
    isCode = has("inlineCode")
    link = (attributes?["linkURL"] ?? attributes?["link"])?.text.flatMap(Self.address)
  }

  private static func line(_ line: JSONValue) -> (kind: Kind, depth: Int) {
    func number(_ name: String) -> Int? { line[name]?.number.flatMap { Int(exactly: $0) } }
    let depth = min(max(number("indentLevel") ?? 1, 1), 8) - 1
    if line["codeBlock"]?.flag == true { return (.code, 0) }
    if line["quote"]?.flag == true { return (.quote, 0) }
    switch line["listStyle"]?.text {
    case "bulleted": return (.bulleted, depth)
    case "numbered": return (.numbered(min(max(number("listIndex") ?? 1, 0), 99_999)), depth)
    case "checkbox": return (.checkbox(line["checked"]?.flag == true), depth)
    default: break
    }
    if let header = number("header"), (1...6).contains(header) { return (.header(header), 0) }
    return (.words, 0)
  }

  /// An address that can stand in a text; nil for what leads nowhere or does something.
  static func address(_ text: String) -> String? {
    let isKnown = ["https://", "http://", "mailto:", "tel:"].contains { text.lowercased().hasPrefix($0) }
    let isWhole = text.utf8.count <= 4000 && !text.contains { $0.isWhitespace || "<>\\".contains($0) }
    return isKnown && isWhole ? text : nil
  }

  /// Letters as Markdown, with their look.
  func markdown(_ text: String) -> String {
    if kind == .code { return text }
    let start = text.prefix(while: \.isWhitespace)
    guard start.endIndex < text.endIndex else { return text }
    let end = text.reversed().prefix(while: \.isWhitespace).count
    let inner = String(text[start.endIndex...].dropLast(end))
    var written = isCode ? Self.code(inner) : PlainTextMarkdown.line(inner)
    for mark in marks.reversed() { written = mark + written + mark }
    if let link { written = link == inner ? inner : "[\(written)](<\(link)>)" }
    return String(start) + written + String(text.suffix(end))
  }

  /// A span of code: with more marks around it than it has itself.
  private static func code(_ text: String) -> String {
    let marks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return marks + blank + text + blank + marks
  }

  static func longestRun(of mark: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
