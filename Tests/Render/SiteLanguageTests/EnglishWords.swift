import Foundation
import SiteLanguage
import Testing

/// The shipped words, read by a reader of this test's own: keys and quoted texts on one or two levels.
struct EnglishWords {
  let table: [String: [String: String]]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "templates/words/en.yml")
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
    self.table = table
  }

  var words: Words { Words(language: "en", table: table) }
}

private func unquoted(_ text: String) throws -> String {
  try #require(text.count >= 2 && text.first == "\"" && text.last == "\"", "not in quotes: \(text)")
  let inner = String(text.dropFirst().dropLast())
  try #require(!inner.contains("\"") && !inner.contains("\\"), "needs a real reader: \(text)")
  return inner
}
