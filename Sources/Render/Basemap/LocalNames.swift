import Synchronization

/// What towns are called in other languages than the gazetteer's, and what countries are called in English.
struct LocalNames: Sendable {
  static let fileName = "local-names.atlas"
  static let mark = Array("TBLOCAL1".utf8)

  /// A text about a country, by its ISO 3166-1 alpha-2 code.
  typealias Told = (country: String, text: String)

  private let bytes: [UInt8]
  /// Each country by its English name first, then by others, its code of three letters last.
  let countries: [Told]
  /// How the posts of a country shorten its regions: `IL` for Illinois.
  let shortRegions: [(country: String, short: String, region: String)]
  private let languages: [String: LocalLanguage]

  static func open(folder: String) throws(AtlasProblem) -> LocalNames {
    guard let bytes = AtlasFile.bytes(folder + "/" + fileName) else { throw .missing(fileName) }
    guard AtlasFile.isWhole(bytes, marked: mark) else { throw .damaged(fileName) }
    do {
      return try LocalNames(bytes)
    } catch {
      throw .damaged(fileName)
    }
  }

  /// Reads the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) {
    self.bytes = bytes
    var cursor = AtlasCursor(bytes, from: AtlasFile.headLength, to: bytes.count)
    countries = try Self.told(&cursor)
    shortRegions = try Self.told(&cursor).compactMap { told in
      let parts = told.text.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (told.country, parts[0], parts[1]) : nil
    }
    var starts: [(tag: String, start: Int)] = []
    for _ in 0..<(try cursor.fixed(1)) { starts.append((try cursor.text(2), try cursor.fixed(3))) }
    let body = cursor.position
    var languages: [String: LocalLanguage] = [:]
    for (tag, start) in starts { languages[tag] = try LocalLanguage(bytes, from: body + start) }
    self.languages = languages
  }

  private static func told(_ cursor: inout AtlasCursor) throws(AtlasDamage) -> [Told] {
    var found: [Told] = []
    for _ in 0..<(try cursor.fixed(2)) {
      let country = try cursor.text(2)
      found.append((country, try cursor.text(try cursor.fixed(1))))
    }
    return found
  }

  /// The names of a language by its tag: those of `de` for `de-at`, and those of Nynorsk for any Norwegian.
  func language(_ tag: String) -> LocalLanguage? {
    let first = String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    return languages[["no": "nn", "nb": "nn"][first] ?? first]
  }

  /// All languages, in the order of their tags.
  var everyLanguage: [LocalLanguage] { languages.sorted { $0.key < $1.key }.map(\.value) }
}

/// The towns that a language has a name of its own for.
struct LocalLanguage: Sendable {
  private let bytes: [UInt8]
  private let figures: Range<Int>

  /// Three bytes for the town, and three for where its name stands.
  private static let width = 6

  fileprivate init(_ bytes: [UInt8], from start: Int) throws(AtlasDamage) {
    self.bytes = bytes
    guard start >= 0, start <= bytes.count else { throw AtlasDamage() }
    var cursor = AtlasCursor(bytes, from: start, to: bytes.count)
    figures = try cursor.skip(Self.width * (try cursor.fixed(3)))
  }

  var count: Int { figures.count / Self.width }

  /// The name of a town by its place in the gazetteer; nil where the language has no other than that.
  func name(ofTown number: Int) -> String? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if town(middle) < number { low = middle + 1 } else { high = middle }
    }
    guard low < count, town(low) == number else { return nil }
    let name = name(low)
    return name.isEmpty ? nil : String(decoding: bytes[name], as: UTF8.self)
  }

  func forEachName(_ body: (_ town: Int, _ name: ArraySlice<UInt8>) -> Void) {
    for index in 0..<count { body(town(index), bytes[name(index)]) }
  }

  private func town(_ index: Int) -> Int { three(figures.lowerBound + Self.width * index) }

  /// Where the name stands; nothing where it would not be within the file.
  private func name(_ index: Int) -> Range<Int> {
    let start = figures.upperBound + three(figures.lowerBound + Self.width * index + 3)
    guard start < bytes.count, start + 1 + Int(bytes[start]) <= bytes.count else { return 0..<0 }
    return start + 1..<start + 1 + Int(bytes[start])
  }

  private func three(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]) << 16 }
}

/// The names in other languages, opened when something first asks for them.
final class LocalNamesShelf: Sendable {
  private let state: Mutex<LocalNames??>
  private let folder: String?

  /// Without a folder there are none.
  init(folder: String?, names: LocalNames? = nil) {
    self.folder = folder
    state = Mutex(names.map { .some($0) })
  }

  var names: LocalNames? {
    state.withLock { state in
      if let state { return state }
      let names = folder.flatMap { try? LocalNames.open(folder: $0) }
      state = .some(names)
      return names
    }
  }
}
