import Diagnostics
internal import Files
private import Synchronization

/// A trip folder that is written into: new files that replace nothing, and files that grow.
package struct TripFolder: Sendable {
  /// The folder, by its whole path.
  package let root: String

  /// From which folders what killed commands have left is removed already: one of thousands of files is looked through
  /// once and not for each that is written there.
  private let cleared = FolderSet()
  /// In which folders there are names that may not be on the disk yet.
  private let unsettled = FolderSet()

  package init(_ root: String) { self.root = root }

  /// Writes a file that is not there yet; it appears whole. `file` is relative to the folder.
  package func create(_ file: String, _ text: String) throws(WriteProblem) {
    try create(file, Array(text.utf8))
  }

  func create(_ file: String, _ bytes: [UInt8]) throws(WriteProblem) {
    let path = try place(for: file)
    guard FileFacts(path) == nil else { throw .alreadyThere(file) }
    let spare = try writeSpare(bytes, beside: path, file: file, like: nil)
    do throws(SystemFault) {
      try spare.link(as: path)
    } catch {
      if error.isTaken { throw .alreadyThere(file) }
      guard error.isWithoutLinks else { throw error.problem(file) }
      try createInPlace(path, bytes, file: file)
    }
    DiskNames.settle(folder: DiskNames.folder(of: path))
  }

  /// Writes a file that is not there yet out of pieces, as one that is too long to be held whole; it appears whole.
  ///
  /// `fill` hands over the pieces until one is not taken; where it throws nothing is written, and that is given back.
  /// What the file holds is on the disk before it has its name; that its name is, `settle` sees to, once for all files.
  package func create<Fault: Error>(
    _ file: String, _ fill: (([UInt8]) -> Bool) throws(Fault) -> Void
  ) throws(WriteProblem) -> Fault? {
    let path = try place(for: file)
    guard FileFacts(path) == nil else { throw .alreadyThere(file) }
    clearLeftovers(beside: path)
    do throws(SystemFault) {
      let spare = try SpareFile.made(beside: path, like: nil)
      var broken: SystemFault?
      do throws(Fault) {
        try fill { piece in
          do throws(SystemFault) { try spare.append(piece) } catch { broken = error }
          return broken == nil
        }
      } catch {
        return error
      }
      if let broken { throw broken }
      try spare.finish()
      try spare.settle(as: path)
    } catch {
      throw error.isTaken ? .alreadyThere(file) : error.problem(file)
    }
    _ = unsettled.insert(DiskNames.folder(of: path))
    return nil
  }

  /// Sees that the names of all files that were written in pieces are on the disk, and those of the folders above them:
  /// once a folder, which takes as long as for one file.
  package func settle() {
    var folders: Set<String> = []
    for folder in unsettled.takeAll() {
      var folder = folder
      while folders.insert(folder).inserted, folder.hasPrefix(root + "/") {
        folder = DiskNames.folder(of: folder)
      }
    }
    // The folder itself may have been made for them.
    if !folders.isEmpty { folders.insert(DiskNames.folder(of: root)) }
    for folder in folders.sorted() { DiskNames.settle(folder: folder) }
  }

  private func clearLeftovers(beside path: String) {
    let folder = DiskNames.folder(of: path)
    if cleared.insert(folder) { SpareFile.clearLeftovers(in: folder) }
  }

  /// Whether a file is there and holds exactly these bytes, which are handed over in pieces; nil where none is there.
  package func holds<Fault: Error>(
    _ file: String, _ fill: (([UInt8]) -> Bool) throws(Fault) -> Void
  ) -> Bool? {
    let path = root + "/" + file
    guard FileFacts(path) != nil else { return nil }
    guard let opened = try? OpenFile.reading(path) else { return false }
    var place = 0
    var isSame = true
    do throws(Fault) {
      try fill { piece in
        let mine = (try? opened.bytes(at: place, count: piece.count)) ?? []
        place += piece.count
        isSame = mine == piece
        return isSame
      }
    } catch {
      return false
    }
    return isSame && place == opened.byteCount
  }

  /// Lets nobody but its owner read a file, where the disk knows owners.
  func makePrivate(_ file: String) { DiskNames.makePrivate(root + "/" + file) }

  /// Removes what killed commands were writing anywhere in the folder: nobody reads it, but it holds what was meant
  /// for the traveller's files.
  package func clearUp() { clearUp(root, depth: 0) }

  private func clearUp(_ folder: String, depth: Int) {
    let names = DiskNames.names(in: folder)
    guard depth < Self.deepest, !names.contains(".tripbook-site") else { return }
    SpareFile.clearLeftovers(in: folder)
    for name in names where !name.hasPrefix(".") && name != "node_modules" {
      let inner = folder + "/" + name
      if FileFacts(inner)?.kind == .folder { clearUp(inner, depth: depth + 1) }
    }
  }

  /// As deep as trips are read.
  static let deepest = 32

  /// Makes a folder within this one, or this one itself for an empty name.
  package func makeFolder(_ folder: String) throws(WriteProblem) {
    var path = root
    do throws(SystemFault) { try Self.makeFolders(root) } catch { throw error.problem(root) }
    for name in folder.split(separator: "/") {
      path += "/" + name
      do throws(SystemFault) { try DiskNames.makeFolder(path) } catch { throw error.problem(folder) }
      guard isWithin(path) else { throw .leadsOut(folder) }
    }
  }

  /// Gives a file another content, which `body` makes out of what it holds, or out of nil where there is none; the
  /// new file takes the old one's name in one step. `body` may be asked again where others write at the same time.
  package func change(
    _ file: String, _ body: (_ old: [UInt8]?) throws(WriteProblem) -> [UInt8]
  ) throws(WriteProblem) {
    for _ in 0..<100 {
      if try changed(file, body) { return }
    }
    throw .busy(file)
  }

  /// - Returns: false where somebody else was quicker.
  private func changed(
    _ file: String, _ body: (_ old: [UInt8]?) throws(WriteProblem) -> [UInt8]
  ) throws(WriteProblem) -> Bool {
    let named = root + "/" + file
    guard FileFacts(named) != nil else {
      let bytes = try body(nil)
      do throws(WriteProblem) {
        try create(file, bytes)
        return true
      } catch {
        guard error.diagnostic.code == .alreadyThere else { throw error }
        return false
      }
    }
    guard let path = FileFacts.realPath(named), isWithin(path) else { throw .leadsOut(file) }
    return try replaced(path, file: file, body)
  }

  private func replaced(
    _ path: String, file: String, _ body: (_ old: [UInt8]?) throws(WriteProblem) -> [UInt8]
  ) throws(WriteProblem) -> Bool {
    let opened: OpenFile
    do throws(SystemFault) { opened = try .reading(path, followingLink: false) } catch {
      throw error.isOfNoFile ? .noFile(file) : error.problem(file)
    }
    guard let facts = try? opened.facts else { throw .noFile(file) }
    guard facts.rights & 0o222 != 0, DiskNames.isWritable(path) else { throw .isProtected(file) }
    guard opened.lock() else { throw .busy(file) }
    // Whoever held the lock may have put another file in the place of the one that we opened.
    guard FileFacts(path, followingLink: true)?.isSameFile(as: facts) == true else { return false }
    let old: [UInt8]
    do throws(SystemFault) { old = try opened.bytes() } catch { throw error.problem(file) }
    let new = try body(old)
    if new == old { return true }
    let spare = try writeSpare(new, beside: path, file: file, like: facts)
    do throws(SystemFault) {
      // An editor takes no lock: what it saved in between must not be lost.
      guard FileFacts(path, followingLink: true)?.isSameFile(as: facts) == true, try opened.bytes() == old
      else { return false }
      try spare.rename(to: path)
    } catch {
      throw error.problem(file)
    }
    DiskNames.settle(folder: DiskNames.folder(of: path))
    return true
  }

  /// The path of a file, with the folders above it made.
  private func place(for file: String) throws(WriteProblem) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { throw .leadsOut(file) }
    try makeFolder(parts.dropLast().joined(separator: "/"))
    return root + "/" + file
  }

  private func isWithin(_ path: String) -> Bool {
    guard let folder = FileFacts.realPath(root), let path = FileFacts.realPath(path) else { return false }
    return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func makeFolders(_ path: String) throws(SystemFault) {
    if FileFacts.realPath(path) == nil, DiskNames.folder(of: path) != path {
      try makeFolders(DiskNames.folder(of: path))
    }
    try DiskNames.makeFolder(path)
  }

  /// A new file beside another, whole and on the disk.
  private func writeSpare(
    _ bytes: [UInt8], beside path: String, file: String, like facts: FileFacts?
  ) throws(WriteProblem) -> SpareFile {
    clearLeftovers(beside: path)
    do throws(SystemFault) {
      let spare = try SpareFile.made(beside: path, like: facts)
      try spare.write(bytes)
      return spare
    } catch {
      throw error.isTaken ? .busy(file) : error.problem(file)
    }
  }

  /// For disks that know no second names: the file may be seen while it grows, and still replaces nothing.
  private func createInPlace(_ path: String, _ bytes: [UInt8], file: String) throws(WriteProblem) {
    do throws(SystemFault) {
      let made = try OpenFile.making(path, rights: 0o666)
      do throws(SystemFault) {
        try made.write(bytes)
        try made.settle()
      } catch {
        DiskNames.remove(path)
        throw error
      }
    } catch {
      throw error.isTaken ? .alreadyThere(file) : error.problem(file)
    }
  }
}

/// Folders of which something is known, for all copies of a value.
private final class FolderSet: Sendable {
  private let known = Mutex<Set<String>>([])

  /// - Returns: false for one that was there before.
  func insert(_ folder: String) -> Bool { known.withLock { $0.insert(folder).inserted } }

  func takeAll() -> Set<String> {
    known.withLock { folders in
      let all = folders
      folders = []
      return all
    }
  }
}

extension WriteProblem {
  package static func alreadyThere(_ file: String) -> WriteProblem {
    WriteProblem(
      .alreadyThere, "“\(file)” already exists; not replaced", file: file,
      advice: "Choose another name, or move it away.")
  }

  fileprivate static func leadsOut(_ file: String) -> WriteProblem {
    WriteProblem(
      .cannotWrite, "“\(file)” is a link out of the trip folder, or to nothing; nothing written there",
      file: file, advice: "Replace the link with a file or folder.")
  }

  fileprivate static func noFile(_ file: String) -> WriteProblem {
    WriteProblem(.cannotWrite, "“\(file)” is not a file", file: file, advice: "Move it away and try again.")
  }

  fileprivate static func isProtected(_ file: String) -> WriteProblem {
    WriteProblem(
      .cannotWrite, "“\(file)” is read-only", file: file,
      advice: "Allow writing to it (chmod u+w), then try again.")
  }

  fileprivate static func busy(_ file: String) -> WriteProblem {
    WriteProblem(
      .cannotWrite, "Another program keeps writing to “\(file)”", file: file,
      advice: "Wait until it is done, then try again.")
  }
}
