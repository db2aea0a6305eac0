import Diagnostics
import OrderedWork
import PhotoMetadata
import TripModel

/// What files beside pictures say of them: XMP of photo programs, JSON of Google Takeout.
struct Sidecars {
  /// What one file says of a picture.
  struct Said {
    var note: PhotoNote
    /// Relative to the trip folder.
    var file: String
  }

  /// By picture.
  private(set) var xmp: [String: Said] = [:]
  private(set) var takeout: [String: Said] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Pictures out of a locked folder: only their owner was to see them.
  var keptBack: [FilesKeptBack] {
    takeout.sorted { $0.key < $1.key }.filter(\.value.note.isLocked).map { picture, said in
      FilesKeptBack(
        files: [picture], reasons: [KeptBack(.isPrivate, at: SourcePlace(file: said.file))], isOutright: true)
    }
  }

  static func read(
    _ files: TripFiles, of shown: [String], copies: PictureCopies, workers: Int, memory: ReadingMemory
  ) async -> Sidecars {
    var sidecars = Sidecars()
    guard !files.xmp.isEmpty || !files.json.isEmpty else { return sidecars }
    let names = SidecarNames(files.xmp, of: shown, copies: copies, all: files.listing.files)
    let wanted = Set(names.xmp.values).sorted()
    let readings = await mapInOrder(wanted, workers: workers, share: 16) { file in
      let path = files.listing.absolute(file)
      return memory.sidecars.value(for: FileVersion(path)) { _ in SidecarFile.read(xmp: file, at: path) }
    }
    let byFile = Dictionary(uniqueKeysWithValues: zip(wanted, readings))
    for (picture, file) in names.xmp {
      sidecars.xmp[picture] = byFile[file]?.note.map { Said(note: $0, file: file) }
    }
    sidecars.diagnostics += readings.compactMap(\.problem) + names.xmpAlone.map(Diagnostic.sidecarsAlone)
    await sidecars.readTakeout(files, shown, copies, workers, memory)
    return sidecars
  }

  /// Only JSON that lies beside pictures or clips is opened: a trip folder may hold much that is about other things.
  private mutating func readTakeout(
    _ files: TripFiles, _ shown: [String], _ copies: PictureCopies, _ workers: Int, _ memory: ReadingMemory
  ) async {
    let media = Dictionary(
      grouping: files.photos + files.otherKinds.values.joined(), by: JournalReader.folder)
    let json = files.json.filter { media[JournalReader.folder(of: $0)] != nil }
    let readings = await mapInOrder(json, workers: workers, share: 16) { file in
      let path = files.listing.absolute(file)
      return memory.sidecars.value(for: FileVersion(path)) { _ in SidecarFile.read(json: file, at: path) }
    }
    let byFolder = Dictionary(grouping: zip(json, readings), by: { JournalReader.folder(of: $0.0) })
    var owners: [String: Said] = [:]
    for (folder, readings) in byFolder.sorted(by: { $0.key < $1.key }) {
      var found = TakeoutFolder(folder, media[folder] ?? [])
      for (file, reading) in readings { found.take(file, reading) }
      owners.merge(found.said) { first, _ in first }
      diagnostics += found.diagnostics
    }
    guard !owners.isEmpty else { return }
    let copiesOf = Dictionary(grouping: copies.originals.keys.sorted(), by: { copies.originals[$0] ?? $0 })
    for picture in shown {
      takeout[picture] =
        ([picture] + (copiesOf[picture] ?? [])).lazy.compactMap { Self.said(of: $0, owners) }.first
    }
  }

  /// Of the file itself; else, for an edited copy, of the picture from which it was made.
  private static func said(of file: String, _ owners: [String: Said]) -> Said? {
    if let own = owners[file.lowercased()] { return own }
    let folder = JournalReader.folder(of: file).lowercased()
    return TakeoutNames.original(of: file).flatMap { owners[folder.isEmpty ? $0 : folder + "/" + $0] }
  }
}

/// The JSON in one folder of an export.
private struct TakeoutFolder {
  /// By the path of what it is about, in small letters.
  private(set) var said: [String: Sidecars.Said] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private let folder: String
  private let names: TakeoutNames
  private let byName: Set<String>
  /// The names of originals whose edited copies are there.
  private let originals: Set<String>

  init(_ folder: String, _ media: [String]) {
    self.folder = folder.lowercased()
    names = TakeoutNames(media)
    byName = Set(media.map { TakeoutNames.name(of: $0) })
    originals = Set(media.compactMap(TakeoutNames.original))
  }

  mutating func take(_ file: String, _ reading: SidecarFile.Reading) {
    let own = names.file(of: file).map { TakeoutNames.name(of: $0) }
    if let problem = reading.problem {
      guard let own else { return }
      diagnostics.append(problem)
      if let note = reading.note { keep(note, of: own, file) }
      return
    }
    guard let note = reading.note else { return }
    guard let target = own ?? meant(by: file, reading.title) else {
      diagnostics.append(.sidecarsAlone(file))
      return
    }
    keep(note, of: target, file)
  }

  private mutating func keep(_ note: PhotoNote, of target: String, _ file: String) {
    let path = folder.path(of: target)
    if said[path] == nil { said[path] = Sidecars.Said(note: note, file: file) }
  }

  /// By the title within it, or as the original of an edited copy.
  private func meant(by file: String, _ title: String?) -> String? {
    let target = TakeoutNames.target(of: file)
    if originals.contains(target) { return target }
    guard let title = title.map(TakeoutNames.name(forTitle:)) else { return nil }
    if byName.contains(title) { return title }
    return originals.contains(title) ? title : nil
  }
}
