import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A style sheet as visitors get it")
struct StyleSheetTests {
  @Test(
    "has no comments, and all else",
    arguments: [
      ("/* All. */\na { b: c }\n", "a { b: c }\n"),
      ("a{}\n  /* One\n     and two. */\n  b{}\n", "a{}\n  b{}\n"),
      ("a{b:c;} /* d */\ne{}\n", "a{b:c;} \ne{}\n"),
      ("/* a */ b{}", "b{}"), ("a/**/b{}", "a b{}"), ("a /**/b{}", "a b{}"),
      (#"a::before{content:"/* no */"}/* yes */"#, #"a::before{content:"/* no */"} "#),
      (#"a{content:'\'/* no */'}"#, #"a{content:'\'/* no */'}"#),
      ("a{content:\"open\n/* yes */\nb{}", "a{content:\"open\nb{}"),
      ("a{}\n/* never closed", "a{}\n"), ("a{}\n/*", "a{}\n"), ("a / b * c /", "a / b * c /"), ("", ""),
    ] as [(String, String)])
  func comments(_ sheet: String, _ expected: String) {
    claim(String(decoding: StyleSheet.withoutComments(Array(sheet.utf8)), as: UTF8.self), is: expected)
  }

  @Test(
    "has no blanks behind a mark and before a brace, but where they stand in quotes or part two names",
    arguments: [
      ("a b { c: d e; f: g, h }\n  i {}\n", "a b{c: d e;f: g,h}\ni{}\n"),
      (
        "@media (a: b) and (c) {\n  d > e, f :is(g) { --h: ; }\n}\n",
        "@media (a: b) and (c){\nd > e,f :is(g){--h: ;}\n}\n"
      ),
      (#"a::before { content: "b, { c" }"#, #"a::before{content: "b, { c"}"#),
      (#"a { content: '\' , b' }"#, #"a{content: '\' , b'}"#), ("", ""),
      // The second of two signs is meant, so that the quote ends.
      (#"a { content: "\\" , "; }" }"#, #"a{content: "\\" ,"; }"}"#),
    ] as [(String, String)])
  func blanks(_ sheet: String, _ expected: String) {
    claim(String(decoding: StyleSheet.withoutBlanks(Array(sheet.utf8)), as: UTF8.self), is: expected)
  }

  @Test("has marks beside what is stressed in each language whose letters do not slant")
  func stressed() throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets["style.css"])
    let style = String(decoding: bytes, as: UTF8.self)
    let upright = style.split(separator: "\n").filter { $0.hasSuffix(" { font-style: normal !important; }") }
    claim(upright.count, is: 1)
    for rule in upright {
      claim(style, has: "\nem:is(\(rule.prefix { $0 != "{" }.dropLast())) { text-emphasis: ")
    }
  }

  @Test(
    "lets the only picture behind a text end where broad ones of that do, or at the edge that it would nearly reach"
  )
  func lone() throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets["style.css"])
    let style = String(decoding: bytes, as: UTF8.self)
    claim(
      style,
      has: "[text-start] min(36.5rem, 100% - 2 * var(--pad)) [text-end]\n    minmax(0, 15rem) [wide-end]")
    claim(style, has: "{ --wide: 51.5rem; }")
    claim(
      style, has: ".few:only-child { max-width: max(var(--r) * 42rem, (var(--r) * 45rem - 100%) * 999); }")
  }

  @Test("is without comments where it is the theme's, and as written where it is the traveller's")
  func published() throws {
    let sheet = Array("/* Mine. */\na{}\n".utf8)
    let assets = ["style.css": sheet, "drawing.css": sheet, "site.js": sheet]
    let files = PublishedAssets(assets, own: ["style.css"]).files(in: "assets")
    claim(files.map(\.path.text), is: ["assets/drawing.css", "assets/site.js", "assets/style.css"])
    let short = Array("a{}\n".utf8)
    let sent: [OutputContent] = [.bytes(short), .bytes(sheet), .bytes(sheet)]
    claim(files.map(\.content), is: sent)
  }

  @Test("is that of its own bytes, whatever sheets came before it")
  func again() {
    for _ in 0..<2 {
      for number in 0..<40 {
        let sheet = Array("a{} /* \(number % 7) */\nb\(number){ }\n".utf8)
        claim(String(decoding: StyleSheet.published(sheet), as: UTF8.self), is: "a{}\nb\(number){}\n")
      }
    }
  }

  @Test(
    "loses nothing but comments of those that are shipped",
    arguments: ["style", "drawing", "overviews", "library", "next", "unlock"])
  func shipped(name: String) throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets[name + ".css"])
    let text = String(decoding: bytes, as: UTF8.self)
    let sent = String(decoding: StyleSheet.published(bytes), as: UTF8.self)
    claim(text, has: "/*")
    claim(sent, lacks: "/*")
    let rules = text.replacing(#/\/\*(?:.|\n)*?\*\//#, with: " ")
    claim(Self.words(of: sent), is: Self.words(of: rules))
  }

  /// The words of a sheet, which blanks and marks part, and the marks: what is in quotes belongs to its word, blanks and all.
  private static func words(of sheet: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in sheet.utf8 {
      let isMark = ";,{}".utf8.contains(byte)
      if quote == nil, !isEscaped, isMark || " \n\t".utf8.contains(byte) {
        endWord()
        if isMark { words.append(String(decoding: [byte], as: UTF8.self)) }
        continue
      }
      word.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, "\"'".utf8.contains(byte) {
        quote = byte
      }
    }
    endWord()
    return words
  }

  @Test(
    "is held to its words: a blank that parts two of them is one of it, others are not",
    arguments: [
      ("a :is(b) {}", "a:is(b){}", false), ("@media a and (b) {}", "@media a and(b){}", false),
      ("a { b: calc(c - d) }", "a{b: calc(c -d)}", false), (#"a { b: "c  d" }"#, #"a{b: "c d"}"#, false),
      ("a , b {\n  c: d ;\n}\n", "a,b{c: d;}", true), (#"a { b: "\" ; " }"#, #"a{b: "\" ; "}"#, true),
    ] as [(String, String, Bool)])
  func held(_ one: String, _ other: String, _ areSame: Bool) {
    claim(Self.words(of: one) == Self.words(of: other), is: areSame)
  }
}
