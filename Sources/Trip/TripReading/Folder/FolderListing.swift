import Diagnostics
import Files
import Foundation
import TripModel

/// The files of a trip folder that count, by their paths relative to it, in the order of their names.
struct FolderListing {
  let root: String
  private(set) var files: [String] = []
  /// What bears a name in the folder and cannot be read as a file: folders, pipes, links that are not followed.
  private(set) var otherThanFiles: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Rules for what to leave out that cannot be obeyed.
  private(set) var doubts: [Doubt] = []
  /// The names at the top that begin with a point: what they hold does not count.
  private(set) var hidden: Set<String> = []

  /// Hidden folders that hold something of a trip.
  private(set) var hiddenThings: [String] = []
  /// Files of which iCloud keeps all but the name.
  private(set) var notLoaded: [String] = []

  private let realRoot: String
  private let skipped: Set<String>
  private var links: [String] = []

  /// Deeper folders are not entered: no trip is sorted so finely.
  private static let deepest = 32

  /// `skipping` are folders that are not part of the trip although they are within it (the output), by their
  /// real paths; `above` is what the library around it leaves out.
  init(root: String, skipping: Set<String>, above: [RulesAbove] = []) {
    self.root = root
    let real = Self.realPath(root)
    realRoot = real.hasSuffix("/") ? real : real + "/"
    skipped = skipping
    list(folder: "", depth: 0, rules: FolderRules(root: root, above: above))
    follow()
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    dropSameNames()
  }

  func absolute(_ file: String) -> String { root + "/" + file }

  private mutating func list(folder: String, depth: Int, rules: FolderRules) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : absolute(folder))
        .sorted()
    } catch {
      diagnostics.append(.unreadable(folder.isEmpty ? "." : folder, "the folder cannot be opened"))
      return
    }
    if depth > 0, names.contains(".tripbook-site") { return }
    if depth == 0 { hidden = Set(names.filter { $0.hasPrefix(".") }) }
    var rules = rules
    rules.enter(folder, holding: names, depth: depth)
    diagnostics += rules.diagnostics
    doubts += rules.doubts
    for name in names where name.hasPrefix(".") { note(hidden: folder.path(of: name), name) }
    for name in names where !name.hasPrefix(".") {
      visit(folder.path(of: name), name: name, depth: depth, rules)
    }
  }

  /// What is hidden does not count; that there is something of a trip in it may surprise.
  private mutating func note(hidden file: String, _ name: String) {
    if name.hasSuffix(".icloud") {
      notLoaded.append(file)
    } else if HiddenFolder.isOfTraveller(name), FileKind(of: absolute(file)) == .folder,
      let inner = try? FileManager.default.contentsOfDirectory(atPath: absolute(file)),
      inner.contains(where: HiddenFolder.isOfTrip)
    {
      hiddenThings.append(file)
    }
  }

  private mutating func visit(_ file: String, name: String, depth: Int, _ rules: FolderRules) {
    let path = absolute(file)
    guard let kind = FileKind(of: path) else {
      diagnostics.append(.unreadable(file, "its name is not text that can be read"))
      return
    }
    if rules.ignore(file, isFolder: kind == .folder) { return }
    switch kind {
    case .folder: enter(file, name: name, depth: depth, rules)
    case .file: files.append(file)
    case .link: links.append(file)
    default:
      otherThanFiles.insert(file)
      diagnostics.append(.unreadable(file, "it is no file but a pipe or a device"))
    }
  }

  private mutating func enter(_ file: String, name: String, depth: Int, _ rules: FolderRules) {
    otherThanFiles.insert(file)
    let isFixed = name == "node_modules" || (depth == 0 && name == "_site")
    guard !isFixed, !skipped.contains(Self.realPath(absolute(file))) else { return }
    guard depth < Self.deepest else {
      diagnostics.append(.tooDeep(file))
      return
    }
    list(folder: file, depth: depth + 1, rules: rules)
  }

  /// A link to a file of the trip is that file; a link to a folder within is not entered, since what is there
  /// is found at its own place; what leads out of the trip, or to what does not count, is not followed.
  private mutating func follow() {
    let own = Set(files)
    for link in links {
      let target = Self.realPath(absolute(link))
      let name = target.hasPrefix(realRoot) ? String(target.dropFirst(realRoot.count)) : nil
      if let name, own.contains(name) {
        files.append(link)
        continue
      }
      otherThanFiles.insert(link)
      if !FileManager.default.fileExists(atPath: absolute(link)) {
        diagnostics.append(.unreadable(link, "it is a link that leads to nothing"))
      } else if name == nil, target + "/" != realRoot {
        diagnostics.append(.linkOutside(link))
      } else if !Self.isFolder(target) {
        diagnostics.append(.linkToIgnored(link))
      }
    }
  }

  /// Of two names that read the same and differ only in how their accents are stored, the first counts.
  private mutating func dropSameNames() {
    var seen: Set<String> = []
    let all = files
    files = all.filter { seen.insert($0).inserted }
    guard files.count < all.count else { return }
    var left = Set<String>()
    for file in all where !left.insert(file).inserted { diagnostics.append(.sameName(file)) }
  }

  static func isFolder(_ path: String) -> Bool { FileKind(of: realPath(path)) == .folder }

  static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension Diagnostic {
  static func unreadable(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, .unreadable, "Cannot read this: \(reason)", at: SourcePlace(file: file),
      advice: "Fix it or move it away, then try again.")
  }

  fileprivate static func tooDeep(_ folder: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "Folder more than 32 levels deep; nothing in it is read",
      at: SourcePlace(file: folder), advice: "Move what belongs to the trip further up.")
  }

  fileprivate static func linkOutside(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .linkOutside, "Link out of the trip folder; not followed",
      at: SourcePlace(file: file), advice: "Copy its target into the trip folder.")
  }

  fileprivate static func linkToIgnored(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead,
      "Link to a file that is not part of the trip; not followed",
      at: SourcePlace(file: file), advice: "Hidden files and what .tripbookignore names are never published.")
  }

  fileprivate static func sameName(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .unreadable,
      "Two files have this name, with the accents stored in two ways; only one is read",
      at: SourcePlace(file: file), advice: "Rename one of them.")
  }
}
