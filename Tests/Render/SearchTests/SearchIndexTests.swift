import Foundation
import SiteOutput
import Testing

@testable import Search

@Suite("The index of the search")
struct SearchIndexTests {
  private static let documents = [
    SearchDocument(
      kind: .entry, title: "The monks' recipe", link: "../journal/belem/index.html", date: "3 May",
      tags: ["tram", "Belém"],
      text: "Queued for forty minutes.\nThe custard, the custard! Straße 東京"),
    SearchDocument(
      kind: .day, title: "Belém", link: "../days/2026-05-03/index.html", date: "3 May", days: ["2026-05-03"],
      picture: "../photos/a/320.jpg"),
    SearchDocument(kind: .expense, title: "Tram", link: "x", date: "", tags: ["Transport"], text: "€1.50"),
  ]

  @Test("finds each document by every one of its words, and nothing by any other")
  func exact() throws {
    let index = try ReadIndex(SearchIndex.files(of: Self.documents, in: "data"))
    var expected: [String: Set<Int>] = [:]
    for (number, document) in Self.documents.enumerated() {
      for text in [document.title, document.text] + document.tags {
        for word in SearchWords.of(text) { expected[word, default: []].insert(number) }
      }
      for day in document.days { expected[day.filter { $0 != "-" }, default: []].insert(number) }
    }
    #expect(index.words.mapValues { Set($0.map(\.document)) } == expected)
  }

  @Test("shows what stands aside, and finds nothing by it")
  func aside() throws {
    let person = SearchDocument(kind: .person, title: "Maya", link: "x", date: "", aside: "1 entry: Tram")
    let index = try ReadIndex(SearchIndex.files(of: [person], in: "data"))
    #expect(index.words.keys.sorted() == ["maya"] && index.texts[0][5] == "1 entry: Tram")
  }

  @Test("finds a thing by names that it does not show")
  func unquoted() throws {
    let entry = SearchDocument(
      kind: .entry, title: "Tea", link: "x", date: "", text: "With mint.", unquoted: "clear, Bab el-Assa")
    let index = try ReadIndex(SearchIndex.files(of: [entry], in: "data"))
    #expect(index.words["assa"] == [.init(document: 0, place: "")] && index.texts[0][5] == "With mint.")
  }

  @Test("holds a day in the title of its own page, and in the text of what was on it")
  func dayFirst() throws {
    let documents = [SearchDocument.Kind.entry, .day].map {
      SearchDocument(kind: $0, title: "x", link: "x", date: "", days: ["2026-05-03"])
    }
    let index = try ReadIndex(SearchIndex.files(of: documents, in: "data"))
    #expect(
      index.words["20260503"] == [.init(document: 0, place: ""), .init(document: 1, place: "!")])
  }

  @Test("knows the best place in which a word stands")
  func places() throws {
    let index = try ReadIndex(SearchIndex.files(of: Self.documents, in: "data"))
    #expect(index.words["belem"] == [.init(document: 0, place: "#"), .init(document: 1, place: "!")])
    #expect(index.words["tram"] == [.init(document: 0, place: "#"), .init(document: 2, place: "!")])
    #expect(index.words["custard"] == [.init(document: 0, place: "")])
  }

  @Test("holds what is shown of each document")
  func texts() throws {
    let index = try ReadIndex(SearchIndex.files(of: Self.documents, in: "data"))
    #expect(index.texts.count == 3)
    #expect(
      index.texts[0] == [
        "entry", "The monks' recipe", "../journal/belem/index.html", "3 May", "tram, Belém",
        Self.documents[0].text, "",
      ])
    #expect(index.texts[1].last == "../photos/a/320.jpg")
  }

  @Test("finds a thing by its day, and knows where each kind begins")
  func days() throws {
    let index = try ReadIndex(SearchIndex.files(of: Self.documents, in: "data"))
    #expect(index.words["20260503"] == [.init(document: 1, place: "!")])
    #expect(index.kinds == [0, 1, 2])
    let mixed = [SearchDocument.Kind.entry, .entry, .photo, .clip, .photo, .expense].map {
      SearchDocument(kind: $0, title: "x", link: "x", date: "")
    }
    // A clip is listed among the pictures.
    #expect(try ReadIndex(SearchIndex.files(of: mixed, in: "data")).kinds == [0, 2, 5])
  }

  @Test("of a long journey lies in several files, none too large, each told of in its order")
  func parts() throws {
    let documents = (0..<600).map { number in
      SearchDocument(
        kind: .entry, title: "Entry \(number)", link: "\(number)", date: "",
        text: (0..<120).map { "word\(number * 7919 % 10_007 * 97 + $0)" }.joined(separator: " "))
    }
    let files = SearchIndex.files(of: documents, in: "data")
    #expect(files.allSatisfy { $0.bytes.count <= SearchIndex.largestFile + 100 })
    let index = try ReadIndex(files)
    #expect(index.parts > 4)
    #expect(index.texts.map { $0[1] } == documents.map(\.title))
    for number in [0, 299, 599] {
      let word = try #require(SearchWords.of(documents[number].text).last)
      #expect(index.words[word]?.contains { $0.document == number } == true)
    }
  }

  @Test("hands out texts before the last document has come")
  func early() throws {
    var early = 0
    var files: [OutputFile] = []
    var index = SearchIndex(in: "data") { files.append($0) }
    for number in 0..<100 {
      early = files.count
      let text = String(repeating: "a day like any other; ", count: 300)
      index.add(SearchDocument(kind: .entry, title: "Entry \(number)", link: "x", date: "", text: text))
    }
    index.finish()
    #expect(early > 2)
    #expect(try ReadIndex(files.sorted { $0.path < $1.path }).texts.count == 100)
  }

  @Test("of a single endless text keeps to its size, and still finds its last word")
  func endless() throws {
    let text = String(repeating: "über ", count: 100_000) + "last"
    let document = SearchDocument(kind: .entry, title: text, link: "x", date: "", tags: [text], text: text)
    let files = SearchIndex.files(of: [document], in: "data")
    let index = try ReadIndex(files)
    #expect(index.words["last"] == [.init(document: 0, place: "!")])
    #expect(files.allSatisfy { $0.bytes.count < 150_000 })
    #expect(text.hasPrefix(index.texts[0][5]))
  }

  @Test(
    "never leaves the text that it stands in",
    arguments: [
      "</script><script>alert(1)</script>", "\"); alert(1); (\"", "\\\"", "\u{2028}\u{2029}\n\r\u{0}\u{85}",
      "<!--", "]]>",
      "__proto__ constructor", "${x} `y`", "\u{FEFF}",
    ])
  func hostile(text: String) throws {
    let document = SearchDocument(kind: .place, title: text, link: text, date: text, tags: [text], text: text)
    let files = SearchIndex.files(of: [document], in: "data")
    for file in files {
      let source = try #require(String(validating: file.bytes, as: UTF8.self))
      for sign in ["<", ">", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{0}", "\u{85}", "\r"] {
        #expect(!source.unicodeScalars.contains { String($0) == sign })
      }
      #expect(source.unicodeScalars.count { $0 == "\n" } == 1)
    }
    #expect(try ReadIndex(files).texts == [["place", text, text, text, text, text, ""]])
  }

  @Test("of nothing is an index of nothing")
  func empty() throws {
    let files = SearchIndex.files(of: [], in: "data")
    #expect(files.map(\.path.text) == ["data/search.js"])
    #expect(String(decoding: files[0].bytes, as: UTF8.self) == "tripbookSearch(\"index\",[[],[],[]]);\n")
  }

  @Test("is the same, byte for byte, when made again")
  func sameBytes() {
    let (one, other) = (
      SearchIndex.files(of: Self.documents, in: "a"), SearchIndex.files(of: Self.documents, in: "a")
    )
    #expect(one.map(\.path) == other.map(\.path))
    #expect(one.map(\.bytes) == other.map(\.bytes))
  }
}

extension OutputFile {
  fileprivate var bytes: [UInt8] { if case .bytes(let bytes) = content { bytes } else { [] } }
}

/// The files as the search page's script reads them, by another reader: what they hand over is JSON.
private struct ReadIndex {
  struct Mention: Hashable {
    var document: Int
    var place: String
  }

  struct Fault: Error { var what: String }

  private(set) var words: [String: [Mention]] = [:]
  private(set) var texts: [[String]] = []
  private(set) var kinds: [Int] = []
  private(set) var parts = 0

  init(_ files: [OutputFile]) throws {
    var calls: [String: Data] = [:]
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.hasPrefix("tripbookSearch("), text.hasSuffix(");\n") else {
        throw Fault(what: file.path.text)
      }
      calls[file.path.text] = Data(("[" + text.dropFirst(15).dropLast(3) + "]").utf8)
    }
    guard let first = calls["data/search.js"] else { throw Fault(what: "no index") }
    let index = try JSONDecoder().decode(Index.self, from: first)
    parts = calls.count
    kinds = index.kinds
    guard calls.count == 1 + index.words.count + index.texts.count else { throw Fault(what: "files beside") }
    var before = ""
    for (number, word) in index.words.enumerated() {
      let call = try JSONDecoder().decode(
        Part<String>.self, from: calls["data/search-words-\(number + 1).js"] ?? Data())
      guard call.number == number, call.value.hasPrefix(";" + word + ",") else { throw Fault(what: word) }
      for line in call.value.dropFirst().split(separator: ";") { try read(line, after: &before) }
    }
    for (number, document) in index.texts.enumerated() {
      let call = try JSONDecoder().decode(
        Part<[[String]]>.self, from: calls["data/search-texts-\(number + 1).js"] ?? Data())
      guard call.number == number, document == texts.count else { throw Fault(what: "texts \(number)") }
      texts += call.value
    }
  }

  private mutating func read(_ line: Substring, after before: inout String) throws {
    let fields = line.split(separator: ",").map(String.init)
    guard before.utf16.lexicographicallyPrecedes(fields[0].utf16) else {
      throw Fault(what: "\(before), \(fields[0])")
    }
    before = fields[0]
    var document = 0
    words[fields[0]] = try fields.dropFirst().map { field in
      let place = field.prefix { "!#".contains($0) }
      guard let distance = Int(field.dropFirst(place.count), radix: 36) else { throw Fault(what: field) }
      document += distance
      return Mention(document: document, place: String(place))
    }
  }

  private struct Index: Decodable {
    var words: [String]
    var texts: [Int]
    var kinds: [Int]

    init(from decoder: any Decoder) throws {
      var arguments = try decoder.unkeyedContainer()
      guard try arguments.decode(String.self) == "index" else { throw Fault(what: "not the index") }
      var lists = try arguments.nestedUnkeyedContainer()
      words = try lists.decode([String].self)
      texts = try lists.decode([Int].self)
      kinds = try lists.decode([Int].self)
    }
  }

  private struct Part<Value: Decodable>: Decodable {
    var number: Int
    var value: Value

    init(from decoder: any Decoder) throws {
      var arguments = try decoder.unkeyedContainer()
      _ = try arguments.decode(String.self)
      number = try arguments.decode(Int.self)
      value = try arguments.decode(Value.self)
    }
  }
}

extension SearchIndex {
  /// The files of an index of these documents, by their names.
  fileprivate static func files(of documents: [SearchDocument], in folder: String) -> [OutputFile] {
    var files: [OutputFile] = []
    var index = SearchIndex(in: folder) { files.append($0) }
    for document in documents { index.add(document) }
    index.finish()
    return files.sorted { $0.path < $1.path }
  }
}
