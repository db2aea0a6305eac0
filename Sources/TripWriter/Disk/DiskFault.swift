import Diagnostics
private import Glibc

/// A complaint of the operating system, in plain words.
struct DiskFault {
  let code: Int32

  /// What the last system call on this thread complained about.
  static var last: DiskFault { DiskFault(code: errno) }

  var isTaken: Bool { code == EEXIST }

  /// Whether the disk knows no second names for one file.
  var isWithoutLinks: Bool { [EPERM, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code) }

  var isHeldByAnother: Bool { code == EWOULDBLOCK }

  /// What happened, in words that follow a colon.
  var words: String {
    switch code {
    case ENOSPC, EDQUOT: "there is no room left on the disk"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "you are not allowed to"
    case ENOENT: "it is not there"
    case ENOTDIR: "a file is where a folder must be"
    case ENAMETOOLONG: "its name is too long for this disk"
    case EIO: "the disk reports a fault"
    default: unsafe strerror(code).map { unsafe String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  var advice: String {
    switch code {
    case ENOSPC, EDQUOT: "Make room on the disk and try again."
    case EROFS, EACCES, EPERM: "Allow writing there, or work on a copy of the folder."
    default: "Fix that and try again."
    }
  }

  func problem(_ file: String) -> WriteProblem {
    WriteProblem(.cannotWrite, "Cannot write “\(file)”: \(words)", file: file, advice: advice)
  }
}
