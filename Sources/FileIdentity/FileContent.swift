internal import Glibc

/// The bytes of a file, asked for without anything between us and the system: of ten thousand small files, that counts.
package enum FileContent {
  /// All of them, or as many as `most` of a longer file; nil where it cannot be opened or read.
  package static func bytes(of path: String, atMost most: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    let size = unsafe fstat(descriptor, &facts) == 0 ? max(0, Int(facts.st_size)) : 0
    // One more than there should be, so that the first share ends where the file does.
    var bytes = [UInt8]()
    var room = min(size, most) + 1
    while bytes.count < most {
      let wanted = min(room, most - bytes.count)
      guard let share = next(wanted, of: descriptor) else { return nil }
      bytes = bytes.isEmpty ? share : bytes + share
      if share.count < wanted { break }
      room = 1 << 16
    }
    return bytes
  }

  /// As many bytes as there are, up to `count`; nil where they cannot be read.
  private static func next(_ count: Int, of descriptor: Int32) -> [UInt8]? {
    var isBroken = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let number = unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
        if number < 0, errno == EINTR { continue }
        isBroken = number < 0
        if number <= 0 { return }
        filled += number
      }
    }
    return isBroken ? nil : bytes
  }
}
