import Diagnostics

/// Tells names that are nearly those of a library's own files: what an editor, a browser or a slip made of them.
enum LibraryFileName {
  /// Whether a file may be meant as `library.yml`, say, and is not read as it: `library (1).yml`, `library.yml.txt`,
  /// `libary.yml`; `word` is its name without the ending.
  static func isNear(_ name: String, to word: String) -> Bool {
    guard name.utf8.count <= TripFileName.longest else { return false }
    let small = name.lowercased()
    // Most names are soon known to be others.
    guard small.drop(while: { ".#_ ".contains($0) }).first == word.first,
      small.utf8.contains(UInt8(ascii: ".")), !small.hasPrefix("._"),
      ![word + ".yml", word + ".yaml"].contains(small)
    else { return false }
    let (stem, isSettings) = TripFileName.bare(small[...].trimmed)
    if [word, word + "yml", word + "yaml"].contains(stem) { return true }
    return isSettings && Spelling.isSlip(stem, of: word)
      && Spelling.distance(Array(stem), Array(word)) == 1
  }
}
