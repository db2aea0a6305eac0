import Secrets
import Testing

@Suite("Seats in the notes of bookings")
struct BookingSeatsTests {
  @Test(
    "go with their sentence where their number is told",
    arguments: [
      ("seats 41 43, coach 6", nil), ("Seat: 14A", nil), ("Wagen 7, Platz 61", nil),
      ("Sitzplatz 12; im Ruheabteil", "im Ruheabteil"),
      ("Breakfast. Seat no 4.\nQuiet.", "Breakfast. Quiet."),
      ("Quiet; seats 1, 2;", "Quiet"), ("Our seat is 14A.", nil), ("Seats are 41 and 43", nil),
      ("Seat row 14", nil),
      ("The best seats are on the left.", "The best seats are on the left."),
      ("Potsdamer Platz 1", "Potsdamer Platz 1"), ("Coach 6 to the hotel", "Coach 6 to the hotel"), ("", ""),
    ] as [(String, String?)])
  func removed(note: String, rest: String?) { #expect(BookingSeats.removed(from: note) == rest) }
}
