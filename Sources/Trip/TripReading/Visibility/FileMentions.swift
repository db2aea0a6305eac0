import Diagnostics
import Foundation
import TripNotation

/// Finds the pictures and tracks that a text names in whatever way, also where nothing of it is shown: what is kept
/// back must not give its pictures away.
struct FileMentions {
  /// Files by their own name in small letters, by that without its ending, and by each folder that they are below.
  private var byName: [String: [String]] = [:]
  private var byStem: [String: [String]] = [:]
  private var byFolder: [String: [String]] = [:]
  /// By their path in small letters, with and without the ending.
  private var byPath: [String: [String]] = [:]
  /// Those in whose names stands what ends a name, such as `IMG_4021 (1).jpg` and `Rome, day 1.jpg`, by the words of their
  /// names, and by these without the ending.
  private var byWords: [String: [String]] = [:]
  private var byStemWords: [String: [String]] = [:]
  /// How many entries lie below each folder.
  private var entryCounts: [String: Int] = [:]

  /// A name of more words than this is only found where it stands as a link or a picture.
  private static let maxWords = 8
  /// Bytes.
  private static let longestName = 255

  init(_ files: [String], entries: [String]) {
    for file in files {
      let name = Self.name(of: file)
      byName[name, default: []].append(file)
      byStem[EntryName.withoutEnding(name), default: []].append(file)
      if name.utf8.contains(where: Self.marks.contains) {
        byWords[Self.joined(Self.words(of: name[...])), default: []].append(file)
        byStemWords[Self.joined(Self.words(of: EntryName.withoutEnding(name)[...])), default: []].append(file)
      }
      byPath[file.lowercased(), default: []].append(file)
      byPath[EntryName.withoutEnding(file).lowercased(), default: []].append(file)
      for folder in Self.folders(above: file) { byFolder[folder, default: []].append(file) }
    }
    // They are asked for what is in a folder with them, which is nothing where there are no files.
    if files.isEmpty { return }
    for entry in entries { for folder in Self.folders(above: entry) { entryCounts[folder, default: 0] += 1 } }
  }

  /// The files whose names stand in the text, each between its marks and blanks: `1.jpg` stands not in `21.jpg`. Another
  /// ending may stand there, but where whole names are wanted.
  func files(in text: String, isWhole: Bool = false) -> Set<String> {
    guard !byName.isEmpty else { return [] }
    var found: Set<String> = []
    for reading in text.contains("%") ? [text, text.decodingPercent] : [text] {
      for line in reading.split(whereSeparator: \.isLineEnd) {
        look(in: line, isWhole: isWhole, &found)
        if !byWords.isEmpty { lookByWords(in: line, isWhole: isWhole, &found) }
      }
    }
    return found
  }

  /// The files that go with an entry: those of the same name but for the ending, wherever they are; for the
  /// `index.md` of a folder without other entries, everything in that folder.
  func files(with entry: String) -> Set<String> {
    let stem = EntryName.withoutEnding(Self.name(of: entry))
    let folder = JournalReader.folder(of: entry)
    guard EntryPath.bundleNames.contains(stem) || DayFile.isDay(entry) else { return Set(byStem[stem] ?? []) }
    return folder.isEmpty || entryCounts[folder.lowercased()] != 1 ? [] : files(below: folder)
  }

  /// The files in a folder and below; all files for the trip folder itself.
  func files(below folder: String) -> Set<String> { Set(byFolder[folder.lowercased()] ?? []) }

  /// The files of that path but for the ending, or for both where a text is named `IMG_1.jpg.md`.
  func files(besideText text: String) -> Set<String> {
    Set(byPath[EntryName.withoutEnding(text).lowercased()] ?? [])
  }

  private func look(in line: Substring, isWhole: Bool, _ found: inout Set<String>) {
    for piece in line.split(whereSeparator: Self.ends) {
      let words = piece.split { $0 == " " || $0 == "\t" }
      for last in words.indices where words[last].contains(".") {
        for first in stride(from: last, through: max(0, last - Self.maxWords + 1), by: -1) {
          var name = piece[words[first].startIndex..<words[last].endIndex]
          while name.last == "." { name.removeLast() }
          guard name.utf8.count <= Self.longestName else { break }
          if let files = byName[name.lowercased()] {
            found.formUnion(files)
          } else if !isWhole, let stem = WrittenName.stem(ofPicture: String(name)),
            let files = byStem[stem.lowercased()]
          {
            // A picture that only ends otherwise would be shown in its place.
            found.formUnion(files)
          }
        }
      }
    }
  }

  /// Names with brackets, commas and the like are known by their words, whatever stands between these.
  private func lookByWords(in line: Substring, isWhole: Bool, _ found: inout Set<String>) {
    let words = Self.words(of: line)
    for last in words.indices where words[last].contains(".") {
      var word = String(words[last]).lowercased()
      while word.last == "." { word.removeLast() }
      // Of `IMG (1).jpg` the ending is a word.
      let stem = WrittenName.stem(ofPicture: "x" + word)?.dropFirst()
      for first in stride(from: last, through: max(0, last - Self.maxWords + 1), by: -1) {
        let before = words[first..<last]
        if let files = byWords[Self.joined(before + [word[...]])] {
          found.formUnion(files)
        } else if !isWhole, let stem,
          let files = byStemWords[Self.joined(stem.isEmpty ? before : before + [stem])]
        {
          found.formUnion(files)
        }
      }
    }
  }

  private static func words(of text: Substring) -> ArraySlice<Substring> {
    text.split { ends($0) || $0 == " " || $0 == "\t" }[...]
  }

  private static func joined(_ words: ArraySlice<Substring>) -> String {
    words.joined(separator: " ").lowercased()
  }

  /// What may stand before or behind a file's name.
  private static func ends(_ letter: Character) -> Bool { letter.asciiValue.map(marks.contains) ?? false }
  private static let marks = Set("/\\\"'`()[]{}<>|=,;:#?!*".utf8)

  private static func name(of file: String) -> String {
    (file.pathParts.last.map(String.init) ?? file).lowercased()
  }

  /// All folders that a file is below, the trip folder as well, in small letters.
  private static func folders(above file: String) -> [String] {
    var folder = file.lowercased()
    var all: [String] = []
    while !folder.isEmpty {
      folder = JournalReader.folder(of: folder)
      all.append(folder)
    }
    return all
  }
}

extension Node {
  /// Every text in it, keys too, a line each.
  var allText: String {
    switch kind {
    case .empty, .broken: ""
    case .text(let text): text.value
    case .list(let items): items.map(\.allText).joined(separator: "\n")
    case .map(let fields): fields.map { $0.key + "\n" + $0.value.allText }.joined(separator: "\n")
    }
  }
}

extension String {
  /// With `%20` read as a blank; what is no code stays.
  fileprivate var decodingPercent: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("%") ? String(line).removingPercentEncoding ?? String(line) : String(line)
    }.joined(separator: "\n")
  }
}
