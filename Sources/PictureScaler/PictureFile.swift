private import CVips
private import Glibc

/// An original, open for reading.
struct PictureFile: ~Copyable {
  private let file: Int32
  /// Has a value from the start, so that the file is closed whichever way the opening ends.
  private var kind = PictureKind.jpeg

  /// Opens an ordinary file that is not empty; a pipe or a device would keep the build waiting.
  init(_ path: String) throws(PictureProblem) {
    file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    let openError = errno
    var facts = stat()
    let found = file >= 0 && (unsafe fstat(file, &facts)) == 0
    guard found else { throw .unreadable(reason: reason(openError)) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard facts.st_size > 0 else { throw .empty }
    guard let kind = PictureKind(file: file) else { throw .notAPicture }
    self.kind = kind
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// How large the picture is as one looks at it, by its head.
  func declaredSize() throws(PictureProblem) -> PixelSize {
    picture_enter_work()
    let size = unsafe PictureHandle(picture_open_head(file))?.sizeUpright
    picture_leave()
    if let size { return size }
    throw inquire { unsafe PictureHandle(picture_open_head(file)) } ?? .damaged
  }

  /// The whole picture, upright, at most so wide.
  ///
  /// Anything that the decoder frowns upon is looked at again: some cameras write files with harmless
  /// oddities, and the library tells those from damage by its words only.
  func decoded(toWidth width: Int) throws(PictureProblem) -> PictureHandle {
    let width = Int32(clamping: width)
    picture_enter_work()
    let flawless = unsafe PictureHandle(picture_decode(file, width, PICTURE_FLAWLESS))
    picture_leave()
    if let flawless { return flawless }
    let problem = inquire { unsafe PictureHandle(picture_decode(file, width, PICTURE_FLAWLESS)) }
    guard let problem else { return try decodedWithOddities(toWidth: width) }
    throw problem
  }
}

extension PictureFile {
  /// Does again what failed, alone in the process, so that the library's complaint is about this file.
  ///
  /// - Returns: what is wrong; nil where it is an oddity that does not harm the picture.
  private func inquire(_ attempt: () -> PictureHandle?) -> PictureProblem? {
    picture_enter_inquiry()
    defer { picture_leave() }
    picture_clear_complaints()
    if attempt() != nil { return nil }
    let complaints = unsafe String(cString: picture_complaints())
    picture_clear_complaints()
    return PictureComplaint(complaints, about: kind).problem
  }

  private func decodedWithOddities(toWidth width: Int32) throws(PictureProblem) -> PictureHandle {
    picture_enter_work()
    defer { picture_leave() }
    guard let picture = unsafe PictureHandle(picture_decode(file, width, PICTURE_WHOLE)) else {
      throw .damaged
    }
    return picture
  }
}

/// The system's word for an error, without its capital: "permission denied".
private func reason(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text).lowercased()
}
