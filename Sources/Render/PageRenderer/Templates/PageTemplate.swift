import Drawing

/// A template ready to be filled: everything that it takes in stands in it, and all words of the site.
///
/// It is filled for thousands of pages, so nothing is looked up by text that can be settled before.
struct PageTemplate: Sendable {
  /// What is done next: plain numbers, so that nothing is counted or copied to look at it.
  private struct Step: Sendable {
    enum Kind: Sendable {
      /// Some of `texts`.
      case text
      case value
      /// What stands up to `end` is filled for each value of a name, or passed over.
      case section
      case inverted
    }

    var kind: Kind
    /// The first byte of a text; the number of a name.
    var start: Int
    /// Behind the last byte of a text; the first step behind a section.
    var end: Int
  }

  private var steps: [Step] = []
  private var texts: [UInt8] = []
  private var names: [TemplateName] = []
  /// Where the section that ended last ends.
  private var lastEnd = 0
  /// Told of each record that a template is filled with which is made meanwhile: the tests hold the list of fields
  /// against them.
  @TaskLocal static var witness: Witness?
  typealias Witness = @Sendable (_ template: String, Record) -> Void
  private var witness: (@Sendable (Record) -> Void)?

  /// - Parameters:
  ///   - name: of one of the templates.
  ///   - templates: all that it may take in; none of them takes itself in.
  ///   - constants: values that are the same on every page, as markup.
  ///   - witness: who is told of what it is filled with.
  init(
    _ name: String, of templates: [String: [TemplateNode]], constants: [String: [UInt8]],
    witness: Witness? = Self.witness
  ) {
    if let witness { self.witness = { witness(name, $0) } }
    add(TemplateAssembly(templates: templates, constants: constants).pieces(of: name))
  }

  private mutating func add(_ pieces: [TemplateAssembly.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): add(text)
      case .value(let name): add(.value, name)
      case .section(let name, let inner): add(.section, name, inner)
      case .inverted(let name, let inner): add(.inverted, name, inner)
      }
    }
  }

  /// Neighbouring texts are one, but not where a section ends between them: what follows it is no part of it.
  private mutating func add(_ text: [UInt8]) {
    let start = texts.count
    texts += text
    if let last = steps.last, last.kind == .text, last.end == start, lastEnd != steps.count {
      steps[steps.count - 1].end = texts.count
    } else {
      steps.append(Step(kind: .text, start: start, end: texts.count))
    }
  }

  private mutating func add(_ kind: Step.Kind, _ name: String, _ inner: [TemplateAssembly.Piece] = []) {
    let step = steps.count
    steps.append(Step(kind: kind, start: names.count, end: step + 1))
    names.append(TemplateName(name))
    add(inner)
    if kind != .value { end(step) }
  }

  private mutating func end(_ section: Int) {
    steps[section].end = steps.count
    lastEnd = steps.count
  }

  private init() {}

  /// The template filled with a record: UTF-8.
  func filled(with record: Record) -> [UInt8] {
    witness?(record)
    var page = Filling(stack: [.record(record)])
    fill(steps.indices, to: &page)
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
  }

  private func fill(_ range: Range<Int>, to page: inout Filling) {
    var index = range.lowerBound
    while index < range.upperBound {
      let step = steps[index]
      index += 1
      switch step.kind {
      case .text: page.bytes += texts[step.start..<step.end]
      case .value: names[step.start].value(in: page.stack).append(to: &page.bytes)
      case .section:
        fill(index..<step.end, for: names[step.start].value(in: page.stack), to: &page)
        index = step.end
      case .inverted:
        if names[step.start].value(in: page.stack).isNull { fill(index..<step.end, to: &page) }
        index = step.end
      }
    }
  }

  private func fill(_ inner: Range<Int>, for value: TemplateValue, to page: inout Filling) {
    switch value {
    case .list(let values):
      for value in values { fill(inner, within: value, to: &page) }
    case .flag(let isSet):
      if isSet { fill(inner, to: &page) }
    default:
      if !value.isNull { fill(inner, within: value, to: &page) }
    }
  }

  private func fill(_ inner: Range<Int>, within value: TemplateValue, to page: inout Filling) {
    page.stack.append(value)
    fill(inner, to: &page)
    page.stack.removeLast()
  }
}

// MARK: - Values that many pages share

extension PageTemplate {
  /// The same template with what many pages have in common already in it: filled with a record that holds it too, it
  /// makes the same page. `common` holds `site` with all that there is in it, and `page` with nothing but `nav`.
  func knowing(_ common: Record) -> PageTemplate {
    var settled = PageTemplate()
    (settled.names, settled.witness) = (names, witness)
    settled.take(steps.indices, of: self, knowing: common)
    return settled
  }

  /// Only what stands at the top is settled: within a section for a value, another value may bear the same name.
  private mutating func take(_ range: Range<Int>, of whole: PageTemplate, knowing common: Record) {
    var index = range.lowerBound
    while index < range.upperBound {
      let step = whole.steps[index]
      let next = step.kind == .text ? index + 1 : step.end
      let inner = index + 1..<next
      let value = step.kind == .text ? nil : whole.names[step.start].value(in: common)
      switch (step.kind, value) {
      case (.text, _): add(Array(whole.texts[step.start..<step.end]))
      case (.value, let value?):
        var text: [UInt8] = []
        value.append(to: &text)
        add(text)
      case (.section, let value?) where value.isNull: break
      case (.section, .flag): take(inner, of: whole, knowing: common)
      // The text would be what `.` means within.
      case (.section, .text) where !whole.asksForValueAtHand(in: inner),
        (.section, .html) where !whole.asksForValueAtHand(in: inner):
        take(inner, of: whole, knowing: common)
      case (.section, let value?) where value.isOfRecords && !whole.asksForOthers(in: inner):
        var filling = Filling(stack: [.record(common)])
        whole.fill(inner, for: value, to: &filling)
        add(filling.bytes)
      case (.inverted, let value?): if value.isNull { take(inner, of: whole, knowing: common) }
      case (.inverted, nil):
        let place = steps.count
        steps.append(step)
        take(inner, of: whole, knowing: common)
        end(place)
      case (.value, nil), (.section, _): copy(index..<next, of: whole)
      }
      index = next
    }
  }

  /// Steps as they are.
  private mutating func copy(_ range: Range<Int>, of whole: PageTemplate) {
    let shift = steps.count - range.lowerBound
    for var step in whole.steps[range] {
      if step.kind == .text {
        let text = whole.texts[step.start..<step.end]
        step = Step(kind: .text, start: texts.count, end: texts.count + text.count)
        texts += text
      } else {
        step.end += shift
      }
      steps.append(step)
    }
    lastEnd = steps.count
  }

  private func asksForValueAtHand(in range: Range<Int>) -> Bool {
    steps[range].contains { $0.kind != .text && names[$0.start].isValueAtHand }
  }

  /// Whether anything is asked for that may be looked up further out.
  private func asksForOthers(in range: Range<Int>) -> Bool {
    steps[range].contains { $0.kind != .text && names[$0.start].isShared }
  }
}

extension TemplateValue {
  fileprivate var isOfRecords: Bool {
    switch self {
    case .record: true
    case .list(let values): values.allSatisfy { if case .record = $0 { true } else { false } }
    case .text, .html, .flag, .none: false
    }
  }
}

extension TemplateValue {
  /// Text escaped, markup as it is; whatever else shows as nothing.
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): appendEscaped(text, to: &bytes)
    case .html(let html): bytes.append(contentsOf: html.text.utf8)
    case .flag, .list, .record, .none: break
    }
  }
}
