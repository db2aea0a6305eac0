/// A file of an export, in a folder or in an archive.
package struct ExportFile: Hashable, Sendable {
  /// Its path within the export, with `/` between its parts: `trip/usa-2024_1/trip.json`.
  package let path: String
  /// Bytes, as the archive or the disk says.
  package let byteCount: Int
  /// When it was last changed, in seconds since 1970 by a clock that nobody tells: good for an order alone.
  package let changed: Int?
  /// Which of the files and folders that were given it is from, and its place there.
  let part: Int
  let place: Int

  /// The last part of its path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Its path but for the name; empty at the top.
  package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// What stands behind the last point of its name, in small letters; empty without one.
  package var ending: String {
    let name = name
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }
}
