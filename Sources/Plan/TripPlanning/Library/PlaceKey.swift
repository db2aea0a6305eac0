import TripModel

/// What is compared of a place's name: neither capitals and blanks nor accents part two of them, `Cadiz` and `Cádiz`.
struct PlaceKey: Hashable {
  private let text: String

  init(_ name: String) {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    text = TagKey(isPlain ? name : Slug.plain(name)).text
  }
}

/// Which of the ways to write one name tells most of it: that with more letters that are not plain ones, then the longer.
struct FullnessOfName: Comparable {
  private let marked: Int
  private let length: Int

  init(_ name: String) {
    marked = name.count { !$0.isASCII }
    length = name.count
  }

  static func < (one: FullnessOfName, other: FullnessOfName) -> Bool {
    (one.marked, one.length) < (other.marked, other.length)
  }
}

extension [String] {
  /// The fullest of names, of equals the first; nil for none.
  var fullest: String? {
    guard let most = map(FullnessOfName.init).max() else { return nil }
    return first { FullnessOfName($0) == most }
  }
}
