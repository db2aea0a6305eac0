import Diagnostics
import TripModel

/// What is kept back, counted: one note tells of all of it.
struct KeptBackTally {
  /// Why a picture or a track is not published.
  enum FileReason {
    /// Its own text, or its album's, says so.
    case said
    /// Nothing published shows it.
    case named
  }

  private var counts: [ItemKind: Int] = [:]
  private var hasBudget = false
  private var files: [FileReason: Set<String>] = [:]
  /// Those that nothing but a purchase or a booking names: no entry takes them along.
  private var receipts: Set<String> = []
  private var places: [SourcePlace] = []
  /// Those of them that are headings.
  private var headings: Set<SourcePlace> = []
  /// Those of them that a word of their name or caption keeps back.
  private var names: Set<SourcePlace> = []
  /// The conversations among them: each counts once, however many days it has.
  private var chats: Set<String> = []
  /// The folders whose names keep some of them back, in the order of the things.
  private var folders: [String] = []
  /// Whether some lie in the folder of conversations.
  private var hasFilesOfChats = false
  /// The first day from which on one of them may be read; and whether all wait for such a day.
  private var firstDay: LocalDate?
  private var areAllWaiting = true

  /// More places would tell nothing new.
  private static let maxPlaces = 3

  /// `chat` is the name of the conversation of which it is a day.
  mutating func add(_ kind: ItemKind, _ cause: KeptBack, ofChat chat: String? = nil) {
    // An album's pictures are counted: its own text is no thing beside them.
    guard kind != .album, !cause.isToldApart else { return }
    if let chat, !chats.insert(ChatDay.key(ofName: chat)).inserted { return }
    counts[kind, default: 0] += 1
    note(cause)
  }

  mutating func addBudget(_ cause: KeptBack) {
    hasBudget = true
    note(cause)
  }

  mutating func add(_ file: String, _ reason: FileReason, _ cause: KeptBack?) {
    if reason == .named, files[.said]?.contains(file) == true { return }
    guard files[reason, default: []].insert(file).inserted, let cause else { return }
    if reason == .said { note(cause) } else { noteFolder(of: cause) }
  }

  /// What proves a purchase, and goes with no other thing.
  mutating func add(receipt file: String) {
    if files[.said]?.contains(file) != true { receipts.insert(file) }
  }

  private mutating func note(_ cause: KeptBack) {
    if !places.contains(cause.place) { places.append(cause.place) }
    if cause.isByHeading { headings.insert(cause.place) }
    if cause.isByName { names.insert(cause.place) }
    noteFolder(of: cause)
    if case .until(let day) = cause.reason {
      firstDay = firstDay.map { min($0, day) } ?? day
    } else {
      areAllWaiting = false
    }
  }

  private mutating func noteFolder(of cause: KeptBack) {
    guard let folder = cause.folder else { return }
    if cause.isOfChats {
      hasFilesOfChats = true
    } else if !folders.contains(folder) {
      folders.append(folder)
    }
  }

  /// Nil where nothing is kept back.
  var note: Diagnostic? {
    let named = (files[.named] ?? []).subtracting(receipts)
    var parts = ItemKind.allCases.compactMap { kind in counts[kind].map { kind.words($0) } }
    if hasBudget { parts.append("the budget") }
    if let said = files[.said] { parts.append(Self.count(said)) }
    guard !parts.isEmpty || !named.isEmpty || !receipts.isEmpty else { return nil }
    let others = named.isEmpty ? "" : Self.count(named) + " that nothing else shows"
    var message: String
    if parts.isEmpty, named.isEmpty {
      message = "\(ofReceipts) \(receipts.count == 1 ? "is" : "are") kept back"
    } else if parts.isEmpty {
      message = "\(others) \(named.count == 1 ? "is" : "are") kept back"
    } else {
      message =
        Self.list(parts) + (isSingle ? " is kept back" : " are kept back")
        + (named.isEmpty ? "" : ", and with \(isSingle ? "it" : "them") \(others)")
    }
    if !receipts.isEmpty, !parts.isEmpty || !named.isEmpty {
      message += ", and so \(receipts.count == 1 ? "is" : "are") \(ofReceipts)"
    }
    return Diagnostic(
      .note, .notPublished, message.capitalisedFirst, at: places.first,
      advice: advice(named.union(receipts)))
  }

  private var ofReceipts: String {
    receipts.count == 1 ? "1 picture of a receipt" : "\(receipts.count) pictures of receipts"
  }

  private func advice(_ named: Set<String>) -> String {
    let rule = "Drafts and private things are not in the site." + ruleOfFolders + ruleOfChats
    guard let first = places.first else {
      let files = named.union(files[.said] ?? []).sorted()
      return files.isEmpty
        ? rule
        : rule
          + " \(files.count == 1 ? "It is" : "They are") \(Self.list(Array(files.prefix(3))))\(files.count > 3 ? " and others" : "")."
    }
    guard places.count > 1 else {
      // What a conversation needs is told: to delete a line is not enough.
      let isOfChats = counts[.chat] != nil && counts.count == 1
      if isOfChats { return rule }
      if let waiting { return rule + " " + waiting }
      let what = isSingle ? "it" : "all of them"
      if headings.contains(first) { return rule + " " + Self.wayOut(ofHeading: what) }
      if names.contains(first) {
        return rule
          + " To publish \(what), delete only the word that keeps it back from its name, or its caption."
      }
      return first.span.map { rule + " " + $0.wayOut(what) } ?? rule
    }
    let others = places.dropFirst().prefix(Self.maxPlaces).map(\.words).joined(separator: ", ")
    let more = places.count - 1 - Self.maxPlaces
    return rule + " See also \(others)" + (more > 0 ? " and \(more) more." : ".")
  }

  /// What waits needs nothing but time: a way out would be the end of a delay that is there for safety.
  private var waiting: String? {
    guard areAllWaiting, let firstDay else { return nil }
    return "A build on \(firstDay) or later publishes \(isSingle ? "it" : "the first of them")."
  }

  /// Where a folder keeps things back there is no line to delete; the name stays, for the sake of the others in it.
  private var ruleOfFolders: String {
    guard !folders.isEmpty else { return "" }
    let named = folders.prefix(Self.maxPlaces).map { "“\($0)”" }
    let more = folders.count > Self.maxPlaces ? ["others"] : []
    return
      " The name of \(folders.count == 1 ? "the folder" : "each folder") \(Self.list(named + more)) keeps back "
      + "what lies in it: to publish some of that, move it out of there."
  }

  /// The words of others are published on purpose alone.
  private var ruleOfChats: String {
    let texts =
      chats.isEmpty
      ? ""
      : " `private: no` at the top of a file in chats/ publishes that day of the conversation, when all in it agree."
    return hasFilesOfChats
      ? texts
        + " A picture in chats/ is published with a text that shows it, or once it is moved out of there."
      : texts
  }

  /// How to publish any of it, where nothing else is there to publish.
  var wayOut: String {
    if let waiting { return waiting }
    let isMarked = places.contains { $0.span != nil && !headings.contains($0) }
    let rules = ruleOfFolders + ruleOfChats
    let line =
      isMarked
      ? "To publish an entry, delete its `draft:` or `private:` line."
      : headings.isEmpty ? "" : Self.wayOut(ofHeading: "what stands below a heading")
    if !line.isEmpty || !rules.isEmpty { return line.isEmpty ? String(rules.dropFirst()) : line + rules }
    return "What is told of each thing says what keeps it back."
  }

  /// What keeps it back is in the words of the heading, or of one above that.
  private static func wayOut(ofHeading what: String) -> String {
    "To publish \(what), delete only the word that keeps it back from its heading, or from one above that."
  }

  private var isSingle: Bool {
    counts.values.reduce(hasBudget ? 1 : 0, +) + (files[.said]?.count ?? 0) == 1
  }

  private static func count(_ files: Set<String>) -> String {
    let tracks = files.count { file in
      Track.endings.contains { file.lowercased().hasSuffix("." + $0) }
    }
    let pictures = files.count - tracks
    let parts = [
      pictures > 0 ? "\(pictures) picture\(pictures == 1 ? "" : "s")" : nil,
      tracks > 0 ? "\(tracks) track\(tracks == 1 ? "" : "s")" : nil,
    ].compactMap(\.self)
    return list(parts)
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension SourceSpan {
  /// What to take out so that a thing is published: never more than what keeps it back, which may stand on the line
  /// of the thing itself.
  fileprivate func wayOut(_ what: String) -> String {
    // The line of a tag in a text is shown to nobody. At its beginning a heading may have been meant.
    if text.isEmpty {
      return "To publish \(what), delete only the tag that keeps it back, such as `#private`; "
        + "of a heading, write a blank behind its `#`."
    }
    let marked = text.dropFirst(column - 1).prefix(length)
    let isWord = !marked.isEmpty && marked.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    // A tag has nothing behind it.
    let behind = text[marked.endIndex...].first { !$0.isWhitespace && !"\"'".contains($0) }
    let isKey = isWord && behind.map { ":=：".contains($0) } ?? false
    return isKey && length <= 24
      ? "To publish \(what), delete `\(marked)` and its value."
      : "To publish \(what), delete only the word that keeps it back, such as `, private` or `#private`."
  }
}

extension SourcePlace {
  /// `pins.yml:6`.
  var words: String { span.map { "\(file):\($0.line)" } ?? file }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
