import Diagnostics
import Markdown
import TripModel
import TripPlanning

/// Asks for the language of a trip that says none, where its entries do not read as English, or where these are few,
/// all that it says: a page says its language to screen readers, hyphenation and translators.
///
/// Where the site's own words are there in the language of the entries, they were taken from it (GuessedLanguage), which is told.
func checkLanguage(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard !trip.settings.hasLanguage else { return [] }
  if let taken = LanguageTally.name(of: plan.profile.language) {
    return [.languageTaken((taken, plan.profile.language))]
  }
  let published = Set(plan.journal.entries.map { $0.file })
  var tally = LanguageTally()
  for entry in trip.entries where published.contains(entry.file) && !tally.isFull {
    tally.add(entry.body.plainText)
  }
  if let meant = tally.foreign { return [.noLanguage(meant, of: "entries")] }
  for text in plan.sentencesBesideEntries where !tally.isFull { tally.add(text) }
  let meant = tally.isLong ? tally.foreign : LanguageTally.agreed(plan.shortTexts)
  return meant.map { [.noLanguage($0, of: "texts")] } ?? []
}

extension TripPlan {
  /// What the traveller says beside the entries, in sentences. Names and titles are no sign: they are often in the
  /// language of the country, and what was saved of it is as others wrote it.
  fileprivate var sentencesBesideEntries: [String] {
    let texts = journal.pages.map(\.body.plainText) + media.albums.map(\.body.plainText)
    let captions = media.photos.compactMap { $0.caption?.value }
    let pins = places.filter { $0.origin == .pin }.compactMap(\.description)
    return texts + [profile.description].compactMap(\.self) + captions + pins
      + itinerary.events.compactMap(\.note)
  }
}

extension TripPlan {
  /// What is said of entries and pins in a few words, each a text by itself.
  fileprivate var shortTexts: [String] {
    let pins = places.filter { $0.origin == .pin }.compactMap(\.description)
    return [profile.description].compactMap(\.self) + journal.entries.compactMap { $0.lead } + pins
  }
}

extension Diagnostic {
  fileprivate static func languageTaken(_ meant: (name: String, tag: String)) -> Diagnostic {
    Diagnostic(
      .note, .noLanguage,
      "Missing `language`: the entries look \(meant.name), so the pages say \(meant.name), too",
      at: SourcePlace(file: "trip.yml"),
      advice:
        "Add a line to trip.yml: `language: \(meant.tag)`; or `language: en`, if the pages are to be English."
    )
  }

  fileprivate static func noLanguage(_ meant: (name: String, tag: String), of texts: String) -> Diagnostic {
    Diagnostic(
      .note, .noLanguage, "Missing `language`: the \(texts) look \(meant.name), and the pages say English",
      at: SourcePlace(file: "trip.yml"),
      advice: "Add a line to trip.yml: `language: \(meant.tag)`; or `language: en`, if they are English.")
  }
}
