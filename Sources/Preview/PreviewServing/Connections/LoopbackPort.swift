import FlyingSocks
import Glibc

/// A port of this machine alone: 127.0.0.1, and ::1 where the machine has it.
package struct LoopbackPort: Sendable {
  let number: UInt16
  let sockets: [Socket]

  /// Why there is no port.
  package enum Problem: Error {
    case taken(UInt16)
    case notAllowed(UInt16)
    case other(String)
  }

  /// Ports that are tried where none is asked for, before any that is free.
  private static let usual: ClosedRange<UInt16> = 8000...8019

  /// Takes the port that is wanted; where none is, the first that is free.
  static func open(_ wanted: UInt16?) throws(Problem) -> LoopbackPort {
    if let wanted { return try LoopbackPort(wanted) }
    for port in usual {
      do throws(Problem) { return try LoopbackPort(port) } catch { continue }
    }
    return try LoopbackPort(0)
  }

  private init(_ port: UInt16) throws(Problem) {
    let first: Socket
    do {
      first = try Self.listen(at: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      guard case .ip4(_, let number) = try first.sockname() else { throw Problem.other("no address") }
      self.number = number
    } catch {
      throw Self.problem(error, port)
    }
    let second = try? Self.listen(at: sockaddr_in6.inet6(ip6: "::1", port: number))
    sockets = [first, second].compactMap(\.self)
  }

  private static func listen(at address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }

  private static func problem(_ error: any Error, _ port: UInt16) -> Problem {
    guard case SocketError.failed(_, let code, let message) = error else { return .other("\(error)") }
    switch code {
    case EADDRINUSE: return .taken(port)
    case EACCES: return .notAllowed(port)
    default: return .other(message)
    }
  }
}
