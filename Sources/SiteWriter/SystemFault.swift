private import Glibc

/// An error of the operating system, in plain words.
package struct SystemFault: Hashable, Sendable {
  /// The system's number: `ENOSPC`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the last system call on this thread complained about.
  static var last: SystemFault { SystemFault(code: errno) }

  /// What happened, in words that follow a colon.
  package var words: String {
    switch code {
    case ENOSPC, EDQUOT: "no room left on the disk"
    case EFBIG: "it is larger than the disk allows"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "you are not allowed to"
    case ENOENT: "it is not there"
    case ENAMETOOLONG: "its name is too long for this disk"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports a fault"
    case EBUSY: "it is in use"
    default: unsafe strerror(code).map { unsafe String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  /// A way out, where there is one.
  var advice: String? {
    switch code {
    case ENOSPC, EDQUOT: "Make room, or choose a folder on another disk with `--output`."
    case EROFS, EACCES, EPERM: "Choose a folder that you may write to with `--output`."
    default: nil
    }
  }
}
