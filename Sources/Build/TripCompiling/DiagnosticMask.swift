package import Diagnostics
package import Secrets
package import SiteAuditing
package import TripModel
import TripReading

/// Hides in what is told of a trip or library all that nobody should read there: what a build says is often public.
/// Whatever it says goes through here once, before it is kept or printed.
///
/// In a line of a small file the values of confidential fields get dots, read or not, wherever the key stands; in a line of
/// any file the secrets that are known, and positions in private circles. What a message or an advice repeats of that gets
/// dots as well. The place and its mark stay.
package struct DiagnosticMask {
  private var lines: ConfidentialLines
  private let known: LineMask
  private let secrets: LineMask
  private let positions: PrivatePositions

  package init(_ options: BuildOptions, near places: [PrivatePlace], _ secrets: [Secret] = []) {
    lines = ConfidentialLines(folder: options.folder, trip: options.trip)
    positions = PrivatePositions(places.map(ForbiddenCircle.init))
    let search = SecretSearch(secrets)
    known = LineMask(search, positions)
    self.secrets = LineMask(search, PrivatePositions([]))
  }

  /// The same, one by one.
  package mutating func masked(_ told: [Diagnostic]) -> [Diagnostic] {
    var masked: [Diagnostic] = []
    for diagnostic in told { masked.append(self.masked(diagnostic)) }
    return masked
  }

  private mutating func masked(_ told: Diagnostic) -> Diagnostic {
    var told = told
    var words: Set<String> = []
    if let place = told.place { told.place = masked(place, &words) }
    for index in told.others.indices { told.others[index] = masked(told.others[index], &words) }
    told.message = masked(told.message, words)
    told.advice = told.advice.map { masked($0, words) }
    return told
  }

  /// `words` gets what is hidden in the line.
  private mutating func masked(_ place: SourcePlace, _ words: inout Set<String>) -> SourcePlace {
    guard let shown = place.span?.text, let line = lines.line(at: place) else { return place }
    let isPart = line.neighbours.contains { tellsPosition(line.text, beside: $0) }
    let original = Array(line.text)
    var safe = Array(known.masked(line.text, tellsPosition: isPart))
    // Where dots join with what stands beside them, nobody knows which is which.
    if safe.count != original.count { safe = original.map { _ in "·" } }
    var letters = Array(shown)
    var word = ""
    var isHidden = false
    func finish() {
      if isHidden, word.count > 1 { words.insert(word) }
      (word, isHidden) = ("", false)
    }
    for index in letters.indices {
      let letter = original[index]
      guard letter.isLetter || letter.isNumber else {
        finish()
        continue
      }
      word.append(letter)
      if line.hidden[index] || safe[index] != letter {
        isHidden = true
        if letters[index].isLetter || letters[index].isNumber { letters[index] = "·" }
      }
    }
    finish()
    words.formUnion(Self.mailboxes(in: original, hidden: { line.hidden[$0] || safe[$0] != original[$0] }))
    var place = place
    place.span?.text = String(letters)
    return place
  }

  /// The mailboxes of a line of which anything is hidden, each as a whole.
  private static func mailboxes(in line: [Character], hidden: (Int) -> Bool) -> Set<String> {
    let parts = line.indices.split { index in
      !(line[index].isLetter || line[index].isNumber || ".+-_%@".contains(line[index]))
    }
    let found = parts.filter { part in part.contains { line[$0] == "@" } && part.contains(where: hidden) }
    return Set(found.map { String(line[$0.startIndex..<$0.endIndex]) })
  }

  /// A sentence with dots for these, wherever they stand in it.
  private static func hiding(_ mailboxes: some Sequence<String>, in sentence: String) -> String {
    mailboxes.sorted { ($1.count, $0) < ($0.count, $1) }.reduce(sentence) { sentence, mailbox in
      let dots = String(mailbox.map { $0.isLetter || $0.isNumber ? "·" : $0 })
      return sentence.replacing(mailbox, with: dots)
    }
  }

  /// Whether a line and its neighbour tell a position together that the neighbour does not tell alone: degrees of
  /// latitude in one, of longitude in the other.
  private func tellsPosition(_ line: String, beside other: String) -> Bool {
    guard !positions.isEmpty, line.contains(where: \.isNumber), positions.first(in: other) == nil else {
      return false
    }
    return positions.first(in: line + " " + other) != nil || positions.first(in: other + " " + line) != nil
  }

  /// A sentence without what is hidden in its line, and without what is known to be for nobody else.
  private func masked(_ sentence: String, _ words: Set<String>) -> String {
    for example in ConfidentialLines.examples {
      guard let range = sentence.firstRange(of: example) else { continue }
      return masked(String(sentence[..<range.lowerBound]), words) + example
        + masked(String(sentence[range.upperBound...]), words)
    }
    let sentence = Self.hiding(words.filter { $0.contains("@") }, in: withoutKnown(sentence))
    guard !words.isEmpty else { return sentence }
    var shown = ""
    var rest = sentence[...]
    var quote: Character?
    while let letter = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      guard !word.isEmpty else {
        if letter == quote {
          quote = nil
        } else if quote == nil {
          quote = Self.quotes[letter]
        }
        shown.append(letter)
        rest = rest.dropFirst()
        continue
      }
      rest = rest[word.endIndex...]
      let isCut = quote == "”" && rest.first == "…"
      let isTold = Self.isTold(String(word), by: words, isCut: isCut, isQuoted: quote != nil)
      shown += isTold ? String(repeating: "·", count: word.count) : String(word)
    }
    return shown
  }

  /// A position behind “such as” is an example of ours: dots in it would say that one lives there.
  private func withoutKnown(_ sentence: String) -> String {
    guard let example = sentence.firstRange(of: "such as ") else {
      return known.masked(sentence, tellsPosition: false)
    }
    return known.masked(String(sentence[..<example.lowerBound]), tellsPosition: false)
      + secrets.masked(String(sentence[example.lowerBound...]), tellsPosition: false)
  }

  /// By its beginning, the end of a quotation.
  private static let quotes: [Character: Character] = ["“": "”", "`": "`"]

  /// Words without figures, and short numbers, are taken for the line's only within quotes: `at` may be a part of a
  /// mailbox, and what begins an example of a telephone number the beginning of any.
  private static func isTold(_ word: String, by words: Set<String>, isCut: Bool, isQuoted: Bool) -> Bool {
    let isFigure = word.contains(where: \.isNumber)
    guard isQuoted ? isFigure || !ConfidentialLines.isKey(word) : isFigure && word.count > 3 else {
      return false
    }
    return words.contains(word) || (isCut && words.contains { $0.hasPrefix(word) })
  }
}

extension ForbiddenCircle {
  /// Not the larger circle out of which everything is taken: its rim is where published ways end.
  package init(_ place: PrivatePlace) {
    self.init(
      latitude: place.middle.latitude, longitude: place.middle.longitude, metres: place.metres,
      name: place.kind == .home ? "home" : "a private zone")
  }
}
