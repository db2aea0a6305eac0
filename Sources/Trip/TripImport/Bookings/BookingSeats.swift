/// Where somebody sits, as bookings say it in many languages: with it a stranger can find or change a booking.
enum BookingSeats {
  /// Whether a line, in small letters, has a word for a seat, or one for any place with a number right behind it.
  static func isTold(in line: String) -> Bool {
    if stems.contains(where: line.contains) { return true }
    let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.indices.contains { index in
      if seats.contains(words[index]) { return true }
      guard places.contains(words[index]) else { return false }
      // `Platz 61`, `Place n° 61`, `Posto 4A`; but `Potsdamer Platz, 10785 Berlin` and `place de la Gare 3` are none.
      let number = words[(index + 1)...].prefix(2).first { !counters.contains($0) }
      return number.map(isNumber) ?? false
    }
  }

  /// `61`, `14a`: up to three figures and a letter.
  private static func isNumber(_ word: String) -> Bool {
    let figures = word.prefix { $0.isNumber }
    return (1...3).contains(figures.count) && word.count - figures.count <= 1
  }

  private static let counters: Set<String> = ["n", "nº", "no", "nr", "num", "number", "č", "№"]

  /// Words for a seat and nothing else, in all their forms.
  private static let seats: Set<String> = [
    "seat", "seats", "seating", "sitz", "sitze", "sitznummer", "siège", "sièges", "asiento", "asientos",
    "butaca", "butacas", "seient", "seients", "sedile", "sedili", "stoel", "stoelen", "stoelnummer",
    "zitplaats", "zitplaatsen", "assento", "assentos", "poltrona", "sedadlo", "sedadla", "místenka",
    "místenky", "sedadlá", "miestenka", "fotel", "fotele", "sæde", "sæder", "sete", "seter", "säte",
    "säten", "istumapaikka", "istumapaikat", "istuin", "ülőhely", "ülés", "ülések", "scaun", "scaune",
    "sedež", "sedeži", "sjedalo", "sjedala", "sjedište", "istekoht", "istekohad", "sēdvieta", "sēdvietas",
    "sėdima", "sėdimos", "сиденье", "сидіння", "седалка", "седалки", "седиште", "θέση", "θέσεις", "koltuk",
    "sæti", "מושב", "مقعد", "مقاعد",
  ]

  /// What is within words for a seat, also where words are not set apart.
  private static let stems = [
    "sitzpl", "platznummer", "platzreserv", "siddeplads", "sitteplass", "sittplats", "miejscówk",
    "座席", "座位", "席番", "좌석",
  ]

  /// Words for a place of any kind.
  private static let places: Set<String> = [
    "platz", "plätze", "place", "places", "plaza", "plazas", "posto", "posti", "plaats", "plaatsen", "lugar",
    "lugares", "místo", "místa", "miesto", "miesta", "miejsce", "miejsca", "plads", "pladser", "plass",
    "plasser", "plats", "platser", "paikka", "paikat", "hely", "loc", "locul", "locuri", "mjesto", "mjesta",
    "koht", "kohad", "vieta", "vietas", "vietos", "место", "места", "місце", "місця", "място",
  ]
}
