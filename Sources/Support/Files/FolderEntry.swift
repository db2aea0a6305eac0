private import Glibc

/// A name within a folder, and what it stands for.
package struct FolderEntry: Hashable, Sendable {
  /// A name that is not UTF-8 is mended, and stands for nothing that is there.
  package let name: String
  /// Links are not followed.
  package let kind: FileKind
  /// Whether the name can be read as it is.
  package let isText: Bool

  /// What a folder holds, in no order.
  package static func all(in folder: String) throws(SystemFault) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var found: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      let valid = String(validating: bytes, as: UTF8.self)
      let name = valid ?? String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      let known = unsafe kind(ofEntry: entry.pointee.d_type)
      let kind = known ?? FileKind(of: folder + "/" + name) ?? .other
      found.append(FolderEntry(name: name, kind: kind, isText: valid != nil))
    }
    return found
  }

  /// What most file systems tell along with the name; nil where one has to look.
  private static func kind(ofEntry type: UInt8) -> FileKind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
