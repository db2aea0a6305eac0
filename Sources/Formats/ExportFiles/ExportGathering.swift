import Files
import ZipFile

/// What is in the parts of an export, while they are opened.
struct ExportGathering {
  private(set) var files: [ExportFile] = []
  private(set) var refused: [Export.RefusedFile] = []
  private var known: Set<String> = []

  /// Folders within each other.
  private static let deepest = 32

  mutating func open(_ given: String, part: Int) throws(ExportFault) -> Export.Part {
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
      let archive = try ZipArchive(file, limits: Export.limits)
      list(archive, part: part)
      return .zip(archive)
    } catch {
      throw .zip(error)
    }
  }

  /// Takes files by their paths and lengths, in the order in which their contents are kept.
  mutating func hold(_ files: [(path: String, byteCount: Int)], part: Int) {
    for (place, file) in files.enumerated() {
      add(file.path, file.byteCount, changed: nil, part: part, place: place)
    }
  }

  private static func opened(_ path: String) throws(ExportFault) -> OpenFile {
    do throws(SystemFault) { return try OpenFile.reading(path) } catch { throw .system(error) }
  }

  private mutating func list(_ archive: ZipArchive, part: Int) {
    refused += archive.refused.map { Export.RefusedFile(path: $0, reason: .leadsOut) }
    for (place, entry) in archive.entries.enumerated() {
      if entry.isEncrypted {
        refused.append(Export.RefusedFile(path: entry.path, reason: .locked))
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
        refused.append(Export.RefusedFile(path: inner, reason: .notText))
        continue
      }
      let whole = folder + "/" + entry.name
      switch entry.kind {
      case .folder where depth < Self.deepest: try list(whole, below: inner, part: part, depth: depth + 1)
      case .folder: refused.append(Export.RefusedFile(path: inner, reason: .tooDeep))
      case .file:
        let facts = FileFacts(whole)
        add(inner, facts?.byteCount ?? 0, changed: facts?.modifiedSeconds, part: part, place: 0)
        if files.count > Export.limits.entries { throw .tooManyFiles }
      default: refused.append(Export.RefusedFile(path: inner, reason: .leadsOut))
      }
    }
  }

  private mutating func add(_ path: String, _ byteCount: Int, changed: Int?, part: Int, place: Int) {
    if path.lowercased().hasSuffix(".zip") {
      refused.append(Export.RefusedFile(path: path, reason: .archiveInside))
    } else if known.insert(path).inserted {
      files.append(ExportFile(path: path, byteCount: byteCount, changed: changed, part: part, place: place))
    } else {
      refused.append(Export.RefusedFile(path: path, reason: .standsTwice))
    }
  }
}
