import Diagnostics

/// Which fields templates may ask for, as the shipped `templates/fields.txt` says it.
struct TemplateFields {
  /// What is behind a name.
  enum Meaning {
    /// Records of a kind; a plain value where that is empty.
    case field(kind: String)
    /// Nothing, with the name that was probably meant.
    case unknown(near: String?)
  }

  /// The fields that are known everywhere.
  static let everywhere = "everywhere"

  /// The fields of each kind of record, each with the kind of the records in it; empty where it holds none.
  private(set) var kinds: [String: [String: String]] = [:]

  /// A kind stands at the beginning of a line, its fields in the moved-in lines below it, with `=kind` for records.
  init(_ text: String) {
    var kind = ""
    // By bytes, since there are hundreds of lines, and letters are dear.
    for line in text.fileLines.map(\.utf8) where line.first != UInt8(ascii: "#") {
      let words = line.split(separator: UInt8(ascii: " "))
      if let name = words.first, line.first != UInt8(ascii: " ") {
        kind = String(Substring(name))
        kinds[kind] = [:]
        continue
      }
      for field in words.map({ $0.split(separator: UInt8(ascii: "=")).map { String(Substring($0)) } }) {
        kinds[kind]?[field[0]] = field.count > 1 ? field[1] : ""
      }
    }
  }

  /// What a name means where records of these kinds are known, the innermost last.
  func meaning(of name: String, in known: [String]) -> Meaning {
    // Most names are one word that is known, and every command that looks at a trip asks for two thousand.
    if !name.utf8.contains(UInt8(ascii: ".")), let kind = field(name, of: holder(of: name, in: known)) {
      return .field(kind: kind)
    }
    let parts = name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    var kind = holder(of: parts.first ?? "", in: known)
    for (index, part) in parts.enumerated() {
      guard let inner = field(part, of: kind) else {
        let near = nearest(to: part, of: index == 0 ? [kind, Self.everywhere] : [kind])
        return .unknown(
          near: near.map { (parts[..<index] + [$0] + parts[(index + 1)...]).joined(separator: ".") })
      }
      kind = inner
    }
    return .field(kind: parts.isEmpty ? "" : kind)
  }

  /// The kind of record in which a name is looked for: of what is known everywhere, the innermost that has it as well.
  private func holder(of name: String, in known: [String]) -> String {
    let isShared = kinds[Self.everywhere]?[name] != nil
    return known.last { !isShared || kinds[$0]?[name] != nil } ?? ""
  }

  private func field(_ name: String, of kind: String) -> String? {
    if let inner = kinds[kind]?[name] { return inner }
    return TemplateName.question(name).flatMap { kinds[kind]?[$0] }.map { _ in "" }
  }

  private func nearest(to name: String, of kinds: [String]) -> String? {
    let fields = kinds.flatMap { (self.kinds[$0] ?? [:]).keys.sorted() }
    let questions = fields.map { "has" + $0.prefix(1).uppercased() + $0.dropFirst() }
    return Spelling.nearest(to: name, among: fields + (name.hasPrefix("has") ? questions : []))
  }
}
