/// Every word of every document, with the documents that hold it.
///
/// Texts are taken apart as bytes: this is done for every letter of a trip, where characters would take many times as
/// long.
struct WordList {
  /// Where a word stands in a document; the best place counts.
  enum Place: UInt32 { case title, tag, text }

  private var numbers: [String: Int] = [:]
  private var words: [String] = []
  /// By the number of a word: each document, with the place in the two lowest bits.
  private var mentions: [[UInt32]] = []
  /// By the number of a word, the last of its mentions.
  private var latest: [UInt32] = []
  /// What short pieces of text come to, since to fold is slow and texts repeat themselves: the number of a word, or
  /// below zero the position of several.
  private var known = PieceTable()
  private var several: [[Int]] = []

  /// Takes a text in. Documents come in the order of their numbers, and of each its places in order.
  mutating func add(_ text: String, at place: Place, of document: Int) {
    let bytes = Array(text.utf8)
    var start = 0
    let mention = UInt32(document) << 2 | place.rawValue
    for end in 0...bytes.count {
      if end == bytes.count || !Self.isPartOfPiece(bytes[end]) {
        if start < end { add(bytes[start..<end], mention: mention) }
        start = end + 1
      } else if end - start > Self.longestPiece, bytes[end] & 0xC0 != 0x80 {
        add(bytes[start..<end], mention: mention)
        start = end
      }
    }
  }

  /// Bytes that are folded at once, since Foundation takes more than its time for longer ones. No sentence is as long.
  private static let longestPiece = 16_000

  /// Between signs of ASCII a text can be cut without looking further.
  private static func isPartOfPiece(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, mention: UInt32) {
    let short = ShortPiece(piece)
    if let short, let found = known.value(of: short) {
      if found >= 0 { return note(found, mention) }
      for word in several[-1 - found] { note(word, mention) }
      return
    }
    let found = SearchWords.of(String(decoding: piece, as: UTF8.self)).map { number(of: $0) }
    for word in found { note(word, mention) }
    guard let short else { return }
    if found.count == 1 {
      known.add(found[0], for: short)
    } else {
      several.append(found)
      known.add(-several.count, for: short)
    }
  }

  private mutating func note(_ word: Int, _ mention: UInt32) {
    guard mentions[word].isEmpty || latest[word] >> 2 != mention >> 2 else { return }
    latest[word] = mention
    mentions[word].append(mention)
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    mentions.append([])
    latest.append(0)
    return words.count - 1
  }

  /// Hands out a line for each word, in the order in which a browser compares texts: `fado,0,!2,#1`.
  ///
  /// Numbers are written to the base 36, each as its distance from the one before; `!` marks a word of the title, `#`
  /// one of the tags.
  func forEachLine(_ take: (_ word: String, _ line: [UInt8]) -> Void) {
    let order = words.indices.map { (Array(words[$0].utf16), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    for (_, word) in order { take(words[word], line(of: word)) }
  }

  private func line(of word: Int) -> [UInt8] {
    var line = Array(words[word].utf8)
    line.reserveCapacity(line.count + 4 * mentions[word].count)
    var last: UInt32 = 0
    for mention in mentions[word] {
      line.append(UInt8(ascii: ","))
      switch Place(rawValue: mention & 3) {
      case .title: line.append(UInt8(ascii: "!"))
      case .tag: line.append(UInt8(ascii: "#"))
      case .text, nil: break
      }
      line.appendDigits(mention >> 2 - last)
      last = mention >> 2
    }
    return line
  }
}

extension [UInt8] {
  /// A number to the base 36.
  fileprivate mutating func appendDigits(_ number: UInt32) {
    if number >= 36 { appendDigits(number / 36) }
    let digit = UInt8(truncatingIfNeeded: number % 36)
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
