/// Takes what is met in a text of JSON, one event after the other.
package protocol JSONCollector: AnyObject {
  /// A record or a list begins.
  func begin(_ kind: JSONContainer)
  /// A field of the innermost record; its value comes next.
  func field(_ name: String)
  /// A value that is neither a record nor a list, and its line, counted from 1.
  func value(_ value: JSONValue, line: Int)
  /// The innermost record or list ends.
  func end(line: Int)
}

/// What holds other values.
package enum JSONContainer: Sendable { case record, list }

/// Reads JSON in pieces, as strictly as `JSONReader`, and tells a collector what it meets: of a large file nothing
/// stands in memory but what the collector keeps.
///
/// Several values may stand one after the other, also as a text sequence (RFC 7464). A text longer than is wanted is
/// told as an empty one.
package struct JSONEvents {
  private let collector: any JSONCollector
  /// Bytes of a text at most.
  private let longestText: Int
  /// Where the text stopped being JSON.
  package private(set) var problem: JSONProblem?
  /// Whether anything but white space has come.
  package private(set) var hasBegun = false

  private var line = 1
  private var open: [JSONContainer] = []
  private var expected = Expected.value
  private var token = Token.none
  private var letters: [UInt8] = []
  private var hasEscapes = false
  private var isTooLong = false
  /// The bytes of a byte order mark that have come.
  private var marks = 0

  /// What may come next beside white space.
  private enum Expected { case value, valueOrEnd, field, fieldOrEnd, colon, commaOrEnd }

  /// What the bytes that come belong to; `escaped` behind a backslash, `plain` for numbers and the three words.
  private enum Token { case none, text, escaped, plain }

  package init(for collector: any JSONCollector, longestText: Int = JSONReader.longestText) {
    self.collector = collector
    self.longestText = longestText
  }

  package mutating func read(_ piece: [UInt8]) {
    for byte in piece {
      guard problem == nil else { return }
      take(byte)
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  /// Says that no more pieces come.
  package mutating func finish() {
    // A number at which a list breaks off may be half of one.
    if token == .plain, open.isEmpty { finishPlain() }
    if token != .none || !open.isEmpty { fail() }
  }

  private mutating func fail() { problem = problem ?? JSONProblem(line: line) }

  private mutating func take(_ byte: UInt8) {
    switch token {
    case .text where byte == UInt8(ascii: "\""): finishText()
    case .text where byte < 0x20: fail()
    case .text:
      if byte == UInt8(ascii: "\\") { (token, hasEscapes) = (.escaped, true) }
      letters.append(byte)
      if letters.count > longestText {
        letters.removeAll(keepingCapacity: true)
        isTooLong = true
      }
    case .escaped:
      letters.append(byte)
      token = .text
    case .plain where Self.isPlain(byte):
      letters.append(byte)
      if letters.count > JSONReader.longestNumber { fail() }
    case .plain:
      finishPlain()
      mark(byte)
    case .none: mark(byte)
    }
  }

  /// A byte between two tokens.
  private mutating func mark(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case 0xEF where marks == 0 && !hasBegun, 0xBB where marks == 1, 0xBF where marks == 2:
      marks += 1
      return
    case 0x1E where open.isEmpty: return
    default: break
    }
    (hasBegun, marks) = (true, 3)
    switch byte {
    case UInt8(ascii: "\""): beginText()
    case UInt8(ascii: "{"): begin(.record)
    case UInt8(ascii: "["): begin(.list)
    case UInt8(ascii: "}"): end(.record, or: .fieldOrEnd)
    case UInt8(ascii: "]"): end(.list, or: .valueOrEnd)
    case UInt8(ascii: ",") where expected == .commaOrEnd:
      expected = open.last == .record ? .field : .value
    case UInt8(ascii: ":") where expected == .colon: expected = .value
    case _ where isValueExpected && Self.isPlain(byte):
      letters.append(byte)
      token = .plain
    default: fail()
    }
  }

  private var isValueExpected: Bool { expected == .value || expected == .valueOrEnd }

  /// Numbers, `true`, `false` and `null` are made of these; whether they are such is seen at their end.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func begin(_ kind: JSONContainer) {
    guard isValueExpected, open.count < JSONReader.deepest else { return fail() }
    open.append(kind)
    expected = kind == .record ? .fieldOrEnd : .valueOrEnd
    collector.begin(kind)
  }

  private mutating func end(_ kind: JSONContainer, or empty: Expected) {
    guard open.last == kind, expected == .commaOrEnd || expected == empty else { return fail() }
    open.removeLast()
    collector.end(line: line)
    expectNext()
  }

  private mutating func expectNext() { expected = open.isEmpty ? .value : .commaOrEnd }

  private mutating func beginText() {
    guard expected != .colon, expected != .commaOrEnd else { return fail() }
    (token, hasEscapes, isTooLong) = (.text, false, false)
  }

  private mutating func finishText() {
    token = .none
    var text = isTooLong ? "" : String(decoding: letters, as: UTF8.self)
    if hasEscapes, !isTooLong {
      let quote = [UInt8(ascii: "\"")]
      guard let read = try? JSONReader.single(quote + letters + quote).text else { return fail() }
      text = read
    }
    letters.removeAll(keepingCapacity: true)
    if isValueExpected {
      collector.value(.text(text), line: line)
      expectNext()
    } else {
      collector.field(text)
      expected = .colon
    }
  }

  private mutating func finishPlain() {
    token = .none
    guard let value = try? JSONReader.single(letters) else { return fail() }
    letters.removeAll(keepingCapacity: true)
    collector.value(value, line: line)
    expectNext()
  }
}
