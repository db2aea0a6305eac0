/// Files by all that a text may name them by.
struct MentionedNames: Sendable {
  /// Files by their own name in small letters, by that without its ending, and by each folder that they are below.
  private(set) var byName: [String: [String]] = [:]
  private(set) var byStem: [String: [String]] = [:]
  private(set) var byFolder: [String: [String]] = [:]
  /// By their path in small letters, with and without the ending.
  private(set) var byPath: [String: [String]] = [:]
  /// Those in whose names stands what ends a name, such as `IMG_4021 (1).jpg` and `Rome, day 1.jpg`, by the words of their
  /// names, and by these without the ending.
  private(set) var byWords: [String: [String]] = [:]
  private(set) var byStemWords: [String: [String]] = [:]
  /// How many entries lie below each folder.
  private(set) var entryCounts: [String: Int] = [:]

  init(_ files: [String], entries: [String]) {
    // Most files lie in the folder of the one before.
    var last: (folder: String, all: [String]) = ("", [""])
    func folders(above small: String) -> [String] {
      let folder = JournalReader.folder(of: small)
      if folder != last.folder { last = (folder, Self.folders(from: folder)) }
      return last.all
    }
    for file in files {
      let small = file.lowercased()
      let name = small.lastPathPart.map(String.init) ?? small
      let stem = EntryName.withoutEnding(name)
      byName[name, default: []].append(file)
      byStem[stem, default: []].append(file)
      if Self.isOdd(name[...]) {
        byWords[Self.joined(Self.words(of: name[...])), default: []].append(file)
        byStemWords[Self.joined(Self.words(of: stem[...])), default: []].append(file)
      }
      byPath[small, default: []].append(file)
      byPath[EntryName.withoutEnding(small), default: []].append(file)
      for folder in folders(above: small) { byFolder[folder, default: []].append(file) }
    }
    // They are asked for what is in a folder with them, which is nothing where there are no files.
    if files.isEmpty { return }
    for entry in entries {
      for folder in folders(above: entry.lowercased()) { entryCounts[folder, default: 0] += 1 }
    }
  }

  /// A folder and all above it, the trip folder as the last.
  private static func folders(from folder: String) -> [String] {
    var all = [folder]
    var folder = folder
    while !folder.isEmpty {
      folder = JournalReader.folder(of: folder)
      all.append(folder)
    }
    return all
  }

  /// A file's own name, in small letters.
  static func name(of file: String) -> String { (file.lastPathPart.map(String.init) ?? file).lowercased() }

  static func words(of text: Substring) -> ArraySlice<Substring> {
    text.split { ends($0) || $0 == " " || $0 == "\t" }[...]
  }

  static func joined(_ words: ArraySlice<Substring>) -> String {
    words.joined(separator: " ").lowercased()
  }

  private static let marks = "/\\\"'`()[]{}<>|=,;:#?!*"
  /// Whether a byte is one of the marks.
  private static let isMark: [Bool] = (UInt8.min...UInt8.max).map { marks.utf8.contains($0) }

  /// What may stand before or behind a file's name.
  static func ends(_ letter: Character) -> Bool {
    // A sign of another script may count as the same letter.
    letter.asciiValue.map { isMark[Int($0)] } ?? marks.contains(letter)
  }

  /// Whether what ends a name stands in it.
  static func isOdd(_ name: Substring) -> Bool {
    let bytes = name.utf8
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.contains { isMark[Int($0)] } }
    return name.contains(where: ends)
  }
}

/// What the names of files end with, which is soon found out and tells most words that can be the end of none.
struct EndingsOfNames: Sendable {
  /// In small letters, without the point; empty for a name without one, and for one with blanks or marks behind its last point.
  private var all: Set<String> = []
  /// Whether there is a name in which stands what ends names in texts.
  private(set) var hasOddNames = false

  init(_ files: [String]) {
    for file in files {
      let name = file.lastPathPart ?? file[...]
      all.insert(Self.ending(of: name))
      guard MentionedNames.isOdd(name) else { continue }
      hasOddNames = true
      // Such a name is known by its words, of which the last may not be its end: `Rome!.jpg?`.
      if let last = MentionedNames.words(of: name).last { all.insert(Self.ending(of: last)) }
    }
  }

  /// Whether a word, which does not end with a point, may be the last of a name.
  func maySpell(endOf word: Substring) -> Bool { all.contains(Self.ending(of: word)) }

  private static func ending(of name: Substring) -> String {
    guard let point = name.lastIndex(ofMark: UInt8(ascii: ".")) else { return "" }
    let ending = name[name.index(after: point)...]
    let isWhole = !ending.contains { MentionedNames.ends($0) || $0 == " " || $0 == "\t" }
    return isWhole ? ending.lowercased() : ""
  }
}
