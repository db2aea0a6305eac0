import Diagnostics
import Foundation
import SiteOutput
import Testing

@testable import PreviewServing

@Suite("A page that listens", .timeLimit(.minutes(15)))
struct ListeningTests {
  private func listener(_ server: TestServer, _ page: String, stamp: String) async throws -> RawClient {
    let port = server.port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(
        "GET /.tripbook/events?page=\(page)&stamp=\(stamp) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return client
    }
  }

  private func stamp(_ server: TestServer, _ page: String) async throws -> String {
    let text = try await server.get(page).text
    return String(try #require(text.firstMatch(of: /data-stamp="([^"]*)"/)).output.1)
  }

  private func problem(_ message: String) -> Diagnostic {
    let span = SourceSpan(line: 3, column: 7, length: 4, text: "place: here <b>")
    return Diagnostic(
      .error, .badDate, message, at: SourcePlace(file: "trip.yml", span: span), advice: "Mend it.")
  }

  @Test("is told to load again when it looks different, and only then")
  func reloads() async throws {
    try await TestServer.run { server in
      let day = try await listener(
        server, "%2Fdays%2F2026-05-03%2F", stamp: try await stamp(server, "/days/2026-05-03/"))
      let home = try await listener(server, "%2F", stamp: try await stamp(server, "/"))
      for client in [day, home] {
        let first = try await onOwnThread { client.read(until: "event: problems") }
        #expect(first.contains("Content-Type: text/event-stream") && !first.contains("event: reload"))
      }
      var files = TestServer.files
      files["days/2026-05-03/index.html"] = TestServer.page + "more"
      let reloads = await server.server.stage.show(server.site(files), diagnostics: [problem("Look")])
      #expect(reloads == 1)
      let told = try await onOwnThread { day.read(until: "event: reload\ndata: {}\n\n") }
      #expect(told.contains("event: problems\ndata: {") && told.contains("\"message\":\"Look\""))
      // The next version is like this one: nobody loads again, and what is wrong is told to both.
      #expect(await server.server.stage.show(server.site(files), diagnostics: [problem("Again")]) == 0)
      let heard = try await onOwnThread { home.read(until: "Again") }
      #expect(heard.contains("Look") && !heard.contains("event: reload"))
    }
  }

  @Test("hears what is noted beside it, in every version, and when that is no more")
  func notes() async throws {
    try await TestServer.run { server in
      let noted = { (lead: String) in
        ShownSite { _ in
          nil
        } note: { path in
          guard path.text == "index.html" else { return nil }
          let command = PageNote.Command(purpose: "An entry", line: "tripbook new entry a<b")
          return PageNote(label: "Add", title: "Add something", lead: lead, commands: [command])
        }
      }
      await server.server.stage.show(noted("first"), diagnostics: [])
      let home = try await listener(server, "%2F", stamp: "")
      let first = try await onOwnThread { home.read(until: "\"copy\":\"Copy\"}}\n\n") }
      #expect(first.contains("\"line\":\"tripbook new entry a<b\"") && first.contains("\"lead\":\"first\""))
      await server.server.stage.show(noted("second"), diagnostics: [])
      let second = try await onOwnThread { home.read(until: "second") }
      #expect(second.contains("event: note"))
      await server.server.stage.show(ShownSite { _ in nil }, diagnostics: [])
      let last = try await onOwnThread { home.read(until: "event: note\ndata: null") }
      #expect(last.contains("event: note\ndata: null"))
    }
  }

  @Test("that missed a change hears of it when it comes back")
  func catchesUp() async throws {
    try await TestServer.run { server in
      let late = try await listener(server, "%2F", stamp: "older")
      let lateHeard = try await onOwnThread { late.read(until: "event: reload") }
      #expect(lateHeard.contains("event: reload"))
      let gone = try await listener(server, "%2Fnothing", stamp: "")
      let heard = try await onOwnThread { gone.read(until: "event: problems") }
      #expect(!heard.contains("reload"))
      var files = TestServer.files
      files["nothing"] = "now"
      await server.server.stage.show(server.site(files), diagnostics: [])
      let goneHeard = try await onOwnThread { gone.read(until: "event: reload") }
      #expect(goneHeard.contains("event: reload"))
    }
  }

  @Test("keeps the last good page where there is no new one, and is told why")
  func lastGood() async throws {
    try await TestServer.run { server in
      let home = try await listener(server, "%2F", stamp: try await stamp(server, "/"))
      #expect(await server.server.stage.show(nil, diagnostics: [problem("Nothing can be built")]) == 0)
      let told = try await onOwnThread { home.read(until: "Nothing can be built") }
      #expect(told.contains("\"isStale\":true") && !told.contains("event: reload"))
      let page = try await server.get("/")
      #expect(page.text.contains("Hello"))
    }
  }

  @Test("shows the line that is meant in three parts, and nothing that could steer the page")
  func problems() throws {
    let json = String(
      decoding: ProblemList([problem("A “\u{1B}[2J” word")], isStale: false).json, as: UTF8.self)
    #expect(
      json.contains(
        "\"excerpt\":{\"after\":\" here <b>\",\"before\":\"place\",\"line\":3,\"marked\":\": he\"}")
        || json.contains("\"before\":\"place:\""))
    #expect(json.contains("\"place\":\"trip.yml:3:7\"") && json.contains("␛[2J") && !json.contains("\n"))
    let many = (0..<500).map { Diagnostic($0 == 400 ? .error : .note, .badDate, "Number \($0)") }
    let list = String(decoding: ProblemList(many, isStale: false).json, as: UTF8.self)
    #expect(list.contains("Number 400") && !list.contains("Number 300"))
  }

  @Test("is one of so many, and makes room when it goes")
  func limits() async throws {
    var limits = TestServer.patient
    limits.listeners = 2
    limits.heartbeat = .milliseconds(50)
    try await TestServer.run(limits: limits) { server in
      var open = [try await listener(server, "%2F", stamp: ""), try await listener(server, "%2F", stamp: "")]
      for client in open { _ = try await onOwnThread { client.read(until: "problems") } }
      try await server.expect(503, "/.tripbook/events?page=%2F&stamp=")
      open.removeAll()
      while await server.server.stage.listenerCount > 0 { try await Task.sleep(for: .milliseconds(20)) }
      let next = try await listener(server, "%2F", stamp: "")
      let nextHeard = try await onOwnThread { next.read(until: "problems") }
      #expect(nextHeard.contains("200 OK"))
    }
  }
}
