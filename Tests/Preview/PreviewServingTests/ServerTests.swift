import Diagnostics
import Testing

@testable import PreviewServing

@Suite("The preview server", .timeLimit(.minutes(15)))
struct ServerTests {
  @Test("sends a page with what the preview adds in its head, and its other files as they are")
  func pages() async throws {
    try await TestServer.run { server in
      let page = try await server.get("/days/2026-05-03/")
      #expect(page.status == 200 && page.fields["content-type"] == "text/html; charset=utf-8")
      #expect(
        page.fields["x-content-type-options"] == "nosniff" && page.fields["cache-control"] == "no-cache")
      let head = try #require(page.text.firstRange(of: "</head>")).lowerBound
      let script = try #require(page.text.firstRange(of: "<script src=\"/.tripbook/preview.js\" defer"))
        .lowerBound
      #expect(script < head && page.text.hasSuffix("<body>Hello</body></html>\n"))
      let style = try await server.get("/assets/style.css")
      #expect(style.text == TestServer.letters && style.fields["content-type"] == "text/css; charset=utf-8")
      try await server.expect(text: "script", "/.tripbook/preview.js")
      let ownStyle = try await server.get("/.tripbook/preview.css")
      #expect(ownStyle.fields["content-type"] == "text/css; charset=utf-8")
      try await server.expect(text: TestServer.letters, "/a..b.txt")
      try await server.expect(200, "/photos/S%C3%A3o%20Jo%C3%A3o/%C3%ADndex.html")
    }
  }

  @Test("leads a folder's address to the one with a slash, on this server")
  func folders() async throws {
    try await TestServer.run { server in
      let answer = try await server.get("/days/2026-05-03?a=b")
      #expect(answer.status == 302 && answer.fields["location"] == "/days/2026-05-03/?a=b")
      try await server.expect(404, "/days")
      try await server.expect(404, "/nothing/")
      try await server.expect(400, "//evil.example/%2e%2e")
    }
  }

  @Test("shows the site's own page for what is not there")
  func missing() async throws {
    try await TestServer.run(["404.html": TestServer.page]) { server in
      let answer = try await server.get("/nothing")
      #expect(
        answer.status == 404 && answer.text.contains("Hello") && answer.text.contains("/.tripbook/preview.js")
      )
    }
  }

  @Test(
    "The page for what is not there, as a site has it, lets in what would load it again, and nothing else")
  func missingPolicy() async throws {
    let policy = "default-src 'none'; style-src 'sha256-abc='; base-uri 'none'; form-action 'none'"
    let page =
      "<html><head><meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n</head><body>Hello"
    try await TestServer.run(["404.html": page]) { server in
      let answer = try await server.get("/nothing").text
      #expect(
        answer.contains(
          "content=\"default-src 'none'; style-src 'sha256-abc=' 'self'; base-uri 'none'; form-action 'none';"
            + " script-src 'self'; connect-src 'self'\">"))
      #expect(answer.hasSuffix("</head><body>Hello") && answer.contains("/.tripbook/preview.js"))
    }
  }

  @Test(
    "A policy is widened by what the preview needs alone",
    arguments: [
      // That of the site's other pages needs nothing.
      (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'",
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'"
      ),
      ("img-src 'self'", "img-src 'self'"), ("", ""),
      ("Script-Src 'none'; default-src 'self'", "script-src 'self'; default-src 'self'"),
      ("script-src-elem 'sha256-a='", "script-src-elem 'sha256-a=' 'self'"),
      (
        " default-src data: ;; connect-src 'none' ",
        "default-src data:; connect-src 'self'; script-src data: 'self'; style-src data: 'self'"
      ),
    ])
  func policies(written: String, served: String) {
    #expect(PagePolicy(written).text == served)
  }

  @Test("Only the policy in the head of a page is touched, whatever stands in its text")
  func policyPlace() {
    let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">"
    let page = DressedPage(Array("<head>\(meta)</head><pre>\(meta)</pre>".utf8), stamp: "").bytes
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.hasSuffix("<pre>\(meta)</pre>") && text.contains("script-src 'self'"))
    let open = DressedPage(
      Array("<head><meta http-equiv=\"Content-Security-Policy\" content=\"x".utf8), stamp: "")
    #expect(String(decoding: open.bytes, as: UTF8.self).contains("preview.js"))
  }

  @Test("sends heads alone for HEAD, and goes on with the connection")
  func heads() async throws {
    try await TestServer.run { server in
      let port = server.port
      let host = "Host: localhost:\(port)\r\n\r\n"
      let (head, next) = try await onOwnThread {
        let client = try RawClient(port: port)
        client.send("HEAD /assets/style.css HTTP/1.1\r\n" + host)
        let head = client.readAnswer(isHead: true)
        client.send("GET /trip.json HTTP/1.1\r\n" + host)
        return (head, client.readAnswer())
      }
      #expect(head.status == 200 && head.fields["content-length"] == "26" && head.body.isEmpty)
      #expect(next.text == "{}")
    }
  }

  @Test("sends nothing again that the client has, and the parts that it asks for")
  func partsAndVersions() async throws {
    try await TestServer.run { server in
      let whole = try await server.get("/assets/style.css")
      let tag = try #require(whole.fields["etag"])
      let same = try await server.get("/assets/style.css", "If-None-Match: \"x\", W/\(tag)")
      #expect(same.status == 304 && same.body.isEmpty && same.fields["etag"] == tag)
      #expect(same.fields["content-length"] == nil)
      let part = try await server.get("/assets/style.css", "Range: bytes=2-4", "If-Range: \(tag)")
      #expect(part.status == 206 && part.text == "cde" && part.fields["content-range"] == "bytes 2-4/26")
      try await server.expect(200, "/assets/style.css", "Range: bytes=2-4", "If-Range: \"x\"")
      let none = try await server.get("/assets/style.css", "Range: bytes=26-")
      #expect(none.status == 416 && none.fields["content-range"] == "bytes */26")
      try await server.expect(text: TestServer.letters, "/assets/style.css", "Range: bytes=0-1,3-4")
      try await server.expect(200, "/assets/style.css", method: "HEAD", "Range: bytes=2-4")
    }
  }

  @Test("has a page that waits before there is any other, and leads from it")
  func waiting() async throws {
    try await TestServer.alone {
      let dress = PreviewDress(script: [], style: [], waiting: Array("<title>waiting</title>".utf8))
      let server = try PreviewServer(port: nil, dress: dress, limits: TestServer.patient)
      let running = Task { await server.run() }
      let test = TestServer(server: server)
      let answer = try await test.get("/days/")
      #expect(
        answer.status == 503 && answer.text.contains("waiting") && answer.text.contains("data-stamp=\"\""))
      running.cancel()
      await running.value
    }
  }

  @Test("says which port is taken, and gives it back at the end")
  func ports() async throws {
    try await TestServer.alone {
      let dress = PreviewDress(script: [], style: [], waiting: [])
      let first = try PreviewServer(port: nil, dress: dress, limits: TestServer.patient)
      #expect(throws: PreviewServer.PortProblem.self) { try PreviewServer(port: first.number, dress: dress) }
      let running = Task { await first.run() }
      running.cancel()
      await running.value
      let second = try PreviewServer(port: first.number, dress: dress)
      #expect(second.number == first.number && second.address == "http://127.0.0.1:\(first.number)/")
    }
  }
}
