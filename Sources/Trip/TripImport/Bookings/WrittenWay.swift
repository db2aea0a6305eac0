import TripModel

/// From where to where a title says that something goes.
struct WrittenWay: Equatable {
  var from: String?
  var to: String?
  /// Whether the title is written as those of rides alone are, so that it is one whatever else it says.
  var isCertain = false

  /// `A -> B`, `FRA to EWR`, `from A to B`, `von A nach B`; nil for a title of no such form.
  ///
  /// `isRide` says that something else tells that it is a ride.
  init?(_ title: String, isRide: Bool) {
    let title = title.onOneLine
    guard title.count <= 400 else { return nil }
    for arrow in Self.arrows {
      if let (from, to) = Self.halves(title, around: arrow) {
        self.init(from: from, to: to, isCertain: true)
        return
      }
    }
    let words = title.split(separator: " ").map(String.init)
    if let way = Self.byCodes(words) {
      self = way
      return
    }
    if let way = Self.byWords(words, isRide: isRide) {
      self = way
      return
    }
    guard isRide else { return nil }
    for dash in WayWords.dashes {
      if let (from, to) = Self.halves(title, around: " \(dash) ") {
        self.init(from: from, to: to)
        return
      }
    }
    if let way = Self.byHyphen(words) {
      self = way
      return
    }
    // `Flug nach Toulouse` says the one, and the other stands elsewhere.
    if let to = words.lastIndex(where: { Self.alone.contains($0.lowercased()) }), to + 1 < words.count {
      self.init(from: nil, to: Self.place(words[(to + 1)...]))
    } else {
      return nil
    }
  }

  private init(from: String?, to: String?, isCertain: Bool = false) {
    self.from = from
    self.to = to
    self.isCertain = isCertain
  }

  /// A place as it stands behind a word for it: `Von MUNICH`.
  static func behindWord(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count > 1, froms.contains(first.lowercased().filter { $0 != ":" })
    else { return nil }
    return place(words.dropFirst())
  }

  private static let arrows = WayWords.arrows + ["»", "›"]
  /// Titles of rides say `vers` alone as a word; those of walks name the village of Vers as well.
  private static let pairs = WayWords.pairs + [(from: "de", to: "vers")]
  private static let froms = Set(pairs.map(\.from))
  /// Words that stand between two places without another before the first.
  private static let between = WayWords.joints.union(["vers"])
  private static let alone: Set<String> = between.union(["para", "do", "à"])

  private static func byWords(_ words: [String], isRide: Bool) -> WrittenWay? {
    let small = words.map { $0.lowercased() }
    for (from, to) in pairs {
      guard let start = small.firstIndex(of: from),
        let middle = small[(start + 1)...].firstIndex(of: to), middle > start + 1, middle + 1 < words.count
      else { continue }
      let (one, other) = (place(words[(start + 1)..<middle]), place(words[(middle + 1)...]))
      // “A talk from nine to eleven” goes nowhere.
      guard isRide || isName(one) && isName(other) else { continue }
      return WrittenWay(from: one, to: other)
    }
    guard let middle = small.lastIndex(where: { between.contains($0) }), middle > 0, middle + 1 < words.count
    else { return nil }
    if isCode(words[middle - 1]), isCode(trimmed(words[middle + 1])) {
      return WrittenWay(from: words[middle - 1], to: trimmed(words[middle + 1]), isCertain: true)
    }
    guard isRide else { return nil }
    let before = withoutHead(words[..<middle])
    return before.isEmpty ? nil : WrittenWay(from: place(before), to: place(words[(middle + 1)...]))
  }

  /// The place behind what a title says before it, such as the kind and the number of a ride: `Flight KL1693
  /// Amsterdam`, `easyJet flight EZY8713 - London Gatwick`.
  private static func withoutHead(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let last = words.lastIndex { $0.last == ":" || isNumbered($0) || $0.allSatisfy(\.isNumber) }
    let behind = last.map { words[($0 + 1)...] } ?? words
    let place = behind.drop {
      saysKind($0) || isCarrier($0) || legs.contains($0.lowercased()) || !$0.contains { $0.isLetter }
    }
    return place.isEmpty ? words[words.endIndex...] : place
  }

  /// Words for one of two rides.
  private static let legs: Set<String> = [
    "aller", "retour", "hinfahrt", "rückfahrt", "hinreise", "rückreise", "andata", "ritorno", "ida", "vuelta",
    "outbound",
    "inbound", "return", "fahrt", "journey", "heenreis", "terugreis",
  ]

  /// `AMS-LIS` among the words, with whatever dash.
  private static func byCodes(_ words: [String]) -> WrittenWay? {
    for word in words {
      let parts = word.split { "-–—".contains($0) }.map { trimmed(String($0)) }
      if parts.count == 2, isCode(parts[0]), isCode(parts[1]) {
        return WrittenWay(from: parts[0], to: parts[1], isCertain: true)
      }
    }
    return nil
  }

  /// `Roma Termini-Napoli Centrale`: two names with a dash and no blank between them.
  private static func byHyphen(_ words: [String]) -> WrittenWay? {
    let dashed = words.indices.filter { words[$0].contains { "-–—".contains($0) } }
    guard dashed.count == 1, let index = dashed.first else { return nil }
    let parts = words[index].split { "-–—".contains($0) }.map(String.init)
    guard parts.count == 2, parts.allSatisfy({ isName($0) && $0.count > 2 }) else { return nil }
    let (from, to) = (
      place(withoutHead(words[..<index] + [parts[0]])), place([parts[1]] + words[(index + 1)...])
    )
    return from.isEmpty || to.isEmpty ? nil : WrittenWay(from: from, to: to)
  }

  private static func halves(_ title: String, around mark: String) -> (String, String)? {
    let parts = title.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let words = parts[0].split(separator: " ").map(String.init)
    let before = words.count > 1 ? withoutHead(words[...]) : words[...]
    let (from, to) = (place(before), place(parts[1].split(separator: " ").map(String.init)[...]))
    return from.isEmpty || to.isEmpty ? nil : (from, to)
  }

  /// Words as the name of a place: without a comma behind it, and without the seat and the like.
  private static func place(_ words: ArraySlice<String>) -> String {
    var name = words.joined(separator: " ")
    for end in [", seat", ", sitz", ", coach", " on ", " am ", " at ", " um "] {
      if let cut = name.firstRange(of: end)?.lowerBound { name = String(name[..<cut]) }
    }
    // `Florence (AZ 1675)`: what goes there, and no part of its name.
    if name.last == ")", let bracket = name.lastIndex(of: "("), name[bracket...].contains(where: \.isNumber) {
      name = String(name[..<bracket])
    }
    return PlaceName.plain(trimmed(name))
  }

  private static func trimmed(_ name: String) -> String {
    var name = name.trimmingBlanks
    while let last = name.last, ",;:.".contains(last), !(last == "." && name.dropLast().contains(".")) {
      name = String(name.dropLast()).trimmingBlanks
    }
    return name
  }

  /// Three capitals, as airports have them.
  static func isCode(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func isCarrier(_ word: String) -> Bool {
    word.utf8.count == 2 && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  private static func isNumbered(_ word: String) -> Bool {
    word.contains(where: \.isNumber) && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  private static func saysKind(_ word: String) -> Bool {
    !BookingWords.kinds(inTitle: word).isEmpty
  }

  /// Whether both ends are written as names are.
  var isOfNames: Bool { (from.map(Self.isName) ?? true) && (to.map(Self.isName) ?? false) }

  private static func isName(_ text: String) -> Bool { text.first?.isUppercase == true }
}

/// Names of places as programs of airlines write them, in the way others do.
enum PlaceName {
  /// `Munich` of `MUNICH DE`: in capitals, with the code of the country behind it. All others stay.
  static func plain(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, last.utf8.count == 2,
      words.allSatisfy({ $0.allSatisfy { $0.isUppercase || !$0.isLetter } })
    else { return name }
    return words.dropLast().map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}
