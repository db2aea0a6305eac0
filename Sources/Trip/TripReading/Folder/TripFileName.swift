import Diagnostics

/// Tells names that are nearly `trip.yml`: what an editor, a browser or a slip made of it.
enum TripFileName {
  /// Whether a file may be meant: `trip.yml.txt`, `trip (1).yml`, `Tripbook.yaml`, `trip.json`, `.trip.yml`; not
  /// `trip.yml` itself, nor `trip-notes.yml`.
  static func isNear(_ name: Substring) -> Bool {
    guard name.utf8.count <= longest, !isOfTextOrPicture(name) else { return false }
    let rest = name.lowercased()[...].trimmed
    if rest.hasPrefix("._") { return false }
    guard rest != "trip.yml", rest != "trip.yaml" || name.contains(where: \.isWhitespace) else {
      return rest != name.lowercased()[...]
    }
    let (stem, isSettings) = bare(rest)
    if ["trip", "tripbook", "tripyml", "tripyaml"].contains(stem) { return true }
    if isSettings, StrayWords.smallFile(stem) == "trip" { return true }
    return isSettings && (3...5).contains(stem.count) && Spelling.isSlip(stem, of: "trip")
      && Spelling.distance(Array(stem), Array("trip")) == 1
  }

  /// A name in small letters without the endings, numbers and words that copies get; and whether one of those endings is
  /// that of settings.
  static func bare(_ name: Substring) -> (stem: String, isSettings: Bool) {
    var rest = name
    var isSettings = false
    var isChanged = true
    while isChanged {
      isChanged = rest.last == "~"
      if isChanged { rest = rest.dropLast().trimmed }
      for ending in settings + additions where rest.hasSuffix(ending) {
        rest = rest.dropLast(ending.count).trimmed
        isSettings = isSettings || settings.contains(ending)
        isChanged = true
      }
    }
    var stem = String(withoutNumber(rest.drop { ".#_ ".contains($0) }))
    for word in copies where stem.hasSuffix(word) { stem = String(withoutNumber(stem.dropLast(word.count))) }
    return (stem, isSettings)
  }

  /// Whether a file is `trip.yml`, or may be meant as it.
  static func mayBeMeant(_ name: String) -> Bool {
    ["trip.yml", "trip.yaml"].contains(name.lowercased()) || isNear(name[...])
  }

  /// Whether a name ends as most files of a trip do and no settings: nothing of it has to be taken apart.
  private static func isOfTextOrPicture(_ name: Substring) -> Bool {
    let bytes = name.utf8
    return bytes.suffix(3).elementsEqual(".md".utf8) || bytes.suffix(4).elementsEqual(".jpg".utf8)
  }

  /// A copy that was put aside, and not the file that is meant.
  static func isBackup(_ file: String) -> Bool {
    let small = file.lowercased()
    return small.hasSuffix("~") || backups.contains { small.contains($0) }
  }

  /// Whether what it holds may be prose, or another program's: then only what says it outright counts.
  static func isLoose(_ file: String) -> Bool {
    let small = file.lowercased()
    return !small.contains(".yml") && !small.contains(".yaml") && !small.contains(".toml")
  }

  /// Bytes.
  static let longest = 60

  private static let settings = [".yml", ".yaml", ".toml", ".json", ".yal", ".yam", ".ymal", ".ym"]
  private static let backups = [".bak", ".old", ".orig", ".save", ".backup", ".tmp", ".swp"]
  private static let additions = backups + [".txt", ".text", ".conf", ".cfg", ".ini"]
  private static let copies = [
    "copy", "kopie", "copie", "copia", "cópia", "kopia", "backup", "new", "neu", "old", "alt", "final",
    "conflict",
  ]

  /// Without what a second file of a name gets: ` (1)`, `_1`, `-2`.
  private static func withoutNumber(_ text: Substring) -> Substring {
    var rest = text
    while let last = rest.last, last.isNumber || last.isWhitespace || "()[]_-+.".contains(last) {
      rest.removeLast()
    }
    return rest
  }
}
