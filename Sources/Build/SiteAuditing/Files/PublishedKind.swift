/// What a published file is: by its first bytes, and where these tell nothing by its ending.
enum PublishedKind: Hashable {
  case page, style, script, markup, json, text, picture, film, sound
  /// What is written of a picture in a file beside it.
  case note
  /// What holds no words and asks for nothing: fonts, for one.
  case harmless
  case unknown

  /// Whether it is read as a text.
  var isText: Bool {
    switch self {
    case .page, .style, .script, .markup, .json, .text: true
    case .picture, .film, .sound, .note, .harmless, .unknown: false
    }
  }

  /// Of a file by its path and its first 512 bytes.
  init(path: String, head: [UInt8]) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let parts = name.split(separator: UInt8(ascii: "."))
    let ending = parts.count > 1 ? Substring(parts[parts.count - 1]).lowercased() : ""
    if let kind = Self.kind(byStart: head) {
      self = kind
    } else if let kind = Self.endings[ending] {
      self = kind
    } else {
      self = Self.isText(head) ? .text : .unknown
    }
  }

  private static func kind(byStart head: [UInt8]) -> PublishedKind? {
    if head.starts(with: "ID3".utf8) || head.starts(with: "fLaC".utf8) { return .sound }
    for start in pictureStarts where head.starts(with: start) { return .picture }
    let (fourth, eighth) = (head.dropFirst(4), head.dropFirst(8))
    if head.starts(with: "RIFF".utf8), eighth.starts(with: "WEBP".utf8) { return .picture }
    if head.starts(with: "RIFF".utf8), eighth.starts(with: "WAVE".utf8) { return .sound }
    guard fourth.starts(with: "ftyp".utf8) else { return nil }
    return pictureBrands.contains(String(decoding: eighth.prefix(4), as: UTF8.self)) ? .picture : .film
  }

  private static let pictureStarts: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B], Array("GIF8".utf8), Array("8BPS".utf8), [0, 0, 1, 0],
    [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20], [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20],
  ]
  private static let pictureBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevm", "hevs", "mif1", "mif2", "mif3", "msf1", "avif", "avis",
    "crx ", "jxl ",
  ]

  private static let endings: [String: PublishedKind] = {
    let lists: [(PublishedKind, String)] = [
      (.page, "html htm xhtml"), (.style, "css"), (.script, "js mjs cjs"),
      (.markup, "svg xml atom rss gpx kml tcx xsl xslt opml"),
      (.json, "json geojson webmanifest map jsonld"), (.text, "txt md csv tsv vtt srt ics yml yaml toml log"),
      (.picture, "jpg jpeg jpe jfif png webp avif heic heif hif tif tiff gif bmp ico jxl jp2 psd dng"),
      (.film, "mp4 mov m4v"), (.note, "xmp"), (.sound, "mp3 wav flac"),
      (.harmless, "woff woff2 ttf otf eot"),
    ]
    return Dictionary(
      uniqueKeysWithValues: lists.flatMap { kind, names in
        names.split(separator: " ").map { (String($0), kind) }
      })
  }()

  /// Whether it is text without control characters; the last character may be cut.
  private static func isText(_ head: [UInt8]) -> Bool {
    let isClean = head.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
    return isClean
      && (0...3).contains { head.count >= $0 && String(validating: head.dropLast($0), as: UTF8.self) != nil }
  }
}
