import Diagnostics
internal import Files
private import Glibc

extension SystemFault {
  var isTaken: Bool { code == EEXIST }

  /// Whether the disk knows no second names for one file.
  var isWithoutLinks: Bool { [EPERM, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code) }

  private var advice: String {
    switch code {
    case ENOSPC, EDQUOT: "Make room on the disk and try again."
    case EROFS, EACCES, EPERM: "Allow writing there, or work on a copy of the folder."
    default: "Fix that and try again."
    }
  }

  func problem(_ file: String) -> WriteProblem {
    WriteProblem(.cannotWrite, "Cannot write “\(file)”: \(words(.trip))", file: file, advice: advice)
  }
}
