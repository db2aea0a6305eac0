import Foundation
import Testing

@testable import PreviewServing

@Suite("A client that means no good", .timeLimit(.minutes(15)))
struct HostileClientTests {
  @Test(
    "gets no file by a way round",
    arguments: [
      "/../index.html", "/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/days/%2e%2e/%2e%2e/x",
      "/%00index.html", "/index.html%00",
      "/..%5cindex.html", "//etc/passwd", "/./index.html", "/days/../index.html", "/%ff",
    ])
  func paths(target: String) async throws {
    try await TestServer.run { server in
      try await server.expect(400, target)
    }
  }

  @Test(
    "gets nothing of the disk",
    arguments: ["/etc/passwd", "/%252e%252e/%252e%252e/etc/passwd", "/.git/config", "/trip.yml"])
  func disk(target: String) async throws {
    try await TestServer.run { server in
      try await server.expect(404, target)
    }
  }

  @Test(
    "is refused under another name, or none, or two",
    arguments: [
      ("Host: evil.example", 403), ("Host: evil.example:PORT", 403), ("Host: localhost", 403),
      ("Host: localhost:1", 403),
      ("Host: localhost:PORT.evil.example", 403), ("X: y", 400),
      ("Host: localhost:PORT\r\nHost: localhost:PORT", 400),
      ("Host: localhost:PORT\r\nHost: evil.example", 400), ("Host:", 403), ("Host: 0.0.0.0:PORT", 403),
    ])
  func hosts(field: String, status: Int) async throws {
    try await TestServer.run { server in
      let field = field.replacing("PORT", with: "\(server.port)")
      let answer = try await server.answer("GET / HTTP/1.1\r\n\(field)\r\n\r\n")
      #expect(answer.status == status && !answer.text.contains("Hello"))
      let old = try await server.answer("GET / HTTP/1.0\r\n\(field)\r\n\r\n")
      #expect(old.status == status)
    }
  }

  @Test("is refused where the whole address names another host, and answered where it names this one")
  func absoluteTargets() async throws {
    try await TestServer.run { server in
      try await server.expect(403, "http://evil.example/")
      try await server.expect(403, "http://evil.example:\(server.port)/")
      try await server.expect(403, "http://localhost:\(server.port)@evil.example/")
      try await server.expect(text: "{}", "HTTP://localhost:\(server.port)/trip.json")
      let bare = try await server.get("http://localhost:\(server.port)")
      #expect(bare.text.contains("Hello"))
      try await server.expect(400, "ftp://localhost/")
    }
  }

  @Test("takes nothing into a page of its own, though it may lead here")
  func otherOrigins() async throws {
    try await TestServer.run { server in
      for site in ["cross-site", "same-site", "nonsense"] {
        try await server.expect(403, "/trip.json", "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: no-cors")
        try await server.expect(200, "/", "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: navigate")
      }
      for site in ["same-origin", "none"] {
        try await server.expect(200, "/trip.json", "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: no-cors")
      }
      let page = try await server.get("/")
      #expect(
        page.fields["x-frame-options"] == "SAMEORIGIN" && page.fields["access-control-allow-origin"] == nil)
      #expect(page.fields["cross-origin-resource-policy"] == "same-origin")
    }
  }

  @Test(
    "may only read",
    arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "PATCH", "PROPFIND"])
  func methods(method: String) async throws {
    try await TestServer.run { server in
      let answer = try await server.get("/", method: method)
      #expect(
        answer.status == 405 && answer.fields["allow"] == "GET, HEAD"
          && answer.fields["connection"] == "close")
    }
  }

  @Test(
    "cannot hide a request in the body of another",
    arguments: [
      "Content-Length: 30", "Transfer-Encoding: chunked", "Content-Length: 30\r\nTransfer-Encoding: chunked",
      "Content-Length: 0\r\nContent-Length: 30", "Transfer-Encoding : chunked",
      "Content-Length: 30\r\nContent-Length: 0",
      "Transfer-Encoding: chunked\r\nContent-Length: 0", "Transfer-Encoding:\u{B}chunked",
      " Transfer-Encoding: chunked",
    ])
  func smuggling(fields: String) async throws {
    try await TestServer.run { server in
      let port = server.port
      for method in ["GET", "POST"] {
        let text = try await onOwnThread {
          let client = try RawClient(port: port)
          let host = "Host: 127.0.0.1:\(port)\r\n"
          client.send(
            "\(method) / HTTP/1.1\r\n\(host)\(fields)\r\n\r\nGET /trip.json HTTP/1.1\r\n\(host)\r\n")
          return client.read()
        }
        #expect(text.components("HTTP/1.1 ").count == 1, "\(text)")
        #expect(!text.contains("{}") && text.contains("Connection: close"))
      }
    }
  }

  @Test("gets answers one after another to requests that it sends at once")
  func pipelining() async throws {
    try await TestServer.run { server in
      let port = server.port
      let text = try await onOwnThread {
        let client = try RawClient(port: port)
        let one = "GET /trip.json HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        client.send(one + "\r\n\r\n" + one + "\r\n" + one + "Connection: close\r\n\r\n")
        return client.read()
      }
      #expect(text.components("HTTP/1.1 200 OK").count == 3)
    }
  }

  @Test("does not fill the memory with a head that never ends")
  func hugeHeads() async throws {
    try await TestServer.run { server in
      let long = String(repeating: "a", count: 100_000)
      try await server.expect(414, "/" + long)
      try await server.expect(431, "/", "X: " + long)
      let many = (0..<5000).map { "X-\($0): y" }.joined(separator: "\r\n")
      try await server.expect(431, "/", many)
      let lines = try await server.answer(String(repeating: "\r\n", count: 50_000))
      #expect(lines.status == 400)
      let zeros = try await server.answer(String(repeating: "\u{0}", count: 100_000))
      #expect(zeros.status == 414)
      try await server.expect(200, "/trip.json", "X: " + String(repeating: "a", count: 8000))
    }
  }

  @Test(
    "is answered although it breaks every rule of the head",
    arguments: ["GET /\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"])
  func nonsense(bytes: String) async throws {
    try await TestServer.run { server in
      let refused = try await server.answer(bytes)
      #expect([400, 505].contains(refused.status))
      try await server.expect(200, "/trip.json")
    }
  }

  @Test("that opens 300 connections and says nothing, or a byte at a time, keeps nobody from being answered")
  func manyConnections() async throws {
    var limits = TestServer.patient
    limits.connections = 200
    try await TestServer.run(limits: limits) { server in
      let port = server.port
      let idle = try await onOwnThread {
        try (0..<300).map { number in
          let client = try RawClient(port: port)
          if number % 2 == 0 { client.send("GET / HTTP/1.1\r\nX: ") }
          return client
        }
      }
      for _ in 0..<20 {
        try await server.expect(text: "{}", "/trip.json")
      }
      #expect(idle.count == 300)
    }
  }

  @Test("that is too slow is not waited for")
  func slowHeads() async throws {
    var limits = TestServer.patient
    limits.head = .milliseconds(200)
    try await TestServer.run(limits: limits) { server in
      let port = server.port
      let text = try await onOwnThread {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\n")
        return client.read()
      }
      #expect(text.isEmpty)
    }
  }

  @Test("that asks and does not read is not waited for")
  func slowReaders() async throws {
    var limits = TestServer.patient
    limits.piece = .milliseconds(300)
    limits.head = .milliseconds(300)
    let big = ["big.txt": String(repeating: "x", count: 30_000_000)]
    try await TestServer.run(big, limits: limits) { server in
      let port = server.port
      let client = try await onOwnThread {
        let client = try RawClient(port: port)
        client.send("GET /big.txt HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return client
      }
      // It is sent away; what was on its way comes still, and then the end.
      for _ in 0..<500 where server.server.connections.count == 0 {
        try await Task.sleep(for: .milliseconds(20))
      }
      while server.server.connections.count > 0 { try await Task.sleep(for: .milliseconds(20)) }
      let text = try await onOwnThread { client.read() }
      #expect(text.utf8.count < 30_000_000)
    }
  }
}

extension String {
  /// Where a text stands in this one.
  fileprivate func components(_ part: String) -> [Range<Index>] { ranges(of: part) }
}
