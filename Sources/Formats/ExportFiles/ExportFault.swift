package import Files
package import Gzip
package import ZipFile
private import Glibc

/// Why a file or folder that was given, or a file in it, cannot be read.
package enum ExportFault: Error, Hashable, Sendable {
  case zip(ZipProblem)
  case gzip(GzipProblem)
  case system(SystemFault)
  /// Longer than so many bytes, which is all that is read of its kind.
  case tooLarge(Int)
  /// A folder of more files than any export has.
  case tooManyFiles

  /// Whether there is nothing of that name.
  package var isMissing: Bool { self == .system(SystemFault(code: ENOENT)) }

  /// What happened, in words that follow a colon.
  package var words: String {
    switch self {
    case .zip(.noArchive): "it is no zip file"
    case .zip(.breaksOff): "the zip file breaks off; download it again"
    case .zip(.damaged): "the zip file is damaged; download it again"
    case .zip(.encrypted): "it is locked with a password; unpack it yourself and give the folder"
    case .zip(.unknownMethod):
      "it is packed in a way that only few programs know; unpack it yourself and give the folder"
    case .zip(.tooManyEntries), .tooManyFiles: "it holds more files than any export has"
    case .zip(.entryTooLarge): "a file in it is larger than any export has"
    case .gzip(.breaksOff): "it breaks off; get it again"
    case .gzip(.damaged): "it is no gzip file, or a damaged one"
    case .zip(.bomb), .gzip(.bomb): "it says that it unpacks to far more than anything honest does"
    case .zip(.unreadable(let code)): SystemFault(code: code).words(.reading)
    case .system(let fault): fault.words(.reading)
    case .tooLarge(let maximum): "it has more than \(maximum >> 20) MB"
    }
  }
}
