import Diagnostics
import SiteLanguage
import Synchronization
import TripModel

/// A theme's templates, read and checked. What pages are filled from is made of them for a language.
struct ParsedTemplates: Sendable {
  let nodes: [String: [TemplateNode]]

  /// What templates were read as, and all that it follows from.
  private struct Known: Sendable {
    let templates: [String: ThemeFile]
    let added: Set<String>
    let fields: String
    let result: (templates: ParsedTemplates?, findings: [Diagnostic])

    func isOf(_ theme: Theme) -> Bool {
      templates == theme.templates && added == theme.addedTemplates && fields == theme.fields
    }
  }

  /// The last few: a preview that is built after every change comes with the same again, and so do the trips of a
  /// library, but for those with templates of their own.
  private static let last = Mutex<[Known]>([])
  private static let mostKnown = 4

  /// Reads the templates; nil with the reasons where one of them is broken.
  static func read(_ theme: Theme) -> (templates: ParsedTemplates?, findings: [Diagnostic]) {
    if let known = last.withLock({ $0 }).first(where: { $0.isOf(theme) }) { return known.result }
    let result = readAnew(theme)
    let known = Known(
      templates: theme.templates, added: theme.addedTemplates, fields: theme.fields, result: result)
    last.withLock { $0 = [known] + $0.prefix(mostKnown - 1) }
    return result
  }

  private static func readAnew(_ theme: Theme) -> (templates: ParsedTemplates?, findings: [Diagnostic]) {
    let templates = theme.templates
    let needed =
      TemplateSet.pages + TemplateSet.libraryPages
      + [TemplateSet.figures, MissingPage.template, MissingPage.style, MissingPage.script]
      + [UnlockPage.template]
    let tags = templates.mapValues { TemplateTags($0.text) }
    let looked = TemplateCheck(templates: templates, tags: tags, needed: needed)
    var findings = looked.findings()
    guard findings.isEmpty else { return (nil, findings) }
    var nodes: [String: [TemplateNode]] = [:]
    for (name, file) in templates.sorted(by: { $0.key < $1.key }) {
      guard let tags = tags[name] else { continue }
      do throws(TemplateMistake) {
        nodes[name] = try TemplateReader.read(tags)
      } catch {
        findings.append(.unreadable(file, error, tags))
      }
    }
    guard findings.isEmpty else { return (nil, findings) }
    let check = FieldCheck(nodes, filled: needed, fields: TemplateFields(theme.fields))
    let unknown = check.unknown.sorted { $0.key < $1.key }.compactMap { place, near -> Diagnostic? in
      guard let file = templates[place.template], let lines = tags[place.template]?.lines else { return nil }
      return TemplateFault.unknownField(place.tag.plainName).diagnostic(
        in: file, tag: place.tag, line: lines[place.tag.line - 1], near: near)
    }
    return (ParsedTemplates(nodes: nodes), unknown + looked.unused(among: theme.addedTemplates))
  }

  /// The templates in the words of a language.
  func localized(in words: Words) -> TemplateSet {
    let constants = Phrase.allCases.map { phrase in
      ("words." + phrase.rawValue, Array(HTML(escaping: words[phrase]).text.utf8))
    }
    return TemplateSet(
      nodes: nodes, constants: Dictionary(constants, uniquingKeysWith: { first, _ in first }))
  }
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
