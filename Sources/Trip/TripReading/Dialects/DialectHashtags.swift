/// Tags in the texts of a vault of notes: `#feet`, `#scotland/whw`.
extension DialectReader {
  /// Leaves tags out that stand alone on a line, at the end of a paragraph or between two sentences; of one within a
  /// sentence the word stays.
  mutating func readTag() -> Bool {
    guard surroundings.hasTags, isBehindBlank(at), let first = tag(at: at) else { return false }
    var tags = [first.name]
    var end = first.end
    while tags.count < Self.maxTogether, let more = tag(at: behindBlanks(end)),
      isBehindBlank(behindBlanks(end))
    {
      tags.append(more.name)
      end = more.end
    }
    let behind = behindBlanks(end)
    let isAtEnd = isLineEnd(behind)
    if isAtEnd && (output.isAtLineStart || isParagraphEnd(behind)) || isBetweenSentences(first.name, behind) {
      for tag in tags { noteTag(tag) }
      if isAtEnd { output.trimLine() }
      skip(to: behind)
    } else {
      noteTag(first.name)
      put(first.name)
      skip(to: first.end)
    }
    return true
  }

  /// Tags in a row that are taken together: where they stay, each is looked at anew.
  private static let maxTogether = 20

  private func isBehindBlank(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1].isBlank || bytes[index - 1] == .lineFeed
  }

  private func behindBlanks(_ index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index
  }

  private func isLineEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == .lineFeed || bytes[index] == .carriageReturn
  }

  /// Whether nothing stands on the line below the one that ends there.
  private func isParagraphEnd(_ index: Int) -> Bool {
    guard let end = bytes[min(index, bytes.count)...].firstIndex(of: .lineFeed) else { return true }
    return isLineEnd(behindBlanks(end + 1))
  }

  /// Whether a sentence ends before a tag in small letters and another begins behind it.
  private func isBetweenSentences(_ tag: String, _ behind: Int) -> Bool {
    let before = output.bytes[output.lineStart...].last { !$0.isBlank }
    guard let before, ".!?:".utf8.contains(before), tag.first?.isLowercase ?? false else { return false }
    return isLineEnd(behind) || letters(behind, upTo: 8).first?.isUppercase ?? false
  }

  /// A word behind a `#` with more than figures in it. What says that a text is for nobody else is no tag to be shown or
  /// taken away.
  private func tag(at index: Int) -> (name: String, end: Int)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    var name = letters(index + 1, upTo: 120).prefix { $0.isLetter || $0.isNumber || "_-/".contains($0) }
    while let last = name.last, "-/".contains(last) { name.removeLast() }
    let end = index + 1 + name.utf8.count
    guard name.contains(where: \.isLetter), name.first != "/", name.count <= 60,
      end == bytes.count || bytes[end] != UInt8(ascii: "#")
    else { return nil }
    return VisibilityVocabulary.reason(ofTag: name) == nil ? (String(name), end) : nil
  }

  private func letters(_ start: Int, upTo count: Int) -> Substring {
    guard start < bytes.count else { return "" }
    return Substring(text(start..<min(start + count, bytes.count)))
  }
}
