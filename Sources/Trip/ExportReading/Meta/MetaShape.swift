import ExportFiles
import Importing
import JSONText

/// How the files of one of Meta's networks look: lists of posts, and lists that hold others of the kind.
struct MetaShape {
  /// The lists of posts, by their paths in a file: `[]` for a file that is one, `ig_stories[]`.
  let posts: Set<String>
  /// Those of what is held back: archived, deleted, drafts.
  let heldBack: Set<String>
  /// Whether an item of a file that is a list is a post.
  let isPost: (JSONNode) -> Bool
  /// The addresses of the pictures and films of an item.
  let addresses: (JSONNode) -> [String]
  /// A word that is on its pages, and in no other network's.
  let word: String
  /// Folders of an export in which nothing but the account and other people stand.
  private static let ofAccounts: Set<String> = [
    "ads_information", "apps_and_websites_off_of_instagram", "apps_and_websites_off_of_facebook",
    "connections", "logged_information", "personal_information", "preferences",
    "security_and_login_information",
  ]

  var lists: Set<String> { posts.union(heldBack) }

  /// Lists of posts, whatever they are called, may be archived or drafts: then their file says so, and caution obeys.
  static func saysHeldBack(_ file: ExportFile) -> Bool {
    let name = file.name.lowercased()
    return ["archive", "draft", "trash", "deleted"].contains { name.contains($0) }
  }

  /// The files with posts, by how they begin.
  func postFiles(_ export: Export) -> [ExportFile] {
    export.files.filter { file in
      guard !file.isPassedOver, file.ending != "html" else { return false }
      return firstItems(of: file, export).contains { path, item in path != "[]" || isPost(item) }
    }
  }

  /// The items that are whole within the first bytes of a file.
  private func firstItems(of file: ExportFile, _ export: Export) -> [(path: String, item: JSONNode)] {
    let head = export.head(of: file)
    let first = head.firstSign
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return [] }
    var found: [(path: String, item: JSONNode)] = []
    let reader = JSONNodeReader(handingOn: lists) { path, item in
      if found.count < Self.mostItems { found.append((path, item)) }
    }
    _ = reader.read { take in _ = take(head) }
    return found
  }

  /// Items at the beginning of a file by which it is recognised.
  private static let mostItems = 20

  /// Everything of the export of which these are the posts: the pictures, and what is about the account.
  func files(_ export: Export) -> [ExportFile] {
    let posts = postFiles(export)
    guard !posts.isEmpty else { return [] }
    let media = MetaMedia(export.files)
    var tops: Set<String> = []
    var found = Set(posts)
    for file in posts {
      var root = file.folder.split(separator: "/").dropLast(2).map(String.init)
      for (_, item) in firstItems(of: file, export) {
        for address in addresses(item) {
          guard let medium = media.file(address, near: file) else { continue }
          found.insert(medium)
          guard medium.path.hasSuffix(address) else { continue }
          root = medium.path.dropLast(address.count).split(separator: "/").map(String.init)
          tops.insert(Self.top(medium, below: root.count))
        }
      }
      tops.insert(Self.top(file, below: root.count))
      for name in Self.ofAccounts { tops.insert((root + [name]).joined(separator: "/")) }
    }
    for file in export.files {
      let parts = file.path.split(separator: "/")
      let isWithin = parts.indices.dropLast().contains { tops.contains(parts[...$0].joined(separator: "/")) }
      if isWithin { found.insert(file) }
    }
    return export.files.filter { found.contains($0) }
  }

  /// The path of the first folder, or of the file itself, below the root of the export.
  private static func top(_ file: ExportFile, below depth: Int) -> String {
    file.path.split(separator: "/").prefix(depth + 1).joined(separator: "/")
  }

  /// The pages of an export that was asked for as pages to look at: nothing can be read of those.
  func pages(_ export: Export) -> [ExportFile] {
    export.files.filter { file in
      guard file.ending == "html" || file.ending == "htm" else { return false }
      let text = String(decoding: export.head(of: file, count: 512 * 1024), as: UTF8.self).lowercased()
      return text.contains("_a6-") && text.contains("uiboxwhite") && text.contains(word)
    }
  }
}
