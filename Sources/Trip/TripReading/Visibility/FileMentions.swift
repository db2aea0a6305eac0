import Diagnostics
import Foundation
import OrderedWork
import TripNotation

/// Finds the pictures and tracks that a text names in whatever way, also where nothing of it is shown: what is kept
/// back must not give its pictures away.
///
/// Most folders keep nothing back, and then nobody asks: the files are looked at when somebody does.
struct FileMentions: Sendable {
  private let isEmpty: Bool
  private let endings: Later<EndingsOfNames>
  private let names: Later<MentionedNames>

  /// A name of more words than this is only found where it stands as a link or a picture.
  private static let maxWords = 8
  /// Bytes.
  private static let longestName = 255

  init(_ files: [String], entries: [String]) {
    isEmpty = files.isEmpty
    endings = Later { EndingsOfNames(files) }
    names = Later { MentionedNames(files, entries: entries) }
  }

  /// The files whose names stand in the text, each between its marks and blanks: `1.jpg` stands not in `21.jpg`. Another
  /// ending may stand there, but where whole names are wanted.
  func files(in text: String, isWhole: Bool = false) -> Set<String> {
    guard !isEmpty else { return [] }
    var found: Set<String> = []
    for reading in text.contains("%") ? [text, text.decodingPercent] : [text] {
      for line in reading.split(whereSeparator: \.isLineEnd) {
        var named: Set<String> = []
        if line.holdsPoint {
          look(in: line, isWhole: isWhole, &named)
          if endings.value.hasOddNames { lookByWords(in: line, isWhole: isWhole, &named) }
        }
        if !isWhole { lookForStems(in: line, besides: named, &found) }
        found.formUnion(named)
      }
    }
    return found
  }

  /// The files that go with an entry: those of the same name but for the ending, wherever they are; for the
  /// `index.md` of a folder without other entries, everything in that folder.
  func files(with entry: String) -> Set<String> {
    let stem = EntryName.withoutEnding(MentionedNames.name(of: entry))
    let folder = JournalReader.folder(of: entry)
    let known = names.value
    guard EntryPath.bundleNames.contains(stem) || DayFile.isDay(entry) else {
      return Set(known.byStem[stem] ?? [])
    }
    return folder.isEmpty || known.entryCounts[folder.lowercased()] != 1 ? [] : files(below: folder)
  }

  /// The files in a folder and below; all files for the trip folder itself.
  func files(below folder: String) -> Set<String> { Set(names.value.byFolder[folder.lowercased()] ?? []) }

  /// The files of that path but for the ending, or for both where a text is named `IMG_1.jpg.md`.
  func files(besideText text: String) -> Set<String> {
    Set(names.value.byPath[EntryName.withoutEnding(text).lowercased()] ?? [])
  }

  private func look(in line: Substring, isWhole: Bool, _ found: inout Set<String>) {
    for piece in line.split(whereSeparator: MentionedNames.ends) {
      let words = piece.split { $0 == " " || $0 == "\t" }
      for last in words.indices where mayEndName(words[last], isWhole: isWhole) {
        let known = names.value
        for first in stride(from: last, through: max(0, last - Self.maxWords + 1), by: -1) {
          var name = piece[words[first].startIndex..<words[last].endIndex]
          while name.last == "." { name.removeLast() }
          guard name.utf8.count <= Self.longestName else { break }
          if let files = known.byName[name.lowercased()] {
            found.formUnion(files)
          } else if !isWhole, let stem = WrittenName.stem(ofPicture: String(name)),
            let files = known.byStem[stem.lowercased()]
          {
            // A picture that only ends otherwise would be shown in its place.
            found.formUnion(files)
          }
        }
      }
    }
  }

  /// Pictures by their names without an ending, which address them, too (FileNames): between two marks, as an address and a part
  /// of a list are, and with a figure, as cameras give it, wherever they stand; no beginnings of longer names of this line.
  private func lookForStems(in line: Substring, besides named: Set<String>, _ found: inout Set<String>) {
    let longer = named.map { EntryName.withoutEnding(MentionedNames.name(of: $0)) }
    for piece in line.split(whereSeparator: MentionedNames.ends) {
      let name = piece.trimmed
      let words = name.split { $0 == " " || $0 == "\t" }.filter { $0.contains(where: \.isNumber) }
      for stem in [name] + words where stem.utf8.count <= Self.longestName {
        let small = stem.lowercased()
        guard let files = names.value.byStem[small] else { continue }
        let onward = line[stem.startIndex...].prefix(Self.longestName).lowercased()
        if longer.contains(where: { $0 != small && $0.hasPrefix(small) && onward.hasPrefix($0) }) { continue }
        found.formUnion(files)
      }
    }
  }

  /// Names with brackets, commas and the like are known by their words, whatever stands between these.
  private func lookByWords(in line: Substring, isWhole: Bool, _ found: inout Set<String>) {
    let words = MentionedNames.words(of: line)
    for last in words.indices where mayEndName(words[last], isWhole: isWhole) {
      var word = String(words[last]).lowercased()
      while word.last == "." { word.removeLast() }
      // Of `IMG (1).jpg` the ending is a word.
      let stem = WrittenName.stem(ofPicture: "x" + word)?.dropFirst()
      let known = names.value
      for first in stride(from: last, through: max(0, last - Self.maxWords + 1), by: -1) {
        let before = words[first..<last]
        if let files = known.byWords[MentionedNames.joined(before + [word[...]])] {
          found.formUnion(files)
        } else if !isWhole, let stem,
          let files = known.byStemWords[MentionedNames.joined(stem.isEmpty ? before : before + [stem])]
        {
          found.formUnion(files)
        }
      }
    }
  }

  /// Whether a name of one of the files may end with this word, as it is or with another ending of a picture. Most words with a
  /// point in them are amounts, hours and ends of sentences, for which no name is looked up.
  private func mayEndName(_ word: Substring, isWhole: Bool) -> Bool {
    guard word.holdsPoint, word.contains(".") else { return false }
    var word = word
    while word.last == "." { word.removeLast() }
    return word.isEmpty || endings.value.maySpell(endOf: word)
      || !isWhole && WrittenName.stem(ofPicture: "x\(word)") != nil
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

extension StringProtocol {
  /// Whether one of its bytes is a full stop, as one is in all names of files that are found.
  fileprivate var holdsPoint: Bool { utf8.contains(UInt8(ascii: ".")) }
}

extension String {
  /// With `%20` read as a blank; what is no code stays.
  fileprivate var decodingPercent: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("%") ? String(line).removingPercentEncoding ?? String(line) : String(line)
    }.joined(separator: "\n")
  }
}
