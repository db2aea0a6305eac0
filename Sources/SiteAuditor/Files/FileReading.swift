private import Glibc

/// Reads a published file, within a bound.
enum FileReading {
  enum Problem: Error {
    case cannotOpen(String)
    case tooLarge
  }

  /// Larger texts are not looked into: no page is a tenth of it.
  static let largest = 128 << 20

  /// The first bytes of a file.
  static func head(of path: String) throws(Problem) -> [UInt8] { try read(path, upTo: 512, refusing: false) }

  static func all(of path: String) throws(Problem) -> [UInt8] {
    try read(path, upTo: largest, refusing: true)
  }

  /// How much of a file is in memory at once, and how much of a piece stands before the next one as well: longer than any secret
  /// in groups.
  private static let (pieceSize, overlap) = (4 << 20, 512)

  /// All of a file of any length, piece by piece.
  static func pieces(of path: String, _ use: ([UInt8]) -> Void) throws(Problem) {
    let descriptor = try opened(path).descriptor
    defer { close(descriptor) }
    var last: [UInt8] = []
    while true {
      let piece = try read(descriptor, pieceSize)
      guard !piece.isEmpty else { return }
      use(last + piece)
      last = Array((last + piece).suffix(overlap))
    }
  }

  private static func opened(_ path: String) throws(Problem) -> (descriptor: Int32, size: Int) {
    // Neither a link that has taken the file's place nor a pipe is waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .cannotOpen(words(errno)) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .cannotOpen("it is not a file")
    }
    return (descriptor, Int(facts.st_size))
  }

  private static func read(_ path: String, upTo most: Int, refusing: Bool) throws(Problem) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    if refusing, size > most { throw .tooLarge }
    return try read(descriptor, min(size, most))
  }

  /// So many bytes, fewer at the end.
  private static func read(_ descriptor: Int32, _ wanted: Int) throws(Problem) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = unsafe Glibc.read(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, wanted - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else { throw .cannotOpen(words(failure)) }
    return bytes
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "you are not allowed to read it"
    case ELOOP: "it is a link"
    default: "the system reports error \(code)"
    }
  }
}
