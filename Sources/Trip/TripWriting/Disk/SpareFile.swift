internal import Files
private import Glibc

/// A file that grows beside the one whose name it will take, under a name that no trip looks at.
///
/// It is its owner's alone until it is whole, and locked for as long as its command runs: by that the next one knows
/// what a killed one has left.
struct SpareFile: ~Copyable {
  private let path: String
  private let file: OpenFile
  /// The rights that it has in the end.
  private let rights: FileFacts?
  private var isMoved = false

  /// Makes one beside a file; `facts` are those of the file whose rights it takes over, nil for one that is new.
  ///
  /// - Throws: that the name is taken, where all are.
  static func made(beside path: String, like facts: FileFacts?) throws(SystemFault) -> SpareFile {
    for attempt in 0..<1000 {
      let spare = DiskNames.folder(of: path) + "/" + name(attempt)
      do throws(SystemFault) {
        let file = try OpenFile.making(spare, rights: facts == nil ? 0o666 : 0o600)
        _ = file.tryLock()
        // Before the lock was taken, another command may have held it for a leftover and cleared it away.
        let made = try file.facts
        guard FileFacts(spare)?.isSameFile(as: made) == true else { continue }
        file.makePrivate()
        return SpareFile(path: spare, file: file, rights: facts ?? made)
      } catch {
        guard error.isTaken else { throw error }
      }
    }
    throw SystemFault(code: EEXIST)
  }

  private init(path: String, file: consuming OpenFile, rights: FileFacts?) {
    self.path = path
    self.file = file
    self.rights = rights
  }

  deinit { if !isMoved { DiskNames.remove(path) } }

  /// Writes the whole content, sees that it is on the disk, and gives the file its rights.
  func write(_ bytes: [UInt8]) throws(SystemFault) {
    try append(bytes)
    try finish()
  }

  /// Writes a piece of it.
  func append(_ bytes: [UInt8]) throws(SystemFault) { try file.write(bytes) }

  /// Sees that all of it is on the disk, and gives the file its rights.
  func finish() throws(SystemFault) {
    try file.settle()
    if let rights { try file.take(rightsOf: rights) }
  }

  /// Gives the file a second name, which nothing may bear yet; the spare one goes.
  consuming func link(as name: String) throws(SystemFault) { try DiskNames.link(path, as: name) }

  /// The same; on a disk that knows no second names the spare one is taken away from it, where nothing bears the name.
  consuming func settle(as name: String) throws(SystemFault) {
    do throws(SystemFault) {
      try DiskNames.link(path, as: name)
    } catch {
      guard error.isWithoutLinks else { throw error }
      guard FileFacts(name) == nil else { throw SystemFault(code: EEXIST) }
      try rename(to: name)
    }
  }

  /// Gives the file a name, over whatever bears it.
  consuming func rename(to name: String) throws(SystemFault) {
    try DiskNames.rename(path, to: name)
    isMoved = true
  }
}

// MARK: - Leftovers

extension SpareFile {
  /// Removes from a folder what killed commands were writing there; what a command that runs is writing stays.
  static func clearLeftovers(in folder: String) {
    for name in DiskNames.names(in: folder) {
      guard let process = process(ofName: name) else { continue }
      let path = folder + "/" + name
      // Not a link, not another user's: nothing but what a command of this user has made.
      guard let file = try? OpenFile.reading(path, followingLink: false),
        (try? file.facts.owner) == geteuid()
      else { continue }
      if let fault = file.tryLock() {
        // A disk without locks tells nothing; then it counts whether there is such a process.
        guard !fault.isHeldByAnother, kill(process, 0) != 0, errno == ESRCH else { continue }
      }
      DiskNames.remove(path)
    }
  }

  private static func name(_ attempt: Int) -> String { ".tripbook-\(getpid())-\(attempt).new" }

  /// Who made a file of that name; nil for a name that is none of ours.
  private static func process(ofName name: String) -> pid_t? {
    guard name.hasPrefix(".tripbook-"), name.hasSuffix(".new") else { return nil }
    let numbers = name.dropFirst(".tripbook-".count).dropLast(".new".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, UInt16(numbers[1]) != nil else {
      return nil
    }
    return process
  }
}
