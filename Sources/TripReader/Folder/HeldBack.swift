import Diagnostics
import TripNotation

/// What would keep something back from the site, and is not obeyed yet: a folder that uses it is not built.
///
/// Where a file could not be read whole its lines are looked at as well, so that a slip gives nothing away.
enum HeldBack {
  /// In trip.yml: fields that keep something back, unless they say no more than the default.
  static func settings(_ reading: NotationReader.Reading) -> [Diagnostic] {
    if reading.isUnread { return [unreadable(reading.file.name)] }
    var found = fields(of: reading.root, KeepingKey.ofTrip, in: reading.file, what: .trip, isTop: true)
    if let leaveOut = leaveOut(reading) { found.append(leaveOut) }
    guard found.isEmpty, reading.hasErrors,
      let (key, place) = KeepingLines(file: reading.file).place(of: KeepingKey.ofTrip)
    else { return found }
    return [
      .heldBack(key.rawValue, place, because: "the file could not be read well enough to obey it", .trip)
    ]
  }

  /// In a trip.yml that is not read at all: what it keeps back, and pictures that it would leave out.
  static func settingsNotRead(_ reading: NotationReader.Reading) -> [Diagnostic] {
    let found = settings(reading)
    guard found.isEmpty, let place = KeepingLines(file: reading.file).place(of: "leave out") else {
      return found
    }
    return [.heldBack("leave out", place, because: "this file is not read", .trip)]
  }

  /// In an entry's front matter: whether it is marked as a draft or private, or might be.
  static func entry(_ reading: NotationReader.Reading) -> Diagnostic? {
    let found = fields(of: reading.root, KeepingKey.ofItem, in: reading.file, what: .entry, isTop: true)
    return found.first ?? lines(reading, .entry)
  }

  /// In an entry without front matter: whether its first lines are one that is not in its place.
  static func misplaced(_ text: String, file: String) -> Diagnostic? {
    let lines = text.split(maxSplits: 20, omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }.prefix(20)
    let start = NotationFile(name: file, lines: lines.map(String.init))
    guard let (key, place) = KeepingLines(file: start).plainPlace(of: KeepingKey.ofItem) else { return nil }
    return .heldBack(
      key.rawValue, place, because: "it does not stand between two lines of --- at the very top of the file",
      .entry)
  }

  /// In a pin or an expense: whether it is marked so, at whatever depth.
  static func item(_ node: Node, in findings: Findings) -> Diagnostic? {
    fields(of: node, KeepingKey.ofItem, in: findings.file, what: .item, isTop: true).first
  }

  /// At the top of a file of expenses: whether all of it is marked so.
  static func top(_ reading: NotationReader.Reading) -> Diagnostic? {
    (reading.root.fields ?? []).lazy.compactMap {
      kept($0, KeepingKey.ofItem, in: reading.file, what: .item, isTop: true)
    }.first
  }

  /// In a file of pins or expenses that could not be read whole: a mark that may have been lost.
  static func lostMark(_ reading: NotationReader.Reading) -> Diagnostic? { lines(reading, .item) }

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

  /// A home that stands outside the folder: in the environment or the user's own configuration.
  static func home(from source: String) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "A home is given in \(source), and Tripbook cannot keep it private yet",
      advice: "To build all the same, with every position in the site, take it out of there.")
  }

  private static func lines(_ reading: NotationReader.Reading, _ what: Kept) -> Diagnostic? {
    let isNoMap = reading.root.fields == nil && reading.root.kind != .empty
    guard reading.hasErrors || (isNoMap && what == .entry),
      let (key, place) = KeepingLines(file: reading.file).place(of: KeepingKey.ofItem)
    else {
      return nil
    }
    return .heldBack(key.rawValue, place, because: "the file could not be read well enough to obey it", what)
  }

  /// What keeps back in a map and in all below it: a line that was indented too far still means what it says.
  private static func fields(
    of node: Node, _ keys: [KeepingKey], in file: NotationFile, what: Kept, isTop: Bool
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for item in node.items ?? [] { found += fields(of: item, keys, in: file, what: what, isTop: false) }
    for field in node.fields ?? [] {
      if let kept = kept(field, keys, in: file, what: what, isTop: isTop) {
        found.append(kept)
      } else {
        found += fields(of: field.value, keys, in: file, what: what, isTop: false)
      }
    }
    return found
  }

  private static func kept(
    _ field: Field, _ keys: [KeepingKey], in file: NotationFile, what: Kept, isTop: Bool
  ) -> Diagnostic? {
    let place = file.place(of: field.keyRange)
    if let key = keys.first(where: { $0.isMeant(by: field.key) }) {
      return key.keepsBack(field.value) ? .heldBack(field.key, place, because: what.reason, what) : nil
    }
    guard isTop, let near = keys.first(where: { $0.isNearly(field.key) }), near.keepsBack(field.value) else {
      return nil
    }
    return .misspelt(field.key, near, place)
  }

  /// `photos: leave out:` is obeyed where it was read: another spelling, or a list in part unread, is not.
  private static func leaveOut(_ reading: NotationReader.Reading) -> Diagnostic? {
    let top = reading.root.fields ?? []
    let lists = top.first { $0.key == "photos" }?.value.fields ?? []
    if let list = lists.first(where: { $0.key == "leave out" }) {
      if list.value.isReadWhole { return nil }
      let place = reading.file.place(of: list.keyRange)
      return .heldBack(list.key, place, because: "not all of its list could be read", .trip)
    }
    if let other = (top + lists).first(where: { looksLikeLeaveOut($0.key) }), other.value.kind != .empty {
      let place = reading.file.place(of: other.keyRange)
      return .heldBack(
        other.key, place, because: "it is understood only as `leave out` below `photos`", .trip)
    }
    guard reading.hasErrors, let place = KeepingLines(file: reading.file).place(of: "leave out") else {
      return nil
    }
    return .heldBack("leave out", place, because: "the file could not be read well enough to obey it", .trip)
  }

  private static func looksLikeLeaveOut(_ key: String) -> Bool {
    let letters = Array(key.lowercased().filter(\.isLetter))
    return abs(letters.count - 8) <= 2 && Spelling.distance(letters, Array("leaveout")) <= 2
  }
}

/// What would be kept back.
enum Kept {
  case trip, entry, item

  fileprivate var reason: String {
    switch self {
    case .trip: "Tripbook cannot keep it yet"
    case .entry: "Tripbook cannot keep an entry back yet"
    case .item: "Tripbook cannot keep a single thing back yet"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .trip: "To build all the same, and publish what it would hold back, take the line out."
    case .entry: "Name the file in .tripbookignore to leave it out, or take the line out to publish it."
    case .item: "Take the whole item out, or only this line to publish it."
    }
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

extension NotationReader.Reading {
  /// Whether something of the file was lost.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the file is no text, or too large to be looked at.
  var isUnread: Bool {
    root.kind == .broken && diagnostics.contains { $0.code == .notText || $0.code == .tooLarge }
  }
}

extension Diagnostic {
  fileprivate static func heldBack(
    _ key: String, _ place: SourcePlace, because reason: String, _ what: Kept
  ) -> Diagnostic {
    Diagnostic(
      .error, .heldBack, "`\(key.shortened)` would keep something back, and \(reason), so nothing is built",
      at: place, advice: what.advice)
  }

  fileprivate static func misspelt(_ key: String, _ near: KeepingKey, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .heldBack,
      "`\(key)` looks like `\(near.rawValue)`, which would keep something back, so nothing is built",
      at: place, advice: "Take the line out, or give the key a name that is less like it.")
  }
}
