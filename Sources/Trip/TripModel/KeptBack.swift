package import Diagnostics

/// Why something is kept back from readers, and where that was said.
package struct KeptBack: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// `draft: yes`, `published: no`, or a file in `_drafts`.
    case draft
    /// `private: yes`, `visibility: private`, `publish: no`.
    case isPrivate
    /// It may be read from this day on.
    case until(LocalDate)
    /// From this day on it may not be read any more.
    case from(LocalDate)
    /// It is near home or in a private zone.
    case nearHome
  }

  package var reason: Reason
  package var place: SourcePlace
  /// The folder whose name says so, from the trip's on: `drafts`, `photos/private`; nil where something else does.
  package var folder: String?
  /// Whether the reader has told of it with a way out already, so that no count of what is kept back tells it again.
  package var isToldApart = false
  /// Whether it is a heading that says so, above what is kept back.
  package var isByHeading = false
  /// Whether a word of its name says so, or of the caption of a picture.
  package var isByName = false

  package init(_ reason: Reason, at place: SourcePlace, byFolder folder: String? = nil) {
    self.reason = reason
    self.place = place
    self.folder = folder
  }

  /// Whether that folder is the one of conversations: a published text publishes what it shows of it.
  package var isOfChats: Bool { folder?.lowercased() == "chats" }

  /// Whether it keeps anything back on this day.
  package func holds(on today: LocalDate) -> Bool {
    switch reason {
    case .draft, .isPrivate, .nearHome: true
    case .until(let day): today < day
    case .from(let day): today >= day
    }
  }
}

/// Pictures and tracks that go with something kept back.
package struct FilesKeptBack: Sendable {
  /// Relative to the trip folder.
  package var files: Set<String>
  /// Why; empty where it could not be told whether they are to be kept back: then they are, on every day.
  package var reasons: [KeptBack]
  /// Whether their own text says so: then nothing that shows them publishes them.
  package var isOutright: Bool
  /// Whether they are receipts of purchases: then a name in common with an entry only says of which day a bill is.
  package var areReceipts: Bool

  package init(
    files: Set<String>, reasons: [KeptBack], isOutright: Bool = false, areReceipts: Bool = false
  ) {
    self.files = files
    self.reasons = reasons
    self.isOutright = isOutright
    self.areReceipts = areReceipts
  }

  package func holds(on today: LocalDate) -> Bool {
    reasons.isEmpty || reasons.contains { $0.holds(on: today) }
  }
}
