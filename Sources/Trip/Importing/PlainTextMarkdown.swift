/// Makes Markdown of a text that is none, so that it reads as it was written: paragraphs and line breaks stay, and no
/// letter becomes a mark.
///
/// It goes by scalars, as whoever reads Markdown does: a star with an accent on it is one letter for a reader, and a
/// star all the same.
package enum PlainTextMarkdown {
  package static func markdown(of text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map { line(trimmed($0)) }
    var written: [String] = []
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      // A backslash before the end of a line keeps it (CommonMark 0.31, section 6.7).
      written.append(!line.isEmpty && !next.isEmpty ? line + "\\" : line)
    }
    return written.joined(separator: "\n").trimmingEmptyLines
  }

  /// One line, as part of a paragraph. Tabs become blanks.
  package static func line(_ line: String) -> String {
    var written = String.UnicodeScalarView()
    var isFirst = true
    let words = line.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isBlank)
    for (place, letters) in words.enumerated() {
      if place > 0 { written.append(" ") }
      guard !letters.isEmpty else { continue }
      PlainWord(Array(letters)).write(into: &written, isFirst: isFirst)
      isFirst = false
    }
    return String(written)
  }

  /// What ends a word for Markdown, in a line.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{B}" || scalar == "\u{C}"
  }

  private static func trimmed(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    // A byte order mark is passed over as a blank is.
    func isSeen(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isWhitespace && scalar != "\u{FEFF}" }
    guard let first = scalars.firstIndex(where: isSeen), let last = scalars.lastIndex(where: isSeen) else {
      return ""
    }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}

/// A word of a plain text: letters without blanks.
private struct PlainWord {
  private let letters: [Unicode.Scalar]
  /// Something like `&copy;` ends before it.
  private let lastSemicolon: Int

  private static let marks = Set("\\`*_[]<~|{}$".unicodeScalars)
  /// Of these two in a row are marks in some dialects: ==this==, %%this%%, ^^, a comment.
  private static let marksInPairs = Set("=%^".unicodeScalars)
  /// With these begin lists, headings, quotes and lines across.
  private static let beginnings = Set("#+->=:!".unicodeScalars)
  /// How the address of a file of the entry begins in its text (`EntryText`).
  private static let medium = Array("(media".unicodeScalars)

  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    lastSemicolon = letters.lastIndex(of: ";") ?? -1
  }

  func write(into written: inout String.UnicodeScalarView, isFirst: Bool) {
    if isFirst, Self.beginnings.contains(letters[0]), !Self.marks.contains(letters[0]) {
      written.append("\\")
    }
    // `1.` and `1)` begin lists.
    let digits = isFirst ? letters.prefix { ("0"..."9").contains($0) }.count : 0
    let hasNumber =
      digits > 0 && digits == letters.count - 1 && (letters[digits] == "." || letters[digits] == ")")
    var place = 0
    while place < letters.count {
      if let end = PlainAddress.end(in: letters, from: place) {
        // An address reads as one by itself, and a backslash in it or right behind it would become a part of it.
        written.append(contentsOf: letters[place..<end])
        if end < letters.count { written.append(" ") }
        place = end
        continue
      }
      if isMark(place) || (hasNumber && place == digits) { written.append("\\") }
      written.append(letters[place])
      place += 1
    }
  }

  private func isMark(_ place: Int) -> Bool {
    let letter = letters[place]
    if Self.marks.contains(letter) { return true }
    if Self.marksInPairs.contains(letter) { return place > 0 && letters[place - 1] == letter }
    if letter == "&" { return place < lastSemicolon }
    return letter == ":" && letters[..<place].suffix(Self.medium.count).elementsEqual(Self.medium)
  }
}

/// Addresses that stand in a text as they are, by the rules by which GitHub makes links of them
/// (https://github.github.com/gfm, section 6.9).
private enum PlainAddress {
  private static let schemes = ["https://", "http://", "ftp://"].map { Array($0.unicodeScalars) }
  private static let web = Array("www.".unicodeScalars)
  private static let beforeWeb = Set("*_~(".unicodeScalars)
  /// Letters of a host's name that are looked at (RFC 1035, section 2.3.4).
  private static let longestHost = 255

  /// Where the address ends that begins at a place of a word; nil where none does.
  static func end(in word: [Unicode.Scalar], from start: Int) -> Int? {
    guard let host = hostStart(in: word, from: start) else { return nil }
    let labels = word[host...].prefix(longestHost).prefix(while: isOfHost).split(
      separator: ".", omittingEmptySubsequences: false)
    guard let first = labels.first?.first, isAlphanumeric(first),
      !labels.suffix(2).contains(where: { $0.contains("_") })
    else { return nil }
    return word[host...].firstIndex(of: "<") ?? word.count
  }

  /// Where the name of the host begins in an address that begins there.
  private static func hostStart(in word: [Unicode.Scalar], from start: Int) -> Int? {
    let before = start > 0 ? word[start - 1] : nil
    switch word[start] {
    case "h", "H", "f", "F":
      if let before, isLetter(before) { return nil }
      let rest = word[start...]
      return schemes.first { scheme in
        rest.count > scheme.count && zip(rest, scheme).allSatisfy { small($0) == $1 }
      }.map { start + $0.count }
    case "w":
      if let before, !beforeWeb.contains(before) { return nil }
      return word[start...].starts(with: web) && word.count > start + web.count ? start : nil
    default: return nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isOfHost(_ scalar: Unicode.Scalar) -> Bool {
    isAlphanumeric(scalar) || "-_.".unicodeScalars.contains(scalar)
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 32)) : scalar
  }
}
