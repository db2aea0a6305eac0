internal import Glibc
import OrderedWork

/// What the system says of everything in a folder: as long as all of this is the same, so is all that can be read there.
///
/// Names, kinds, sizes and times of files, of folders the names alone. Of what is hidden, which nobody reads but for
/// rules of what to ignore, the names count; folders of that kind are not entered.
package struct FolderFacts: Sendable {
  /// A record for each name, in the order of the names: equal folders have equal bytes.
  package private(set) var bytes: [UInt8] = []
  /// Whether a further change of any file would show (`FileIdentity.isSettled`).
  package private(set) var isSettled = true
  /// Whether all of it could be looked at.
  package private(set) var isComplete = true

  private let passedOver: Set<FolderID>

  private static let deepest = 64

  /// Looks at a folder, several of its files at a time; without the others, which are no part of it although they lie
  /// within, as a site does.
  package static func of(
    _ folder: String, without others: [String] = [], workers: Int
  ) async -> FolderFacts {
    var facts = FolderFacts(passedOver: Set(others.compactMap(FolderID.init)))
    await facts.list(folder, depth: 0, workers: workers)
    return facts
  }

  private init(passedOver: Set<FolderID>) { self.passedOver = passedOver }

  /// The entries of large folders are looked at in shares, whose records are put together in their order.
  private mutating func list(_ folder: String, depth: Int, workers: Int) async {
    guard let names = enter(folder, depth) else { return }
    if names.count <= Self.share {
      for name in names {
        if let inner = note(name, at: folder + "/") { await list(inner, depth: depth + 1, workers: workers) }
      }
    } else {
      let shares = stride(from: 0, to: names.count, by: Self.share).map { names[$0...].prefix(Self.share) }
      let empty = FolderFacts(passedOver: passedOver)
      let parts = await mapInOrder(shares, workers: workers) { names in
        var part = empty
        for name in names {
          if let inner = part.note(name, at: folder + "/") { part.list(inner, depth: depth + 1) }
        }
        return part
      }
      for part in parts { add(part) }
    }
    bytes.append(UInt8(ascii: "/"))
  }

  private static let share = 500

  private mutating func add(_ part: FolderFacts) {
    bytes += part.bytes
    isSettled = isSettled && part.isSettled
    isComplete = isComplete && part.isComplete
  }

  private mutating func list(_ folder: String, depth: Int) {
    guard let names = enter(folder, depth) else { return }
    for name in names {
      if let inner = note(name, at: folder + "/") { list(inner, depth: depth + 1) }
    }
    bytes.append(UInt8(ascii: "/"))
  }

  private mutating func enter(_ folder: String, _ depth: Int) -> [[UInt8]]? {
    let names = depth < Self.deepest ? Self.names(in: folder) : nil
    if names == nil { isComplete = false }
    return names
  }

  /// - Returns: the folder of that name, where it has to be entered.
  private mutating func note(_ name: [UInt8], at folder: String) -> String? {
    bytes += name
    bytes.append(0)
    let isHidden = name.first == UInt8(ascii: ".")
    guard let text = String(validating: name, as: UTF8.self) else { return nil }
    let path = folder + text
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else {
      isComplete = false
      return nil
    }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return isHidden || passedOver.contains(FolderID(facts)) ? nil : path
    case S_IFLNK:
      note(facts)
      if unsafe stat(path, &facts) == 0 { note(facts) }
    default: note(facts)
    }
    return nil
  }

  private mutating func note(_ facts: stat) {
    let identity = FileIdentity(facts)
    if !identity.isSettled { isSettled = false }
    for number in [
      Int64(facts.st_mode), identity.device, identity.inode, identity.byteCount, identity.modified,
      identity.changed,
    ] {
      unsafe withUnsafeBytes(of: number.littleEndian) { bytes in unsafe self.bytes.append(contentsOf: bytes) }
    }
  }

  /// In the order of their bytes; nil where the folder cannot be opened.
  private static func names(in folder: String) -> [[UInt8]]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Which folder it is, under whatever name.
  private struct FolderID: Hashable {
    let device: Int64
    let inode: Int64

    init(_ facts: stat) {
      device = Int64(truncatingIfNeeded: facts.st_dev)
      inode = Int64(truncatingIfNeeded: facts.st_ino)
    }

    init?(_ path: String) {
      var facts = stat()
      guard unsafe stat(path, &facts) == 0 else { return nil }
      self.init(facts)
    }
  }
}
