private import CFolderSwap
internal import Files
private import OrderedWork
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
///
/// What its folders hold goes at the same time: a library may have a hundred thousand files.
func removeTree(_ path: String) throws(SiteWriteProblem) {
  guard try !removeUnlessFolder(path) else { return }
  let problems = mapAtOnce(try entries(of: path), share: 1) { entry -> SiteWriteProblem? in
    do throws(SiteWriteProblem) {
      let inner = path + "/" + entry.name
      if entry.kind == .folder { try removeBranch(inner) } else { _ = try removeUnlessFolder(inner) }
      return nil
    } catch {
      return error
    }
  }
  if let problem = problems.compactMap(\.self).first { throw problem }
  try removeFolder(path)
}

/// Removes a folder with all that it holds.
private func removeBranch(_ path: String) throws(SiteWriteProblem) {
  var folders = [path]
  var next = 0
  while next < folders.count {
    let folder = folders[next]
    next += 1
    for entry in try entries(of: folder) {
      let inner = folder + "/" + entry.name
      let isFolder = try entry.kind == .folder ? true : !removeUnlessFolder(inner)
      if isFolder { folders.append(inner) }
    }
  }
  // A folder stands in the list before all that it holds.
  for folder in folders.reversed() { try removeFolder(folder) }
}

private func removeFolder(_ path: String) throws(SiteWriteProblem) {
  guard unsafe rmdir(path) == 0 || errno == ENOENT else { throw .cannotWrite(path: path, .last) }
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
