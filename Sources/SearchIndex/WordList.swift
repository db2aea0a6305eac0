/// Every word of every document, with the documents that hold it.
struct WordList {
  /// Where a word stands in a document; the best place counts.
  enum Place: UInt32 { case title, tag, text }

  /// A document's number, then the place in the two lowest bits.
  private typealias Mention = UInt32

  private var numbers: [String: Int] = [:]
  private var mentions: [[Mention]] = []
  /// What a piece of text between two signs of ASCII comes to: to fold is slow, and texts repeat themselves.
  private var known: [String: [Int]] = [:]

  /// Long pieces are sentences of scripts without spaces: they do not come again.
  private static let longestKnown = 32

  /// Takes a text in. Documents come in the order of their numbers, and of each its places in order.
  mutating func add(_ text: String, at place: Place, of document: Int) {
    var start: String.UTF8View.Index?
    let bytes = text.utf8
    for index in bytes.indices {
      if Self.isPartOfPiece(bytes[index]) {
        if start == nil { start = index }
      } else if let first = start {
        add(piece: text[first..<index], at: place, of: document)
        start = nil
      }
    }
    if let first = start { add(piece: text[first...], at: place, of: document) }
  }

  private static func isPartOfPiece(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(piece: Substring, at place: Place, of document: Int) {
    for word in words(of: String(piece)) {
      let mention = UInt32(document) << 2 | place.rawValue
      if let last = mentions[word].last, last >> 2 == mention >> 2 { continue }
      mentions[word].append(mention)
    }
  }

  private mutating func words(of piece: String) -> [Int] {
    if let found = known[piece] { return found }
    let found = SearchWords.of(piece).map { word -> Int in
      if let number = numbers[word] { return number }
      numbers[word] = mentions.count
      mentions.append([])
      return mentions.count - 1
    }
    if piece.utf8.count <= Self.longestKnown { known[piece] = found }
    return found
  }

  /// A line each, in the order in which a browser compares texts: `fado,0,!2,#1`.
  ///
  /// Numbers are written to the base 36, each as its distance from the one before; `!` marks a word of the title, `#` one
  /// of the tags.
  var lines: [(word: String, line: String)] {
    numbers.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }.map { word, number in
      var line = word
      var last: UInt32 = 0
      for mention in mentions[number] {
        line += "," + Self.sign(mention & 3) + String(mention >> 2 - last, radix: 36)
        last = mention >> 2
      }
      return (word, line)
    }
  }

  private static func sign(_ place: UInt32) -> String {
    switch Place(rawValue: place) {
    case .title: "!"
    case .tag: "#"
    case .text, nil: ""
    }
  }
}
