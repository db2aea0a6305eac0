private import CVips

/// An original, read whole before it is looked at: what becomes of the file meanwhile changes nothing of it.
struct PictureFile {
  private let bytes: [UInt8]
  private let kind: PictureKind

  /// Reads an ordinary file that is not empty, if it begins like a picture.
  init(_ path: String) throws(PictureProblem) {
    (bytes, kind) = try OriginalBytes.read(path)
  }

  /// A picture whose file is at hand; nil where it begins like none.
  init?(bytes: [UInt8]) {
    guard let kind = PictureKind(start: Array(bytes.prefix(12))) else { return nil }
    (self.bytes, self.kind) = (bytes, kind)
  }

  /// How large the picture is as one looks at it, by its head.
  func declaredSize() throws(PictureProblem) -> PixelSize {
    picture_enter_work()
    let size = headSize()
    picture_leave()
    if let size { return size }
    throw inquire { headSize() != nil } ?? .damaged
  }

  /// The whole picture, upright, at most so wide.
  ///
  /// Anything that the decoder frowns upon is looked at again: some cameras write files with harmless
  /// oddities, and the library tells those from damage by its words only.
  func decoded(toWidth width: Int) throws(PictureProblem) -> PictureHandle {
    let width = Int32(clamping: width)
    picture_enter_work()
    let flawless = decode(toWidth: width, PICTURE_FLAWLESS)
    picture_leave()
    if let flawless { return flawless }
    let problem = inquire { decode(toWidth: width, PICTURE_FLAWLESS) != nil }
    guard let problem else { return try decodedWithOddities(toWidth: width) }
    throw problem
  }
}

extension PictureFile {
  /// Within `picture_enter_…`; nil where the head cannot be read.
  private func headSize() -> PixelSize? {
    // The head reads from the bytes for as long as it lives.
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe PictureHandle(picture_open_head(buffer.baseAddress, buffer.count))?.sizeUpright
    }
  }

  /// Within `picture_enter_…`; nil where the picture cannot be decoded.
  private func decode(toWidth width: Int32, _ strictness: PictureStrictness) -> PictureHandle? {
    let picture = unsafe bytes.withUnsafeBytes { buffer in
      unsafe picture_decode(buffer.baseAddress, buffer.count, width, strictness)
    }
    return unsafe PictureHandle(picture)
  }

  /// Does again what failed, alone in the process, so that the library's complaint is about this file.
  ///
  /// - Returns: what is wrong; nil where it is an oddity that does not harm the picture.
  private func inquire(_ succeeds: () -> Bool) -> PictureProblem? {
    picture_enter_inquiry()
    defer { picture_leave() }
    picture_clear_complaints()
    if succeeds() { return nil }
    let complaints = unsafe String(cString: picture_complaints())
    picture_clear_complaints()
    return PictureComplaint(complaints, about: kind).problem
  }

  private func decodedWithOddities(toWidth width: Int32) throws(PictureProblem) -> PictureHandle {
    picture_enter_work()
    defer { picture_leave() }
    guard let picture = decode(toWidth: width, PICTURE_WHOLE) else { throw .damaged }
    return picture
  }
}
