/// What recorders of tracks say was done, as far as it tells how one got about.
package enum TrackActivity: Hashable, Sendable {
  /// On wheels is whatever has an engine; on the water what a chart plotter, or an app for sailors, wrote.
  case onFoot, byBicycle, onWheels, onWater

  /// By the words of GPX `<type>` and TCX `Sport`, for which there is no standard: those of Garmin, Strava, Komoot,
  /// OsmAnd and others, in small letters without what stands between words. Strava writes its numbers, and some write the
  /// word that a track of theirs is called by.
  package init?(named word: String) {
    let plain = String(word.lowercased().filter { $0.isLetter || $0.isNumber })
    switch plain {
    case "9", "run", "running", "trailrun", "trailrunning", "trackrunning", "streetrunning", "ultrarun",
      "jogging",
      "10", "walk", "walking", "casualwalking", "speedwalking", "nordicwalking", "foot", "onfoot",
      "pedestrian",
      "4", "hike", "hiking", "trekking", "mountaineering", "climbing", "snowshoe", "snowshoeing":
      self = .onFoot
    case "1", "ride", "cycling", "biking", "bicycle", "bike", "roadbiking", "roadcycling", "mountainbiking",
      "mtb", "gravelcycling", "ebikeride", "ebiking", "touringbicycle", "racebike", "cyclingtouring":
      self = .byBicycle
    case "driving", "car", "motorcycling", "motorcycle", "motorbike":
      self = .onWheels
    case "sailing", "sail", "boating", "motorboating", "rowing", "kayaking", "canoeing", "paddling":
      self = .onWater
    default: self.init(inName: word)
    }
  }

  /// By the first or the last word of a track's name, as programs call one in the language of their owner: `Radfahren`,
  /// `Metz Cycling`, `Sortie à vélo`, `Afternoon Ride`. Nil where it has words of both kinds, or none: what stands in the
  /// middle, as in `To the bike shop`, may be anything.
  package init?(inName name: String) {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    if words.count <= 2, last == "ride" || last == "run", words.count == 1 || Self.hours.contains(first) {
      self = last == "run" ? .onFoot : .byBicycle
      return
    }
    let ends: Set<String> = [first, last]
    let (isOnFoot, isByBicycle) = (
      !ends.isDisjoint(with: Self.wordsOnFoot), !ends.isDisjoint(with: Self.wordsByBicycle)
    )
    guard isOnFoot != isByBicycle else { return nil }
    self = isOnFoot ? .onFoot : .byBicycle
  }

  /// By the program that wrote a track, where that is for sailors alone: `OpenCPN`, `Navionics Boating App`.
  package init?(writtenBy program: String) {
    let plain = String(program.lowercased().filter { $0.isLetter || $0.isNumber })
    guard Self.programsOfSailors.contains(where: { plain.contains($0) }) || Self.isPlotter(plain) else {
      return nil
    }
    self = .onWater
  }

  /// Whether it is one of Garmin's chartplotters, whose numbers are higher than those of what one carries: `GPSMAP 722xs`, not `GPSMAP 66i`.
  private static func isPlotter(_ plain: String) -> Bool {
    guard let name = plain.firstRange(of: "gpsmap") else { return plain.contains("echomap") }
    let figures = plain[name.upperBound...].prefix(while: \.isNumber)
    return Int(figures).map { $0 >= 400 } ?? false
  }

  private static let programsOfSailors = [
    "lowrance", "simrad", "humminbird", "furuno", "navnet", "bgzeus", "bgvulcan",
    "opencpn", "navionics", "qtvlm", "avnav", "savvynavvy", "aquamap", "inavx", "seanav", "navily",
    "activecaptain", "raymarine", "maxsea", "timezero", "openseamap", "predictwind", "noforeignland",
  ]

  /// Before a word that has other meanings, too: a ride may be one of a horse.
  private static let hours: Set<String> = ["morning", "lunch", "afternoon", "evening", "night"]

  private static let wordsByBicycle: Set<String> = [
    "cycling", "biking", "bike", "bicycle", "mtb", "ebike", "radfahren", "radfahrt", "radtour", "fahrrad",
    "fahrradtour", "rennrad", "rennradfahren", "mountainbiken", "vélo", "velo", "cyclisme", "vtt",
    "bicicleta",
    "bici", "ciclismo", "bicicletta", "fiets", "fietsen", "fietsrit", "fietstocht", "pedalada", "cykel",
    "cykling", "cykeltur", "sykkel", "sykling", "sykkeltur", "pyöräily", "kolo", "cyklistika",
    "велосипед", "サイクリング", "骑行", "자전거",
  ]

  private static let wordsOnFoot: Set<String> = [
    "walk", "walking", "hike", "hiking", "trekking", "running", "jogging", "wandern", "wanderung",
    "wandertour", "bergtour", "spaziergang", "laufen", "joggen", "randonnée", "randonnee", "randonée",
    "rando", "pied", "senderismo", "caminata", "caminhada", "escursione", "escursionismo",
    "camminata", "wandelen", "wandeling", "hardlopen", "vandring", "vandretur", "fottur", "vaellus",
    "wędrówka", "turistika", "поход", "ハイキング", "徒步", "등산",
  ]
}
