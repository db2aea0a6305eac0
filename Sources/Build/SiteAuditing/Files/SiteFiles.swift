private import Files

/// The files of a site: by which addresses they are published, and where they lie on this machine.
package struct SiteFiles: Sendable {
  /// A file of the site.
  package struct File: Hashable, Sendable {
    /// Relative to the top of the site, with `/` between folders.
    package var path: String
    /// The folder below which it lies now: the same for most, where addresses of their own would be long and many.
    package var folder: String

    package init(path: String, folder: String) {
      self.path = path
      self.folder = folder
    }

    /// Where it can be read.
    package var disk: String { folder + "/" + path }
  }

  /// In the order of the bytes of their paths.
  package private(set) var files: [File]
  /// Links of the file system, which are not followed: who publishes them may publish anything.
  private(set) var links: [String] = []
  /// Folders that cannot be looked into, and names that are no text.
  private(set) var closed: [String] = []
  private let places: [PathKey: Int]

  package init(_ files: consuming [File]) { self.init(files, links: [], closed: []) }

  /// Sorts the list that it is given, and no copy of it.
  private init(_ files: consuming [File], links: [String], closed: [String]) {
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var places: [PathKey: Int] = [:]
    places.reserveCapacity(files.count)
    for (place, file) in files.enumerated() where places[PathKey(file.path)] == nil {
      places[PathKey(file.path)] = place
    }
    self.places = places
    self.files = files
    (self.links, self.closed) = (links, closed)
  }

  /// All that lies in a folder; nil where there is no such folder.
  package init?(folder: String) {
    var walk = FolderWalk(top: folder)
    guard walk.list("") else { return nil }
    self.init(walk.files, links: walk.links, closed: walk.closed)
  }

  /// The place in the list of the file that an address leads to: itself, or the first page of a folder.
  func place(of path: String) -> Int? {
    let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    let own = path.hasSuffix("/") ? nil : places[PathKey(path)]
    return own ?? places[PathKey(folder + "index.html")]
  }

  /// No file has a name that is no text.
  private func place(ofExactly path: [UInt8]) -> Int? {
    String(validating: path, as: UTF8.self).flatMap { places[PathKey($0)] }
  }

  /// The same of a path as bytes, which is not needed any more.
  func place(ofBytes path: inout [UInt8]) -> Int? {
    let isFolder = path.last.map { $0 == UInt8(ascii: "/") } ?? true
    if !isFolder, let own = place(ofExactly: path) { return own }
    path.append(contentsOf: (isFolder ? "index.html" : "/index.html").utf8)
    return place(ofExactly: path)
  }
}

/// A path by its bytes: to a web server, two ways to write one letter are two names.
private struct PathKey: Hashable {
  /// The string of the list of files, and no copy of its bytes: of large sites there are tens of thousands.
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (one: PathKey, other: PathKey) -> Bool { one.path.utf8.elementsEqual(other.path.utf8) }

  /// All bytes at once: a view of them hashes them one by one, and each address of each page is looked up.
  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}

/// A way through all folders of a site.
private struct FolderWalk {
  let top: String
  var files: [SiteFiles.File] = []
  var links: [String] = []
  var closed: [String] = []

  private static let deepest = 64

  init(top: String) { self.top = top }

  /// `folder` is empty, or ends with `/`; false where it cannot be opened.
  mutating func list(_ folder: String, depth: Int = 0) -> Bool {
    guard depth < Self.deepest, let entries = try? FolderEntry.all(in: top + "/" + folder) else {
      return false
    }
    // What git keeps of a published folder is not served with it.
    for entry in entries where entry.name != ".git" {
      let path = folder + entry.name
      switch entry.kind {
      case _ where !entry.isText: closed.append(path)
      case .folder: if !list(path + "/", depth: depth + 1) { closed.append(path) }
      case .file: files.append(.init(path: path, folder: top))
      case .link: links.append(path)
      case .other: closed.append(path)
      }
    }
    return true
  }
}
