import Foundation

/// Names as their letters and digits alone, small and without marks: `São Tomé` and `SAO-TOME` are the same.
enum FoldedName {
  static func of(_ name: String) -> String {
    var folded = ""
    for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars {
      if let plain = plain[scalar] {
        folded += plain
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        // Marks that letters bear are no letters; those that are vowels of their own are.
        if scalar.properties.generalCategory != .nonspacingMark {
          folded += scalar.properties.lowercaseMapping
        }
      }
    }
    return folded
  }

  /// Letters that do not come apart into a plain one and a mark.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
    "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ħ": "h", "Ħ": "h", "ŋ": "n",
  ]

  /// How each letter of the alphabets of Europe folds, by its number in Unicode: worked out once, since there are
  /// half a million names.
  static let table: [[UInt8]] = (0..<UInt32(0x530)).map(bytes)
  /// The same for more letters with marks, and for the punctuation behind them.
  static let tableBeyond: [[UInt8]] = (UInt32(0x1E00)..<0x2070).map(bytes)

  private static func bytes(_ number: UInt32) -> [UInt8] {
    Unicode.Scalar(number).map { Array(of(String(Character($0))).utf8) } ?? []
  }
}

/// Tells of names in UTF-8, one after the other, whether they read like one of those that are wanted.
struct FoldedNameReader {
  private let wanted: [[UInt8]: String]
  private let longest: Int
  /// With which bytes a name that is wanted begins.
  private var firsts: [Bool]
  /// Whether any of them has a letter that no table holds.
  private let hasOthers: Bool
  private var folded: [UInt8] = []

  init(_ names: Set<String>) {
    wanted = Dictionary(
      names.filter { !$0.isEmpty }.map { (Array($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    longest = wanted.keys.map(\.count).max() ?? 0
    firsts = Array(repeating: false, count: 256)
    for name in wanted.keys { firsts[Int(name[0])] = true }
    hasOthers = names.contains { $0.unicodeScalars.contains { Self.tabled($0.value) == nil } }
  }

  var isIdle: Bool { wanted.isEmpty }

  private static func tabled(_ number: UInt32) -> [UInt8]? {
    if number < 0x530 { return FoldedName.table[Int(number)] }
    return (0x1E00..<0x2070).contains(number) ? FoldedName.tableBeyond[Int(number) - 0x1E00] : nil
  }

  /// The one of the wanted names that a name is when both are folded.
  mutating func wish(in name: ArraySlice<UInt8>) -> String? {
    folded.removeAll(keepingCapacity: true)
    var at = name.startIndex
    while at < name.endIndex {
      let byte = name[at]
      if byte < 0x80 {
        let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        if (0x61...0x7A).contains(small) || (0x30...0x39).contains(small) { folded.append(small) }
        at += 1
      } else {
        guard let (number, length) = Self.scalar(in: name, at: at) else { return nil }
        if let letters = Self.tabled(number) {
          folded += letters
        } else if hasOthers {
          // What comes apart may do so with what follows it: the whole is folded as it stands.
          return wanted[Array(FoldedName.of(String(decoding: name, as: UTF8.self)).utf8)]
        } else {
          return nil
        }
        at += length
      }
      if let first = folded.first, !firsts[Int(first)] { return nil }
      if folded.count > longest { return nil }
    }
    return folded.isEmpty ? nil : wanted[folded]
  }

  /// The character that begins at a byte over 0x7F, and its length; nil for what is no UTF-8.
  private static func scalar(in name: ArraySlice<UInt8>, at start: Int) -> (UInt32, Int)? {
    let byte = name[start]
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard byte >= 0xC0, start + length <= name.endIndex else { return nil }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for place in start + 1..<start + length { value = value << 6 | UInt32(name[place] & 0x3F) }
    return (value, length)
  }
}
