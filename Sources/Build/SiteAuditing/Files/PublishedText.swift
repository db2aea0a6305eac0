import Diagnostics

/// The text of a published file as UTF-8, whatever it was written in: what is no letter became a mark.
struct PublishedText: Sendable {
  let file: String
  let bytes: [UInt8]

  /// Of a part of another file, such as a page within an attribute: where all of it counts as standing.
  private let whole: SourcePlace?

  init(file: String, raw: [UInt8]) {
    self.file = file
    whole = nil
    if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) {
      bytes = Self.fromUTF16(raw, isLittleEndian: raw[0] == 0xFF)
      return
    }
    let unmarked = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
    let isClean = (try? UTF8Span(validating: unmarked.span)) != nil
    let valid = isClean ? unmarked : Array(String(decoding: unmarked, as: UTF8.self).utf8)
    // A parser would take a zero for the end.
    bytes = valid.contains(0) ? valid.map { $0 == 0 ? 0x20 : $0 } : valid
  }

  private static func fromUTF16(_ raw: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    let units = stride(from: 2, to: raw.count - 1, by: 2).map { place -> UInt16 in
      let (one, other) = (UInt16(raw[place]), UInt16(raw[place + 1]))
      return isLittleEndian ? one | other << 8 : one << 8 | other
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A text within another one.
  init(_ text: String, in outer: PublishedText, at range: Range<Int>) {
    file = outer.file
    bytes = Array(text.utf8).map { $0 == 0 ? 0x20 : $0 }
    whole = outer.place(range)
  }

  private static let longestLine = 1 << 20

  /// Where a range of bytes stands, with its line.
  func place(_ range: Range<Int>) -> SourcePlace {
    if let whole { return whole }
    let start = min(max(0, range.lowerBound), bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let number = bytes[..<start].count { $0 == 0x0A } + 1
    let end = min(max(start, range.upperBound), lineEnd)
    guard start - lineStart < Self.longestLine else {
      return SourcePlace(file: file, span: SourceSpan(line: number, column: 1, text: ""))
    }
    let column = text(lineStart..<start).count + 1
    // A page without line breaks is not told whole for each of its mistakes.
    let shown = text(lineStart..<min(lineEnd, end + 400))
    return SourcePlace(
      file: file, span: SourceSpan(line: number, column: column, length: text(start..<end).count, text: shown)
    )
  }

  /// The same of a secret, which nobody else should see, nor what else is private in its line.
  func place(ofSecret range: Range<Int>, _ mask: LineMask) -> SourcePlace {
    var place = place(range)
    guard let span = place.span else { return place }
    var letters = Array(mask.masked(span.text, tellsPosition: false))
    let start = min(span.column - 1, letters.count)
    for index in start..<min(start + span.length, letters.count) { letters[index] = "•" }
    place.span?.text = String(letters)
    return place
  }

  /// The same of a position.
  func place(ofPosition range: Range<Int>, _ mask: LineMask) -> SourcePlace {
    var place = place(range)
    if let text = place.span?.text { place.span?.text = mask.masked(text, tellsPosition: true) }
    return place
  }

  /// The start of a line, counted from 1.
  func place(ofLine line: Int) -> SourcePlace {
    var start = 0
    for _ in 1..<max(2, line) where line > 1 {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    return place(start..<start + 1)
  }

  /// Where a text of small letters begins, in whatever letters it is written; the end, where it is not there.
  func start(of word: String, from start: Int) -> Int {
    let letters = Array(word.utf8)
    var place = start
    while let found = bytes[place...].firstIndex(of: letters[0]) {
      if bytes[found...].count >= letters.count,
        zip(bytes[found...], letters).allSatisfy({ Self.small($0) == $1 })
      {
        return found
      }
      place = found + 1
    }
    return bytes.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Tags

  /// Where the value of an attribute stands in the tag that ends at a place, or else the tag.
  func range(of attribute: String, in tag: String, endingAt end: Int) -> Range<Int> {
    let end = min(max(0, end), bytes.count)
    guard let start = start(of: tag, endingAt: end) else { return end..<end }
    var place = start
    while place < end {
      let name = bytes[place..<end].prefix {
        !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/")
      }
      let isWanted =
        name.count == attribute.utf8.count
        && String(decoding: name, as: UTF8.self).lowercased() == attribute.lowercased()
      place = max(place + 1, name.endIndex)
      var next = bytes[name.endIndex..<end].firstIndex { !Self.isSpace($0) } ?? end
      guard next < end, bytes[next] == UInt8(ascii: "="), !name.isEmpty else {
        if isWanted { return name.startIndex..<name.endIndex }
        continue
      }
      next = bytes[(next + 1)..<end].firstIndex { !Self.isSpace($0) } ?? end
      let value = value(from: next, to: end)
      if isWanted { return value }
      place = max(place, value.upperBound)
    }
    return tagRange(start, tag)
  }

  /// The sign and the name of the tag that ends at a place.
  func range(ofTag tag: String, endingAt end: Int) -> Range<Int> {
    let end = min(max(0, end), bytes.count)
    return start(of: tag, endingAt: end).map { tagRange($0, tag) } ?? end..<end
  }

  private func tagRange(_ start: Int, _ tag: String) -> Range<Int> { start - tag.utf8.count - 1..<start }

  private func value(from start: Int, to end: Int) -> Range<Int> {
    guard start < end else { return end..<end }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let close = bytes[(start + 1)..<end].firstIndex(of: quote) ?? end
      return start + 1..<close
    }
    return start..<(bytes[start..<end].firstIndex(where: Self.isSpace) ?? end)
  }

  /// Behind the name of the last tag of that name that begins before a place.
  private func start(of tag: String, endingAt end: Int) -> Int? {
    let name = Array(tag.lowercased().utf8)
    var place = end - 1
    while place >= 0 {
      if bytes[place] == UInt8(ascii: "<") {
        let found = bytes[(place + 1)..<end]
        // An element of XML may have a prefix.
        let local = found.prefix(name.count + 40).firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
        for start in [found.startIndex, local].compactMap(\.self) {
          let rest = bytes[start..<end]
          guard rest.count >= name.count, zip(rest, name).allSatisfy({ Self.small($0) == $1 }) else {
            continue
          }
          if rest.count == name.count || Self.endsName(bytes[start + name.count]) {
            return start + name.count
          }
        }
      }
      place -= 1
    }
    return nil
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
