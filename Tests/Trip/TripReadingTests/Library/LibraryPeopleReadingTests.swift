import Claims
import Diagnostics
import Foundation
import Testing
import TripModel
import TripReading

@Suite("What one people.yml of a library keeps back")
struct LibraryPeopleReadingTests {
  private static let may = LocalDate(iso: "2026-05-04")

  /// One of the trips, with the others and by itself.
  private static func both(_ trip: String, of folder: TripFolder) async throws -> [TripReader.Reading] {
    let library = await folder.readLibrary()
    let reference = try unwrapped(library.trips.first { $0.id.folder == trip })
    var privacy = PrivacySource()
    privacy.around = .library(library.share(of: reference))
    let together = try await folder.read(trip: trip, privacy: privacy)
    return [together, try await folder.read(trip: trip)]
  }

  /// What the library's file says, and of whom a trip still tells that has Ana, Ana Maria and Ben.
  private static let silences = table(
    """
    - name: Ana → Ana Maria Ben
    - name: ANA¶  private: yes → Ben
    - name: Aná Mariâ.¶  private: yes → Ben
    - name: Ana‑Maria¶  private: yes → Ben
    - name: Someone¶  also: [Ben,  ana   maria ]¶  draft: yes → -
    - name: Ana Maria¶  also: Anna, Ben¶  private: yes → -
    - name: Ben¶  publish: 2026-08-01 → Ana Maria
    - name: Ben¶  publish: 2026-04-01 → Ana Maria Ben
    - name: Ben¶  private: perhaps → Ana Maria
    - name: Ben¶  privte: yes → Ana Maria
    - name: Ben¶  links: [{a: b}]¶  private: yes → Ana Maria
    - bio: Nameless.¶  private: yes → -
    name: Ben¶private: yes → -
    """)

  @Test("silences what a trip's own tells of the same people", arguments: silences)
  func silence(_ written: String, _ told: String) async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": written.replacing("¶", with: "\n") + "\n",
      "rome/trip.yml": "travellers: [Ana Maria, Ben]\n", "rome/2026-05-03-a.md": "A.\n",
      "rome/people.yml": "- name: Ana Maria\n  also: Ana\n  bio: Draws.\n- name: Ben\n  bio: Sings.\n",
    ])
    let today = try unwrapped(Self.may)
    for reading in try await Self.both("rome", of: folder) {
      let names = reading.trip.people.published(on: today).map(\.name)
      claim(names.isEmpty ? "-" : names.joined(separator: " "), is: told)
      // Who came along is told all the same.
      claim(reading.trip.settings.travellers.map(\.name), is: ["Ana Maria", "Ben"])
    }
  }

  @Test("silences in a file whoever may be the same person, written another way")
  func spelling() async throws {
    let folder = try TripFolder([
      "trip.yml": "", "2026-05-03-a.md": "A.\n",
      "people.yml": "- name: Zoe\n  mail: zoe@example.org\n  contact: yes\n- name: Zoë\n  private: yes\n"
        + "- name: Ben\n",
    ])
    let today = try unwrapped(Self.may)
    let trip = try await folder.read().trip
    claim(trip.people.published(on: today).map(\.name), is: ["Ben"])
    claim(trip.confidential.map(\.text), is: ["zoe@example.org"])
  }

  @Test("silences everybody where it cannot be read")
  func unread() async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": "- name: Ana\n", "people.yaml": "- name: Ben\n  private: yes\n",
      "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n", "rome/people.yml": "- name: Ben\n",
    ])
    let today = try unwrapped(Self.may)
    for reading in try await Self.both("rome", of: folder) {
      #expect(reading.trip.people.published(on: today).isEmpty)
    }
  }

  @Test("has a mail address that no text may tell, whatever a trip's own says")
  func confidential() async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": "- name: Ben\n  private: yes\n", "rome/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n",
      "rome/people.yml": "- name: Ben\n  mail: ben@example.org\n  contact: yes\n",
    ])
    for reading in try await Self.both("rome", of: folder) {
      claim(reading.trip.confidential.map(\.text), is: ["ben@example.org"])
    }
  }

  @Test("withholds a mail address from all, and tells where that is said", arguments: ["a", "b"])
  func contact(_ first: String) async throws {
    let second = first == "a" ? "b" : "a"
    let folder = try TripFolder([
      "library.yml": "", "\(first)/trip.yml": "", "\(second)/trip.yml": "visibility: private\n",
      "\(first)/2026-05-03-a.md": "A.\n",
      "\(first)/people.yml":
        "- name: Ana\n  mail: Us@example.org\n  phone: 0660 123 4567\n  contact: yes\n- name: Cy\n"
        + "  mail: cy@example.org\n  contact: yes\n",
      "\(second)/people.yml": "- name: Ben\n  mail: us@example.org\n",
    ])
    await claim(folder.readLibrary().told, is: [])
    for reading in try await Self.both(first, of: folder) {
      claim(reading.trip.people.map(\.showsContact), is: [false, true])
      claim(
        reading.told,
        is: [
          "note contact-withheld people.yml:1:9 Mail and telephone of “Ana” are not published: line 2 of "
            + "\(second)/people.yml keeps one of them back | They are with `contact: yes` in both places; "
            + "without it in the other one, delete it here."
        ])
    }
  }

  @Test("withholds a telephone number between the library and a trip, whichever keeps it back")
  func library() async throws {
    let open = "- name: Ana\n  phone: +43 660 123 4567\n  contact: yes\n"
    let kept = "- name: A\n  phone: 0660 1234567\n"
    let folder = try TripFolder([
      "library.yml": "", "people.yml": kept, "rome/trip.yml": "", "rome/2026-05-03-a.md": "A.\n",
      "rome/people.yml": open,
    ])
    for reading in try await Self.both("rome", of: folder) {
      claim(reading.trip.people.map(\.showsContact), is: [false])
      claim(reading.told.count, is: 1)
      #expect(reading.told.allSatisfy { $0.contains("line 2 of people.yml of the library keeps") })
    }
    try folder.write("people.yml", Array(open.utf8))
    try folder.write("rome/people.yml", Array(kept.utf8))
    let reading = await folder.readLibrary()
    claim(reading.people.map(\.showsContact), is: [false])
    claim(reading.told.count, is: 1)
    #expect(reading.told.allSatisfy { $0.contains("line 2 of rome/people.yml keeps") })
    try folder.write("rome/people.yml", Array(open.utf8))
    await claim(folder.readLibrary().told, is: [])
    await claim(folder.readLibrary().people.map(\.showsContact), is: [true])
  }

  @Test("withholds on some days how somebody is reached who is told of on others")
  func days() async throws {
    let ana = "- name: Ana\n  mail: us@example.org\n  contact: yes\n"
    let folder = try TripFolder([
      "library.yml": "", "people.yml": ana + "  publish date: 2026-06-01\n", "rome/trip.yml": "",
      "rome/2026-05-03-a.md": "A.\n", "rome/people.yml": ana.replacing("Ana", with: "Ben"),
    ])
    let (may, june) = (try unwrapped(Self.may), try unwrapped(LocalDate(iso: "2026-06-01")))
    let library = await folder.readLibrary()
    claim(Set(library.confidential.map { $0.holds(on: may) }), is: [true])
    claim(Set(library.confidential.map { $0.holds(on: june) }), is: [false])
    for reading in try await Self.both("rome", of: folder) {
      claim(reading.trip.people.published(on: may).map(\.showsContact), is: [false])
      claim(reading.trip.people.published(on: june).map(\.showsContact), is: [true])
      claim(Set(reading.trip.confidential.map { $0.holds(on: may) }), is: [true])
      claim(Set(reading.trip.confidential.map { $0.holds(on: june) }), is: [false])
      claim(reading.told, is: [])
    }
  }

  @Test("keeps a mail address from all texts until its person is told of", arguments: ["", "- name: Ben\n"])
  func until(_ others: String) async throws {
    let folder = try TripFolder([
      "trip.yml": "", "2026-05-03-a.md": "A.\n",
      "people.yml":
        "- name: Ana\n  mail: ana@example.org\n  contact: yes\n  publish date: 2026-06-01\n" + others,
    ])
    let (may, june) = (try unwrapped(Self.may), try unwrapped(LocalDate(iso: "2026-06-01")))
    let trip = try await folder.read().trip
    claim(Set(trip.confidential.map(\.text)), is: ["ana@example.org"])
    claim(Set(trip.confidential.map { $0.holds(on: may) }), is: [true])
    claim(Set(trip.confidential.map { $0.holds(on: june) }), is: [false])
    claim(trip.people.published(on: june).first?.showsContact, is: true)
  }

  @Test("holds in a library that lies within, for its people and its trips")
  func around() async throws {
    let folder = try TripFolder([
      "library.yml": "", "people.yml": "- name: Ana\n  private: yes\n- name: Ben\n  mail: us@example.org\n",
      "inner/library.yml": "", "inner/people.yml": "- name: ana\n  bio: Draws.\n- name: Cy\n",
      "inner/b/trip.yml": "", "inner/b/2026-05-03-a.md": "A.\n",
      "inner/b/people.yml": "- name: Ana\n- name: Dee\n  mail: us@example.org\n  contact: yes\n",
    ])
    let today = try unwrapped(Self.may)
    let inner = await LibraryReader.read(
      folder.path + "/inner", output: folder.path + "/site", privacy: PrivacySource(), workers: 2)
    claim(inner.people.published(on: today).map(\.name), is: ["Cy"])
    claim(inner.confidential.map(\.text), is: ["us@example.org"])
    let trip = try await folder.read(trip: "inner/b").trip
    claim(trip.people.published(on: today).map(\.name), is: ["Dee"])
    claim(trip.people.map(\.showsContact), is: [false, false])
  }
}
