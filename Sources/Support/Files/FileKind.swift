private import Glibc

/// What bears a name in a folder; links are not followed.
package enum FileKind: Sendable {
  case file, folder, link, other

  /// Nil where nothing is there, or its name is not text that can be read.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return nil }
    self.init(mode: facts.st_mode)
  }

  /// By the mode that the system gives for it.
  init(mode: UInt32) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
