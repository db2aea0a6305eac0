import SiteLanguage

/// Searches for a place on three maps by what is written of it, where nobody knows its position: plain links, which ask
/// nobody before they are opened.
struct PlaceSearch {
  let words: Words
  /// Its address, or its name with the town.
  let text: String
  /// What stands there, for who hears the links read.
  let name: String

  var links: [Record] {
    let query = Self.encoded(text)
    let targets: [(Phrase, String)] = [
      (.wayOpenStreetMap, "https://www.openstreetmap.org/search?query="),
      (.wayApple, "https://maps.apple.com/?q="),
      (.wayGoogle, "https://www.google.com/maps/search/?api=1&query="),
    ]
    return targets.map { phrase, address in
      [
        "href": .text(address + query), "label": .text(words[phrase]), "isExternal": .flag(true),
        "place": .text(name),
      ]
    }
  }

  /// The same folded up, as each of a list has them, with nothing to copy.
  var folded: Record { ["place": .text(name), "copied": .none, "ways": TemplateValue(links)] }

  /// As it stands behind a question mark: nothing but letters and digits of ASCII, and what needs no percent sign.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
      return isPlain
        ? String(character) : "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
    }.joined()
  }
}
