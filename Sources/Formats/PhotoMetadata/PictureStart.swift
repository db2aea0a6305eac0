/// What a file is by its first bytes.
enum PictureStart: Hashable {
  case jpeg, png, webp, tiff
  /// The boxes of ISO 14496-12, in which HEIC and AVIF stand.
  case boxed(PictureFormat)
  /// Something that is not read as a photo, in words such as "a GIF picture".
  case other(String)
  case problem(PhotoProblem)

  /// `head` is up to 512 bytes.
  static func read(_ head: [UInt8]) -> PictureStart {
    let fourth = head.dropFirst(4), eighth = head.dropFirst(8)
    return if head.isEmpty {
      .problem(.empty)
    } else if head.starts(with: [0xFF, 0xD8]) {
      .jpeg
    } else if head.starts(with: Array("version https://git-lfs".utf8)) {
      .problem(.gitPointer)
    } else if head == [0xFF] {
      .problem(.cutOff)
    } else if head.starts(with: signatureOfPNG) {
      .png
    } else if head.starts(with: Array("RIFF".utf8)), eighth.starts(with: Array("WEBP".utf8)) {
      .webp
    } else if head.starts(with: [0x49, 0x49, 0x2A, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      eighth.starts(with: Array("CR".utf8)) ? .other("a raw picture") : .tiff
    } else if fourth.starts(with: Array("ftyp".utf8)) {
      boxed(brand: String(decoding: eighth.prefix(4), as: UTF8.self))
    } else {
      .other(otherKind(head))
    }
  }

  /// Whether it begins as a picture that is read does.
  var isPicture: Bool {
    switch self {
    case .jpeg, .png, .webp, .tiff, .boxed: true
    case .other, .problem: false
    }
  }

  static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// By the brands that libheif reads (ISO 23008-12, annex B; AV1 Image File Format, section 6).
  private static func boxed(brand: String) -> PictureStart {
    switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "hevm", "hevs", "mif1", "msf1": .boxed(.heic)
    case "avif": .boxed(.avif)
    case "avis": .other("an animated AVIF picture")
    case "mif3": .other("a picture of a newer kind than HEIC")
    case "crx ": .other("a raw picture")
    case "jxl ": .other("a JPEG XL picture")
    default: .other("a film")
    }
  }
}

/// What a file seems to be that is no photo.
private func otherKind(_ head: [UInt8]) -> String {
  for (start, kind) in knownStarts where head.starts(with: start) { return kind }
  return looksLikeText(head) ? "text" : "something unknown"
}

/// First bytes that tell a kind, from the formats' own definitions.
private let knownStarts: [([UInt8], String)] = [
  (Array("GIF8".utf8), "a GIF picture"),
  ([0x49, 0x49, 0x2B, 0x00], "a TIFF picture for more than 4 GB"),
  ([0x4D, 0x4D, 0x00, 0x2B], "a TIFF picture for more than 4 GB"),
  ([0x49, 0x49, 0x55, 0x00], "a raw picture"),
  (Array("IIRO".utf8), "a raw picture"),
  (Array("BM".utf8), "a BMP picture"),
  ([0xFF, 0x0A], "a JPEG XL picture"),
  ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL picture"),
  ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 picture"),
  (Array("8BPS".utf8), "a Photoshop file"),
  (Array("FUJIFILMCCD-RAW".utf8), "a raw picture"),
  (Array("%PDF".utf8), "a PDF"),
  ([0x50, 0x4B, 0x03, 0x04], "a packed folder (ZIP)"),
  ([0x1A, 0x45, 0xDF, 0xA3], "a film"),
  (Array("RIFF".utf8), "a film or sound"),
]

/// Whether it is UTF-8 without control characters, but for a last character that is cut.
private func looksLikeText(_ head: [UInt8]) -> Bool {
  let isClean = head.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  return isClean
    && (0...3).contains { head.count > $0 && String(validating: head.dropLast($0), as: UTF8.self) != nil }
}
