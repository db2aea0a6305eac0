import Diagnostics
import Secrets

/// Takes out of a text what nobody means to publish, where the words around it can stay: codes of doors, locks and networks, and the
/// houses in which people live. In their place stands a mark of omission.
struct TextRedaction {
  /// The same lines.
  let text: [UInt8]
  /// Those out of which something was taken, counted from 0.
  private(set) var codes: [Int] = []
  private(set) var houses: [Int] = []

  static let mark = "…"

  /// The whole sentence of a code where that tells where the keys hang, or what a network is called; else the code alone.
  private static func sentence(around code: Substring, in line: Substring) -> Range<String.Index> {
    func ends(_ index: String.Index) -> Bool {
      let next = line.index(after: index)
      return ".!?".contains(line[index]) && (next == line.endIndex || line[next].isWhitespace)
    }
    let start =
      line[..<code.startIndex].indices.last(where: ends).map { line.index(after: $0) } ?? line.startIndex
    let end = line[code.endIndex...].indices.first(where: ends).map { line.index(after: $0) } ?? line.endIndex
    // A mark of a comment may not go with it.
    guard !["<!--", "-->", "%%", "{%", "%}", "[//]", "{#"].contains(where: { line.contains($0) }) else {
      return code.startIndex..<code.endIndex
    }
    let words = line[start..<end].lowercased()
    guard secrets.contains(where: { words.contains($0) }) else { return code.startIndex..<code.endIndex }
    let first = line[start..<end].firstIndex { !$0.isWhitespace } ?? start
    return first..<end
  }

  private static let secrets = [
    "key safe", "keysafe", "key box", "keybox", "lockbox", "lock box", "wifi", "wi-fi", "wlan",
    "schlüsselbox", "schlüsselsafe",
    "schlüsseltresor", "boîte à clés", "caja de llaves", "sleutelkluis",
  ]

  init(_ body: [UInt8]) {
    guard WrittenCode.mayBe(in: body) else {
      text = body
      return
    }
    var lines = String(decoding: body, as: UTF8.self).fileLines
    for index in lines.indices where lines[index].utf8.contains(where: { (0x30...0x39).contains($0) }) {
      let locks = WrittenCode.found(in: lines[index]).filter { $0.kind == .lock }.map(\.text)
      let streets = HouseAddress.found(in: lines[index])
      if !locks.isEmpty { codes.append(index) }
      if !streets.isEmpty { houses.append(index) }
      let line = lines[index]
      let ranges =
        (locks.map { Self.sentence(around: $0, in: line) } + streets.map { $0.startIndex..<$0.endIndex })
        .sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
      if ranges.isEmpty { continue }
      var (open, at) = ("", lines[index].startIndex)
      for range in ranges where range.lowerBound >= at {
        open += lines[index][at..<range.lowerBound] + Self.mark
        at = range.upperBound
      }
      lines[index] = Substring(open + lines[index][at...])
    }
    text = codes.isEmpty && houses.isEmpty ? body : Array(lines.joined(separator: "\n").utf8)
  }
}
