import Files
import Gzip
package import ZipFile

/// The files of an export as one list: of zip files, which are read in place, of folders and of single files.
///
/// Nothing of it is ever unpacked onto the disk by name, and no link is followed. What a program gives out in several
/// parts is one export: of a path that stands in two parts the first counts.
package final class Export {
  /// In the order of their paths.
  package let files: [ExportFile]
  /// What is in it and is not read: links, names that lead out of a folder, locked files, zips within zips.
  package let refused: [RefusedFile]
  /// What was given, as it was written.
  package let given: [String]
  private let parts: [Part]

  /// Something in an export that is not read.
  package struct RefusedFile: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case leadsOut, locked, archiveInside, notText, standsTwice
      /// In more folders than any export has.
      case tooDeep
    }
    package let path: String
    package let reason: Reason
  }

  /// What was given: a zip file, a folder by its path, a file by its path, or what files hold.
  enum Part {
    case zip(ZipArchive)
    case folder(String)
    case file(String)
    case memory([[UInt8]])
  }

  /// How much of an archive is read: exports have hundreds of thousands of pictures, and films of hours.
  package static let limits = ZipLimits(entries: 400_000, bytes: 16 << 30, ratio: 250)
  /// Bytes that are read at a time.
  private static let pieceLength = 256 * 1024

  /// What cannot be opened, by the name that was given.
  package struct Unopened: Error, Hashable, Sendable {
    package let name: String
    package let fault: ExportFault
  }

  /// Opens what was given: each with its name as it was written and its whole path.
  package init(_ paths: [(name: String, path: String)]) throws(Unopened) {
    var gathering = ExportGathering()
    var parts: [Part] = []
    for (name, path) in paths {
      do throws(ExportFault) {
        parts.append(try gathering.open(path, part: parts.count))
      } catch {
        throw Unopened(name: name, fault: error)
      }
    }
    self.parts = parts
    given = paths.map(\.name)
    files = gathering.files.sorted { ($0.path, $0.part) < ($1.path, $1.part) }
    refused = gathering.refused
  }

  /// Files that stand in memory, as those of a test or of a fuzzer do: one part, as if it were a folder.
  package init(files: [(path: String, bytes: [UInt8])], given: String = "given") {
    var gathering = ExportGathering()
    gathering.hold(files.map { (path: $0.path, byteCount: $0.bytes.count) }, part: 0)
    parts = [.memory(files.map(\.bytes))]
    self.given = [given]
    self.files = gathering.files.sorted { ($0.path, $0.part) < ($1.path, $1.part) }
    refused = gathering.refused
  }

  /// All bytes of a file.
  package func bytes(of file: ExportFile, atMost maximum: Int) throws(ExportFault) -> [UInt8] {
    guard file.byteCount <= maximum else { throw .tooLarge(maximum) }
    var bytes: [UInt8] = []
    var isOver = false
    try read(file) { piece in
      bytes += piece
      isOver = bytes.count > maximum
      return !isOver
    }
    if isOver { throw .tooLarge(maximum) }
    return bytes
  }

  /// The first bytes of a file; none of one that cannot be read.
  package func head(of file: ExportFile, count: Int = 64 * 1024) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ExportFault) {
      try read(file) { piece in
        bytes += piece
        return bytes.count < count
      }
    } catch {
      return []
    }
    return Array(bytes.prefix(count))
  }

  /// Hands over a file piece by piece, until `take` wants no more.
  package func read(_ file: ExportFile, _ take: ([UInt8]) -> Bool) throws(ExportFault) {
    guard let packed = file.packedPath else { return try read(file, at: file.path, take) }
    let gunzip = Gunzip(maximum: Self.limits.bytes, ratio: Self.limits.ratio)
    var problem: GzipProblem?
    var isWanted = true
    try read(file, at: packed) { piece in
      do throws(GzipProblem) {
        isWanted = try gunzip.read(piece, take)
        return isWanted
      } catch {
        problem = error
        return false
      }
    }
    if let problem { throw .gzip(problem) }
    guard isWanted else { return }
    do throws(GzipProblem) { try gunzip.finish() } catch { throw .gzip(error) }
  }

  /// The bytes as they lie there.
  private func read(
    _ file: ExportFile, at path: String, _ take: ([UInt8]) -> Bool
  ) throws(ExportFault) {
    guard parts.indices.contains(file.part) else { return }
    switch parts[file.part] {
    case .zip(let archive): try Self.read(archive, at: file.place, take)
    case .folder(let root): try Self.read(root + "/" + path, take)
    case .file(let path): try Self.read(path, take)
    case .memory(let contents):
      guard contents.indices.contains(file.place) else { return }
      Self.read(contents[file.place], take)
    }
  }

  private static func read(_ bytes: [UInt8], _ take: ([UInt8]) -> Bool) {
    var rest = bytes[...]
    while !rest.isEmpty, take(Array(rest.prefix(pieceLength))) { rest = rest.dropFirst(pieceLength) }
  }

  private static func read(
    _ archive: ZipArchive, at place: Int, _ take: ([UInt8]) -> Bool
  ) throws(ExportFault) {
    guard archive.entries.indices.contains(place) else { return }
    do throws(ZipProblem) {
      let bytes = try archive.open(archive.entries[place])
      while true {
        let piece = try bytes.next()
        if piece.isEmpty || !take(piece) { return }
      }
    } catch {
      throw .zip(error)
    }
  }

  private static func read(_ path: String, _ take: ([UInt8]) -> Bool) throws(ExportFault) {
    do throws(SystemFault) {
      let file = try OpenFile.reading(path, followingLink: false)
      var place = 0
      while true {
        let piece = try file.bytes(at: place, count: pieceLength)
        place += piece.count
        if piece.isEmpty || !take(piece) { return }
      }
    } catch {
      throw .system(error)
    }
  }
}
