/// Tells lists of captions: texts whose lines begin with the names of pictures beside them. Made once for a folder.
struct CaptionLines {
  /// The pictures of the folder by their names in small letters, with and without endings; empty of a single one.
  private let byName: [String: String]

  /// Takes the paths of the pictures in a folder; `withNumbers` where the text is called a list of captions, in which cameras' numbers
  /// are names, too.
  init(beside pictures: [String], withNumbers: Bool = false) {
    var byName: [String: String] = [:]
    if pictures.count > 1 {
      for picture in pictures {
        let name = (picture.lastPathPart ?? "").lowercased()
        byName[name] = picture
        byName[EntryName.withoutEnding(name)] = picture
      }
      for (number, files) in withNumbers ? CaptionedNames.byNumber(pictures) : [:] where byName[number] == nil
      {
        byName[number] = files[0]
      }
    }
    self.byName = byName
  }

  /// The first picture that a text of these first bytes names; nil where fewer than two lines, or fewer than half of
  /// them, name one.
  func firstPicture(in start: [UInt8]) -> String? {
    guard !byName.isEmpty else { return nil }
    let lines = String(decoding: start, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in line.contains { !$0.isWhitespace } }
    let named = lines.compactMap { picture(of: $0) }
    return named.count > 1 && named.count * 2 >= lines.count ? named.first : nil
  }

  /// The picture whose name begins the line, with something behind it; names may have blanks.
  private func picture(of line: Substring) -> String? {
    let line = line.drop { $0.isWhitespace || "-*•".contains($0) }.prefix(Self.longestName).lowercased()
    for at in line.indices where line[at].isWhitespace || ":;,=|–—".contains(line[at]) {
      if let picture = byName[String(line[..<at])] { return picture }
    }
    return nil
  }

  /// Letters in which the name has to end.
  private static let longestName = 120
}
