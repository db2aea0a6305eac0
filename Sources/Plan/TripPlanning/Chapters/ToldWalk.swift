import TripModel

/// From where to where a line says that a day's walk led: `Wanderung vom Pirchhof zur Rableider Hütte`.
///
/// Only names, which begin with capitals: “from nine to eleven” leads nowhere.
package struct ToldWalk: Equatable, Sendable {
  /// Nil where the line of a walk only tells where it led: `Wanderung über den Seinskopf zum Soiernhaus`.
  package let from: String?
  /// Nil where the line only tells where it set out.
  package let to: String?

  private static let froms = WayWords.froms.union(["vom", "du", "depuis", "dal", "dalla"])
  private static let tos = WayWords.joints.union([
    "zu", "zum", "zur", "bis", "à", "au", "a", "al", "alla", "hasta",
  ])
  /// What follows them is on the way, or its aim from which one went back. The `en` of the Dutch is none of them: it stands
  /// in names of France, `Bourg en Bresse`.
  private static let others: Set<String> = Set([
    "über", "übers", "via", "over", "par", "por", "per", "auf", "durch", "up", "with", "mit",
  ]).union(AndWords.all.filter { $0 != "en" })
  /// What a line begins with that tells of a walk, whether it says from where that led or not.
  private static let walks: Set<String> = [
    "wanderung", "bergtour", "aufstieg", "abstieg", "walk", "walking", "hike", "hiking", "climb", "randonnée",
    "marche", "montée", "descente", "caminata", "subida", "escursione", "salita", "discesa", "wandeling",
  ]
  private static let articles: Set<String> = [
    "the", "der", "die", "das", "dem", "den", "la", "le", "les", "el", "il", "lo", "l’",
  ]
  /// More words are no name.
  private static let mostWords = 5

  /// Nil for a line that says nothing of the kind.
  package init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let start = words.firstIndex { Self.froms.contains($0.lowercased()) }
    from = start.flatMap { Self.name(in: words[($0 + 1)...]) }
    let isOfWalk = words.first.map { Self.walks.contains($0.lowercased()) } ?? false
    guard from != nil || start == nil && isOfWalk else { return nil }
    let rest = words[(start.map { $0 + 1 } ?? 0)...]
    to = rest.firstIndex { Self.tos.contains($0.lowercased()) }.flatMap { Self.name(in: words[($0 + 1)...]) }
    if from == nil, to == nil { return nil }
  }

  /// The words up to one that begins another part of the line, or to a mark at the end of one.
  private static func name(in words: ArraySlice<String>) -> String? {
    var name: [String] = []
    for word in words.drop(while: { articles.contains($0.lowercased()) }) {
      let small = word.lowercased()
      if froms.contains(small) && name.isEmpty || tos.contains(small) || others.contains(small) { break }
      let bare = word.trimmingEnd(while: { ",.;:!?".contains($0) })
      name.append(bare)
      if bare != word { break }
    }
    guard (1...mostWords).contains(name.count), name.first?.first?.isUppercase == true,
      name.last?.contains(where: \.isUppercase) == true, name.allSatisfy({ !$0.contains(where: \.isNumber) })
    else { return nil }
    return name.joined(separator: " ")
  }
}

extension String {
  fileprivate func trimmingEnd(while isCut: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isCut(last) { text.removeLast() }
    return String(text)
  }
}
