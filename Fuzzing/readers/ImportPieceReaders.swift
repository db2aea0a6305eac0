import Importing
import JSONText
import Markdown

extension TextReader {
  /// What imports are made of.
  static let pieces = [
    TextReader(
      name: "json-nodes",
      seeds: .texts([
        "{\"a\": [1, -2.5e3, null, {\"b\": \"x\\u00e9\\n\"}], \"locations\": [{\"lat\": 1}, 2], \"a\": true}",
        "[[], {}, \"\", [false]]", "\u{FEFF}{\"a\": 1}\n{\"b\": [2]}\n", "\"\\ud83d\\ude0b\"",
      ]),
      words: [
        "\"locations\": [", "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u", "\\ud83d", "null", "true", "1e9",
        "-0",
        "\u{1E}", "\r\n",
      ], read: nodes),
    TextReader(
      name: "plain-texts",
      seeds: .texts([
        "1. first\n2) second\n\n*not* _so_ `x` ~~y~~ | & &amp; <b>",
        "# no\n- no\n+ no\n> no\n---\n===\n***\n```\n:-|\n",
        "[a](b) ![c](d) [e]: f [^1] {{x}} %%y%% ==z== $1$ \\*",
        "see (https://a.example/b_c) www.a.example/*d* a_b@c.example",
      ]),
      words: [
        "*", "_", "`", "~~", "[", "](", "!", "<", ">", "&", ";", "#", "1.", "\t", "\\", "|", "\n", "\n\n",
        "\r\n", "==",
        "%%", "https://", "www.", "(media:1)", "\u{301}", "\u{FEFF}", "    ", "- ",
      ], read: plainText),
  ]

  private static func nodes(_ bytes: [UInt8]) -> String {
    let whole = JSONNodeReader()
    let problem = whole.read { take in _ = take(bytes) }
    var handedOn = 0
    let items = JSONNodeReader(handingOn: ["[]", "locations[]"]) { handedOn += JSONLeaves.count($1) }
    let again = items.read { take in for byte in bytes where !take([byte]) { return } }
    claim(problem == again, "in pieces it ends elsewhere: \(String(describing: problem))")
    if problem == nil {
      let counted = whole.roots.map { JSONLeaves.count($0) }.reduce(0, +)
      let left = items.roots.map { JSONLeaves.count($0) }.reduce(0, +)
      claim(counted == left + handedOn, "\(handedOn) values handed on and \(left) kept, of \(counted)")
    }
    if let value = try? JSONReader.read(bytes) {
      claim(problem == nil && whole.roots.map(Self.value) == [value], "two readers of JSON differ")
      claimCounted(whole.roots)
    }
    return "\(whole.roots.map(Self.value)) \(String(describing: problem))"
  }

  /// Claims that an account has each value once, at the path where it stands.
  private static func claimCounted(_ roots: [JSONNode]) {
    let book = AccountBook()
    var paths: [String: Int] = [:]
    for root in roots {
      book.count(root, of: "a.json", by: ["a[].b": .used, "locations.*": .kept])
      walk(root, "") { paths[$0, default: 0] += 1 }
    }
    let fields = book.account.files.flatMap(\.fields)
    claim(fields.map(\.counts.sum).reduce(0, +) == paths.values.reduce(0, +), "values are lost: \(fields)")
    // Long names have a place together.
    guard paths.keys.allSatisfy({ $0.utf8.count < 400 && !$0.contains("…") }) else { return }
    let counted = Dictionary(fields.map { ($0.path, $0.counts.sum) }, uniquingKeysWith: +)
    claim(counted == paths, "\(counted) is not \(paths)")
  }

  private static func walk(_ node: JSONNode, _ path: String, _ count: (String) -> Void) {
    switch node.content {
    case .leaf: count(path)
    case .list(let items): for item in items { walk(item, path + "[]", count) }
    case .record(let fields):
      for (name, value) in fields { walk(value, path.isEmpty ? name : path + "." + name, count) }
    }
  }

  private static func value(_ node: JSONNode) -> JSONValue {
    switch node.content {
    case .leaf(let value): value
    case .list(let items): .list(items.map(Self.value))
    case .record(let fields):
      .record(Dictionary(fields.map { ($0.name, Self.value($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// A text that is no Markdown: as Markdown it is paragraphs with the same letters.
  private static func plainText(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let written = PlainTextMarkdown.markdown(of: text)
    let document = MarkdownParser.parse(written)
    var read = ""
    for block in document.blocks {
      guard case .paragraph(let inlines) = block else {
        claim(false, "a block that nobody wrote: \(written.debugDescription)")
        continue
      }
      read += inlines.plainText
    }
    // An address that is almost one is read in some way or other.
    let small = text.lowercased()
    if !small.contains("://"), !small.contains("www.") {
      claim(letters(read) == letters(text), "\(written.debugDescription) is not \(text.debugDescription)")
    }
    return written
  }

  /// Without blanks, and without what becomes typographic or cannot be written.
  private static func letters(_ text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace && !changing.contains(scalar) {
      letters.append(scalar)
    }
    return String(letters)
  }

  private static let changing = Set("\"'“”‘’′″-–—.…\u{0}\u{FFFD}\u{FEFF}".unicodeScalars)
}
