import ExportFiles
import Importing
import JSONText
import PhotoMetadata
import TripModel

/// What a library of Google Photos holds: pictures, what is said of them, albums.
///
/// What needs no more than its own look is counted at once, so that of a life's pictures little stands in memory.
struct TakeoutLibrary {
  private(set) var media: [ExportFile] = []
  private(set) var notes: [TakeoutRemark] = []
  /// By the folder, whichever part it is from.
  private(set) var albums: [String: TakeoutAlbum] = [:]
  /// Notes that are no JSON to their end, with the line.
  private(set) var broken: [(file: ExportFile, line: Int)] = []

  private let export: Export
  private let days: TakeoutDays

  init(_ export: Export, _ files: [ExportFile], _ request: ImportRequest, _ book: AccountBook) {
    self.export = export
    days = TakeoutDays(request: request, export: export)
    for file in files {
      if TakeoutMedia.isMedium(file) {
        media.append(file)
      } else if TakeoutMedia.isHalf(file) || file.ending == "html" {
        book.count(file: file.path, as: .notNeeded)
      } else {
        read(file, request, book)
      }
    }
  }

  private mutating func read(_ file: ExportFile, _ request: ImportRequest, _ book: AccountBook) {
    guard let bytes = try? export.bytes(of: file, atMost: TakeoutNote.largest) else {
      return book.count(file: file.path, as: .unknown)
    }
    let (root, problem) = JSONNodeReader.read(bytes)
    guard let root, problem == nil else {
      // What is no JSON at all, such as a table of what was printed, is nobody's note.
      if TakeoutJSON.mayBe(bytes).picture { broken.append((file, problem?.line ?? 1)) }
      return book.count(file: file.path, as: .kept)
    }
    switch TakeoutJSON(root) {
    case .picture: take(root, bytes, file, request, book)
    case .album: take(root, file, book)
    case nil:
      // Orders of prints, comments, titles of memories.
      book.count(root, of: file.path, by: [:], all: .kept)
      book.count(file: file.path, as: .kept)
    }
  }

  private mutating func take(
    _ root: JSONNode, _ bytes: [UInt8], _ file: ExportFile, _ request: ImportRequest, _ book: AccountBook
  ) {
    guard let found = try? TakeoutNote.read(bytes) else {
      return book.count(root, of: file.path, by: [:])
    }
    var remark = TakeoutRemark(file: file, title: found.title, note: found.note)
    remark.day = found.note.instant.flatMap { days.day($0, at: found.note.position) }
    if remark.isHeldBack {
      remark.count(root, as: .kept, book)
    } else if let day = remark.day, !request.wants(day) {
      remark.count(root, as: .notNeeded, book)
    } else {
      remark.node = root
    }
    notes.append(remark)
  }

  private mutating func take(_ root: JSONNode, _ file: ExportFile, _ book: AccountBook) {
    let key = TakeoutShape.key(file.folder)
    guard albums[key] == nil, let album = TakeoutAlbum(root, file) else {
      book.count(root, of: file.path, by: TakeoutFates.album, all: .notNeeded)
      return
    }
    albums[key] = album
  }
}

/// What a file says of a picture or film.
struct TakeoutRemark {
  let file: ExportFile
  let title: String?
  let note: PhotoNote
  /// By its moment; nil where it tells none.
  var day: LocalDate?
  /// The whole of it, while it is not counted.
  var node: JSONNode?

  init(file: ExportFile, title: String?, note: PhotoNote) {
    (self.file, self.title, self.note) = (file, title, note)
  }

  /// Thrown away, or from a folder that only its owner may open.
  var isHeldBack: Bool { note.isInBin || note.isLocked }

  var position: Coordinate? {
    note.position.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
  }

  /// The notes of a folder are one table of the account: there is one for each picture.
  private var table: String { (file.folder.isEmpty ? "" : file.folder + "/") + "*.json" }

  func count(_ node: JSONNode, as fate: FieldFate, _ book: AccountBook) {
    book.count(file: file.path, as: fate)
    book.count(node, of: table, by: TakeoutFates.note, all: fate)
  }

  /// Counts what it says as used, but for a position near which nothing is told.
  func countUsed(_ request: ImportRequest, _ book: AccountBook) {
    guard let node else { return }
    book.count(file: file.path, as: .used)
    let kept = position.map(request.isPrivate) == true ? TakeoutFates.positions : []
    book.count(node, of: table, by: TakeoutFates.note, apart: kept.map { FieldPart($0, .kept) })
  }
}

/// What is said of an album.
struct TakeoutAlbum {
  let file: ExportFile
  let node: JSONNode
  let title: String
  let description: String?
  /// What was written between its pictures, as plain text.
  let texts: [String]

  init?(_ root: JSONNode, _ file: ExportFile) {
    guard let record = TakeoutJSON.album(root) else { return nil }
    self.file = file
    node = root
    title = record["title"]?.filledText ?? ""
    description = record["description"]?.filledText
    texts = (record["enrichments"]?.items ?? []).compactMap { $0["narrativeEnrichment", "text"]?.filledText }
  }

  /// Whether somebody made it. The folders of all pictures of a year are none, nor is one that nobody gave a name.
  var isAlbum: Bool {
    guard !title.isEmpty else { return false }
    let words = title.lowercased().split(separator: " ")
    guard let year = words.last, year.utf8.count == 4, let number = Int(year), (1800...2200).contains(number)
    else { return true }
    return !Self.ofYears.contains(words.dropLast().joined(separator: " "))
  }

  /// What Takeout writes before the year, in languages in which that is known.
  private static let ofYears: Set<String> = [
    "photos from", "fotos von", "fotos aus", "photos de", "fotos de", "fotos del", "fotos desde", "foto dal",
    "foto del", "foto's uit", "foto's van", "zdjęcia z", "zdjęcia z roku", "fotky z roku", "bilder från",
    "foton från", "billeder fra", "bilder fra", "kuvat vuodelta", "фотографии за", "фото за",
  ]
}
