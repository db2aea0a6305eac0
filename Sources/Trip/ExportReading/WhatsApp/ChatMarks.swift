/// What WhatsApp writes into a chat and nobody sees or types: marks of direction, blanks that do not break.
enum ChatMarks {
  /// What the program itself writes begins with it, as `image omitted`.
  static let ofProgram: Unicode.Scalar = "\u{200E}"

  /// Marks of direction (Unicode 16, section 23.2), and the mark of an encoding.
  static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// A letter of a line's head as ASCII has it: digits of any script, wide signs, blanks.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar == "\t" ? " " : scalar }
    switch scalar.value {
    case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
    case 0x2010...0x2015, 0x2212, 0xFF0D: return "-"
    default: break
    }
    if let sign = signs[scalar] { return sign }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      let digit = UInt8(exactly: value), digit < 10
    else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + digit)
  }

  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "：": ":", "，": ",", "、": ",", "،": ",", "／": "/", "．": ".", "［": "[", "］": "]", "٫": ".", "∶": ":",
    "年": "/", "月": "/", "년": "/", "월": "/",
  ]

  /// A text of somebody's without what the program put into it. Marks from right to left stay: people type them.
  static func withoutMarks(_ text: some StringProtocol) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "\u{200F}", isDirection(scalar) { continue }
      switch scalar.value {
      // Other ends of lines would end the line in the trip's file as well; control codes are no letters.
      case 0x09, 0x85, 0x2028, 0x2029: clean.append(" ")
      case 0..<0x20, 0x7F..<0xA0: continue
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }

  /// A text as it is compared: without marks, in small letters, with plain blanks, and without points at its end.
  static func key(_ text: some StringProtocol) -> String {
    var plainText = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isDirection(scalar) {
      plainText.append(scalar.isASCII ? scalar : plain(scalar))
    }
    var words = String(plainText).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")[
      ...]
    while let last = words.last, ".!。．".contains(last) || last == " " { words.removeLast() }
    return String(words)
  }
}

extension StringProtocol {
  /// Without blanks around it, those that do not break as well.
  var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
