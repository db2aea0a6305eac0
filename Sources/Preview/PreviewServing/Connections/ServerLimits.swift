/// How long and how much a client is borne with.
package struct ServerLimits: Sendable {
  /// From one answer to the whole head of the next request, or from the connection to the first.
  package var head = Duration.seconds(15)
  /// For an answer to be made: a picture of a large original takes its time.
  package var answer = Duration.seconds(120)
  /// For a client to take a piece of an answer.
  package var piece = Duration.seconds(30)
  /// For a client to end, once it has been told that there is no more.
  package var farewell = Duration.seconds(1)
  /// Connections at once.
  package var connections = 400
  /// Pages that are told of changes at once.
  package var listeners = 100
  /// How often a page is told that the server is still there.
  package var heartbeat = Duration.seconds(15)

  package init() {}
}
