import Files
import TripNotation

/// The files of the shipped theme, which are the same for all trips of a library and for each build of a preview: read
/// once by a process, and again where one has changed or could not be read. Each theme looks once at each of them whether
/// it has.
enum ShippedFiles {
  private static let templates = Shelf<FileVersion, String>(true)
  private static let assets = Shelf<FileVersion, [UInt8]>(true)
  private static let words = Shelf<FileVersion, WordsFile>(true)
  private static let prompts = Shelf<FileVersion, PromptFile>(true)

  /// The text of a template, as of a trip's own.
  static func template(_ path: String) -> String? {
    templates.found(for: FileVersion(path)) { _ in ThemeReader.template(path) }
  }

  /// The bytes of an asset; of a script without its comments, which no reader is to fetch.
  static func asset(_ path: String) -> [UInt8]? {
    assets.found(for: FileVersion(path)) { _ in
      let bytes = ThemeReader.asset(path)
      return path.hasSuffix(".js") ? bytes.map(ScriptComments.removed) : bytes
    }
  }

  /// What a file of words says, by its `name` in findings; nil where it cannot be read.
  static func words(_ path: String, name: String) -> WordsFile? {
    words.found(for: FileVersion(path)) { _ in
      FileBytes.read(path, atMost: NotationReader.sizeLimit)
        .map { WordsFile.read($0, file: name, isShipped: true) }
    }
  }

  /// The questions of a file, likewise.
  static func prompts(_ path: String, name: String) -> PromptFile? {
    prompts.found(for: FileVersion(path)) { _ in
      FileBytes.read(path, atMost: NotationReader.sizeLimit)
        .map { PromptFile.read(NotationReader.read($0, file: name)) }
    }
  }

  /// The files below a folder by their paths relative to it, in the order of their names.
  static func all(below folder: String) -> [(name: String, path: String)] {
    // The folder may be a link, where packages are put together out of links.
    let folder = FolderListing.realPath(folder)
    var found: [(name: String, path: String)] = []
    func look(in part: String) {
      for entry in (try? FolderEntry.all(in: folder + "/" + part)) ?? []
      where entry.isText && !entry.name.hasPrefix(".") {
        let name = part + entry.name
        let path = folder + "/" + name
        switch entry.kind {
        case .folder: look(in: name + "/")
        case .link where FolderListing.isFolder(path): continue
        case .link, .file, .other: found.append((name, path))
        }
      }
    }
    look(in: "")
    return found.sorted { $0.name < $1.name }
  }
}
