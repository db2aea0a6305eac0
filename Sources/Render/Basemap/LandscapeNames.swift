/// Names of places that are those of a stretch of land or water as well. The gazetteer has one point for it, which may lie
/// anywhere in it: how far a position is from there says nothing, and may be from within it.
enum LandscapeNames {
  private static let lastWords: Set<Substring> = ["Canyon", "Desert", "Lake", "Valley"]
  private static let ends = ["National Park"]

  /// Metres from a point within which a village of that name is told by it all the same.
  static let reach = 10_000.0

  static func isOne(_ name: String) -> Bool {
    guard let space = name.lastIndex(of: " ") else { return false }
    return lastWords.contains(name[name.index(after: space)...]) || ends.contains { name.hasSuffix($0) }
  }
}
