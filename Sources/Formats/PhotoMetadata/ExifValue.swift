/// The value of one EXIF tag: bytes, and how to read them.
struct ExifValue {
  var bytes: [UInt8]
  /// The number of a TIFF field type: 2 is text, 3 a short number, 5 a fraction, and so on.
  var format: UInt32
  var isLittleEndian: Bool

  /// The numbers of a numeric value; a fraction over zero is nil.
  var numbers: [Double?] {
    switch format {
    case 1, 6, 7: bytes.map { Double($0) }
    case 3: words(2).map { Double($0) }
    case 8: words(2).map { Double(Int16(truncatingIfNeeded: $0)) }
    case 4: words(4).map { Double($0) }
    case 9: words(4).map { Double(Int32(truncatingIfNeeded: $0)) }
    case 5: fractions { Double($0) }
    case 10: fractions { Double(Int32(truncatingIfNeeded: $0)) }
    default: []
    }
  }

  var number: Double? { numbers.first ?? nil }

  /// The first number, where it is whole and not negative.
  var count: Int? { number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }

  /// The text up to the first NUL; nil where the value is not bytes or nothing is left.
  var text: String? {
    guard [1, 2, 7].contains(format) else { return nil }
    return plainText(of: bytes.prefix { $0 != 0 })
  }

  private func words(_ size: Int) -> [UInt32] {
    stride(from: 0, through: bytes.count - size, by: size).map { start in
      let word = bytes[start..<start + size]
      return isLittleEndian
        ? word.reversed().reduce(0) { $0 << 8 | UInt32($1) } : word.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private func fractions(_ signed: (UInt32) -> Double) -> [Double?] {
    let words = words(4)
    return stride(from: 0, to: words.count - 1, by: 2).map { place in
      words[place + 1] == 0 ? nil : signed(words[place]) / signed(words[place + 1])
    }
  }
}

/// Bytes as text: UTF-8 where it is that, else Latin-1; tidied; nil where nothing is left.
func plainText(of bytes: some Collection<UInt8>) -> String? {
  let text =
    String(validating: bytes, as: UTF8.self)
    ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  return tidied(text)
}

/// Text without control characters, with single spaces and none at the ends; nil where nothing is left.
func tidied(_ text: String) -> String? {
  let words = text.unicodeScalars.split {
    $0.properties.isWhitespace || $0.properties.generalCategory == .control || $0 == "\u{FEFF}"
  }
  let tidy = words.map { String($0) }.joined(separator: " ")
  return tidy.isEmpty ? nil : tidy
}
