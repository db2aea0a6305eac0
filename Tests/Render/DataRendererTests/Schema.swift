import Foundation

/// A check against a schema in docs/, as far as that uses JSON Schema; and stricter, since what is not
/// described is a problem too.
struct Schema {
  private let root: JSON

  static func read(_ name: String = "trip.schema.json") throws -> Schema {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let data = try Data(contentsOf: folder.appendingPathComponent("docs/" + name))
    return Schema(root: try JSONDecoder().decode(JSON.self, from: data))
  }

  func problems(of json: JSON) -> [String] { problems(of: json, against: root, at: "") }

  private func problems(of value: JSON, against rule: JSON, at path: String) -> [String] {
    var problems: [String] = []
    if let name = rule["$ref"]?.string?.split(separator: "/").last, let target = root["$defs"]?[String(name)]
    {
      problems += self.problems(of: value, against: target, at: path)
    }
    if let kind = rule["type"]?.string, !Self.isOf(kind, value) {
      return problems + ["\(path) is no \(kind)"]
    }
    if case .number(let number) = value, case .number(let least)? = rule["minimum"], number < least {
      problems.append("\(path) is less than \(least)")
    }
    if let expected = rule["const"], expected != value { problems.append("\(path) is not \(expected)") }
    if let words = rule["enum"]?.items, !words.contains(value) { problems.append("\(path) is unknown") }
    if let pattern = rule["pattern"]?.string, let text = value.string,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      problems.append("\(path) does not look right: \(text)")
    }
    if rule["type"] == "object" { problems += memberProblems(of: value, against: rule, at: path) }
    if let items = rule["items"] {
      for (index, item) in value.items.enumerated() {
        problems += self.problems(of: item, against: items, at: "\(path)/\(index)")
      }
    }
    return problems
  }

  private static func isOf(_ kind: String, _ value: JSON) -> Bool {
    guard kind == "integer", case .number(let number) = value else { return kind == value.kind }
    return number == number.rounded()
  }

  private func memberProblems(of value: JSON, against rule: JSON, at path: String) -> [String] {
    let required = rule["required"]?.items.compactMap(\.string) ?? []
    var problems = required.filter { value[$0] == nil }.map { "\(path)/\($0) is missing" }
    for (key, member) in value.members.sorted(by: { $0.key < $1.key }) {
      if let known = rule["properties"]?[key] ?? rule["additionalProperties"] {
        problems += self.problems(of: member, against: known, at: "\(path)/\(key)")
      } else {
        problems.append("\(path)/\(key) is not described")
      }
    }
    return problems
  }
}
