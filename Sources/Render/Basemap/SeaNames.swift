/// What the larger seas are called in other languages than English, in which the map of seas has them.
enum SeaNames {
  static let fileName = "sea-names.tsv"

  /// The names of a language by the English ones: those of `de` for `de-at`, and one list for any Norwegian. None in
  /// English, and without the file: a sea by its English name misleads nobody.
  static func names(in language: String, folder: String) -> [String: String] {
    guard let bytes = AtlasFile.bytes(folder + "/" + fileName),
      let text = String(validating: bytes, as: UTF8.self)
    else { return [:] }
    let first = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    return names(in: ["nb": "no", "nn": "no"][first] ?? first, text)
  }

  /// Reads the format that `assets/atlas/README.md` tells.
  private static func names(in tag: String, _ text: String) -> [String: String] {
    var names: [String: String] = [:]
    var isOwn = false
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t")
      if parts.count == 1 { isOwn = line == tag }
      if isOwn, parts.count == 2 { names[String(parts[0])] = String(parts[1]) }
    }
    return names
  }
}
