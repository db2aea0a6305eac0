import Diagnostics
import TripModel

/// The texts beside pictures, by the pictures that they are about.
struct PictureTexts {
  private(set) var byPicture: [String: PictureText] = [:]
  /// Pictures that their texts leave out, with the text.
  private(set) var leaveOut: [String: String] = [:]
  private(set) var takeIn: Set<String> = []
  /// What lists of captions keep back.
  private(set) var keptBack: [FilesKeptBack] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A text of the whole name of a picture goes before one of its stem.
  static func read(_ texts: [EntryFile], of pictures: [String]) -> PictureTexts {
    var found = PictureTexts()
    guard !texts.isEmpty else { return found }
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
      let read = PictureText.read(text)
      found.diagnostics += read.diagnostics
      for picture in owned where found.byPicture[picture] == nil {
        found.byPicture[picture] = read
        if read.isLeftOut { found.leaveOut[picture] = text.file }
        if read.isTakenIn, !read.isLeftOut { found.takeIn.insert(picture) }
      }
    }
    return found
  }

  /// Takes the captions of lists: the text beside a picture alone says more of it.
  mutating func take(_ lists: [CaptionList]) {
    for list in lists {
      diagnostics += list.diagnostics
      for picture in list.leaveOut where leaveOut[picture] == nil {
        leaveOut[picture] = list.file
        takeIn.remove(picture)
      }
      if !list.keptBack.isEmpty { keptBack.append(PrivateCaptions.kept(list.keptBack, saidIn: list.file)) }
      for (picture, caption) in list.captions {
        byPicture[picture, default: PictureText(file: list.file)].fill(caption)
      }
    }
  }
}
