internal import Files

extension TripFolder {
  /// All files of the folder and of those in it with their lengths, in the order of their paths; hidden ones and sites
  /// aside. Links are not followed.
  package func files() -> [(path: String, byteCount: Int)] {
    var found: [(path: String, byteCount: Int)] = []
    gather("", depth: 0, &found)
    return found.sorted { $0.path < $1.path }
  }

  private func gather(_ folder: String, depth: Int, _ found: inout [(path: String, byteCount: Int)]) {
    let entries = (try? FolderEntry.all(in: folder.isEmpty ? root : root + "/" + folder)) ?? []
    guard depth < Self.deepest, !entries.contains(where: { $0.name == ".tripbook-site" }) else { return }
    for entry in entries where entry.isText && !entry.name.hasPrefix(".") && entry.name != "node_modules" {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      switch entry.kind {
      case .folder: gather(path, depth: depth + 1, &found)
      case .file:
        if let facts = FileFacts(root + "/" + path) { found.append((path, facts.byteCount)) }
      default: continue
      }
    }
  }

  /// The first bytes of a file; none of one that cannot be read.
  package func start(of file: String, count: Int) -> [UInt8] {
    guard let opened = try? OpenFile.reading(root + "/" + file) else { return [] }
    return (try? opened.bytes(at: 0, count: count)) ?? []
  }
}
