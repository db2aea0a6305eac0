package import Files
private import Glibc

/// Why no site was written. The site that stood there before, if any, is whole.
package enum SiteWriteProblem: Error, Hashable, Sendable {
  /// The output is not a folder: a file, a device, a link that leads nowhere.
  case notAFolder(String)
  /// The folder that should hold the output is not there.
  case noParent(String)
  /// The output is, or holds, what must not be replaced: the trip, the top of the disk.
  case holds(protected: String, output: String)
  /// The output is the top of a mounted disk, which cannot be exchanged as a whole.
  case mountPoint(String)
  /// The folder holds files, and none of them says that Tripbook made it.
  case notOurs(String)
  /// The folder is ours, but holds files that we did not write; the first few of `count`.
  case foreignFiles([String], count: Int, output: String)
  /// Another build writes to the same place now.
  case busy(String)
  /// Two files of the site have the same path, or one is where another needs a folder.
  case clash(path: String)
  /// A picture or another file to copy cannot be read.
  case unreadable(path: String, SystemFault)
  /// A picture changed after it was read, or while it was copied.
  case changed(path: String)
  /// What is to be copied is a folder, a pipe or a device.
  case notAFile(path: String)
  /// The disk does not take what is written.
  case cannotWrite(path: String, SystemFault)

  /// What is wrong, in one sentence without full stop.
  package var message: String {
    switch self {
    case .notAFolder(let path): "“\(path)” is not a folder"
    case .noParent(let path): "no folder “\(path)” to write the site into"
    case .holds(let protected, let output) where protected == output:
      "the site would replace “\(output)” itself"
    case .holds(let protected, let output): "the site would replace “\(output)”, which holds “\(protected)”"
    case .mountPoint(let path): "“\(path)” is a mounted disk and cannot be replaced"
    case .notOurs(let path): "Tripbook did not make the folder “\(path)”"
    case .foreignFiles(let files, let count, let output):
      "“\(output)” holds \(Self.list(files, of: count)) that Tripbook did not make and that would be lost"
    case .busy(let path): "another build is writing to “\(path)”"
    case .clash(let path): "two files of the site have the name “\(path)”"
    case .unreadable(let path, let fault): "“\(path)” cannot be read: \(fault.words(.site))"
    case .changed(let path): "“\(path)” changed while the site was made"
    case .notAFile(let path): "“\(path)” is no ordinary file"
    case .cannotWrite(let path, let fault): "“\(path)” cannot be written: \(fault.words(.site))"
    }
  }

  /// A way out.
  package var advice: String? {
    switch self {
    case .notAFolder, .holds: "Choose another folder with `--output`."
    case .noParent: "Choose another folder with `--output`."
    case .mountPoint(let path): "Choose a folder within it: `--output \(path)/site`."
    case .notOurs: "Choose another folder with `--output`, or empty this one."
    case .foreignFiles: "Move them elsewhere, or choose another folder with `--output`."
    case .busy: "Wait until it is done, then try again."
    case .clash: "This is a bug in Tripbook: please report it."
    case .changed: "Build again when nothing writes to it any more."
    case .unreadable, .notAFile: nil
    case .cannotWrite(_, let fault): fault.advice
    }
  }

  private static func list(_ files: [String], of count: Int) -> String {
    let shown = files.map { "“\($0)”" }.joined(separator: ", ")
    return count > files.count ? "\(shown) and \(count - files.count) more" : shown
  }
}

extension SystemFault {
  /// A way out, where there is one.
  fileprivate var advice: String? {
    switch code {
    case ENOSPC, EDQUOT: "Make room, or choose a folder on another disk with `--output`."
    case EROFS, EACCES, EPERM: "Choose a folder that you may write to with `--output`."
    default: nil
    }
  }
}
