import ExportFiles
import JSONText
import PhotoMetadata

/// Which files of an export are of Google Photos: those that say something of pictures, and what lies round them.
///
/// A library comes in many parts. A folder goes on in the next of them, and what is said of a picture may lie in another
/// part than the picture: so a folder is known by its name and that of the folder in which it is.
struct TakeoutShape {
  private(set) var files: [ExportFile] = []

  init(_ export: Export) {
    var others: [(file: ExportFile, isAlbum: Bool)] = []
    var media: [ExportFile] = []
    /// The folders in which something is said of pictures.
    var folders: Set<String> = []
    for file in export.files {
      if TakeoutMedia.isMedium(file) || TakeoutMedia.isHalf(file) {
        media.append(file)
        continue
      }
      // The page by which one looks through a whole library is long, and nothing of it is read.
      if file.ending == "html" || file.byteCount > TakeoutNote.largest {
        others.append((file, false))
        continue
      }
      let kind = Self.kind(file, export)
      if kind.picture {
        folders.insert(file.folder)
        files.append(file)
      } else {
        others.append((file, kind.album))
      }
    }
    guard !folders.isEmpty else { return }
    let libraries = Set(folders.compactMap(Self.above))
    let names = Set(libraries.compactMap(Self.lastPart))
    func isOfLibrary(_ folder: String) -> Bool {
      folders.contains(folder) || Self.above(folder).flatMap(Self.lastPart).map { names.contains($0) } == true
    }
    files += media.filter { isOfLibrary($0.folder) }
    let beside = Set(libraries.compactMap(Self.above).compactMap(Self.lastPart))
    for (file, isAlbum) in others {
      let isJSON = file.ending == "json" || isAlbum
      let isPage = file.ending == "html"
      let folder = Self.lastPart(file.folder) ?? ""
      let isBeside =
        names.contains(folder) && (isJSON || isPage || file.ending == "csv")
        || isPage && beside.contains(folder)
      if isJSON && isOfLibrary(file.folder) || isBeside { files.append(file) }
    }
    files.sort { $0.path < $1.path }
  }

  /// A folder, whichever part it is from.
  static func key(_ folder: String) -> String {
    folder.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func kind(_ file: ExportFile, _ export: Export) -> (picture: Bool, album: Bool) {
    let head = export.head(of: file)
    let kind = TakeoutJSON.mayBe(head)
    guard kind.picture || kind.album else { return kind }
    guard head.count == file.byteCount, let root = JSONNodeReader.read(head).root else { return kind }
    let found = TakeoutJSON(root)
    return (found == .picture, found == .album)
  }

  /// The folder in which a folder is; nil at the top.
  private static func above(_ folder: String) -> String? {
    let parts = folder.split(separator: "/")
    return parts.count > 1 ? parts.dropLast().joined(separator: "/") : nil
  }

  private static func lastPart(_ folder: String) -> String? {
    folder.split(separator: "/").last.map(String.init)
  }
}
