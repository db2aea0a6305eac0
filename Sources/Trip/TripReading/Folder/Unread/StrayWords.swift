import Foundation

/// What names of files mean in the languages in which travellers write.
enum StrayWords {
  /// Folders and files that hold a journal.
  static let journals: Set<String> = [
    "journal", "journals", "diary", "blog", "posts", "entries", "days", "story", "stories", "travelogue",
    "logbook", "tagebuch", "reisetagebuch", "logbuch", "carnet", "diario", "diário",
    "dagboek",
    "dagbok", "dagbog", "dziennik", "deník", "päiväkirja", "дневник", "日記",
  ]

  /// The small file that a word means, as a file's name without its ending says it.
  static func smallFile(_ stem: String) -> String? {
    let word = stem.filter { $0.isLetter }
    return byWord[word] ?? byWord[word.folding()]
  }

  /// The list in a small file of which such a name is; nil for the file as a whole.
  static func list(_ stem: String) -> String? {
    expenses.contains(stem.filter(\.isLetter).folding()) ? "expenses" : nil
  }

  private static let expenses = words(
    """
    expense expenses cost costs spending spendings spent ausgabe ausgaben kosten depenses depense frais gastos \
    gasto spese
    spesa costi despesas despesa gastos uitgaven uitgave wydatki koszty vydaje utgifter udgifter menot расходы
    """)

  private static let byWord: [String: String] = {
    var all: [String: String] = [:]
    for (file, text) in names { for word in words(text) { all[word] = file } }
    for word in expenses { all[word] = "budget" }
    return all
  }()

  private static let names = [
    "trip": "trip reise viaje voyage viaggio viagem resa rejse podroz cesta matka путешествие",
    "budget":
      "budget budgets money finance finances geld kasse reisekasse haushalt presupuesto bilancio orcamento "
      + "begroting budzet rozpocet бюджет",
    "pins":
      """
    pin pins place places poi pois point points location locations marker markers spot spots waypoint waypoints ort orte
    karte karten map maps punkte stecknadeln lieu lieux carte lugar lugares mapa luogo luoghi mappa plaats plaatsen
    kaart miejsca mista plats platser karta sted steder kort места карта
    """,
    "itinerary":
      """
    itinerary plan plans schedule booking bookings reservation reservations event events flight flights hotel hotels
    transport transports buchung buchungen reiseplan reiseroute programm fluge flug itineraire programme vols reserva
    reservas vuelos itinerario prenotazioni voli boeking boekingen vluchten rezerwacje plany lety resplan
    """,
    "attractions":
      """
    attraction attractions sight sights idea ideas wishlist bucketlist saved todo sehenswurdigkeiten sehenswuerdigkeiten
    ideen curiosites idees atracciones attrazioni atracoes bezienswaardigheden atrakcje
    """,
    "weather": "weather wetter meteo temps tiempo clima tempo weer pogoda pocasi vader vejr saa погода",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }

  /// A path as it is typed on a command line.
  static func typed(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%".contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
  }

  /// The command that takes over what another program gave out.
  static func importing(_ path: String) -> String { "`tripbook import \(typed(path))` in the trip's folder" }

  /// The name that a text would have as an entry; where its own names no day, as the text of an album or as a page.
  static func textName(_ name: StrayName) -> String {
    let entry = entry(name)
    if namesDay(entry, name) { return entry }
    if let album = name.album {
      return "\(album) if it is about the pictures beside it, else after its day, such as \(exampleOfDay)"
    }
    let page = "pages/" + (entry.lastPathPart.map(String.init) ?? entry)
    return "after its day, such as \(exampleOfDay), or \(page) if it is about no day"
  }

  /// The name that a text would have as an entry; an example where its own names no day.
  static func entryName(_ name: StrayName) -> String {
    let entry = entry(name)
    return namesDay(entry, name) ? entry : "after its day, such as \(exampleOfDay)"
  }

  /// Whether a text of that name would have a day; a number gives one only where days are counted.
  private static func namesDay(_ entry: String, _ name: StrayName) -> Bool {
    let path = EntryPath(entry)
    return path.day != nil || path.dayNumber != nil && name.countsDays
  }

  private static let exampleOfDay = "journal/2026-05-03-belem.md"

  /// With the ending of a text, and without others.
  private static func entry(_ name: StrayName) -> String {
    var stem = name.file[...]
    for ending in name.endings where ending.count <= 8 && !ending.contains(where: { $0.isWhitespace }) {
      guard ending != "", !ending.allSatisfy(\.isFigure) else { break }
      stem = stem.dropLast(ending.count + 1)
    }
    return String(stem) + ".md"
  }
}

extension String {
  /// Without the marks over and under letters.
  fileprivate func folding() -> String {
    String(decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isDiacritic })
  }
}
