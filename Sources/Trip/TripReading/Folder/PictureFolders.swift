import TripModel

/// What the folders into which somebody sorted pictures are called beside their day: `Tag 2 - Kolosseum` is `Kolosseum`.
///
/// A date, the number of a day and a mere count are told by every page. A folder that keeps back what lies in it says
/// nothing, nor does one that only names who took the pictures.
struct PictureFolders {
  /// The folders of entries that are kept back.
  private let held: Set<String>
  /// The words of the names of those who travel, in small letters.
  private let people: Set<Substring>
  /// Whether these may be told.
  private let namesPeople: Bool

  /// Asked of a trip that knows its entries and its people.
  init(of trip: Trip) {
    let kept = trip.entries.filter { !$0.keptBack.isEmpty }.compactMap { EntryPath($0.file).ownFolder }
    let names =
      trip.settings.travellers.map(\.name) + trip.people.flatMap { [$0.name] + $0.otherNames }
    held = Set(kept)
    people = Set(names.flatMap { Self.words(of: $0.lowercased()) })
    namesPeople = trip.settings.publish.people
  }

  /// The names of the folders of some files, and of those above them, by their paths; those that say nothing are left out.
  func names(of files: some Sequence<String>) -> [String: String] {
    var names: [String: String] = [:]
    var seen: Set<String> = []
    for file in files where seen.insert(JournalReader.folder(of: file)).inserted {
      let parts = file.pathParts.dropLast()
      guard JournalReader.byFolder(file).isEmpty, parts.first?.lowercased() != "chats" else { continue }
      var path = ""
      for end in parts.indices {
        if !path.isEmpty { path += "/" }
        path += parts[end]
        // What lies below a folder that is held back is no more open than that.
        if held.contains(path) { break }
        let name = Self.name(of: parts[...end])
        if mayTell(name) { names[path] = name }
      }
    }
    return names
  }

  private func mayTell(_ name: String) -> Bool {
    let words = Self.words(of: name.lowercased())
    let persons = words.count { people.contains($0) }
    return !words.isEmpty && persons < words.count && (namesPeople || persons == 0)
  }

  /// What the innermost of some folders is called beside a date, the number of a day or a count; empty where that is all.
  private static func name(of folders: ArraySlice<Substring>) -> String {
    guard let name = folders.last else { return "" }
    let rest =
      DayName(name)?.rest ?? FolderDay.date(endingWith: name, after: folders.dropLast())?.rest
      ?? DayFolders.title(of: name) ?? withoutCount(name)
    let isDate = words(of: String(rest)).allSatisfy { word in
      word.allSatisfy(\.isFigure) || MonthNames.month(word) != nil
    }
    return isDate ? "" : String(rest)
  }

  /// Without what only puts folders in their order: `01_Rome`, `3 - Rome`; `7-Seen-Tour` and `24 hours` are no such counts.
  private static func withoutCount(_ name: Substring) -> Substring {
    let figures = name.prefix { $0.isFigure }
    let rest = name[figures.endIndex...].drop { "-_ .,–—:)".contains($0) }
    let marks = name[figures.endIndex..<rest.startIndex]
    guard (1...3).contains(figures.count), !marks.isEmpty else { return name }
    let isCount =
      figures.first == "0" || marks.contains { "_)".contains($0) }
      || (marks.count > 1 && marks.contains { "-–—".contains($0) })
    return isCount ? rest : name
  }

  private static func words(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
}
