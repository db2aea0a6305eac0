/// Tells a chat of WhatsApp by how its lines begin: `[02.05.26, 14:05:10] Ana: …`, `5/2/26, 2:05 PM - Ana: …`,
/// `2026-05-02 14:05:10: Ana: …`, `[14:05, 02/05/2026] Ana: …`.
///
/// Its first lines are mostly the program's own, of encryption and of who made the group. So the first has to begin with a
/// day and an hour, and in one of all somebody has to say something. What day it is nobody asks here: `tripbook import` does.
enum ChatLook {
  /// Bytes in which somebody says something, however many were added to the group before: as many as the import looks at.
  static let enough = 64 * 1024

  /// Whether the first line begins as one of a chat does.
  static func mayBeChat(_ bytes: [UInt8]) -> Bool {
    text(of: bytes).flatMap { lines(of: $0).first }.flatMap { said(in: $0) } != nil
  }

  /// Whether it is one; of a file that is longer the first bytes are enough. So many lines have to begin as one of a chat
  /// does as `beginnings` says.
  static func isChat(_ bytes: [UInt8], beginnings: Int = 1) -> Bool {
    guard mayBeChat(bytes), let text = text(of: bytes) else { return false }
    let begun = lines(of: text).compactMap { said(in: $0) }
    return begun.count >= beginnings && begun.contains(where: isOfSomebody)
  }

  /// UTF-8, and UTF-16 where its mark says so; nil for what is no text.
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes, high: 0) }
    return bytes.isText ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// `high` is the place of the upper byte of the two.
  private static func wide(_ bytes: [UInt8], high: Int) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
      UInt16(bytes[at + high]) << 8 | UInt16(bytes[at + 1 - high])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Those that hold anything, without marks that nobody sees.
  private static func lines(of text: String) -> [Substring] {
    let marks: Set<Unicode.Scalar> = [
      "\u{200E}", "\u{200F}", "\u{061C}", "\u{FEFF}", "\u{202A}", "\u{202B}", "\u{202C}",
    ]
    let seen = String(text.unicodeScalars.filter { !marks.contains($0) })
    return seen.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
  }

  /// What stands behind the day and the hour; nil for a line that does not begin with them.
  private static func said(in line: Substring) -> Substring? {
    var rest = line
    let isBracketed = rest.first == "["
    if isBracketed {
      rest.removeFirst()
      if let behind = said(behindHour: rest) { return behind }
    }
    guard takeDay(&rest), let hasSeconds = takeHour(&rest) else { return nil }
    // `p. m.`, `Uhr`
    let words = rest.prefix { !"]-–:[".contains($0) && !$0.isNumber }
    rest = rest[words.endIndex...]
    guard words.count <= 24, let end = rest.popFirst() else { return nil }
    if isBracketed { return end == "]" ? rest : nil }
    let isEnded = "-–".contains(end) || end == ":" && hasSeconds
    return isEnded && rest.first?.isWhitespace == true ? rest : nil
  }

  /// The same where the hour comes first, as in what is copied in a browser: `14:05, 02/05/2026] `, `下午2:05, 2026/5/3] `.
  private static func said(behindHour bracketed: Substring) -> Substring? {
    // `下午`
    let before = bracketed.prefix { !$0.isNumber && !"[]:-,".contains($0) }
    var rest = bracketed[before.endIndex...]
    guard before.count <= 12, takeClock(&rest) != nil else { return nil }
    // `p. m.`
    let words = rest.prefix { !"],،、，".contains($0) && !$0.isNumber }
    rest = rest[words.endIndex...]
    guard words.count <= 24, let comma = rest.popFirst(), ",،、，".contains(comma) else { return nil }
    rest = rest.drop { $0.isWhitespace }
    guard takeDay(&rest), rest.popFirst() == "]" else { return nil }
    return rest
  }

  /// Three numbers with a mark between them: `02.05.26`, `2026-05-02`, `3. 5. 26.`, `2026年5月3日`.
  private static func takeDay(_ rest: inout Substring) -> Bool {
    for part in 0..<3 {
      let number = rest.prefix { $0.isNumber }
      guard (1...4).contains(number.count) else { return false }
      rest = rest[number.endIndex...]
      let marks = rest.prefix { "./-年月日년월일".contains($0) }
      guard part == 2 || marks.count == 1 else { return false }
      rest = rest[marks.endIndex...]
      if part < 2 { rest = rest.drop { $0.isWhitespace } }
    }
    return true
  }

  /// The hour, with the words before it: `, 14:05`, ` klo 21.25.15`, ` 下午2:05`.
  ///
  /// - Returns: whether seconds stand behind it; nil where there is none.
  private static func takeHour(_ rest: inout Substring) -> Bool? {
    let words = rest.prefix { !$0.isNumber && !"[]:-".contains($0) }
    guard (1...14).contains(words.count) else { return nil }
    rest = rest[words.endIndex...]
    return takeClock(&rest)
  }

  /// The hour alone: `14:05`, `21.25.15`, `14h05`.
  private static func takeClock(_ rest: inout Substring) -> Bool? {
    let hour = rest.prefix { $0.isNumber }
    rest = rest[hour.endIndex...]
    guard (1...2).contains(hour.count), let mark = rest.popFirst(), ":.h：".contains(mark), takeTwo(&rest)
    else { return nil }
    var behind = rest.dropFirst()
    guard rest.first == mark, takeTwo(&behind) else { return false }
    rest = behind
    return true
  }

  private static func takeTwo(_ rest: inout Substring) -> Bool {
    let number = rest.prefix { $0.isNumber }
    guard number.count == 2 else { return false }
    rest = rest[number.endIndex...]
    return true
  }

  /// Whether a name and a colon begin it. A quoted name of a group has its own: Ana changed the subject to “Trip: Lisbon”.
  private static func isOfSomebody(_ said: Substring) -> Bool {
    guard let colon = said.firstIndex(of: ":") else { return false }
    let name = said[..<colon]
    let behind = said[colon...].dropFirst()
    return behind.first?.isWhitespace != false && name.count <= 100
      && name.contains { !$0.isWhitespace } && !name.contains { "\"“«「".contains($0) }
  }
}
