/// Finds what a mistyped word was probably meant to be.
package enum Spelling {
  /// Words longer than this are not compared: nobody mistypes a whole paragraph.
  private static let longest = 64
  /// Words up to this are easily alike by chance.
  private static let longestShort = 5

  /// The candidate nearest to a word, if it is near enough: at most a quarter of the letters differ, and hardly ever the
  /// first one. Failing that, the only one that begins with the word, from three letters on.
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
      let allowed = min(reach(letters, other), (best?.distance ?? .max) - 1)
      guard other.count <= longest, abs(other.count - letters.count) <= allowed else { continue }
      let distance = distance(letters, other)
      if distance <= allowed { best = (candidate, distance) }
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

  /// How many letters of two words may differ: a quarter, rounded, and none of two letters.
  ///
  /// The first letter hardly ever slips: `wind` is no `kind`. Where it does, a longer word may have no other slip, and a
  /// short one has its first two letters in each other's place. An accent on it is another matter.
  private static func reach(_ one: [Character], _ other: [Character]) -> Int {
    let longer = max(one.count, other.count)
    let quarter = min((longer + 2) / 4, longer / 3)
    guard let first = one.first, let second = other.first, first != second, first.isASCII, second.isASCII
    else { return quarter }
    if min(one.count, other.count) > longestShort { return min(1, quarter) }
    return one.count == other.count && one.sorted() == other.sorted() ? min(1, quarter) : 0
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
