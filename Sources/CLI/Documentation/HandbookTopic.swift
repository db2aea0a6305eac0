import Diagnostics

/// What the handbook has to say under a name.
package struct HandbookTopic: Hashable, Sendable {
  /// The Markdown to print.
  package var document: String
}

extension Handbook {
  /// The page, or the section of a page, of this name, in small or capital letters; nil where there is none.
  package func topic(named name: String) -> HandbookTopic? {
    if let page = page(named: name) { return topic(of: page) }
    let wanted = Self.plain(name)
    return parts.first { Self.plain($0.name) == wanted }.map { HandbookTopic(document: $0.document) }
  }

  /// A field, or a section, of the page of this name; a field may stand on another page, as those of privacy do.
  package func topic(named name: String, on page: HandbookPage) -> HandbookTopic? {
    let wanted = name.lowercased()
    let found = fieldsKnown(on: page).filter { $0.name.lowercased() == wanted }
    if !found.isEmpty { return HandbookTopic(document: found.map(\.document).joined(separator: "\n")) }
    if let own = ownName(of: wanted, on: page) {
      let fields = fieldsKnown(on: page).filter { $0.name == own }.map(\.document)
      return HandbookTopic(document: "`\(wanted)` counts as `\(own)`.\n\n" + fields.joined(separator: "\n"))
    }
    let section = sections(in: page.file).dropFirst().first { Self.plain($0.name) == Self.plain(name) }
    return (section?.document).map { HandbookTopic(document: $0) } ?? within(wanted, on: page)
  }

  /// A field of what stands in another one, named after that: `accounts held`, `travellers organiser`.
  private func within(_ name: String, on page: HandbookPage) -> HandbookTopic? {
    let words = name.split(separator: " ").map(String.init)
    for count in words.indices.dropFirst() {
      let outer = words[..<count].joined(separator: " ")
      let inner = words[count...].joined(separator: " ")
      // The owner is one of those that the field holds: `an account`, `a traveller`.
      let one = outer.hasSuffix("s") ? String(outer.dropLast()) : outer
      let found = fieldsKnown(on: page).filter {
        $0.name.lowercased() == inner
          && $0.owner.split { !$0.isLetter }.contains { $0.lowercased() == one || $0.lowercased() == outer }
      }
      if !found.isEmpty { return HandbookTopic(document: found.map(\.document).joined(separator: "\n")) }
    }
    return nil
  }

  package func page(named name: String) -> HandbookPage? {
    let wanted = Self.plain(name)
    return pages.first { page in ([page.name] + page.otherNames).contains { Self.plain($0) == wanted } }
  }

  /// The page, section or other name that was probably meant, or one of other words that may be asked for.
  package func nearestName(to name: String, orAmong words: [String] = []) -> String? {
    let names = pages.flatMap { [$0.name] + $0.otherNames } + parts.map(\.name)
    return Spelling.nearest(to: name, among: words + names)
  }

  /// The field or section of a page that was probably meant.
  package func nearestName(to name: String, on page: HandbookPage) -> String? {
    let sections = sections(in: page.file).dropFirst().map(\.name)
    return Spelling.nearest(to: name, among: fieldsKnown(on: page).map(\.name) + sections)
  }

  /// The fields that one may ask a page for: its own, and those of the same owners on other pages.
  private func fieldsKnown(on page: HandbookPage) -> [HandbookField] {
    let own = fields(in: page.file)
    let owners = Set(own.map(\.owner))
    return own + fields.filter { owners.contains($0.owner) && !own.contains($0) }
  }

  /// What we call a field that has the name of another program, to go by the page's tables of those.
  private func ownName(of name: String, on page: HandbookPage) -> String? {
    let tables = sections(in: page.file).flatMap(\.tables).filter { $0.head.last == "has these names too" }
    let row = tables.flatMap(\.rows).first { row in
      row.dropFirst().flatMap(HandbookTable.code).contains { $0.lowercased() == name }
    }
    return row.flatMap { HandbookTable.code(in: $0[0]).first }
  }

  /// The sections of all pages below their titles.
  private var parts: [HandbookSection] { pages.flatMap { sections(in: $0.file).dropFirst() } }

  private func topic(of page: HandbookPage) -> HandbookTopic? {
    sections(in: page.file).first.map { HandbookTopic(document: $0.document) }
  }

  /// Without capitals, an article, a dot at the beginning.
  private static func plain(_ name: String) -> String {
    let small = name.lowercased()
    let article = ["a ", "an ", "the ", "."].first(where: small.hasPrefix) ?? ""
    return String(small.dropFirst(article.count))
  }
}

extension HandbookSection {
  /// The section with its heading.
  package var document: String { String(repeating: "#", count: level) + " \(name)\n\n\(text)\n" }
}
