private import Glibc

/// A name within a folder, and what it stands for.
struct FolderEntry: Hashable {
  let name: String
  let kind: FileFacts.Kind
}

/// What a folder holds, in no order.
func entries(of folder: String) throws(SiteWriteProblem) -> [FolderEntry] {
  guard let stream = unsafe opendir(folder) else { throw .unreadable(path: folder, .last) }
  defer { unsafe closedir(stream) }
  var found: [FolderEntry] = []
  while let entry = unsafe readdir(stream) {
    // A name that is not UTF-8 is none of ours; mended, it stands for nothing that is there.
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name == "." || name == ".." { continue }
    let known = unsafe kind(ofEntry: entry.pointee.d_type)
    found.append(FolderEntry(name: name, kind: known ?? FileFacts(folder + "/" + name)?.kind ?? .other))
  }
  return found
}

/// What most file systems tell along with the name; nil where one has to look.
private func kind(ofEntry type: UInt8) -> FileFacts.Kind? {
  switch Int(type) {
  case Int(DT_REG): .file
  case Int(DT_DIR): .folder
  case Int(DT_LNK): .link
  case Int(DT_UNKNOWN): nil
  default: .other
  }
}
