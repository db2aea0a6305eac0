import Diagnostics

/// Names that are nearly `.tripbookignore`: without its dot, with an ending that an editor gave it, with a slip in it.
enum RulesName {
  /// A copy that an editor or the traveller put aside counts only where there is nothing else.
  static func isNearly(_ name: String, _ right: String, hasOne: Bool) -> Bool {
    guard name != right, name.utf8.count <= 40, let first = name.utf8.first,
      "._tT".utf8.contains(first)
    else { return false }
    let small = name.lowercased()
    let isCopy = small.hasSuffix("~") || copies.contains { small.hasSuffix($0) }
    if isCopy, hasOne { return false }
    var stem = small[...]
    if stem.last == "~" { stem.removeLast() }
    for ending in endings + copies where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
    let letters = Array(stem.filter(\.isLetter))
    let wanted = Array(right.filter(\.isLetter))
    return letters == Array("tripignore") || letters == wanted
      || (abs(letters.count - wanted.count) <= 2 && Spelling.distance(letters, wanted) <= 2)
  }

  private static let endings = [".txt", ".text", ".rtf", ".md", ".yml", ".yaml", ".conf", ".cfg"]
  private static let copies = [".bak", ".old", ".orig", ".save", ".backup"]
}
