/// A name in its parts: `site.title`. None for `.`, the value at hand.
struct TemplateName: Sendable {
  private let parts: [Part]

  init(_ text: String) {
    // By its bytes, since there are tens of thousands and letters are dear.
    parts = text.utf8.split(separator: UInt8(ascii: ".")).map { Part(name: String(Substring($0))) }
  }

  /// What the name means among the values that are known, the innermost last.
  func value(in stack: [TemplateValue]) -> TemplateValue {
    guard let first = parts.first else { return stack.last ?? .none }
    var depth = stack.count
    while depth > 0 {
      depth -= 1
      guard case .record(let record) = stack[depth], var found = first.value(in: record) else { continue }
      for part in parts.dropFirst() {
        guard case .record(let inner) = found else { return .none }
        found = part.value(in: inner) ?? .none
      }
      return found
    }
    return .none
  }

  var isValueAtHand: Bool { parts.isEmpty }
  var isShared: Bool { parts.first?.isShared ?? false }

  /// What it means on all pages that have these values in common; nil for what differs from page to page.
  func value(in common: Record) -> TemplateValue? {
    let isKnown = parts.count > 1 && parts[0].name == "site" || parts.map(\.name) == ["page", "nav"]
    return isKnown ? value(in: [.record(common)]) : nil
  }

  /// What `hasPhotos` asks about: `photos`.
  static func question(_ name: String) -> String? {
    guard name.hasPrefix("has"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst(4)
  }

  /// A part of a name, with all that is asked of it each time a page is made.
  private struct Part: Sendable {
    let name: String
    /// `hasPhotos` asks whether there is anything in `photos`: a section of a list repeats, a question does not.
    let question: String?
    /// What every part of a page may ask for, however deep: it is looked up further out.
    let isShared: Bool

    init(name: String) {
      self.name = name
      question = TemplateName.question(name)
      isShared = ["words", "site", "page"].contains(name)
    }

    /// Nil where it is to be looked for further out.
    func value(in record: Record) -> TemplateValue? {
      if let value = record.field(name) { return value }
      if let question { return .flag(record.field(question).map { !$0.isNull } ?? false) }
      return isShared ? nil : TemplateValue.none
    }
  }
}
