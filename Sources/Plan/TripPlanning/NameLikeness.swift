import Diagnostics
import Foundation

/// A name beside those of towns that are like it: `Estella` is a part of `Estella-Lizarra`, `Sto. Domingo` begins `Santo
/// Domingo de la Calzada`, and `Finisterre` is spelled nearly as `Fisterra`.
struct NameLikeness {
  fileprivate let words: [String]
  fileprivate let letters: [Character]
  /// The words of each part of a name of two, in two languages or of two towns that have become one.
  private let parts: [[String]]
  /// Whether it can be like a town's at all: short names, and words that stand in many, are like none.
  let isName: Bool

  init(_ name: String) {
    words = Self.words(of: name)
    letters = Array(words.joined())
    let parts = name.split { $0 == "-" || $0 == "/" }
    self.parts = parts.count == 2 ? parts.map { Self.words(of: String($0)) } : []
    isName = letters.count >= Self.minLetters && !words.allSatisfy { Self.noNames.contains($0) }
  }

  /// The words and numbers of a name, small and without accents.
  static func words(of name: some StringProtocol) -> [String] {
    name.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Letters that a name has at least to be a part of another, or to begin it: shorter ones are in too many.
  private static let minLetters = 5
  /// What stands before a hyphen in many names, and is none by itself.
  private static let noNames: Set<String> = [
    "basse", "beach", "bourg", "chateau", "grand", "grande", "haute", "north", "notre", "petit", "petite",
    "plage", "saint", "sainte", "south", "upper", "lower", "vieux", "villa", "ville",
  ]

  /// Whether both have the same letters, however these are parted: `Monteverde` and `Monte Verde`.
  func isSame(as town: NameLikeness) -> Bool { !letters.isEmpty && letters == town.letters }

  /// Whether it is one of the two parts of a name.
  func isPart(of town: NameLikeness) -> Bool { isName && town.parts.contains(words) }

  /// Whether a name begins with all its words, which may be shortened, and goes on.
  func begins(_ town: NameLikeness) -> Bool {
    isName && words.count < town.words.count
      && zip(words, town.words).allSatisfy { Self.isSame($0, $1) }
  }

  private static func isSame(_ word: String, _ other: String) -> Bool {
    word == other || full[word]?.contains(other) == true
  }

  /// What may stand in a town's name for the first word.
  fileprivate var beginnings: Set<String> {
    words.first.map { (Self.full[$0] ?? []).union([$0]) } ?? []
  }

  private static let full: [String: Set<String>] = [
    "st": ["saint", "sankt", "sint"], "ste": ["sainte"], "sto": ["santo"], "sta": ["santa"],
    "s": ["san", "sao"],
  ]

  /// How many letters it lies off a name that begins as it does; nil for more than a slip or two of a long name.
  func slips(from town: NameLikeness) -> Int? {
    let maximum = letters.count < 8 ? 1 : letters.count < 10 ? 2 : 3
    guard isName, letters.first == town.letters.first,
      abs(letters.count - town.letters.count) <= maximum
    else { return nil }
    let slips = Spelling.distance(letters, town.letters)
    return slips <= maximum ? slips : nil
  }

  func isLike(_ town: NameLikeness) -> Bool {
    isPart(of: town) || begins(town) || slips(from: town) != nil
  }

  /// Whether of two things that stand side by side both names mean one: `Fushimi Inari` and `Fushimi Inari Taisha`, not `Gate
  /// 1` and `Gate 2`.
  func meansSame(as other: NameLikeness) -> Bool {
    guard !words.isEmpty, numbers == other.numbers else { return false }
    return words == other.words || isLike(other) || other.isLike(self)
  }

  private var numbers: [String] { words.filter { $0.contains(where: \.isNumber) } }
}

/// Names that are looked for among those of all towns around a trip.
///
/// There may be hundreds of the ones and a hundred thousand of the others, so a town's name is compared with those alone that
/// begin as it does.
struct NamesLookedFor {
  private let letters: Set<[Character]>
  private var byBeginning: [String: [NameLikeness]] = [:]

  init(_ names: [NameLikeness]) {
    letters = Set(names.map(\.letters).filter { !$0.isEmpty })
    for name in names where name.isName {
      for word in name.beginnings { byBeginning[word, default: []].append(name) }
    }
  }

  /// Whether a town's name is the same as one of them, or goes on where one ends.
  func include(_ town: NameLikeness) -> Bool {
    letters.contains(town.letters)
      || town.words.first.flatMap { byBeginning[$0] }?.contains { $0.begins(town) } ?? false
  }
}

extension StringProtocol {
  /// Small, without accents.
  var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
