import FlyingSocks

/// What a client sends, cut into heads of requests; nothing is taken in without a limit.
struct IncomingBytes {
  private let socket: AsyncSocket
  private var buffer: [UInt8] = []

  /// A head longer than this is not read.
  static let longestHead = 16_384
  private static let longestLine = 8_192

  enum Refusal: Error {
    case headTooLarge
    case targetTooLong
  }

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The lines of the next head; nil where the client ends instead.
  mutating func head() async throws -> [UInt8]? {
    var looked = 0
    while true {
      dropEmptyLine()
      if let end = end(from: looked) {
        guard end + 4 <= Self.longestHead else { throw Refusal.headTooLarge }
        let head = Array(buffer[..<(end + 2)])
        buffer.removeFirst(end + 4)
        return head
      }
      if buffer.count >= Self.longestLine, buffer.firstIndex(of: 0x0A) == nil { throw Refusal.targetTooLong }
      if buffer.count >= Self.longestHead { throw Refusal.headTooLarge }
      looked = max(0, buffer.count - 5)
      do {
        buffer += try await socket.read(atMost: 4096)
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  /// Reads on without keeping anything, for a client that still sends what nobody wants.
  mutating func drain(atMost limit: Int) async {
    var count = 0
    buffer = []
    while count < limit, let bytes = try? await socket.read(atMost: 4096) { count += bytes.count }
  }

  /// Where the empty line begins that ends a head.
  private func end(from start: Int) -> Int? {
    guard buffer.count >= 4 else { return nil }
    var index = start
    while index + 4 <= buffer.count {
      if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D,
        buffer[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// One line before a request is left over from what came before it (RFC 9112, 2.2).
  private mutating func dropEmptyLine() {
    if buffer.count >= 2, buffer[0] == 0x0D, buffer[1] == 0x0A { buffer.removeFirst(2) }
  }
}
