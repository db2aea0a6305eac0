extension String {
  /// The words as a reader counts them.
  ///
  /// A word is what stands between white space and holds a letter or digit: "well-known" and "don't" are one
  /// each, a lone dash is none. Chinese characters and Japanese kana, written without spaces, count one each.
  var countOfWords: Int {
    var count = 0
    var isInWord = false
    let bytes = utf8Span.span
    var index = 0
    while index < bytes.count {
      // A byte of ASCII is a character: to put each one together takes longer than all the rest.
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        if isInWord {
          isInWord = !byte.isBlankOrBreak
        } else if byte.isLetterOrDigit {
          count += 1
          isInWord = true
        }
        continue
      }
      let scalar = unicodeScalars[utf8.index(startIndex, offsetBy: index)]
      index += UTF8.width(scalar)
      if scalar.isWrittenWithoutSpaces {
        count += 1
        isInWord = false
      } else if scalar.isBlankOrBreak {
        isInWord = false
      } else if !isInWord, scalar.isLetterOrDigit {
        count += 1
        isInWord = true
      }
    }
    return count
  }

  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
  fileprivate var isBlankOrBreak: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlankOrBreak: Bool { properties.isWhitespace }

  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Hiragana, Katakana and the ideographs of Unicode's blocks; Korean writes spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    guard value >= 0x3041 else { return false }
    return properties.isIdeographic || (0x3041...0x3096).contains(value) || (0x30A1...0x30FA).contains(value)
  }
}
