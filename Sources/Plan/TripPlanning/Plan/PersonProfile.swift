package import TripModel

/// Somebody as `people.yml` tells of them, as it is published: mail and telephone only where they want that.
package struct PersonProfile: Codable, Hashable, Sendable {
  package var name: String
  /// Other spellings of the name.
  package var otherNames: [String]
  package var relation: Person.Relation
  /// The sizes of the picture, the narrowest first; none where there is none.
  package var portrait: [DerivativePlan]
  package var bio: String?
  package var links: [Person.Link]
  package var mail: String?
  package var phone: String?
  /// As written.
  package var colour: String?
  /// Where the person was on no trip.
  package var been: [Person.Been]

  package init(_ person: Person, portrait: [DerivativePlan]) {
    (name, otherNames, relation) = (person.name, person.otherNames, person.relation)
    self.portrait = portrait
    (bio, links, colour, been) = (person.bio, person.links, person.colour, person.been)
    mail = person.showsContact ? person.mail : nil
    phone = person.showsContact ? person.phone : nil
  }

  /// Whether one of the names is this one.
  package func isCalled(_ name: String) -> Bool { keys.contains(PersonKey(name)) }

  /// What is compared of all the names, in their order.
  var keys: [PersonKey] { ([name] + otherNames).map { PersonKey($0) } }
}
