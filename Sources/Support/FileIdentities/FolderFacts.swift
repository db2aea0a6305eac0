internal import Glibc
import OrderedWork

/// A folder that is looked into. What is in it is asked for by its name alone, so that nobody has to find the way
/// again for each of ten thousand files.
@safe private final class OpenFolder: Sendable {
  /// Read by whoever asks for the names, once; everybody else only asks through its descriptor.
  private nonisolated(unsafe) let stream: OpaquePointer
  private let descriptor: Int32

  init?(_ path: String) {
    guard let stream = unsafe opendir(path) else { return nil }
    unsafe self.stream = stream
    descriptor = unsafe dirfd(stream)
  }

  /// Links are not followed.
  init?(_ name: FolderName, in folder: OpenFolder) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
    let descriptor = unsafe openat(folder.descriptor, name.ended, flags)
    guard descriptor >= 0 else { return nil }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    unsafe self.stream = stream
    self.descriptor = descriptor
  }

  deinit { unsafe closedir(stream) }

  /// Nil where nothing of that name is there.
  func facts(of name: FolderName, followingLink: Bool) -> stat? {
    var facts = stat()
    let flags = followingLink ? 0 : AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(descriptor, name.ended, &facts, flags) == 0 ? facts : nil
  }

  /// What is in it, in the order of the bytes of the names. To be asked once.
  func names() -> [FolderName] {
    var names: [FolderName] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      let isFolder = unsafe Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if name != [0x2E], name != [0x2E, 0x2E] {
        names.append(FolderName(ended: name + [0], isFolder: isFolder))
      }
    }
    return names.sorted()
  }
}

/// A name in a folder.
private struct FolderName: Comparable, Sendable {
  /// With the zero at its end.
  let ended: [CChar]
  /// Whether the list of names tells that it is a folder; some file systems tell nothing.
  let isFolder: Bool

  var bytes: some Sequence<UInt8> { ended.dropLast().lazy.map { UInt8(bitPattern: $0) } }
  var isHidden: Bool { ended.first == 0x2E }

  /// Whether it can be read as text: what has no such name is nothing that a trip holds.
  var isText: Bool {
    ended.allSatisfy { $0 >= 0 } || String(validating: Array(bytes), as: UTF8.self) != nil
  }

  static func < (one: FolderName, other: FolderName) -> Bool {
    one.ended.lexicographicallyPrecedes(other.ended) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
  }
}

/// What the system says of everything in a folder: as long as all of this is the same, so is all that can be read
/// there.
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
  package static func of(_ folder: String, without others: [String] = [], workers: Int) async -> FolderFacts {
    var facts = FolderFacts(passedOver: Set(others.compactMap(FolderID.init)))
    guard let open = OpenFolder(folder) else {
      facts.isComplete = false
      return facts
    }
    await facts.list(open, depth: 0, workers: workers)
    return facts
  }

  private init(passedOver: Set<FolderID>) { self.passedOver = passedOver }

  /// The entries of large folders are looked at in shares, whose records are put together in their order.
  private mutating func list(_ folder: OpenFolder, depth: Int, workers: Int) async {
    let names = folder.names()
    let share = depth == 0 && names.count > Self.fewFolders ? Self.shareOfFolders : Self.share
    if names.count <= share {
      for name in names {
        if let inner = note(name, in: folder, depth) { await list(inner, depth: depth + 1, workers: workers) }
      }
    } else {
      let shares = stride(from: 0, to: names.count, by: share).map { names[$0...].prefix(share) }
      let empty = FolderFacts(passedOver: passedOver)
      let parts = await mapInOrder(shares, workers: workers) { names in
        var part = empty
        part.list(names, of: folder, depth: depth)
        return part
      }
      for part in parts { add(part) }
    }
    bytes.append(UInt8(ascii: "/"))
  }

  private static let share = 500
  /// Of more names than these in the outermost folder many are folders themselves, as in a library: fewer at a time.
  private static let fewFolders = 32
  private static let shareOfFolders = 8

  private mutating func add(_ part: FolderFacts) {
    bytes += part.bytes
    isSettled = isSettled && part.isSettled
    isComplete = isComplete && part.isComplete
  }

  private mutating func list(_ names: some Sequence<FolderName>, of folder: OpenFolder, depth: Int) {
    for name in names {
      guard let inner = note(name, in: folder, depth) else { continue }
      list(inner.names(), of: inner, depth: depth + 1)
      bytes.append(UInt8(ascii: "/"))
    }
  }

  /// - Returns: the folder of that name, where it has to be entered.
  private mutating func note(_ name: FolderName, in folder: OpenFolder, _ depth: Int) -> OpenFolder? {
    bytes += name.bytes
    bytes.append(0)
    guard name.isText else { return nil }
    // Of a folder nothing but its name counts: what the list of names tells is enough, unless it is to be known which
    // it is.
    if name.isFolder, passedOver.isEmpty { return enter(name, in: folder, depth) }
    guard let facts = folder.facts(of: name, followingLink: false) else {
      isComplete = false
      return nil
    }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return passedOver.contains(FolderID(facts)) ? nil : enter(name, in: folder, depth)
    case S_IFLNK:
      note(facts)
      folder.facts(of: name, followingLink: true).map { note($0) }
    default: note(facts)
    }
    return nil
  }

  private mutating func enter(_ name: FolderName, in folder: OpenFolder, _ depth: Int) -> OpenFolder? {
    if name.isHidden { return nil }
    let inner = depth + 1 < Self.deepest ? OpenFolder(name, in: folder) : nil
    if inner == nil { isComplete = false }
    return inner
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
