private import Files
private import Glibc

/// The folder of one build beside its output, into which nobody but its owner may look.
///
/// The new site grows in it, and in the very step that puts that one into its place the old one comes into it. So a
/// build that is killed at whatever moment leaves nothing that others could read: neither what was not published yet,
/// nor what no longer is.
struct BuildFolder: Hashable, Sendable {
  let path: String

  /// Where the new site grows; after an exchange, the old one. Its rights are those that the output will have.
  var site: String { path + "/" + Self.siteName }
  /// Where the old site waits on file systems that cannot exchange two folders.
  var old: String { path + "/" + Self.oldName }

  /// Where it is written down how the branches of two sites change places, from before the first does until all have.
  var exchange: String { path + "/" + Self.exchangeName }

  private static let siteName = "site"
  private static let oldName = "old"
  private static let exchangeName = "exchange"
  /// Letters and digits that tell the folders of one output apart.
  private static let length = 12

  private init(path: String) { self.path = path }

  /// Makes the folder of a new build.
  static func made(beside place: OutputPlace) throws(SiteWriteProblem) -> BuildFolder {
    while true {
      let digits = String(UInt64.random(in: .min ... .max), radix: 36).suffix(length)
      let name = prefix(of: place) + String(repeating: "0", count: length - digits.count) + digits
      let folder = BuildFolder(path: place.beside(name))
      if unsafe mkdir(folder.path, 0o700) == 0 {
        do throws(SiteWriteProblem) {
          try makeFolder(folder.site)
          return folder
        } catch {
          folder.remove()
          throw error
        }
      }
      // Nobody has to know the name of this folder.
      guard errno == EEXIST else { throw .cannotWrite(path: place.folder, .last) }
    }
  }

  /// What builds that are over have left beside an output, as long as nobody else has put anything into it.
  ///
  /// Whoever asks holds the lock of the output, or only wants to know whether to take it.
  static func left(beside place: OutputPlace) -> [BuildFolder] {
    let prefix = prefix(of: place)
    let found = (try? entries(of: place.parent)) ?? []
    return found.filter { entry in
      entry.kind == .folder && entry.name.hasPrefix(prefix)
        && entry.name.utf8.count == prefix.utf8.count + length
        && entry.name.dropFirst(prefix.count).utf8.allSatisfy(\.isDigitOrSmallLetter)
    }.map { BuildFolder(path: place.beside($0.name)) }.filter(\.isOurs)
  }

  /// Removes the folder with the site that grew in it, or was replaced; the old one of a build that was killed
  /// between two steps only where `output` is there. Nothing goes while branches have yet to change places.
  func remove(unlessNeededFor output: String? = nil) {
    guard FileFacts(exchange) == nil else { return }
    if output.map({ FileFacts($0) != nil }) ?? true { try? removeTree(old) }
    try? removeTree(site)
    unsafe rmdir(path)
  }

  /// Whether this user's builds made the folder, and nothing else stands in it.
  private var isOurs: Bool {
    guard FileFacts(path)?.owner == geteuid(), let held = try? entries(of: path) else { return false }
    return held.allSatisfy { entry in
      switch entry.name {
      case Self.siteName, Self.oldName: entry.kind == .folder
      case Self.exchangeName: entry.kind == .file
      default: false
      }
    }
  }

  private static func prefix(of place: OutputPlace) -> String { ".\(place.name).tripbook-build-" }
}

extension UInt8 {
  fileprivate var isDigitOrSmallLetter: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
}
