private import Glibc

/// Makes a folder for this user alone, and whatever is missing above it.
func makeFolders(to folder: String) throws(BuildCacheProblem) {
  var path = folder.hasPrefix("/") ? "" : "."
  for part in folder.split(separator: "/") {
    path += "/" + part
    if unsafe mkdir(path, 0o700) == 0 { continue }
    let code = errno
    var facts = stat()
    let isFolder = (unsafe stat(path, &facts)) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    guard isFolder else { throw .cannotOpen(folder: folder, reason: systemReason(code)) }
  }
}

/// Whether there is a folder of that name.
func isFolder(_ path: String) -> Bool {
  var facts = stat()
  return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}

/// All ordinary files in a folder and its folders, in no order; links are not followed.
func filesBelow(_ folder: String) -> [(path: String, byteCount: Int)] {
  guard let stream = unsafe opendir(folder) else { return [] }
  defer { unsafe closedir(stream) }
  var found: [(path: String, byteCount: Int)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name == "." || name == ".." { continue }
    let path = folder + "/" + name
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { continue }
    if facts.st_mode & S_IFMT == S_IFDIR { found += filesBelow(path) }
    if facts.st_mode & S_IFMT == S_IFREG { found.append((path, Int(facts.st_size))) }
  }
  return found
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
    let file = unsafe open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }

  func clear() {
    removeFile(path)
  }
}
