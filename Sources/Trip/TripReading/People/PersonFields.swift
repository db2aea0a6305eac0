import Diagnostics
import TripModel
import TripNotation

/// The fields of somebody who travels or is met, an item of `people.yml`.
struct PersonFields: ListItemFields {
  static let kind = ListKind(
    file: "people", item: "a person", each: .person, all: .people,
    confidential: { PersonFields.confidential(in: $0) })

  private let photos: PictureNames

  init(_ context: ListContext) { photos = context.photos }

  func read(_ fields: inout FieldReader, _ node: Node) -> Person? {
    let name = fields.requiredText("name", of: "a person").map { fields.findings.withoutAddress($0) }
    let file = fields.findings.file
    var person = Person(name: name?.value ?? "", place: file.place(of: name?.range ?? node.range))
    person.otherNames = fields.namesOfPeople("also")?.map(\.value) ?? []
    person.picture = fields.textNode("picture").flatMap { fields.findings.picture($0, photos) }
    person.bio = fields.filled("bio")
    person.links = fields.links("links")
    person.mail = fields.reading("mail", MailText.address)
    person.phone = fields.reading("phone", PhoneText.number)
    person.showsContact = fields.yesNo("contact") ?? false
    person.relation = fields.word("as", ["friend": Person.Relation.friend, "public": .everybody]) ?? .ours
    person.colour = fields.reading("colour", ColourText.colour) ?? fields.reading("color", ColourText.colour)
    person.been = fields.wholeTexts("been").compactMap { fields.findings.value(of: $0, BeenText.place) }
    fields.allowKeepingKeys()
    return name == nil ? nil : person
  }

  /// Of two with one name the first is meant; what is written twice and kept back once is not to be seen.
  func add(
    _ person: Person, keptBack: [KeptBack], at node: Node, to people: inout [Person],
    _ findings: inout Findings
  ) {
    let key = PersonKey(person.name)
    let first = people.firstIndex { PersonKey($0.name) == key }
    if let first {
      let field = node.fields?.first { $0.key == "name" }?.value
      findings.report(.twice(person, people[first], at: field?.range ?? node.range))
    } else {
      people.append(person)
    }
    people[first ?? people.count - 1].keptBack += keptBack
  }

  /// The mail and telephone of those who do not want them published, and of those who are not told of on some days.
  static func confidential(in reading: NotationReader.Reading) -> [ConfidentialText] {
    (reading.root.items ?? []).flatMap { item -> [ConfidentialText] in
      // `contact: no` is an answer, and no address.
      let found = ConfidentialFields.found(in: item, of: reading.file).filter { told in
        switch told.kind {
        case .code: true
        case .phone: told.text.contains(where: \.isNumber)
        case .mail, .mailBehindName: told.text.contains { "@\u{FF20}".contains($0) }
        }
      }
      let answer = item.fields?.first { $0.key == "contact" }?.value.text?.value
      let marks = VisibilityMarks(of: item, in: reading.file, .person)
      let isHidden = marks.doubt != nil || marks.kept.contains { [.draft, .isPrivate].contains($0.reason) }
      let behindNames = AddressesOfPeople.found(in: item, of: reading.file, isPerson: true)
      guard ["yes", "true"].contains(answer), !isHidden else { return found + behindNames }
      let mail = item.fields?.first { $0.key == "mail" }?.value.text?.value.lowercased()
      let published = found.compactMap { told -> ConfidentialText? in
        if told.kind == .code { return told }
        var text = told
        text.keptBack = marks.kept
        return marks.kept.isEmpty ? nil : text
      }
      return published + behindNames.filter { $0.text.lowercased() != mail }
    }
  }
}

/// Addresses of mailboxes.
enum MailText {
  /// `ana@example.org`, and nothing beside it.
  static func address(_ text: TextNode) throws(Problem) -> String {
    let parts = text.value.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), parts[1].dropFirst().dropLast().contains("."),
      text.value.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"<>\"'(),:;?&\\".utf8.contains($0) })
    {
      return text.value
    }
    throw Problem(
      .unknownWord, "Invalid mail address: “\(text.value.shortened)”", at: text.range,
      advice: "Write it like ana@example.org.")
  }
}

/// Places where somebody was.
private enum BeenText {
  /// `Porto, 2019`, `Torres del Paine, -50.9423 -73.4068, 2011`, `Kyōto`.
  static func place(_ text: TextNode) throws(Problem) -> Person.Been {
    let (rest, year) = Self.year(in: text)
    let place = try CoordinateText.place(rest)
    guard let name = place.name else {
      throw Problem(
        .missingField, "Missing name of a place: “\(text.value.shortened)”", at: text.range,
        advice: "Write what it is called before its position: Torres del Paine, -50.9423 -73.4068.")
    }
    return Person.Been(name: name, coordinate: place.coordinate, year: year)
  }

  /// The year at its end, behind a comma, and what stands before it.
  private static func year(in text: TextNode) -> (TextNode, Int?) {
    guard let comma = text.value.lastIndex(of: ",") else { return (text, nil) }
    let last = text.value[text.value.index(after: comma)...].trimmed
    guard last.count == 4, let year = Int(digits: last), years.contains(year) else { return (text, nil) }
    return (text.part(text.value.startIndex..<comma), year)
  }

  private static let years = 1900...2199
}

extension Problem {
  fileprivate static func twice(_ person: Person, _ first: Person, at range: TextRange) -> Problem {
    Problem(
      .namedTwice,
      "“\(person.name.shortened)” is told of in line \(first.place.span?.line ?? 1) already; this one is left out",
      at: range, advice: "Put both into one, or write one name longer.")
  }
}
