/// Finds what a mistyped word was probably meant to be.
package enum Spelling {
  /// Words longer than this are not compared: nobody mistypes a whole paragraph.
  private static let longest = 64

  /// The candidate nearest to a word, if it is near enough: at most a third of the letters differ. Failing that, the
  /// only one that begins with the word, from three letters on.
  ///
  /// Small and capital letters count as the same, and so do the two ways of storing an accent. Of two equally near
  /// ones, the earlier counts.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    var beginnings: [String] = []
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased())
      if letters.count >= 3, other.starts(with: letters) { beginnings.append(candidate) }
      let allowed = min(max(letters.count, other.count) / 3, (best?.distance ?? .max) - 1)
      guard other.count <= longest, abs(other.count - letters.count) <= allowed else { continue }
      let distance = distance(letters, other)
      if distance <= allowed, !isChance(letters, other) { best = (candidate, distance) }
    }
    return best?.word ?? (beginnings.count == 1 ? beginnings[0] : nil)
  }

  /// Whether a slip of the fingers may have made a word of another, where both could be meant: at most a third of the
  /// letters differ, not the first one, and in a short word none is exchanged for another, as in `wine` and `wind`.
  package static func isSlip(_ word: String, of other: String) -> Bool {
    let (one, other) = (Array(word.lowercased()), Array(other.lowercased()))
    let longer = max(one.count, other.count)
    guard one != other, longer <= longest, one.first == other.first else { return false }
    if longer <= 4, one.count == other.count, one.sorted() != other.sorted() { return false }
    return abs(one.count - other.count) <= longer / 3 && distance(one, other) <= longer / 3
  }

  /// Words of three letters are easily alike by chance: with another first letter, they are other words.
  private static func isChance(_ one: [Character], _ other: [Character]) -> Bool {
    guard one.count == other.count, one.count <= 3, one.first != other.first else { return false }
    return one.sorted() != other.sorted()
  }

  /// How many letters to insert, leave out, exchange or swap with a neighbour, each part touched once
  /// (the optimal string alignment form of the Damerau–Levenshtein distance).
  package static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for (column, otherLetter) in other.enumerated() {
        let exchange = last[column] + (letter == otherLetter ? 0 : 1)
        var cost = min(exchange, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
