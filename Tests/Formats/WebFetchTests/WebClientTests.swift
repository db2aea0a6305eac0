import LocalServer
import Testing

@testable import WebFetch

@Suite("Asking for something on the web")
struct WebClientTests {
  private func get(
    _ reply: LocalServer.Reply, limits: WebLimits = WebLimits()
  ) throws -> (bytes: [UInt8], heads: [String]) {
    let server = try LocalServer { _ in reply }
    let bytes = try WebClient(limits: limits).get(try WebAddress(server.address("/a?b=c")))
    return (bytes, server.heads)
  }

  /// Why a reply is none; the port is taken out of the words.
  private func problem(_ reply: LocalServer.Reply, limits: WebLimits = WebLimits()) -> String {
    do {
      _ = try get(reply, limits: limits)
      return "no problem"
    } catch let problem as WebProblem {
      return problem.message.replacing(#/127\.0\.0\.1:\d+/#, with: "HOST")
    } catch {
      return "\(error)"
    }
  }

  @Test("an answer comes as it is, and only what has to be said is told")
  func answer() throws {
    let (bytes, heads) = try get(.body([0, 255, 13, 10]))
    #expect(bytes == [0, 255, 13, 10])
    var lines = try #require(heads.first).split(separator: "\r\n").map(String.init)
    lines.removeAll { $0.hasPrefix("Host: 127.0.0.1:") }
    #expect(lines == ["GET /a?b=c HTTP/1.1", "User-Agent: tripbook", "Accept: */*"])
  }

  @Test("an answer without a length ends with its connection, and one in chunks with its last")
  func shapes() throws {
    #expect(try get(.raw("HTTP/1.1 200 OK\r\n\r\nabc")).bytes == Array("abc".utf8))
    let chunks = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n"
    #expect(try get(.raw(chunks)).bytes == Array("abcd".utf8))
  }

  @Test("as much as is allowed is taken, and not a byte more")
  func bound() throws {
    let limits = WebLimits(bytes: 1000)
    #expect(try get(.body([UInt8](repeating: 7, count: 1000)), limits: limits).bytes.count == 1000)
    let more = LocalServer.Reply.body([UInt8](repeating: 7, count: 1001))
    #expect(problem(more, limits: limits) == "HOST sends more than 0 MB")
    #expect(problem(.endless, limits: WebLimits(bytes: 5_000_000)) == "HOST sends more than 5 MB")
    // Neither is a page that says something went wrong, nor one that sends us on.
    for status in ["404 No", "302 On\r\nLocation: /"] {
      let endless = "HTTP/1.1 \(status)\r\n\r\n" + String(repeating: "a", count: 2000)
      #expect(problem(.raw(endless), limits: limits) == "HOST sends more than 0 MB")
    }
  }

  @Test("whoever does not answer, or not to the end, is not waited for")
  func slow() {
    let limits = WebLimits(connecting: 200, whole: 200)
    #expect(problem(.silence, limits: limits) == "HOST did not answer in time")
  }

  @Test(
    "an answer that breaks off is none",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc", "",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ])
  func cutShort(raw: String) {
    #expect(problem(.raw(raw)) == "the answer of HOST broke off")
  }

  @Test(
    "what speaks no HTTP is told so", arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "Date,USD\n2026-05-04,1.1\n"])
  func noHTTP(raw: String) {
    #expect(problem(.raw(raw)) == "HOST is not a web server")
  }

  @Test(
    "a status that brings nothing is said in words",
    arguments: [
      (404, "HOST answers: no such page (404)"),
      (429, "HOST answers: too many requests (429)"),
      (503, "HOST answers: server error (503)"), (403, "HOST answers: not allowed (403)"),
      (204, "HOST answers: status 204"),
      (304, "HOST answers: status 304"),
    ])
  func status(status: Int, message: String) {
    #expect(problem(.body([], status: status)) == message)
  }

  @Test("where nobody listens nothing is reached")
  func refused() throws {
    var server: LocalServer? = try LocalServer { _ in .silence }
    let address = try WebAddress(try #require(server).address())
    server = nil
    #expect(throws: WebProblem.refused(address.host)) { try WebClient().get(address) }
  }

  @Test("who cannot prove to be who was asked is not believed")
  func notTrusted() throws {
    let server = try LocalServer { _ in .raw("HTTP/1.1 200 OK\r\n\r\n") }
    let address = try WebAddress("https://127.0.0.1:\(server.port)/")
    #expect(throws: WebProblem.notTrusted(address.host)) { try WebClient().get(address) }
  }

  @Test("we are sent on within this machine, five times at most")
  func redirects() throws {
    let server = try LocalServer { path in
      let number = Int(path.dropFirst()) ?? 0
      return number < 6 ? .redirect("/\(number + 1)") : .text("here")
    }
    #expect(try WebClient().get(try WebAddress(server.address("/1"))) == Array("here".utf8))
    #expect(server.requests.count == 6)
    let first = try WebAddress(server.address("/0"))
    #expect(throws: WebProblem.tooManyRedirects(first.host)) { try WebClient().get(first) }
  }

  @Test(
    "nobody sends us to another machine in the open, or to a file",
    arguments: [
      "http://example.invalid/", "http://127.0.0.1@example.invalid/", "file:///etc/passwd",
      "ftp://example.invalid/a",
    ])
  func astray(place: String) throws {
    let server = try LocalServer { _ in .redirect(place) }
    let address = try WebAddress(server.address())
    do {
      _ = try WebClient().get(address)
      Issue.record("it was followed")
    } catch {
      guard case .sentAstray(address.host, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(server.requests.count == 1)
  }

  @Test(
    "libcurl's numbers have words of ours",
    arguments: [
      (1, WebProblem.noHTTP("a")), (3, .notAnAddress("a")), (5, .noSuchProxy), (6, .noSuchHost("a")),
      (7, .refused("a")), (18, .cutShort("a")), (28, .tooSlow("a")), (35, .notTrusted("a")),
      (48, .unfitLibrary), (52, .cutShort("a")), (60, .notTrusted("a")), (77, .noCertificates),
      (94, .failed("a", code: 94)),
    ])
  func numbers(code: Int, problem: WebProblem) {
    #expect(WebClient.problem(code, "a") == problem)
  }
}
