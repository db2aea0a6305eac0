package import Foundation

/// Where the first inputs of a reader come from.
enum SeedSource: Sendable {
  /// The files of the repository with one of these endings.
  case files([String])
  case texts([String])
  /// Bytes that are no text, written as Base64.
  case base64([String])
}

/// What the fuzzing of a reader begins with.
package struct Seeds {
  private let reader: TextReader
  package private(set) var inputs: [Data] = []

  private static let folders = ["Tests/BrokenTrips", "example-trip", "templates", "docs"]

  /// `root` is the folder of the repository.
  package init(of reader: TextReader, root: String) {
    self.reader = reader
    switch reader.seeds {
    case .texts(let texts): inputs = texts.map { Data($0.utf8) }
    case .base64(let texts): inputs = texts.compactMap { Data(base64Encoded: $0) }
    case .files(let endings):
      inputs = Self.folders.flatMap { Self.files(below: root + "/" + $0, endings) }
        .compactMap { FileManager.default.contents(atPath: $0) }.filter { $0.count <= reader.longest }
    }
  }

  /// One file an input, and their words, quoted as libFuzzer wants them, beside the folder.
  package func write(into folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, input) in inputs.enumerated() {
      try input.write(to: URL(fileURLWithPath: "\(folder)/\(index)"))
    }
    let words = reader.words.map { "\"" + $0.utf8.map(Self.quoted).joined() + "\"\n" }.joined()
    try Data(words.utf8).write(to: URL(fileURLWithPath: folder + ".words"))
  }

  private static func quoted(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    let digits = String(byte, radix: 16, uppercase: true)
    return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
  }

  private static func files(below folder: String, _ endings: [String]) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in endings.contains { name.hasSuffix("." + $0) } }
      .map { folder + "/" + $0 }
  }
}
