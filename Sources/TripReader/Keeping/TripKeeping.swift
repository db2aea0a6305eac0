import Diagnostics
import TripModel
import TripNotation

/// What trip.yml says of who may see what: obeyed, or in any doubt nothing is built.
struct TripKeeping {
  private(set) var visibility = Visibility.unlisted
  private(set) var publish = PublishRules()
  /// Whole days; said twice, the longer counts.
  private(set) var publishDelay: Written<Int>?
  /// Home and private zones; said twice, both count.
  private(set) var privatePlaces: [PrivatePlaceText] = []
  /// Where it is said that nobody may see the trip.
  private(set) var privateAt: SourcePlace?
  /// What ends the build.
  private(set) var diagnostics: [Diagnostic] = []

  private let file: NotationFile
  /// What `visibility` says, in whatever spellings: said twice, the less counts.
  private var visibilities: Set<String> = []

  init(_ reading: NotationReader.Reading) {
    file = reading.file
    if reading.isUnread {
      diagnostics = [HeldBack.unreadable(reading.file.name)]
      return
    }
    look(at: reading.root, isTop: true)
    if visibilities == ["public"], privateAt == nil { visibility = .listed }
    if diagnostics.isEmpty, let lost = reading.lostMarks(of: KeepingKey.ofTrip).first {
      refuse(lost.key.rawValue, file.place(of: lost.range), HeldBack.lost)
    }
    if diagnostics.isEmpty, reading.hasErrors { checkRules(reading.root) }
    if let leaveOut = HeldBack.leaveOut(reading) { diagnostics.append(leaveOut) }
  }

  /// What is obeyed stands at the top; further down it is a slip that nobody can be sure of.
  private mutating func look(at node: Node, isTop: Bool) {
    for item in node.items ?? [] { look(at: item, isTop: false) }
    for field in node.fields ?? [] {
      let key = KeepingKey.ofTrip.first { $0.isMeant(by: KeyLetters(field.key)) }
      if let key, isTop, KeepingKey.ofWholeTrip.contains(key) {
        obey(key, field)
      } else if key == .publishDelay, isTop {
        obey(delay: field)
      } else if key == .home || key == .privateZones, isTop {
        obey(places: field, isHome: key == .home)
      } else if let key, key.mayKeep(field.value) {
        refuse(field, "it does not stand at the beginning of a line")
      } else if isTop, field.value.kind != .empty,
        let near = KeepingKey.ofTrip.first(where: { $0.isNearly(KeyLetters(field.key), field.value) }),
        near.mayKeep(field.value)
      {
        diagnostics.append(.misspelt(field.key, near, file.place(of: field.keyRange)))
      } else {
        look(at: field.value, isTop: false)
      }
    }
  }

  private mutating func obey(_ key: KeepingKey, _ field: Field) {
    if key == .publish, let rules = field.value.fields {
      for rule in rules { obey(rule: rule) }
      return
    }
    if key == .visibility, let word = field.value.text?.value { visibilities.insert(word.lowercased()) }
    switch key.meaning(of: field.value) {
    case .open: break
    case .keeps(.draft), .keeps(.isPrivate):
      visibility = .preview
      if privateAt == nil { privateAt = file.place(of: field.keyRange) }
    case .keeps, .doubt: refuse(field, Self.unclear, advice: key.tripAdvice)
    }
  }

  /// `home: 52.3702, 4.8952`, and a list of `private zones`.
  private mutating func obey(places field: Field, isHome: Bool) {
    guard field.value.kind != .empty else { return }
    do throws(PrivatePlaceText.Unclear) {
      privatePlaces +=
        isHome
        ? [try PrivatePlaceText.home(field.value, in: file)]
        : try PrivatePlaceText.zones(field.value, in: file)
    } catch {
      refuse(field.key, file.place(of: error.range ?? field.keyRange), error.reason, advice: error.advice)
    }
  }

  /// `publish delay: 3 days`; what is less than a day counts as one.
  private mutating func obey(delay field: Field) {
    guard field.value.kind != .empty else { return }
    guard let text = field.value.text, let seconds = try? DurationText.seconds(text), seconds >= 0 else {
      refuse(field, Self.unclear, advice: "Write a length of time behind it, like `3 days` or `1 week`.")
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
    let isOpen = word == "yes" || word == "true" ? true : word == "no" || word == "false" ? false : nil
    switch (field.key.lowercased(), isOpen) {
    case ("budget", let isOpen?): publish.budget = min(publish.budget, isOpen ? .all : .none)
    case ("budget", nil) where word == "totals": publish.budget = min(publish.budget, .totals)
    case ("people", let isOpen?): publish.people = publish.people && isOpen
    case ("bookings", let isOpen?): publish.bookings = isOpen
    case ("prices", let isOpen?): publish.prices = isOpen
    case ("budget", nil), ("people", nil), ("bookings", nil), ("prices", nil):
      let words = field.key.lowercased() == "budget" ? "`yes`, `totals` or `no`" : "`yes` or `no`"
      refuse(field, Self.unclear, advice: "Write \(words) behind it.")
    default: diagnostics.append(.unknownRule(field.key, file.place(of: field.keyRange)))
    }
  }

  /// A mistake somewhere in the file may have cost one of several rules, or of several zones.
  private mutating func checkRules(_ root: Node) {
    for field in root.fields ?? []
    where KeepingKey.publish.isMeant(by: KeyLetters(field.key)) && field.value.text == nil {
      if field.value.kind != .empty { refuse(field, HeldBack.lost) }
    }
    for field in root.fields ?? [] where field.value.kind != .empty {
      let letters = KeyLetters(field.key)
      if KeepingKey.home.isMeant(by: letters) || KeepingKey.privateZones.isMeant(by: letters) {
        refuse(field, HeldBack.lost)
      }
    }
  }

  private static let unclear = "what it says is not clear"

  private mutating func refuse(_ field: Field, _ reason: String, advice: String? = nil) {
    refuse(field.key, file.place(of: field.keyRange), reason, advice: advice)
  }

  private mutating func refuse(
    _ key: String, _ place: SourcePlace, _ reason: String, advice: String? = nil
  ) {
    diagnostics.append(.heldBack(key, place, because: reason, advice: advice))
  }
}

extension KeepingKey {
  /// How to say in trip.yml what was probably meant.
  fileprivate var tripAdvice: String {
    switch self {
    case .visibility: "Write `public`, `unlisted` or `private` behind it."
    case .publish: "Write what is published like `publish: {budget: totals, people: no}`."
    default: "To keep the whole trip back, write `visibility: private`; else take the line out."
    }
  }

  /// Whether a field with this key may keep anything of the trip back.
  func mayKeep(_ value: Node) -> Bool {
    switch (self, value.kind) {
    case (_, .empty): false
    case (.privateZones, .list(let items)): !items.isEmpty
    case (.publish, .map(let fields)): !fields.isEmpty
    default: meaning(of: value) != .open
    }
  }
}

extension Diagnostic {
  fileprivate static func misspelt(_ key: String, _ near: KeepingKey, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .heldBack,
      "`\(key.shortened)` looks like `\(near.rawValue)`, which would keep something back, so nothing is built",
      at: place, advice: "Take the line out, or give the key a name that is less like it.")
  }

  fileprivate static func unknownRule(_ key: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .heldBack,
      "`publish` knows no `\(key.shortened)`, which may keep something back, so nothing is built",
      at: place, advice: "Known are `budget`, `bookings`, `prices` and `people`, each `yes` or `no`.")
  }
}
