import PhotoMetadata

/// Smaller copies of pictures that programs laid beside them: `falls-300x200.jpg`, `falls-thumb.jpg`.
///
/// A copy is not a picture of its own, and a text that names it means the picture.
struct PictureCopies {
  /// The picture by its copy.
  private(set) var originals: [String: String] = [:]

  init(_ files: [String]) {
    let byStem = Dictionary(files.map { (EntryName.withoutEnding($0).lowercased(), $0) }) { first, second in
      Self.isJPEG(second) && !Self.isJPEG(first) ? second : first
    }
    for file in files {
      guard let stem = Self.stem(ofOriginalOf: EntryName.withoutEnding(file).lowercased()) else { continue }
      if let original = byStem[stem] ?? byStem[stem + "-scaled"], original != file {
        originals[file] = original
      }
    }
  }

  private static func isJPEG(_ file: String) -> Bool {
    PictureFormat.jpeg.endings.contains { file.lowercased().hasSuffix("." + $0) }
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
