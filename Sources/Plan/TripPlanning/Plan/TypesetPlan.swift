import Markdown
import TripModel

extension TripPlan {
  /// As pages show it: what the traveller wrote outside of Markdown has the quotes and apostrophes of that too. Files for
  /// machines have it as it was written; names of places and people, by which things find each other, stay.
  package var typeset: TripPlan {
    let language = String(profile.language.prefix { $0 != "-" })
    guard !Self.ownMarks.contains(language) else { return self }
    var plan = self
    // Only what changes is touched, since to change one of ten thousand pictures copies them all.
    if let text = profile.description?.withTypographicQuotes { plan.profile.description = text }
    // What is called by a place has its name.
    let names = Set(journal.entries.compactMap { $0.placeName })
    for index in journal.entries.indices where !names.contains(journal.entries[index].title.value) {
      guard let text = journal.entries[index].title.value.withTitleMarks else { continue }
      plan.journal.entries[index].title.value = text
    }
    for index in days.indices {
      guard let title = days[index].title?.value, !names.contains(title),
        let text = title.withTitleMarks
      else { continue }
      plan.days[index].title?.value = text
    }
    for index in places.indices {
      if let text = places[index].description?.withTypographicQuotes { plan.places[index].description = text }
    }
    for index in media.photos.indices {
      guard let text = media.photos[index].caption?.value.withTypographicQuotes else { continue }
      plan.media.photos[index].caption?.value = text
    }
    for index in itinerary.events.indices {
      guard let text = itinerary.events[index].note?.withTypographicQuotes else { continue }
      plan.itinerary.events[index].note = text
    }
    for index in itinerary.attractions.indices {
      let saved = itinerary.attractions[index]
      if let text = saved.description?.withTypographicQuotes {
        plan.itinerary.attractions[index].description = text
      }
      for (review, told) in saved.reviews.enumerated() {
        guard let text = told.text?.withTypographicQuotes else { continue }
        plan.itinerary.attractions[index].reviews[review].text = text
      }
    }
    for (index, bought) in (money.budget?.expenses ?? []).enumerated() {
      guard let text = bought.expense.what.withTypographicQuotes else { continue }
      plan.money.budget?.expenses[index].expense.what = text
    }
    for (index, bought) in (money.budget?.unrated ?? []).enumerated() {
      guard let text = bought.expense.what.withTypographicQuotes else { continue }
      plan.money.budget?.unrated[index].expense.what = text
    }
    return plan
  }

  /// With a name for each entry that has nothing but its date: which, only a language says.
  package func callingUntitled(_ name: (EntryPlan) -> String) -> TripPlan {
    guard journal.entries.contains(where: \.isUntitled) else { return self }
    var plan = self
    for index in journal.entries.indices where journal.entries[index].isUntitled {
      plan.journal.entries[index].title.value = name(journal.entries[index])
    }
    return plan
  }

  /// Languages in which such a mark is a letter's, or a sign of abbreviation.
  private static let ownMarks: Set<String> = ["he", "iw", "yi"]
}

extension String {
  /// The same of a title, in which a hyphen between blanks stands for a dash, too: `Tahiti - Fiji`.
  fileprivate var withTitleMarks: String? {
    let text = withTypographicQuotes ?? self
    let marked = text.utf8.contains(UInt8(ascii: "-")) ? text.replacing(" - ", with: " – ") : text
    return marked == self ? nil : marked
  }
}
