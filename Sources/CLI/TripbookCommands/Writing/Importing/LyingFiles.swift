import Importing
import TripModel
import TripReading
import TripWriting

/// What lies in a trip's folder before an import writes into it.
struct LyingFiles {
  /// The entries that came by earlier imports.
  private(set) var imported = ImportedEntries()
  private var byLength: [Int: [String]] = [:]

  /// Bytes within which the head of an entry ends.
  private static let longestHead = 16 * 1024
  private static let mark = Array("imported".utf8)

  init(_ folder: TripFolder) {
    for (path, byteCount) in folder.files() {
      byLength[byteCount, default: []].append(path)
      guard Self.isText(path) else { continue }
      let start = folder.start(of: path, count: Self.longestHead)
      guard start.firstRange(of: Self.mark) != nil,
        let text = ProofReader.entry(start, file: path).0.imported, let mark = ImportMark(text)
      else { continue }
      imported.note(mark, at: path)
    }
  }

  /// The files of a length.
  func files(of byteCount: Int) -> [String] { byLength[byteCount] ?? [] }

  private static func isText(_ path: String) -> Bool {
    let small = path.lowercased()
    return [".md", ".markdown", ".mdx", ".txt", ".yml", ".yaml"].contains { small.hasSuffix($0) }
  }
}
