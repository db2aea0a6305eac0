/// Tells the names that people give to tracks from those that devices and programs give.
///
/// `ACTIVE LOG`, `Track 001`, `03-OCT-10 #2`, `Morning Ride`, `Radfahren`, `walk.gpx`: such a name is nobody's word for a way, and so
/// nowhere a title.
package enum TrackName {
  /// Whether a name says anything to a reader.
  package static func isTelling(_ name: String) -> Bool {
    guard !CameraName.isOne(name), !isFile(name) else { return false }
    let hasFigures = name.contains(where: \.isNumber)
    let words = name.lowercased().split { !$0.isLetter }
    let hasHour = words.contains { hourWords.contains(String($0)) }
    // A single letter of the alphabet counts something: `L76B2`, `T`.
    let own = words.filter { word in
      if word.count == 1, word.utf8.count == 1 { return false }
      let word = String(word)
      if machineWords.contains(word) || kindWords.contains(word) || hourWords.contains(word) { return false }
      return !(hasHour && joiningWords.contains(word)) && !(hasFigures && isMonth(word[...]))
    }
    return !own.isEmpty
  }

  /// What stands beside the kind of activity in a name of no other words, as watches make one of the town: `Leh` of
  /// `Leh Hiking`. Nil where no kind stands at its beginning or its end, or nothing beside it.
  package static func besideKind(_ name: String) -> String? {
    var words = name.split(whereSeparator: \.isWhitespace)
    let whole = words.count
    func isKind(_ word: Substring?) -> Bool {
      guard let word = word?.lowercased() else { return false }
      return kindWords.contains(word) || activityWords.contains(word)
    }
    while isKind(words.last) { words.removeLast() }
    if words.count == whole { while isKind(words.first) { words.removeFirst() } }
    return words.isEmpty || words.count == whole ? nil : words.joined(separator: " ")
  }

  /// The kind of activity behind a place, as watches name all that they record: `Hiking` of `Torres del Paine Hiking`. Nil where
  /// none stands at the end, or one in small letters, as people write them.
  package static func kindBehindPlace(_ name: String) -> String? {
    guard let last = name.split(whereSeparator: \.isWhitespace).last, last.first?.isUppercase == true,
      kindsOfWatches.contains(last.lowercased()), besideKind(name) != nil
    else { return nil }
    return String(last)
  }

  /// As the apps of watches name activities, in their languages.
  private static let kindsOfWatches: Set<String> = [
    "walking", "hiking", "cycling", "running", "gehen", "wandern", "radfahren", "laufen", "marche",
    "randonnée", "cyclisme", "senderismo", "ciclismo", "carrera", "caminata", "escursionismo", "camminata",
    "corsa", "wandelen", "fietsen", "hardlopen", "caminhada", "corrida",
  ]

  /// Kinds of activities as watches speak of them in English: `Trail Running`, `Road Cycling`.
  private static let activityWords: Set<String> = [
    "walk", "walking", "run", "running", "ride", "riding", "hike", "hiking", "bike", "biking", "cycling",
    "drive",
    "driving", "trail", "road", "mountain", "gravel", "kayaking", "sailing", "rowing", "skiing",
    "snowshoeing",
  ]

  /// A name of one piece, as files have them, with spaces: `EV6 Bale StBrevin` of `EV6_Bale_StBrevin`.
  package static func spaced(_ name: String) -> String {
    guard !name.contains(where: \.isWhitespace) else { return name }
    return name.split(separator: "_").joined(separator: " ")
  }

  private static func isFile(_ name: String) -> Bool {
    let small = name.lowercased()
    return Track.endings.contains { small.hasSuffix("." + $0) } || small.hasSuffix(".fit")
  }

  /// Beside figures: `oct`, `mai`, `October`.
  private static func isMonth(_ word: Substring) -> Bool {
    months.contains(String(word)) || word.count <= 4 && monthStarts.contains(String(word.prefix(3)))
  }

  /// What recorders call a track that nobody named, and the hour and the kind of it, which is all that they know.
  private static let machineWords: Set<String> = [
    "active", "log", "track", "tracks", "trk", "route", "rte", "path", "line", "way", "untitled",
    "unnamed", "new", "current", "default", "activity", "trace", "tracé", "recording", "lap",
    "course", "session", "workout", "segment", "saved", "archive", "import", "imported", "export",
    "gps", "gpx", "tour", "strecke", "weg", "aufzeichnung", "aktivität", "sortie", "parcours",
    "traccia", "percorso", "ruta", "recorrido", "unbenannt", "move", "exercise", "training", "sport", "walk",
    "walking", "run", "running",
    "ride", "riding", "hike", "hiking", "bike", "biking", "cycling", "drive", "driving", "morning",
    "lunch", "afternoon", "evening", "night", "day", "am", "pm", "utc", "gmt", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat",
    "sun",
  ]

  /// What the same programs call a way in other languages, by its kind alone: `Radfahren`, `Randonnée`.
  private static let kindWords: Set<String> = [
    "radfahren", "radfahrt", "radtour", "fahrradtour", "rennradfahren", "fahrt", "lauf", "laufen", "wandern",
    "wanderung", "gehen", "spaziergang", "vélo", "cyclisme", "randonnée", "randonnee", "randonée", "marche",
    "pied", "midi", "ciclismo", "bicicleta", "carrera", "caminata", "senderismo", "ciclista", "giro", "bici",
    "bicicletta", "corsa", "camminata", "escursionismo", "escursione", "fietsen", "fietsrit", "fietstocht",
    "wandelen", "wandeling", "hardlopen", "corrida", "caminhada", "pedalada", "ochtendrit", "middagrit",
    "avondrit", "ochtendloop", "middagloop", "avondloop", "ochtendwandeling", "middagwandeling",
    "avondwandeling",
  ]

  /// Their hours: `Lauf am Morgen`, `Caminata por la tarde`.
  private static let hourWords: Set<String> = [
    "morgen", "vormittag", "mittag", "nachmittag", "abend", "nacht", "matin", "après", "soir", "soirée",
    "nuit",
    "mañana", "mediodía", "tarde", "noche", "mattutino", "mattutina", "pomeridiano", "pomeridiana", "serale",
    "notturno", "notturna", "pranzo", "matinal", "manhã", "almoço", "noite", "vespertina", "noturna",
  ]

  /// What joins both; without an hour it may begin a name: `La Tour`.
  private static let joiningWords: Set<String> = [
    "im", "in", "der", "zur", "à", "le", "la", "dans", "en", "de", "por", "al", "del", "all", "ora", "di",
    "da", "na",
    "no", "do",
  ]

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  /// Of short forms in the languages that devices speak.
  private static let monthStarts: Set<String> = [
    "jan", "feb", "fév", "mar", "mär", "apr", "avr", "abr", "may", "mai", "mag", "mei", "jun", "jui",
    "giu", "jul", "lug", "aug", "aoû", "ago", "sep", "set", "oct", "okt", "ott", "nov", "dec", "dez",
    "déc", "dic",
  ]
}
