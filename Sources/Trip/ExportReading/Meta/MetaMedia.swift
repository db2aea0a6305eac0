import ExportFiles

/// The pictures and films of an export by the addresses that its posts have for them.
struct MetaMedia {
  private let byName: [String: [ExportFile]]

  init(_ files: [ExportFile]) {
    // An address may lead anywhere, and what is about the account or others is no picture.
    let media = files.filter { $0.isMedium || $0.ending == "srt" }
    byName = Dictionary(grouping: media) { $0.name.lowercased() }
  }

  /// The file of an address such as `media/posts/202605/1.jpg`, wherever the export begins: that with which it has most
  /// folders in common; of equals the one that is nearest to the file in which the address stands. Nil where only the
  /// name is the same.
  func file(_ address: String, near source: ExportFile) -> ExportFile? {
    guard !address.contains("://") else { return nil }
    let wanted = address.split(separator: "/").map { $0.lowercased() }
    guard let name = wanted.last, let candidates = byName[name] else { return nil }
    let ranked = candidates.map { file in
      let parts = file.path.split(separator: "/").map { $0.lowercased() }
      return (
        file, Self.common(wanted.reversed(), parts.reversed()), parts.count, Self.nearness(file, source)
      )
    }
    guard let best = ranked.max(by: { ($0.1, $0.3, $1.0.path) < ($1.1, $1.3, $0.0.path) }) else { return nil }
    return best.1 >= min(2, wanted.count, best.2) ? best.0 : nil
  }

  private static func nearness(_ file: ExportFile, _ source: ExportFile) -> Int {
    common(
      file.path.split(separator: "/").map(String.init), source.path.split(separator: "/").map(String.init))
  }

  /// How many parts are the same from the beginning on.
  private static func common(_ one: [String], _ other: [String]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
