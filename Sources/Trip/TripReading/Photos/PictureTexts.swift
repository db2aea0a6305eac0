import Diagnostics
import TripModel

/// The texts beside pictures, by the pictures that they are about.
struct PictureTexts {
  private(set) var byPicture: [String: PictureText] = [:]
  /// Pictures that their texts leave out, with the text.
  private(set) var leaveOut: [String: String] = [:]
  private(set) var takeIn: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A text of the whole name of a picture goes before one of its stem.
  init(_ texts: [EntryFile], of pictures: [String]) {
    guard !texts.isEmpty else { return }
    var byPath: [String: [String]] = [:]
    for picture in pictures {
      for name in Set([picture.lowercased(), EntryName.withoutEnding(picture).lowercased()]) {
        byPath[name, default: []].append(picture)
      }
    }
    for text in texts.filter({ !TripFiles.isAlbum($0.file) }).sorted(by: {
      ($0.file.count, $1.file) > ($1.file.count, $0.file)
    }) {
      guard let owned = byPath[EntryName.withoutEnding(text.file).lowercased()] else { continue }
      let read = PictureText(text)
      diagnostics += read.diagnostics
      for picture in owned where byPicture[picture] == nil {
        byPicture[picture] = read
        if read.isLeftOut { leaveOut[picture] = text.file } else if read.isTakenIn { takeIn.insert(picture) }
      }
    }
  }
}
