import Diagnostics
import TripNotation

/// What cannot be obeyed, or not be told from what must be: the whole trip is not built then.
enum HeldBack {
  /// In a trip.yml that is not read at all: what it keeps back, and pictures that it would leave out.
  static func settingsNotRead(_ reading: NotationReader.Reading) -> [Diagnostic] {
    if reading.isUnread { return [unreadable(reading.file.name)] }
    var found: [Diagnostic] = []
    reading.root.forEachField { field in
      guard let key = KeepingKey.ofTrip.first(where: { $0.isMeant(by: KeyLetters(field.key)) }),
        key.mayKeep(field.value)
      else { return }
      found.append(.heldBack(field.key, reading.file.place(of: field.keyRange), because: Self.notRead))
    }
    if found.isEmpty, let lost = reading.lostMarks(of: KeepingKey.ofTrip).first {
      found.append(.heldBack(lost.key.rawValue, reading.file.place(of: lost.range), because: Self.notRead))
    }
    if found.isEmpty, let place = KeepingLines(file: reading.file).place(of: "leave out") {
      found.append(.heldBack("leave out", place, because: Self.notRead))
    }
    return found
  }

  private static let notRead = "this file is not read"

  /// A trip.yml whose words are not known.
  static func unreadable(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .heldBack,
      "“\(file)” cannot be read, and it may say what is to be kept back, so nothing is built",
      at: SourcePlace(file: file),
      advice: "Make it a file in UTF-8 that can be opened, in the trip folder itself.")
  }

  /// Rules for files to leave out that cannot be read: what they name would be published.
  static func ignoreRules(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "The rules for what to leave out cannot be read, so nothing is built",
      at: SourcePlace(file: file), advice: "Make it a file of at most 100 kB in UTF-8 that can be opened.")
  }

  /// A home outside the folder, in the environment or the traveller's configuration, that cannot be read.
  static func home(in source: String, _ unclear: PrivatePlaceText.Unclear) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "A home is given in \(source), and \(unclear.reason), so nothing is built",
      advice: unclear.advice)
  }

  /// The traveller's configuration, which may name a home.
  static func configuration(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "Your configuration, \(path), may name a home, and \(reason), so nothing is built",
      advice: "Put the file right, or take it away.")
  }

  /// A key that is none, or that there is none.
  static func key(_ message: String, _ advice: String) -> Diagnostic {
    Diagnostic(.error, .heldBack, message + ", so nothing is built", advice: advice)
  }

  /// `photos: leave out:` is obeyed where it was read: another spelling, or a list in part unread, is not.
  static func leaveOut(_ reading: NotationReader.Reading) -> Diagnostic? {
    let top = reading.root.fields ?? []
    let lists = top.first { $0.key == "photos" }?.value.fields ?? []
    if let list = lists.first(where: { $0.key == "leave out" }) {
      if list.value.isReadWhole { return nil }
      let place = reading.file.place(of: list.keyRange)
      return .heldBack(list.key, place, because: "not all of its list could be read")
    }
    if let other = (top + lists).first(where: { looksLikeLeaveOut($0.key) }), other.value.kind != .empty {
      let place = reading.file.place(of: other.keyRange)
      return .heldBack(other.key, place, because: "it is understood only as `leave out` below `photos`")
    }
    guard reading.hasErrors, let place = KeepingLines(file: reading.file).place(of: "leave out") else {
      return nil
    }
    return .heldBack("leave out", place, because: Self.lost)
  }

  static let lost = "the file could not be read well enough to obey it"

  private static func looksLikeLeaveOut(_ key: String) -> Bool {
    let letters = Array(key.lowercased().filter(\.isLetter))
    return abs(letters.count - 8) <= 2 && Spelling.distance(letters, Array("leaveout")) <= 2
  }
}

extension Node {
  /// A text, or a list of nothing but texts.
  fileprivate var isReadWhole: Bool {
    switch kind {
    case .empty, .text: true
    case .list(let items): items.allSatisfy { $0.text != nil || $0.kind == .empty }
    case .map, .broken: false
    }
  }
}

extension Diagnostic {
  static func heldBack(
    _ key: String, _ place: SourcePlace, because reason: String, advice: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "`\(key.shortened)` would keep something back, and \(reason), so nothing is built",
      at: place,
      advice: advice ?? "To build all the same, and publish what it would hold back, take the line out.")
  }
}
