/// The words and signs by which a text says from where to where: `Zubiri to Pamplona`, `von Brixen nach Bozen`, `A → B`.
///
/// Here stands what can be taken wherever ways are read. Words that mean a place in one form of text and something else in
/// another stand where they are safe: `bis` and `hasta` part times as well, `du` begins dates, `a` and `à` say much else, and
/// Vers is a village.
package enum WayWords {
  /// Words that stand between two places without another before the first, and only before places.
  package static let joints: Set<String> = ["to", "nach", "naar", "til", "till"]

  /// Words before the first place, each with one that stands before the last then, in the order of looking for them.
  package static let pairs: [(from: String, to: String)] = [
    ("from", "to"), ("von", "nach"), ("ab", "nach"), ("de", "à"), ("de", "a"), ("de", "para"),
    ("desde", "hasta"), ("desde", "a"), ("da", "a"), ("van", "naar"), ("z", "do"), ("ze", "do"),
    ("fra", "til"), ("från", "till"),
  ]

  /// Those before the first place that say so without the other: `fra` is “between” in Italy, and `ze` “they” of the Dutch.
  package static let froms = Set(pairs.map(\.from)).subtracting(["fra", "z", "ze"])

  /// Signs that are nothing but arrows: marks of quotation, which French writes apart from what they quote, are none.
  package static let arrows = [
    "->", "→", "⇒", "➔", "➜", "➞", "➝", "➙", "⟶", "⇨", "▸", "▶", "–>", "=>",
  ]

  /// The last of the places between arrows: `Hué` of `Paksé → Hué`. Nil where none is; a dash parts other words as well.
  package static func goal(of text: String) -> String? {
    let end = arrows.compactMap { text.ranges(of: $0).last?.upperBound }.max()
    guard let end else { return nil }
    let goal = text[end...].drop(while: \.isWhitespace)
    return goal.contains(where: \.isLetter) ? String(goal) : nil
  }

  /// Dashes that part two places where they stand apart from both, since names hold them too: `Saint-Jean`.
  package static let dashes = ["–", "—", "-"]
}
