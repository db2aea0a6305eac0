import JSONText
import Testing

@testable import Importing

@Suite("The account of an export")
struct AccountTests {
  private static let fates: FieldFates = [
    "name": .used, "place.*": .used, "place.id": .kept, "media[].path": .used, "media[].*": .notNeeded,
  ]

  @Test("counts each value once, with what becomes of it and the line of the first")
  func counts() throws {
    let text = """
      [{"name": "A", "place": {"lat": 1, "id": 7}, "media": [{"path": "x", "size": 3}], "new": {"deep": [null]}},
       {"name": "B", "media": []}]
      """
    let root = try #require(JSONNodeReader.read(Array(text.utf8)).root)
    let book = AccountBook()
    for item in root.items ?? [] { book.count(item, of: "a.json", at: "[]", by: Self.fates) }
    let file = try #require(book.account.files.first)
    let told = file.fields.map { field in
      "\(field.path) \(FieldFate.allCases.map { "\(field.counts[$0])" }.joined(separator: "/")) @\(field.firstLine ?? 0)"
    }
    #expect(
      told == [
        "[].media[].path 1/0/0/0 @1", "[].media[].size 0/0/1/0 @1", "[].name 2/0/0/0 @1",
        "[].new.deep[] 0/0/0/1 @1", "[].place.id 0/1/0/0 @1", "[].place.lat 1/0/0/0 @1",
      ])
    #expect(file.fate == .used && file.counts.sum == 7)
  }

  @Test("of an item that is left out as a whole says so of all its values")
  func all() throws {
    let root = try #require(JSONNodeReader.read(Array("{\"name\": \"A\", \"x\": 1}".utf8)).root)
    let book = AccountBook()
    book.count(root, of: "a.json", by: Self.fates, all: .kept)
    #expect(book.account.counts.kept == 2 && book.account.counts.sum == 2)
  }

  @Test(
    "keeps the table of a path where one item there is left out as a whole before another is counted by it")
  func mixed() throws {
    let root = try #require(JSONNodeReader.read(Array("{\n\"name\": \"A\"}".utf8)).root)
    let book = AccountBook()
    book.count(root, of: "a.json", at: "[]", by: [:], all: .kept)
    book.count(root, of: "a.json", at: "[]", by: Self.fates)
    let first = JSONNode(.record([("name", JSONNode(.leaf(.null), line: 1))]), line: 1)
    book.count(first, of: "a.json", at: "[]", by: Self.fates)
    let field = try #require(book.account.files.first?.fields.first)
    #expect(field.counts.kept == 1 && field.counts.used == 2 && field.firstLine == 1)
  }

  @Test("has long names, and what lies below made-up ones, in a place for all of them")
  func long() throws {
    let long = String(repeating: "k", count: 1000)
    let text = "{\"a\": {\"\(long)\": {\"b\": [1, {\"c\": 2}]}, \"d\": 3}}"
    let root = try #require(JSONNodeReader.read(Array(text.utf8)).root)
    let book = AccountBook()
    book.count(root, of: "a.json", by: Self.fates)
    let fields = book.account.files.flatMap(\.fields).map { "\($0.path) \($0.counts.sum)" }
    #expect(fields == ["a.d 1", "a.… 2"])
  }

  @Test("of names that are made up anew for each item stays small, and adds up")
  func madeUp() {
    let book = AccountBook()
    for number in 0..<9000 {
      let node = JSONNode(.record([("key\(number)", JSONNode(.leaf(.null), line: 1))]), line: 1)
      book.count(node, of: "a.json", at: "[]", by: Self.fates)
    }
    #expect(book.account.files[0].fields.count <= 5001 && book.account.counts.unknown == 9000)
  }
}
