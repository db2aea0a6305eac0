/// What a template can show: the only kind of value that is handed to one.
enum TemplateValue: Sendable {
  /// Text from anywhere. It renders escaped, whatever braces the template has: what is safe is decided by the
  /// kind of value, never by a template.
  case text(String)
  /// Markup that this program made. Fields that hold it end in `HTML`.
  case html(HTML)
  case flag(Bool)
  case list([TemplateValue])
  case record(Record)
  /// Nothing: shows as nothing, and ends the search for a name.
  case none

  /// Whether there is anything; a section of a template stands for what there is.
  var isShown: Bool { if case .none = self { false } else { true } }

  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  init(_ html: HTML?) { self = html.map { .html($0) } ?? .none }

  init(_ record: Record?) { self = record.map { .record($0) } ?? .none }

  init(_ records: [Record]) { self = .list(records.map { .record($0) }) }
}

/// Named values. A name that a record does not hold is nothing, whatever stands around it.
struct Record: Sendable, ExpressibleByDictionaryLiteral {
  /// A dozen at most as a rule, and thousands of records for a site: to look through them is quicker than to hash
  /// names. Without labels, as a literal brings them: to put labels on takes a copy of the list.
  private(set) var fields: [(String, TemplateValue)]

  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    fields = elements
  }

  /// Many values, each with a name of its own.
  init(_ fields: [(String, TemplateValue)]) { self.fields = fields }

  subscript(name: String) -> TemplateValue {
    get { field(name) ?? .none }
    set {
      if let index = index(of: name) {
        fields[index].1 = newValue
      } else {
        fields.append((name, newValue))
      }
    }
  }

  /// With the other record's fields, which win.
  func with(_ other: Record) -> Record {
    var result = self
    for (name, value) in other.fields { result[name] = value }
    return result
  }

  func field(_ name: String) -> TemplateValue? { index(of: name).map { fields[$0].1 } }

  /// Fields are looked at where they stand: this is asked a hundred times for each page.
  private func index(of name: String) -> Int? {
    for index in fields.indices where fields[index].0 == name { return index }
    return nil
  }
}

extension TemplateValue {
  /// Whether a section about it is passed over.
  var isNull: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .html(let html): html.text.isEmpty
    case .flag(let isSet): !isSet
    case .list(let values): values.isEmpty
    case .record: false
    case .none: true
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .record(Record(elements))
  }
}
