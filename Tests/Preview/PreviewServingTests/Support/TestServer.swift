import Foundation
import SiteOutput
import Testing

@testable import PreviewServing

/// A server on a free port with a small site of its own, for as long as a test runs.
struct TestServer: Sendable {
  let server: PreviewServer
  var port: UInt16 { server.number }

  static let page = "<!DOCTYPE html>\n<html><head>\n<title>A</title>\n</head>\n<body>Hello</body></html>\n"
  /// 26 bytes.
  static let letters = "abcdefghijklmnopqrstuvwxyz"

  static let files: [String: String] = [
    "index.html": page, "days/2026-05-03/index.html": page, "assets/style.css": letters, "trip.json": "{}",
    "photos/São João/índex.html": page, "a..b.txt": letters, "%2e%2e": "two points and their code",
  ]

  /// On a machine that does much else nobody is sent away for being slow, unless a test is about that.
  static var patient: ServerLimits {
    var limits = ServerLimits()
    limits.head = .seconds(600)
    limits.answer = .seconds(600)
    limits.piece = .seconds(600)
    return limits
  }

  /// Runs with one file, `original.jpg`, that is put together of another's runs.
  static func run(
    pieced: SplicedFile, _ body: @escaping @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await run { server in
      let site = ShownSite { path in
        path.text == "original.jpg" ? ShownFile(content: .pieces(pieced), stamp: "p") : nil
      }
      await server.server.stage.show(site, diagnostics: [])
      try await body(server)
    }
  }

  /// Runs while `body` does.
  static func run(
    _ files: [String: String] = files, limits: ServerLimits = patient,
    _ body: @escaping @Sendable (TestServer) async throws -> Void
  ) async throws {
    try await alone { try await answering(files, limits: limits, body) }
  }

  /// Runs what opens a server while there is no other.
  static func alone(_ body: @escaping @Sendable () async throws -> Void) async throws {
    await ServerTurn.shared.take()
    let result = await Task { try await body() }.result
    await ServerTurn.shared.giveBack()
    try result.get()
  }

  private static func answering(
    _ files: [String: String], limits: ServerLimits,
    _ body: @escaping @Sendable (TestServer) async throws -> Void
  ) async throws {
    let dress = PreviewDress(
      script: Array("script".utf8), style: Array("style".utf8), waiting: Array("<title>waiting</title>".utf8))
    let server = try PreviewServer(port: nil, dress: dress, limits: limits)
    let test = TestServer(server: server)
    let running = Task { await server.run() }
    await server.stage.show(test.site(files), diagnostics: [])
    let result = await Task { try await body(test) }.result
    running.cancel()
    await running.value
    try result.get()
  }

  /// A site of texts; their stamps are the texts' own hashes.
  func site(_ files: [String: String]) -> ShownSite {
    ShownSite { path in
      files[path.text].map {
        ShownFile(
          content: .text($0), stamp: "s\($0.utf8.count)x\($0.utf8.reduce(7) { ($0 &* 31) &+ Int($1) })")
      }
    }
  }

  /// Sends a request with the right host, and whatever else is to stand in its head.
  func get(_ target: String, method: String = "GET", _ fields: String...) async throws -> Answer {
    let head = ([method + " " + target + " HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields).joined(
      separator: "\r\n")
    return try await answer(head + "\r\n\r\n", isHead: method == "HEAD")
  }

  /// Asks, and expects this status.
  func expect(
    _ status: Int, _ target: String, method: String = "GET", _ fields: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let head = ([method + " " + target + " HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields).joined(
      separator: "\r\n")
    let answer = try await answer(head + "\r\n\r\n", isHead: method == "HEAD")
    #expect(answer.status == status, "\(target.prefix(80))", sourceLocation: sourceLocation)
  }

  /// Asks, and expects this text.
  func expect(
    text: String, _ target: String, _ fields: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let head = (["GET " + target + " HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields).joined(separator: "\r\n")
    let answer = try await answer(head + "\r\n\r\n")
    #expect(answer.text == text, "\(target.prefix(80))", sourceLocation: sourceLocation)
  }

  func answer(_ bytes: String, isHead: Bool = false) async throws -> Answer {
    let port = port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(bytes)
      return client.readAnswer(isHead: isHead)
    }
  }
}

/// One server at a time: a process that serves has one, and files of one that ends are at once another's numbers.
private actor ServerTurn {
  static let shared = ServerTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
