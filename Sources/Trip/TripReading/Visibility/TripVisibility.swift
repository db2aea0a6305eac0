import Diagnostics
import TripModel
import TripNotation

/// What trip.yml says of who may see what: obeyed, or in any doubt nothing is built.
struct TripVisibility {
  private(set) var visibility = Visibility.unlisted
  private(set) var publish = PublishRules()
  /// Whole days; said twice, the longer counts.
  private(set) var publishDelay: Written<Int>?
  /// Home and private zones; said twice, both count.
  private(set) var privatePlaces: [PrivatePlaceText] = []
  /// Where it is said that nobody may see the trip.
  private(set) var privateAt: SourcePlace?
  /// Whether the site opens with a password alone; said twice, one `yes` counts.
  private(set) var isProtected = false
  /// What ends the build.
  private(set) var diagnostics: [Doubt] = []

  private let file: NotationFile
  /// What `visibility` says, in whatever spellings: said twice, the less counts.
  private var visibilities: Set<String> = []
  /// Keys at the top that mean something else in this file: `leave out` of a library names folders.
  private var passedOver: Set<String> = []

  /// `isOfTrip` says whether it is a trip.yml, with its list of pictures to leave out, and not a library.yml.
  static func read(_ reading: NotationReader.Reading, isOfTrip: Bool = true) -> TripVisibility {
    let file = reading.file
    if reading.isUnread { return TripVisibility(diagnostics: [HeldBack.unreadable(file.name)], file: file) }
    var trip = TripVisibility(file: file)
    if !isOfTrip { trip.passedOver = LibraryVisibility.lists }
    trip.look(at: reading.root, isTop: true)
    if trip.visibilities == ["public"], trip.privateAt == nil { trip.visibility = .listed }
    if trip.diagnostics.isEmpty, let lost = reading.lostMarks(of: VisibilityKey.ofTrip).first {
      let place = file.place(of: lost.range)
      let isSecond = reading.diagnostics.contains {
        $0.code == .duplicateKey && $0.place?.span?.line == place.span?.line
      }
      trip.refuse(
        lost.key.rawValue, place, isSecond ? "it is given twice" : HeldBack.lost,
        advice: isSecond
          ? "Leave the line that is meant, and delete the other one: nobody can tell which it is."
          : "Fix the line, like \(VisibilityForm(key: lost.key).line).")
    }
    if trip.diagnostics.isEmpty, reading.hasErrors { trip.checkRules(reading.root) }
    if isOfTrip, let leaveOut = HeldBack.leaveOut(reading) { trip.diagnostics.append(leaveOut) }
    return trip
  }

  /// What is obeyed stands at the top; further down it is a slip that nobody can be sure of.
  private mutating func look(at node: Node, isTop: Bool) {
    for item in node.items ?? [] { look(at: item, isTop: false) }
    for field in node.fields ?? [] where !(isTop && passedOver.contains(field.key)) {
      let meant = MeantKey(field.key).flatMap { VisibilityKey.ofTrip.contains($0.key) ? $0 : nil }
      if let meant, isTop, VisibilityKey.ofWholeTrip.contains(meant.key) {
        obey(meant, field)
        // `privacy: {home: …}` of another program.
        if !meant.isOurs { look(at: field.value, isTop: false) }
      } else if meant?.key == .publishDelay, isTop {
        obey(delay: field)
      } else if let meant, meant.key == .home || meant.key == .privateZones, isTop {
        obey(places: field, meant)
      } else if let meant, isTop, VisibilityKey.ofDays.contains(meant.key) {
        refuse(day: field)
      } else if let meant, meant.mayKeep(field.value), meant.isOurs || !meant.isDoubtful(field.value) {
        refuse(
          field, "it is not at the beginning of a line",
          advice: "Write \(start(meant.key, field)) at the beginning of a line, with no spaces before it.")
      } else if isTop, field.value.kind != .empty, let near = Self.nearly(field) {
        refuse(misspelt: field, near)
      } else {
        look(at: field.value, isTop: false)
      }
    }
  }

  private func form(_ key: VisibilityKey, _ field: Field) -> String {
    VisibilityForm(key: key, value: field.value).line
  }

  /// The same of a line that has its value; a private place is not told again.
  private func start(_ key: VisibilityKey, _ field: Field) -> String {
    VisibilityKey.ofPlaces.contains(key) ? "`\(key.rawValue)`" : form(key, field)
  }

  /// The key that is meant but for a slip, where the value would keep something back.
  private static func nearly(_ field: Field) -> VisibilityKey? {
    let letters = KeyLetters(field.key)
    let near = VisibilityKey.allCases.first {
      VisibilityKey.ofTrip.contains($0) && $0.isNearly(letters, field.value)
    }
    if let near, let meant = MeantKey(near.rawValue), meant.mayKeep(field.value) { return near }
    guard let text = field.value.text?.value, text.count > 1, VisibilityVocabulary.answer(text) == true else {
      return nil
    }
    return VisibilityVocabulary.nearlyKey(letters)
  }

  private mutating func obey(_ meant: MeantKey, _ field: Field) {
    let key = meant.key
    if key == .publish, let rules = field.value.fields {
      for rule in rules { obey(rule: rule) }
      return
    }
    if key == .visibility && meant.isOurs || key == .protect, field.value.kind == .empty {
      refuse(field, "nothing stands behind it", advice: key.tripAdvice)
    }
    if key == .visibility, meant.isOurs, let word = field.value.text?.value {
      visibilities.insert(VisibilityVocabulary.isPublic(word) ? "public" : word.lowercased())
    }
    switch meant.meaning(of: field.value, .trip) {
    case .open: break
    case .keeps where key == .password: refuse(password: field)
    case .keeps where key == .protect: isProtected = true
    case .keeps(.draft), .keeps(.isPrivate):
      visibility = .preview
      if privateAt == nil { privateAt = file.place(of: field.keyRange) }
    case .keeps, .doubt: refuse(field, Self.unclear, advice: key.tripAdvice)
    }
  }

  /// `password: …` and `protected: yes`: who writes that expects a site that asks for a password.
  private mutating func refuse(password field: Field) {
    let isAnswer = field.value.text.map { VisibilityVocabulary.answer($0.value) != nil } ?? false
    refuse(
      field, isAnswer ? "it must be `protect`" : "a password in a file would be published with it",
      advice: isAnswer
        ? "Write `protect: yes`, and run `tripbook protect FOLDER`, which asks for a password."
        : "Run `tripbook protect FOLDER`, which asks for the password; then write `protect: yes` here instead."
    )
  }

  private mutating func refuse(misspelt field: Field, _ near: VisibilityKey) {
    guard near != .password else { return refuse(password: field) }
    diagnostics.append(.misspelt(field.key, near, form(near, field), file.place(of: field.keyRange)))
  }

  /// `publish date: 2026-08-01`: of a whole trip nobody could obey it without being told of every day.
  private mutating func refuse(day field: Field) {
    guard field.value.kind != .empty else { return }
    refuse(
      field, "only single things have such a day, and no trip",
      advice:
        "Write `visibility: private` until that day, or `publish delay: 3 days` to publish each day later."
    )
  }

  /// `home: 52.3702, 4.8952`, and a list of `private zones`; other programs' zones are taken over as they are.
  private mutating func obey(places field: Field, _ meant: MeantKey) {
    guard field.value.kind != .empty else { return }
    do throws(PrivatePlaceText.Unclear) {
      if meant.key == .home {
        privatePlaces.append(try PrivatePlaceText.home(field.value, in: file))
      } else if meant.isOurs {
        privatePlaces += try PrivatePlaceText.zones(field.value, in: file)
      } else {
        privatePlaces += try ForeignZones.read(field.value, in: file)
      }
    } catch {
      refuse(
        field.key, file.place(of: error.range ?? field.keyRange), error.reason,
        advice: meant.isOurs ? error.advice : "Write it like \(form(meant.key, field)).")
    }
  }

  /// `publish delay: 3 days`; what is less than a day counts as one.
  private mutating func obey(delay field: Field) {
    guard field.value.kind != .empty else { return }
    guard let text = field.value.text, let seconds = try? DurationText.seconds(text), seconds >= 0 else {
      refuse(
        field, Self.unclear, advice: "Write a length of time of up to ten years, like `3 days` or `1 week`.")
      return
    }
    let days = (seconds + 86_399) / 86_400
    guard days > publishDelay?.value ?? 0 else { return }
    publishDelay = Written(days, at: file.place(of: field.keyRange))
  }

  /// `publish: {budget: totals}`: said twice, the less is published.
  private mutating func obey(rule field: Field) {
    guard field.value.kind != .empty else { return }
    let word = field.value.text?.value.lowercased()
    let isOpen = word.flatMap(VisibilityVocabulary.answer)
    switch (field.key.lowercased(), isOpen) {
    case ("budget", let isOpen?): publish.budget = min(publish.budget, isOpen ? .all : .none)
    case ("budget", nil) where word == "totals": publish.budget = min(publish.budget, .totals)
    case ("people", let isOpen?): publish.people = publish.people && isOpen
    case ("bookings", let isOpen?): publish.bookings = isOpen
    case ("prices", let isOpen?): publish.prices = isOpen
    case ("receipts", let isOpen?): publish.receipts = isOpen
    case ("accounts", let isOpen?): publish.accounts = isOpen
    case ("budget", nil), ("people", nil), ("bookings", nil), ("prices", nil), ("receipts", nil),
      ("accounts", nil):
      let words = field.key.lowercased() == "budget" ? "`yes`, `totals` or `no`" : "`yes` or `no`"
      refuse(field, Self.unclear, advice: "Write \(words) after it.")
    default: diagnostics.append(.unknownRule(field.key, file.place(of: field.keyRange)))
    }
  }

  /// A mistake somewhere in the file may have cost one of several rules, or of several zones.
  private mutating func checkRules(_ root: Node) {
    for field in root.fields ?? []
    where MeantKey(field.key)?.key == .publish && field.value.text == nil {
      if field.value.kind != .empty { refuse(field, HeldBack.lost, advice: VisibilityKey.publish.tripAdvice) }
    }
    for field in root.fields ?? [] where field.value.kind != .empty {
      if let key = MeantKey(field.key)?.key, key == .home || key == .privateZones {
        refuse(
          field, HeldBack.lost,
          advice: "Fix the other errors in this file; then `\(field.key.shortened)` counts.")
      }
    }
  }

  private static let unclear = "its value is not clear"

  private mutating func refuse(_ field: Field, _ reason: String, advice: String) {
    refuse(field.key, file.place(of: field.keyRange), reason, advice: advice)
  }

  private mutating func refuse(_ key: String, _ place: SourcePlace, _ reason: String, advice: String) {
    diagnostics.append(.heldBack(key, place, because: reason, advice: advice))
  }
}

extension VisibilityKey {
  /// How to say in trip.yml what was probably meant.
  fileprivate var tripAdvice: String {
    switch self {
    case .visibility: "Write `public`, `unlisted` or `private` after it."
    case .draft: "Write `draft: yes` to keep the whole trip back, or `draft: no` to publish it."
    case .published: "Write `published: no` to keep the whole trip back, or `published: yes` to publish it."
    case .status: "Write `status: draft` to keep the whole trip back, or `status: published` to publish it."
    case .protect:
      "Write `protect: yes` for a site that opens with a password alone, or `protect: no` for one that is open."
    case .publish: "Write what is published like `publish: {budget: totals, people: no}`."
    default: "Write `private: yes` to keep the whole trip back, or `private: no` to publish it."
    }
  }
}

extension MeantKey {
  /// Whether a field with this key may keep anything of the trip back.
  func mayKeep(_ value: Node) -> Bool {
    guard VisibilityKey.ofTrip.contains(key) else { return false }
    switch (key, value.kind) {
    case (_, .empty): return false
    case (.privateZones, .list(let items)): return !items.isEmpty
    case (.publish, .map(let fields)): return !fields.isEmpty
    default: return meaning(of: value, .trip) != .open
    }
  }

  /// Whether a value says nothing outright.
  func isDoubtful(_ value: Node) -> Bool { meaning(of: value, .trip) == .doubt }
}

extension Doubt {
  fileprivate static func misspelt(
    _ key: String, _ near: VisibilityKey, _ form: String, _ place: SourcePlace
  ) -> Doubt {
    let isOfPlaces = VisibilityKey.ofPlaces.contains(near)
    // Its value is right as it stands: the key alone is marked.
    let form = near == .protect ? "`protect`" : form
    return Doubt(
      "Nothing is built: `\(key.shortened)` looks like `\(near.rawValue)`, which keeps something private",
      at: isOfPlaces ? place.withoutValue : place, mayHidePlaces: isOfPlaces,
      // The position in the form is an example, and no place of the traveller's.
      advice: isOfPlaces ? "Write it like \(form), with your own position." : "Write \(form).")
  }

  fileprivate static func unknownRule(_ key: String, _ place: SourcePlace) -> Doubt {
    Doubt(
      "Nothing is built: unknown `\(key.shortened)` in `publish`, which may keep something private",
      at: place, mayHidePlaces: false,
      advice:
        "Known: `budget`, `bookings`, `prices`, `receipts`, `accounts` and `people`, each `yes` or `no`.")
  }
}
