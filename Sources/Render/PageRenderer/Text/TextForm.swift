import SiteLanguage
import SiteOutput
import TripPlanning

/// The markup of a text as all pages that show it have it, with gaps for what is a page's own.
///
/// A text stands on the page of its entry, on that of its day, in the story and in the journal: its words are set once, and a page only
/// fills the gaps.
struct TextForm: Sendable {
  /// What a page puts in.
  enum Gap: Sendable {
    /// The address of a file of the site, as it is written within quotes.
    case address(OutputPath)
    /// What leads to the text's own page, where it stands elsewhere.
    case ownPage
    /// A heading's level, where the text begins at 0.
    case level(Int)
    /// What the first paragraph is marked with, where it begins with a large letter.
    case initial
    /// Photos that stand one after another.
    case figures([TextFigure])
    /// A drawing, a recording or a sticker.
    case media(TextMedia)
  }

  private var first: HTML
  private var rest: [(gap: Gap, behind: HTML)] = []

  init(_ markup: HTML) { first = markup }

  init(_ gap: Gap) {
    self.init(.empty)
    append(gap)
  }

  static let empty = TextForm(.empty as HTML)

  /// Whether there is nothing in it on any page.
  var isEmpty: Bool { first.text.isEmpty && rest.isEmpty }

  /// Bytes of its markup.
  var byteCount: Int { rest.reduce(first.text.utf8.count) { $0 + $1.behind.text.utf8.count } }

  /// Whether anything in it is written from right to left.
  var hasRightToLeftLetters: Bool {
    first.text.hasRightToLeftLetters
      || rest.contains { $0.gap.hasRightToLeftLetters || $0.behind.text.hasRightToLeftLetters }
  }

  /// The markup with every gap filled.
  func filled(_ fill: (Gap) -> HTML) -> HTML {
    var markup = first
    for (gap, behind) in rest {
      markup += fill(gap)
      markup += behind
    }
    return markup
  }

  // MARK: writing, as `HTML` has it

  /// What comes next is written to its end.
  private var end: HTML {
    get { rest.last?.behind ?? first }
    _modify {
      if rest.isEmpty { yield &first } else { yield &rest[rest.count - 1].behind }
    }
  }

  mutating func append(_ gap: Gap) { rest.append((gap, .empty)) }

  mutating func append(trusted markup: String) { end.append(trusted: markup) }

  mutating func append(escaping raw: String) { end.append(escaping: raw) }

  mutating func begin(_ name: String, _ attributes: [(String, String?)] = []) { end.begin(name, attributes) }

  /// Attributes within a tag.
  mutating func write(_ attributes: [(String, String?)]) { end.write(attributes) }

  /// Begins an element whose first attribute has a gap, with text behind it that needs no escaping.
  mutating func begin(
    _ name: String, _ attribute: String, _ gap: Gap, _ behind: String, _ attributes: [(String, String?)]
  ) {
    append(trusted: "<\(name) \(attribute)=\"")
    append(gap)
    append(escaping: behind)
    append(trusted: "\"")
    write(attributes)
    append(trusted: ">")
  }

  mutating func end(_ name: String) { end.end(name) }

  static func += (one: inout TextForm, other: TextForm) {
    one.end += other.first
    one.rest += other.rest
  }

  static func + (one: TextForm, other: TextForm) -> TextForm {
    var both = one
    both += other
    return both
  }

  /// An element around content.
  static func element(
    _ name: String, _ attributes: [(String, String?)] = [], _ content: TextForm
  ) -> TextForm {
    var element = TextForm.empty
    element.begin(name, attributes)
    element += content
    element.end(name)
    return element
  }
}

extension TextForm.Gap {
  /// Whether its author says something of it in such letters.
  fileprivate var hasRightToLeftLetters: Bool {
    switch self {
    case .figures(let figures):
      figures.contains { $0.alternative.hasRightToLeftLetters || $0.caption.hasRightToLeftLetters }
    case .media(let media): media.alternative.hasRightToLeftLetters || media.caption.hasRightToLeftLetters
    case .address, .ownPage, .level, .initial: false
    }
  }
}
