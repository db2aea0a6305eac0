/// What the name of a trip's folder is worth as a title.
package struct FolderName: Hashable, Sendable {
  /// The name in words for people; nil for one that a camera or a program gives, and for a mere date.
  package let title: String?
  /// Whether somebody wrote it as one writes a title, `Lisboa weekend`, and not as one names a file, `lisbon-2023`.
  package let isTitle: Bool
  /// The words that are neither numbers nor such as any folder of pictures may have, in small letters: `italy`.
  package let ownWords: [String]

  package init(_ name: String) {
    let text = Self.withoutDate(name[...])
    let words = text.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.map(String.init)
    ownWords = words.map { $0.lowercased() }.filter { word in
      !Self.common.contains(word) && !word.allSatisfy(\.isNumber) && word.contains(where: \.isLetter)
    }
    guard !ownWords.isEmpty, !Self.isOfCamera(text), let first = words.first?.first else {
      (title, isTitle) = (nil, false)
      return
    }
    title = first.uppercased() + Self.withoutState(words).joined(separator: " ").dropFirst()
    isTitle =
      text.contains(where: \.isWhitespace)
      || (words.count == 1 && !text.contains { $0 == "-" || $0 == "_" } && !first.isLowercase)
  }

  /// Without the words at the end that say what somebody did with the folder: `patagonia-blog-export`.
  private static func withoutState(_ words: [String]) -> ArraySlice<String> {
    var rest = words[...]
    while rest.count > 1, let last = rest.last, states.contains(last.lowercased()) { rest.removeLast() }
    return rest
  }

  private static let states: Set<String> = [
    "backup", "blog", "copy", "draft", "export", "exports", "final", "kopie", "sicherung",
  ]

  /// Without the date that it begins with: `2023-08 italy_trip`, `20230814 Rome`, `2023.08.14 – Rome`.
  static func withoutDate(_ name: Substring) -> Substring {
    var rest = name
    var numbers = 0
    while numbers < 3 {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isPart = numbers == 0 ? digits.count == 4 || digits.count == 8 : 1...2 ~= digits.count
      let behind = rest.dropFirst(digits.count)
      guard isPart, let mark = behind.first, !mark.isLetter, !mark.isNumber else { break }
      numbers += digits.count == 8 ? 3 : 1
      rest = behind.drop { !$0.isLetter && !$0.isNumber }
    }
    return rest.contains(where: \.isLetter) ? rest : name
  }

  /// `100CANON` and `101_PANA` as the rules for cameras want them (DCF), `DSC00012`, and names that are only a number
  /// in letters, as programs make them.
  private static func isOfCamera(_ name: Substring) -> Bool {
    let capitals = name.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
    if capitals, name.count == 8, name.prefix(3).allSatisfy(\.isNumber) { return true }
    if capitals, name.contains(where: \.isNumber), cameras.contains(where: name.hasPrefix) { return true }
    let hex = name.filter { $0 != "-" }
    return hex.count >= 8 && hex.allSatisfy(\.isHexDigit) && hex.contains(where: \.isNumber)
  }

  private static let cameras = ["DSC", "IMG", "PICT", "DCP", "MVI", "PXL", "GOPR", "DJI"]

  /// Words that stand in the names of folders of pictures and tracks and say nothing of them.
  private static let common: Set<String> = [
    "activities", "activity", "album", "all", "android", "apple", "backup", "bilder", "camera", "card",
    "cloud", "copy", "dcim", "desktop", "documents", "download", "downloads", "drive", "export", "exports",
    "files", "fit", "folder", "foto", "fotos", "from", "gallery", "google", "gps", "gpx", "icloud", "image",
    "images", "img", "import", "imports", "iphone", "jpeg", "jpg", "kml", "kmz", "media", "misc", "mobile",
    "my", "neuer", "new", "of", "ordner", "originals", "phone", "photo", "photos", "pics", "picture",
    "pictures", "roll", "route", "routes", "sd", "selection", "takeout", "tcx", "temp", "test", "the",
    "tmp", "track", "tracks", "trip", "unsorted", "untitled", "upload", "uploads", "videos", "whatsapp",
  ]
}
