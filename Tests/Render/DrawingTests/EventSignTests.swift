import Claims
import Testing

@testable import Drawing

@Suite("Signs of booked things")
struct EventSignTests {
  @Test("have a ticket of its edge alone, which stays one at the size of letters")
  func ticket() {
    let markup = EventSign.ticket.drawing.markup
    // The outline and the hole within it: no marks of its perforation.
    claim(markup.count { $0 == "z" || $0 == "Z" }, is: 2, "\(markup)")
  }
}
