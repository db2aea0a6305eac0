/// Where somebody sits, as bookings say it in many languages: with it a stranger can find or change a booking.
package enum BookingSeats {
  /// Whether a line, in small letters, has a word for a seat, or one for any place with a number right behind it.
  package static func isTold(in line: String) -> Bool {
    if stems.contains(where: line.contains) { return true }
    let words = words(of: line)
    return words.indices.contains { index in
      if seats.contains(words[index]) { return true }
      guard places.contains(words[index]) else { return false }
      // `Platz 61`, `Place n° 61`, `Posto 4A`; but `Potsdamer Platz, 10785 Berlin` and `place de la Gare 3` are none.
      return isNumbered(index, in: words)
    }
  }

  /// A note without the sentences and lines that say which seat is whose; nil where nothing is left. `The best seats are
  /// on the left` stays, and so does `Potsdamer Platz 1`.
  package static func removed(from note: String) -> String? {
    let parts = sentences(of: note)
    let open = parts.filter { !tellsNumber($0.lowercased()) }
    if open.count == parts.count { return note }
    var rest = Substring(open.joined(separator: ""))
    while let last = rest.last, last.isWhitespace || last == ";" { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }

  /// Each with the blanks behind it.
  private static func sentences(of note: String) -> [Substring] {
    var parts: [Substring] = []
    var (start, isAtEnd, isClosed) = (note.startIndex, false, false)
    for index in note.indices {
      let character = note[index]
      if isClosed, !character.isWhitespace {
        parts.append(note[start..<index])
        (start, isClosed) = (index, false)
      }
      isClosed =
        isClosed || character == ";" || character.isNewline || isAtEnd && character.isWhitespace
      isAtEnd = ".!?".contains(character)
    }
    return parts + [note[start...]]
  }

  /// Whether a word for a seat has its number behind it; one for any place beside one for a coach alone.
  private static func tellsNumber(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    let isOfTrain = words.contains(where: coaches.contains)
    return words.indices.contains { index in
      let word = words[index]
      let isSeat = seats.contains(word) || stems.contains(where: word.contains)
      return (isSeat || isOfTrain && places.contains(word)) && isNumbered(index, in: words)
    }
  }

  private static func words(of line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether a number stands right behind a word, or behind one that says that it is one.
  private static func isNumbered(_ index: Int, in words: [String]) -> Bool {
    words[(index + 1)...].prefix(2).first { !counters.contains($0) }.map(isNumber) ?? false
  }

  /// `61`, `14a`: up to three figures and a letter.
  private static func isNumber(_ word: String) -> Bool {
    let figures = word.prefix { $0.isNumber }
    return (1...3).contains(figures.count) && word.count - figures.count <= 1
  }

  private static let counters: Set<String> = [
    "n", "nº", "no", "nr", "num", "number", "č", "№", "is", "are", "row", "ist", "sind", "reihe", "est",
    "sont",
    "rang", "es", "son", "fila", "fileira", "rij",
  ]

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

  /// Words for a part of a train.
  private static let coaches: Set<String> = [
    "coach", "carriage", "car", "wagon", "wagen", "waggon", "voiture", "coche", "carrozza", "rijtuig",
    "carruagem", "vůz", "vozeň", "vagon", "vagón", "vogn", "vagn", "vaunu", "kocsi", "vagonul", "вагон",
    "βαγόνι",
  ]

  /// Words for a place of any kind.
  private static let places: Set<String> = [
    "platz", "plätze", "place", "places", "plaza", "plazas", "posto", "posti", "plaats", "plaatsen", "lugar",
    "lugares", "místo", "místa", "miesto", "miesta", "miejsce", "miejsca", "plads", "pladser", "plass",
    "plasser", "plats", "platser", "paikka", "paikat", "hely", "loc", "locul", "locuri", "mjesto", "mjesta",
    "koht", "kohad", "vieta", "vietas", "vietos", "место", "места", "місце", "місця", "място",
  ]
}
