/// What somebody wrote about a picture.
extension ExifBlock {
  /// The description, or else the comment; never what a camera writes into each picture.
  var caption: String? {
    let written = [value(0x010E, in: .main)?.text, value(0x9286, in: .exif)?.comment]
    return written.lazy.compactMap { $0 }.first { !isCameraDefault($0) }
  }
}

extension ExifValue {
  /// A comment: eight bytes that name its letters, then the letters.
  fileprivate var comment: String? {
    let name = bytes.prefix(8)
    let letters = bytes.dropFirst(8)
    if name.starts(with: Array("ASCII".utf8)) { return plainText(of: letters.prefix { $0 != 0 }) }
    if name.starts(with: Array("UNICODE".utf8)) { return wideText(Array(letters)) }
    // Eight NULs promise nothing, so only what is clean text counts.
    guard name.allSatisfy({ $0 == 0 }) else { return nil }
    let text = letters.prefix { $0 != 0 }
    guard text.allSatisfy({ $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D }),
      String(validating: text, as: UTF8.self) != nil
    else { return nil }
    return plainText(of: text)
  }

  /// UTF-16 in the order that its mark says, or else the one in which more of it is common letters: many
  /// programs do not keep to the order of the file.
  private func wideText(_ letters: [UInt8]) -> String? {
    let high = stride(from: 0, to: letters.count - 1, by: 2).map {
      UInt16(letters[$0]) << 8 | UInt16(letters[$0 + 1])
    }
    let low = high.map(\.byteSwapped)
    let isLow: Bool
    switch high.first {
    case 0xFEFF: isLow = false
    case 0xFFFE: isLow = true
    default:
      let (highCount, lowCount) = (high.count { $0 < 0x250 }, low.count { $0 < 0x250 })
      isLow = highCount == lowCount ? isLittleEndian : lowCount > highCount
    }
    let units = (isLow ? low : high).prefix { $0 != 0 }
    return String(validating: units, as: UTF16.self).flatMap { tidied($0) }
  }
}

/// Whether a text is one that cameras and programs write by themselves.
func isCameraDefault(_ text: String) -> Bool {
  let plain = text.lowercased()
  return cameraDefaults.contains(plain) || cameraDefaultStarts.contains { plain.hasPrefix($0) }
    || !text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.isEmojiPresentation }
}

private let cameraDefaults: Set<String> = [
  "olympus digital camera", "sony dsc", "minolta digital camera", "konica minolta digital camera",
  "konica digital camera", "kodak digital still camera", "digital camera", "samsung digital camera",
  "samsung camera pictures", "samsung", "jpeg", "exif_jpeg_picture", "exif jpeg", "default", "untitled",
  "picture",
  "image", "photo", "description", "image description", "user comments", "user comment", "comment", "ascii",
  "cof", "dav", "hdr", "sdr", "mde", "nor", "hdrpl", "rhdr", "binary comment", "applemark", "oznor", "dig",
  "dcim",
  "screenshot", "fujifilm", "trimmed", "edited", "edf", "bty", "ptr", "srgb",
]

private let cameraDefaultStarts = [
  "dcim\\", "charset=", "lead technologies", "created with gimp", "file written by adobe", "creator: gd-jpeg",
  "maker:", "metadatastart", "filter:", "fr_", "processed with vsco",
]
