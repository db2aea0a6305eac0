import Foundation

extension TripFolder {
  /// The name of a file by which the folder is a trip or a library already; nil for one that is free.
  package var heldTrip: String? {
    names.first { name in
      let stem = name.lowercased().split(separator: ".").first.map(String.init) ?? ""
      let isYAML = name.lowercased().hasSuffix(".yml") || name.lowercased().hasSuffix(".yaml")
      if isYAML, ["trip", "library", "budget", "pins"].contains(stem) { return true }
      return name.lowercased() == "journal" && !TripFolder(root + "/" + name).names.isEmpty
    }
  }

  /// Whether nothing is in it, or no folder is there yet; hidden files do not count.
  package var isEmpty: Bool { names.allSatisfy { $0.hasPrefix(".") } }

  /// Writes a trip that begins. `trip.yml` is first: of two commands at once one is too late.
  package func begin(_ trip: NewTrip, entry: String) throws(WriteProblem) {
    try create("trip.yml", trip.settings)
    try create(entry, trip.firstEntry().text)
    for folder in ["photos", "tracks"] { try makeFolder(folder) }
    try ignoreSite()
  }

  /// Keeps the finished site out of a repository.
  func ignoreSite() throws(WriteProblem) {
    try change(".gitignore") { old in
      let lines = String(decoding: old ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
      if lines.contains("_site/") || lines.contains("_site") { return old ?? [] }
      let needsBreak = old?.last.map { $0 != UInt8(ascii: "\n") } ?? false
      return (old ?? []) + Array(((needsBreak ? "\n" : "") + "_site/\n").utf8)
    }
  }

  /// The file of a small kind that is read: `budget.yml`, or as it is spelt in this folder.
  package func smallFile(_ name: String) -> String {
    for ending in [".yml", ".yaml"] {
      if let found = names.first(where: { $0.lowercased() == name + ending }) { return found }
    }
    return name + ".yml"
  }

  /// A file of this name, or as it is spelt in this folder.
  package func existing(_ name: String) -> String {
    names.first { $0.lowercased() == name } ?? name
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }
}
