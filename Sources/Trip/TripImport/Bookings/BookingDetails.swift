import TripModel

/// What the description of a booking says line by line: `Booking reference: XXX007`.
struct BookingDetails {
  private(set) var code: String?
  private(set) var phone: String?
  /// Whether a line says what it costs: `Total $146.90`.
  private(set) var hasPrice = false
  /// What is left of it, without what became a field.
  private var rest: [String] = []
  /// All labels with their values, in small letters.
  private var labelled: [(label: String, value: String)] = []

  /// Lines and letters that are looked at.
  private static let (maxLines, longestLine, longestNote) = (200, 500, 300)

  init(_ text: String) {
    let plain = PlainDetails.text(of: text)
    let lines = plain.split(separator: "\n", maxSplits: Self.maxLines).prefix(Self.maxLines)
    var isBelowParticipants = false
    for line in lines.map({ String($0.prefix(Self.longestLine)).onOneLine }) {
      if BookingLabels.headsParticipants(line.lowercased()) {
        isBelowParticipants = true
        continue
      }
      isBelowParticipants = isBelowParticipants && Self.isName(line)
      if isBelowParticipants { continue }
      // One line may hold a code and a name behind a sentence that is worth keeping.
      for piece in PlainDetails.pieces(of: line) {
        hasPrice = hasPrice || BookingLabels.isPrice(piece)
        if !take(piece) { rest.append(piece) }
      }
    }
  }

  /// Whether a line may be somebody's name: `- Grace Lim (accepted)`.
  private static func isName(_ line: String) -> Bool {
    if line.contains(":") { return false }
    if let first = line.first, "-*•·".contains(first) || line.contains("@") { return true }
    let words = line.prefix { $0 != "(" }.split(separator: " ")
    return (1...4).contains(words.count)
      && words.allSatisfy { $0.first?.isLowercase == false && !$0.contains(where: \.isNumber) }
  }

  private mutating func take(_ piece: String) -> Bool {
    if BookingLabels.isMeeting(piece.lowercased()) { return true }
    let parts = piece.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
    if parts.count == 2, !parts[1].isEmpty, parts[0].count <= 50 {
      let label = parts[0].lowercased()
      labelled.append((label, parts[1]))
      if BookingLabels.isCode(label), let found = Self.code(parts[1]) {
        code = code ?? found
        return true
      }
      if BookingLabels.isPhone(label), let found = Self.phone(parts[1]) {
        phone = phone ?? found
        return true
      }
      if BookingLabels.isPerson(label) { return true }
    }
    if let found = BookingLabels.code(within: piece) {
      code = code ?? found
      return true
    }
    return false
  }

  /// The place that a line gives for a code of it: `Frankfurt International (FRA)` for `FRA`.
  func place(ofCode code: String) -> String? {
    labelled.first { $0.value.contains("(" + code + ")") && $0.value.count > code.count + 3 }?.value
  }

  /// The name that stands behind one of these labels, and no time.
  func value(of labels: Set<String>) -> String? {
    labelled.first {
      labels.contains($0.label) && !$0.value.contains(where: \.isNumber) && $0.value.count <= 80
    }?.value
  }

  /// What else there is to know, on one line: whole lines up to 300 letters, and none that says again what became a
  /// field, or who travels and by which ticket.
  func note(without known: [String], names: [String]) -> String? {
    let words = Set(known.flatMap { Self.words($0) })
    let people = names.map { $0.lowercased() }.filter { !$0.isEmpty }
    var note = ""
    // The country below an address is a part of it.
    var isBelowKnown = false
    for line in rest {
      let small = line.lowercased()
      if BookingLabels.isSecret(small) || people.contains(where: small.contains) { continue }
      if BookingLabels.holdsKey(line) || BookingLabels.isPrice(line) { continue }
      if Self.hasLongNumber(line) || Self.isHeading(line) || BookingLabels.isSaidAnyway(small) { continue }
      if BookingLabels.isDisclaimer(small) { continue }
      guard let line = PlainDetails.withoutLinks(line).map({ Self.row($0, without: words) }) else {
        continue
      }
      let value = line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line
      let said = Self.words(value).filter { !Self.between.contains($0) }
      let isKnown = said.allSatisfy(words.contains)
      let isCountry = isBelowKnown && said.count <= 3 && !line.contains { $0.isNumber || $0 == ":" }
      isBelowKnown = isKnown
      if isKnown || isCountry { continue }
      let longer = note.isEmpty ? line : note + (".!?:;,".contains(note.last ?? ".") ? " " : "; ") + line
      guard longer.count <= Self.longestNote else { break }
      note = longer
    }
    return note.isEmpty ? nil : note
  }

  /// A row of a table as a list: its cells without those of which all words are known.
  private static func row(_ line: String, without known: Set<String>) -> String {
    guard line.contains("|") else { return line }
    let cells = line.split(separator: "|").map(\.trimmingBlanks)
    let news = cells.filter { !$0.isEmpty && !Self.words($0).allSatisfy(known.contains) }
    return news.joined(separator: ", ")
  }

  /// Words before places, which say nothing without them; `ab 15:00` does, and a van is a vehicle.
  private static let between = WayWords.joints.union(WayWords.froms.subtracting(["ab", "van"])).union([
    "do", "à", "a", "para",
  ])

  /// The headings of a table, which say nothing without it.
  private static func isHeading(_ line: String) -> Bool {
    line.contains("|") && !line.contains(where: \.isNumber)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A ticket, a card or a bar code as figures.
  private static func hasLongNumber(_ line: String) -> Bool {
    line.split { !$0.isNumber && !$0.isLetter }.contains {
      $0.count >= 10 && $0.count(where: \.isNumber) >= 8
    }
  }

  /// The code alone: the first word, if it looks like one.
  static func code(_ text: String) -> String? {
    let word = text.prefix { !$0.isWhitespace && $0 != "," && $0 != ";" }
    let plain = word.filter { $0.isLetter || $0.isNumber || "-/.".contains($0) }
    guard (2...30).contains(plain.count), plain.count == word.count,
      plain.contains(where: \.isNumber) || plain.allSatisfy({ $0.isUppercase || !$0.isLetter })
    else { return nil }
    return String(plain)
  }

  /// A number that one can dial, as an itinerary takes it.
  static func phone(_ text: String) -> String? {
    let number = text.prefix { $0.isNumber && $0.isASCII || " +-–/().#*".contains($0) }.trimmingBlanks
    let figures = number.count { $0.isNumber }
    return (5...20).contains(figures) && number.count <= 40 ? number : nil
  }
}
