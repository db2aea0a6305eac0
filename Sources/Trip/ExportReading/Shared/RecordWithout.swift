import JSONText

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
