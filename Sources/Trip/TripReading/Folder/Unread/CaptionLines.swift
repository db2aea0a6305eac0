/// Tells a list of captions: a text whose lines begin with the names of pictures beside it.
enum CaptionLines {
  /// Looks at the lines of a text.
  ///
  /// - Parameters:
  ///   - start: the first bytes of the text.
  ///   - pictures: the paths of the pictures in its folder.
  /// - Returns: the first picture that it names; nil where fewer than two lines, or fewer than half of them, name one.
  static func firstPicture(in start: [UInt8], of pictures: [String]) -> String? {
    guard pictures.count > 1 else { return nil }
    var byName: [String: String] = [:]
    for picture in pictures {
      let name = (picture.lastPathPart ?? "").lowercased()
      byName[name] = picture
      byName[EntryName.withoutEnding(name)] = picture
    }
    let lines = String(decoding: start, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in line.contains { !$0.isWhitespace } }
    let named = lines.compactMap { picture(of: $0, in: byName) }
    return named.count > 1 && named.count * 2 >= lines.count ? named.first : nil
  }

  /// The picture whose name begins the line, with something behind it; names may have blanks.
  private static func picture(of line: Substring, in byName: [String: String]) -> String? {
    let line = line.drop { $0.isWhitespace || "-*•".contains($0) }.prefix(longestName).lowercased()
    for at in line.indices where line[at].isWhitespace || ":;,=|–—".contains(line[at]) {
      if let picture = byName[String(line[..<at])] { return picture }
    }
    return nil
  }

  /// Letters in which the name has to end.
  private static let longestName = 120
}
