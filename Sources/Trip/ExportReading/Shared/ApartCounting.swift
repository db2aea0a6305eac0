import Importing
import JSONText

extension AccountBook {
  /// Counts an item of which some fields have a fate of their own this time, whatever the table says: a position that
  /// lies at home, a text that was not needed.
  func count(
    _ node: JSONNode, of file: String, at path: String = "", by fates: FieldFates,
    apart: [String: FieldFate]
  ) {
    count(node.without(Set(apart.keys)), of: file, at: path, by: fates)
    for (name, value) in node.fields {
      guard let fate = apart[name] else { continue }
      count(value, of: file, at: path.isEmpty ? name : path + "." + name, by: [:], all: fate)
    }
  }
}

extension JSONNode {
  /// The same record without some of its fields; what is no record stays.
  func without(_ names: Set<String>) -> JSONNode {
    guard isRecord, !names.isEmpty else { return self }
    return JSONNode(.record(fields.filter { !names.contains($0.name) }), line: line)
  }
}
