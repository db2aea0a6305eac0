import Claims
import Diagnostics
import Foundation
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Reading people.yml")
struct PeopleFileTests {
  /// Pictures are not looked for.
  private func read(_ text: String) -> (people: [Person], problems: [String]) {
    let (people, diagnostics) = ProofReader.items(
      of: .people, in: Array(text.utf8), file: "people.yml", settings: TripSettings())
    return (people, diagnostics.map(\.told))
  }

  @Test("everything that can be said of somebody")
  func whole() throws {
    let (people, problems) = read(
      """
      - name: Ana
        also: [Ana M., Ana Maria]
        bio: |
          Draws everything.

          Carries nothing.
        links: ["Drawings, https://example.org/ana", "https://example.org/a,b"]
        mail: ana@example.org
        phone: +351 21 000 0000
        contact: yes
        colour: '#2A6F62'
        been: ["Porto, 2019", "Torres del Paine, -50.9423 -73.4068, 2011", "Torres del Paine, -50.9423 -73.4068", Kyōto]
      - name: Driss
        as: friend
        been: Fez, Morocco
      """)
    claim(problems, is: [])
    let ana = try unwrapped(people.first)
    #expect(ana.otherNames == ["Ana M.", "Ana Maria"] && ana.relation == .ours && ana.showsContact)
    claim(ana.bio?.hasPrefix("Draws everything.\n\nCarries"), is: true)
    claim(
      ana.links,
      is: [
        Person.Link(name: "Drawings", address: "https://example.org/ana"),
        Person.Link(address: "https://example.org/a,b"),
      ])
    claim(ana.mail, is: "ana@example.org")
    claim(ana.phone, is: "+351 21 000 0000")
    claim(ana.colour, is: "#2a6f62")
    let paine = Coordinate(latitude: -50.9423, longitude: -73.4068)
    claim(
      ana.been,
      is: [
        Person.Been(name: "Porto", year: 2019),
        Person.Been(name: "Torres del Paine", coordinate: paine, year: 2011),
        Person.Been(name: "Torres del Paine", coordinate: paine), Person.Been(name: "Kyōto"),
      ])
    claim(people.last?.relation, is: .friend)
    claim(people.last?.showsContact, is: false)
    claim(people.last?.been, is: [Person.Been(name: "Fez, Morocco")])
  }

  @Test(
    "what is wrong is told at its place",
    arguments: [
      ("- bio: Draws.", "error missing-field people.yml:1:3"),
      ("- name: Ana\n  links: [{a: b}]", "error wrong-kind people.yml:2:11"),
      ("- name: Ana\n  links: [\"Drawings, https://\"]", "error unsafe-link people.yml:2:22"),
      ("- name: Ana\n  phone: ring twice", "error unknown-word people.yml:2:10"),
      ("- name: Ana\n  colour: red", "error unknown-word people.yml:2:11"),
      ("- name: Ana\n- name: ANA", "error named-twice people.yml:2:9"),
      ("- name: Ana Reis\n- name: \"ana  reis\"", "error named-twice people.yml:2:9"),
    ] as [(String, String)])
  func wrong(_ text: String, _ start: String) {
    let told = read(text).problems
    #expect(told.count == 1 && told.allSatisfy { $0.hasPrefix(start) }, "\(told)")
  }

  @Test(
    "mail and telephone of whoever does not want them published are for nobody else",
    arguments: [
      ("", true), ("contact: no", true), ("contact: maybe", true), ("contact: yes", false),
      ("contact: yes\n  private: yes", true), ("contact: yes\n  draft: yes", true),
      ("contact: yes\n  publish: 2026-08-01", true),
    ] as [(String, Bool)])
  func confidential(_ line: String, _ isConfidential: Bool) async throws {
    let folder = try TripFolder([
      "journal/2026-05-03.md": "Here.\n",
      "people.yml": "- name: Ana\n  mail: ana@example.org\n  phone: +351 21 000 0000\n  \(line)\n",
    ])
    let trip = try await folder.read().trip
    #expect(
      trip.confidential.map(\.kind).filter { $0 != .code } == (isConfidential ? [.phone, .mail] : [])
        || trip.confidential.map(\.kind).filter { $0 != .code } == (isConfidential ? [.mail, .phone] : []))
  }

  @Test("a person who is kept back is not told of until then")
  func kept() throws {
    let people = read("- name: Ana\n  private: yes\n- name: Ben\n  publish: 2026-08-01\n- name: Cy").people
    let (may, august) = (LocalDate(iso: "2026-05-04"), LocalDate(iso: "2026-08-01"))
    claim(people.published(on: try unwrapped(may)).map(\.name), is: ["Cy"])
    claim(people.published(on: try unwrapped(august)).map(\.name), is: ["Ben", "Cy"])
  }

  @Test("their pictures are none of the journey, unless a text shows them as well")
  func portraits() async throws {
    let picture = Array(
      try Data(
        contentsOf: URL(
          fileURLWithPath: #filePath.components(separatedBy: "/Tests/")[0]
            + "/Tests/BrokenTrips/truncated-photo/photos/good.jpg")))
    let folder = try TripFolder([
      "journal/2026-05-03.md": "Here. ![](ben.jpg)\n",
      "people.yml": "- name: Ana\n  picture: people/ana.jpg\n- name: Ben\n  picture: ben.jpg\n",
    ])
    for (index, file) in ["people/ana.jpg", "people/ben.jpg", "c.jpg"].enumerated() {
      try folder.write(file, picture + [UInt8(index)])
    }
    let trip = try await folder.read(hashing: { $0 }).trip
    claim(trip.portraits.map { $0.file }, is: ["people/ana.jpg", "people/ben.jpg"])
    claim(trip.photos.map { $0.file }, is: ["c.jpg", "people/ben.jpg"])
    claim(trip.people.map(\.picture), is: ["people/ana.jpg", "people/ben.jpg"])
  }
}
