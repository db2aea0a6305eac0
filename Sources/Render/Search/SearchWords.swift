/// The words of a text as the index knows them.
package enum SearchWords {
  /// More letters of a word are not looked at.
  static let longest = 40

  /// Every word, folded, in the order of the text.
  ///
  /// A word is a run of letters, marks and digits. Scripts that are written without spaces give each pair of
  /// neighbours, and the last sign alone, so that any part of a sentence can be found.
  package static func of(_ text: String) -> [String] {
    var words: [String] = []
    var run: [Unicode.Scalar] = []
    var isDense = false
    func end() {
      if run.isEmpty { return }
      if isDense { words += pairs(run) } else { words.append(word(run.prefix(longest))) }
      run.removeAll(keepingCapacity: true)
    }
    for scalar in Folding.folded(text).unicodeScalars {
      guard isPartOfWord(scalar) else {
        end()
        continue
      }
      if isWrittenWithoutSpaces(scalar) != isDense {
        end()
        isDense.toggle()
      }
      run.append(scalar)
    }
    end()
    return words
  }

  private static func pairs(_ run: [Unicode.Scalar]) -> [String] {
    zip(run, run.dropFirst()).map { word([$0, $1]) } + [word(run.suffix(1))]
  }

  private static func word(_ letters: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: letters)
    return text
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Thai, Lao, Burmese, Khmer, kana and the ideographs.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
