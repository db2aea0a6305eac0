import Secrets
import Testing

@Suite("Codes of doors, networks and bookings, and telephone numbers")
struct WrittenCodeTests {
  @Test(
    "are known by the words before them, or by a plus and their length",
    arguments: [
      ("Schlüsselbox links neben der Tür: 2704", ["2704"]), ("The door code is 4471.", ["4471"]),
      ("The door code is #4471", ["4471"]), ("Keypad: 1234", ["1234"]), ("Alarm code is 9921", ["9921"]),
      ("Code de la porte : 2704", ["2704"]), ("Código de la puerta 19283", ["19283"]),
      ("Key safe is round the left behind the bins, C2580Y (turn it)", ["C2580Y"]),
      ("Key code: 4711", ["4711"]),
      ("Wifi is thrush_guest / herdwick77.", ["herdwick77"]), ("PIN 2231", ["2231"]),
      ("wifi: password hunter22", ["hunter22"]),
      ("WLAN-Passwort sonne2026", ["sonne2026"]),
      ("mot de passe: soleil44", ["soleil44"]), ("Buchung HMQ4T9XKEZ", ["HMQ4T9XKEZ"]),
      ("PNR X7QK2M", ["X7QK2M"]), ("Booking 48392011 KLM", ["48392011"]),
      ("Reserva QX7 41K", ["QX7 41K"]), ("booking code XK42P", ["XK42P"]),
      ("confirmation no. 84736251", ["84736251"]), ("Rui +351 912 345 678", ["+351 912 345 678"]),
      ("Tel.: +49 30 1234567", ["+49 30 1234567"]),
    ] as [(String, [String])])
  func found(line: String, codes: [String]) {
    #expect(WrittenCode.mayBe(in: Array(line.utf8)))
    #expect(WrittenCode.found(in: line[...]).map { String($0.text) } == codes)
  }

  @Test(
    "are no years, prices, lengths, heights, houses, lines, flights, huts and codes of other kinds",
    arguments: [
      "The key box hangs near bus 12", "A safe place, 3 km off", "The door was built in 1998",
      "The gate is 300 m away", "Bus 4471 to the gate", "Hut 312, door 4",
      "dress code of 1920", "At the door: postal code 1100", "In Morse code 1234 is long",
      "Our booking for LH1234", "booking EUR1200", "Reservation at 20H30", "The booking was 120 euros",
      "Our reservation was 250000 COP",
      "Emergency: +351 912 345 678", "Climbed +1 200 m, then +300 m", "The lockbox hung 200 m off",
      "The code of the climb is 6000", "wifi in Room 12", "Booking for 2026", "Le col dépasse 4000 m",
    ])
  func none(line: String) { #expect(WrittenCode.found(in: line[...]).isEmpty) }
}
