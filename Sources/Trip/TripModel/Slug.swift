/// The part of an address, or of a file's name, that is made from a name.
package enum Slug {
  private static let maxCharacters = 60
  /// A name on disk takes 255 bytes, and a number may follow.
  private static let maxBytes = 180

  /// Small letters and digits of any script, joined by single hyphens; at most 60 characters, never empty.
  package static func make(_ name: String) -> String {
    let words = spaced(name).split(separator: " ").joined(separator: "-")
    var slug = ""
    var bytes = 0
    for character in words.prefix(maxCharacters) {
      bytes += character.utf8.count
      guard bytes <= maxBytes else { break }
      slug.append(character)
    }
    while slug.last == "-" { slug.removeLast() }
    if slug.isEmpty { return "page" }
    return reserved.contains(slug) ? slug + "-" : slug
  }

  /// The name's letters, their marks and its digits, in small letters; one or more blanks for all else.
  private static func spaced(_ name: String) -> String {
    if let plain = plainASCII(name) { return plain }
    var text = ""
    var isInWord = false
    for scalar in PlainName.of(name).unicodeScalars {
      switch kind(of: scalar) {
      case .letter: text.unicodeScalars.append(scalar)
      // A mark without its letter would join what stands before it.
      case .mark: if isInWord { text.unicodeScalars.append(scalar) }
      case .invisible: continue
      case .other: text.append(" ")
      }
      isInWord = text.last.map { $0 != " " } ?? false
    }
    return text
  }

  /// The same for names of ASCII alone, as most are: nil for others. Unicode's tables are slow to look into.
  private static func plainASCII(_ name: String) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): text.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): text.append(byte | 0x20)
      case UInt8(ascii: "'"): continue
      case 0x80...: return nil
      default: text.append(UInt8(ascii: " "))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private enum Kind { case letter, mark, invisible, other }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return .letter
    case .nonspacingMark, .spacingMark: return scalar.properties.isVariationSelector ? .invisible : .mark
    // Joiners, marks of direction, the ring of an emoji's figure: nobody can type them into an address.
    case .format, .enclosingMark: return .invisible
    default: return .other
    }
  }

  /// Names that Windows keeps for devices ("Naming Files, Paths, and Namespaces").
  private static let reserved: Set<String> = {
    let ports = ["com", "lpt"].flatMap { port in "0123456789¹²³".map { port + String($0) } }
    return Set(["con", "prn", "aux", "nul"] + ports)
  }()
}
