import Diagnostics
import Secrets
import TripModel
import TripNotation

// What a people.yml keeps back, as other files have to keep it back as well.

extension PeopleKeptBack {
  /// Those whom a library's own people.yml keeps back, or may: by their names, whatever else of them reads.
  init(of reading: NotationReader.Reading) {
    self.init()
    var findings = Findings(about: reading.file)
    let list = Node.items(of: reading.root, as: reading.file.name, &findings)
    let nodes = list ?? []
    let visibility = ListVisibility(nodes, of: reading.root, in: reading, each: .person, all: .people)
    isEverybody = list == nil || visibility.doubtAboutAll != nil || !visibility.lostLines.isEmpty
    for (node, marks) in zip(nodes, visibility.marks) where marks.isKept {
      let names = Self.names(in: node)
      isEverybody = isEverybody || names.isEmpty
      let reasons = marks.doubt == nil ? marks.kept.map(\.reason) : [.isPrivate]
      silences.append(Silence(names: names, reasons: reasons))
    }
  }

  private static func names(in node: Node) -> [String] {
    func texts(_ key: String) -> [String] {
      (node.fields ?? []).filter { $0.key == key }.flatMap { field in
        ([field.value.text] + (field.value.items ?? []).map(\.text)).compactMap { $0?.value }
      }
    }
    let others = texts("also").flatMap { [$0] + $0.split(separator: ",").map(String.init) }
    let written = (texts("name") + others).filter { $0.contains { !$0.isWhitespace } }
    // Whoever is written with an address is called by what stands before it.
    return written.flatMap { name in
      [name] + (NameWithAddress(TextNode(name, style: .plain, at: node.range)).map { [$0.name] } ?? [])
    }
  }

  /// The mail addresses and telephone numbers that a people.yml keeps back.
  static func contacts(in reading: NotationReader.Reading) -> [ConfidentialText] {
    contacts(among: ListFile.people.confidential(reading))
  }

  /// Those among what is for nobody else.
  static func contacts(among texts: [ConfidentialText]) -> [ConfidentialText] {
    texts.filter { $0.kind != .code }
  }

  /// Keeps back of people what this does, and comes back with what there is to say of it. Of how somebody is reached
  /// either all is published or nothing; and what is not is `confidential`, so that no text tells it.
  func apply(to people: inout [Person], _ confidential: inout [ConfidentialText]) -> [Diagnostic] {
    var told: [Diagnostic] = []
    let ofNames = Self.keptBack(by: people)
    let search = ContactSearch(contacts)
    for index in people.indices {
      let person = people[index]
      var reasons = reasons(for: person)
      people[index].keptBack += reasons.map { KeptBack($0, at: person.place) }
      for kept in person.looseKeys.flatMap({ ofNames[$0] ?? [] }) where !people[index].keptBack.contains(kept)
      {
        people[index].keptBack.append(kept)
        reasons.append(kept.reason)
      }
      let isSilenced = reasons.contains(where: \.isOutright)
      guard person.showsContact else { continue }
      let found = search.all(of: person)
      let contact = found.first { $0.text.keptBack.isEmpty }
      let isWithheld = isSilenced || contact != nil
      people[index].contactKeptBack += found.flatMap(\.text.keptBack)
      let days = people[index].keptBack + people[index].contactKeptBack
      guard isWithheld || !days.isEmpty else { continue }
      for (kind, text) in [(ConfidentialText.Kind.mail, person.mail), (.phone, person.phone)] {
        guard let text else { continue }
        let reasons = isWithheld ? [] : days
        // Of who is kept back by the file itself they are known.
        let isKnown = confidential.contains { known in
          known.kind == kind && known.text == text
            && (known.keptBack.isEmpty || !reasons.isEmpty && Set(reasons).isSubset(of: known.keptBack))
        }
        if !isKnown { confidential.append(ConfidentialText(kind, text, at: person.place, keptBack: reasons)) }
      }
      guard isWithheld else { continue }
      people[index].showsContact = false
      let isHidden = people[index].keptBack.contains { $0.reason.isOutright }
      if let contact, !isHidden { told.append(.contactWithheld(person, by: contact)) }
    }
    return told
  }

  /// Why somebody of these is kept back, by all names: whoever bears one of them may be the same person, written
  /// another way.
  private static func keptBack(by people: [Person]) -> [LoosePersonKey: [KeptBack]] {
    var kept: [LoosePersonKey: [KeptBack]] = [:]
    for person in people where !person.keptBack.isEmpty {
      for key in person.looseKeys { kept[key, default: []] += person.keptBack }
    }
    return kept
  }
}

/// What keeps back how somebody is reached who wants that published; found as an audit would find it.
private struct ContactSearch {
  private let contacts: [PeopleKeptBack.Contact]
  /// For all of them at once, since of most people none is found.
  private let ofAll: SecretSearch

  init(_ contacts: [PeopleKeptBack.Contact]) {
    self.contacts = contacts
    ofAll = SecretSearch(contacts.flatMap { Self.secrets(of: $0.text) })
  }

  /// Those that keep back a mail address or telephone number of somebody, on all days or on some.
  func all(of person: Person) -> [PeopleKeptBack.Contact] {
    let shown = [person.mail, person.phone].compactMap(\.self)
    func tell(_ search: SecretSearch) -> Bool { shown.contains { !search.found(in: $0).isEmpty } }
    guard tell(ofAll) else { return [] }
    let found = contacts.filter { tell(SecretSearch(Self.secrets(of: $0.text))) }
    if !found.isEmpty { return found }
    // Only together they are found: then on all days.
    return contacts.prefix(1).map { contact in
      var contact = contact
      contact.text.keptBack = []
      return contact
    }
  }

  private static func secrets(of text: ConfidentialText) -> [Secret] {
    switch text.kind {
    case .code: []
    case .phone: [Secret.phone(text.text)].compactMap(\.self)
    case .mail, .mailBehindName: Secret.mails(in: text.text)
    }
  }
}

extension KeptBack.Reason {
  /// Whether it keeps something back on every day.
  fileprivate var isOutright: Bool { self == .draft || self == .isPrivate }
}

extension FolderReader {
  /// Keeps back of the trip's people what the library does, and what others of them do; `own` is what its people.yml has
  /// for nobody else.
  mutating func keepBackPeople(in trip: inout Trip, _ own: [ConfidentialText]) {
    var kept = options.privacy.peopleKeptBack
    let contacts = PeopleKeptBack.contacts(among: own)
    kept.contacts = contacts.map { PeopleKeptBack.Contact($0, file: $0.place.file) } + kept.contacts
    diagnostics += kept.apply(to: &trip.people, &trip.confidential)
  }
}

extension Diagnostic {
  fileprivate static func contactWithheld(
    _ person: Person, by contact: PeopleKeptBack.Contact
  ) -> Diagnostic {
    let line = contact.text.place.span.map { "line \($0.line) of " } ?? ""
    return Diagnostic(
      .note, .contactWithheld,
      "Mail and telephone of “\(person.name.shortened)” are not published: \(line)\(contact.file) keeps one of "
        + "them back",
      at: person.place,
      advice: "They are with `contact: yes` in both places; without it in the other one, delete it here.")
  }
}
