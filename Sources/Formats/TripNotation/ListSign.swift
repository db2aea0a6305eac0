/// What a line begins with where `- ` may be meant: the sign of another program's list, a number, or a dash without
/// its blank.
struct ListSign: Hashable {
  enum Kind: Hashable {
    case bullet
    /// `1.`, `2)`.
    case number
    /// `–`, `—`, or a minus: in a sentence they may stand anywhere.
    case longDash
    /// A dash with no blank behind it.
    case gluedDash
  }

  let kind: Kind
  /// As it is shown: `•`.
  let text: String
  /// How many bytes there are before what follows it.
  let length: Int

  private static let bullets = ["*", "+", "•", "·", "‣", "◦", "▪", "●", "○", "■", "➢", "\u{F0B7}"]
  private static let longDashes = ["–", "—", "−", "―"]

  /// The sign at the beginning of a line behind its blanks; nil where it begins with none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else { return nil }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      let figures = line.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let behind = line.dropFirst(figures)
      guard let mark = behind.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
        behind.dropFirst().first?.isBlank == true
      else { return nil }
      self.init(.number, line, bytes: figures + 1)
    } else if first == .dash {
      guard let next = line.dropFirst().first, !next.isBlank, next != .dash else { return nil }
      self.init(.gluedDash, line, bytes: 1)
    } else {
      let isBullet = Self.sign(of: line, among: Self.bullets)
      guard let sign = isBullet ?? Self.sign(of: line, among: Self.longDashes) else { return nil }
      let behind = line.dropFirst(sign.utf8.count).first
      // `*bold*` and `+351` are no items.
      if first < 0x80, behind?.isBlank != true { return nil }
      self.init(isBullet == nil ? .longDash : .bullet, line, bytes: sign.utf8.count)
    }
  }

  private init(_ kind: Kind, _ line: ArraySlice<UInt8>, bytes: Int) {
    self.kind = kind
    text = String(decoding: line.prefix(bytes), as: UTF8.self)
    length = bytes + line.dropFirst(bytes).prefix { $0.isBlank }.count
  }

  private static func sign(of line: ArraySlice<UInt8>, among signs: [String]) -> String? {
    signs.first { line.starts(with: $0.utf8) }
  }

  /// What to do about it, for a line that begins with it.
  var advice: String {
    switch kind {
    case .gluedDash: "Write a space behind the dash of each item, as in `- …`."
    case .bullet, .number, .longDash: "Begin each item with `- ` in place of `\(text)`."
    }
  }
}

extension ListSign {
  /// Whether a line begins with a day in figures: `2026-05-03`, `03.05.2026`, `3/5/26`.
  static func beginsWithDay(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    var lengths: [Int] = []
    var marks: [UInt8] = []
    while lengths.count < 3 {
      let figures = rest.prefix(5).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      guard (1...4).contains(figures) else { return false }
      lengths.append(figures)
      rest = rest.dropFirst(figures)
      guard lengths.count < 3 else { break }
      guard let mark = rest.first, "-./".utf8.contains(mark) else { return false }
      marks.append(mark)
      rest = rest.dropFirst()
    }
    let isPlain = lengths[1] <= 2 && lengths.count { $0 > 2 } <= 1 && lengths.reduce(0, +) >= 4
    guard isPlain, marks[0] == marks[1] else { return false }
    return rest.first.map { $0.isBlank || [.comma, UInt8(ascii: ";"), UInt8(ascii: "T"), .bar].contains($0) }
      ?? true
  }
}
