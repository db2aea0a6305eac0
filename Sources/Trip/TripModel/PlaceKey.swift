/// What is compared of a place's name: neither capitals and blanks nor accents part two of them, `Cadiz` and `Cádiz`.
package struct PlaceKey: Hashable, Sendable {
  private let text: String

  package init(_ name: String) {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    text = TagKey(isPlain ? name : PlainName.of(name)).text
  }
}
