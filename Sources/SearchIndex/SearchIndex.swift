package import SiteOutput

/// What the search page looks things up in: scripts that hold nothing but data, since a page that was opened from a disk may read
/// no other file.
///
/// - `search.js` tells how the rest is divided: `tripbookSearch("index", [[first words…], [first documents…]])`;
/// - `search-words-1.js` and on: the words in order, with the documents that hold them;
/// - `search-texts-1.js` and on: the documents themselves.
///
/// A query reads only the words that begin like its own, and only the documents that it shows.
package struct SearchIndex {
  private let documents: [SearchDocument]

  /// Documents of equal rank are found in this order.
  package init(_ documents: [SearchDocument]) { self.documents = documents }

  /// Bytes of a file, before it is compressed: few enough for a telephone, and never 150 KB on the way.
  static let largestFile = 120_000
  /// Bytes of a document's text that are there to quote from. All of its words are found.
  static let longestQuoted = 40_000

  /// The files, in a folder of the site.
  package func files(in folder: String) -> [OutputFile] {
    let words = wordFiles
    let texts = textFiles
    let index = ScriptValue.list([
      .list(words.map { .text($0.first) }), .list(texts.map { .number($0.first) }),
    ])
    var files = [file(folder, "search.js", "index", nil, index)]
    for (number, part) in words.enumerated() {
      files.append(file(folder, "search-words-\(number + 1).js", "words", number, .text(part.lines)))
    }
    for (number, part) in texts.enumerated() {
      files.append(file(folder, "search-texts-\(number + 1).js", "texts", number, .list(part.documents)))
    }
    return files.compactMap(\.self).sorted { $0.path < $1.path }
  }

  private func file(
    _ folder: String, _ name: String, _ part: String, _ number: Int?, _ value: ScriptValue
  ) -> OutputFile? {
    OutputPath(folder + "/" + name).map { path in
      let position = number.map { ",\($0)" } ?? ""
      return OutputFile(
        path: path, content: .text("tripbookSearch(\"\(part)\"\(position),\(value.source));\n"))
    }
  }

  private var wordFiles: [(first: String, lines: String)] {
    var list = WordList()
    for (number, document) in documents.enumerated() {
      list.add(document.title, at: .title, of: number)
      for tag in document.tags { list.add(tag, at: .tag, of: number) }
      list.add(document.text, at: .text, of: number)
    }
    var files: [(first: String, lines: String)] = []
    for (word, line) in list.lines {
      // Every line begins with a `;`, so that a search for one and the beginning of a word finds whole words.
      if let last = files.last, last.lines.utf8.count + line.utf8.count < Self.largestFile {
        files[files.count - 1].lines += ";" + line
      } else {
        files.append((word, ";" + line))
      }
    }
    return files
  }

  private var textFiles: [(first: Int, documents: [ScriptValue])] {
    var files: [(first: Int, documents: [ScriptValue])] = []
    var size = 0
    for (number, document) in documents.enumerated() {
      let value = ScriptValue.written(record(document).source)
      let bytes = value.source.utf8.count
      if files.isEmpty || size + bytes > Self.largestFile {
        files.append((number, []))
        size = 0
      }
      files[files.count - 1].documents.append(value)
      size += bytes
    }
    return files
  }

  private func record(_ document: SearchDocument) -> ScriptValue {
    .list([
      .text(document.kind.rawValue), .text(document.title.beginning(Self.longestName)), .text(document.link),
      .text(document.date), .text(document.tags.joined(separator: ", ").beginning(Self.longestName)),
      .text(document.text.beginning(Self.longestQuoted)),
    ])
  }

  /// Bytes of a title, or of all tags, that are shown.
  private static let longestName = 1000
}

extension String {
  /// As much of it as fits into so many bytes, whole characters of Unicode each.
  fileprivate func beginning(_ bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
