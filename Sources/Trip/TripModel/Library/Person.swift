package import Diagnostics

/// Somebody as `people.yml` tells of them.
///
/// What is written there is published with the library; mail and telephone only where `contact` says yes.
package struct Person: Hashable, Sendable {
  package var name: String
  /// Other spellings of the name, each of which is the same person.
  package var otherNames: [String] = []
  /// The file of a picture, from the folder that `people.yml` lies in.
  package var picture: String?
  /// A few sentences, in paragraphs.
  package var bio: String?
  package var links: [Link] = []
  package var mail: String?
  package var phone: String?
  /// Whether mail and telephone are published.
  package var showsContact = false
  /// Why they are not on some days, though the person is told of: somebody else with the same is kept back.
  package var contactKeptBack: [KeptBack] = []
  /// Whose the person is, which tells apart what is marked on maps.
  package var relation = Relation.ours
  /// A colour as written in CSS hexadecimal: `#96460d`.
  package var colour: String?
  /// Where the person was on no trip of the library.
  package var been: [Been] = []
  /// Why nobody else is to be told of the person.
  package var keptBack: [KeptBack] = []
  /// Where it is written.
  package var place: SourcePlace

  package init(name: String, place: SourcePlace) {
    self.name = name
    self.place = place
  }
}

extension [Person] {
  /// Those of whom everybody may be told on a day, with mail and telephone only where that day tells them.
  package func published(on today: LocalDate) -> [Person] {
    var people = filter { person in !person.keptBack.contains { $0.holds(on: today) } }
    for index in people.indices where people[index].contactKeptBack.contains(where: { $0.holds(on: today) }) {
      people[index].showsContact = false
    }
    return people
  }
}

extension Person {
  /// How near the person stands to those whose trips these are.
  package enum Relation: String, Codable, Hashable, Sendable {
    /// One of them.
    case ours
    case friend
    /// Anybody else.
    case everybody = "public"
  }

  /// A page of theirs somewhere else.
  package typealias Link = NamedLink

  /// A place where somebody was.
  package struct Been: Codable, Hashable, Sendable {
    package var name: String
    package var coordinate: Coordinate?
    /// ISO 3166-1 alpha-2.
    package var country: String?
    /// When that was, where it is written.
    package var year: Int?

    package init(name: String, coordinate: Coordinate? = nil, country: String? = nil, year: Int? = nil) {
      self.name = name
      self.coordinate = coordinate
      self.country = country
      self.year = year
    }
  }
}
