import Diagnostics
import TripNotation

/// A traveller who is written as mail programs do, `Ana <ana@example.org>`: the address is nobody's name, and is kept
/// back.
struct NameWithAddress {
  /// Without the address; of an address alone what stands before its `@`.
  let name: String
  /// Where the address stands.
  let address: TextNode

  /// Nil for a name without an address.
  init?(_ text: TextNode) {
    let value = text.value
    guard let mark = value.firstIndex(of: "@") else { return nil }
    let edge = value[..<mark].lastIndex(where: Self.isEdge)
    let start = edge.map { value.index(after: $0) } ?? value.startIndex
    let end = value[mark...].firstIndex(where: Self.isEdge) ?? value.endIndex
    address = text.part(start..<end)
    guard (try? MailText.address(address)) != nil else { return nil }
    let words = "\(value[..<start]) \(value[end...])".split(whereSeparator: Self.isEdge)
    name = words.isEmpty ? String(value[start..<mark]) : words.joined(separator: " ")
  }

  private static func isEdge(_ character: Character) -> Bool {
    character.isWhitespace || "<>()[],;\"".contains(character)
  }

  var problem: Problem {
    Problem(
      .mayBePrivate, "Mail address behind a traveller's name; it is not published", at: address.range,
      advice: "Write the name alone, “\(name)”; as `mail` in people.yml the address stays private.")
  }
}
