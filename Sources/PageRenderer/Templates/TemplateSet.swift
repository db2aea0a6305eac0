import Diagnostics
import SiteLanguage
import TripModel

/// A theme's templates, read and checked, with the site's words put in.
struct TemplateSet: Sendable {
  private let nodes: [String: [TemplateNode]]
  private let templates: [String: PageTemplate]

  /// A template for each kind of page.
  static let pages = [
    "home", "day", "journal", "entry", "photos", "photo", "map", "budget", "purchases", "places", "place",
    "ideas", "idea", "tags", "tag", "search", "calendar", "figures", "itinerary", "event", "page", "404",
  ]
  /// The pictures that stand in an entry's text.
  static let figures = "parts/figures"

  /// Reads the templates; nil with the reasons where one of them is broken.
  static func read(_ templates: [String: ThemeFile]) -> (set: TemplateSet?, findings: [Diagnostic]) {
    let needed = pages + [figures, MissingPage.template, MissingPage.style]
    var findings = TemplateCheck(templates: templates, needed: needed).findings()
    guard findings.isEmpty else { return (nil, findings) }
    var nodes: [String: [TemplateNode]] = [:]
    for (name, file) in templates.sorted(by: { $0.key < $1.key }) {
      let tags = TemplateTags(file.text)
      do throws(TemplateMistake) {
        nodes[name] = try TemplateReader.read(tags)
      } catch {
        findings.append(.unreadable(file, error, tags))
      }
    }
    return (findings.isEmpty ? TemplateSet(nodes: nodes, constants: [:]) : nil, findings)
  }

  private init(nodes: [String: [TemplateNode]], constants: [String: [UInt8]]) {
    self.nodes = nodes
    var templates: [String: PageTemplate] = [:]
    for name in Self.pages + [Self.figures, MissingPage.style] {
      templates[name] = PageTemplate(name, of: nodes, constants: constants)
    }
    self.templates = templates
  }

  /// The same templates in the words of a language.
  func speaking(_ words: Words) -> TemplateSet {
    let constants = Phrase.allCases.map { phrase in
      ("words." + phrase.rawValue, Array(HTML(escaping: words[phrase]).text.utf8))
    }
    return TemplateSet(
      nodes: nodes, constants: Dictionary(constants, uniquingKeysWith: { first, _ in first }))
  }

  /// A page or part of a page, as UTF-8. Empty where there is no such template, which `read` has ruled out for all
  /// that are asked for.
  func render(_ name: String, _ record: Record) -> [UInt8] { templates[name]?.filled(with: record) ?? [] }
}

extension Diagnostic {
  fileprivate static func unreadable(
    _ file: ThemeFile, _ mistake: TemplateMistake, _ tags: TemplateTags
  ) -> Diagnostic {
    let tag = mistake.tag
    let span = SourceSpan(
      line: tag.line, column: tag.column, length: tag.length, text: String(tags.lines[tag.line - 1]))
    let (message, advice) = mistake.words
    return Diagnostic(
      .error, .badTemplate, message, at: SourcePlace(file: file.file, span: span), advice: advice)
  }
}

extension TemplateMistake {
  fileprivate var words: (message: String, advice: String) {
    let pairs =
      "Every `{{#name}}`, `{{^name}}`, `{{<name}}` and `{{$name}}` needs its own `{{/name}}`, one inside the other."
    return switch kind {
    case .wrongEnd: ("Wrong end: another section was begun last", pairs)
    case .noEnd: ("Unclosed section", pairs)
    case .badName:
      (
        "Invalid name in a template",
        "Use letters, digits and the signs `.`, `_`, `-` and `/`, without spaces."
      )
    case .textInParent:
      (
        "Unexpected text between `{{<name}}` and its end: only `{{$blocks}}` can be there",
        "Put it into one of the blocks that the other template has."
      )
    }
  }
}
