/// A JSON text as values, to be compared with literals.
enum JSON: Hashable, Decodable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  init(stringLiteral value: String) { self = .text(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var items: [JSON] { if case .list(let items) = self { items } else { [] } }
  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var string: String? { if case .text(let text) = self { text } else { nil } }

  var kind: String {
    switch self {
    case .text: "string"
    case .number: "number"
    case .flag: "boolean"
    case .list: "array"
    case .object: "object"
    }
  }
}
