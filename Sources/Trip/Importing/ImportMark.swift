import Digests

/// Says in the head of an entry which thing of an export it is, so that it is known again whatever it is called and
/// wherever it lies: `Polarsteps 5f1c0e2a9b7d4c36 0b7d4c36`.
///
/// The numbers that programs give to things are nobody else's business, and do not stand there.
package struct ImportMark: Hashable, Sendable {
  package let program: String
  /// A digest of what tells the thing from all others of the program.
  package let thing: String
  /// A digest of all that came of it: with another one the export tells it otherwise by now.
  package let content: String

  /// Letters of each: by the first things are told apart for good, the second is looked at for one thing alone.
  private static let (thingLength, contentLength) = (16, 8)

  /// Of several things that the export does not tell apart, `number` says which it is, counted from 1.
  package init(program: String, identity: String, number: Int, content: String) {
    self.program = program
    let parts = [program, identity] + (number > 1 ? [String(number)] : [])
    thing = Self.digest(parts.joined(separator: "\u{0}"), Self.thingLength)
    self.content = Self.digest(content, Self.contentLength)
  }

  /// Nil for a text that is none, as when another program has a field of the same name.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, let content = words.last, let thing = words.dropLast().last,
      Self.isDigest(thing, Self.thingLength), Self.isDigest(content, Self.contentLength)
    else { return nil }
    program = words.dropLast(2).joined(separator: " ")
    (self.thing, self.content) = (String(thing), String(content))
  }

  package var text: String { "\(program) \(thing) \(content)" }

  private static func digest(_ text: String, _ length: Int) -> String {
    String(ContentHash.of(Array(text.utf8)).hex.prefix(length))
  }

  private static func isDigest(_ word: Substring, _ length: Int) -> Bool {
    word.utf8.count == length && word.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}

/// The entries of a trip that came by earlier imports, by what their heads say.
package struct ImportedEntries: Sendable {
  /// An entry that is there.
  package struct Known: Hashable, Sendable {
    /// Its file, relative to the trip's folder.
    package let path: String
    let content: String
  }

  private var byThing: [String: Known] = [:]

  package init() {}

  /// Of copies of one entry the first counts.
  package mutating func note(_ mark: ImportMark, at path: String) {
    if byThing[mark.thing] == nil { byThing[mark.thing] = Known(path: path, content: mark.content) }
  }

  package var paths: [String] { byThing.values.map(\.path).sorted() }

  func entry(of mark: ImportMark) -> Known? { byThing[mark.thing] }

  /// How many of these things are there.
  package func count(of marks: [ImportMark]) -> Int { marks.count { byThing[$0.thing] != nil } }
}
