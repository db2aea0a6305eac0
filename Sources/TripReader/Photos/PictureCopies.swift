import PhotoMetadata

/// Copies of pictures that programs laid beside them: smaller ones (`falls-300x200.jpg`, `falls-thumb.jpg`), and the
/// same in another kind (`IMG_1.heic` beside `IMG_1.jpg`), of which the JPEG counts.
///
/// A copy is not a picture of its own, and a text that names it means the picture.
struct PictureCopies {
  /// The picture by its copy.
  private(set) var originals: [String: String] = [:]

  init(_ files: [String]) {
    let byStem = Dictionary(files.map { (EntryName.withoutEnding($0).lowercased(), $0) }) { first, second in
      Self.hasEnding(of: .jpeg, second) && !Self.hasEnding(of: .jpeg, first) ? second : first
    }
    for file in files {
      if Self.converted.contains(where: { Self.hasEnding(of: $0, file) }),
        let jpeg = byStem[EntryName.withoutEnding(file).lowercased()], Self.hasEnding(of: .jpeg, jpeg)
      {
        originals[file] = jpeg
        continue
      }
      guard let stem = Self.stem(ofOriginalOf: EntryName.withoutEnding(file).lowercased()) else { continue }
      if let original = byStem[stem] ?? byStem[stem + "-scaled"], original != file {
        originals[file] = original
      }
    }
  }

  /// What programs turn into JPEG, or JPEG into; two pictures of one name in other kinds may be different ones.
  private static let converted: [PictureFormat] = [.heic, .avif, .webp]

  private static func hasEnding(of format: PictureFormat, _ file: String) -> Bool {
    format.endings.contains { file.lowercased().hasSuffix("." + $0) }
  }

  private static let endings = [
    "-th", "_th", "-thumb", "_thumb", "-thumbnail", "_thumbnail", "-tn", "_tn", "@0.5x",
  ]

  /// The name without what makes it that of a copy; nil for a name that is none.
  private static func stem(ofOriginalOf stem: String) -> String? {
    if let ending = endings.first(where: stem.hasSuffix) { return String(stem.dropLast(ending.count)) }
    guard let dash = stem.lastIndex(where: { $0 == "-" }) else { return nil }
    let size = stem[stem.index(after: dash)...]
    return size.contains("x") && PictureWords.isSize(size) ? String(stem[..<dash]) : nil
  }
}
