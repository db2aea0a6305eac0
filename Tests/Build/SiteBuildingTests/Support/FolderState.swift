import Foundation

/// What stands in a folder, with sizes and the times of the last change: enough to see that something wrote there.
struct FolderState: Equatable {
  private var lines: [String] = []

  init(_ folder: String) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let facts = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      let size = (facts[.size] as? NSNumber)?.int64Value ?? -1
      let changed = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? -1
      lines.append("\(name) \(size) \(changed)")
    }
  }

  /// Without a folder and what is in it.
  func without(_ folder: String) -> FolderState {
    var rest = self
    rest.lines.removeAll { $0.hasPrefix(folder + "/") || $0.hasPrefix(folder + " ") }
    return rest
  }
}
