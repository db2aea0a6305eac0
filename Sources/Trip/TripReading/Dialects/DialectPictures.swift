/// Pictures whose marks are not quite those of Markdown, which would print them as text: `![x](a b.jpg)`, `![x]
/// (a.jpg)`, `!(a.jpg)`.
///
/// Each is looked at within its line, and all together in a bounded number of steps.
extension DialectReader {
  /// What begins with an exclamation mark.
  mutating func readPicture() -> Bool {
    if starts(with: "![["), readBrackets(isEmbed: true) { return true }
    guard at + 2 < bytes.count, mayBePicture(bytes[at + 1]), let line = restOfPictureLine() else {
      return false
    }
    let found: PictureMark? =
      switch bytes[at + 1] {
      case UInt8(ascii: "["): PictureMark(inLine: line, nextLine: lineBelow)
      case UInt8(ascii: "("): PictureMark(withoutWords: line)
      case 0x20: PictureMark(afterBlank: line)
      default: PictureMark(withoutBracket: line)
      }
    return found.map { put($0) } ?? false
  }

  /// A line that is the path of a picture alone: nobody writes that to be read.
  mutating func readPath(_ line: ArraySlice<UInt8>, end: Int) -> Bool {
    guard PictureMark.isPath(line) else { return false }
    copy(to: line.startIndex)
    let markdown = TextMarks.picture(text(line.startIndex..<line.endIndex))
    mend(text(line.startIndex..<min(line.endIndex, line.startIndex + Self.longestShown)), as: markdown)
    put(markdown)
    skip(to: end)
    return true
  }

  /// `[[a.jpg]]`, of which the exclamation mark is missing.
  mutating func putEmbedded(_ markdown: String, to end: Int) {
    mend(text(at..<min(end, at + Self.longestShown)), as: markdown)
    put(markdown)
    skip(to: end)
  }

  /// `<img src="a.jpg"` with no end.
  mutating func readOpenImage() -> Bool {
    guard starts(with: "<img "), let line = restOfPictureLine(), let mark = PictureMark(openImage: line)
    else { return false }
    return put(mark)
  }

  /// What may hold a comment, or what a program fills in, is left to be read letter by letter.
  private mutating func put(_ mark: PictureMark) -> Bool {
    let written = text(at..<mark.end)
    guard !["{", "%%", "<!"].contains(where: written.contains) else { return false }
    let markdown = TextMarks.picture(
      mark.source, alternative: mark.words, caption: mark.caption, isHTML: true)
    mend(text(at..<min(mark.end, at + Self.longestShown)), as: markdown)
    put(markdown)
    skip(to: mark.end)
    return true
  }

  /// A look at what follows the exclamation mark, so that one behind a sentence costs nothing.
  private mutating func mayBePicture(_ next: UInt8) -> Bool {
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "("): true
    case 0x20: isAtLineBegin
    default: next.isWord && (self.next("](", from: at) ?? .max) < endOfLine(from: at)
    }
  }

  private var isAtLineBegin: Bool { at == 0 || bytes[at - 1] == .lineFeed }

  /// What is left of the line, if it is short enough and not too much was looked at.
  private mutating func restOfPictureLine() -> ArraySlice<UInt8>? {
    let end = min(endOfLine(from: at), at + Self.longestMark)
    pictureSteps += end - at
    guard pictureSteps <= Self.maxSteps + 8 * bytes.count else { return nil }
    return bytes[at..<end]
  }

  private var lineBelow: ArraySlice<UInt8> {
    guard let end = bytes[at...].prefix(Self.longestMark).firstIndex(of: .lineFeed) else { return [] }
    return bytes[(end + 1)...].prefix(Self.longestMark).prefix { $0 != .lineFeed }
  }

  private static let longestMark = 1000
  private static let maxSteps = 100_000
  private static let longestShown = 24
}
