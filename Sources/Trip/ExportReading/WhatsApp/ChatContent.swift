/// What the lines of a message hold: what somebody wrote, what is attached, and what the program itself says.
struct ChatContent: Equatable {
  /// What somebody wrote; empty where nothing is.
  var text = ""
  /// The names of the files that are attached.
  var attachments: [String] = []
  /// How many attachments are mentioned and were not exported.
  var omitted = 0
  var isDeleted = false
  /// Whether it is marked as changed.
  var isEdited = false
  /// Whether the program says it in somebody's name: `Missed voice call`.
  var isOfProgram = false

  /// Letters of what the program writes on a line.
  private static let longest = 120

  /// `lines` are those of a message, the first without its head and name; `exists` says whether the export has a file of
  /// a name.
  init(_ lines: [String], form: ChatHead.Form, exists: (String) -> Bool) {
    guard let first = lines.first else { return }
    if lines.count == 1, ChatWords.isDeleted(ChatMarks.key(first)) {
      isDeleted = true
      return
    }
    var written: [String] = []
    for (index, line) in lines.enumerated() {
      if let (name, rest) = Self.attachment(line, isFirst: index == 0, form, exists) {
        attachments.append(name)
        if !rest.isEmpty { written.append(rest) }
      } else if let rest = Self.withoutOmission(line) {
        omitted += 1
        if !rest.isEmpty { written.append(rest) }
      } else if lines.count == 1, form == .brackets, Self.isOfProgram(line) {
        isOfProgram = true
        return
      } else {
        written.append(line)
      }
    }
    if let last = written.last, let rest = Self.withoutEdit(last) {
      isEdited = true
      written[written.count - 1] = rest
    }
    let clean = written.map { ChatMarks.withoutMarks($0) }.joined(separator: "\n")
    text = ChatMarks.key(clean) == ChatWords.nothing ? "" : clean.trimmingBlanks
  }

  /// On iPhones the program begins what it says with a mark. A place that was sent begins with it as well, and is kept.
  private static func isOfProgram(_ line: String) -> Bool {
    line.unicodeScalars.first == ChatMarks.ofProgram && !line.contains("://")
  }

  // MARK: Attachments

  private static func attachment(
    _ line: String, isFirst: Bool, _ form: ChatHead.Form, _ exists: (String) -> Bool
  ) -> (name: String, rest: String)? {
    let shown = ChatMarks.withoutMarks(line).trimmingBlanks
    guard let last = shown.last else { return nil }
    if form != .dash, last == ">", let found = labelled(line, shown, exists) { return found }
    guard isFirst else { return nil }
    if exists(shown) { return (shown, "") }
    guard last == ")" || last == ">" || last == "）" else { return nil }
    return bracketed(shown, exists)
  }

  /// `caption <attached: 00000012-PHOTO-2026-05-03-14-05-12.jpg>`
  private static func labelled(
    _ line: String, _ shown: String, _ exists: (String) -> Bool
  ) -> (name: String, rest: String)? {
    guard let start = shown.lastIndex(of: "<") else { return nil }
    let inner = shown[shown.index(after: start)...].dropLast()
    guard let colon = inner.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let label = ChatMarks.key(inner[..<colon])
    let name = inner[inner.index(after: colon)...].trimmingBlanks
    let isMarked = line.unicodeScalars.contains(ChatMarks.ofProgram) && label.count < 40 && name.contains(".")
    guard !name.isEmpty, exists(name) || ChatMediaName(name) != nil || ChatWords.isAttached(label) || isMarked
    else { return nil }
    let before = shown[..<start].trimmingBlanks
    // Before a document stand its title and how many pages it has.
    return (name, before.contains("•") ? "" : before)
  }

  /// `IMG-20260503-WA0001.jpg (file attached)`; whatever stands in the brackets, if the file is there.
  private static func bracketed(
    _ shown: String, _ exists: (String) -> Bool
  ) -> (name: String, rest: String)? {
    guard let start = shown.lastIndex(where: { $0 == "(" || $0 == "<" || $0 == "（" }) else { return nil }
    let inner = shown[shown.index(after: start)...].dropLast()
    var name = shown[..<start].trimmingBlanks
    if let point = name.firstIndex(of: "•") { name = name[..<point].trimmingBlanks }
    guard !name.isEmpty, inner.count <= 60 else { return nil }
    let isAttached = ChatWords.isAttached(ChatMarks.key(inner)) && name.contains(".")
    return exists(name) || ChatMediaName(name) != nil || isAttached ? (name, "") : nil
  }

  // MARK: What the program adds

  /// What stands before the words for what was not exported; nil for a line without them.
  private static func withoutOmission(_ line: String) -> String? {
    guard line.unicodeScalars.count <= longest || line.unicodeScalars.contains(ChatMarks.ofProgram) else {
      return nil
    }
    if ChatWords.isOmitted(ChatMarks.key(line)) { return "" }
    // A caption may stand before the mark, and a document's title.
    guard let mark = line.unicodeScalars.lastIndex(of: ChatMarks.ofProgram),
      ChatWords.isOmitted(ChatMarks.key(String(line.unicodeScalars[mark...])))
    else { return nil }
    let before = ChatMarks.withoutMarks(String(line.unicodeScalars[..<mark])).trimmingBlanks
    return before.contains("•") ? "" : before
  }

  /// What stands before `<This message was edited>`; nil for a line without it.
  private static func withoutEdit(_ line: String) -> String? {
    let shown = line.trimmingBlanks
    guard ChatMarks.withoutMarks(shown).last == ">", let start = shown.lastIndex(of: "<") else { return nil }
    let inner = shown[start...]
    guard inner.count <= longest, ChatWords.isEdited(ChatMarks.key(inner)) else { return nil }
    return shown[..<start].trimmingBlanks
  }
}
