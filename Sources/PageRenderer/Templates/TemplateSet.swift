import Diagnostics
import Mustache
import SiteLanguage
import TripModel

/// A theme's templates, read and checked.
struct TemplateSet: Sendable {
  private let library: MustacheLibrary
  private let texts: [String: ThemeFile]

  /// A template for each kind of page.
  static let pages = [
    "home", "day", "journal", "entry", "photos", "photo", "map", "budget", "places", "place",
  ]
  /// The pictures that stand in an entry's text.
  static let figures = "parts/figures"

  /// Reads the templates; nil with the reasons where one of them is broken.
  static func read(_ templates: [String: ThemeFile]) -> (set: TemplateSet?, findings: [Diagnostic]) {
    let needed = pages + [figures]
    var findings = TemplateCheck(templates: templates, needed: needed).findings()
    guard findings.isEmpty else { return (nil, findings) }
    var library = MustacheLibrary()
    for (name, file) in templates.sorted(by: { $0.key < $1.key }) {
      let tags = TemplateTags(file.text)
      do {
        library.register(try MustacheTemplate(string: tags.withValuesAsTheyRender()), named: name)
      } catch let error as MustacheTemplate.ParserError {
        findings.append(.unreadable(file, error, tags))
      } catch {
        findings.append(.unreadable(file))
      }
    }
    return (findings.isEmpty ? TemplateSet(library: library, texts: templates) : nil, findings)
  }

  /// The same templates with the site's words put in once for all pages: `words.journal` where a page shows it.
  func speaking(_ words: Words) -> TemplateSet {
    var constants: [String: String] = [:]
    for phrase in Phrase.allCases {
      let markup = HTML(escaping: words[phrase]).text
      constants["words." + phrase.rawValue] = markup.replacing("{", with: "&#123;").replacing(
        "}", with: "&#125;")
    }
    var speaking = MustacheLibrary()
    for (name, file) in texts {
      let text = TemplateTags(file.text).withValuesAsTheyRender(constants: constants)
      // What `read` has parsed can be parsed: only plain text was put into it.
      guard let template = try? MustacheTemplate(string: text) else { return self }
      speaking.register(template, named: name)
    }
    return TemplateSet(library: speaking, texts: texts)
  }

  /// A page or part of a page. Empty where there is no such template, which `read` has ruled out for all that
  /// are asked for.
  func render(_ name: String, _ record: Record) -> String {
    library.render(TemplateValue.record(record), withTemplate: name) ?? ""
  }
}

extension Diagnostic {
  fileprivate static func unreadable(
    _ file: ThemeFile, _ error: MustacheTemplate.ParserError, _ tags: TemplateTags
  ) -> Diagnostic {
    let line = min(max(1, error.context.lineNumber), tags.lines.count)
    let place = SourceSpan(
      line: line, column: tags.writtenColumn(line: line, column: error.context.columnNumber),
      text: String(tags.lines[line - 1]))
    let problem = (error.error as? MustacheTemplate.Error).map(words) ?? "This template cannot be read here"
    return Diagnostic(
      .error, .badTemplate, problem, at: SourcePlace(file: file.file, span: place),
      advice:
        "Every `{{#name}}`, `{{^name}}`, `{{<name}}` and `{{$name}}` needs its own `{{/name}}`, one inside the other."
    )
  }

  fileprivate static func unreadable(_ file: ThemeFile) -> Diagnostic {
    Diagnostic(.error, .badTemplate, "This template cannot be read", at: SourcePlace(file: file.file))
  }

  private static func words(_ error: MustacheTemplate.Error) -> String {
    switch error {
    case .sectionCloseNameIncorrect: "This ends another section than the one that was begun last"
    case .unfinishedName:
      "This tag does not end with `}}`, or its name holds a sign that names do not have"
    case .expectedSectionEnd: "A section of this template has no end"
    case .invalidSetDelimiter: "A template cannot use other signs than `{{` and `}}`"
    case .transformAppliedToInheritanceSection: "A `{{$block}}` takes a plain name"
    case .illegalTokenInsideInheritSection, .textInsideInheritSection:
      "Between `{{<layout}}` and `{{/layout}}` only `{{$blocks}}` may stand"
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: "There is no such setting of a template"
    }
  }
}
