import Foundation

/// One of the readers of text that a trip folder passes through, as fuzzing feeds it.
package struct TextReader: Sendable {
  package let name: String
  /// What an input may be, so that most are like a file.
  let seeds: SeedSource
  /// Words that mean something to the reader.
  var words: [String] = []
  /// How many bytes an input may have.
  package var longest = 1024
  /// Reads an input, claims what must hold of the result, and returns all of it as text.
  let read: @Sendable ([UInt8]) -> String

  /// Processor time that one input may take, in seconds.
  private static let maxSeconds = 1.0

  /// Reads an input, some of them twice: it must not trap, and come out the same. With `isTimed` it must not take
  /// long either.
  package func `try`(_ bytes: [UInt8], isTimed: Bool) {
    guard bytes.count <= longest else { return }
    let start = clock()
    let once = read(bytes)
    // POSIX: a million of these make a second.
    let seconds = Double(clock() - start) / 1_000_000
    claim(!isTimed || seconds <= Self.maxSeconds, "\(bytes.count) bytes took \(seconds) s")
    guard bytes.reduce(0, &+) % 8 == 0 else { return }
    claim(once == read(bytes), "two readings of the same bytes differ")
  }
}

/// Stops the fuzzing at an input that breaks a promise; libFuzzer then writes it to a file.
func claim(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError(promise()) }
}
