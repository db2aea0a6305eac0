package import Diagnostics

/// Why a trip may not be published, nor anybody else be told of it, by any command.
package struct Blocked: Error, Sendable {
  /// What would keep something back and cannot be obeyed as it stands: a home that does not read, a rule that nobody
  /// knows.
  package var doubts: [Diagnostic]
  /// Where it is said that only the author may see the trip; nil where that is not said.
  package var privateAt: SourcePlace?

  /// Nil where nothing speaks against it.
  package init?(doubts: [Diagnostic], privateAt: SourcePlace?) {
    if doubts.isEmpty, privateAt == nil { return nil }
    self.doubts = doubts
    self.privateAt = privateAt
  }
}

/// Something of a trip behind the question whether others may get it: nobody has it without an answer.
package struct Guarded<Content: Sendable>: Sendable {
  package let blocked: Blocked?
  private let content: Content

  package init(_ content: Content, unless blocked: Blocked?) {
    self.content = content
    self.blocked = blocked
  }

  /// To be published, sent to anybody or worded for them.
  package func forOthers() throws(Blocked) -> Content {
    if let blocked { throw blocked }
    return content
  }

  /// What is made of it, as well guarded.
  package func map<Other: Sendable, Failure: Error>(
    _ make: (Content) async throws(Failure) -> Other
  ) async throws(Failure) -> Guarded<Other> {
    Guarded<Other>(try await make(content), unless: blocked)
  }

  /// For whoever keeps the folder, and nobody else.
  package func forAuthor(_ use: OwnUse) -> Content { content }
}

/// For whom something is that is had in spite of a reason not to publish: the author, at this machine.
package enum OwnUse: Sendable {
  /// It is printed on the terminal, or shown as a preview.
  case shown
  /// It is written into the trip's own folder.
  case written
  /// It is checked, and what is wrong with it is said.
  case checked
}
