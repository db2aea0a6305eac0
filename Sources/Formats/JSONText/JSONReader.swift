/// Reads JSON strictly, in linear time: what is not JSON is refused, and so is what is nested too deeply.
package struct JSONReader {
  /// Lists and records within each other; more would only tire the reader.
  package static let deepest = 64
  /// Bytes of a text, of which `JSONEvents` keeps no more where nobody wants more.
  package static let longestText = 64 * 1024
  /// Likewise of a number.
  static let longestNumber = 1024

  private let bytes: [UInt8]
  var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONProblem(line: 1) }
    var reader = JSONReader(bytes)
    reader.skipMark()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.problem }
    return value
  }

  /// A value that stands alone, without anything around it.
  static func single(_ bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    guard reader.place == bytes.count else { throw reader.problem }
    return value
  }

  /// A byte order mark does not belong there, but some programs write one.
  mutating func skipMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  var problem: JSONProblem {
    JSONProblem(line: 1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") })
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
  }

  mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try record(depth: depth + 1)
    case UInt8(ascii: "["): return try list(depth: depth + 1)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem }
    place += word.utf8.count
    return value
  }

  private mutating func list(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= Self.deepest else { throw problem }
    var items: [JSONValue] = []
    try forEachItem { reader throws(JSONProblem) in items.append(try reader.value(depth: depth)) }
    return .list(items)
  }

  private mutating func record(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= Self.deepest else { throw problem }
    var fields: [String: JSONValue] = [:]
    try forEachField { reader, name throws(JSONProblem) in fields[name] = try reader.value(depth: depth) }
    return .record(fields)
  }

  /// Walks over a list, whose bracket comes next; `use` reads each item.
  mutating func forEachItem(_ use: (inout JSONReader) throws(JSONProblem) -> Void) throws(JSONProblem) {
    place += 1
    skipSpace()
    if take("]") { return }
    repeat {
      try use(&self)
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem }
  }

  /// Walks over a record, whose bracket comes next; `use` reads each value behind its name.
  mutating func forEachField(
    _ use: (inout JSONReader, String) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    place += 1
    skipSpace()
    if take("}") { return }
    repeat {
      skipSpace()
      let name = try text()
      skipSpace()
      guard take(":") else { throw problem }
      skipSpace()
      try use(&self, name)
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem }
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }
}

// MARK: - Texts and numbers

extension JSONReader {
  mutating func text() throws(JSONProblem) -> String {
    guard take("\"") else { throw problem }
    var letters: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem }
      place += 1
      if byte == UInt8(ascii: "\\") { letters += Array(try escaped().utf8) } else { letters.append(byte) }
    }
    guard take("\"") else { throw problem }
    return String(decoding: letters, as: UTF8.self)
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(JSONProblem) -> String {
    guard let mark = next else { throw problem }
    place += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(mark))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try letter()
    default: throw problem
    }
  }

  /// Four digits of a letter in UTF-16, or twice four for a pair; half a pair is no letter.
  private mutating func letter() throws(JSONProblem) -> String {
    let first = try unit()
    guard UTF16.isLeadSurrogate(first), bytes[place...].starts(with: "\\u".utf8) else {
      return String(decoding: [first], as: UTF16.self)
    }
    let start = place
    place += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      place = start
      return "\u{FFFD}"
    }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func unit() throws(JSONProblem) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { throw problem }
    place += 4
    return unit
  }

  private mutating func number() throws(JSONProblem) -> Double {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else {
      throw problem
    }
    return number
  }

  /// One digit or more.
  private mutating func digits() throws(JSONProblem) {
    let start = place
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
    guard place > start else { throw problem }
  }
}
