import Diagnostics
import Foundation
import OrderedWork

/// Finds the file that a traveller means by a name or path.
struct FileNames {
  enum Meaning: Equatable {
    case file(String)
    /// The only file that may be meant, though it is not where it is said to be, or ends otherwise.
    case guess(String, Guess)
    /// Files of that name that lie beside the texts of other entries.
    case beside([String])
    /// Several files of that name, in the order of their paths.
    case several([String])
    case nothing
  }

  /// In what a file differs from what is written.
  enum Guess: Equatable {
    case folder
    case ending
  }

  /// Which folders belong to entries.
  var owners = EntryFolders()

  /// The names that are there, each once, for a word on what was probably meant; none where there are too many.
  private let known: Later<[String]>

  /// Files by their path: a name written with other bytes for its accents is the same name, but not the same file.
  private var exact: [String: String] = [:]
  private var folded: [String: String] = [:]
  /// Files by their own name in small letters, in the order of their paths.
  private var byName: [String: [String]] = [:]
  /// By that without its ending.
  private var byStem: [String: [String]] = [:]
  /// The files that share their names, which matters of few.
  private let namesakes: Later<Namesakes>
  /// Names that count where none of these is meant.
  private var others: [FileNames] = []

  private static let maxKnown = 5000

  var isEmpty: Bool { exact.isEmpty && others.isEmpty }

  init(_ files: [String], andThen others: [String] = []) {
    if !others.isEmpty { self.others = [FileNames(others)] }
    exact.reserveCapacity(files.count)
    folded.reserveCapacity(files.count)
    byName.reserveCapacity(files.count)
    byStem.reserveCapacity(files.count)
    for file in files {
      exact[file] = file
      let small = file.lowercased()
      if folded[small] == nil { folded[small] = file }
      let name = Self.name(small)
      byName[name, default: []].append(file)
      byStem[EntryName.withoutEnding(name), default: []].append(file)
    }
    let byName = byName
    known = Later {
      byName.count > Self.maxKnown ? [] : byName.values.compactMap(\.first).map(Self.name).sorted()
    }
    namesakes = Later {
      var namesakes = Namesakes()
      for (name, files) in byName where files.count > 1 {
        for file in files { namesakes.add(file, named: name) }
      }
      return namesakes
    }
  }

  /// What is meant, by a path from the folder of the text, by a path from the trip folder, or, where only one
  /// file has that name and belongs to no other entry, by the name alone; capitals count only where they tell two
  /// files apart.
  func meaning(_ written: String, from folder: String) -> Meaning {
    var best = Meaning.nothing
    for text in WrittenName.readings(of: written) {
      let found = lookUp(text, from: folder)
      if case .file = found { return found }
      if found.rank > best.rank { best = found }
    }
    return best
  }

  func file(_ written: String, from folder: String) -> String? {
    switch meaning(written, from: folder) {
    case .file(let file), .guess(let file, _): file
    case .several, .beside: nil
    case .nothing: others.lazy.compactMap { $0.file(written, from: folder) }.first
    }
  }

  /// The file of exactly that path.
  func there(_ written: String, from folder: String) -> String? {
    WrittenName.readings(of: written).lazy.compactMap { text in
      (text.hasPrefix("/") ? nil : path(text, from: folder)) ?? path(text, from: "")
    }.first
  }

  /// The one file that differs from what is written by the ending of its name, or has one where none is written.
  func withOtherEnding(_ written: String, from folder: String) -> String? {
    for text in WrittenName.readings(of: written) {
      let name = Self.name(text)
      let stem = WrittenName.hasEnding(name) ? WrittenName.stem(ofPicture: name) : name
      guard let stem, let like = byStem[stem.lowercased()],
        like.count <= Self.maxCompared
      else { continue }
      let start = String(text.dropLast(name.count))
      var found = like.filter { file in
        switch lookUp(start + Self.name(file), from: folder) {
        case .file(file), .guess(file, _): true
        default: false
        }
      }
      let there = found.filter { path(start + Self.name($0), from: folder) == $0 }
      if !there.isEmpty { found = there }
      let alike = found.filter { WrittenName.isSameKind($0, name) }
      if let only = found.count == 1 ? found[0] : alike.count == 1 ? alike[0] : nil { return only }
    }
    return nil
  }

  /// All files of that path or name, or below that folder: what a list of pictures to leave out means.
  func files(_ written: String) -> [String] {
    if let file = path(written, from: "") { return [file] }
    let named = byName[Self.name(written).lowercased()] ?? []
    guard named.isEmpty, let folder = Self.resolve(written, from: ""), !folder.isEmpty else { return named }
    return exact.values.filter { $0.lowercased().hasPrefix(folder.lowercased() + "/") }.sorted()
  }

  /// All files that may be meant by a name that none has: of the same name with another ending or none, with blanks
  /// or lines in other places, or such as a name with stars means.
  func likeFiles(_ written: String) -> [String] {
    let name = Self.name(written).lowercased().trimmingBlanks
    if name.contains(where: { "*?".contains($0) }) {
      let pattern = NamePattern.parse(Array(name))
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

  /// The name that was probably meant: that very one, else one with another ending, else one that is spelt nearly so.
  func nearest(to written: String) -> String? {
    let name = Self.name(written).lowercased()
    let known = known.value
    if let exact = known.first(where: { $0.lowercased() == name }) { return exact }
    let stem = EntryName.withoutEnding(name)
    let stems = known.map { EntryName.withoutEnding($0).lowercased() }
    if let same = stems.firstIndex(of: stem) { return known[same] }
    let like = stems.filter { !NumberedName.areNeighbours($0, stem) }
    return Spelling.nearest(to: stem, among: like).flatMap(stems.firstIndex).map { known[$0] }
  }

  /// The name of the file to which a link to a text was probably to lead: the only one with blanks, lines and capitals in
  /// other places, else one that is spelt nearly so.
  func meant(by written: String) -> String? {
    for text in WrittenName.readings(of: written) {
      let like = likeFiles(text)
      if let near = like.count == 1 ? Self.name(like[0]) : nearest(to: text) { return near }
    }
    return others.lazy.compactMap { $0.meant(by: written) }.first
  }

  private func lookUp(_ text: String, from folder: String) -> Meaning {
    if !text.hasPrefix("/"), let file = path(text, from: folder) { return .file(file) }
    if let file = path(text, from: "") { return .file(file) }
    let same = byName[Self.name(text).lowercased()] ?? []
    guard !same.isEmpty else { return .nothing }
    let written = WrittenName.parts(of: text)
    guard same.count <= Self.maxCompared else { return among(same, text, written, from: folder) }
    let open = same.filter { isOpen($0, written, from: folder) }
    guard !open.isEmpty else { return .beside(same) }
    // A path from the root of a site lies below one of the folders that the site was made from.
    let whole = open.filter { WrittenName.isWhole(written, $0) }
    if whole.count == 1 { return .file(whole[0]) }
    guard open.count > 1 else {
      // A folder of its own has its pictures beside its text; all others may lie anywhere.
      let isOutside = written.count > 1 || (owners.isBundle(folder) && !open[0].hasPrefix(folder + "/"))
      return isOutside ? .guess(open[0], .folder) : .file(open[0])
    }
    return nearest(open, text, written, from: folder)
  }

  /// So many files of one name are compared one by one.
  private static let maxCompared = 100

  /// Of very many files of one name, by what was noted of them.
  private func among(_ same: [String], _ text: String, _ written: [String], from folder: String) -> Meaning {
    let end = "/" + written.joined(separator: "/").lowercased()
    if let only = namesakes.value.only(atEnd: end), isOpen(only, written, from: folder) { return .file(only) }
    return nearest(same, text, written, from: folder)
  }

  /// What lies below the folder of the text is nearer to it than anything else.
  private func nearest(_ same: [String], _ text: String, _ written: [String], from folder: String) -> Meaning
  {
    let isNameAlone = written.count == 1 || text.hasPrefix("**/")
    guard !folder.isEmpty, isNameAlone,
      let only = namesakes.value.only(Self.name(text).lowercased(), below: folder),
      isOpen(only, written, from: folder)
    else { return .several(same) }
    return .file(only)
  }

  /// Whether a name may mean a file: it belongs to no other entry, or that entry's folder is named.
  private func isOpen(_ file: String, _ written: [String], from folder: String) -> Bool {
    guard let owner = owners.owner(of: file, from: folder) else { return true }
    let below = file.pathParts.count - owner.pathParts.count
    return written.count > below && WrittenName.isWhole(written, file)
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

  static func name(_ path: String) -> String {
    // Paths of ASCII, as most are, are taken apart as bytes.
    let bytes = path.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
    }
    func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    guard let last = bytes.lastIndex(where: { !isSlash($0) }) else { return path }
    let slash = bytes[..<last].lastIndex(where: isSlash)
    return String(Substring(bytes[(slash.map { bytes.index(after: $0) } ?? bytes.startIndex)...last]))
  }
}

extension FileNames.Meaning {
  /// By which one goes before another.
  fileprivate var rank: Int {
    switch self {
    case .nothing: 0
    case .beside: 1
    case .several: 2
    case .guess: 3
    case .file: 4
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String { trimmingCharacters(in: .whitespaces) }
}
