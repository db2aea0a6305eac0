private import Rounds

/// Inputs that nobody would write, made of a reader's seeds, words and bytes: the same in every run, and few enough
/// for a test.
package struct Mutations: Sequence, IteratorProtocol {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private let longest: Int
  private var numbers: SplitMix
  private var left: Int

  /// `count` inputs for a reader; `root` is the folder of the repository.
  package init(of reader: TextReader, count: Int, root: String) {
    seeds = Seeds(of: reader, root: root).inputs.map { Array($0) }
    words = reader.words.map { Array($0.utf8) } + Self.signs
    longest = reader.longest
    numbers = SplitMix(state: reader.name.utf8.reduce(20_261_123) { $0 &* 31 &+ UInt64($1) })
    left = count
  }

  /// What often means something to a reader, or nothing at all.
  private static let signs =
    [
      "\n", "\r", "\t", "\"", "'", ":", "-", "#", ",", "[", "]", "{", "}", "&", "<", ">", "|", "\\", "é",
      "\u{202E}", "🧭",
      "9999999999999999999", "-0", "1e999", "0x",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0x80], [0xFE, 0xFF], [0xED, 0xA0, 0x80]]

  package mutating func next() -> [UInt8]? {
    guard left > 0 else { return nil }
    left -= 1
    var input = seeds.isEmpty ? [] : seeds[below(seeds.count)]
    for _ in 0...below(4) { change(&input) }
    return Array(input.prefix(longest))
  }

  private mutating func change(_ input: inout [UInt8]) {
    let start = below(input.count + 1)
    let end = Swift.min(input.count, start + below(8))
    switch below(6) {
    case 0: input.removeSubrange(start..<end)
    case 1: input.insert(contentsOf: words[below(words.count)], at: start)
    case 2 where start < input.count: input[start] = UInt8(truncatingIfNeeded: below(256))
    case 3: input.removeSubrange(start...)
    case 4 where !seeds.isEmpty:
      let other = seeds[below(seeds.count)]
      input.insert(contentsOf: other.dropFirst(below(other.count + 1)), at: start)
    default: input.insert(contentsOf: input[start..<end], at: end)
    }
  }

  private mutating func below(_ bound: Int) -> Int { numbers.number(below: bound) }
}
