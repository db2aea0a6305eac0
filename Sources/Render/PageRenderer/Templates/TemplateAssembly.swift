/// Puts a template together: what it takes in stands in it, blocks are filled, and all words of the site are there.
struct TemplateAssembly {
  /// What is left to be done for each page.
  indirect enum Piece {
    case text([UInt8])
    case value(String)
    case section(String, [Piece])
    case inverted(String, [Piece])
  }

  let templates: [String: [TemplateNode]]
  let constants: [String: [UInt8]]

  func pieces(of template: String) -> [Piece] { pieces(templates[template] ?? [], filled: [:]) }

  private func pieces(_ nodes: [TemplateNode], filled blocks: [String: [Piece]]) -> [Piece] {
    var result: [Piece] = []
    for node in nodes {
      switch node {
      case .text(let text): result.append(.text(Array(text.utf8)))
      case .value(let tag):
        result.append(constants[tag.plainName].map { .text($0) } ?? .value(tag.plainName))
      case .section(let tag, let inner): result.append(.section(tag.name, pieces(inner, filled: blocks)))
      case .inverted(let tag, let inner): result.append(.inverted(tag.name, pieces(inner, filled: blocks)))
      case .partial(let name): result += pieces(templates[name] ?? [], filled: blocks)
      case .parent(let name, let own):
        // What was filled further out counts before what is filled here.
        let filled = own.mapValues { pieces($0, filled: blocks) }.merging(blocks) { _, outer in outer }
        result += pieces(templates[name] ?? [], filled: filled)
      case .block(let name, let standard):
        result += blocks[name] ?? pieces(standard, filled: blocks)
      }
    }
    return result
  }
}
