/// How wide a text will be, guessed from a small table: the reader's own font decides, so the guess is ample.
enum TextWidth {
  /// In units, for a text of a font size.
  ///
  /// A bold face is as much broader as that of DejaVu Sans, the broadest that a reader is likely to have.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ems($1) } * size * (isBold ? 1.23 : 1.05)
  }

  /// The width of one character in ems, from the common widths of sans serif faces.
  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    guard scalar.value >= 0x80 else { return ascii(scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return 1
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1.3
    // An ellipsis is three full stops wide.
    case 0x2026: return 1
    default: return scalar.properties.isUppercase ? 0.68 : 0.56
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 0.27
    case "f", "t", "r", "(", ")", "[", "]", "-", "/", " ", "*", "\"": 0.36
    case "m", "W", "@", "%": 0.94
    case "w", "M": 0.82
    case "A"..."Z", "&": 0.68
    default: 0.56
    }
  }
}

extension String {
  /// The text as a map can hold it: on one line, and cut with an ellipsis where it is long.
  func shortenedForMap(to length: Int = 24) -> String {
    let (words, isWhole) = onOneLine(unicodeScalars.prefix(8 * length))
    guard words.count > length || !isWhole else { return words }
    var cut = words.prefix(length - 1)
    let isInWord = cut.endIndex < words.endIndex && words[cut.endIndex] != " "
    if isInWord, let blank = cut.lastIndex(of: " "), cut.distance(from: blank, to: cut.endIndex) <= 8 {
      cut = cut[..<blank]
    }
    // Of an address behind a name, the number of the house alone tells nothing.
    if let comma = cut.lastIndex(of: ","), cut.distance(from: comma, to: cut.endIndex) <= 6,
      cut.distance(from: cut.startIndex, to: comma) >= 8
    {
      cut = cut[..<comma]
    }
    while let last = cut.last, last == " " || last.isPunctuation { cut.removeLast() }
    return cut + "…"
  }

  /// The end of a text that is too long for a map, at a word, behind an ellipsis.
  func endForMap(to length: Int = 24) -> String {
    let (words, isWhole) = onOneLine(unicodeScalars.suffix(8 * length))
    guard words.count > length || !isWhole else { return words }
    var end = words.suffix(length - 1)
    let isInWord = end.startIndex > words.startIndex && words[words.index(before: end.startIndex)] != " "
    if isInWord, let blank = end.firstIndex(of: " "), end.distance(from: end.startIndex, to: blank) <= 8 {
      end = end[blank...]
    }
    while let first = end.first, first == " " || first.isPunctuation { end.removeFirst() }
    return "…" + String(end)
  }

  /// A part of the text with single blanks, and whether it is all of it. A character may carry any number of marks, so parts
  /// are taken by scalars.
  private func onOneLine(_ part: Substring.UnicodeScalarView) -> (words: String, isWhole: Bool) {
    let line = String(String.UnicodeScalarView(part.map { $0.isBreak ? " " : $0 }))
    return (line.split(separator: " ").joined(separator: " "), part.count == unicodeScalars.count)
  }

  /// Whether its first letter belongs to a script that is written from right to left.
  var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isBreak: Bool { properties.isWhitespace || properties.generalCategory == .control }
}
