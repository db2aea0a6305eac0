/// The site from which a track was taken, at the end of the name that it gave: it says nothing of the way.
extension TrackName {
  /// `DIAGONALE DES FOUS` of `DIAGONALE DES FOUS sur TraceDeTrail.fr`, `Alp walk` of `Alp walk | Wikiloc`. As it is where
  /// its end is no site, or there is nothing else.
  package static func withoutSite(_ name: String) -> String {
    let words = name.split(separator: " ")
    guard words.count > 2, let last = words.last, isSite(last),
      leadIns.contains(words[words.count - 2].lowercased())
    else { return name }
    return words.dropLast(2).joined(separator: " ")
  }

  /// Whether a word is the address of a site, or the name of one that has tracks.
  private static func isSite(_ word: Substring) -> Bool {
    let small = word.lowercased()
    if sites.contains(small) { return true }
    let parts = small.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  /// What stands before a site, in the languages of those that have tracks.
  private static let leadIns: Set<String> = [
    "sur", "on", "auf", "via", "su", "en", "op", "by", "from", "von", "-", "–", "|", "@", "·",
  ]

  private static let endings: Set<String> = [
    "com", "org", "net", "fr", "de", "ch", "at", "it", "es", "be", "nl", "eu", "uk", "io", "app", "info",
  ]

  private static let sites: Set<String> = [
    "tracedetrail", "alltrails", "strava", "komoot", "wikiloc", "openrunner", "visugpx", "visorando",
    "outdooractive", "bikemap", "ridewithgps", "gpsies", "garmin", "suunto", "relive", "plotaroute",
  ]
}
