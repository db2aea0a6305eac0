import Diagnostics
import SiteOutput

/// Under which names the files of a site were written so far, and how they are called in an open site.
struct PublishedNames {
  let addresses: AddressPolicy
  /// By their published names; none where these are the same.
  private var paths: [OutputPath: OutputPath] = [:]

  init(_ addresses: AddressPolicy) { self.addresses = addresses }

  /// The published name of a file, which is remembered.
  mutating func publish(_ path: OutputPath) -> OutputPath {
    guard addresses.isOpaque else { return path }
    let published = addresses.published(path)
    paths[published] = path
    return published
  }

  mutating func publish(_ file: OutputFile) -> OutputFile {
    OutputFile(path: publish(file.path), content: file.content)
  }

  /// How a published file is called in an open site.
  func logical(_ published: OutputPath) -> OutputPath { paths[published] ?? published }

  /// What is told of files, by the names that their author knows.
  func named(_ diagnostic: Diagnostic) -> Diagnostic {
    guard addresses.isOpaque else { return diagnostic }
    var named = diagnostic
    if let file = diagnostic.place?.file { named.place?.file = self.named(file) }
    for index in named.others.indices { named.others[index].file = self.named(named.others[index].file) }
    return named
  }

  /// The same of one file, which may stand behind the name of the site's folder: `_site/x/abc.jpg`.
  private func named(_ file: String) -> String {
    if let path = OutputPath(file), let logical = paths[path] { return logical.text }
    guard let slash = file.utf8.firstIndex(of: UInt8(ascii: "/")) else { return file }
    let rest = file[file.utf8.index(after: slash)...]
    guard let path = OutputPath(String(rest)), let logical = paths[path] else { return file }
    return String(file[...slash]) + logical.text
  }

  /// The names of all files so far, for who seals the site; nil for an open one.
  func list(in language: String) -> PathList? {
    addresses.isOpaque ? PathList(language: language, paths: paths.values.sorted()) : nil
  }
}
