private import Files
private import Glibc

/// Makes a folder for this user alone, and whatever is missing above it.
func makeFolders(to folder: String) throws(BuildCacheProblem) {
  var path = folder.hasPrefix("/") ? "" : "."
  for part in folder.split(separator: "/") {
    path += "/" + part
    if unsafe mkdir(path, 0o700) == 0 { continue }
    let fault = SystemFault.last
    guard isFolder(path) else { throw .cannotOpen(folder: folder, reason: fault.words(.cache)) }
  }
}

/// Whether there is a folder of that name.
func isFolder(_ path: String) -> Bool {
  FileFacts(path, followingLink: true)?.kind == .folder
}

/// All ordinary files in a folder and its folders, in no order; links are not followed.
func filesBelow(_ folder: String) -> [(path: String, byteCount: Int)] {
  ((try? FolderEntry.all(in: folder)) ?? []).flatMap { entry -> [(path: String, byteCount: Int)] in
    let path = folder + "/" + entry.name
    if entry.kind == .folder { return filesBelow(path) }
    guard entry.kind == .file, let facts = FileFacts(path) else { return [] }
    return [(path, facts.byteCount)]
  }
}

/// Removes a file, if it is there.
func removeFile(_ path: String) {
  _ = unsafe unlink(path)
}

/// Gives a broken database and its companions another name, over what was put aside before.
func putAside(_ database: String) {
  for companion in ["-wal", "-shm"] { removeFile(database + companion) }
  if unsafe rename(database, database + ".put-aside") != 0 { removeFile(database) }
}

/// Says that the index was found broken while it was in use, so that the next build starts with a new one.
struct DamageMark: Sendable {
  private let path: String

  init(in folder: String) {
    path = folder + "/index-is-damaged"
  }

  var isSet: Bool { unsafe access(path, F_OK) == 0 }

  func set() {
    _ = try? OpenFile(path, O_CREAT | O_WRONLY, rights: 0o600)
  }

  func clear() {
    removeFile(path)
  }
}
