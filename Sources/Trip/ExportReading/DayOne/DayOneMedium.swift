import ExportFiles
import JSONText

/// A picture, film, recording or PDF as an entry lists it.
struct DayOneMedium {
  enum Kind: String {
    case photo, video, audio, pdf

    /// By the folder in which its files lie, in small letters.
    init?(folder: String) {
      switch folder {
      case "photos": self = .photo
      case "videos": self = .video
      case "audios": self = .audio
      case "pdfs", "pdfattachments": self = .pdf
      default: return nil
      }
    }

    /// By how it is called in addresses and rich text: `dayone-moment:/video/…`.
    init?(moment: String) {
      switch moment.lowercased() {
      case "", "photo", "photos": self = .photo
      case "video", "videos": self = .video
      case "audio", "audios": self = .audio
      case "pdf", "pdfs", "pdfattachment", "pdfattachments": self = .pdf
      default: return nil
      }
    }
  }

  let kind: Kind
  /// The field that lists it: `photos`.
  let list: String
  let node: JSONNode
  /// By which texts name it, in capitals; nil where it has none.
  let identifier: String?
  /// Its place among all media of the entry, where that is known.
  let order: Int

  /// The fields of an entry that list media.
  static let lists: [(field: String, kind: Kind)] = [
    ("photos", .photo), ("videos", .video), ("audios", .audio), ("pdfAttachments", .pdf), ("pdfs", .pdf),
  ]

  /// Those of an entry, in their order.
  static func all(of entry: JSONNode) -> [DayOneMedium] {
    var media: [DayOneMedium] = []
    for (field, kind) in lists {
      for node in entry[field]?.items ?? [] where node.isRecord {
        let identifier = node["identifier"]?.filledText?.uppercased()
        let order = LooseJSON.whole(node["orderInEntry"]) ?? .max
        media.append(
          DayOneMedium(kind: kind, list: field, node: node, identifier: identifier, order: order))
      }
    }
    return media.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  /// Its file: by the sum of its bytes, else by its identifier, else the only one of its length.
  func file(in files: DayOneFiles, of journal: ExportFile) -> (file: ExportFile, isBySize: Bool)? {
    for name in [node["md5"]?.filledText, identifier].compactMap(\.self) {
      if let file = files.file(named: name, of: journal) { return (file, false) }
    }
    guard node["md5"]?.filledText == nil, let size = LooseJSON.whole(node["fileSize"]), size > 0 else {
      return nil
    }
    return files.file(kind, of: size, of: journal).map { ($0, true) }
  }

  /// The ending for its copy; nil for a file that is of no kind that is copied.
  func ending(of file: ExportFile) -> String? {
    let said = [
      file.ending, node["type"]?.text?.lowercased() ?? "", node["format"]?.text?.lowercased() ?? "",
    ]
    return said.map { $0 == "aac" ? "m4a" : $0 }.first { Self.endings[kind]?.contains($0) == true }
  }

  private static let endings: [Kind: Set<String>] = [
    .photo: ["jpg", "jpeg", "png", "heic", "heif", "webp", "gif", "tif", "tiff", "avif"],
    .video: ["mp4", "m4v", "mov"],
    .audio: ["m4a", "mp3", "wav", "flac", "caf", "ogg", "opus"],
    .pdf: ["pdf"],
  ]

  /// Recordings that a site plays.
  static let playable: Set<String> = ["mp3", "wav", "flac"]

  /// Whether a picture, of which this is the beginning, says nothing about itself, neither in EXIF nor in XMP.
  static func isMute(_ head: [UInt8]) -> Bool {
    let isKnown = head.starts(with: [0xFF, 0xD8]) || head.starts(with: [0x89, 0x50, 0x4E, 0x47])
    guard isKnown else { return false }
    return ["Exif", "eXIf", "ns.adobe.com/xap", "XML:com.adobe.xmp"].allSatisfy {
      head.firstRange(of: Array($0.utf8)) == nil
    }
  }
}
