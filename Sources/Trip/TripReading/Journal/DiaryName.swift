import TripModel

/// Texts that are called a diary.
enum DiaryName {
  /// Whether a text at the top of the folder, or in `journal/`, is one by its name, with a year and `own` words of the
  /// trip beside at most: `journal.md`, `Reisetagebuch 2026.md`, `scotland-diary.md`.
  ///
  /// Any other word may say whose it is, and for whom: `Therapy diary.md`.
  static func isOne(_ file: String, ofTrip own: Set<String> = []) -> Bool {
    let parts = file.pathParts
    guard parts.count == 1 || parts.count == 2 && parts[0].lowercased() == "journal" else { return false }
    let stem = EntryPath(file).stem.lastPathPart ?? ""
    guard isPlain(stem) else { return false }
    let words = words(stem)
    guard words.count <= mostWords, !words.contains(where: isKeeping) else { return false }
    return words.indices.contains { first in
      (first..<words.count).contains { last in
        names.contains(words[first...last].joined(separator: " "))
          && words[..<first].allSatisfy(own.contains) && words[(last + 1)...].allSatisfy(own.contains)
      }
    }
  }

  /// The words of a name or a title, without its figures.
  static func words(_ name: some StringProtocol) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static let mostWords = 20

  /// Whether a name is nothing but words and a year: `journal (1)`, `journal 2` and `_journal` are copies, in which what
  /// was kept back later may be open.
  private static func isPlain(_ name: some StringProtocol) -> Bool {
    guard name.first?.isLetter == true || name.first?.isNumber == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) })
    else { return false }
    let figures = name.split { !$0.isNumber }
    return figures.count <= 1 && figures.allSatisfy { $0.count == 4 }
  }

  /// Whether a word of a file's name says that it is for nobody else.
  static func keepsBack(_ file: String) -> Bool { isKeeping(name: EntryPath(file).stem.lastPathPart ?? "") }

  /// Why the name of an entry keeps it back: it is nothing else, as `secret`, has such words in brackets, as `Perth (privat)`, or ends with
  /// some that are called nothing: `Day 7 nur für uns`. `Tour privado` and `Playa Escondida` are places.
  static func reason(inName name: String) -> KeptBack.Reason? {
    let all = words(name)
    if let reason = VisibilityVocabulary.reason(ofFolder: all.joined(separator: " ")) { return reason }
    let inBrackets = name.split(omittingEmptySubsequences: false) { "([{（【".contains($0) }.dropFirst()
      .compactMap { $0.split { ")]}）】".contains($0) }.first }
    let last = all.suffix(mostWords)
    let isSaid =
      inBrackets.contains(where: VisibilityVocabulary.isSurelyPrivate)
      || last.indices.contains { first in
        let words = last[first...].joined(separator: " ")
        return (first + 1 < last.endIndex || nameEnds.contains(words))
          && VisibilityVocabulary.isSurelyPrivate(words)
      }
    return isSaid ? .isPrivate : nil
  }

  /// Words that stand behind no noun.
  private static let nameEnds: Set<String> = ["private", "privat", "confidential", "vertraulich"]

  /// Whether a word of a name without its ending says so, or words that follow one another: `Iceland nur für uns`.
  static func isKeeping(name: some StringProtocol) -> Bool {
    let all = words(name).prefix(mostWords)
    return all.contains(where: isKeeping)
      || all.indices.contains { first in
        all[first...].indices.contains { last in
          VisibilityVocabulary.reason(ofFolder: all[first...last].joined(separator: " ")) != nil
        }
      }
  }

  /// Whether a name says that it tells of what is to come.
  static func isPlan(_ name: some StringProtocol) -> Bool {
    words(name).contains { word in plans.contains { word.hasSuffix($0) } }
  }

  /// English, German, French, Spanish, Italian and Portuguese, Dutch, the north, Polish, Czech.
  private static let plans = [
    "plan", "plans", "planning", "itinerary", "schedule", "bookings", "planung", "programm", "ablauf",
    "reiseroute", "buchungen",
    "programme", "itinéraire", "planificación", "itinerario", "programa", "itinerário", "plano", "programma",
    "planering",
    "planlegging", "plán",
  ]

  /// Whether a word of a name says that it is a booking, a letter, or for nobody else.
  static func isOfOthers(_ name: some StringProtocol) -> Bool { words(name).contains(where: others.contains) }

  /// Words of names of plans, of letters, and of what is for nobody else.
  private static let others: Set<String> = [
    "booking", "bookings", "buchung", "buchungen", "reservation", "reservations", "reservierung",
    "reservierungen", "reservas", "prenotazioni",
    "hotel", "hotels", "geplant", "planned", "ideas", "ideen", "packing", "packliste", "budget", "costs",
    "kosten", "for", "für", "fuer", "para", "pour",
    "voor", "letter", "carta", "dear", "liebe", "lieber", "ticket", "tickets", "voucher", "vouchers",
    "lettre", "lettera", "therapy", "therapie", "terapia",
    "billet", "billets", "biglietto", "biglietti", "billete", "billetes", "kaartje", "adresse", "adressen",
    "adresses",
    "address", "addresses", "direcciones", "indirizzi", "contacts", "kontakte", "liste", "list", "lista",
    "lijst", "crewliste",
    "therapist", "doctor", "dr", "arzt", "médico",
    "medico", "sick", "ill", "krank", "pain", "health", "mama", "mum", "mom", "oma", "only", "nur", "solo",
  ]

  /// Whether nothing in a file's name says that it is a copy, a note or for somebody alone.
  static func mayBeShown(_ file: String) -> Bool {
    let stem = EntryPath(file).stem.lastPathPart ?? ""
    return isPlain(stem) && !keepsBack(file)
      && !NoteName.isNote(String(stem)) && !isPlan(stem)
  }

  private static func isKeeping(_ word: String) -> Bool {
    VisibilityVocabulary.reason(ofFolder: word) != nil || PrivateComment.isMark(word[...])
  }

  private static let names: Set<String> = [
    "journal", "diary", "logbook", "travelogue", "travel log", "trip log", "travel diary",
    "travel journal", "trip diary", "trip journal", "tagebuch", "reisetagebuch",
    "logbuch", "dagboek", "reisdagboek", "reisverslag", "logboek", "carnet", "carnet de voyage",
    "carnet de bord", "journal de voyage", "journal de bord", "diario", "diario de viaje",
    "diario di viaggio",
    "diário", "diário de viagem", "bitácora", "cuaderno de viaje", "diari", "diari de viatge", "dagbog",
    "rejsedagbog", "dagbok", "reisedagbok", "resedagbok", "päiväkirja", "matkapäiväkirja", "dziennik",
    "dziennik podróży", "pamiętnik", "deník", "cestovní deník", "denník", "cestovný denník", "napló",
    "útinapló", "úti napló", "jurnal", "jurnal de călătorie", "дневник", "щоденник", "ημερολόγιο", "günlük",
    "gezi günlüğü", "日記", "旅日記", "旅行日記", "日记", "旅行日记", "游记", "일기", "여행일기", "여행 일기", "يوميات", "יומן",
    "יומן מסע", "dnevnik",
  ]
}
