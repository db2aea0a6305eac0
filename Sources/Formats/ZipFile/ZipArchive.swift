import CLibZip
package import Files
internal import Glibc

/// An archive that is read entry by entry; nothing of it is ever unpacked onto the disk.
///
/// Of hostile ones, only what is within the limits is read. Links, folders, and entries whose names lead out of a
/// folder are left out of its list.
@safe package final class ZipArchive {
  package let limits: ZipLimits
  /// The files in it, in the order of its list.
  package private(set) var entries: [ZipEntry] = []
  /// How many things in it are no files, or have names that lead out of a folder.
  package private(set) var leftOut = 0
  /// The names of those of them that are no folders either: links, and what would lie outside of the folder into which
  /// somebody unpacks it.
  package private(set) var refused: [String] = []
  private let archive: OpaquePointer

  /// An archive in a file that is open.
  package convenience init(_ file: borrowing OpenFile, limits: ZipLimits) throws(ZipProblem) {
    let tail: ZipTail
    do throws(SystemFault) { tail = try ZipTail(file) } catch { throw .unreadable(error.code) }
    guard !tail.isEmpty else { throw .noArchive }
    guard tail.entryCount <= UInt64(limits.entries) else { throw .tooManyEntries }
    let own = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { throw .unreadable(errno) }
    var code: Int32 = 0
    guard let archive = unsafe zip_fdopen(own, 0, &code) else {
      close(own)
      throw tail.beginsAsArchive && code == ZIP_ER_NOZIP ? .breaksOff : Self.problem(code)
    }
    unsafe try self.init(archive, limits)
  }

  /// An archive that is at hand.
  package convenience init(bytes: [UInt8], limits: ZipLimits) throws(ZipProblem) {
    let tail = ZipTail(bytes)
    guard !tail.isEmpty else { throw .noArchive }
    guard tail.entryCount <= UInt64(limits.entries) else { throw .tooManyEntries }
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    // libzip gives back this memory, also where it cannot make a source of it.
    guard let copy = unsafe malloc(max(1, bytes.count)) else { throw .unreadable(ENOMEM) }
    unsafe UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
    guard let source = unsafe zip_source_buffer_create(copy, UInt64(bytes.count), 1, &error) else {
      unsafe free(copy)
      throw .unreadable(ENOMEM)
    }
    guard let archive = unsafe zip_open_from_source(source, ZIP_RDONLY, &error) else {
      unsafe zip_source_free(source)
      let code = unsafe zip_error_code_zip(&error)
      throw tail.beginsAsArchive && code == ZIP_ER_NOZIP ? .breaksOff : Self.problem(code)
    }
    unsafe try self.init(archive, limits)
  }

  private init(_ archive: OpaquePointer, _ limits: ZipLimits) throws(ZipProblem) {
    unsafe self.archive = unsafe archive
    self.limits = limits
    let count = unsafe zip_get_num_entries(archive, 0)
    guard count <= limits.entries else { throw .tooManyEntries }
    for place in 0..<UInt64(max(0, count)) {
      if let entry = entry(at: place) {
        entries.append(entry)
      } else {
        leftOut += 1
        let name = unsafe zip_get_name(archive, place, 0).map { unsafe String(cString: $0) } ?? ""
        if !name.hasSuffix("/") || !isPathWithin(String(name.dropLast())) { refused.append(name) }
      }
    }
  }

  deinit { unsafe zip_discard(archive) }

  /// Nil for what is no file, or has a name that no file may have.
  private func entry(at place: UInt64) -> ZipEntry? {
    var facts = unsafe zip_stat_t()
    let needed = UInt64(ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD)
    guard unsafe zip_stat_index(archive, place, 0, &facts) == 0, unsafe facts.valid & needed == needed,
      let name = unsafe facts.name, !isLink(place)
    else { return nil }
    let path = unsafe String(cString: name)
    guard isPathWithin(path) else { return nil }
    return unsafe ZipEntry(
      path: path, byteCount: Int(clamping: facts.size), packedCount: Int(clamping: facts.comp_size),
      changed: facts.valid & UInt64(ZIP_STAT_MTIME) != 0 ? Int(facts.mtime) : nil, place: place,
      method: facts.comp_method, isEncrypted: facts.encryption_method != UInt16(ZIP_EM_NONE))
  }

  /// Whether an entry is a link, or anything else that is no file, to the systems that write such things down.
  private func isLink(_ place: UInt64) -> Bool {
    var (system, attributes): (UInt8, UInt32) = (0, 0)
    guard unsafe zip_file_get_external_attributes(archive, place, 0, &system, &attributes) == 0 else {
      return false
    }
    let kind = attributes >> 16 & S_IFMT
    return system == UInt8(ZIP_OPSYS_UNIX) && kind != 0 && kind != S_IFREG
  }

  /// Opens an entry, to be read once from its beginning.
  package func open(_ entry: ZipEntry) throws(ZipProblem) -> ZipEntryBytes {
    if entry.isEncrypted { throw .encrypted }
    guard [UInt16(ZIP_CM_STORE), UInt16(ZIP_CM_DEFLATE)].contains(entry.method) else { throw .unknownMethod }
    guard entry.byteCount <= limits.bytes else { throw .entryTooLarge }
    guard entry.byteCount <= limits.maximum(packed: entry.packedCount) else { throw .bomb }
    guard let file = unsafe zip_fopen_index(archive, entry.place, 0) else {
      throw Self.problem(unsafe zip_error_code_zip(zip_get_error(archive)))
    }
    return unsafe ZipEntryBytes(file, entry, in: self)
  }

  static func problem(_ code: Int32) -> ZipProblem {
    switch code {
    case ZIP_ER_NOZIP: .noArchive
    case ZIP_ER_ENCRNOTSUPP, ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD: .encrypted
    case ZIP_ER_COMPNOTSUPP: .unknownMethod
    case ZIP_ER_MEMORY: .unreadable(ENOMEM)
    default: .damaged
    }
  }
}

/// The bytes of one entry, one piece after the other.
@safe package final class ZipEntryBytes {
  private let file: OpaquePointer
  private let entry: ZipEntry
  // Reading goes through the archive, which has to stay as long.
  private let archive: ZipArchive
  /// Bytes that were handed on.
  private var count = 0

  private static let pieceSize = 64 * 1024

  init(_ file: OpaquePointer, _ entry: ZipEntry, in archive: ZipArchive) {
    unsafe self.file = unsafe file
    self.entry = entry
    self.archive = archive
  }

  deinit { unsafe zip_fclose(file) }

  /// The next bytes; none at the end, where libzip has compared them with their checksum.
  package func next() throws(ZipProblem) -> [UInt8] {
    var isBroken = false
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      let got = unsafe zip_fread(file, start, UInt64(Self.pieceSize))
      isBroken = got < 0
      filled = max(0, Int(got))
    }
    guard !isBroken else { throw ZipArchive.problem(unsafe zip_error_code_zip(zip_file_get_error(file))) }
    count += piece.count
    guard count <= archive.limits.bytes else { throw .entryTooLarge }
    guard count <= archive.limits.maximum(packed: entry.packedCount) else { throw .bomb }
    return piece
  }
}
