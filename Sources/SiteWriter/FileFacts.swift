private import Glibc

/// What the system knows of a file; links are not followed.
struct FileFacts: Hashable {
  enum Kind { case file, folder, link, other }

  let kind: Kind
  let device: UInt
  let inode: UInt
  /// The user's number.
  let owner: UInt32
  let byteCount: Int
  /// When the content last changed: seconds, and nanoseconds beyond them.
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  /// Nil where nothing is there, or where one may not look.
  init?(_ path: String) {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// The facts of an open file.
  init?(of file: Int32) {
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    device = UInt(facts.st_dev)
    inode = UInt(facts.st_ino)
    owner = facts.st_uid
    byteCount = Int(facts.st_size)
    modifiedSeconds = facts.st_mtim.tv_sec
    modifiedNanoseconds = facts.st_mtim.tv_nsec
  }
}
