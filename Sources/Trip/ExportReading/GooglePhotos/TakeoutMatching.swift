import ExportFiles
import PhotoMetadata

/// Which note is about which picture or film.
///
/// The rules of names are those by which a folder of pictures is read (`TakeoutNames`); here a picture and its note may
/// lie in different parts of an export.
struct TakeoutMatching {
  /// The note by the medium, both by their places in their lists.
  private(set) var own: [Int: Int] = [:]
  /// Notes that are about a medium by way of another: the original of an edited copy, the still of a Live Photo.
  private(set) var borrowed: [Int: Int] = [:]
  /// Notes that are about nothing that is there.
  private(set) var alone: [Int] = []

  private let media: [ExportFile]
  private let notes: [TakeoutRemark]
  private var places: [String: Int] = [:]
  private var matched: Set<Int> = []

  init(_ media: [ExportFile], _ notes: [TakeoutRemark]) {
    (self.media, self.notes) = (media, notes)
    for (place, medium) in media.enumerated() { places[medium.path] = place }
    match(by: \.folder) { names, note in names.file(of: note.file.name) }
    match(by: \.takeoutKey) { names, note in names.file(of: note.file.name) }
    match(by: \.takeoutKey) { names, note in
      // A number in a name tells pictures of one title apart.
      guard TakeoutNames.numbered(TakeoutNames.target(of: note.file.name)).number == nil else { return nil }
      return note.title.flatMap { names.file(titled: $0) }
    }
    borrow()
    alone = notes.indices.filter { !matched.contains($0) }
  }

  /// Looks in each folder for what notes of the same folder are about, among what has none yet.
  private mutating func match(
    by folder: KeyPath<ExportFile, String>, _ find: (TakeoutNames, TakeoutRemark) -> String?
  ) {
    let rest = media.indices.filter { own[$0] == nil }
    let names = Dictionary(grouping: rest) { media[$0][keyPath: folder] }
      .mapValues { TakeoutNames($0.map { media[$0].path }) }
    for (place, note) in notes.enumerated() where !matched.contains(place) {
      guard let names = names[note.file[keyPath: folder]], let path = find(names, note),
        let medium = places[path], own[medium] == nil
      else { continue }
      own[medium] = place
      matched.insert(place)
    }
  }

  private mutating func borrow() {
    var byTarget: [String: Int] = [:]
    for (medium, note) in own.sorted(by: { $0.key < $1.key }) {
      byTarget[Self.name(media[medium])] = byTarget[Self.name(media[medium])] ?? note
    }
    for (place, note) in notes.enumerated() where !matched.contains(place) {
      let target = note.file.takeoutKey + "/" + TakeoutNames.target(of: note.file.name)
      byTarget[target] = byTarget[target] ?? place
    }
    for (place, medium) in media.enumerated() where own[place] == nil {
      guard let original = TakeoutNames.original(of: medium.name),
        let note = byTarget[medium.takeoutKey + "/" + original]
      else { continue }
      borrowed[place] = note
      matched.insert(note)
    }
    var stills: [String: Int] = [:]
    for (place, medium) in media.enumerated() where TakeoutMedia.isPicture(medium) {
      guard let note = own[place] ?? borrowed[place] else { continue }
      stills[Self.stem(medium)] = stills[Self.stem(medium)] ?? note
    }
    for (place, medium) in media.enumerated() where own[place] == nil && TakeoutMedia.isFilm(medium) {
      borrowed[place] = stills[Self.stem(medium)]
    }
  }

  private static func name(_ file: ExportFile) -> String { file.takeoutKey + "/" + file.name.lowercased() }

  private static func stem(_ file: ExportFile) -> String {
    let name = name(file)
    return file.ending.isEmpty ? name : String(name.dropLast(file.ending.count + 1))
  }
}

extension ExportFile {
  /// Its folder, whichever part of the export it is from.
  var takeoutKey: String { TakeoutShape.key(folder) }
}
