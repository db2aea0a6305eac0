import Foundation

/// The address of a house in which somebody lives: a street and a number, behind words that say so: `breakfast at Anna's, 12 Mill
/// Lane`, `bei Hannes in der Weidenstraße 47`. Of hotels and bars they say no such thing.
package enum HouseAddress {
  /// The streets with their numbers in a line, as they stand there.
  package static func found(in line: Substring) -> [Substring] {
    guard line.utf8.contains(where: { (0x30...0x39).contains($0) }), line.utf8.count <= longest else {
      return []
    }
    return forms.flatMap { form in line.matches(of: form).map(\.output) }.filter { street in
      let before = line[..<street.startIndex].suffix(reach).lowercased()
      let sentence = before.split(omittingEmptySubsequences: false) { ".!?;".contains($0) }.last ?? ""
      return homes.contains { sentence.contains($0) }
    }
  }

  /// Bytes; a longer line is no line of a text.
  private static let longest = 20_000
  /// Characters before it in which somebody says whose it is.
  private static let reach = 70

  /// German, English, French, Spanish, Italian, Dutch.
  private static var forms: [Regex<Substring>] {
    [
      /\b(?:\p{Lu}[\p{L}-]+\s)?\p{Lu}?[\p{L}-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Gg]asse|[Ww]eg|[Aa]llee|[Pp]latz|[Uu]fer|[Dd]amm)\s?\d{1,4}\s?[a-z]?\b/,
      /\b\d{1,5}[A-Za-z]?\s(?:[NSEW]{1,2}\s)?(?:[\p{L}\d]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Crescent|Terrace|Close|Way)\b/,
      /\b\d{1,4}(?:\sbis|\ster)?,?\s(?:rue|avenue|boulevard|chemin|impasse|allée|quai)\s[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,4}/,
      /\b(?:[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza)\s?[\p{L}’'.]+(?:\s[\p{L}’'.]+){0,4},?\s\d{1,4}\b/,
      /\b\p{Lu}[\p{L}-]*(?:straat|laan|gracht|plein|kade|singel)\s\d{1,4}\s?[a-z]?\b/,
    ]
  }

  /// What says that somebody lives there, in small letters.
  private static let homes = [
    "bei ", "wohn", "zuhause", "zu hause", "daheim", "at home", "my home", "our home", "'s place", "’s place",
    "'s, ", "’s, ",
    "'s flat", "’s flat", "'s house", "’s house", "live at", "lives at", "live in", "lives in", "chez ",
    "habite", "casa de ", "en casa",
    "vivo", "vive", "casa di ", "a casa", "abit", "bij ", "woon", "thuis",
  ]
}
