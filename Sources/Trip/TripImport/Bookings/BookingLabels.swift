import Secrets
import TripModel

/// What stands before the parts of a booking in mails of many languages: codes, telephone numbers, names, and what is
/// nobody's business.
enum BookingLabels {
  /// `Booking reference`, and also `Your KLM booking reference`.
  static func isCode(_ label: String) -> Bool { ends(plain(label), with: codes) }

  /// `Tel`, and also `Location phone`.
  static func isPhone(_ label: String) -> Bool { ends(plain(label), with: phones) }

  /// Whether a person's name stands behind it.
  static func isPerson(_ label: String) -> Bool { people.contains(plain(label)) }

  /// What stands behind these labels is said by the fields already.
  static func isSaidAnyway(_ line: String) -> Bool { saidAnyway.contains(plain(line.prefix { $0 != ":" })) }

  /// Whether a line, in small letters, says of all its kind what nobody has to know: that times are local and may change,
  /// that nobody answers for them, or that a field was left empty.
  static func isDisclaimer(_ line: String) -> Bool { disclaimers.contains(where: line.contains) }

  /// Whether a line, in small letters, holds what is nobody's business.
  static func isSecret(_ line: String) -> Bool {
    if secret.contains(where: line.contains) || isMeeting(line) || BookingSeats.isTold(in: line) {
      return true
    }
    let first = plain(line).split(separator: " ").first.map(String.init)
    if first.map(participants.contains) ?? false { return true }
    if line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains("pin") { return true }
    // `Ana Silva is in Lisbon from the fourth on`, as TripIt tells.
    return line.contains(" is in ") && line.contains(" from ")
  }

  /// Whether a line, in small letters, has the address of a mailbox, or says how to dial into a meeting.
  static func isMeeting(_ line: String) -> Bool {
    if dialling.contains(where: line.contains) { return true }
    return line.split { $0.isWhitespace || "<>()[],;:".contains($0) }.contains { word in
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].dropLast().dropFirst().contains(".")
    }
  }

  /// Whether the names of those who take part stand in the lines below.
  static func headsParticipants(_ line: String) -> Bool {
    guard line.last == ":" else { return false }
    return plain(line).split(separator: " ").contains { participants.contains(String($0)) || $0 == "guests" }
  }

  /// The code of `Your booking reference is ABC12DE`, of `Confirmation # 4123456789`; nil where a line holds none.
  static func code(within line: String) -> String? {
    let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
    let small = words.map { plain($0) }
    for index in words.indices.dropFirst() {
      let word = words[index].trimmingMarks
      let isMixed = word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
      guard word.count >= (isMixed ? 4 : 5), word.contains(where: \.isNumber) || isCapitals(word),
        let code = BookingDetails.code(word)
      else { continue }
      // What leads to it: no more than a word or two, such as `is` and `#`.
      for skipped in 0...2 where index - skipped > 0 {
        let between = small[(index - skipped)..<index]
        guard between.allSatisfy({ $0.isEmpty || fillers.contains($0) }) else { break }
        let label = small[max(0, index - skipped - 4)..<(index - skipped)].filter { !$0.isEmpty }
        if ends(label.joined(separator: " "), with: codes) { return code }
      }
    }
    return nil
  }

  /// Whether a line holds a word of letters and figures, or of five figures and more, behind a word for a number or a
  /// code that is nobody's business: `Pass cover number 8F2K7QX`, `Ref. 4123-88A`. What goes by a number is none.
  static func holdsKey(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == ":" || $0 == "=" }.map(String.init)
    let small = words.map { plain($0) }
    return words.indices.dropFirst().contains { index in
      let word = words[index].trimmingMarks
      guard isKey(word) else { return false }
      let before = max(0, index - 4)..<index
      let isNamed =
        words[index].first == "#" || before.contains { keyWords.contains(small[$0]) || words[$0] == "#" }
      return isNamed && !before.contains { rides.contains(small[$0]) }
    }
  }

  private static func isKey(_ word: String) -> Bool {
    let plain = word.filter { $0 != "-" && $0 != "/" }
    let isDate = word.split { $0 == "-" || $0 == "/" }.count == 3 && !word.contains(where: \.isLetter)
    guard plain.count >= 5, plain.contains(where: \.isNumber), !isDate else { return false }
    return plain.utf8.allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// What a number or a code is called that opens something, or tells whose something is.
  private static let keyWords: Set<String> = [
    "number", "no", "nr", "num", "nummer", "numéro", "número", "numero", "numer", "číslo", "code", "kode",
    "kod", "kód",
    "codice", "código", "ref", "reference", "referenz", "référence", "referencia", "riferimento",
    "referentie",
    "referência", "pnr", "locator", "cover", "pass", "voucher", "id", "key", "coupon", "gutschein", "bon",
    "member",
    "mitglied", "policy", "police", "contract", "vertrag", "card", "karte", "carte", "番号", "コード",
  ]

  /// What has a number that stands at every stop.
  private static let rides: Set<String> = [
    "flight", "flug", "vol", "vuelo", "volo", "vlucht", "voo", "flugnummer", "train", "zug", "zugnummer",
    "treno", "tren",
    "trein", "bus", "ferry", "line", "linie", "postal", "zip", "plz",
  ]

  /// Whether a line says what something costs: a word for it, and a sum with its currency.
  static func isPrice(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard words.contains(where: { prices.contains(plain($0)) }) else { return false }
    return words.indices.contains { index in
      let word = words[index]
      guard word.contains(where: \.isNumber) else { return false }
      let around = [word] + words[max(0, index - 1)..<min(words.count, index + 2)]
      return around.contains { near in
        near.contains { "$€£¥円₩₹".contains($0) } || isCurrency(near.filter(\.isLetter))
      }
    }
  }

  private static func isCurrency(_ word: String) -> Bool { Currency(code: word) != nil }

  private static let prices: Set<String> = [
    "total", "price", "cost", "amount", "paid", "gesamt", "gesamtpreis", "preis", "betrag", "summe", "prix",
    "montant",
    "precio", "importe", "prezzo", "totale", "importo", "prijs", "totaal", "preço", "cena", "celkem", "pris",
    "totalt", "合計", "料金",
  ]

  private static func isCapitals(_ word: String) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// In small letters, with nothing but letters and single blanks.
  private static func plain(_ label: some StringProtocol) -> String {
    String(label.lowercased().filter { $0.isLetter || $0 == " " }).onOneLine
  }

  private static func ends(_ label: String, with labels: Set<String>) -> Bool {
    let words = label.split(separator: " ")
    return (0..<min(6, words.count)).contains { labels.contains(words[$0...].joined(separator: " ")) }
      || (words.count > 6 && labels.contains(words.suffix(3).joined(separator: " ")))
  }

  private static let fillers: Set<String> = [
    "is", "ist", "est", "es", "è", "no", "nr", "pnr", "lautet", "number",
  ]

  private static let codes: Set<String> = [
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
    "order", "order number", "order no", "order id", "trip id", "itinerary", "itinerary number",
    "itinerary no",
    "voucher", "voucher number", "voucher code", "ticket code", "vorgangsnummer", "auftragsnr",
    "bestellnummer",
    "n de réservation", "n de commande", "numéro de commande", "référence de dossier", "dossier voyage",
    "référence dossier voyage", "numéro de confirmation", "numero di conferma", "codice biglietto",
    "codice pnr",
    "codice biglietto pnr", "número de confirmación", "número de pedido", "número de confirmação",
    "bevestigingsnummer", "ordernummer", "bestelnummer", "numer potwierdzenia", "予約番号", "確認番号", "予約コード",
  ]

  private static let phones: Set<String> = [
    "phone", "telephone", "tel", "phone number", "telefon", "telefonnummer", "téléphone", "teléfono",
    "telefono", "telefoon", "telefone", "tlf",
    "tél", "móvil", "mobile", "電話番号", "電話",
  ]

  /// Whoever travels, drives or has booked.
  private static let people: Set<String> = [
    "name", "names", "nom", "nombre", "nome", "naam", "booked by", "booked for", "reserved for",
    "reserved by",
    "driver", "fahrer", "fahrerin", "hauptfahrer", "conducteur", "conductor", "conducente", "bestuurder",
    "guest",
    "lead guest", "main guest", "primary guest", "gast", "gastname", "reisende", "reisender", "mitreisende",
    "voyageur", "voyageurs", "client", "titulaire", "viajero", "titular", "viaggiatore", "intestatario",
    "traveller",
    "traveler", "travellers", "travelers", "buchung für", "gebucht von", "réservé par", "reservado por",
    "搭乗者", "氏名", "お名前", "宿泊者",
  ]

  /// Whoever takes part in a meeting, or asks to one.
  private static let participants: Set<String> = [
    "attendee", "attendees", "participant", "participants", "organizer", "organiser", "organizers",
    "organisers", "invitee", "invitees", "invited", "teilnehmer", "teilnehmerin", "teilnehmerinnen",
    "teilnehmende", "organisator", "organisatorin", "eingeladen", "invité", "invités", "organisateur",
    "asistentes", "participantes", "organizador", "invitados", "partecipanti", "organizzatore", "invitati",
    "deelnemers", "genodigden", "convidados", "účastníci", "uczestnicy", "organizator", "deltagere",
    "deltagare",
  ]

  /// How one dials into a meeting.
  private static let dialling = [
    "dial-in", "dial in", "dialin", "dial by ", "einwahl", "einwählen", "conference id", "conference call",
    "conference phone", "konferenz-id", "telefonkonferenz", "meeting-id", "webinar id", "join by phone",
    "numéro d'accès", "numero di accesso", "número de acceso", "inbelnummer",
  ]

  private static let saidAnyway: Set<String> = [
    "date", "datum", "dato", "data", "fecha", "time", "departure date", "arrival date", "arrival",
    "departure", "from", "to", "von", "nach", "van", "naar", "at",
  ]

  /// What stands in lines that come with every booking of a company.
  private static let disclaimers = [
    "ohne gewähr", "änderungen vorbehalten", "times are local", "times noted are local",
    "times shown are local",
    "responsibility is taken", "without guarantee", "subject to change", ": please see ", ": please check ",
    "alle zeiten sind ortszeiten", "alle zeiten in ortszeit", "bez záruky", "bez gwarancji", "uden ansvar",
    "utan garanti", "zonder garantie", "onder voorbehoud", "sans garantie", "sous réserve de modification",
    "senza garanzia", "salvo modifiche", "sin garantía", "salvo modificaciones", "sem garantia",
    // What Google writes below each event that it made of a mail, in any language.
    "automatically created event", "g.co/calendar",
  ]

  /// What stands in lines that are nobody's business.
  private static let secret = [
    "ticket", "bar code", "barcode", "qr-code", "qr code", "under name", "passenger", "passagier", "fahrgast",
    "reisender", "reisende:", "passager",
    "pasajero", "passegger", "passageiro", "cestující", "pasażer", "rejsende", "resenär", "guest name",
    "frequent", "loyalty", "bahncard",
    "credit card", "kreditkarte", "password", "passwort", "pin code", "pin:", "pin-code", "passport",
    "door code", "access code", "entry code", "gate code", "passcode", "pincode", "pin-code", "keybox",
    "key box",
    "lockbox", "lock box", "schlüsselbox", "türcode", "zugangscode", "code d'accès", "code d’accès",
    "código de acceso", "codice di accesso", "toegangscode", "wifi", "wi-fi", "wlan", "meeting id",
    "besprechungs-id", "kenncode", "kennwort", "mot de passe", "contraseña", "wachtwoord", "card ending",
    "card number", "kartennummer", "cvv", "in the name of", "a nombre de", "au nom de", "auf den namen",
    "under the name", "op naam van", "a nome di",
  ]
}

extension String {
  /// Without the marks of a sentence behind it and brackets around it.
  fileprivate var trimmingMarks: String {
    var text = self[...]
    while let last = text.last, ".,;:)!?".contains(last) { text.removeLast() }
    while let first = text.first, "(#".contains(first) { text.removeFirst() }
    return String(text)
  }
}
