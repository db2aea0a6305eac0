package import Diagnostics

/// Hands out the fields of one map and remembers which were asked for: what is left over is unknown.
///
/// A value of the wrong kind is an error at the value, and then counts as not given. Nothing, `~` and `null`
/// count as not given too.
package struct FieldReader {
  /// What the map describes, with its article: "an expense".
  package let what: String
  /// Where the map begins.
  package let range: TextRange
  package var findings: Findings
  private let fields: [Field]
  private var positions: [String: Int] = [:]
  /// What was asked for, in that order.
  private var known: [String] = []
  private var isKnown: Set<String> = []
  /// Keys that are required and not given.
  private var missing: [(key: String, advice: String?)] = []
  /// Keys that are known, and would be wrong here.
  private var unproposed: Set<String> = []

  /// Reads a map with `body`, then warns about the keys that it did not ask for.
  ///
  /// - Returns: nil, with an error unless one was given already, if `node` is no map.
  package static func read<Value>(
    _ node: Node, as what: String, _ findings: inout Findings, _ body: (inout FieldReader) -> Value?
  ) -> Value? {
    guard let fields = node.fields else {
      if node.kind != .broken { findings.report(.wrongKind(node, expected: .map, of: what)) }
      return nil
    }
    var reader = FieldReader(fields, of: what, at: node.range, findings)
    let value = body(&reader)
    for doubt in doubts(about: fields) where !reader.findings.hasError(in: doubt.range.line) {
      reader.findings.report(doubt, as: .warning)
    }
    reader.reportMissingKeys()
    reader.reportUnknownKeys()
    FieldListener.tell(what, reader.known)
    findings = reader.findings
    return value
  }

  private init(_ fields: [Field], of what: String, at range: TextRange, _ findings: Findings) {
    self.fields = fields
    self.what = what
    self.range = range
    self.findings = findings
    for (index, field) in fields.enumerated() { positions[field.key] = index }
  }

  /// The field with this key, whatever it holds, even nothing; from now on the key is known.
  package mutating func field(_ key: String) -> Field? {
    if isKnown.insert(key).inserted { known.append(key) }
    return positions[key].map { fields[$0] }
  }

  /// The keys of the map, in the order of the file; this makes none of them known.
  package var keys: [String] { fields.map(\.key) }

  /// The value of a key, if it is given and could be read.
  package mutating func node(_ key: String) -> Node? {
    guard let value = field(key)?.value, value.kind != .empty, value.kind != .broken else { return nil }
    return value
  }

  /// Makes keys known that are understood, but not asked for one by one.
  package mutating func allow(_ keys: String...) {
    for key in keys { _ = field(key) }
  }

  /// Proposes none of these keys in place of an unknown one: where one of several is given, another would be wrong.
  package mutating func proposeNone(of keys: some Sequence<String>) {
    unproposed.formUnion(keys)
  }

  /// Makes every key of the map known for which the condition holds.
  package mutating func allow(where isUnderstood: (String) -> Bool) {
    for field in fields where isUnderstood(field.key) { _ = self.field(field.key) }
  }

  /// Of several keys the first that the map holds, as for `flight`, `hotel` and other kinds of events.
  package mutating func first(of keys: [String]) -> Field? {
    let found = keys.map { field($0) }
    return found.lazy.compactMap(\.self).first
  }

  /// Reports an error unless the key is given; one whose value could not be read was reported before. The advice is a way
  /// out for whoever cannot just add a line.
  ///
  /// - Returns: whether it is given and could be read.
  @discardableResult
  package mutating func require(_ key: String, advice: String? = nil) -> Bool {
    let kind = field(key)?.value.kind ?? .empty
    if kind == .empty { missing.append((key: key, advice: advice)) }
    return kind != .empty && kind != .broken
  }

  /// Reports something about the value of a key, or about the map where the key is not given.
  package mutating func report(
    _ code: DiagnosticCode, _ message: String, at key: String, as severity: Severity = .error,
    advice: String? = nil
  ) {
    let place = positions[key].map { fields[$0].value.range } ?? range
    findings.report(Problem(code, message, at: place, advice: advice), as: severity)
  }

  /// The fields that nobody asked for yet and whose keys are like none that was, but not those of `others` at any
  /// rate: a different program's. From now on they are known.
  package mutating func strangers(knowing others: Set<String>) -> [Field] {
    let found = fields.filter { field in
      guard !isKnown.contains(field.key) else { return false }
      return others.contains(field.key.lowercased()) || !isNear(field.key)
    }
    isKnown.formUnion(found.map(\.key))
    return found
  }

  /// Whether a key is one of ours but for a slip: a letter for every four.
  private func isNear(_ key: String) -> Bool {
    guard let near = Spelling.nearest(to: key, among: known) else { return false }
    // The first letter is hardly ever the one that slips: `vacation` is no `location`.
    let maximum = key.lowercased().first == near.lowercased().first ? max(1, key.count / 4) : 1
    return Spelling.distance(Array(key.lowercased()), Array(near.lowercased())) <= maximum
  }

  /// A required key that is only misspelt is one slip, and told once.
  private mutating func reportMissingKeys() {
    for (key, advice) in missing {
      let slip = fields.first {
        !isKnown.contains($0.key)
          && (Spelling.nearest(to: $0.key, among: [key]) ?? FieldSynonyms.meant(by: $0.key, among: [key]))
            != nil
      }
      if let slip { isKnown.insert(slip.key) }
      let name = slip == nil ? nameAsKey(for: key) : nil
      if let name { isKnown.insert(name.key) }
      findings.report(
        slip.map { misspelt($0, for: key) } ?? name.map { namedByKey($0, for: key) }
          ?? missing(key, advice))
    }
  }

  private mutating func reportUnknownKeys() {
    for field in fields where !isKnown.contains(field.key) {
      guard findings.hasRoom(for: .warning) else { return }
      findings.report(unknown(field), as: .warning)
    }
  }
}

extension FieldReader {
  private func missing(_ key: String, _ advice: String?) -> Problem {
    Problem(
      .missingField, "Missing `\(key)` in \(what)", at: range,
      advice: advice ?? "Add a line like `\(key): …`.")
  }

  /// The only key of a thing that is called by it, as other programs have it: `- Ana: {bio: …}`.
  private func nameAsKey(for key: String) -> Field? {
    guard fields.count == 1, let only = fields.first, !isKnown.contains(only.key),
      ["name", "title", "date"].contains(key), only.isNamed
    else { return nil }
    return only
  }

  private func namedByKey(_ field: Field, for key: String) -> Problem {
    Problem(
      .missingField, "Missing `\(key)` in \(what): it has a field for each thing that is known of it",
      at: field.keyRange,
      advice: "Write `\(key): \(PlainText.excerpt(field.key))`, and the other fields below it.")
  }

  private func misspelt(_ field: Field, for key: String) -> Problem {
    Problem(
      .missingField, "Missing `\(key)` in \(what): `\(PlainText.excerpt(field.key))` looks like it",
      at: field.keyRange, advice: "Write `\(key)`.")
  }

  private func unknown(_ field: Field) -> Problem {
    let message = "Unknown field `\(PlainText.excerpt(field.key))` in \(what)"
    return Problem(.unknownKey, message, at: field.keyRange, advice: advice(for: field.key))
  }

  /// Of so many fields all are named; of a longer list, which is read by nobody, the first few.
  private static let maxNamed = 16
  private static let namedOfMany = 5

  private func advice(for key: String) -> String {
    let known = known.filter { !unproposed.contains($0) }
    let open = known.filter { positions[$0] == nil }
    if let other = FieldSynonyms.meant(by: key, among: open) { return "Did you mean `\(other)`?" }
    if let file = FieldHomes.file(of: key, besides: what) {
      return "Write it into \(file): `tripbook help \(file)` tells how."
    }
    if let near = Spelling.nearest(to: key, among: open.isEmpty ? known : open)
      ?? Spelling.nearest(to: key, among: known)
    {
      return "Did you mean `\(near)`?"
    }
    guard !known.isEmpty else { return "Delete the line." }
    let all = known.map { "`\($0)`" }
    guard all.count > Self.maxNamed else { return "Known fields: \(all.joined(separator: ", "))." }
    let first = all.prefix(Self.namedOfMany).joined(separator: ", ")
    let page = what.hasSuffix(".yml") ? " \(what)" : ""
    return
      "Known fields: \(first) and \(all.count - Self.namedOfMany) more; `tripbook help\(page)` explains them."
  }
}
