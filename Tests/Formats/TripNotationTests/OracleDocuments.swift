import Diagnostics
import TripNotation
import Rounds

/// The documents that both oracles are asked about: always the same ones.
enum OracleDocuments {
  /// What is put together of a few pieces in every way.
  static let composed: [String] = Pieces.heads.flatMap { head in
    Pieces.values.flatMap { value in Pieces.tails.map { head + value + $0 } }
  }

  /// Mostly right YAML of all shapes; the seeds 0..<10 give 20,000.
  static func generated(_ seed: UInt64) -> [String] {
    var source = RandomDocument(seed: seed)
    return (0..<2000).map { _ in source.document() }
  }

  /// Right YAML with a few characters or bytes taken out, put in or doubled, and samples likewise.
  static func mutated(_ seed: UInt64) -> [String] {
    var source = RandomDocument(seed: seed)
    return (0..<2000).map { index in
      let text = index % 4 == 0 ? source.pick(Samples.all) : source.document()
      return index % 3 == 0 ? source.mutatedBytes(text) : source.mutated(text)
    }
  }

  /// Signs without any order.
  static func noise(_ seed: UInt64) -> [String] {
    var source = RandomDocument(seed: seed)
    return (0..<1000).map { _ in source.noise() }
  }

  static let generatedSeeds: Range<UInt64> = 0..<UInt64(Rounds.of(2, nightly: 10))
  static let mutatedSeeds: Range<UInt64> = 100..<UInt64(Rounds.of(102, nightly: 110))
  static let noiseSeeds: Range<UInt64> = 200..<UInt64(Rounds.of(201, nightly: 204))
}

/// Tabs that mean nothing in YAML 1.2, and that both oracles refuse: after a dash or a line break, before a
/// comment or a line end.
enum MeaninglessTabs {
  /// The text without the tabs that we warn about.
  static func removed(from text: String) -> String {
    let warned = Set(read(text).diagnostics.filter { $0.code == .tabIndent }.map { $0.place?.span?.line })
    let lines = text.replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      warned.contains(index + 1) ? withoutTabs(line) : String(line)
    }.joined(separator: "\n")
  }

  /// A line with spaces for the tabs before its content, the dashes of items not counted.
  private static func withoutTabs(_ line: Substring) -> String {
    let isBefore: (Character) -> Bool = { " \t-".contains($0) }
    return String(line.prefix(while: isBefore).map { $0 == "\t" ? " " : $0 }) + line.drop(while: isBefore)
  }
}
