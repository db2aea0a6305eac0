import Drawing

/// A template ready to be filled: everything that it takes in stands in it, and all words of the site.
///
/// It is filled for thousands of pages, so nothing is looked up by text that can be settled before.
struct PageTemplate: Sendable {
  private indirect enum Piece: Sendable {
    case text([UInt8])
    case value(Name)
    case section(Name, [Piece])
    case inverted(Name, [Piece])
  }

  /// A name in its parts: `site.title`. None for `.`, the value at hand.
  private struct Name: Sendable {
    let parts: [Part]

    init(_ text: String) {
      parts = text == "." ? [] : text.split(separator: ".").map { Part(name: String($0)) }
    }
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
      question = Self.question(name)
      isShared = ["words", "site", "page"].contains(name)
    }

    private static func question(_ name: String) -> String? {
      guard name.hasPrefix("has"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
      return first.lowercased() + name.dropFirst(4)
    }

    /// Nil where it is to be looked for further out.
    func value(in record: Record) -> TemplateValue? {
      if let value = record.field(name) { return value }
      if let question { return .flag(record.field(question).map { !$0.isNull } ?? false) }
      return isShared ? nil : TemplateValue.none
    }
  }

  private let pieces: [Piece]

  /// - Parameters:
  ///   - name: of one of the templates.
  ///   - templates: all that it may take in; none of them takes itself in.
  ///   - constants: values that are the same on every page, as markup.
  init(_ name: String, of templates: [String: [TemplateNode]], constants: [String: [UInt8]]) {
    pieces = Self.pieces(templates[name] ?? [], templates, constants, filled: [:])
  }

  private static func pieces(
    _ nodes: [TemplateNode], _ templates: [String: [TemplateNode]], _ constants: [String: [UInt8]],
    filled blocks: [String: [Piece]]
  ) -> [Piece] {
    var result: [Piece] = []
    for node in nodes {
      switch node {
      case .text(let text): result.append(.text(Array(text.utf8)))
      case .value(let name): result.append(constants[name].map { .text($0) } ?? .value(Name(name)))
      case .section(let name, let inner):
        result.append(.section(Name(name), pieces(inner, templates, constants, filled: blocks)))
      case .inverted(let name, let inner):
        result.append(.inverted(Name(name), pieces(inner, templates, constants, filled: blocks)))
      case .partial(let name):
        result += pieces(templates[name] ?? [], templates, constants, filled: blocks)
      case .parent(let name, let own):
        // What was filled further out counts before what is filled here.
        let filled = own.mapValues { pieces($0, templates, constants, filled: blocks) }
          .merging(blocks) { _, outer in outer }
        result += pieces(templates[name] ?? [], templates, constants, filled: filled)
      case .block(let name, let standard):
        result += blocks[name] ?? pieces(standard, templates, constants, filled: blocks)
      }
    }
    return joined(result)
  }

  /// Neighbouring texts as one.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if case .text(let more) = piece, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(piece)
      }
    }
    return result
  }

  /// The template filled with a record: UTF-8.
  func filled(with record: Record) -> [UInt8] {
    var page = Filling(stack: [.record(record)])
    page.fill(pieces)
    return page.bytes
  }

  /// A page on its way.
  private struct Filling {
    var bytes: [UInt8] = []
    /// The values whose names are known, the innermost last.
    var stack: [TemplateValue]

    init(stack: [TemplateValue]) {
      self.stack = stack
      bytes.reserveCapacity(16 << 10)
    }

    mutating func fill(_ pieces: [Piece]) {
      for piece in pieces {
        switch piece {
        case .text(let text): bytes += text
        case .value(let name): value(name).append(to: &bytes)
        case .section(let name, let inner): fill(inner, for: value(name))
        case .inverted(let name, let inner):
          if value(name).isNull { fill(inner) }
        }
      }
    }

    private mutating func fill(_ inner: [Piece], for value: TemplateValue) {
      switch value {
      case .list(let values):
        for value in values { fill(inner, within: value) }
      case .flag(let isSet):
        if isSet { fill(inner) }
      default:
        if !value.isNull { fill(inner, within: value) }
      }
    }

    private mutating func fill(_ inner: [Piece], within value: TemplateValue) {
      stack.append(value)
      fill(inner)
      stack.removeLast()
    }

    private func value(_ name: Name) -> TemplateValue {
      guard let first = name.parts.first else { return stack.last ?? .none }
      var depth = stack.count
      while depth > 0 {
        depth -= 1
        guard case .record(let record) = stack[depth], var found = first.value(in: record) else { continue }
        for part in name.parts.dropFirst() {
          guard case .record(let inner) = found else { return .none }
          found = part.value(in: inner) ?? .none
        }
        return found
      }
      return .none
    }
  }
}

extension TemplateValue {
  /// Text escaped, markup as it is; whatever else shows as nothing.
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): bytes.append(contentsOf: escapedForMarkup(text).utf8)
    case .html(let html): bytes.append(contentsOf: html.text.utf8)
    case .flag, .list, .record, .none: break
    }
  }
}
