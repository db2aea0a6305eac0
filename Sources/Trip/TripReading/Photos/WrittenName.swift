import Foundation
import PhotoMetadata

/// The ways in which the name of a file may be written in a text.
enum WrittenName {
  /// As written, without what stands round it or behind a `#` or `?`, and each with its `%20` read, its slashes
  /// turned and its alias taken away; as written comes first.
  static func readings(of written: String) -> [String] {
    var all = [written]
    func add(_ text: String) {
      if !text.isEmpty, !all.contains(text) { all.append(text) }
    }
    let inner = unwrapped(written)
    let bare = String(inner.prefix { $0 != "#" && $0 != "?" })
    // A name with a `#` in it, and a size behind that: `IMG#1.jpg#full`.
    let sized = inner.lastIndex(of: "#").map { String(inner[..<$0]) } ?? bare
    for text in [inner, sized, bare] {
      add(text)
      guard text.contains("%") else { continue }
      let decoded = text.removingPercentEncoding ?? decodedAsLatin1(text)
      add(decoded)
      // An address that was encoded twice.
      if decoded.contains("%") { add(decoded.removingPercentEncoding ?? decoded) }
    }
    for text in all where text.contains("\\") { add(withoutEscapes(text)) }
    for text in all.prefix(maxReadings) {
      // `@assets/a.jpg`, `~/assets/a.jpg`, `$lib/a.jpg`: names that a site's program gives to folders.
      if let first = text.first, "@~$".contains(first), text.contains("/") {
        add(String(text.dropFirst().drop { $0 == "/" }))
      }
    }
    return all
  }

  private static let maxReadings = 8

  /// Without the marks of a picture or a link, quotes and blanks round a name.
  private static func unwrapped(_ written: String) -> String {
    var text = written.trimmingCharacters(in: .whitespaces)[...]
    if text.hasPrefix("!") || text.hasPrefix("[") {
      if let open = text.firstRange(of: "]("), text.last == ")" {
        text = text[open.upperBound...].dropLast()
      } else if let open = text.firstRange(of: "[["), text.hasSuffix("]]") {
        text = text[open.upperBound...].dropLast(2).prefix { $0 != "|" }
      }
    }
    let marks: Set<Character> = ["<", ">", "\"", "“", "”", "„", "'", "‘", "’", "«", "»"]
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) || ",;".contains(last) { text.removeLast() }
    return String(text)
  }

  /// `%E4` for an `ä`, as old programs wrote it.
  private static func decodedAsLatin1(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      let code = rest[rest.index(after: sign)...].prefix(2)
      if code.count == 2, let number = UInt8(code, radix: 16), number >= 0x20 {
        result.unicodeScalars.append(Unicode.Scalar(number))
        rest = rest[code.endIndex...]
      } else {
        result += "%"
        rest = rest[rest.index(after: sign)...]
      }
    }
    return result + rest
  }

  /// With the backslashes away by which Markdown keeps a letter from being a mark: `IMG\_2231.jpg`.
  private static func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for letter in text {
      if letter == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, !(letter.isPunctuation || letter.isSymbol || letter.isWhitespace) { result.append("\\") }
      result.append(letter)
      isEscaped = false
    }
    return result
  }

  /// The folders and the name of a path, without those that only lead about, a drive, or the name of a site.
  static func parts(of text: String) -> [String] {
    var parts = text.split { $0 == "/" || $0 == "\\" }.drop { $0 == ".." || $0 == "." || $0 == "**" }
    if let first = parts.first, first.last == ":", parts.count > 1 {
      parts = parts.dropFirst(first.lowercased().hasPrefix("http") && parts.count > 2 ? 2 : 1)
    }
    return parts.map { $0.lowercased() }
  }

  /// Whether one of two paths is the end of the other, and more than a name.
  static func isWhole(_ written: [String], _ file: String) -> Bool {
    let own = file.pathParts.map { $0.lowercased() }
    let count = min(own.count, written.count)
    return count > 1 && own.suffix(count).elementsEqual(written.suffix(count))
  }

  /// Whether anything stands behind a point in a name: `DSCF4121` is told from `DSCF4121.jpg` by nobody who looks at it in a
  /// window that hides endings.
  static func hasEnding(_ name: String) -> Bool { name.isEmpty || name.contains(".") }

  /// A name without its ending, where that is a picture's.
  static func stem(ofPicture name: String) -> String? {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    let ending = name[name.index(after: point)...].lowercased()
    return PictureFormat.endings.contains(ending) || others.contains(ending) ? String(name[..<point]) : nil
  }

  private static let others: Set<String> = ["jpe", "jfif", "gif", "bmp", "jpg_large", "dng", "heics"]

  /// Whether two names have endings of one kind: `.jpg` and `.JPEG`.
  static func isSameKind(_ one: String, _ other: String) -> Bool { kind(one) == kind(other) }

  private static func kind(_ name: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "jpeg", "jpe", "jfif", "jpg_large": return "jpg"
    case "heif", "hif": return "heic"
    case "tiff": return "tif"
    default: return ending
    }
  }
}
