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
    let (words, texts) = (wordFiles, textFiles)
    var index = ScriptText()
    index.write("[")
    index.write(list: words.map(\.first))
    index.write(",[" + texts.map { String($0.first) }.joined(separator: ",") + "]]")
    var files = [file(folder, "search.js", "\"index\",", index.bytes)]
    for (number, part) in words.enumerated() {
      files.append(file(folder, "search-words-\(number + 1).js", "\"words\",\(number),", part.value))
    }
    for (number, part) in texts.enumerated() {
      files.append(file(folder, "search-texts-\(number + 1).js", "\"texts\",\(number),", part.value))
    }
    return files.compactMap(\.self).sorted { $0.path < $1.path }
  }

  private func file(_ folder: String, _ name: String, _ place: String, _ value: [UInt8]) -> OutputFile? {
    var script = ScriptText()
    script.write("tripbookSearch(" + place)
    script.write(value)
    script.write(");\n")
    return OutputPath(folder + "/" + name).map { OutputFile(path: $0, content: .bytes(script.bytes)) }
  }

  private var wordFiles: [(first: String, value: [UInt8])] {
    var list = WordList()
    for (number, document) in documents.enumerated() {
      list.add(document.title, at: .title, of: number)
      for tag in document.tags { list.add(tag, at: .tag, of: number) }
      list.add(document.text, at: .text, of: number)
    }
    var files: [(first: String, value: [UInt8])] = []
    for (word, line) in list.lines {
      if files.isEmpty || files[files.count - 1].value.count + line.count > Self.largestFile {
        Self.close(&files, with: "\"")
        files.append((word, [UInt8(ascii: "\"")]))
      }
      // Every line begins with a `;`, so that a search for one and the beginning of a word finds whole words. Letters,
      // digits, `,` `;` `!` and `#` have no meaning within a text.
      files[files.count - 1].value.append(UInt8(ascii: ";"))
      files[files.count - 1].value += line
    }
    Self.close(&files, with: "\"")
    return files
  }

  private var textFiles: [(first: Int, value: [UInt8])] {
    var files: [(first: Int, value: [UInt8])] = []
    for (number, document) in documents.enumerated() {
      var text = ScriptText()
      text.write(list: shown(of: document))
      if let last = files.last, last.value.count + text.bytes.count <= Self.largestFile {
        files[files.count - 1].value.append(UInt8(ascii: ","))
      } else {
        Self.close(&files, with: "]")
        files.append((number, [UInt8(ascii: "[")]))
      }
      files[files.count - 1].value += text.bytes
    }
    Self.close(&files, with: "]")
    return files
  }

  private static func close<First>(_ files: inout [(first: First, value: [UInt8])], with end: String) {
    if !files.isEmpty { files[files.count - 1].value += Array(end.utf8) }
  }

  private func shown(of document: SearchDocument) -> [String] {
    [
      document.kind.rawValue, document.title.beginning(Self.longestName), document.link, document.date,
      document.tags.joined(separator: ", ").beginning(Self.longestName),
      document.text.beginning(Self.longestQuoted),
    ]
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
