/// Tells the texts beside pictures from entries by their names.
///
/// `IMG_2231.jpg.md` is about its picture wherever it lies. `IMG_2231.md` is too, unless its own name gives a day or
/// it lies in a journal: there a picture of an entry's name belongs to the entry. In a folder that gives the day, as
/// those of photos often do, it is about its picture where the name is a camera's.
struct CaptionNames {
  /// The paths of pictures in small letters, and the same without their endings.
  private let whole: Set<String>
  private let stems: Set<String>

  init(pictures: some Sequence<String>) {
    let small = pictures.map { $0.lowercased() }
    whole = Set(small)
    stems = Set(small.map { EntryName.withoutEnding($0) })
  }

  /// Whether a text that nothing makes an entry lies beside a picture of its name.
  func isBesidePicture(_ text: String) -> Bool {
    let name = EntryName.withoutEnding(text).lowercased()
    return stems.contains(name) || whole.contains(name)
  }

  /// Whether a text that would be an entry is about a picture all the same.
  func isCaption(inJournal text: String) -> Bool {
    if whole.isEmpty { return false }
    let name = EntryName.withoutEnding(text).lowercased()
    if whole.contains(name) { return true }
    guard stems.contains(name), !Self.isInJournal(text) else { return false }
    let parts = text.pathParts
    let stem = EntryName.withoutEnding(parts.last ?? "")
    let own = EntryName(stem: stem)
    let isDay = own.day != nil || own.dayNumber != nil
    return !isDay && FolderDay.date(endingWith: stem[...], after: parts.dropLast()) == nil
      && Self.isOfCamera(stem)
  }

  private static func isInJournal(_ text: String) -> Bool {
    let folders = text.pathParts.dropLast().map { $0.lowercased() }
    return folders.first == "journal" || folders.contains("_posts")
  }

  /// `IMG_2231`, `DSC01234`, `P1000123`: a few letters and a number.
  private static func isOfCamera(_ stem: String) -> Bool {
    let digits = stem.count { ("0"..."9").contains($0) }
    return digits >= 3 && stem.count(where: \.isLetter) <= 5
  }
}
