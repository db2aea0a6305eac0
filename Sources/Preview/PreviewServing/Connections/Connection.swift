import FileIdentities
import Files
import FlyingSocks
import Foundation
import SiteOutput

/// One connection from its beginning to its end: request by request, each within its time.
struct Connection {
  let socket: AsyncSocket
  let connections: OpenConnections
  let limits: ServerLimits
  let answer: @Sendable (RequestHead) async -> Reply

  private var file: Int32 { socket.socket.file.rawValue }

  func hold() async {
    var incoming = IncomingBytes(socket)
    do {
      while try await exchange(&incoming) {}
      shutdown(file, Int32(SHUT_WR))
      connections.expect(file, within: limits.farewell, isIdle: true)
      // What is still on its way is taken in: else the system would tell the client of a broken connection, and the
      // answer could be lost.
      await incoming.drain(atMost: 1 << 18)
    } catch {
      // The client is gone or was too slow; there is nobody to tell.
    }
  }

  /// One request and its answer.
  /// - Returns: whether the connection goes on.
  private func exchange(_ incoming: inout IncomingBytes) async throws -> Bool {
    connections.expect(file, within: limits.head, isIdle: true)
    let reply: Reply
    var isHead = false
    var closes = true
    do {
      guard let bytes = try await incoming.head() else { return false }
      connections.expect(file, within: limits.answer, isIdle: false)
      let head = try RequestHead(bytes)
      isHead = head.method == "HEAD"
      reply = await answer(head)
      closes = reply.closes || !head.keepsAlive || head.mayHaveBody
    } catch let refusal as IncomingBytes.Refusal {
      reply = Self.refused(refusal)
    } catch let refusal as RequestHead.Refusal {
      reply = Self.refused(refusal)
    }
    try await send(reply, withoutBody: isHead, closes: closes)
    return !closes && reply.body.count != nil
  }

  private func send(_ reply: Reply, withoutBody: Bool, closes: Bool) async throws {
    var reply = reply
    reply.closes = closes
    let isSilent = withoutBody || reply.status == .notModified
    switch reply.body {
    case .bytes(let bytes): try await write(reply.head + (isSilent ? [] : bytes))
    case .file(let path, let range):
      try await write(reply.head)
      if !isSilent { try await sendFile(path, range) }
    case .pieces(let file, let range):
      try await write(reply.head)
      if !isSilent { try await sendPieces(file, range) }
    case .stream(let pieces):
      try await write(reply.head)
      if isSilent { return }
      for await piece in pieces { try await write(piece) }
    }
  }

  private func sendFile(_ path: String, _ range: Range<Int>) async throws {
    let open = try OpenFile.reading(path)
    var at = range.lowerBound
    while at < range.upperBound {
      let bytes = try open.bytes(at: at, count: min(65_536, range.upperBound - at))
      guard !bytes.isEmpty else { throw FileHasChanged() }
      try await write(bytes)
      at += bytes.count
    }
  }

  private func sendPieces(_ file: SplicedFile, _ range: Range<Int>) async throws {
    let source = try OpenFile.reading(file.source)
    // What the file says of its owner may stand elsewhere by now.
    guard source.identity == file.identity else { throw FileHasChanged() }
    for piece in file.pieces(in: range) {
      for part in piece.parts(ofAtMost: 65_536) {
        switch part {
        case .bytes(let bytes): try await write(bytes)
        case .zeros(let count): try await write([UInt8](repeating: 0, count: count))
        case .run(let start, let count):
          let bytes = try source.bytes(at: start, count: count)
          guard bytes.count == count else { throw FileHasChanged() }
          try await write(bytes)
        }
      }
    }
  }

  /// Piece by piece, each within its time: a client that reads slowly is borne with, one that does not read at all is
  /// not.
  private func write(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      connections.expect(file, within: limits.piece, isIdle: false)
      let piece = rest.prefix(65_536)
      try await socket.write(Data(piece))
      rest = rest.dropFirst(piece.count)
    }
    connections.expect(file, within: limits.answer, isIdle: false)
  }

  private static func refused(_ refusal: IncomingBytes.Refusal) -> Reply {
    switch refusal {
    case .headTooLarge: .plain(.headTooLarge, "The head of this request is too long.", closes: true)
    case .targetTooLong: .plain(.targetTooLong, "This address is too long.", closes: true)
    }
  }

  private static func refused(_ refusal: RequestHead.Refusal) -> Reply {
    switch refusal {
    case .malformed: .plain(.badRequest, "This is no request that can be read.", closes: true)
    case .unknownVersion: .plain(.unknownVersion, "Only HTTP/1.1 is spoken here.", closes: true)
    }
  }
}

/// That a file is not what it was when its head was sent.
private struct FileHasChanged: Error {}
