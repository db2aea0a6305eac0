import ExportFiles
import JSONText

/// Which fields the beginning of a text of JSON has, as far as it goes: `entries[].photos[].md5`, and `entries[]` for a
/// list.
final class HeadPaths: JSONCollector {
  private(set) var paths: Set<String> = []
  private var open: [(path: String, kind: JSONContainer)] = []
  private var name = ""

  /// More would be no program's: names that are made up anew each time.
  private static let most = 1000
  /// Bytes of a path.
  private static let longest = 160

  /// The files of these that begin as a record of JSON does, with what they have at their beginning.
  static func files(among files: [ExportFile], of export: Export) -> [(file: ExportFile, paths: Set<String>)]
  {
    files.filter { !$0.isPassedOver }.compactMap {
      file -> (file: ExportFile, paths: Set<String>)? in
      let head = export.head(of: file)
      guard head.firstSign == UInt8(ascii: "{") else { return nil }
      return (file, of(head))
    }
  }

  static func of(_ head: [UInt8]) -> Set<String> {
    let collector = HeadPaths()
    var events = JSONEvents(for: collector)
    events.read(head)
    return collector.paths
  }

  func begin(_ kind: JSONContainer) {
    let path = here + (kind == .list ? "[]" : "")
    note(path)
    open.append((path.utf8.count > Self.longest ? "…" : path, kind))
  }

  func field(_ name: String) {
    self.name = name
    note(here)
  }

  func value(_ value: JSONValue, line: Int) {}

  func end(line: Int) { _ = open.popLast() }

  /// The path of what comes next.
  private var here: String {
    guard let last = open.last else { return "" }
    if last.kind == .list { return last.path }
    return last.path.isEmpty ? name : last.path + "." + name
  }

  private func note(_ path: String) {
    if paths.count < Self.most, path.utf8.count <= Self.longest { paths.insert(path) }
  }
}
