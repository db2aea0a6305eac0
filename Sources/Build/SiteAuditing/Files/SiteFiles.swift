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
  package private(set) var files: FileList
  /// Links of the file system, which are not followed: who publishes them may publish anything.
  private(set) var links: [String] = []
  /// Folders that cannot be looked into, and names that are no text.
  private(set) var closed: [String] = []

  package init(_ files: some Sequence<File>) { self.files = FileList(files) }

  /// All that lies in a folder; nil where there is no such folder.
  package init?(folder: String) {
    var walk = FolderWalk(top: folder)
    guard walk.list("") else { return nil }
    self.init(walk.files)
    (links, closed) = (walk.links, walk.closed)
  }

  /// The place in the list of the file that an address leads to: itself, or the first page of a folder.
  func place(of path: String) -> Int? {
    var bytes = Array(path.utf8)
    return place(ofBytes: &bytes)
  }

  /// The same of a path as bytes, which is not needed any more.
  func place(ofBytes path: inout [UInt8]) -> Int? {
    let isFolder = path.last.map { $0 == UInt8(ascii: "/") } ?? true
    if !isFolder, let own = files.place(of: path.span) { return own }
    path.append(contentsOf: (isFolder ? "index.html" : "/index.html").utf8)
    return files.place(of: path.span)
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
