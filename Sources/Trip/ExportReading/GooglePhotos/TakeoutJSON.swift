import ExportFiles
import JSONText
import PhotoMetadata

/// What a file of JSON in an export of Google Photos is about, by what it holds.
enum TakeoutJSON {
  /// A picture or film.
  case picture
  /// An album, whose folder it lies in.
  case album

  /// Nil for what is about something else.
  init?(_ root: JSONNode) {
    if root["photoTakenTime"] != nil, root["title"]?.text != nil || root["url"] != nil {
      self = .picture
    } else if Self.album(root) != nil {
      self = .album
    } else {
      return nil
    }
  }

  /// What is said of an album, in older exports a level further down.
  static func album(_ root: JSONNode) -> JSONNode? {
    let record = root["albumData"] ?? root
    let isAlbum = record["title"]?.text != nil && record.fields.allSatisfy { albumFields.contains($0.name) }
    return isAlbum ? record : nil
  }

  private static let albumFields: Set<String> = [
    "title", "description", "access", "date", "location", "geoData", "enrichments", "sharedAlbumComments",
  ]

  /// Whether the beginning of a file may be that of a note on a picture, or on an album.
  static func mayBe(_ head: [UInt8]) -> (picture: Bool, album: Bool) {
    guard head.firstSign == UInt8(ascii: "{") else { return (false, false) }
    let text = String(decoding: head, as: UTF8.self)
    let hasTitle = text.contains("\"title\"")
    return (
      text.contains("\"photoTakenTime\"") && (hasTitle || text.contains("\"url\"")),
      hasTitle || text.contains("\"albumData\"")
    )
  }
}

/// Pictures and films by the endings of their names.
enum TakeoutMedia {
  static func isPicture(_ file: ExportFile) -> Bool { pictures.contains(file.ending) }
  static func isFilm(_ file: ExportFile) -> Bool { films.contains(file.ending) }
  static func isMedium(_ file: ExportFile) -> Bool { isPicture(file) || isFilm(file) }

  /// The film of a motion photo of Google's phones, which stands in the picture, too: `PXL_1.MP`, `PXL_1.MP~2`.
  static func isHalf(_ file: ExportFile) -> Bool { file.ending == "mp" || file.ending.hasPrefix("mp~") }

  private static let pictures = PictureFormat.endings.union([
    "gif", "bmp", "dng", "cr2", "cr3", "nef", "arw", "raf", "orf", "rw2", "pef", "srw", "jxl",
  ])
  private static let films: Set<String> = [
    "mp4", "mov", "m4v", "3gp", "3g2", "avi", "mkv", "webm", "mpg", "mpeg", "mts", "m2ts", "wmv",
  ]
}
