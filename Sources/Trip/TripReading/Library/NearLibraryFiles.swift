import Diagnostics
import TripModel
import TripNotation

/// What a file says that is only nearly named as one of a library's own, and is not read.
enum NearLibraryFiles {
  /// What files that are nearly a `library.yml` would keep back, unless that says the same; without such a thing they are
  /// only told. `own` is what was read, `name` its file.
  static func look(
    at names: [String], in folder: String, beside own: NotationReader.Reading?, _ name: String
  ) -> (doubts: [Doubt], diagnostics: [Diagnostic]) {
    var (doubts, diagnostics): ([Doubt], [Diagnostic]) = ([], [])
    for file in names where LibraryFileName.isNear(file, to: "library") {
      if FolderListing.isFolder(folder + "/" + file) { continue }
      let found = keptBack(by: file, in: folder, beside: own)
      doubts += found
      if found.isEmpty, !TripFileName.isLoose(file), !TripFileName.isBackup(file) {
        diagnostics.append(.second(file, name))
      }
    }
    return (doubts, diagnostics)
  }

  private static func keptBack(
    by file: String, in folder: String, beside own: NotationReader.Reading?
  ) -> [Doubt] {
    guard let reading = read(file, in: folder) else { return [HeldBack.unreadable(file)] }
    if reading.isUnread { return TripFileName.isLoose(file) ? [] : [HeldBack.unreadable(file)] }
    let isBackup = TripFileName.isBackup(file)
    // `library.txt` may be prose, in which `Home: …` is a heading.
    let isLoose = TripFileName.isLoose(file)
    let settings = HeldBack.nearlySettings(
      reading, beside: own, isLoose: isLoose && (!isBackup || reading.root.fields == nil),
      isBackup: isBackup, named: "library.yml")
    let isProse = isLoose && (reading.root.fields == nil || reading.hasErrors && !isBackup)
    return isProse ? settings : settings + lists(in: reading, beside: own, isBackup: isBackup)
  }

  /// The lists of folders that only such a file has, or has otherwise.
  private static func lists(
    in reading: NotationReader.Reading, beside own: NotationReader.Reading?, isBackup: Bool
  ) -> [Doubt] {
    func texts(_ key: String, in reading: NotationReader.Reading?) -> [String] {
      (reading?.root.fields ?? []).filter { KeyLetters($0.key) == KeyLetters(key) && $0.value.kind != .empty }
        .map(\.value.allText)
    }
    let lines = VisibilityLines(file: reading.file)
    return LibraryVisibility.lists.sorted().compactMap { key -> Doubt? in
      let (said, known) = (texts(key, in: reading), texts(key, in: own))
      if isBackup, !known.isEmpty { return nil }
      let place = lines.place(of: key)
      let isLost = reading.hasErrors && said.isEmpty && known.isEmpty && place != nil
      guard isLost || said.contains(where: { !known.contains($0) }) else { return nil }
      return Doubt.nearly("library.yml", key, place ?? SourcePlace(file: reading.file.name))
    }
  }

  /// Whom files keep back that are nearly a `people.yml`: nobody tells of them. In a copy that was put aside only those
  /// count whom the file itself does not know.
  static func people(
    in files: TripFiles, knowing people: [Person]
  ) -> (kept: PeopleKeptBack, confidential: [ConfidentialText], diagnostics: [Diagnostic]) {
    var (all, confidential, diagnostics) = (PeopleKeptBack(), [ConfidentialText](), [Diagnostic]())
    let known = people.reduce(into: Set<PersonKey>()) { $0.formUnion($1.keys) }
    let right = files.small(ListFile.people.name).first
    for file in files.listing.files
    where !file.utf8.contains(UInt8(ascii: "/")) && LibraryFileName.isNear(file, to: "people") {
      var (kept, texts) = told(by: file, in: files.listing.root)
      if TripFileName.isBackup(file), right != nil {
        kept.isEverybody = false
        kept.silences.removeAll { silence in silence.names.contains { known.contains(PersonKey($0)) } }
        texts = []
      }
      all.isEverybody = all.isEverybody || kept.isEverybody
      all.silences += kept.silences
      confidential += texts
      if kept.isEverybody || !kept.silences.isEmpty {
        diagnostics.append(.nearlyPeople(file))
      } else if !TripFileName.isLoose(file), !TripFileName.isBackup(file) {
        diagnostics.append(
          right.map { Diagnostic.second(file, $0) } ?? Diagnostic.misnamed(file, "people.yml"))
      }
    }
    return (all, confidential, diagnostics)
  }

  /// Whom one such file keeps back, or may.
  static func told(
    by file: String, in folder: String
  ) -> (kept: PeopleKeptBack, confidential: [ConfidentialText]) {
    var kept = PeopleKeptBack()
    guard let reading = read(file, in: folder), !reading.isUnread else {
      kept.isEverybody = !TripFileName.isLoose(file)
      return (kept, [])
    }
    guard reading.root.items != nil || !TripFileName.isLoose(file) else {
      kept.isEverybody = !VisibilityLines(file: reading.file).plainMarks(of: VisibilityKey.ofItem).isEmpty
      return (kept, [])
    }
    if reading.root.kind == .empty { return (kept, []) }
    return (PeopleKeptBack(of: reading), ListFile.people.confidential(reading))
  }

  private static func read(_ file: String, in folder: String) -> NotationReader.Reading? {
    FileBytes.read(folder + "/" + file, atMost: NotationReader.sizeLimit).map {
      NotationReader.read($0, file: file).withoutComments()
    }
  }
}

extension Diagnostic {
  fileprivate static func nearlyPeople(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate, "Only people.yml is read; whom this file keeps back nobody tells of",
      at: SourcePlace(file: file),
      advice: "Put what it says into people.yml, and keep old copies elsewhere.")
  }
}
