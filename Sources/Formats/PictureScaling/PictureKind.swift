/// The kinds of pictures that are read, by the first bytes of their files.
///
/// The library knows many more, some of them programs rather than pictures (SVG, PDF); nothing else reaches it.
enum PictureKind: Hashable, Sendable {
  case jpeg, png, webp, heic, avif, tiff

  /// A kind whose decoder is a library of its own, which not every machine has.
  var decoder: PictureDecoder? {
    switch self {
    case .heic: .heic
    case .avif: .avif
    case .jpeg, .png, .webp, .tiff: nil
    }
  }

  /// - Parameter start: the first twelve bytes of a file.
  init?(start: [UInt8]) {
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if start.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      self = start.dropFirst(8).starts(with: Array("avi".utf8)) ? .avif : .heic
    } else if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else {
      return nil
    }
  }
}
