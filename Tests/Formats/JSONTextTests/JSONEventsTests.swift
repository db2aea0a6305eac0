import JSONText
import Testing

/// Puts the values together again that it is told of.
private final class Trees: JSONCollector {
  private(set) var values: [JSONValue] = []
  private var open: [(kind: JSONContainer, items: [JSONValue], fields: [String: JSONValue], field: String)] =
    []

  func begin(_ kind: JSONContainer) { open.append((kind, [], [:], "")) }
  func field(_ name: String) { open[open.count - 1].field = name }

  func value(_ value: JSONValue, line: Int) {
    guard let inner = open.indices.last else { return values.append(value) }
    if open[inner].kind == .list {
      open[inner].items.append(value)
    } else {
      open[inner].fields[open[inner].field] = value
    }
  }

  func end(line: Int) {
    let ended = open.removeLast()
    value(ended.kind == .list ? .list(ended.items) : .record(ended.fields), line: line)
  }
}

@Suite("JSON in pieces")
struct JSONEventsTests {
  /// The values of a text that comes in pieces, and where it stops being JSON.
  private func read(_ text: [UInt8], pieces: Int = 64) -> (values: [JSONValue], problem: JSONProblem?) {
    let trees = Trees()
    var events = JSONEvents(for: trees)
    for start in stride(from: 0, to: text.count, by: pieces) {
      events.read(Array(text[start..<min(text.count, start + pieces)]))
    }
    events.finish()
    return (trees.values, events.problem)
  }

  private static let texts = [
    "{}", "[]", "null", " true ", "0", "-0.5e-3", "1E+2", "\"\"", "[1,2,[3,{\"a\":null}]]",
    "{\"a\":\"b\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\",\"c\":[false]}", "\"Fløibanen ☃\"",
    "{\"a\":1,\"b\":{\"c\":\"d\"}}", "\r\n\t[ 1 , 2 ]\n", "\u{FEFF}{\"a\" : [ ] }", "{\"a\":1,\"a\":2}",
    "{", "[1,]", "{\"a\":1,}", "[1\n2]", "{\"a\"\n\n:nul}", "01", "+1", "1.", ".5", "1e", "'a'",
    "\"a\nb\"", "\"\\x\"", "\"\\u12\"", "\"a", "tru", "{a:1}", "NaN", "1e999", "[1}", "{\"a\":1]", "{1:2}",
    "[\"a\":1]", "{\"a\",1}", "[,1]", "]", "}", ",", ":", "{\"a\"}", "[1\"a\"]", "\u{FEFF}", "\u{1E}",
    "[\u{1E}1]",
    "\u{FEFF}\u{FEFF}1", String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
    String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
  ]

  @Test("A text is read as it is at once, wherever its pieces end", arguments: texts)
  func same(_ text: String) {
    let whole = Result { () throws(JSONProblem) in try JSONReader.read(Array(text.utf8)) }
    for pieces in [1, 2, 3, 1000] {
      let (values, problem) = read(Array(text.utf8), pieces: pieces)
      switch whole {
      case .success(let value): #expect(values == [value] && problem == nil)
      case .failure: #expect(problem != nil || values.isEmpty)
      }
    }
  }

  @Test("A text of which any byte is another one is JSON to both readers, or to neither")
  func anyByte() {
    let text = Array("{\"a\":[1,-2.5e3,\"b\\u00e9\\n\",true],\"c\":{\"d\":null}}".utf8)
    var differing: [String] = []
    for place in text.indices {
      for byte in Array("\"\\{}[],:0.e-tn \n".utf8) {
        var changed = text
        changed[place] = byte
        let (values, problem) = read(changed, pieces: 5)
        let whole = try? JSONReader.read(changed)
        if whole.map({ [$0] }) != (problem == nil && values.count == 1 ? values : nil) {
          differing.append(String(decoding: changed, as: UTF8.self))
        }
      }
    }
    #expect(differing == [])
  }

  @Test("A mistake has its line, and what stood before it has been told")
  func lines() {
    let (values, problem) = read(Array("[1]\n{\"a\": 2}\n\u{1E}[3,\n4,,5]".utf8))
    #expect(values == [.list([.number(1)]), .record(["a": .number(2)])])
    #expect(problem == JSONProblem(line: 4))
  }

  @Test("A text of megabytes is told as an empty one, and what follows it is read")
  func long() {
    let text = String(repeating: "long\\\" ", count: 100_000)
    #expect(read(Array("[\"\(text)\", 1]".utf8)).values == [.list([.text(""), .number(1)])])
    #expect(read(Array(String(repeating: "1", count: 2_000).utf8)).problem == JSONProblem(line: 1))
  }
}
