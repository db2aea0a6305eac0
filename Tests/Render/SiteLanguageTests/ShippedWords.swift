import Foundation
import SiteLanguage
import Testing

/// The shipped words of a language, read by a reader of this test's own: keys and quoted texts on one or two levels.
struct ShippedWords {
  let language: String
  let table: [String: [String: String]]

  init(_ language: String = "en") throws {
    let file = Self.folder.appending(path: language + ".yml")
    var table: [String: [String: String]] = [:]
    var key = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let colon = try #require(line.firstIndex(of: ":"))
      let name = line[..<colon].trimmingCharacters(in: .whitespaces)
      let text = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(" ") {
        table[key]?[name] = try unquoted(text)
      } else {
        key = name
        try #require(table[key] == nil, "the key stands twice: \(key)")
        table[key] = text.isEmpty ? [:] : ["other": try unquoted(text)]
      }
    }
    self.language = language
    self.table = table
  }

  var words: Words { Words(language: language, table: table) }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "templates/words")

  /// The short names of all languages of which the site's words are shipped.
  static let languages: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
  }()
}

private func unquoted(_ text: String) throws -> String {
  try #require(text.count >= 2 && text.first == "\"" && text.last == "\"", "not in quotes: \(text)")
  let inner = String(text.dropFirst().dropLast())
  try #require(!inner.contains("\"") && !inner.contains("\\"), "needs a real reader: \(text)")
  return inner
}
