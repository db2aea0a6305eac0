/// Files that share their names, by what tells one of them from the others.
struct Namesakes {
  /// The only one with the end of a path (`/a/b.jpg`, in small letters); empty where there are several.
  private var byEnd: [String: String] = [:]
  /// The only one of a name below a folder, likewise.
  private var byFolder: [NameBelow: String] = [:]

  /// A name below a folder at any depth.
  private struct NameBelow: Hashable {
    let folder: String
    let name: String
  }

  /// `name` is that of the file, in small letters.
  mutating func add(_ file: String, named name: String) {
    let lower = file.lowercased()
    for slash in lower.indices where lower[slash] == "/" {
      let end = String(lower[slash...])
      byEnd[end] = byEnd[end] == nil ? file : ""
    }
    for slash in file.indices where file[slash] == "/" {
      let below = NameBelow(folder: String(file[..<slash]), name: name)
      byFolder[below] = byFolder[below] == nil ? file : ""
    }
  }

  /// The only file with this end of its path; nil where there is none, or several.
  func only(atEnd end: String) -> String? { byEnd[end].flatMap { $0.isEmpty ? nil : $0 } }

  /// The only file of this name below a folder, likewise.
  func only(_ name: String, below folder: String) -> String? {
    byFolder[NameBelow(folder: folder, name: name)].flatMap { $0.isEmpty ? nil : $0 }
  }
}
