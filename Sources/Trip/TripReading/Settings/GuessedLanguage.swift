import Markdown
import TripModel

/// The language that a trip's entries are in, where trip.yml says none: the site's own words are taken in it where there are such.
enum GuessedLanguage {
  /// Characters of a text that are asked.
  private static let longest = 2_000

  /// Nil for English, where nothing stands out, and where nobody wrote the words of that language. What is kept back says nothing.
  static func tag(of trip: Trip, in theme: String, own: [String]) -> String? {
    guard !trip.settings.hasLanguage else { return nil }
    var tally = LanguageTally()
    for entry in trip.entries where entry.keptBack.isEmpty && !tally.isFull {
      // One long text is not the language of all others.
      tally.add(String(entry.body.plainText.prefix(longest)))
    }
    guard let tag = tally.foreign?.tag, ThemeReader.hasWords(of: tag, shipped: theme, own: own) else {
      return nil
    }
    return tag
  }
}
