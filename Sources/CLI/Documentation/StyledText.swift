import Diagnostics
import Markdown

/// A line of text in words that carry their dress, ready to be broken where a terminal ends.
struct StyledText {
  /// How a stretch of text is set off, where colours are wanted.
  enum Ink: Hashable {
    case plain, strong, emphasis, code

    var ink: TerminalInk? {
      switch self {
      case .plain: nil
      case .strong: .bold
      case .emphasis: .italic
      case .code: .cyan
      }
    }
  }

  /// What is not broken: letters of one or several inks.
  struct Word {
    var parts: [(text: String, ink: Ink)] = []
    var width: Int { parts.reduce(0) { $0 + DisplayWidth.of($1.text) } }
  }

  private(set) var words: [Word] = []
  private let colour: Bool
  private var isNewWord = true

  init(_ inlines: [Inline], colour: Bool, ink: Ink = .plain) {
    self.colour = colour
    add(inlines, ink)
  }

  var width: Int { words.reduce(words.count - 1) { $0 + $1.width } }

  /// The text in lines of at most so many columns; a longer word stands out.
  func lines(columns: Int) -> [String] { measuredLines(columns: columns).map(\.text) }

  /// The same, each line with the columns that it takes.
  func measuredLines(columns: Int) -> [(text: String, width: Int)] {
    LineBreaking.lines(of: words.map(\.width), columns: columns).map { line in
      let words = words[line]
      return (words.map(painted).joined(separator: " "), words.reduce(words.count - 1) { $0 + $1.width })
    }
  }

  private func painted(_ word: Word) -> String {
    word.parts.map { part in
      guard colour, let ink = part.ink.ink else { return part.text }
      return ink.painted(part.text)
    }.joined()
  }

  // MARK: - Taking in

  private mutating func add(_ inlines: [Inline], _ ink: Ink) {
    for inline in inlines {
      switch inline {
      case .text(let text): add(text, ink)
      case .softBreak, .hardBreak: isNewWord = true
      case .code(let code): addCode(code)
      case .emphasis(let inner): add(inner, ink == .plain ? .emphasis : ink)
      case .strong(let inner): add(inner, .strong)
      case .strikethrough(let inner): add(inner, ink)
      case .link(let link): addLink(link, ink)
      case .image(let image): add(image.alternative, ink)
      case .footnote, .html: break
      }
    }
  }

  private mutating func add(_ text: String, _ ink: Ink) {
    for character in VisibleText.of(text) {
      if character == " " { isNewWord = true } else { append(String(character), ink) }
    }
  }

  /// What one types keeps together, unless it is as long as half a line.
  private mutating func addCode(_ code: String) {
    let quoted = VisibleText.of(colour ? code : "`\(code)`")
    if DisplayWidth.of(quoted) <= 40 { append(quoted, .code) } else { add(quoted, .code) }
  }

  /// A link is its text; an address out of the documents stands behind it.
  private mutating func addLink(_ link: MarkdownLink, _ ink: Ink) {
    add(link.content, ink)
    let isShown = link.content.plainText == link.destination
    if link.destination.contains("://"), !isShown { add(" (\(link.destination))", ink) }
  }

  private mutating func append(_ text: String, _ ink: Ink) {
    if isNewWord { words.append(Word()) }
    isNewWord = false
    let last = words.count - 1
    if words[last].parts.last?.ink == ink {
      words[last].parts[words[last].parts.count - 1].text += text
    } else {
      words[last].parts.append((text, ink))
    }
  }
}
