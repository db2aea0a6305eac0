import Foundation

extension PlaceNames {
  /// The towns of a name, in whatever capitals and with or without accents, the largest first.
  ///
  /// A country is given by its ISO 3166-1 alpha-2 code, where the town is known to be in one.
  package func towns(named name: String, in country: String? = nil) -> [Town] {
    let wanted = Array(FoldedName.of(name).utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [Town] = []
    for cell in gazetteer.everyCell {
      gazetteer.forEachTown(in: cell) { row in
        if FoldedName.isSame(gazetteer.name(of: row), as: wanted) {
          let town = gazetteer.town(row)
          if country == nil || town.country == country { found.append(town) }
        }
        return true
      }
    }
    return found.sorted {
      ($1.population, $0.country, $0.point.latitude, $0.point.longitude)
        < ($0.population, $1.country, $1.point.latitude, $1.point.longitude)
    }
  }
}

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

  /// Whether a name in UTF-8 reads the same as one that is folded already. Most are plain letters, and read as they stand.
  static func isSame(_ name: ArraySlice<UInt8>, as wanted: [UInt8]) -> Bool {
    var at = 0
    for byte in name {
      guard byte < 0x80 else {
        return Array(of(String(decoding: name, as: UTF8.self)).utf8) == wanted
      }
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      guard (0x61...0x7A).contains(small) || (0x30...0x39).contains(small) else { continue }
      guard at < wanted.count, wanted[at] == small else {
        // What stands before the first letter of another kind reads as it stands, whatever follows.
        return false
      }
      at += 1
    }
    return at == wanted.count
  }
}
