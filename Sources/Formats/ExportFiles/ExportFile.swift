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
  /// Of what a gzip file holds: the path of the gzip file.
  var packedPath: String?

  /// What a gzip file holds, as a file of its own without the ending of the packed one. Its length is that of the packed
  /// one.
  package var unpacked: ExportFile {
    guard packedPath == nil else { return self }
    var file = ExportFile(
      path: ending == "gz" ? String(path.dropLast(3)) : path, byteCount: byteCount, changed: changed,
      part: part, place: place)
    file.packedPath = path
    return file
  }

  /// Whether it is what a gzip file holds.
  package var isUnpacked: Bool { packedPath != nil }

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

  /// Whether its name says that it is a picture, a film or a recording.
  package var isMedium: Bool { Self.media.contains(ending) }

  /// Whether nobody looks into it for texts and values: an export has a hundred thousand such files.
  package var isPassedOver: Bool { isMedium || ending == "pdf" }

  private static let media: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "avif", "bmp", "tif", "tiff", "dng", "mp4", "mov",
    "m4v", "avi", "mkv", "webm", "3gp", "mp3", "m4a", "aac", "wav", "ogg", "opus",
  ]
}
