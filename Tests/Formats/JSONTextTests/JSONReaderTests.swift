import Foundation
import JSONText
import Testing

@Suite("JSON")
struct JSONReaderTests {
  @Test(
    "What is JSON is read as Foundation reads it",
    arguments: [
      "{}", "[]", "null", " true ", "0", "-0.5e-3", "1E+2", "\"\"", "[1,2,[3,{\"a\":null}]]",
      "{\"a\":\"b\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\",\"c\":[false]}", "\"Fløibanen ☃\"",
      "{\"a\":1,\"b\":{\"c\":\"d\"}}", "\r\n\t[ 1 , 2 ]\n", "123456789012",
    ])
  func same(_ text: String) throws {
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(try JSONReader.read(Array(text.utf8)) == value(theirs))
  }

  @Test(
    "What is no JSON is refused, with its line",
    arguments: [
      ("", 1), ("{", 1), ("[1,]", 1), ("{\"a\":1,}", 1), ("[1\n2]", 2), ("{\"a\"\n\n:nul}", 3), ("01", 1),
      ("+1", 1), ("1.", 1), (".5", 1), ("1e", 1), ("'a'", 1), ("\"a\nb\"", 1), ("\"\\x\"", 1),
      ("\"\\u12\"", 1),
      ("\"a", 1), ("[1] 2", 1), ("tru", 1), ("{a:1}", 1), ("NaN", 1), ("1e999", 1), ("\"\\u+123\"", 1),
    ])
  func refused(_ text: String, _ line: Int) {
    #expect(throws: JSONProblem(line: line)) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test("Half a pair of UTF-16 is a mark for an unknown letter, and what follows it stays")
  func halves() throws {
    #expect(try JSONReader.read(Array(#""\ud83dx\u0041""#.utf8)) == .text("\u{FFFD}xA"))
    #expect(try JSONReader.read(Array(#""\ud83d\u0041\udc00""#.utf8)) == .text("\u{FFFD}A\u{FFFD}"))
  }

  @Test("Bytes that are no text, and what is nested too deeply, are refused")
  func hostile() {
    #expect(throws: JSONProblem(line: 1)) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    let deep = { (count: Int) in
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }
    #expect(throws: Never.self) { try JSONReader.read(deep(JSONReader.deepest)) }
    #expect(throws: JSONProblem(line: 1)) { try JSONReader.read(deep(JSONReader.deepest + 1)) }
    #expect(throws: JSONProblem(line: 1)) { try JSONReader.read(deep(1_000_000)) }
  }

  @Test("A byte order mark is passed over, and of a name that stands twice the last counts")
  func tolerated() throws {
    #expect(
      try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("{\"a\":1,\"a\":2}".utf8)) == .record(["a": .number(2)]))
  }

  @Test(
    "A list within a record is read item by item, and the rest of the record field by field",
    arguments: [
      (#"{"a":1,"list":[1,[2],{"c":3}],"b":"x"}"#, 3, ["a", "b"]), (#"{"list":[]}"#, 0, []),
      (#"{"a":1}"#, 1, []), (#"[1]"#, 1, []), ("1 2\n3", 3, []),
      (#"{"list":[1]} {"list":[2,3],"z":0}"#, 3, ["z"]), ("\u{1E}1\n\u{1E}2\n", 2, []),
      (#"{"list":{"a":1}}"#, 1, []),
    ])
  func items(_ text: String, _ count: Int, _ fields: [String]) throws {
    var (items, others) = (0, [String]())
    try JSONReader.readItems(
      of: "list", in: Array(text.utf8), other: { name, _ in others.append(name) }, take: { _ in items += 1 })
    #expect(items == count)
    #expect(others == fields)
  }

  @Test(
    "Items before a mistake have been handed over", arguments: [#"{"list":[1,2,{"a":}]}"#, #"{"list":[1,2"#])
  func itemsBeforeMistake(_ text: String) {
    var items = 0
    #expect(throws: JSONProblem(line: 1)) {
      try JSONReader.readItems(
        of: "list", in: Array(text.utf8), other: { _, _ in }, take: { _ in items += 1 })
    }
    #expect(items == 2)
  }

  private func value(_ object: Any) -> JSONValue {
    switch object {
    case let list as [Any]: .list(list.map { value($0) })
    case let record as [String: Any]: .record(record.mapValues { value($0) })
    case let text as String: .text(text)
    // As Foundation has it, a flag is a number too.
    case let flag as Bool where isFlag(object): .flag(flag)
    case let number as NSNumber: .number(number.doubleValue)
    default: .null
    }
  }

  private func isFlag(_ object: Any) -> Bool { "\(type(of: object))".contains("Bool") }
}
