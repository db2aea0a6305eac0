import Diagnostics
import TripNotation

/// A traveller who is written as mail programs do, `Ana <ana@example.org>`: the address is nobody's name, and is kept
/// back.
struct NameWithAddress {
  /// Without the address; of an address alone what stands before its `@`.
  let name: String
  /// Where the address stands.
  let address: TextNode

  /// Nil for a name without an address. Of several none is a name, and neither is one that no mail program would take.
  init?(_ text: TextNode) {
    let words = text.value.split(whereSeparator: Self.isEdge)
    guard let first = words.first(where: Self.isAddress) else { return nil }
    address = text.part(first.startIndex..<first.endIndex)
    let others = words.filter { !Self.isAddress($0) }
    let mailbox = first.prefix { $0 != "@" }.split(separator: ":").last ?? first[...]
    name = others.isEmpty ? String(mailbox) : others.joined(separator: " ")
  }

  /// Whether something stands before and behind an `@`: `@ana` is what somebody is called elsewhere.
  private static func isAddress(_ word: Substring) -> Bool { word.dropFirst().dropLast().contains("@") }

  private static func isEdge(_ character: Character) -> Bool {
    character.isWhitespace || "<>()[],;\"".contains(character)
  }

  var problem: Problem {
    Problem(
      .mayBePrivate, "Mail address behind a traveller's name; it is not published", at: address.range,
      advice: "Write the name alone, “\(name)”; as `mail` in people.yml the address stays private.")
  }
}
