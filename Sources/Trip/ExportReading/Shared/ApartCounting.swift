import Importing
import JSONText

extension AccountBook {
  /// Counts an item of which some fields have a fate of their own this time, whatever the table says: a position that
  /// lies at home, a text that was not needed.
  func count(
    _ node: JSONNode, of file: String, at path: String = "", by fates: FieldFates,
    apart: [String: FieldFate]
  ) {
    let others = JSONNode(.record(node.fields.filter { apart[$0.name] == nil }), line: node.line)
    count(node.isRecord ? others : node, of: file, at: path, by: fates)
    for (name, value) in node.fields {
      guard let fate = apart[name] else { continue }
      count(value, of: file, at: path.isEmpty ? name : path + "." + name, by: [:], all: fate)
    }
  }
}

extension JSONNode {
  /// The same record without some of its fields: of one that stands twice without the last, which is what it says. What is
  /// no record stays.
  func without(_ names: Set<String>) -> JSONNode {
    guard isRecord, !names.isEmpty else { return self }
    let fields = fields
    let last = Set(names.compactMap { name in fields.lastIndex { $0.name == name } })
    return JSONNode(.record(fields.indices.filter { !last.contains($0) }.map { fields[$0] }), line: line)
  }
}
