import Testing

@testable import JSONText

@Suite("Nodes of JSON")
struct JSONNodeTests {
  private static let text = """
    {"version": 1,
     "locations": [
       {"lat": 1.5, "tags": ["a", "b"]},
       {"lat": 2.5, "tags": []}
     ], "last": {"name": "x", "name": "y"}}
    """

  @Test("keep lines, the order of fields, and names that stand twice")
  func whole() throws {
    let (root, problem) = JSONNodeReader.read(Array(Self.text.utf8))
    let node = try #require(root)
    #expect(problem == nil && node.fields.map(\.name) == ["version", "locations", "last"])
    #expect(node["last", "name"]?.text == "y" && node["last"]?.fields.count == 2)
    #expect(node["locations"]?.items?.map { $0["lat"]?.line } == [3, 4])
  }

  @Test("are handed on one by one where they are asked for, and not kept")
  func handedOn() {
    var found: [String] = []
    let reader = JSONNodeReader(handingOn: ["locations[]", "locations[].tags[]"]) { path, node in
      found.append(path + " " + (node.text ?? node["lat"]?.number.map { "\($0)" } ?? "?"))
    }
    let problem = reader.read { take in for byte in Self.text.utf8 where !take([byte]) { return } }
    #expect(problem == nil && reader.roots.first?["locations"]?.items?.count == 0)
    #expect(
      found == [
        "locations[].tags[] a", "locations[].tags[] b", "locations[] 1.5", "locations[] 2.5",
      ])
  }

  @Test(
    "that stood before a mistake are there all the same", arguments: ["[1, 2, oops]", "[1, 2,", "[1, 2] ]"])
  func broken(text: String) {
    var found: [Double] = []
    let reader = JSONNodeReader(handingOn: ["[]"]) { found.append($1.number ?? 0) }
    let problem = reader.read { take in _ = take(Array(text.utf8)) }
    #expect(problem != nil && found == [1, 2])
  }
}
