import Foundation
import SiteOutput

/// The file in an open site with opaque names that says how its files are called otherwise: a name cannot be told of an
/// opaque one.
///
/// Text: a first line that names the format, the language of the site, then a path a line, sorted by bytes.
struct PathList {
  /// A BCP 47 language tag, lower case: `en`.
  let language: String
  let paths: [OutputPath]

  private static let path = OutputPath.top(".tripbook-paths")
  private static let format = "Tripbook paths 1"

  var file: OutputFile {
    let lines = [Self.format, language] + paths.map(\.text)
    return OutputFile(path: Self.path, content: .text(lines.joined(separator: "\n") + "\n"))
  }

  /// That of a site; nil where there is none that can be read as one.
  static func read(in folder: String) -> PathList? {
    guard let bytes = FileManager.default.contents(atPath: folder + "/" + path.text) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == format, lines.last == "" else { return nil }
    let paths = lines.dropFirst(2).dropLast().map { OutputPath(String($0)) }
    guard paths.allSatisfy({ $0 != nil }) else { return nil }
    return PathList(language: String(lines[1]), paths: paths.compactMap(\.self))
  }

  init(language: String, paths: [OutputPath]) {
    self.language = language
    self.paths = paths
  }
}
