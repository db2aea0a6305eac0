private import Glibc

/// What the system knows of whatever bears a name.
package struct FileFacts: Hashable, Sendable {
  package let kind: FileKind
  package let device: UInt
  package let inode: UInt
  /// The user's number.
  package let owner: UInt32
  package let group: UInt32
  /// Who may do what, as for `chmod`.
  package let rights: UInt32
  package let byteCount: Int
  /// When the content last changed: seconds, and nanoseconds beyond them.
  package let modifiedSeconds: Int
  package let modifiedNanoseconds: Int

  /// Nil where nothing is there, or where one may not look.
  package init?(_ path: String, followingLink: Bool = false) {
    var facts = stat()
    guard unsafe followingLink ? stat(path, &facts) == 0 : lstat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  init(of descriptor: Int32) throws(SystemFault) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .last }
    self.init(facts)
  }

  private init(_ facts: stat) {
    kind = FileKind(mode: facts.st_mode)
    device = UInt(facts.st_dev)
    inode = UInt(facts.st_ino)
    owner = facts.st_uid
    group = facts.st_gid
    rights = facts.st_mode & 0o7777
    byteCount = Int(facts.st_size)
    modifiedSeconds = facts.st_mtim.tv_sec
    modifiedNanoseconds = facts.st_mtim.tv_nsec
  }

  /// A path without links, `.` and `..`; nil where it leads to nothing, or to a name that is no text.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }

  /// Whether both are of one file, whatever was done to it in between.
  package func isSameFile(as other: FileFacts) -> Bool { device == other.device && inode == other.inode }
}
