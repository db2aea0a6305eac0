/// The folders of pictures that no text is about yet: one that lies there is probably about them.
struct FoldersOfPictures {
  private let folders: Set<String>

  /// `texts` are those that have a place of their own: entries, and the texts of albums.
  init(_ files: TripFiles, texts: [String]) {
    let told = Set(texts.map { JournalReader.folder(of: $0) })
    // The trip folder itself is no album.
    folders = Set(files.photos.map { JournalReader.folder(of: $0) }).subtracting(told).subtracting([""])
  }

  /// The name of a text that stands above the pictures beside a file.
  func album(beside file: String) -> String? {
    let folder = JournalReader.folder(of: file)
    return folders.contains(folder) ? folder + "/album.md" : nil
  }
}
