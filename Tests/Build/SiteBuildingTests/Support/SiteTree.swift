import Foundation

/// The files of a folder with their bytes, by their paths in it.
struct SiteTree: Equatable {
  private(set) var files: [String: Data] = [:]

  init(_ folder: String) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      // A folder has no contents.
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      files[name] = bytes
    }
  }

  init(files: [String: String]) { self.files = files.mapValues { Data($0.utf8) } }

  var names: [String] { files.keys.sorted() }

  /// The pages, as text.
  var pages: [(name: String, text: String)] {
    names.filter { $0.hasSuffix(".html") }.map { ($0, text($0)) }
  }

  func text(_ name: String) -> String { String(decoding: files[name] ?? Data(), as: UTF8.self) }

  /// The files that are not the same in both, or stand in one alone.
  func differences(from other: SiteTree) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }

  /// The files in which a text stands.
  func names(holding text: String) -> [String] {
    let wanted = Data(text.utf8)
    return names.filter { files[$0]?.range(of: wanted) != nil }
  }
}
