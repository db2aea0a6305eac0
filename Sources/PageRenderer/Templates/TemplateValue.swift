/// What a template can show: the only kind of value that is handed to one.
indirect enum TemplateValue: Sendable {
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

  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  init(_ html: HTML?) { self = html.map { .html($0) } ?? .none }

  init(_ record: Record?) { self = record.map { .record($0) } ?? .none }

  init(_ records: [Record]) { self = .list(records.map { .record($0) }) }
}

/// Named values. A name that a record does not hold is nothing, whatever stands around it.
struct Record: Sendable, ExpressibleByDictionaryLiteral {
  private var fields: [String: TemplateValue]

  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    fields = Dictionary(elements, uniquingKeysWith: { _, last in last })
  }

  subscript(name: String) -> TemplateValue {
    get { fields[name] ?? .none }
    set { fields[name] = newValue }
  }

  /// With the other record's fields, which win.
  func with(_ other: Record) -> Record {
    var result = self
    result.fields.merge(other.fields) { _, new in new }
    return result
  }

  /// What every part of a page may ask for, however deep: it is looked up further out.
  private static let shared: Set<String> = ["words", "site", "page"]

  func value(named name: String) -> TemplateValue? {
    if let value = fields[name] { return value }
    if let question = Self.question(name) { return .flag(fields[question].map { !$0.isNull } ?? false) }
    return Self.shared.contains(name) ? nil : TemplateValue.none
  }

  /// `hasPhotos` asks whether there is anything in `photos`: a section of a list repeats, a question does
  /// not.
  private static func question(_ name: String) -> String? {
    guard name.hasPrefix("has"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst(4)
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
    var record = Record()
    for (name, value) in elements { record[name] = value }
    self = .record(record)
  }
}
