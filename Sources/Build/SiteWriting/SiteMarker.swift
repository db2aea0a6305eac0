private import Files

/// The file in each of our folders that says so, and lists what we wrote there.
///
/// Text: a first line that names the format, a second one for whoever opens it, then a path a line, sorted by bytes.
package struct SiteMarker {
  package static let name = ".tripbook-site"
  private static let format = "Tripbook site 1"
  private static let notice =
    "Tripbook replaces this folder as a whole with each build. It wrote the files listed below."

  /// Bytes: the paths of a million files. What is longer is none of ours, and would not fit into memory.
  private static let longest = 200_000_000

  /// The files of the site, without the marker itself.
  package let files: Set<String>
  /// Whether its notice is the usual one: a hand may have written more there.
  package let hasOwnNotice: Bool

  package init(files: Set<String>) {
    self.files = files
    hasOwnNotice = true
  }

  /// Reads a marker; nil where the text is not one, or of a format that a later Tripbook made.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == Self.format, lines.last == "" else { return nil }
    files = Set(lines.dropFirst(2).dropLast().map(String.init))
    hasOwnNotice = lines[1] == Self.notice
  }

  /// The marker of a folder; nil where there is none that is ours.
  package static func read(in folder: String) -> SiteMarker? {
    let path = folder + "/" + name
    guard let facts = FileFacts(path), facts.kind == .file, facts.byteCount <= longest,
      let bytes = try? OpenFile.bytes(of: path)
    else { return nil }
    return SiteMarker(text: String(decoding: bytes, as: UTF8.self))
  }

  package var text: String {
    let paths = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([Self.format, Self.notice] + paths).joined(separator: "\n") + "\n"
  }
}
