import Foundation
import Testing

/// G3: a mail that asks somebody to come along.
@Suite("tripbook invite")
struct InviteRunTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "lisbon/trip.yml",
      """
      title: "Lisbon & the sea"
      start: 2026-05-01
      end: 2026-05-08
      travellers: [{name: Ana, organiser: yes}, {name: Ben, status: invited}, {name: Cem, status: declined}]
      publish: {bookings: yes}
      url: https://example.org/lisbon/

      """)
    try workspace.write(
      "lisbon/itinerary.yml",
      """
      - hotel: Pensão Flor
        start: 2026-05-01
        end: 2026-05-05
        booking: XK4P2Q
        cost: 420 EUR
        phone: +351 21 000 0000
      - train: Night train to Porto
        start: 2026-05-06
      - activity: A surprise
        start: 2026-05-02
        private: yes

      """)
    try workspace.write("lisbon/attractions.yml", "- name: Castelo\n  day: 2026-05-03\n- name: Torre\n")
    return workspace
  }

  @Test("prints what readers may know of the trip, and no booking, price, number or private thing")
  func mail() async throws {
    let workspace = try workspace()
    let told = try await workspace.run("invite", "lisbon", "ben", "--to", "ben@example.org")
    #expect(told.status == 0)
    let mail = try #require(told.output.components(separatedBy: "\n\nAs a link").first)
    #expect(
      mail == """
        To: ben@example.org
        Subject: Will you come along? Lisbon & the sea

        Hello Ben,

        will you come along on this trip?

        Lisbon & the sea, 1–8 May 2026

        What is planned so far:
        - Fri 1 May: Hotel, Pensão Flor
        - Sun 3 May: Castelo
        - Wed 6 May: Night train to Porto

        With us: Ana.

        Organised by Ana.

        All of it is here: https://example.org/lisbon/

        Just answer this mail, with a yes or a no.
        """)
  }

  @Test("as a link that a mail program reads back letter for letter")
  func link() async throws {
    let told = try await workspace().run("invite", "lisbon", "Ben", "--to", "ben@example.org", "--link")
    let link = told.output.trimmingCharacters(in: .newlines)
    #expect(
      link.hasPrefix(
        "mailto:ben@example.org?subject=Will%20you%20come%20along%3F%20Lisbon%20%26%20the%20sea&body=Hello"))
    // Read back by Foundation, and not by our own rules.
    let read = try #require(URLComponents(string: link))
    #expect(read.path == "ben@example.org")
    let body = try #require(read.queryItems?.first { $0.name == "body" }?.value)
    #expect(body.contains("Hello Ben,\r\n\r\nwill you"))
    #expect(!body.contains("XK4P2Q") && !body.contains("420") && !body.contains("surprise"))
  }

  @Test("says who is not asked any more, and whom nobody knows")
  func others() async throws {
    let workspace = try workspace()
    let ana = try await workspace.run("invite", "lisbon", "Ana")
    #expect(ana.status == 0 && ana.output.contains("Ana comes along already"))
    let wrong = try await workspace.run("invite", "lisbon", "Bem")
    #expect(wrong.status == 2 && wrong.errors.contains("Did you mean Ben?"), "\(wrong.errors)")
    let nowhere = try await workspace.run("invite", "nowhere", "Ben")
    #expect(nowhere.status == 2 && nowhere.errors.contains("No such folder: “nowhere”"))
    let address = try await workspace.run("invite", "lisbon", "Ben", "--to", "ben")
    #expect(address.status == 2 && address.errors.contains("--to takes the address"))
    let stranger = try await workspace.run("invite", "lisbon", "Winifred")
    #expect(stranger.status == 2 && stranger.errors.contains("{name: Ben, status: invited}"))
  }
}
