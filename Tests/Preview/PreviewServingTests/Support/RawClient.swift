import Foundation
import Glibc

/// A connection of plain bytes, as a client writes them that keeps to no rule.
///
/// Its calls wait; they belong on a thread of their own (`onOwnThread`), since the server runs on the others.
final class RawClient: @unchecked Sendable {
  private let file: Int32

  /// Connects to this machine; waits ten minutes at most for whatever comes: other tests may hold the processors.
  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    unsafe setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(file) }

  /// Sends as much as the other side takes.
  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// Everything until the other side ends, or until the text holds this.
  func read(until mark: String? = nil) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe recv(file, &piece, piece.count, 0)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
      if let mark, String(decoding: bytes, as: UTF8.self).contains(mark) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One answer on a connection that stays open.
  func readAnswer(isHead: Bool = false) -> Answer {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let answer = Answer(bytes, isHead: isHead) { return answer }
      let count = unsafe recv(file, &piece, piece.count, 0)
      guard count > 0 else { return Answer(bytes, isHead: true) ?? Answer() }
      bytes += piece.prefix(count)
    }
  }
}

/// What a server answered.
struct Answer: Sendable {
  var status = 0
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  init() {}

  /// Nil where it is not whole yet.
  init?(_ bytes: [UInt8], isHead: Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let headSize = text[..<end.upperBound].utf8.count
    body = Array(bytes.dropFirst(headSize))
    if isHead || status == 304 { return }
    guard let count = fields["content-length"].flatMap(Int.init) else { return }
    guard body.count >= count else { return nil }
    body = Array(body.prefix(count))
  }
}

/// Does what waits on a thread of its own.
func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { done in
    Thread.detachNewThread { done.resume(with: Swift.Result { try work() }) }
  }
}
