import Diagnostics
import TripNotation

/// Somebody who is written as mail programs do, `Ana <ana@example.org>`: the address is nobody's name, and is kept
/// back.
struct NameWithAddress {
  /// Without the address; of an address alone what stands before its `@`.
  let name: String
  /// Where the address stands.
  let address: TextNode

  /// Nil for a name without an address. Of several none is a name, and neither is one that no mail program would take.
  init?(_ text: TextNode) {
    let words = Self.words(of: text)
    guard let first = words.first(where: Self.isAddress) else { return nil }
    address = text.part(first)
    let others = words.filter { !Self.isAddress($0) }
    name = others.isEmpty ? Self.mailbox(of: first) : others.joined(separator: " ")
  }

  /// All addresses in a text that names people, each where it stands.
  static func addresses(in text: TextNode) -> [TextNode] {
    guard text.value.contains(where: isAt) else { return [] }
    return words(of: text).filter(isAddress).map { text.part($0) }
  }

  /// What stands before the `@` of an address.
  static func mailbox(of address: Substring) -> String {
    let name = address.prefix { !isAt($0) }
    return String(name.split(separator: ":").last ?? name)
  }

  /// Whether something stands before and behind an `@`: `@ana` is what somebody is called elsewhere.
  static func isAddress(_ word: Substring) -> Bool { word.dropFirst().dropLast().contains(where: isAt) }

  private static func words(of text: TextNode) -> [Substring] {
    text.value.split(whereSeparator: isEdge)
  }

  /// An `@`, also the wide one of Chinese and Japanese keyboards.
  private static func isAt(_ character: Character) -> Bool { character == "@" || character == "\u{FF20}" }

  static func isEdge(_ character: Character) -> Bool {
    character.isWhitespace || "<>()[],;\"".contains(character)
  }

  var problem: Problem { .addressBehindName(at: address.range, of: name) }
}

/// The fields that name people: what stands behind a name to reach somebody is cut off, and told.
extension FieldReader {
  /// Somebody's name.
  mutating func nameOfPerson(_ key: String) -> TextNode? {
    textNode(key).map { findings.withoutAddress($0) }
  }

  /// Names, as a list or in one text with commas.
  mutating func namesOfPeople(_ key: String) -> [TextNode]? {
    names(key)?.map { findings.withoutAddress($0) }
  }
}

extension Findings {
  /// A name without the address behind it.
  mutating func withoutAddress(_ text: TextNode) -> TextNode {
    guard let found = NameWithAddress(text) else { return text }
    report(found.problem, as: .warning)
    return TextNode(found.name, style: text.style, at: text.range)
  }
}

extension Problem {
  static func addressBehindName(at range: TextRange, of name: String? = nil) -> Problem {
    Problem(
      .mayBePrivate, "Mail address behind a name; it is not published", at: range,
      advice: "Write the name alone\(name.map { ", “\($0.shortened)”" } ?? ""); as `mail` in people.yml the "
        + "address stays private.")
  }
}
