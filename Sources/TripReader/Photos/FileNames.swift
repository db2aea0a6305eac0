import Diagnostics
import Foundation

/// Finds the file that a traveller means by a name or path.
struct FileNames {
  enum Meaning: Equatable {
    case file(String)
    /// Several files of that name, in the order of their paths.
    case several([String])
    case nothing
  }

  /// The names that are there, each once, for a word on what was probably meant; none where there are too many.
  let known: [String]

  /// Files by their path: a name written with other bytes for its accents is the same name, but not the same file.
  private var exact: [String: String] = [:]
  private var folded: [String: String] = [:]
  /// Files by their own name in small letters, in the order of their paths.
  private var byName: [String: [String]] = [:]
  /// Of files that share their names, the only one with the end of a path (`/a/b.jpg`, in small letters); empty where there are several.
  private var onlyByEnd: [String: String] = [:]
  /// The only one of a name below a folder, likewise.
  private var onlyBelow: [NameBelow: String] = [:]
  /// Names that count where none of these is meant.
  private var others: [FileNames] = []

  private static let mostKnown = 5000

  init(_ files: [String], andThen others: [String] = []) {
    if !others.isEmpty { self.others = [FileNames(others)] }
    for file in files {
      exact[file] = file
      if folded[file.lowercased()] == nil { folded[file.lowercased()] = file }
      byName[Self.name(file).lowercased(), default: []].append(file)
    }
    known = byName.count > Self.mostKnown ? [] : byName.values.compactMap(\.first).map(Self.name).sorted()
    for (name, files) in byName where files.count > 1 {
      for file in files { addTails(of: file, named: name) }
    }
  }

  /// What is meant, by a path from the folder of the text, by a path from the trip folder, or, where only one
  /// file has that name, by the name alone; capitals count only where they tell two files apart.
  func meaning(_ written: String, from folder: String) -> Meaning {
    var several = Meaning.nothing
    for text in Self.readings(of: written) {
      switch lookUp(text, from: folder) {
      case .file(let file): return .file(file)
      case .several(let files): several = .several(files)
      case .nothing: continue
      }
    }
    return several
  }

  func file(_ written: String, from folder: String) -> String? {
    switch meaning(written, from: folder) {
    case .file(let file): file
    case .several: nil
    case .nothing: others.lazy.compactMap { $0.file(written, from: folder) }.first
    }
  }

  /// All files of that path or name, or below that folder: what a list of pictures to leave out means.
  func files(_ written: String) -> [String] {
    if let file = path(written, from: "") { return [file] }
    let named = byName[Self.name(written).lowercased()] ?? []
    guard named.isEmpty, let folder = Self.resolve(written, from: ""), !folder.isEmpty else { return named }
    return exact.values.filter { $0.lowercased().hasPrefix(folder.lowercased() + "/") }.sorted()
  }

  /// All files that may be meant by a name that none has: of the same name with another ending or none, with blanks or lines in
  /// other places, or such as a name with stars means.
  func likeFiles(_ written: String) -> [String] {
    let name = Self.name(written).lowercased().trimmingBlanks
    if name.contains(where: { "*?".contains($0) }) {
      let pattern = NamePattern(Array(name))
      return byName.filter { pattern.fits(Array($0.key)) }.flatMap(\.value).sorted()
    }
    let stems = Set([name, Self.withoutKnownEnding(name)].map { KeyLetters($0) })
    return byName.filter { stems.contains(KeyLetters(EntryName.withoutEnding($0.key))) }.flatMap(\.value)
      .sorted()
  }

  /// `IMG_2231.JPEG` without its ending; `2024.05.03` stays whole.
  private static func withoutKnownEnding(_ name: String) -> String {
    guard let point = name.lastIndex(of: "."), name[point...].count <= 6 else { return name }
    return String(name[..<point])
  }

  /// The name that was probably meant: one with another ending, else one that is spelt nearly so.
  func nearest(to written: String) -> String? {
    let stem = EntryName.withoutEnding(Self.name(written)).lowercased()
    let stems = known.map { EntryName.withoutEnding($0).lowercased() }
    let near =
      stems.firstIndex(of: stem) ?? Spelling.nearest(to: stem, among: stems).flatMap(stems.firstIndex)
    return near.map { known[$0] }
  }

  /// As written, without what follows a `#` or `?`, and each with its `%20` read.
  private static func readings(of written: String) -> [String] {
    let bare = String(written.prefix { $0 != "#" && $0 != "?" })
    var all = [written]
    for text in [written, bare] {
      for reading in [text, text.removingPercentEncoding ?? text] where !all.contains(reading) {
        all.append(reading)
      }
    }
    return all
  }

  private func lookUp(_ text: String, from folder: String) -> Meaning {
    if !text.hasPrefix("/"), let file = path(text, from: folder) { return .file(file) }
    if let file = path(text, from: "") { return .file(file) }
    let same = byName[Self.name(text).lowercased()] ?? []
    guard same.count > 1 else { return same.first.map { .file($0) } ?? .nothing }
    // A path from the root of a site lies below one of the folders that the site was made from.
    let end =
      "/"
      + text.lowercased().split { $0 == "/" || $0 == "\\" }.drop { $0 == ".." || $0 == "." }
      .joined(separator: "/")
    if let only = onlyByEnd[end], !only.isEmpty { return .file(only) }
    // What lies below the folder of the text is nearer to it than anything else.
    let isNameAlone = !end.dropFirst().contains("/") || text.hasPrefix("**/")
    let below = NameBelow(folder: folder, name: Self.name(text).lowercased())
    guard !folder.isEmpty, isNameAlone, let only = onlyBelow[below], !only.isEmpty else {
      return .several(same)
    }
    return .file(only)
  }

  /// A name below a folder at any depth.
  private struct NameBelow: Hashable {
    let folder: String
    let name: String
  }

  /// Notes by which ends, and below which folders, a file is found that is not the only one of its name.
  private mutating func addTails(of file: String, named name: String) {
    let lower = file.lowercased()
    for slash in lower.indices where lower[slash] == "/" {
      let end = String(lower[slash...])
      onlyByEnd[end] = onlyByEnd[end] == nil ? file : ""
    }
    for slash in file.indices where file[slash] == "/" {
      let below = NameBelow(folder: String(file[..<slash]), name: name)
      onlyBelow[below] = onlyBelow[below] == nil ? file : ""
    }
  }

  private func path(_ text: String, from folder: String) -> String? {
    Self.resolve(text, from: folder).flatMap { exact[$0] ?? folded[$0.lowercased()] }
  }

  /// The path from the trip folder on; nil for one that leads out of it.
  private static func resolve(_ text: String, from folder: String) -> String? {
    var parts = folder.pathParts
    for part in text.split(whereSeparator: { $0 == "/" || $0 == "\\" }) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static func name(_ path: String) -> String {
    path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
  }
}

extension String {
  fileprivate var trimmingBlanks: String { trimmingCharacters(in: .whitespaces) }
}
