private import CFolderSwap
internal import Files
private import Glibc

/// Makes a folder; the folder above it must be there.
func makeFolder(_ path: String) throws(SiteWriteProblem) {
  guard unsafe mkdir(path, 0o755) == 0 else { throw .cannotWrite(path: path, .last) }
}

/// Makes the folders above a path that are not there. What leads upwards again (`..`) below such a folder is not
/// followed.
func makeParents(of path: String) throws(SiteWriteProblem) {
  let parts = path.split(separator: "/").dropLast()
  var folder = path.hasPrefix("/") ? "" : "."
  for (index, part) in parts.enumerated() {
    folder += "/" + part
    if unsafe access(folder, F_OK) == 0 { continue }
    guard !parts.dropFirst(index).contains("..") else { return }
    // Another build may make it at the same time.
    guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw errno == ENOTDIR ? .noParent(folder) : .cannotWrite(path: folder, .last)
    }
  }
}

/// Gives a file or folder another name in the same file system.
func move(_ path: String, to other: String) throws(SiteWriteProblem) {
  guard unsafe rename(path, other) == 0 else { throw .cannotWrite(path: other, .last) }
}

/// Waits until a folder and all below it is on the disk, with whatever else waits there: one call costs less
/// than one for each file, and a name must not be exchanged for one whose content a power cut could still take away.
func synchronise(_ folder: String) throws(SiteWriteProblem) {
  do throws(SystemFault) {
    try OpenFile(folder, O_RDONLY | O_DIRECTORY).settleFileSystem()
  } catch {
    throw .cannotWrite(path: folder, error)
  }
}

/// What a folder holds, in no order.
func entries(of folder: String) throws(SiteWriteProblem) -> [FolderEntry] {
  do throws(SystemFault) { return try FolderEntry.all(in: folder) } catch {
    throw .unreadable(path: folder, error)
  }
}

/// Removes whatever has that name, a folder with all that it holds; links are removed, not followed.
func removeTree(_ path: String) throws(SiteWriteProblem) {
  guard try !removeUnlessFolder(path) else { return }
  var folders = [path]
  var next = 0
  while next < folders.count {
    let folder = folders[next]
    next += 1
    for entry in try entries(of: folder) {
      let inner = folder + "/" + entry.name
      if try !removeUnlessFolder(inner) { folders.append(inner) }
    }
  }
  // A folder stands in the list before all that it holds.
  for folder in folders.reversed() {
    guard unsafe rmdir(folder) == 0 || errno == ENOENT else { throw .cannotWrite(path: folder, .last) }
  }
}

/// False for a folder, which stays.
private func removeUnlessFolder(_ path: String) throws(SiteWriteProblem) -> Bool {
  if unsafe unlink(path) == 0 || errno == ENOENT { return true }
  let fault = SystemFault.last
  if FileFacts(path)?.kind == .folder { return false }
  throw .cannotWrite(path: path, fault)
}

extension OpenFile {
  fileprivate func settleFileSystem() throws(SystemFault) {
    if folder_sync_file_system(descriptor) != 0 { throw .last }
  }
}
