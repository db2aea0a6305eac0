package import SiteOutput

/// What the search page looks things up in: scripts that hold nothing but data, since a page that was opened from a
/// disk may read no other file.
///
/// - `search.js` tells how the rest is divided: `tripbookSearch("index", [[first words…], [first documents…],
///   [first document of each kind…]])`;
/// - `search-words-1.js` and on: the words in order, with the documents that hold them;
/// - `search-texts-1.js` and on: the documents themselves.
///
/// A query reads only the words that begin like its own, and only the documents that it shows.
package struct SearchIndex {
  private let folder: String
  private let hand: (OutputFile) -> Void
  private var count = 0
  private var words = WordList()
  private var texts: PartFiles
  /// By file of texts, the number of its first document.
  private var firstDocuments: [Int] = []
  /// The first document of each kind, in the order in which kinds came.
  private var firstOfKinds: [Int] = []
  private var latestKind: SearchDocument.Kind?

  /// An index of nothing yet, in a folder of the site. Its files are handed out as soon as nothing more comes into
  /// them: those of a long journey take as much memory as half of its texts.
  package init(in folder: String, hand: @escaping (OutputFile) -> Void) {
    self.folder = folder
    self.hand = hand
    texts = PartFiles(kind: "texts", opening: "[", closing: "]", folder: folder, hand: hand)
  }

  /// Bytes of a file, before it is compressed: few enough for a telephone, and never 150 KB on the way.
  static let largestFile = 120_000
  /// Bytes of a document's text that are there to quote from. All of its words are found.
  static let longestQuoted = 40_000

  /// Takes a document in, of which nothing but its words and what is shown of it is kept. Documents of equal rank are
  /// found in the order in which they came; of two kinds, that which came first is listed first.
  package mutating func add(_ document: SearchDocument) {
    if latestKind != document.kind.rank { firstOfKinds.append(count) }
    latestKind = document.kind.rank
    words.add(document.title, at: .title, of: count)
    for tag in document.tags { words.add(tag, at: .tag, of: count) }
    words.add(document.text, at: .text, of: count)
    words.add(document.unquoted, at: .text, of: count)
    // A day is a word of its own, `20260506`: the beginning of one is a month. Who asks for one wants it before what
    // was on it: so it is the title of its own page.
    let weight: WordList.Place = document.kind == .day ? .title : .text
    for day in document.days { words.add(day.filter { $0 != "-" }, at: weight, of: count) }
    var text = ScriptText()
    text.write(list: Self.shown(of: document))
    if texts.add(text.bytes, separator: ",") { firstDocuments.append(count) }
    count += 1
  }

  /// Hands out what is left, once all documents are in.
  package consuming func finish() {
    texts.close()
    var lines = PartFiles(kind: "words", opening: "\"", closing: "\"", folder: folder, hand: hand)
    var firstWords: [String] = []
    // Every line begins with a `;`, so that a search for one and the beginning of a word finds whole words. Letters,
    // digits, `,` `;` `!` and `#` have no meaning within a text.
    words.forEachLine { word, line in
      if lines.add(line, before: ";") { firstWords.append(word) }
    }
    lines.close()
    var index = ScriptText()
    index.write("tripbookSearch(\"index\",[")
    index.write(list: firstWords)
    index.write(",[" + firstDocuments.map { String($0) }.joined(separator: ",") + "]")
    index.write(",[" + firstOfKinds.map { String($0) }.joined(separator: ",") + "]]);\n")
    OutputPath(folder + "/search.js").map { hand(OutputFile(path: $0, content: .bytes(index.bytes))) }
  }

  private static func shown(of document: SearchDocument) -> [String] {
    [
      document.kind.rawValue, document.title.beginning(longestName), document.link, document.date,
      document.tags.joined(separator: ", ").beginning(longestName),
      (document.text + document.aside).beginning(longestQuoted), document.picture,
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

/// Scripts that hold one value together, each as long as a telephone may have to fetch at once.
private struct PartFiles {
  let kind: String
  let opening: String
  let closing: String
  let folder: String
  let hand: (OutputFile) -> Void
  /// The file that is being written.
  private var script: ScriptText?
  /// Bytes of the value in it.
  private var byteCount = 0
  private var count = 0

  init(kind: String, opening: String, closing: String, folder: String, hand: @escaping (OutputFile) -> Void) {
    self.kind = kind
    self.opening = opening
    self.closing = closing
    self.folder = folder
    self.hand = hand
  }

  /// Adds a part of the value, behind `separator` where another stands before it in the same file, and behind
  /// `before` in any case.
  ///
  /// - Returns: whether it is the first of a file.
  mutating func add(_ part: [UInt8], separator: String = "", before: String = "") -> Bool {
    let isFirst = script == nil || byteCount + part.count > SearchIndex.largestFile
    if isFirst { open() }
    let sign = before + (isFirst ? "" : separator)
    script?.write(sign)
    script?.write(part)
    byteCount += sign.utf8.count + part.count
    return isFirst
  }

  private mutating func open() {
    close()
    var script = ScriptText()
    script.write("tripbookSearch(\"\(kind)\",\(count),\(opening)")
    self.script = script
    byteCount = opening.utf8.count
    count += 1
  }

  /// Ends the file that is being written, once all of the value stands in it or no more fits.
  mutating func close() {
    guard var script = script.take() else { return }
    script.write(closing + ");\n")
    guard let path = OutputPath("\(folder)/search-\(kind)-\(count).js") else { return }
    hand(OutputFile(path: path, content: .bytes(script.bytes)))
  }
}
