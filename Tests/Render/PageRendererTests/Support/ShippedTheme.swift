import Basemap
import Claims
import Foundation
import TripModel

/// The theme as it is shipped, read from the source tree.
enum ShippedTheme {
  static func read() throws -> Theme { try shipped.get() }

  /// Read once for all tests, as it takes as long as a small site.
  private static let shipped = Result { try make() }

  /// The atlas as it is shipped, opened once for all tests: it keeps what it has read of its files.
  static func atlas() throws -> Atlas { try openAtlas.get() }

  private static let openAtlas: Result<Atlas, any Error> = Result {
    try Atlas.open(folder: root.path(percentEncoded: false) + "/assets/atlas")
  }

  private static func make() throws -> Theme {
    var theme = Theme()
    for path in try files(below: "templates") where path.hasSuffix(".mustache") {
      let text = try String(contentsOf: root.appending(path: "templates/" + path), encoding: .utf8)
      theme.templates[String(path.dropLast(".mustache".count))] = ThemeFile(
        file: "templates/" + path, text: text)
    }
    for path in try files(below: "assets")
    where !["atlas/", "lettering/", "passwords/"].contains(where: path.hasPrefix) {
      theme.assets[path] = Array(try Data(contentsOf: root.appending(path: "assets/" + path)))
    }
    theme.fields = try String(contentsOf: root.appending(path: "templates/fields.txt"), encoding: .utf8)
    theme.phrases = try phrases()
    return theme
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files below a folder by their path, in the order of their names.
  private static func files(below folder: String) throws -> [String] {
    let base = root.appending(path: folder).resolvingSymlinksInPath().path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: base).filter { $0.contains(".") }.sorted()
  }

  /// Keys and quoted texts on one or two levels, which is all that the file of words has.
  private static func phrases() throws -> [String: [String: String]] {
    var table: [String: [String: String]] = [:]
    var key = ""
    let text = try ["en.yml", "countries/en.yml"].map {
      try String(contentsOf: root.appending(path: "templates/words/" + $0), encoding: .utf8)
    }.joined()
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let colon = try unwrapped(line.firstIndex(of: ":"))
      let name = line[..<colon].trimmingCharacters(in: .whitespaces)
      let value = line[line.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      if line.hasPrefix(" ") {
        table[key]?[name] = value
      } else {
        key = name
        table[key] = value.isEmpty ? [:] : ["other": value]
      }
    }
    return table
  }
}
