/// What its author may want to do about what a page tells: a word, and commands ready to be copied.
package struct PageNote: Sendable, Equatable, Encodable {
  /// What opens it, as on a button.
  package var label: String
  package var title: String
  /// What there is to say before the commands.
  package var lead: String?
  package var commands: [Command]
  private var words = NoteWords()

  /// A line as one types it, and what it is for.
  package struct Command: Sendable, Equatable, Encodable {
    package var purpose: String
    package var line: String

    package init(purpose: String, line: String) {
      self.purpose = purpose
      self.line = line
    }
  }

  package init(label: String, title: String, lead: String?, commands: [Command]) {
    self.label = label
    self.title = title
    self.lead = lead
    self.commands = commands
  }
}

/// What stands about the commands.
private struct NoteWords: Sendable, Equatable, Encodable {
  var close = "Close"
  var copy = "Copy"
  var copied = "Copied"
}
