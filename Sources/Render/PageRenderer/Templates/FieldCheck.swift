/// Looks for names in a theme's templates that no record has a field of.
///
/// A template may be taken in at several places with different records: a name is known where one of them has it.
struct FieldCheck {
  /// A tag by where it stands.
  struct Place: Hashable, Comparable {
    var template: String
    var tag: TemplateTag

    static func < (one: Place, other: Place) -> Bool {
      (one.template, one.tag.line, one.tag.column) < (other.template, other.tag.line, other.tag.column)
    }
  }

  /// What a block of a parent is filled with.
  private struct Filling {
    var template: String
    var nodes: [TemplateNode]
    var blocks: [String: Filling]
  }

  private let templates: [String: [TemplateNode]]
  private let fields: TemplateFields
  private var isLookingAgain = false
  /// The tags whose names are unknown, with what was probably meant.
  private(set) var unknown: [Place: String?] = [:]

  /// Looks at the templates that are filled with records, and at all that they take in; none of them takes itself in.
  init(_ templates: [String: [TemplateNode]], filled names: [String], fields: TemplateFields) {
    (self.templates, self.fields) = (templates, fields)
    if fields.kinds.isEmpty { return }
    for name in names { look(at: name) }
    guard !unknown.isEmpty else { return }
    isLookingAgain = true
    for name in names { look(at: name) }
  }

  private mutating func look(at name: String) {
    look(at: templates[name] ?? [], of: name, in: [TemplateFields.everywhere, name], [:])
  }

  private mutating func look(
    at nodes: [TemplateNode], of template: String, in kinds: [String], _ blocks: [String: Filling]
  ) {
    for node in nodes {
      switch node {
      case .text: break
      case .value(let tag): _ = kind(of: tag, in: template, kinds)
      case .section(let tag, let inner):
        let kind = kind(of: tag, in: template, kinds)
        look(at: inner, of: template, in: kind.isEmpty ? kinds : kinds + [kind], blocks)
      case .inverted(let tag, let inner):
        _ = kind(of: tag, in: template, kinds)
        look(at: inner, of: template, in: kinds, blocks)
      case .partial(let name): look(at: templates[name] ?? [], of: name, in: kinds, blocks)
      case .parent(let name, let own):
        let own = own.mapValues { Filling(template: template, nodes: $0, blocks: blocks) }
        look(at: templates[name] ?? [], of: name, in: kinds, own.merging(blocks) { _, outer in outer })
      case .block(let name, let standard):
        let filling = blocks[name] ?? Filling(template: template, nodes: standard, blocks: blocks)
        look(at: filling.nodes, of: filling.template, in: kinds, filling.blocks)
      }
    }
  }

  /// The kind of the records that a name means, or that the name that was probably meant does.
  private mutating func kind(of tag: TemplateTag, in template: String, _ kinds: [String]) -> String {
    if tag.name.hasPrefix("words.") { return "" }
    switch fields.meaning(of: tag.plainName, in: kinds) {
    case .field(let kind):
      if isLookingAgain { unknown[Place(template: template, tag: tag)] = nil }
      return kind
    case .unknown(let near):
      if !isLookingAgain { unknown.updateValue(near, forKey: Place(template: template, tag: tag)) }
      guard let near, case .field(let kind) = fields.meaning(of: near, in: kinds) else { return "" }
      return kind
    }
  }
}
