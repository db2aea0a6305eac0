import Diagnostics
import TripNotation

/// What cannot be obeyed, or not be told from what must be: the whole trip is not built then.
enum HeldBack {
  /// In a trip.yml that is not read at all: what it keeps back, and pictures that it would leave out.
  static func settingsNotRead(_ reading: NotationReader.Reading) -> [Doubt] {
    if reading.isUnread { return [unreadable(reading.file.name)] }
    var found: [Doubt] = []
    reading.root.forEachField { field in
      guard let meant = MeantKey(field.key), meant.mayKeep(field.value) else { return }
      found.append(.notRead(field.key, reading.file.place(of: field.keyRange)))
    }
    if found.isEmpty, let lost = reading.lostMarks(of: VisibilityKey.ofTrip).first {
      found.append(.notRead(lost.key.rawValue, reading.file.place(of: lost.range)))
    }
    if found.isEmpty, let place = VisibilityLines(file: reading.file).place(of: "leave out") {
      found.append(.notRead("leave out", place))
    }
    return found
  }

  /// What stands in a file that is only nearly a trip.yml, unless the trip.yml itself says the same; a copy that was
  /// put aside may say something else.
  static func nearlySettings(
    _ reading: NotationReader.Reading, beside own: NotationReader.Reading?, isLoose: Bool, isBackup: Bool,
    named right: String = "trip.yml"
  ) -> [Doubt] {
    var said: [VisibilityKey: [String]] = [:]
    for field in own?.root.fields ?? [] {
      if let meant = MeantKey(field.key) { said[meant.key, default: []].append(field.value.allText) }
    }
    func isSaid(_ key: VisibilityKey, _ text: String) -> Bool {
      said[key].map { isBackup || $0.contains(text) } ?? false
    }
    guard !isLoose else {
      let marks = VisibilityLines(file: reading.file).plainMarks(of: VisibilityKey.ofTrip)
      return marks.filter { said[$0.key] == nil }.prefix(1).map {
        .nearly(right, $0.key.rawValue, reading.file.place(of: $0.range))
      }
    }
    var found: [Doubt] = []
    reading.root.forEachField { field in
      guard let meant = MeantKey(field.key), meant.mayKeep(field.value),
        !isSaid(meant.key, field.value.allText)
      else { return }
      found.append(.nearly(right, field.key, reading.file.place(of: field.keyRange)))
    }
    let lost = reading.lostMarks(of: VisibilityKey.ofTrip).first { said[$0.key] == nil }
    if found.isEmpty, let lost {
      found.append(.nearly(right, lost.key.rawValue, reading.file.place(of: lost.range)))
    }
    // What a library leaves out are folders, which are looked for by themselves.
    guard right == "trip.yml" else { return found }
    let list = own?.root.fields?.first { $0.key == "photos" }?.value.fields?.first { $0.key == "leave out" }
    if found.isEmpty, list == nil, let place = VisibilityLines(file: reading.file).place(of: "leave out") {
      found.append(.nearly(right, "leave out", place))
    }
    return found
  }

  /// A trip.yml whose words are not known.
  static func unreadable(_ file: String) -> Doubt {
    Doubt(
      "Nothing is built: cannot read “\(file)”, which may keep something private",
      at: SourcePlace(file: file),
      advice: "Make it a readable UTF-8 file in the trip folder.")
  }

  /// Rules for files to leave out that cannot be read: what they name would be published.
  static func ignoreRules(_ file: String) -> Doubt {
    Doubt(
      "Nothing is built: cannot read these rules for what to leave out",
      at: SourcePlace(file: file), mayHidePlaces: false,
      advice: "Make it a readable UTF-8 file of at most 100 kB.")
  }

  /// A rule with the path of a machine: in this folder it names nothing.
  static func ruleOutside(_ file: String, _ line: Int, _ text: Substring) -> Doubt {
    let name = text.split { "\\/".contains($0) }.last.map(String.init) ?? "photos/raw"
    return Doubt(
      "Nothing is built: this rule names a path outside this folder",
      at: SourcePlace(
        file: file, span: SourceSpan(line: line, column: 1, length: text.count, text: String(text))),
      mayHidePlaces: false,
      advice: "Write the path within this folder, with slashes, such as \(name.shortened).")
  }

  /// A folder that is to be built by itself, and that a library above it does not want looked at.
  static let folderIgnored = Doubt(
    "Nothing is built: a .tripbookignore of the library around this folder names it", at: .tripFolder,
    advice:
      "Build the library, which leaves it out. If it is to be a trip, have the rules there name only the rest."
  )

  /// A home outside the folder, in the environment or the traveller's configuration, that cannot be read.
  static func home(in source: String, _ unclear: PrivatePlaceText.Unclear) -> Doubt {
    Doubt("Nothing is built: the home in \(source) cannot be read: \(unclear.reason)", advice: unclear.advice)
  }

  /// The traveller's configuration, which may name a home.
  static func configuration(_ path: String, _ reason: String) -> Doubt {
    Doubt(
      "Nothing is built: your configuration, \(path), may hold a home, and \(reason)",
      advice: "Fix the file: write a home like `home: 52.3702, 4.8952`.")
  }

  /// A key that is none, or that there is none.
  static func key(_ message: String, _ advice: String) -> Doubt {
    Doubt("Nothing is built: " + message, advice: advice)
  }

  /// A home that was written while the library of the trip was being read.
  static let changedMeanwhile = Doubt(
    "Nothing is built: a home or a private zone was written while the library was being read",
    advice: "Try again.")

  /// `photos: leave out:` is obeyed where it was read: another spelling, or a list in part unread, is not.
  static func leaveOut(_ reading: NotationReader.Reading) -> Doubt? {
    let top = reading.root.fields ?? []
    let lists = top.first { $0.key == "photos" }?.value.fields ?? []
    if let list = lists.first(where: { $0.key == "leave out" }) {
      if list.value.isReadWhole { return secondLeaveOut(reading, list) }
      let place = reading.file.place(of: list.keyRange)
      return .heldBack(
        list.key, place, because: "part of its list cannot be read", advice: leaveOutAdvice(list.value))
    }
    let others =
      top.filter { looksLikeLeaveOut($0.key) } + lists.filter { looksLikeLeaveOut($0.key, below: true) }
    if let other = others.first(where: { $0.value.kind != .empty }) {
      let place = reading.file.place(of: other.keyRange)
      return .heldBack(
        other.key, place, because: "it must be `leave out` below `photos`",
        advice: leaveOutAdvice(other.value))
    }
    guard reading.hasErrors, let place = VisibilityLines(file: reading.file).place(of: "leave out") else {
      return nil
    }
    return .heldBack("leave out", place, because: Self.lost, advice: leaveOutAdvice(nil))
  }

  /// Of two lists only the first is read.
  private static func secondLeaveOut(_ reading: NotationReader.Reading, _ first: Field) -> Doubt? {
    guard reading.hasErrors else { return nil }
    let places = VisibilityLines(file: reading.file).places(of: first.key)
    guard places.count > 1 else { return nil }
    return .heldBack(
      first.key, places[1], because: "it is written twice",
      advice: "Put all names into the first list: only that is read.")
  }

  static let lost = "the file has errors"

  /// Below `photos` there is nothing else that a word like `exclude` can mean.
  static func looksLikeLeaveOut(_ key: String, below photos: Bool = false) -> Bool {
    let letters = Array(key.lowercased().filter(\.isLetter))
    if photos, VisibilityVocabulary.reason(key) != nil || otherwise.contains(String(letters)) { return true }
    return abs(letters.count - 8) <= 2 && Spelling.distance(letters, Array("leaveout")) <= 2
  }

  /// In small letters alone.
  private static let otherwise: Set<String> = [
    "omit", "skip", "ignore", "without", "not", "no", "weglassen", "auslassen", "ausschließen", "ohne",
    "exclure", "sans",
    "excluir", "sin", "escludere", "escludi", "senza", "weglaten", "uitsluiten", "zonder", "sem", "vynechat",
    "pominąć",
    "udelad", "uteslut",
  ]

  /// The traveller's own names, written where they are obeyed.
  private static func leaveOutAdvice(_ value: Node?) -> String {
    let names = (value?.items ?? [value].compactMap(\.self)).compactMap { $0.text?.value }.prefix(3)
    let list = names.isEmpty ? "IMG_2231.jpg" : names.map(\.shortened).joined(separator: ", ")
    return "Write `photos: {leave out: [\(list)]}`, each name as the file has it."
  }
}

extension Node {
  /// A text, or a list of nothing but texts.
  var isReadWhole: Bool {
    switch kind {
    case .empty, .text: true
    case .list(let items): items.allSatisfy { $0.text != nil || $0.kind == .empty }
    case .map, .broken: false
    }
  }
}

extension Doubt {
  init(_ message: String, at place: SourcePlace? = nil, mayHidePlaces: Bool = true, advice: String) {
    self.init(
      Diagnostic(.error, .heldBack, message, at: place, advice: advice), mayHidePlaces: mayHidePlaces)
  }

  static func heldBack(_ key: String, _ place: SourcePlace, because reason: String, advice: String) -> Doubt {
    let isOfPlaces = MeantKey(key).map { VisibilityKey.ofPlaces.contains($0.key) } ?? false
    return Doubt(
      "Nothing is built: `\(key.shortened)` keeps something private, and \(reason)",
      at: isOfPlaces ? place.withoutValue : place, mayHidePlaces: isOfPlaces, advice: advice)
  }

  /// `right` is the name of the file that is read.
  static func nearly(_ right: String, _ key: String, _ place: SourcePlace) -> Doubt {
    .heldBack(
      key, place, because: "only a file named \(right) is read",
      advice:
        "Rename this file to \(right), or move the line into the \(right) that is there; keep old copies elsewhere."
    )
  }

  fileprivate static func notRead(_ key: String, _ place: SourcePlace) -> Doubt {
    .heldBack(
      key, place, because: "this file is not read",
      advice: place.file.contains("/")
        ? "Write it into the trip.yml of the folder that you build, or leave this folder out with a .tripbookignore."
        : "Write it into the other file, which is read.")
  }
}
