import TripModel

/// What is compared of a place's name: neither capitals and blanks nor accents part two of them, `Cadiz` and `Cádiz`.
struct PlaceKey: Hashable {
  private let text: String

  init(_ name: String) {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    text = TagKey(isPlain ? name : Slug.plain(name)).text
  }
}
