import Markdown
import TripModel

extension DialectReader {
  /// Reads what begins at a byte in the middle of a text.
  ///
  /// - Returns: whether it was more than a letter.
  mutating func readMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"):
      copy(to: min(at + 2, bytes.count))
      return true
    case UInt8(ascii: "`"): return readCode()
    case UInt8(ascii: "<"): return readAngle()
    case UInt8(ascii: "{"): return readBrace()
    case UInt8(ascii: "["): return readBrackets(isEmbed: false)
    case UInt8(ascii: "!"): return readPicture()
    case UInt8(ascii: "="): return readHighlight()
    case UInt8(ascii: "^"): return readBlockName()
    case UInt8(ascii: "#"): return readTag()
    default: return false
    }
  }

  // MARK: Code

  /// Code between backticks is copied; where it is a query of Dataview, it is left out.
  private mutating func readCode() -> Bool {
    let run = rest.prefix { $0 == UInt8(ascii: "`") }.count
    guard run <= Self.longestRun, let end = endOfCode(run: run, from: at + run) else {
      copy(to: at + run)
      return true
    }
    let inner = bytes[(at + run)..<(end - run)]
    if run == 1,
      inner.starts(with: "= ".utf8) || inner.starts(with: "$= ".utf8) || inner.starts(with: "=this".utf8)
    {
      leaveOut("dataview")
      skip(to: end)
    } else {
      copy(to: end)
    }
    return true
  }

  private static let longestRun = 32

  /// The end of code that as many backticks end as began it, within the paragraph.
  private mutating func endOfCode(run: Int, from start: Int) -> Int? {
    let mark = String(repeating: "`", count: run)
    let paragraphEnd = next("\n\n", from: start) ?? bytes.count
    var from = start
    for _ in 0..<Self.maxTries {
      guard let found = next(mark, from: from), found < paragraphEnd else { return nil }
      let length = bytes[found...].prefix { $0 == UInt8(ascii: "`") }.count
      if length == run { return found + run }
      from = found + length
    }
    return nil
  }

  private static let maxTries = 100

  // MARK: Obsidian

  /// `==marked==`, as `<mark>`: what that becomes is decided with all other HTML.
  private mutating func readHighlight() -> Bool {
    if highlightEnds.remove(at) != nil {
      put("</mark>")
      skip(to: at + 2)
      return true
    }
    guard starts(with: "=="), at + 2 < bytes.count, bytes[at + 2] != UInt8(ascii: "="), !isSpace(at + 2),
      previous != UInt8(ascii: "="), let end = next("==", from: at + 3), end < endOfLine(from: at),
      !isSpace(end - 1)
    else {
      copy(to: at + rest.prefix { $0 == UInt8(ascii: "=") }.count)
      return true
    }
    put("<mark>")
    skip(to: at + 2)
    highlightEnds.insert(end)
    return true
  }

  private func isSpace(_ index: Int) -> Bool { bytes[index].isBlank || bytes[index] == .lineFeed }

  /// `^name` at the end of a line, by which other notes refer to the paragraph.
  private mutating func readBlockName() -> Bool {
    guard previous == nil || previous?.isBlank == true || previous == .lineFeed else { return false }
    let name = bytes[(at + 1)...].prefix(64).prefix { $0 < 0x80 && ($0.isWord || $0 == .dash) }
    let behind = at + 1 + name.count
    let isAtEnd = behind == bytes.count || bytes[behind] == .lineFeed || bytes[behind] == .carriageReturn
    guard name.count >= 3, isAtEnd, name.contains(where: { $0 > 0x40 }) else { return false }
    output.trimLine()
    noteBlock(String(decoding: name, as: UTF8.self))
    skip(to: behind)
    return true
  }

  /// `[[note|text]]` and `![[picture.jpg|300]]`.
  mutating func readBrackets(isEmbed: Bool) -> Bool {
    guard isEmbed || starts(with: "[[") else { return readWordPress() }
    let start = at + (isEmbed ? 3 : 2)
    guard let close = next("]]", from: start), close > start, close < endOfLine(from: at),
      close - start < 1000
    else { return false }
    // A footnote or a link in brackets of its own is none of a note.
    if close + 2 < bytes.count, bytes[close + 2] == UInt8(ascii: "(") { return false }
    let written = withoutComments(text(start..<close))
    // A link to a picture shows it: nobody means its name.
    if !isEmbed, PictureFields.isPicture(String(written.prefix { $0 != "|" && $0 != "#" })) {
      putEmbedded(wikiLink(written, isEmbed: true), to: close + 2)
      return true
    }
    let markdown = wikiLink(written, isEmbed: isEmbed)
    put(markdown)
    skip(to: close + 2)
    return true
  }

  private mutating func wikiLink(_ written: String, isEmbed: Bool) -> String {
    let parts = written.replacing("\\|", with: "|").split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace) }
    let target = String(parts[0])
    let words = parts.dropFirst().filter { !PictureWords.isSize($0) }
    let shown = words.first.map(String.init) ?? ""
    if isEmbed, PictureFields.isPicture(target) {
      return TextMarks.picture(target, alternative: shown, caption: shown)
    }
    let note = String(target.prefix { $0 != "#" })
    let heading = target.dropFirst(note.count).drop { $0 == "#" }
    let name = note.lastPathPart.map(EntryIndex.withoutEnding) ?? String(heading.drop { $0 == "^" })
    let label = shown.isEmpty ? TextMarks.plain(name) : shown
    let anchor = Self.anchor(of: heading)
    if PictureFields.isPicture(note) || (note.isEmpty && anchor.isEmpty) { return label }
    if isEmbed, !note.isEmpty, let file = surroundings.entries.file(note) {
      return embed(Self.part(heading, of: file), written: target)
    }
    if let file = note.isEmpty ? "" : surroundings.entries.file(note).map({ "/" + $0 }) {
      noteLink(to: file + anchor, written: target)
      return TextMarks.link(label, to: file + anchor)
    }
    if isEmbed, let point = note.lastIndex(of: "."), (3...5).contains(note[point...].count) {
      leaveOut("![[" + note + "]]")
      return shown
    }
    missNote("[[" + note + "]]")
    // Nobody meant to show its name.
    return isEmbed ? shown : label
  }

  /// A link without words, in whose place the part will stand where the other text is published.
  private mutating func embed(_ part: EmbeddedPart, written: String) -> String {
    guard surroundings.quotes else {
      leaveOut("![[" + written + "]]")
      return ""
    }
    let behind =
      switch part.part {
      case .whole: ""
      case .heading(let anchor): "#" + anchor
      case .block(let name): "#^" + name
      }
    let address = "!" + part.link + behind
    noteEmbed(part, by: address)
    noteLink(to: part.link, written: written)
    return TextMarks.link("", to: address)
  }

  private static func part(_ heading: Substring, of file: String) -> EmbeddedPart {
    let anchor = Self.anchor(of: heading).dropFirst()
    if anchor.isEmpty { return EmbeddedPart(file: file, part: .whole) }
    let isName = anchor.first == "^"
    return EmbeddedPart(
      file: file, part: isName ? .block(anchor.dropFirst().lowercased()) : .heading(String(anchor)))
  }

  /// What stands behind an address to lead to a heading; of `Noon#The market` the last one counts. The name of a
  /// paragraph stays as it is: it leads to the heading above that.
  private static func anchor(of heading: Substring) -> String {
    guard let last = heading.split(separator: "#").last?.trimmed, !last.isEmpty else { return "" }
    return "#" + (last.first == "^" ? String(last) : HeadingAnchors.anchor(of: String(last)))
  }
}

extension DialectReader {
  /// `[caption …]<img …> The geysir[/caption]` and `[gallery ids="1,2"]`, as WordPress kept them.
  private mutating func readWordPress() -> Bool {
    let isEnd = starts(with: "[/")
    let name = bytes[(at + (isEnd ? 2 : 1))...].prefix(12).prefix { $0.isWord && $0 < 0x80 }
    let behind = name.endIndex < bytes.count ? bytes[name.endIndex] : 0
    guard Self.wordPress.contains(String(decoding: name, as: UTF8.self)),
      behind == 0x20 || (isEnd && behind == 0x5D),
      let close = next("]", from: at), close < endOfLine(from: at),
      close + 1 == bytes.count || bytes[close + 1] != 0x28
    else { return false }
    let isCaption = name.elementsEqual("caption".utf8)
    if isCaption, !isEnd, let end = next("[/caption]", from: close), end - close < 4000,
      next("[caption", from: close) ?? .max > end, putCaptioned((close + 1)..<end)
    {
      skip(to: end + 10)
      return true
    }
    if !isCaption, !isEnd { leaveOut("[" + String(decoding: name, as: UTF8.self) + "]") }
    skip(to: close + 1)
    return true
  }

  private static let wordPress: Set<String> = [
    "caption", "gallery", "embed", "video", "audio", "playlist", "youtube",
  ]
}

/// Words of a picture that only say how large it is to be.
enum PictureWords {
  /// `300` or `300x200`.
  static func isSize(_ text: some StringProtocol) -> Bool {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    return (1...2).contains(sides.count)
      && sides.allSatisfy { !$0.isEmpty && $0.count <= 5 && $0.allSatisfy(\.isFigure) }
  }

  /// The words without a size at their end: `The tram|300`.
  static func withoutSize(_ text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard let last = parts.last, isSize(last) else { return text }
    return parts.dropLast().joined(separator: "|")
  }
}

extension UInt8 {
  /// Whether `readMark` looks at what begins here.
  var isMark: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "%"),
      UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "^"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
