/// What the description of a booking says line by line: `Booking reference: XXX007`.
struct BookingDetails {
  private(set) var code: String?
  private(set) var phone: String?
  /// What is left of it, without what became a field.
  private var rest: [String] = []
  /// All labels with their values, in small letters.
  private var labelled: [(label: String, value: String)] = []

  /// Lines and letters that are looked at.
  private static let (mostLines, longestLine, longestNote) = (200, 500, 300)

  init(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: Self.mostLines).prefix(Self.mostLines)
    for line in lines.map({ String($0.prefix(Self.longestLine)).onOneLine }) where !line.isEmpty {
      if !take(line) { rest.append(line) }
    }
  }

  private mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
    guard parts.count == 2, !parts[1].isEmpty, parts[0].count <= 50 else { return false }
    let label = parts[0].lowercased()
    labelled.append((label, parts[1]))
    if Self.isLabel(label, of: Self.codes) {
      let found = Self.code(parts[1])
      code = code ?? found
      return found != nil
    }
    if Self.isLabel(label, of: Self.phones) {
      let found = Self.phone(parts[1])
      phone = phone ?? found
      return found != nil
    }
    return false
  }

  /// The place that a line gives for a code of it: `Frankfurt International (FRA)` for `FRA`.
  func place(ofCode code: String) -> String? {
    labelled.first { $0.value.contains("(" + code + ")") && $0.value.count > code.count + 3 }?.value
  }

  /// What stands behind one of these labels.
  func value(of labels: Set<String>) -> String? { labelled.first { labels.contains($0.label) }?.value }

  /// What else there is to know, on one line: whole lines up to 300 letters, and none that says again what became a field, or who travels and
  /// by which ticket.
  func note(without known: [String], names: [String]) -> String? {
    let words = Set(known.flatMap { Self.words($0) })
    let people = names.map { $0.lowercased() }.filter { !$0.isEmpty }
    var note = ""
    // The country below an address is a part of it.
    var isBelowKnown = false
    for line in rest {
      let small = line.lowercased()
      if Self.secret.contains(where: small.contains) || people.contains(where: small.contains) { continue }
      if small.contains("://") || small.hasPrefix("www.") || Self.hasLongNumber(line) || Self.isHeading(line)
      {
        continue
      }
      if Self.isLabel(small, of: Self.saidAnyway) { continue }
      let value = line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line
      let said = Self.words(value).filter { !Self.between.contains($0) }
      let isKnown = said.allSatisfy(words.contains)
      let isCountry = isBelowKnown && said.count <= 3 && !line.contains { $0.isNumber || $0 == ":" }
      isBelowKnown = isKnown
      if isKnown || isCountry { continue }
      let longer = note.isEmpty ? line : note + (".!?:;,".contains(note.last ?? ".") ? " " : "; ") + line
      guard longer.count <= Self.longestNote else { break }
      note = longer
    }
    return note.isEmpty ? nil : note
  }

  /// Words between two places.
  private static let between: Set<String> = [
    "to", "from", "nach", "von", "do", "til", "till", "à", "a", "naar", "para", "da", "de",
  ]

  /// What stands behind these labels is said by the fields already.
  private static let saidAnyway = [
    "date", "datum", "dato", "data", "fecha", "time", "departure date", "arrival date", "arrival",
    "departure", "from", "to", "von", "nach", "at",
  ]

  /// The headings of a table, which say nothing without it.
  private static func isHeading(_ line: String) -> Bool {
    line.contains("|") && !line.contains(where: \.isNumber)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A ticket, a card or a bar code as figures.
  private static func hasLongNumber(_ line: String) -> Bool {
    line.split { !$0.isNumber && !$0.isLetter }.contains {
      $0.count >= 10 && $0.count(where: \.isNumber) >= 8
    }
  }

  /// What stands in lines that are nobody's business.
  private static let secret = [
    "ticket", "bar code", "barcode", "qr-code", "qr code", "under name", "passenger", "passagier", "fahrgast",
    "reisender", "reisende:", "passager",
    "pasajero", "passegger", "passageiro", "cestující", "pasażer", "rejsende", "resenär", "guest name",
    "frequent", "loyalty", "bahncard",
    "credit card", "kreditkarte", "password", "passwort", "pin code", "pin:", "pin-code", "passport",
  ]

  private static let codes = [
    "booking reference", "booking code", "booking number", "booking id", "booking ref", "booking no",
    "confirmation number", "confirmation code",
    "confirmation no", "confirmation", "reservation number", "reservation code", "reservation no",
    "reservation id", "reservation", "record locator",
    "pnr", "buchungscode", "buchungsnummer", "buchungsnr", "buchungsreferenz", "reservierungsnummer",
    "reservierungscode", "bestätigungsnummer",
    "auftragsnummer", "numéro de réservation", "référence de réservation", "code de réservation",
    "numéro de dossier", "référence dossier",
    "número de reserva", "código de reserva", "localizador", "numero di prenotazione", "numero prenotazione",
    "codice di prenotazione",
    "codice prenotazione", "boekingsnummer", "boekingscode", "reserveringsnummer", "reserveringscode",
    "número da reserva", "código da reserva",
    "číslo rezervace", "kód rezervace", "rezervační kód", "numer rezerwacji", "kod rezerwacji",
    "bookingnummer", "bookingkode", "reservationsnummer",
    "bokningsnummer", "bokningskod",
  ]

  private static let phones = [
    "phone", "telephone", "tel", "phone number", "telefon", "telefonnummer", "téléphone", "teléfono",
    "telefono", "telefoon", "telefone", "tlf",
  ]

  private static func isLabel(_ label: String, of labels: [String]) -> Bool {
    let plain = label.prefix { $0 != ":" }.filter { $0.isLetter || $0 == " " }.onOneLine
    return labels.contains(plain)
  }

  /// The code alone: the first word, if it looks like one.
  static func code(_ text: String) -> String? {
    let word = text.prefix { !$0.isWhitespace && $0 != "," && $0 != ";" }
    let plain = word.filter { $0.isLetter || $0.isNumber || "-/.".contains($0) }
    guard (2...30).contains(plain.count), plain.count == word.count,
      plain.contains(where: \.isNumber) || plain.allSatisfy({ $0.isUppercase || !$0.isLetter })
    else { return nil }
    return String(plain)
  }

  /// A number that one can dial, as an itinerary takes it.
  static func phone(_ text: String) -> String? {
    let number = text.prefix { $0.isNumber && $0.isASCII || " +-–/().#*".contains($0) }.trimmingBlanks
    let figures = number.count { $0.isNumber }
    return (5...20).contains(figures) && number.count <= 40 ? number : nil
  }
}
