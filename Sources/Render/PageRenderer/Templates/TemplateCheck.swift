import Diagnostics
import SiteLanguage
import TripModel

/// Looks a theme's templates over before the first page is made.
struct TemplateCheck {
  let templates: [String: ThemeFile]
  /// The tags of each.
  let tags: [String: TemplateTags]
  /// The templates without which there is no site.
  let needed: [String]

  /// What is wrong, file by file.
  func findings() -> [Diagnostic] {
    var findings = needed.filter { templates[$0] == nil }.map { Diagnostic.missing($0) }
    var uses: [String: [String]] = [:]
    for (name, file) in templates.sorted(by: { $0.key < $1.key }) {
      guard let scan = tags[name] else { continue }
      var depth = 0
      for tag in scan.tags {
        if let fault = fault(in: tag, depth: &depth) {
          let near = findings.count < Self.maxSuggestions ? suggestion(for: fault) : nil
          findings.append(fault.diagnostic(in: file, tag: tag, line: scan.lines[tag.line - 1], near: near))
        }
        if tag.kind == .partial || tag.kind == .parent { uses[name, default: []].append(tag.name) }
      }
    }
    return findings + circles(uses)
  }

  /// Those of some templates that no other calls: their names are misspelt, mostly.
  func unused(among added: Set<String>) -> [Diagnostic] {
    var called: Set<String> = []
    for (name, scan) in tags {
      for tag in scan.tags where tag.kind == .partial || tag.kind == .parent {
        if tag.name != name { called.insert(tag.name) }
      }
    }
    let others = Set(templates.keys).subtracting(added).sorted()
    return added.subtracting(called).sorted().enumerated().compactMap { index, name -> Diagnostic? in
      guard let file = templates[name] else { return nil }
      let near = index < Self.maxSuggestions ? Spelling.nearest(to: name, among: others) : nil
      return .unused(name, file: file.file, near: near)
    }
  }

  private func fault(in tag: TemplateTag, depth: inout Int) -> TemplateFault? {
    switch tag.kind {
    case .section, .inverted, .block:
      depth += 1
      return depth > Self.deepest ? .tooDeep : unknownWord(tag)
    case .end:
      depth -= 1
      return nil
    case .parent, .partial:
      if tag.kind == .parent { depth += 1 }
      return templates[tag.name] == nil ? .unknownPartial(tag.name) : nil
    case .unescaped:
      return tag.plainName.hasSuffix("HTML") ? nil : .unescaped(tag.plainName)
    case .unended: return .unended
    case .delimiters, .pragma: return .notSupported
    case .variable: return unknownWord(tag)
    case .comment: return nil
    }
  }

  /// Far more than a page needs, and far less than would exhaust the stack.
  private static let deepest = 40

  /// To look for what was meant takes a while, and nobody mends more at once.
  private static let maxSuggestions = 50

  /// The template or word that was probably meant.
  private func suggestion(for fault: TemplateFault) -> String? {
    switch fault {
    case .unknownPartial(let name): Spelling.nearest(to: name, among: templates.keys.sorted())
    case .unknownWord(let key): Spelling.nearest(to: key, among: Phrase.allCases.map(\.rawValue))
    default: nil
    }
  }

  private func unknownWord(_ tag: TemplateTag) -> TemplateFault? {
    guard tag.name.hasPrefix("words.") else { return nil }
    let key = String(tag.name.dropFirst("words.".count))
    return Phrase.byKey[key] == nil ? .unknownWord(key) : nil
  }

  /// Templates that take themselves in, over whatever detours: they would never end.
  private func circles(_ uses: [String: [String]]) -> [Diagnostic] {
    var done: Set<String> = []
    var circular: Set<String> = []
    for start in uses.keys.sorted() {
      // A walk in depth with its own stack: the path is what is open at the moment.
      var path: [(name: String, next: Int)] = [(start, 0)]
      var open: Set<String> = [start]
      while let last = path.last {
        let children = uses[last.name] ?? []
        guard last.next < children.count, !done.contains(last.name) else {
          done.insert(last.name)
          open.remove(last.name)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let child = children[last.next]
        if open.contains(child) {
          circular.insert(last.name)
        } else if !done.contains(child) {
          open.insert(child)
          path.append((child, 0))
        }
      }
    }
    return circular.sorted().map { .circle($0, file: templates[$0]?.file ?? $0) }
  }
}

/// What can be wrong with one tag.
enum TemplateFault {
  case unknownPartial(String)
  case unknownWord(String)
  case unknownField(String)
  case unescaped(String)
  case notSupported
  case tooDeep
  case unended

  func diagnostic(in file: ThemeFile, tag: TemplateTag, line: Substring, near: String?) -> Diagnostic {
    let span = SourceSpan(line: tag.line, column: tag.column, length: tag.length, text: String(line))
    let isField = if case .unknownField = self { true } else { false }
    return Diagnostic(
      isField ? .warning : .error, isField ? .templateField : .badTemplate, message,
      at: SourcePlace(file: file.file, span: span), advice: near.map { "Did you mean `\($0)`?" } ?? advice)
  }

  private var message: String {
    switch self {
    case .unknownPartial(let name): "No template `\(name)`"
    case .unknownWord(let key): "Unknown word `\(key)`"
    case .unknownField(let name): "No field `\(name)` here: it shows nothing"
    case .unescaped(let name): "`\(name)` is text, which cannot go between three braces"
    case .notSupported: "Not supported in templates"
    case .tooDeep: "Sections nested too deep"
    case .unended: "Unclosed tag on this line"
    }
  }

  private var advice: String {
    switch self {
    case .unknownPartial(let name): "Write it as templates/\(name).mustache, or delete this line."
    case .unknownWord: "The words are the keys of templates/words/en.yml."
    case .unknownField: "The fields of each template are listed in the shipped templates/fields.txt."
    case .unescaped(let name):
      "Write `{{\(name)}}`; three braces are for fields whose name ends in HTML."
    case .notSupported: "Delete this tag."
    case .unended: "End it with `}}`."
    case .tooDeep: "Move the inner ones into a template of their own in templates/parts/."
    }
  }
}

extension Diagnostic {
  fileprivate static func missing(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, .badTemplate, "Missing template `\(name)`",
      at: SourcePlace(file: "templates/\(name).mustache"),
      advice: "Install Tripbook again, or write the template.")
  }

  fileprivate static func unused(_ name: String, file: String, near: String?) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplate, "No template calls `\(name)`: it changes nothing",
      at: SourcePlace(file: file),
      advice: near.map { "Did you mean `\($0)`?" } ?? "Call it from another, `{{>\(name)}}`, or delete it.")
  }

  fileprivate static func circle(_ name: String, file: String) -> Diagnostic {
    Diagnostic(
      .error, .badTemplate, "Template `\(name)` includes itself",
      at: SourcePlace(file: file), advice: "Delete one of the `{{>…}}` in the circle.")
  }
}
