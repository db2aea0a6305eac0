import Testing

@testable import PreviewServing

@Suite("The head of a request")
struct RequestHeadTests {
  @Test("is read with its fields, whatever their case")
  func read() throws {
    let head = try RequestHead(
      Array("GET /a?b HTTP/1.1\r\nHost: localhost:8000\r\nX-A:  b c \t\r\nx-a:\r\nAccept: caf\u{E9}\r\n".utf8)
    )
    #expect(head.method == "GET" && head.target == "/a?b" && head.isCurrent)
    #expect(head.value("host") == "localhost:8000")
    #expect(head.values("x-a") == ["b c", ""] && head.value("x-a") == nil)
    #expect(head.values("missing") == [] && head.keepsAlive && !head.mayHaveBody)
  }

  @Test(
    "is refused where two readers could read it in two ways",
    arguments: [
      "", "\r\n", "GET\r\n", "GET /\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1 x\r\n",
      " GET / HTTP/1.1\r\n",
      "GET / HTTP/1.1\n", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n", "GET / HTTP/1.1\r\nHost: a\rb\r\n",
      "GET / HTTP/1.1\r\n\rHost: a\r\n",
      "GET / HTTP/1.1\r\nHost : a\r\n", "GET / HTTP/1.1\r\n: a\r\n", "GET / HTTP/1.1\r\nHost\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n", "GET / HTTP/1.1\r\n\tHost: a\r\n",
      "GET / HTTP/1.1\r\nA: b\u{0}c\r\n",
      "GET / HTTP/1.1\r\nA: \u{1}\r\n", "G\u{0}T / HTTP/1.1\r\n", "G(T / HTTP/1.1\r\n",
      "GET /\u{E9} HTTP/1.1\r\n",
      "GET /\u{0} HTTP/1.1\r\n", "GET /\t HTTP/1.1\r\n", "GET / http/1.1\r\n", "GET / HTTPS\r\n",
      "\u{FEFF}GET / HTTP/1.1\r\n",
      "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: a", "GET / HTTP/1.1\r\nHost: a\r",
    ])
  func malformed(text: String) {
    #expect(throws: RequestHead.Refusal.malformed) { try RequestHead(Array(text.utf8)) }
  }

  @Test(
    "is refused in another version", arguments: ["HTTP/2.0", "HTTP/0.9", "HTTP/1.2", "HTTP/1.10", "HTTP/"])
  func version(version: String) {
    #expect(throws: RequestHead.Refusal.unknownVersion) {
      try RequestHead(Array("GET / \(version)\r\n".utf8))
    }
  }

  @Test(
    "tells of a body, which is then never read as another request",
    arguments: [
      ("Content-Length: 5", true), ("Content-Length: 0", false), ("Transfer-Encoding: chunked", true),
      ("Transfer-Encoding: identity", true), ("Content-Length: 00", true), ("Content-Length: -1", true),
      ("Content-Length: 0\r\nContent-Length: 5", true), ("Content-Length: 0\r\nTransfer-Encoding: x", true),
      ("A: b", false),
    ])
  func body(fields: String, mayHaveBody: Bool) throws {
    let head = try RequestHead(Array("GET / HTTP/1.1\r\n\(fields)\r\n".utf8))
    #expect(head.mayHaveBody == mayHaveBody)
  }

  @Test(
    "says whether the connection goes on",
    arguments: [
      ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
      ("HTTP/1.1", "Connection: a, CLOSE\r\n", false),
      ("HTTP/1.0", "", false), ("HTTP/1.0", "Connection: Keep-Alive\r\n", false),
    ])
  func keepsAlive(version: String, field: String, keepsAlive: Bool) throws {
    #expect(try RequestHead(Array("GET / \(version)\r\n\(field)".utf8)).keepsAlive == keepsAlive)
  }
}
