import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Those of whom the trip's people.yml tells, as its front page introduces them.
struct PersonCards {
  let scope: PageScope

  private var people: [PersonProfile] { scope.plan.profile.people }

  var records: [Record] {
    people.enumerated().map { index, person in
      scope.site.faces.record(of: person.name, on: scope).with([
        "id": .text(Self.id(index)), "bio": .list(person.paragraphs.map { .text($0) }),
        "links": TemplateValue(person.ways.map(\.record)),
      ])
    }
  }

  private static func id(_ index: Int) -> String { "person-\(index + 1)" }

  /// People as a sentence names them, each with the way to the card; none where nobody of them has one.
  func named(_ names: [String]) -> [Record] {
    guard names.contains(where: { name in people.contains { $0.isCalled(name) } }) else { return [] }
    return names.enumerated().map { index, name in
      let number = people.firstIndex { $0.isCalled(name) }
      let home = scope.plan.addresses.home
      return [
        "name": .text(name),
        "href": TemplateValue(number.map { scope.link(home, fragment: Self.id($0)) }),
        "after": .text(scope.words.separator(after: index, of: names.count)),
      ]
    }
  }

  /// The ways to ask those of them about something who want to be asked: a mail that says already what it is about.
  func ways(toAsk names: [String], about title: String) -> [Record] {
    let subject = [title, scope.tripTitle].joined(separator: " · ").asMailSubject
    return people.filter { person in names.contains(where: person.isCalled) }.compactMap { person in
      guard let mail = person.mail, let link = SafeLink("mailto:\(mail)?subject=\(subject)") else {
        return nil
      }
      return [
        "href": .text(link.text), "label": .text(scope.words(.askPerson, ["name": person.name.isolated])),
      ]
    }
  }
}

extension PersonProfile {
  /// A way to somebody: a page elsewhere, mail, a telephone.
  struct Way {
    var link: SafeLink
    var label: String

    var record: Record {
      ["href": .text(link.text), "label": .text(label), "isExternal": .flag(link.isExternal)]
    }
  }

  /// Those that may be told.
  var ways: [Way] { Self.ways(links, mail: mail, phone: phone) }

  static func ways(_ links: [Person.Link], mail: String?, phone: String?) -> [Way] {
    let named = links.map { (address: $0.address, name: $0.name) }
    let mail = mail.map { (address: "mailto:" + $0, name: Optional($0)) }
    let phone = phone.map { phone in
      (address: "tel:" + phone.filter { "+0123456789".contains($0) }, name: Optional(phone))
    }
    return (named + [mail, phone].compactMap(\.self)).compactMap { address, name in
      SafeLink(address).map { Way(link: $0, label: name ?? $0.shownText) }
    }
  }

  var paragraphs: [String] { Self.paragraphs(of: bio) }

  /// What is told of somebody: between paragraphs stands an empty line.
  static func paragraphs(of bio: String?) -> [String] {
    let lines = (bio ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
  }
}

extension String {
  /// As it stands behind `subject=` in an address (RFC 6068): all but letters, figures and a few signs as codes.
  fileprivate var asMailSubject: String {
    utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~".utf8.contains(byte)
      if isPlain { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension Words {
  /// What parts the name at an index from the next one in a list of so many; nothing behind the last.
  func separator(after index: Int, of count: Int) -> String {
    switch count - 1 - index {
    case 0: ""
    case 1: self(.listEnd, ["rest": "", "last": ""])
    default: self[.listMark]
    }
  }
}
