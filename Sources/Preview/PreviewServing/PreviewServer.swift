import FlyingSocks
import Glibc

/// A site on this machine's own address, for this machine alone.
package struct PreviewServer: Sendable {
  /// Where the pages are.
  package var address: String { "http://127.0.0.1:\(port.number)/" }
  package var number: UInt16 { port.number }
  package let stage: PreviewStage
  let connections: OpenConnections

  private let port: LoopbackPort
  private let limits: ServerLimits
  private let dress: PreviewDress

  package typealias PortProblem = LoopbackPort.Problem

  /// Takes a port, or one that is free where none is named, so that it is known at once whether there is one; nothing
  /// is answered before `run`.
  package init(port: UInt16?, dress: PreviewDress, limits: ServerLimits = ServerLimits()) throws(PortProblem)
  {
    self.port = try LoopbackPort.open(port)
    self.limits = limits
    self.dress = dress
    connections = OpenConnections(maximum: limits.connections)
    stage = PreviewStage(limits: limits)
  }

  /// Answers until the task is cancelled; then every connection ends, and the port is free again.
  package func run() async {
    let handler = RequestHandler(port: port.number, stage: stage, dress: dress)
    let pool = SocketPool<ePoll>.ePoll(maxEvents: 64)
    do { try await pool.prepare() } catch { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await pool.run() }
      for socket in port.sockets {
        group.addTask { await accept(socket, pool, handler) }
      }
      group.addTask { await keepTime() }
      await group.next()
      await stage.end()
      connections.endAll()
      group.cancelAll()
    }
    for socket in port.sockets { try? socket.close() }
  }

  /// Takes connections in. What goes wrong with one of them, or with too many, ends nothing.
  private func accept(_ socket: Socket, _ pool: SocketPool<ePoll>, _ handler: RequestHandler) async {
    guard let listener = try? AsyncSocket(socket: socket, pool: pool) else { return }
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let client = try await listener.accept()
          group.addTask { await serve(client, handler) }
        } catch {
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
      connections.endAll()
    }
  }

  private func serve(_ client: AsyncSocket, _ handler: RequestHandler) async {
    let file = client.socket.file.rawValue
    // Small answers are sent at once, not held back for more (RFC 896 with delayed acknowledgements: 40 ms each).
    try? client.socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    connections.add(file, within: limits.head)
    await Connection(socket: client, connections: connections, limits: limits) { head in
      await handler.answer(head)
    }.hold()
    connections.remove(file)
    try? client.close()
  }

  private func keepTime() async {
    var sinceBeat = Duration.zero
    let step = min(Duration.seconds(1), limits.heartbeat, limits.head)
    while !Task.isCancelled {
      try? await Task.sleep(for: step)
      connections.sweep()
      sinceBeat += step
      if sinceBeat >= limits.heartbeat {
        sinceBeat = .zero
        await stage.beat()
      }
    }
  }
}
