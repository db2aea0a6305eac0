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
    package enum Reason: Hashable, Sendable { case leadsOut, locked, archiveInside, notText, standsTwice }
    package let path: String
    package let reason: Reason
  }

  /// What was given: a zip file, a folder by its path, or a file by its path.
  private enum Part {
    case zip(ZipArchive)
    case folder(String)
    case file(String)
  }

  /// How much of an archive is read: exports have hundreds of thousands of pictures, and films of hours.
  package static let limits = ZipLimits(entries: 400_000, bytes: 16 << 30, ratio: 250)
  /// Folders within each other.
  private static let deepest = 32

  /// What cannot be opened, by the name that was given.
  package struct Unopened: Error, Hashable, Sendable {
    package let name: String
    package let fault: ExportFault
  }

  /// Opens what was given: each with its name as it was written and its whole path.
  package init(_ paths: [(name: String, path: String)]) throws(Unopened) {
    var gathering = Gathering()
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
    }
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
        let piece = try file.bytes(at: place, count: 256 * 1024)
        place += piece.count
        if piece.isEmpty || !take(piece) { return }
      }
    } catch {
      throw .system(error)
    }
  }

  // MARK: - Gathering

  /// What is in the parts, while they are opened.
  private struct Gathering {
    var files: [ExportFile] = []
    var refused: [RefusedFile] = []
    private var known: Set<String> = []

    mutating func open(_ given: String, part: Int) throws(ExportFault) -> Part {
      // What was given by name may be a link; nothing within it is.
      let path = FileFacts.realPath(given) ?? given
      if FileFacts(path)?.kind == .folder {
        try list(path, below: "", part: part, depth: 0)
        return .folder(path)
      }
      let file = try Self.opened(path)
      let start: [UInt8]
      do throws(SystemFault) { start = try file.bytes(at: 0, count: 4) } catch { throw .system(error) }
      guard start.starts(with: Array("PK".utf8)) else {
        let name = given.split(separator: "/").last.map(String.init) ?? given
        add(name, file.byteCount, changed: FileFacts(path)?.modifiedSeconds, part: part, place: 0)
        return .file(path)
      }
      do throws(ZipProblem) {
        let archive = try ZipArchive(file, limits: limits)
        list(archive, part: part)
        return .zip(archive)
      } catch {
        throw .zip(error)
      }
    }

    private static func opened(_ path: String) throws(ExportFault) -> OpenFile {
      do throws(SystemFault) { return try OpenFile.reading(path) } catch { throw .system(error) }
    }

    private mutating func list(_ archive: ZipArchive, part: Int) {
      refused += archive.refused.map { RefusedFile(path: $0, reason: .leadsOut) }
      for (place, entry) in archive.entries.enumerated() {
        if entry.isEncrypted {
          refused.append(RefusedFile(path: entry.path, reason: .locked))
        } else {
          add(entry.path, entry.byteCount, changed: entry.changed, part: part, place: place)
        }
      }
    }

    private mutating func list(
      _ folder: String, below path: String, part: Int, depth: Int
    ) throws(ExportFault) {
      let entries: [FolderEntry]
      do throws(SystemFault) { entries = try FolderEntry.all(in: folder) } catch { throw .system(error) }
      for entry in entries.sorted(by: { $0.name < $1.name }) {
        let inner = path.isEmpty ? entry.name : path + "/" + entry.name
        guard entry.isText else {
          refused.append(RefusedFile(path: inner, reason: .notText))
          continue
        }
        let whole = folder + "/" + entry.name
        switch entry.kind {
        case .folder where depth < deepest: try list(whole, below: inner, part: part, depth: depth + 1)
        case .file:
          let facts = FileFacts(whole)
          add(inner, facts?.byteCount ?? 0, changed: facts?.modifiedSeconds, part: part, place: 0)
          if files.count > limits.entries { throw .tooManyFiles }
        default: refused.append(RefusedFile(path: inner, reason: .leadsOut))
        }
      }
    }

    private mutating func add(_ path: String, _ byteCount: Int, changed: Int?, part: Int, place: Int) {
      if path.lowercased().hasSuffix(".zip") {
        refused.append(RefusedFile(path: path, reason: .archiveInside))
      } else if known.insert(path).inserted {
        files.append(ExportFile(path: path, byteCount: byteCount, changed: changed, part: part, place: place))
      } else {
        refused.append(RefusedFile(path: path, reason: .standsTwice))
      }
    }
  }
}
