internal import Files
private import Glibc

/// What is done to names on the disk.
enum DiskNames {
  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Makes a folder; one that is there already is as good.
  static func makeFolder(_ path: String) throws(SystemFault) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let fault = SystemFault.last
    if fault.isTaken, FileFacts(path, followingLink: true)?.kind == .folder { return }
    throw fault.isTaken ? SystemFault(code: ENOTDIR) : fault
  }

  /// Gives a file a second name, which nothing may bear yet.
  static func link(_ path: String, as name: String) throws(SystemFault) {
    guard unsafe Glibc.link(path, name) == 0 else { throw .last }
  }

  static func rename(_ path: String, to name: String) throws(SystemFault) {
    guard unsafe Glibc.rename(path, name) == 0 else { throw .last }
  }

  static func remove(_ path: String) { unsafe unlink(path) }

  /// Leaves a file to its owner alone, where the disk knows owners.
  static func makePrivate(_ path: String) { unsafe chmod(path, 0o600) }

  /// Lets nobody but its owner into a folder, where the disk knows owners.
  static func makePrivate(folder path: String) { unsafe chmod(path, 0o700) }

  /// What a folder holds, in no order; nothing where it cannot be looked at.
  static func names(in folder: String) -> [String] {
    ((try? FolderEntry.all(in: folder)) ?? []).map(\.name)
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Sees that the names in a folder are on the disk, as far as the system can.
  static func settle(folder: String) {
    try? OpenFile(folder, O_RDONLY | O_DIRECTORY).settle()
  }
}
