import Foundation
import Glibc
import Synchronization

/// Somebody on this machine to be asked, who answers as a test wants it, sound or not.
///
/// On a thread of its own: whoever asks waits, and would otherwise wait for a task that finds no thread.
@safe package final class LocalServer: Sendable {
  package enum Reply: Sendable {
    /// A sound answer.
    case body([UInt8], status: Int = 200, headers: [String] = [])
    /// A sound answer of one letter so many times: a million bytes as an argument of a test would fill the memory of
    /// its runner.
    case letters(Character, Int)
    /// These bytes, and then the end.
    case raw(String)
    /// A body that never ends, until whoever asked goes away.
    case endless
    /// Nothing, as long as the server is there.
    case silence

    package static func text(_ text: String) -> Reply { .body(Array(text.utf8)) }

    package static func redirect(_ place: String) -> Reply {
      .body([], status: 302, headers: ["Location: " + place])
    }
  }

  package let port: UInt16
  private let listener: Int32
  private let state: State

  /// What the thread and the test share.
  private final class State: Sendable {
    let heads = Mutex<[String]>([])
    let held = Mutex<[Int32]>([])
    let isOver = Mutex(false)
  }

  /// Begins to answer; `reply` is handed the path of a request with its query.
  package init(_ reply: @escaping @Sendable (_ path: String) -> Reply) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    let state = State()
    self.state = state
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else {
          if state.isOver.withLock({ $0 }) { break }
          continue
        }
        let head = Self.head(client)
        state.heads.withLock { $0.append(head) }
        let path = head.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
        let reply = reply(path)
        if case .silence = reply {
          state.held.withLock { $0.append(client) }
        } else {
          Self.send(reply, to: client)
          close(client)
        }
      }
      // Not before nobody asks for this number any more, or another server's thread would be asked.
      close(listener)
    }
  }

  deinit {
    // Wakes the thread, which ends then.
    state.isOver.withLock { $0 = true }
    shutdown(listener, Int32(SHUT_RDWR))
    for client in state.held.withLock({ $0 }) { close(client) }
  }

  /// An address here.
  package func address(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The first lines of the requests so far: `GET /a HTTP/1.1`.
  package var requests: [String] { heads.map { String($0.prefix { !$0.isNewline }) } }

  /// All that was said before an answer, request by request.
  package var heads: [String] { state.heads.withLock { $0 } }

  private static func head(_ client: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
      let count = unsafe recv(client, &piece, piece.count, 0)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
      // The first byte of a greeting in TLS.
      if bytes.first == 22 { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func send(_ reply: Reply, to client: Int32) {
    switch reply {
    case .silence: return
    case .raw(let text): _ = send(Array(text.utf8), to: client)
    case .body(let body, let status, let headers): answer(body, status, headers, to: client)
    case .letters(let letter, let count):
      answer(Array(String(repeating: letter, count: count).utf8), 200, [], to: client)
    case .endless:
      var piece = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
      while send(piece, to: client) { piece = [UInt8](repeating: UInt8(ascii: "a"), count: 65_536) }
    }
  }

  private static func answer(_ body: [UInt8], _ status: Int, _ headers: [String], to client: Int32) {
    let lines = ["HTTP/1.1 \(status) Said", "Content-Length: \(body.count)", "Connection: close"] + headers
    _ = send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body, to: client)
  }

  private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}
