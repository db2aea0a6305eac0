import Foundation
import Glibc
import Testing

@testable import Files

@Suite("An open file")
struct OpenFileTests {
  /// A folder for one test, with a file of five bytes in it.
  private final class Bench {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)").path
    var five: String { folder + "/five" }

    init() throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data([1, 2, 3, 4, 5]).write(to: URL(filePath: five))
    }

    func makePipe() throws {
      let made = unsafe mkfifo(folder + "/pipe", 0o600)
      try #require(made == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  private func fault(_ body: () throws(SystemFault) -> Void) -> SystemFault? {
    do throws(SystemFault) { try body() } catch { return error }
    return nil
  }

  @Test("is read whole, or as many bytes as were asked for", arguments: [0, 1, 4, 5, 6, 1000, .max])
  func whole(_ maximum: Int) throws {
    let bench = try Bench()
    #expect(try OpenFile.bytes(of: bench.five, atMost: maximum) == Array([1, 2, 3, 4, 5].prefix(maximum)))
  }

  @Test(
    "is read from any place, as far as it goes",
    arguments: [
      (0, 5, [1, 2, 3, 4, 5]), (1, 2, [2, 3]), (3, 9, [4, 5]), (5, 1, []), (9, 9, []), (2, 0, []),
    ])
  func places(place: Int, count: Int, bytes: [UInt8]) throws {
    let bench = try Bench()
    let file = try OpenFile.reading(bench.five)
    #expect(try file.bytes(at: place, count: count) == bytes)
  }

  @Test("is none where nothing is there, or a folder, or a pipe that nobody writes to")
  func refused() throws {
    let bench = try Bench()
    try bench.makePipe()
    let names = ["/none": ENOENT, "": EISDIR, "/pipe": ESPIPE, "/five/below": ENOTDIR]
    for (name, code) in names {
      let found = fault { () throws(SystemFault) in _ = try OpenFile.reading(bench.folder + name) }
      #expect(found == SystemFault(code: code), "\(name)")
      #expect(found?.isOfNoFile == [EISDIR, ESPIPE].contains(code))
    }
  }

  @Test("is reached through a link only where that is wanted")
  func links() throws {
    let bench = try Bench()
    let link = bench.folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bench.five)
    #expect(try OpenFile.bytes(of: link).count == 5)
    let found = fault { () throws(SystemFault) in _ = try OpenFile.reading(link, followingLink: false) }
    #expect(found == SystemFault(code: ELOOP))
    #expect(FileFacts(link)?.kind == .link)
    #expect(FileFacts(link, followingLink: true)?.byteCount == 5)
  }

  @Test("is made where the name is free, and written in order or at any place")
  func writing() throws {
    let bench = try Bench()
    let path = bench.folder + "/new"
    let file = try OpenFile.making(path, rights: 0o600)
    try file.write([1, 2])
    try file.write([3])
    try file.write([9, 8], at: 4)
    try file.write([])
    #expect(try OpenFile.bytes(of: path) == [1, 2, 3, 0, 9, 8])
    #expect(FileFacts(path)?.rights == 0o600)
    let taken = fault { () throws(SystemFault) in _ = try OpenFile.making(path, rights: 0o600) }
    #expect(taken == SystemFault(code: EEXIST))
    // What is open for writing alone is not read.
    #expect(
      fault { () throws(SystemFault) in _ = try file.bytes(at: 0, count: 1) } == SystemFault(code: EBADF))
  }

  @Test("is closed when it goes, also where it was refused")
  func closing() throws {
    let bench = try Bench()
    func descriptor() throws -> Int32 { try OpenFile.reading(bench.five).descriptor }
    let opened = try descriptor()
    // Others run at the same time, so the number may be another file's by now, but not this one's.
    let held = try? FileFacts(of: opened)
    #expect(try #require(FileFacts(bench.five)).inode != held?.inode)
    for _ in 0..<5000 { _ = fault { () throws(SystemFault) in _ = try OpenFile.reading(bench.folder) } }
    #expect(try OpenFile.bytes(of: bench.five).count == 5)
  }

  @Test("is locked by one at a time, until it is closed")
  func locking() throws {
    let bench = try Bench()
    func lockTwice() throws {
      let file = try OpenFile.reading(bench.five)
      #expect(file.tryLock() == nil)
      let other = try OpenFile.reading(bench.five)
      #expect(other.tryLock()?.isHeldByAnother == true)
      #expect(try file.facts.isSameFile(as: other.facts))
      #expect(file.identity == other.identity)
    }
    try lockTwice()
    let third = try OpenFile.reading(bench.five)
    #expect(third.tryLock() == nil)
  }

  @Test("lies in a folder whose names are told with what they stand for")
  func listing() throws {
    let bench = try Bench()
    try FileManager.default.createDirectory(
      atPath: bench.folder + "/inner", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: bench.folder + "/link", withDestinationPath: "five")
    try bench.makePipe()
    let broken: [CChar] = (bench.folder + "/").utf8.map { CChar(bitPattern: $0) } + [-1, 0]
    let made = unsafe mkdir(broken, 0o700)
    #expect(made == 0)
    let found = try FolderEntry.all(in: bench.folder).sorted { $0.name < $1.name }
    #expect(found.map(\.name) == ["five", "inner", "link", "pipe", "\u{FFFD}"])
    #expect(found.map(\.kind) == [.file, .folder, .link, .other, .folder])
    #expect(found.map(\.isText) == [true, true, true, true, false])
    let none = fault { () throws(SystemFault) in _ = try FolderEntry.all(in: bench.five) }
    #expect(none == SystemFault(code: ENOTDIR))
  }
}
