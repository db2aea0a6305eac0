import Files
import SiteOutput
import SiteWriting

/// A published folder that is a sealed site, or says that it is one: what lies in it, and what does not belong there.
///
/// Whoever publishes it may have changed it, so nothing of it is believed: links are not followed, folders are looked
/// into only where a sealed site has some, and each file is read within a bound.
package struct SealedSite: Sendable {
  package let folder: String
  /// Which passwords open it; nil where nobody can tell.
  package let ring: KeyRing?
  /// The pages in which one is sealed, as they are published.
  let pages: [String]
  /// The names of what is sealed beside pages.
  let scripts: [String]
  /// What everybody may read: the shipped look and scripts, the lists of keys and of files, and a page for those who got
  /// lost.
  package let plain: [String]
  /// What does not belong there, as far as names tell it.
  let faults: [SealFault]

  /// Nil for a folder that is no sealed site: it has no keys, and its first page asks for none.
  package init?(folder: String) {
    ring = KeyRing(inSite: folder)
    var listing = Listing(folder: folder)
    guard ring != nil || listing.isSealedPage("index.html") else { return nil }
    listing.list()
    self.folder = folder
    pages = listing.pages.sorted()
    scripts = listing.scripts.sorted()
    plain = listing.plain.sorted()
    faults = listing.faults + (ring == nil ? [SealFault(KeyRing.file, .lacking)] : [])
  }

  /// Whether a file is what asks for the password.
  package static func asksForPassword(_ file: String) -> Bool { SealedName.shown.contains(file) }

  /// How many files it has.
  package var fileCount: Int { pages.count + scripts.count + plain.count }

  /// A file of it.
  func bytes(of path: String, atMost most: Int) throws(SealProblem) -> [UInt8] {
    try SealedReading.bytes(of: folder + "/" + path, atMost: most)
  }

  /// A file that everybody may read.
  package func bytes(ofPlain path: String) throws(SealProblem) -> [UInt8] {
    try bytes(of: path, atMost: SealedScript.longest)
  }
}

/// A look into those folders that a sealed site has: no other one is entered, however deep it is.
private struct Listing {
  let folder: String
  var pages: [String] = []
  var scripts: [String] = []
  var plain: [String] = []
  var faults: [SealFault] = []

  init(folder: String) { self.folder = folder }

  func isSealedPage(_ path: String) -> Bool {
    guard let bytes = try? SealedReading.bytes(of: folder + "/" + path, atMost: SealedPage.longest) else {
      return false
    }
    return SealedPage(bytes) != nil
  }

  mutating func list() {
    for entry in entries("") {
      switch (entry.name, entry.kind) {
      // What git keeps of a published folder is not served with it.
      case (".git", _): continue
      case ("assets", .folder): for entry in entries("assets/") { add(plain: entry, in: "assets/") }
      case (SealedName.folder, .folder):
        for entry in entries(AddressPolicy.folder) { add(sealed: entry) }
      case ("index.html", .file): pages.append(entry.name)
      case (SiteMarker.name, .file): addMarker()
      default: add(plain: entry, in: "")
      }
    }
    if !pages.contains("index.html") { faults.append(SealFault("index.html", .lacking)) }
    for path in SealedName.shown.sorted() where path != KeyRing.file && !plain.contains(path) {
      faults.append(SealFault(path, .lacking))
    }
  }

  /// In the order of their names: the same of the same folder.
  private mutating func entries(_ path: String) -> [FolderEntry] {
    do throws(SystemFault) {
      let entries = try FolderEntry.all(in: folder + "/" + path).sorted { $0.name < $1.name }
      for entry in entries where !entry.isText {
        faults.append(SealFault(path + entry.name, .closed("its name is no text")))
      }
      return entries.filter(\.isText)
    } catch {
      faults.append(SealFault(path, .closed(error.words(.auditing))))
      return []
    }
  }

  private mutating func add(plain entry: FolderEntry, in parent: String) {
    let path = parent + entry.name
    let isKnown = SealedName.shown.contains(path) || OutputPath(path)?.isPlainInSealedSite ?? false
    if entry.kind == .file, isKnown {
      plain.append(path)
    } else {
      faults.append(SealFault(path, entry.kind == .link ? .link : .open))
    }
  }

  private mutating func add(sealed entry: FolderEntry) {
    if entry.kind == .file, let name = SealedName.ofScript(entry.name) {
      scripts.append(name)
    } else if entry.kind == .folder, SealedName.isName(entry.name) {
      let parent = AddressPolicy.folder + entry.name + "/"
      for entry in entries(parent) {
        if entry.kind == .file, entry.name == "index.html" {
          pages.append(parent + entry.name)
        } else {
          add(plain: entry, in: parent)
        }
      }
    } else {
      add(plain: entry, in: AddressPolicy.folder)
    }
  }

  /// The list of the writer names files by their published names, and nothing else stands in it.
  private mutating func addMarker() {
    if let marker = SiteMarker.read(in: folder), marker.hasOwnNotice,
      marker.files.allSatisfy(SealedName.mayBe)
    {
      plain.append(SiteMarker.name)
    } else {
      faults.append(SealFault(SiteMarker.name, .open))
    }
  }
}
