extension PhotoProblem {
  /// What is wrong with a file that does not begin like a JPEG.
  init(startOfFile head: [UInt8]) {
    if head.isEmpty {
      self = .empty
    } else if head.starts(with: Array("version https://git-lfs".utf8)) {
      self = .gitPointer
    } else if head.allSatisfy({ $0 == 0xFF || $0 == 0xD8 }), head.count < 2 {
      self = .cutOff
    } else {
      self = .notJPEG(fileKind(head))
    }
  }
}

/// What a file seems to be by its first bytes, in words such as "a PNG picture".
private func fileKind(_ head: [UInt8]) -> String {
  for (start, kind) in knownStarts where head.starts(with: start) { return kind }
  let fourth = head.dropFirst(4), eighth = head.dropFirst(8)
  if fourth.starts(with: Array("ftyp".utf8)) {
    return boxedKind(String(decoding: eighth.prefix(4), as: UTF8.self))
  }
  if head.starts(with: Array("RIFF".utf8)) {
    return eighth.starts(with: Array("WEBP".utf8)) ? "a WebP picture" : "a film or sound"
  }
  if looksLikeText(head) { return "text" }
  return "something that Tripbook does not know"
}

/// First bytes that tell a kind, from the formats' own definitions.
private let knownStarts: [([UInt8], String)] = [
  ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
  (Array("GIF8".utf8), "a GIF picture"),
  ([0x49, 0x49, 0x2A, 0x00], "a TIFF or raw picture"),
  ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF or raw picture"),
  (Array("BM".utf8), "a BMP picture"),
  ([0xFF, 0x0A], "a JPEG XL picture"),
  ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL picture"),
  ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 picture"),
  (Array("8BPS".utf8), "a Photoshop file"),
  (Array("FUJIFILMCCD-RAW".utf8), "a raw picture"),
  (Array("%PDF".utf8), "a PDF"),
  ([0x50, 0x4B, 0x03, 0x04], "a packed folder (ZIP)"),
  ([0x1A, 0x45, 0xDF, 0xA3], "a film"),
]

/// The kinds that share the boxes of ISO 14496-12, told apart by their brand.
private func boxedKind(_ brand: String) -> String {
  switch brand {
  case "avif", "avis": "an AVIF picture"
  case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": "a HEIC picture"
  case "crx ": "a raw picture"
  default: "a film"
  }
}

/// Whether it is UTF-8 without control characters, but for a last character that is cut.
private func looksLikeText(_ head: [UInt8]) -> Bool {
  let isClean = head.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  return isClean
    && (0...3).contains { head.count > $0 && String(validating: head.dropLast($0), as: UTF8.self) != nil }
}
