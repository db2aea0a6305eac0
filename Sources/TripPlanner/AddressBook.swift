import Foundation
import SiteOutput

/// Hands out addresses that do not clash, also on a disk that does not tell capitals from small letters.
struct AddressBook {
  private var taken: Set<String> = []

  /// The first of these wishes that is free, as a folder below another; when none is, the last with a number.
  ///
  /// - Parameter wishes: texts from which a slug is made, the best first; never empty.
  mutating func folder(in parent: String, wishes: [String]) -> String {
    var slug = "page"
    for wish in wishes {
      slug = Slug.make(wish)
      if taken.insert(key(parent, slug)).inserted { return slug }
    }
    var number = 2
    while !taken.insert(key(parent, slug + "-\(number)")).inserted { number += 1 }
    return slug + "-\(number)"
  }

  private func key(_ parent: String, _ slug: String) -> String { parent + "/" + slug.lowercased() }
}

/// The part of an address that is made from a name.
enum Slug {
  /// Small letters and digits of any script, joined by single hyphens; at most 60 characters, never empty.
  static func make(_ name: String) -> String {
    var slug = ""
    for character in plain(name) {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty && slug.last != "-" {
        slug.append("-")
      }
    }
    slug = String(slug.prefix(60))
    while slug.last == "-" { slug.removeLast() }
    if slug.isEmpty { return "page" }
    return reserved.contains(slug) ? slug + "-" : slug
  }

  /// Without accents and ligatures of the Latin script, in small letters.
  private static func plain(_ name: String) -> String {
    var text = ""
    for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars {
      if (0x0300...0x036F).contains(scalar.value) { continue }
      text += spelled[scalar] ?? String(scalar)
    }
    return text.precomposedStringWithCanonicalMapping.lowercased()
  }

  private static let spelled: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L", "đ": "d",
    "Đ": "D", "ð": "d", "þ": "th", "ı": "i", "’": "", "'": "",
  ]

  /// Names that Windows keeps for devices.
  private static let reserved: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
    "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]
}

extension OutputPath {
  /// The page of a folder of the site. The parts are slugs or fixed names, so they always make a path.
  static func page(_ folders: [String]) -> OutputPath { file(folders + ["index.html"]) }

  static func file(_ parts: [String]) -> OutputPath {
    guard let path = OutputPath(parts.joined(separator: "/")) else {
      preconditionFailure("an address was made from a part that is no slug: \(parts)")
    }
    return path
  }
}
